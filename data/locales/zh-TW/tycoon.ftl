### 瘋狂大富翁：名稱，和每件事發生時說的話。

tycoon-name = 瘋狂大富翁

## 名稱。words 是玩家可能打的字，用逗號隔開，各種語言的都認。

tycoon-side-east = 東城
tycoon-side-west = 西城

tycoon-role-miser = 守財奴
tycoon-role-merchant = 大商人
tycoon-role-trader = 期貨商
tycoon-role-thief = 小偷
tycoon-role-commoner = 水民

tycoon-item-missile = 飛彈
    .words = 飛彈, 導彈
tycoon-item-mine = 地雷
    .words = 地雷, 雷
tycoon-item-alliance = 同盟卡
    .words = 同盟卡, 同盟, 盟
tycoon-item-red_card = 紅卡
    .words = 紅卡, 紅
tycoon-item-black_card = 黑卡
    .words = 黑卡, 黑

tycoon-gold = 金
    .words = 金, 金幣, 個金幣

tycoon-phase-day = 白天
tycoon-phase-dusk = 截標後
tycoon-phase-revote = 第二輪投票
tycoon-phase-night = 夜裡
tycoon-phase-over = 已結束
tycoon-phase-label = { $phase ->
        [day] 第 { $day } 天白天
        [dusk] 第 { $day } 天截標後
        [revote] 第 { $day } 天第二輪投票
        [night] 第 { $day } 天夜裡
       *[other] 第 { $day } 天，已結束
    }
tycoon-phase-end = { $phase ->
        [day] 第 { $day } 天截標
        [dusk] 第 { $day } 天天黑
        [revote] 第 { $day } 天第二輪計票
       *[other] 第 { $next } 天天亮
    }

## 道具和身份各有什麼用

tycoon-use-missile = 飛彈：今晚選一個人，天亮時他出局。
tycoon-use-mine = 地雷：今晚埋在一個人身上，別人對他用道具就會出局，用出去的道具照樣有效。
tycoon-use-alliance = 同盟卡：今晚選兩個人，明天計票時他們的票都算投給你投的人。
tycoon-use-red_card = 紅卡：今晚選一個人，明天計票時他得的票加倍。
tycoon-use-black_card = 黑卡：今晚選一個人，明天計票時他得的票減半，逢單數進一。

tycoon-power-miser = 你的本事：出價沒有得標，返還三分之二，別人只返還一半。
tycoon-power-merchant = 你的本事：同一件道具每天可以出兩個價，寫成「飛彈 5 7」。
tycoon-power-trader = 你的本事：整局有三次機會出帶 .5 的價，例如 8.5。
tycoon-power-thief = 你的本事：你出過價的道具，得標的人要被你偷走 1 金。
tycoon-power-commoner = 你沒有特權，可是最要緊：一城的水民全部出局，這一城就輸了。

## 發身份

tycoon-dealt = 你是{ $seat }，{ $side }的{ $role }。這則只有你看得到，請收好。
tycoon-dealt-mates = 你的同城：
tycoon-dealt-mate = { $seat } 是{ $role }
tycoon-dealt-mate-unknown = { $seat }

## 天亮

tycoon-day = 天亮了，第 { $day } 天開始。
tycoon-day-living = 在場 { $number } 人：{ $seats }。
tycoon-day-income = 每人領到 { $income } 金。
tycoon-day-bids = 現在可以出價，截標前都收。
tycoon-day-bids-until = 現在可以出價，{ $until } 截標。
tycoon-day-votes = 也可以投票，天黑計票。
tycoon-day-votes-until = 也可以投票，{ $until } 天黑計票。
tycoon-day-no-votes = 今天不投票。

tycoon-effects = 今天計票時生效的卡：
tycoon-effect-red_card = 紅卡：{ $seats } 得的票加倍。
tycoon-effect-black_card = 黑卡：{ $seats } 得的票減半，逢單數進一。
tycoon-effect-alliance = 同盟卡：{ $bound } 的票跟著 { $by } 走。

## 出價和投票

tycoon-sealed = 已封標：{ $item } { $amount } 金。
tycoon-sealed-replaced = 先前封的 { $replaced } 金已返還。
tycoon-sealed-purse = 還能用 { $purse } 金。
tycoon-sealed-half_bids = 帶 .5 的出價還剩 { $half_bids } 次。

