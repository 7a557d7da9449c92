### 回答本人：記下了什麼，什麼時候，還能不能改。

answer-recorded = 記於 { $at }

## 報名

answer-opened = 第 { $match } 局開始報名，共 { $seats } 人。
answer-joined = 你是{ $place }。開局後身份會私訊給你，出價也發到私訊裡就行。
answer-waiting = 人滿了，你是候補第 { $position } 位，有人退出就輪到你。
answer-left = 你退出了報名。
answer-kicked = 已請他退出報名。
answer-robots_seated = 現在有 { $robots } 個號由電腦代打。
answer-closed = 報名已取消。
answer-started = 開局了，身份正在私下發出。

## 玩的人

answer-acted_before = 這件事 { $first } 已經記過了，照樣算數。
answer-standing_kept = 預約記下了：若得標，{ $asked }。天亮前都可以改。
answer-withdrawn = { $slot }的草稿和預約都撤掉了。
answer-withdrawn-standing = { $slot }的預約撤掉了。
answer-received = 好，主持人知道你收到身份了。
answer-wished = 記下了：{ $wished } 人想繼續，滿 { $needed } 人就繼續。
answer-resigned = 你退出了本局，先由電腦代打。
answer-pings_off = 好，以後公告裡不再@你，在每個伺服器都一樣。要你做的事照樣私訊告訴你。
answer-pings_on = 好，以後天亮、天黑、還差你的時候會@你。

## 主持人

answer-extended = 時間延長了，大家會看到。
answer-rescheduled = 時間改好了，大家會看到。
answer-tick_soon = 已經告訴大家，這個階段要提前結束。
answer-paused = 暫停了，大家會看到。
answer-resumed = 繼續了，大家會看到。
answer-substituted = 替補已經接手。
answer-robot_plays = 這個號改由電腦代打。
answer-removed = 已請離，按出局算。
answer-host_added = 協助主持加好了。
answer-host_dropped = 他不再主持本局。
answer-second_host_needed = 你自己也在玩，這件事要另一位主持人也做一次同樣的，才會生效：{ $act }。
answer-looked = 已經告訴大家你看過了。
answer-announced = 發出去了。
answer-reminded = 提醒過了，還差：{ $waiting }。
answer-reminded-none = 提醒過了，公開的動作都做完了。
answer-ended = 本局結束了。
answer-undone = 撤回了第 { $first } 到第 { $last } 筆紀錄。
answer-corrected = 更正好了，大家會看到改了哪幾處。
answer-entered = 補錄好了，{ $phase }照補錄後的算。
answer-dismissed = 這一筆不補錄了。

## 按鈕過時了，發言當成投票了，等等

hint-stale = 這個按鈕過時了，請用最新的面板。
hint-post_no_vote = 發言不算投票，請按面板上的選單和按鈕。
hint-which_match = 你同時在好幾局裡，請選是哪一局。
hint-no_dm = 私訊發不到你那裡。不要緊，按面板上的按鈕，什麼都能做。
hint-nothing_yet = 現在沒有要你做的事。
hint-fault = 出了點問題，已經記下，編號 { $id }。請把編號告訴主持人。
