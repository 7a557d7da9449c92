### 不能這樣做的時候怎麼說：每個遊戲都一樣的那些。

## 哪一局，誰

refused-no_match = 沒有第 { $match } 局。
refused-not_in_lobby = 報名已經結束，這個只能在報名時做。
refused-not_running = 本局不在進行中，現在做不了這個。
refused-match_paused = 本局暫停中，繼續以後再來。想早點繼續，按面板上的「想繼續」。
refused-not_paused = 本局沒有暫停。
refused-match_over = 本局已經結束。
refused-match_live = 第 { $match } 局還沒結束，秘密不能匯出。
refused-not_seated = 你不在這一局裡。
refused-unknown_seat = 沒有「{ $seat }」這個號，請從名單裡選。
refused-not_host = 這個只有主持人能做。
refused-host_plays = 你自己也在玩，不能看秘密。
refused-already_plays = 他已經在這一局裡了。
refused-last_host = 總要留一位主持人，最後一位不能走。

## 時間

refused-stale_phase = 這個按鈕是{ $phase }的，已經過去了。請用最新的面板。
refused-too_late = 來晚了，截止是 { $due_at }。
refused-arrived_late = 你 { $input_at } 就送出了，來得及；可是送到時{ $phase }已經過去，截止是 { $due_at }。它已記在主持人的補錄名單上，由主持人決定。
refused-no_deadline = 這個階段不限時，沒有時間可改。
refused-not_later = 延長至少要 1 分鐘，你寫了 { $minutes }。
refused-not_later-due = 這個階段本來就快結束了：{ $due_at }。不用再提前。
refused-not_later-soonest = 太早了：{ $due_at }。最早可以改到 { $soonest }。
refused-too_far = 太遠了，最多改到 { $days } 天以後。

## 報名

refused-seat_count = 你要 { $count } 人，可以是 { $least } 到 { $most } 人。
refused-already_joined = 你已經報過名了。
refused-not_joined = 報名的名單裡沒有，不用退出。
refused-places_empty = 還空著 { $count } 個號。等人來，或者按「電腦代打補滿」。
refused-could_read_threads = { $seats } 有權看到私人討論串，會看到同城密談。請先改權限，或者不用討論串密談。

## 草稿

refused-no_such_draft = { $slot }沒有草稿。
refused-no_such_draft-any = 你沒有還沒封標的草稿。

## 主持人的更正、撤回、補錄

refused-malformed = 寫法不對：{ $reason }
refused-unsound = 改成這樣，資料就前後不符了：{ $reason }
refused-stale_step = 剛才又有了新的紀錄，現在到第 { $number } 筆。請看過再決定撤不撤回。
refused-nothing_to_undo = 沒有可以撤回的了。
refused-no_late_input = 補錄名單上沒有這一筆，也許已經處理過了。
refused-too_much_happened = { $phase }以後又發生了別的事，不能補錄了。