tycoon-vote = { $seat } 投給 { $target }。
tycoon-vote-abstain = { $seat } 棄票。
tycoon-vote-withdrawn = { $seat } 撤票。
tycoon-vote-own = 已記下：你投給 { $target }。計票前可以改票或撤票。
tycoon-vote-own-abstain = 已記下：你棄票。計票前可以改票或撤票。
tycoon-vote-own-withdrawn = 已記下：你撤票了。計票前還可以再投。
tycoon-vote-own-until = 計票：{ $until }。

tycoon-bids-closed = 第 { $day } 天截標，今天不再收出價，結果天黑時揭曉。
tycoon-bids-closed-until = 天黑：{ $until }。

## 計票

tycoon-tally = 第 { $day } 天計票：
tycoon-tally-seat = { $seat } 得 { $votes } 票
tycoon-tally-seat-adjusted = { $seat } 實得 { $real } 票，計為 { $adjusted } 票
tycoon-tally-none = 沒有人得票，今天無人出局。
tycoon-tally-out = 得票最多的是 { $seats }。
tycoon-tally-drawn = { $tied } 票數並列最高，抽籤抽到 { $seats }。
tycoon-tally-tied = { $tied } 票數並列最高，今天無人出局。
tycoon-tally-again = { $seats } 票數並列最高，再投一輪，只在他們當中選，限時 { $minutes } 分鐘。
tycoon-tally-again-until = 第二輪計票：{ $until }。

## 出局

tycoon-died-missile = { $seat } 中了飛彈，出局。
tycoon-died-mine = { $seat } 踩了地雷，出局。
tycoon-died-vote = { $seat } 被大家投票出局。
tycoon-died-removed = { $seat } 由主持人請離，按出局算。
tycoon-died-unsaid = { $seat } 出局，原因不公布。
tycoon-died-role = 亮身份：{ $side }的{ $role }。
tycoon-died-side = 亮身份：{ $side }的人，其餘不公布。
tycoon-died-hidden = 身份不公布。
tycoon-talk-silent = 接下來請安靜看戲，先別在討論串裡發言。
tycoon-talk-last_words = 可以留一次遺言，之後請安靜看戲。
tycoon-talk-free = 出局後也可以繼續發言。

## 天黑和夜裡

tycoon-night = 天黑了，第 { $day } 天結束。
tycoon-night-letters = 在場的人都會私下收到自己的結果，誰得標只有本人知道。
tycoon-night-until = 天亮：{ $until }。

tycoon-results = 第 { $day } 天的出價結果（只有你看得到）：
tycoon-results-none = 你今天沒有出價。
tycoon-results-won = { $item }：得標，付 { $price } 金。
tycoon-results-lost = { $item }：沒有得標，返還 { $refund } 金。
tycoon-results-both = { $item }：一個出價得標，付 { $price } 金；另一個沒有得標，返還 { $refund } 金。
tycoon-results-purse = 你現在有 { $purse } 金。
tycoon-results-tonight = 今晚可用：{ $items }。不用也行，{ $until } 天亮前都能改。

tycoon-ordered-missile = 已記下：今晚用飛彈打 { $targets }。
tycoon-ordered-mine = 已記下：今晚把地雷埋在 { $targets } 身上。
tycoon-ordered-alliance = 已記下：今晚用同盟卡綁住 { $targets }。
tycoon-ordered-red_card = 已記下：今晚給 { $targets } 用紅卡。
tycoon-ordered-black_card = 已記下：今晚給 { $targets } 用黑卡。
tycoon-declined = 已記下：今晚不用{ $item }。
tycoon-change = 天亮前都可以改。
tycoon-change-until = { $until } 天亮前都可以改。

## 結束

tycoon-ended-commoners = { $loser }的水民全部出局，{ $winner }獲勝！
tycoon-ended-headcount = 兩城的水民都出局了，{ $winner }活著的人多，{ $winner }獲勝！
tycoon-ended-headcount-draw = 兩城都沒有人活下來，平手。
tycoon-ended-max_days = 天數已滿，{ $winner }活著的人多，{ $winner }獲勝！
tycoon-ended-max_days-draw = 天數已滿，兩城活著的人一樣多，平手。
tycoon-ended-day = 本局到第 { $day } 天結束，大家亮身份：
tycoon-ended-side = { $side }
tycoon-ended-living = { $seat } 是{ $role }，活到最後
tycoon-ended-out = { $seat } 是{ $role }，出局
