### 開局前的設定、報名、主持人要做的事：面板、表單和問話。

## 設定

tycoon-preset-classic = 原版，兩城各 8 人
tycoon-preset-blind = 蒙面，兩城各 8 人，互不相識
tycoon-preset-skirmish = 小戰，兩城各 5 人
language-zh-CN = 簡體中文
language-zh-TW = 繁體中文
language-en = 英文
menu-open-preset = 哪一套規則？
menu-open-language = 公開的話用什麼語言？
menu-open-place = 在哪裡開？不選就在這裡
menu-open-zone = 按哪裡的時間？
menu-open-key = 改哪一條房規？
menu-open-value = 改成什麼？
button-open-go = 開始報名
button-open-hours = 改時間
button-open-rules = 改房規
button-open-back = 回到設定
open-title = 開一局{ $game }
open-preset = 規則：{ $preset }
open-language = 語言：{ $language }
open-place = 地點：{ $place }
open-place-here = 地點：這裡，給這一局單開一個討論串
open-hint = 只有你看得到。按「開始報名」之前，什麼都還沒有發生。
open-rules = 房規
open-rules-none = 都和所選的規則一樣。
open-rule = 房規「{ $title }」：{ $rule }
open-hours-title = 每天的時間
open-hours-label = 天亮 / 截標 / 天黑
open-zone-label = 時區
open-thread = { $game } { $at }
open-post = 這裡是報名的討論串，請看下面的面板。
open-where = 報名在 { $place }。
open-lacks = 我在 { $channel } 還少這些權限：{ $permissions }。請管伺服器的人補上再開，/{ command-setup-name } 會逐條檢查。
open-not-yours = 你在 { $channel } 不能發言，所以不能在那裡開局。

## 報名

button-kick = 請他退出
button-host = 主持面板
lobby-reached = { $seat } ✓
lobby-reached-means = ✓ 私訊已經送到。
lobby-closed_dms = 私訊送不到：{ $seats }。照樣能玩，用面板上的按鈕。
lobby-reads_threads = 有權看到所有私人討論串：{ $seats }。要用討論串密談，就得先改權限。
join-reads_threads = 你有權看到所有私人討論串，也就看得到對面的密談。開局前請讓管伺服器的人改權限，或者請主持人換一種密談。
start-unchecked = 現在查不到誰能看私人討論串，所以還沒有開局。請稍後再按一次。
greet-seat = 你是{ $seat }，出價發到這裡就行。身份開局後也發到這裡。
greet-waiting = 你是候補第 { $position } 位，輪到你會在報名面板上公布。以後出價發到這裡就行。

## 密談

team-thread = { $side }密談 #{ $match }
team-hello = 這裡只有{ $side }的人看得到，有「管理討論串」權限的人也能看。身份和出價請用私訊或面板，不用寫在這裡。出局的人會被移出這裡。
threads-failed = 密談的討論串沒能全部備好。請檢查權限，再用 /{ command-host-name } { command-host-threads-name } 補上。
threads-made = 密談的討論串都備好了。
notice-team_said = { $seat } 對同城說：
answer-words_kept = 記下了。這個階段結束時，會先說你這幾句話。
answer-said = 帶到了，{ $heard } 人會收到。
answer-talk_set = { $how ->
        [threads] 各城用私人討論串密談。
        [relay] 各城的密談由我轉達，用 /{ command-team-name } { command-team-say-name }。
       *[off] 本局沒有密談。
    }
refused-team_talk_off = 這一局的密談不用我轉達。
refused-no_team = 你現在沒有可以密談的人。

## 主持人要確認的事

sure-tick = 要提前結束{ $phase }嗎？{ $minutes } 分鐘後結束，現在就會告訴大家。
sure-undo = 要撤回最近一步嗎？已經公布的會劃掉，大家都看得到。
sure-look = 要看秘密嗎？大家會知道你看過。
sure-remove = 要請 { $seat } 離開嗎？按出局算。
sure-close = 要取消報名嗎？這一局就不開了。
sure-end = 結束後不能再繼續，種子會公布。
sure-correct = 一行改一處，大家會看到改了哪幾處。
sure-enter = 要補錄這一個嗎？{ $late }
sure-button-tick = 是，提前結束
sure-button-undo = 是，撤回
sure-button-look = 是，我要看
sure-button-remove = 是，請他離開
sure-button-close = 是，取消報名
sure-button-enter = 補錄
button-cohost = 加協助主持
button-dismiss = 不補錄
field-minutes = 多少分鐘？
field-at = 到幾點？
field-reason = 原因
field-text = 要說的話
field-parts = 改成什麼
field-seat = 幾號？
field-person = 誰？

## 看秘密

