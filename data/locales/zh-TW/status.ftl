### `/status`：程式自己好不好。

command-status-name = 狀態
command-status-about = 我還好不好，這裡這一局的下一個時刻是幾點
status-title = Duskbid { $version }
status-began = 程式：{ $began }啟動。
status-connected = Discord：{ $since }連上，一直通著。
status-lost = Discord：{ $since }斷線，還沒連上。連上之前，到點的事都等著。
status-latency = 往返 Discord：{ $milliseconds } 毫秒。
status-database = 資料庫：正常。
status-database-silent = 資料庫：沒有回應，過一會兒再試。已經確認的都不會丟。
status-match = { $game } #{ $match }：{ $next }
status-lobby = 正在報名。
status-paused = 暫停中，沒有到點的事。
status-over = 已經結束。
status-next = 接下來是{ $end }，{ $at }。
status-no_match = 這裡沒有局。
