### 輪流出牌的遊戲：和按天進行的遊戲說法不同的地方，以及出牌時的問答。

menu-open-seats = 幾個人玩？
open-seats = 最多 { $seats } 人

notice-opened-turns = { $game }開始報名，最多 { $seats } 人，按面板上的「參加」就行。
answer-opened-turns = 第 { $match } 局開始報名，最多 { $seats } 人。
answer-joined-turns = 你是{ $place }。開局後按「我的手牌」看牌、出牌。
answer-started-turns = 開局了，牌發好了。
greet-seat-turns = 你是{ $seat }。開局後按面板上的「我的手牌」看牌、出牌；有要緊的事，也會發到這裡。
greet-waiting-turns = 你是候補第 { $position } 位，輪到你會在報名面板上公布。
notice-begun-turns = 開局了，牌發好了！按「我的手牌」看自己的牌，只有你看得到。
notice-begun-until-turns = 第一回合的時限：{ $until }。
notice-begun-commitment-turns = 洗牌用的種子已經封存，憑據是 { $commitment }。結束後公布種子，誰都可以核對。
notice-briefed-turns = 你接手了{ $seat }。按「我的手牌」看牌、出牌。
notice-unread-turns = 私訊送不到：{ $seats }。按「我的手牌」或用 { $me } 看牌、出牌。
notice-seat-away = { $seat }暫時離開，先由電腦代打，本人一回來就交還。
answer-away = 你不在的時候由電腦代打。回來按「我回來了」，或者直接出牌。
answer-back = 好，接著由你自己玩。
help-lobby-turns = 正在報名：按面板上的「參加」或「退出」。滿兩人，主持人就能開局。
help-over-turns = 這一局結束了。{ $votes } 看整局經過，{ $why } 看結果怎麼來的。
help-commands-turns = 隨時可以用：{ $me } 我的手牌，{ $panel } 面板，{ $votes } 整局經過，{ $why } 結果怎麼來的，{ $rules } 規則
help-move = 輪到你了：按「我的手牌」，或者用 { $move }。
help-wait = 現在沒有要你做的事。
help-away = 要離開一陣：{ $away } 讓電腦代打，{ $back } 回來接著玩。

button-me-turns = 我的手牌
button-votes-turns = 經過
button-away = 離開一陣
button-back = 我回來了
move-unclear = 現在不能這樣出：{ $text }。可以出的都在下面。
refused-stale_move = 剛才的按鈕過時了，局面已經變了。現在是這樣：
refused-places_empty-turns = 還差 { $count } 人才能開局。等人來，或者按「電腦代打補滿」。
refused-stale_phase-turns = 這個按鈕是{ $phase }的，已經過去了。現在是這樣：

turns-until = 時限：{ $until }
turns-robot = 現在由電腦代打，按「我回來了」接著玩。

command-move-name = 出牌
command-move-about = 出牌，或者做別的；不填就看手牌
command-move-move-name = 怎麼出
command-move-move-about = 從列出來的裡面選
command-move-match-name = 局
command-move-match-about = 第幾局；同時玩好幾局的時候才要填
command-away-name = 離開
command-away-about = 離開一陣，先由電腦代打
command-away-match-name = 局
command-away-match-about = 第幾局；同時玩好幾局的時候才要填
command-back-name = 回來
command-back-about = 回來接著玩
command-back-match-name = 局
command-back-match-about = 第幾局；同時玩好幾局的時候才要填

turns-hours = { $hours } 小時
turns-minutes = { $minutes } 分鐘
turns-rule-turn_hours = 一回合的時間
turns-rule-reply_hours = 回答的時間
turns-rule = { $title }：{ $rule }
turns-phase-end = { $phase }結束
turns-course-none = 還沒有人出過牌。
turns-then = {" → "}
turns-move = { $what }：{ $choices }
turns-enough = 滿 { $seats } 人就能開局。
