### 報名面板、主持面板，和所有按鈕、選單上的字。按鈕上的字要短。

panel-paused = 本局暫停。最晚到 { $until }，自動繼續。

## 報名

lobby-closed = 報名取消了。
lobby-begun = 報名結束，已經開局，請看下面的面板。
lobby-host = 主持人：{ $hosts }
lobby-seats = 已報名 { $taken } / { $seats } 人
lobby-waiting = 候補：{ $names }
lobby-waiting-number = 候補 { $number } 人
lobby-hours = 每天天亮 { $dawn }，截標 { $bids_close }，天黑 { $nightfall }（{ $zone } 時間）
lobby-first_nightfall = 開局後至少過 { $hours } 小時才第一次天黑。

## 主持面板

host-title = 主持面板，第 { $match } 局
host-status = { $status ->
        [lobby] 正在報名
        [running] 進行中
        [paused] 暫停中
        [over] 已經分出結果
        [ended] 已由主持人結束
       *[closed] 報名已取消
    }
host-phase = 現在：{ $phase }
host-until = 結束：{ $until }
host-owing = 公開的動作還沒做：{ $seats }
host-not_received = 還沒按「收到身份」：{ $seats }
host-late = 有 { $number } 個動作來得及卻到得晚，等你決定要不要補錄。
host-late-one = { $phase }，{ $at } 送出
dryrun-title = 試算：到點會怎樣
dryrun-next = { $end }：{ $until }
dryrun-paused = 本局暫停中，鐘停著。繼續以後才會到{ $end }。
dryrun-no_deadline = 這個階段不限時，到不了點。
dryrun-words = 到時先說你寫好的開場白。
dryrun-then = 要是勝負還沒分，時間也沒人改，接下來：
dryrun-hint = 只按大家都看得到的來算，所以不用公布；出價、道具和身份都沒看。要看秘密用 /{ command-host-name } { command-host-look-name }，大家會知道。

## 按鈕

button-join = 參加
button-leave = 退出
button-rules = 規則
button-robots = 電腦代打補滿
button-start = 開局
button-close = 取消報名
button-received = 收到身份
button-me = 我的身份
button-bid = 出價
button-seal = 封標
button-abstain = 棄票
button-unvote = 撤票
button-votes = 歷次投票
button-order = 用道具
button-stand = 預約
button-take = 記到這一局
button-panel = 面板
button-pings-off = 不要@我
button-pings-on = 恢復@我
button-why = 為什麼
button-wish = 想繼續
button-again = 再來一局
button-dryrun = 試算
button-remind = 提醒
button-announce = 公告
button-extend = 延長
button-reschedule = 改時間
button-tick = 提前結束階段
button-pause = 暫停
button-resume = 繼續
button-substitute = 換替補
button-replace = 交給電腦代打
button-remove = 請離
button-look = 看秘密
button-correct = 更正
button-undo = 撤回一步
button-end = 結束本局

## 選單

menu-vote = 投給誰？
menu-drop = 撤掉哪個草稿？
menu-use_missile = 飛彈打誰？
menu-use_mine = 地雷埋在誰身上？
menu-use_alliance = 同盟卡綁哪兩個人？
menu-use_red_card = 紅卡給誰？
menu-use_black_card = 黑卡給誰？
menu-stand_missile = 飛彈若得標，打誰？
menu-stand_mine = 地雷若得標，埋在誰身上？
menu-stand_alliance = 同盟卡若得標，綁哪兩個人？
menu-stand_red_card = 紅卡若得標，給誰？
menu-stand_black_card = 黑卡若得標，給誰？
menu-enter = 補錄哪一個？
