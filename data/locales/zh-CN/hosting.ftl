### 开局前的设置、报名、主持人要做的事：面板、表单和问话。

## 设置

tycoon-preset-classic = 原版，两城各 8 人
tycoon-preset-blind = 蒙面，两城各 8 人，互不相识
tycoon-preset-skirmish = 小战，两城各 5 人
language-zh-CN = 简体中文
language-zh-TW = 繁体中文
language-en = 英文
menu-open-preset = 哪一套规则？
menu-open-language = 公开的话用什么语言？
menu-open-place = 在哪里开？不选就在这里
menu-open-zone = 按哪里的时间？
menu-open-key = 改哪一条房规？
menu-open-value = 改成什么？
button-open-go = 开始报名
button-open-hours = 改时间
button-open-rules = 改房规
button-open-back = 回到设置
open-title = 开一局{ $game }
open-preset = 规则：{ $preset }
open-language = 语言：{ $language }
open-place = 地点：{ $place }
open-place-here = 地点：这里，给这一局单开一个帖子
open-hint = 只有你看得到。点“开始报名”之前，什么都还没有发生。
open-rules = 房规
open-rules-none = 都和所选的规则一样。
open-rule = 房规“{ $title }”：{ $rule }
open-hours-title = 每天的时间
open-hours-label = 天亮 / 截标 / 天黑
open-zone-label = 时区
open-thread = { $game } { $at }
open-post = 这里是报名帖，请看下面的面板。
open-where = 报名在 { $place }。
open-lacks = 我在 { $channel } 还少这些权限：{ $permissions }。请管服务器的人补上再开，/{ command-setup-name } 会逐条检查。
open-not-yours = 你在 { $channel } 不能发言，所以不能在那里开局。

## 报名

button-kick = 请他退出
button-host = 主持面板
lobby-reached = { $seat } ✓
lobby-reached-means = ✓ 私信已经送到。
lobby-closed_dms = 私信送不到：{ $seats }。照样能玩，用面板上的按钮。
lobby-reads_threads = 有权看到所有私密帖子：{ $seats }。要用帖子密谈，就得先改权限。
join-reads_threads = 你有权看到所有私密帖子，也就看得到对面的密谈。开局前请让管服务器的人改权限，或者请主持人换一种密谈。
start-unchecked = 现在查不到谁能看私密帖子，所以还没有开局。请稍后再点一次。
greet-seat = 你是{ $seat }，出价发到这里就行。身份开局后也发到这里。
greet-waiting = 你是候补第 { $position } 位，轮到你会在报名面板上公布。以后出价发到这里就行。

## 密谈

team-thread = { $side }密谈 #{ $match }
team-hello = 这里只有{ $side }的人看得到，有“管理帖子”权限的人也能看。身份和出价请用私信或面板，不用写在这里。出局的人会被移出这里。
threads-failed = 密谈的帖子没能全部备好。请检查权限，再用 /{ command-host-name } { command-host-threads-name } 补上。
threads-made = 密谈的帖子都备好了。
notice-team_said = { $seat } 对同城说：
answer-words_kept = 记下了。这个阶段结束时，会先说你这几句话。
answer-said = 带到了，{ $heard } 人会收到。
answer-talk_set = { $how ->
        [threads] 各城用私密帖子密谈。
        [relay] 各城的密谈由我转达，用 /{ command-team-name } { command-team-say-name }。
       *[off] 本局没有密谈。
    }
refused-team_talk_off = 这一局的密谈不用我转达。
refused-no_team = 你现在没有可以密谈的人。

## 主持人要确认的事

sure-tick = 要提前结束{ $phase }吗？{ $minutes } 分钟后结束，现在就会告诉大家。
sure-undo = 要撤回最近一步吗？已经公布的会划掉，大家都看得到。
sure-look = 要看秘密吗？大家会知道你看过。
sure-remove = 要请 { $seat } 离开吗？按出局算。
sure-close = 要取消报名吗？这一局就不开了。
sure-end = 结束后不能再继续，种子会公布。
sure-correct = 一行改一处，大家会看到改了哪几处。
sure-enter = 要补录这一个吗？{ $late }
sure-button-tick = 是，提前结束
sure-button-undo = 是，撤回
sure-button-look = 是，我要看
sure-button-remove = 是，请他离开
sure-button-close = 是，取消报名
sure-button-enter = 补录
button-cohost = 加协助主持
button-dismiss = 不补录
field-minutes = 多少分钟？
field-at = 到几点？
field-reason = 原因
field-text = 要说的话
field-parts = 改成什么
field-seat = 几号？
field-person = 谁？

