### 轮流出牌的游戏：和按天进行的游戏说法不同的地方，以及出牌时的问答。

menu-open-seats = 几个人玩？
open-seats = 最多 { $seats } 人

notice-opened-turns = { $game }开始报名，最多 { $seats } 人，点面板上的“参加”就行。
answer-opened-turns = 第 { $match } 局开始报名，最多 { $seats } 人。
answer-joined-turns = 你是{ $place }。开局后点“我的手牌”看牌、出牌。
answer-started-turns = 开局了，牌发好了。
greet-seat-turns = 你是{ $seat }。开局后点面板上的“我的手牌”看牌、出牌；有要紧的事，也会发到这里。
greet-waiting-turns = 你是候补第 { $position } 位，轮到你会在报名面板上公布。
notice-begun-turns = 开局了，牌发好了！点“我的手牌”看自己的牌，只有你看得到。
notice-begun-until-turns = 第一回合的时限：{ $until }。
notice-begun-commitment-turns = 洗牌用的种子已经封存，凭据是 { $commitment }。结束后公布种子，谁都可以核对。
notice-briefed-turns = 你接手了{ $seat }。点“我的手牌”看牌、出牌。
notice-unread-turns = 私信送不到：{ $seats }。点“我的手牌”或用 { $me } 看牌、出牌。
notice-seat-away = { $seat }暂时离开，先由电脑代打，本人一回来就交还。
answer-away = 你不在的时候由电脑代打。回来点“我回来了”，或者直接出牌。
answer-back = 好，接着由你自己玩。
help-lobby-turns = 正在报名：点面板上的“参加”或“退出”。满两人，主持人就能开局。
help-over-turns = 这一局结束了。{ $votes } 看整局经过，{ $why } 看结果怎么来的。
help-commands-turns = 随时可以用：{ $me } 我的手牌，{ $panel } 面板，{ $votes } 整局经过，{ $why } 结果怎么来的，{ $rules } 规则
help-move = 轮到你了：点“我的手牌”，或者用 { $move }。
help-wait = 现在没有要你做的事。
help-away = 要离开一阵：{ $away } 让电脑代打，{ $back } 回来接着玩。

button-me-turns = 我的手牌
button-votes-turns = 经过
button-away = 离开一阵
button-back = 我回来了
move-unclear = 现在不能这样出：{ $text }。可以出的都在下面。
refused-stale_move = 刚才的按钮过时了，局面已经变了。现在是这样：
refused-places_empty-turns = 还差 { $count } 人才能开局。等人来，或者点“电脑代打补满”。
refused-stale_phase-turns = 这个按钮是{ $phase }的，已经过去了。现在是这样：

turns-until = 时限：{ $until }
turns-robot = 现在由电脑代打，点“我回来了”接着玩。

command-move-name = 出牌
command-move-about = 出牌，或者做别的；不填就看手牌
command-move-move-name = 怎么出
command-move-move-about = 从列出来的里面选
command-move-match-name = 局
command-move-match-about = 第几局；同时玩好几局的时候才要填
command-away-name = 离开
command-away-about = 离开一阵，先由电脑代打
command-away-match-name = 局
command-away-match-about = 第几局；同时玩好几局的时候才要填
command-back-name = 回来
command-back-about = 回来接着玩
command-back-match-name = 局
command-back-match-about = 第几局；同时玩好几局的时候才要填

turns-hours = { $hours } 小时
turns-minutes = { $minutes } 分钟
turns-rule-turn_hours = 一回合的时间
turns-rule-reply_hours = 回答的时间
turns-rule = { $title }：{ $rule }
turns-phase-end = { $phase }结束
turns-course-none = 还没有人出过牌。
turns-then = {" → "}
turns-move = { $what }：{ $choices }
turns-enough = 满 { $seats } 人就能开局。
