### 主持、時間和換人這些事，怎麼告訴大家。

notice-reason = 原因：{ $reason }

## 開始和結束

notice-opened = { $game }開始報名，共 { $seats } 人，按面板上的「參加」就行。
notice-closed = 報名取消了，這一局不開。
notice-moved = { $name } 從候補補上來了，坐{ $seat }。
notice-begun = 開局了！身份已經私下發給每個人。沒收到私訊的，按「我的身份」也能看。
notice-begun-until = 第一個階段結束：{ $until }。
notice-begun-commitment = 發身份用的種子已經封存，憑據是 { $commitment }。結束後公布種子，誰都可以核對。
notice-finished = 本局結束，謝謝大家一路陪到最後！
notice-stopped = 主持人提前結束了本局。
notice-proof = 核對用：種子 { $seed }，憑據 { $commitment }，最後一筆紀錄 { $head }
notice-proof-rows = 核對用：種子 { $seed }，憑據 { $commitment }，紀錄 { $rows } 筆，最後一筆 { $head }

## 時間

notice-moved-extended = 主持人延長了時間。
notice-moved-rescheduled = 主持人改了時間。
notice-moved-resumed = 本局繼續，暫停的時間補回來。
notice-moved-outage = 連線斷了 { $minutes } 分鐘，有人可能沒辦法操作，所以時間往後挪。
notice-moved-tick = 主持人要提前結束這個階段，還沒做的請把握時間。
notice-moved-undone = 撤回以後，時間重新定。
notice-deadline = { $end }改到：{ $until }。
notice-deadline-was = 原定 { $was }。
notice-deadline-none = { $end }暫時不定時間。
notice-paused = { $why ->
        [home] 這裡一時發不了言，本局先停下，時間停住了。
       *[host] 主持人讓本局暫停，時間停住了。
    }
notice-paused-until = 最晚到 { $until }，自動繼續。想早點繼續的，按面板上的「想繼續」。
notice-wished = 已有 { $wished } 人想繼續，滿 { $needed } 人就繼續。
notice-reminder = { $end }快到了：{ $until }。
notice-reminder-waiting = 還差：{ $seats }。

## 誰在玩，誰主持

notice-seat-substituted = { $seat }換人了，由替補 { $player } 接手。
notice-seat-robot = { $seat }改由電腦代打。
notice-seat-missed = { $seat }好幾次沒動靜，先由電腦代打，本人一回來就交還。
notice-seat-left = { $seat }退出了，先由電腦代打，等主持人找替補。
notice-seat-back = { $player } 回來了，{ $seat }交還本人。
notice-hosts = 現在的主持人：{ $hosts }
notice-briefed = 你接手了{ $seat }。按「我的身份」看身份和手邊的一切；先前定下的都算數，能改的你都可以改。
notice-draft-refused = 你的草稿沒能封標：{ $asked }
notice-standing-refused = 你的預約沒能照辦：{ $asked }

## 送不到的

notice-unread = 私訊送不到：{ $seats }。給你的內容按「我的身份」或用 { $me } 看。
notice-home-seat = 本局的頻道現在發不了言，所以先停下。做過的都算數。
notice-home-hosts = { $why ->
        [gone] 你這一局的頻道沒有了。
        [locked] 你這一局的討論串被鎖了，請解鎖。
       *[forbidden] 我在你這一局的頻道裡發不了言，請看看我在那裡的權限（/{ command-setup-name }）。
    }
notice-home-until = 時間最多停到 { $until }。能發言了，本局就自動繼續；主持人也可以用 /{ command-host-name } { command-host-resume-name } 或 /{ command-host-name } { command-host-end-name }。

## 主持人做了什麼

notice-undone = { $step ->
        [tick] 主持人撤回了{ $end }的結算，劃掉的公布都不作數。
        [action] 主持人撤回了{ $phase }裡最近的一次動作。
        [correct] 主持人撤回了{ $phase }裡做的更正。
       *[other] 主持人撤回了{ $phase }裡最近做的一件事。
    }
notice-corrected = 主持人更正了：{ $parts }
notice-looked = { $what ->
        [export] { $host } 匯出了本局，裡面有全部秘密。
       *[state] { $host } 看過了本局的秘密。
    }
notice-announced = 主持人的話：
notice-entered = 主持人補錄了一個來得及卻到得晚的動作，{ $phase }照補錄後的算。

## 只告訴主持人

notice-second_host = { $host } 自己也在玩，想要{ $act }。另一位主持人也做一次同樣的，才會生效。
notice-late = { $phase }裡有一個動作 { $at } 送出，來得及，結算後才到。它在補錄名單上，補不補由你定。
notice-clock_jump = 這裡的時鐘不準了，準了以前什麼都不會結算。請告訴管機器的人。

## 主持人能做的事

act-extend = 延長時間
act-reschedule = 改時間
act-tick = 提前結束階段
act-pause = 暫停
act-resume = 繼續
act-substitute = 換替補
act-robot = 交給電腦代打
act-remove = 請離一位
act-drop_host = 撤下一位主持人
act-undo = 撤回一步
act-correct = 更正
act-enter = 補錄
act-dismiss = 略過補錄
act-end = 結束本局
act-unposted = 頻道發不了言
act-posted = 又能發言了
