### 瘋狂大富翁：面板上寫什麼，出價和預約怎麼說給本人聽。

## 面板：現在做什麼

tycoon-panel-do-day = 可以出價，也可以投票。出價先寫成草稿，按「封標」才生效；截標時草稿會自動封標。
tycoon-panel-do-day-no_vote = 可以出價，今天不投票。出價先寫成草稿，按「封標」才生效；截標時草稿會自動封標。
tycoon-panel-do-dusk = 今天已經截標。天黑前還能投票、改票、撤票。
tycoon-panel-do-dusk-no_vote = 今天已經截標，也不投票，等天黑揭曉結果。
tycoon-panel-do-revote = { $seats } 票數並列，再投一輪，只在他們當中選。
tycoon-panel-do-night = 今晚手上有道具的人，按「用道具」選人。沒有道具的人，睡個好覺。

## 面板：到幾點

tycoon-panel-bids_close = 截標：{ $until }
tycoon-panel-nightfall = 天黑：{ $until }
tycoon-panel-revote = 第二輪計票：{ $until }
tycoon-panel-dawn = 天亮：{ $until }

## 面板：誰出局了，誰投了誰

tycoon-panel-out = 出局 { $number } 人：{ $seats }。
tycoon-panel-fallen-role = { $seat }（{ $side }{ $role }）
tycoon-panel-fallen-side = { $seat }（{ $side }）
tycoon-panel-votes-secret = 投票保密：誰投誰不公布，計票時只公布票數。
tycoon-panel-votes = 投票：{ $living } 人裡已有 { $voted } 人投了。
tycoon-panel-votes-for = { $seat } { $votes } 票（{ $voters }）
tycoon-panel-votes-abstain = 棄票：{ $voters }
tycoon-panel-votes-missing = 還沒投：{ $seats }

## 報名時先說清楚

tycoon-lobby-roster = 身份：{ $roster }
tycoon-lobby-known-members_and_roles = 開局就知道誰是東城、誰是西城。同城的身份互相知道，對面的身份不公開。
tycoon-lobby-known-members = 開局就知道誰是東城、誰是西城。各是什麼身份，只有自己知道。
tycoon-lobby-known-none = 開局誰也不認識誰，只知道自己的身份。
tycoon-lobby-rule = 房規「{ $title }」：{ $rule }

## 一個人要做的事，用幾個字說

tycoon-asked-bid = { $item } { $amount } 金
tycoon-asked-order = { $item }用在 { $seats } 身上
tycoon-asked-decline = 不用{ $item }
tycoon-asked-vote = 投給 { $seat }
tycoon-asked-abstain = 棄票
tycoon-asked-unvote = 撤票

## 草稿和預約

tycoon-draft = 草稿：{ $item } { $amount } 金，還沒有封標。
tycoon-draft-replaced = 封標時，先前封的 { $replaced } 金會返還。
tycoon-draft-purse = 照這樣封標，你還能用 { $purse } 金。
tycoon-draft-half_bids = 照這樣封標，帶 .5 的出價還剩 { $half_bids } 次。
tycoon-draft-until = 截標：{ $until }。那之前都能改；到時還沒封標的，自動封標。
tycoon-standing = 預約：若得標，{ $asked }。天亮時照辦，當晚另作安排就不照它了。
tycoon-given = 照你的草稿或預約，或由電腦代打、主持人補錄，替你做了：

## 我的身份

tycoon-own-out = 你已經出局了。
tycoon-own-draft = 草稿：{ $asked }，還沒有封標。
tycoon-own-item = 今晚你手上有{ $item }，還沒有安排。
tycoon-orders-none = 今晚你手上沒有道具。
tycoon-orders-nobody = 不用{ $item }

## 試算

tycoon-foreseen-day = 到時還沒封的草稿自動封標，不再收出價。票到天黑再計。
tycoon-foreseen-day-no_vote = 到時還沒封的草稿自動封標，不再收出價。
tycoon-foreseen-dusk = 到時計票，公布誰出局；每個人的出價結果由我私下告訴他，然後是夜裡。
tycoon-foreseen-dusk-no_vote = 到時天黑；每個人的出價結果由我私下告訴他，然後是夜裡。
tycoon-foreseen-revote = 到時第二輪計票，公布誰出局；每個人的出價結果由我私下告訴他，然後是夜裡。
tycoon-foreseen-night = 到時昨晚安排的道具一起生效，公布誰出局。
tycoon-foreseen-count = 現在就計票的話（票還會變）：
tycoon-foreseen-lot = 票數並列：{ $seats }。由抽籤決定誰出局。
tycoon-foreseen-cards = 昨晚用的卡到計票時才公布，結果可能不一樣。
