### `/status`: how the bot itself is.

command-status-name = status
command-status-about = Whether I am well, and when the next hour of the match here is
status-title = Duskbid { $version }
status-began = Running: began { $began }.
status-connected = Discord: connected { $since }.
status-lost = Discord: not connected; lost { $since }. Deadlines wait until I hear again.
status-latency = To Discord and back: { $milliseconds } ms.
status-database = Database: answers.
status-database-silent = Database: does not answer. Try again soon; nothing that was confirmed is lost.
status-match = { $game } #{ $match }: { $next }
status-lobby = the lobby is open.
status-paused = paused, nothing is due.
status-over = it is over.
status-next = next comes { $end }, { $at }.
status-no_match = No match here.