look-title = 本局的秘密
tycoon-look-seat = { $seat }：{ $side }{ $role }，{ $gold } 金
tycoon-look-out = { $seat }：{ $side }{ $role }，出局
tycoon-look-bid = { $item }已封標：{ $amounts } 金
tycoon-look-item = { $item }在 { $seat } 手裡
tycoon-look-order = { $seat } 把{ $item }用在 { $targets } 身上

## 主持紀錄

audit-title = 主持人做過的事
audit-none = 還沒有。
audit-bot = （自動）
audit-asked = 想要{ $act }，等另一位主持人
audit-line = { $at } { $host } { $act }
audit-line-more = { $at } { $host } { $act }：{ $details }
audit-minutes = { $minutes } 分鐘
act-open = 開始報名
act-kick = 請一位退出報名
act-robots = 安排電腦代打
act-talk = 選定密談的辦法
act-close = 取消報名
act-start = 開局
act-look = 看秘密
act-words = 寫開場白
act-announce = 公告
act-remind = 提醒
act-add_host = 加一位協助主持
act-outage = 因斷線把時間往後挪

## 檢查權限

permission-view_channel = 檢視頻道
setup-why-view_channel = 看不到頻道，什麼都做不了
permission-send_messages = 傳送訊息
setup-why-send_messages = 發不了公告
permission-send_messages_in_threads = 在討論串中傳送訊息
setup-why-send_messages_in_threads = 進不了每一局自己的討論串
permission-create_public_threads = 建立公開討論串
setup-why-create_public_threads = 沒法給每一局單開討論串
permission-read_message_history = 讀取訊息歷史
setup-why-read_message_history = 斷線後找不回自己發過的話
permission-create_private_threads = 建立私人討論串
setup-why-create_private_threads = 各城沒有私人討論串，密談只能由我轉達
permission-pin_messages = 釘選訊息
setup-why-pin_messages = 面板會被聊天沖走
permission-attach_files = 附加檔案
setup-why-attach_files = 發不了圖片
setup-title = 檢查 { $channel }
setup-has = ✅ { $permission }
setup-lacks = ❌ { $permission }：{ $why }
setup-post = 試發一則，馬上就刪。
setup-post-arrived = ✅ 試發了一則，已經刪掉
setup-post-refused = ❌ 試發的一則沒能發出
setup-mend = 少了的權限這樣補：打開 { $channel } 的「編輯頻道」，選「權限」，在我的身分組裡逐條打勾，再用一次 /{ command-setup-name }。

## 伺服器的設定

menu-server-channel = 在哪裡開？不選就是用 /{ command-match-name } { command-match-open-name } 的地方
menu-server-language = 公開的話用什麼語言？
menu-server-zone = 按哪裡的時間？
menu-server-role = 哪個身分組的人都算主持人？
button-server-hours = 改時間
button-server-post = 試發一則
server-title = 本伺服器的設定
server-language-own = 跟伺服器一樣：{ $language }
server-here = 地點：用 /{ command-match-name } { command-match-open-name } 的地方
server-role = 主持身分組：{ $role }，有它的人在每一局都算主持人
server-role-none = 主持身分組：沒有
server-hint = 選了馬上算數，以後的 /{ command-match-name } { command-match-open-name } 從這裡開始，每一局還可以另選。已經打開的設定面板和已經報名的局不變。能管理伺服器的人，在每一局也都算主持人。
server-post = 試發一則：以後可以在這裡開局。
server-posted = ✅ 在 { $channel } 試發了一則：{ $link }
server-post-forum = { $channel } 是論壇，不試發：發了就多一個討論串。權限請用 /{ command-setup-name } 看。
server-post-unclear = 現在查不到 { $channel } 收到沒有。請稍後再試一次。

## 沒看懂，找不到

refused-no_match_around = 這裡沒有正在報名或進行的局。
refused-which_match = 有好幾局：{ $matches }。請寫明是哪一局。
refused-hours_unreadable = 看不懂「{ $text }」。請寫成 08:00 / 20:00 / 21:00 這樣；只寫一個時間就像 21:30。
refused-hours_order = 一天裡要先天亮，再截標，最後天黑。
refused-unknown_zone = 沒有「{ $zone }」這個時區。請寫 Asia/Taipei 這樣的名字。
refused-rule_number = 「{ $text }」不行，請寫 { $least } 到 { $most } 的整數。
refused-rule_span = 「{ $text }」不行，請寫小時或分鐘，比如「12 小時」或「3 分鐘」，最多 { $most } 小時。
refused-lobby_open = 這裡已經有一局在報名了。
refused-not_manager = 這個只有能管理伺服器的人能改。
refused-role_of_all = 這個身分組人人都有，那樣人人都是主持人了。請另選一個，或者不選。
