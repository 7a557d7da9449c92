### `/status`：程序自己好不好。

command-status-name = 状态
command-status-about = 我还好不好，这里这一局的下一个时刻是几点
status-title = Duskbid { $version }
status-began = 程序：{ $began }启动。
status-connected = Discord：{ $since }连上，一直通着。
status-lost = Discord：{ $since }断开，还没连上。连上之前，到点的事都等着。
status-latency = 往返 Discord：{ $milliseconds } 毫秒。
status-database = 数据库：正常。
status-database-silent = 数据库：没有回应，过一会儿再试。已经确认的都不会丢。
status-match = { $game } #{ $match }：{ $next }
status-lobby = 正在报名。
status-paused = 暂停中，没有到点的事。
status-over = 已经结束。
status-next = 接下来是{ $end }，{ $at }。
status-no_match = 这里没有局。