## 看秘密

look-title = 本局的秘密
tycoon-look-seat = { $seat }：{ $side }{ $role }，{ $gold } 金
tycoon-look-out = { $seat }：{ $side }{ $role }，出局
tycoon-look-bid = { $item }已封标：{ $amounts } 金
tycoon-look-item = { $item }在 { $seat } 手里
tycoon-look-order = { $seat } 把{ $item }用在 { $targets } 身上

## 主持记录

audit-title = 主持人做过的事
audit-none = 还没有。
audit-bot = （自动）
audit-asked = 想要{ $act }，等另一位主持人
audit-line = { $at } { $host } { $act }
audit-line-more = { $at } { $host } { $act }：{ $details }
audit-minutes = { $minutes } 分钟
act-open = 开始报名
act-kick = 请一位退出报名
act-robots = 安排电脑代打
act-talk = 选定密谈的办法
act-close = 取消报名
act-start = 开局
act-look = 看秘密
act-words = 写开场白
act-announce = 公告
act-remind = 提醒
act-add_host = 加一位协助主持
act-outage = 因断线把时间往后挪

## 检查权限

permission-view_channel = 查看频道
setup-why-view_channel = 看不到频道，什么都做不了
permission-send_messages = 发送消息
setup-why-send_messages = 发不了公告
permission-send_messages_in_threads = 在帖子中发送消息
setup-why-send_messages_in_threads = 进不了每一局自己的帖子
permission-create_public_threads = 创建公开帖子
setup-why-create_public_threads = 没法给每一局单开帖子
permission-read_message_history = 读取消息历史记录
setup-why-read_message_history = 断线后找不回自己的消息
permission-create_private_threads = 创建私密帖子
setup-why-create_private_threads = 各城没有私密帖子，密谈只能由我转达
permission-pin_messages = 置顶消息
setup-why-pin_messages = 面板会被聊天冲走
permission-attach_files = 添加文件
setup-why-attach_files = 发不了图片
setup-title = 检查 { $channel }
setup-has = ✅ { $permission }
setup-lacks = ❌ { $permission }：{ $why }
setup-post = 试发一条，马上就删。
setup-post-arrived = ✅ 试发了一条，已经删掉
setup-post-refused = ❌ 试发的一条没能发出
setup-mend = 少了的权限这样补：打开 { $channel } 的“编辑频道”，选“权限”，在我的身份组里逐条打勾，再用一次 /{ command-setup-name }。

## 服务器的设置

menu-server-channel = 在哪里开局？不选就是用 /{ command-match-name } { command-match-open-name } 的地方
menu-server-language = 公开的话用什么语言？
menu-server-zone = 按哪里的时间？
menu-server-role = 哪个身份组的人都算主持人？
button-server-hours = 改时间
button-server-post = 试发一条
server-title = 本服务器的设置
server-language-own = 跟服务器一样：{ $language }
server-here = 地点：用 /{ command-match-name } { command-match-open-name } 的地方
server-role = 主持身份组：{ $role }，有它的人在每一局都算主持人
server-role-none = 主持身份组：没有
server-hint = 选了马上算数，以后的 /{ command-match-name } { command-match-open-name } 从这里开始，每一局还可以另选。已经打开的设置面板和已经报名的局不变。能管理服务器的人，在每一局也都算主持人。
server-post = 试发一条：以后可以在这里开局。
server-posted = ✅ 在 { $channel } 试发了一条：{ $link }
server-post-forum = { $channel } 是论坛，不试发：发了就是一个新帖子。权限请用 /{ command-setup-name } 看。
server-post-unclear = 现在查不到 { $channel } 收到没有。请稍后再试一次。

## 没看懂，找不到

refused-no_match_around = 这里没有正在报名或进行的局。
refused-which_match = 有好几局：{ $matches }。请写明是哪一局。
refused-hours_unreadable = 看不懂“{ $text }”。请写成 08:00 / 20:00 / 21:00 这样；只写一个时间就像 21:30。
refused-hours_order = 一天里要先天亮，再截标，最后天黑。
refused-unknown_zone = 没有“{ $zone }”这个时区。请写 Asia/Shanghai 这样的名字。
refused-rule_number = “{ $text }”不行，请写 { $least } 到 { $most } 的整数。
refused-rule_span = “{ $text }”不行，请写小时或分钟，比如“12 小时”或“3 分钟”，最多 { $most } 小时。
refused-lobby_open = 这里已经有一局在报名了。
refused-not_manager = 这个只有能管理服务器的人能改。
refused-role_of_all = 这个身份组人人都有，那样人人都是主持人了。请另选一个，或者不选。
