### Setting a match up, its lobby, and what hosts do: panels, forms and questions.

## Setting up

tycoon-preset-classic = Classic, eight a side
tycoon-preset-blind = Blind, eight a side who do not know each other
tycoon-preset-skirmish = Skirmish, five a side
language-zh-CN = Chinese (simplified)
language-zh-TW = Chinese (traditional)
language-en = English
menu-open-preset = Which set of rules?
menu-open-language = Which language in public?
menu-open-place = Where? Here, if nothing is chosen
menu-open-zone = Whose clock?
menu-open-key = Which house rule?
menu-open-value = What shall it be?
button-open-go = Open the lobby
button-open-hours = Hours
button-open-rules = House rules
button-open-back = Back
open-title = A match of { $game }
open-preset = Rules: { $preset }
open-language = Language: { $language }
open-place = Place: { $place }
open-place-here = Place: here, in a thread of its own
open-hint = Only you see this. Nothing has happened until you press "Open the lobby".
open-rules = House rules
open-rules-none = All as in the chosen set.
open-rule = House rule, { $title }: { $rule }
open-hours-title = The daily hours
open-hours-label = Dawn / bids close / nightfall
open-zone-label = Time zone
open-thread = { $game } { $at }
open-post = The lobby is below.
open-where = It is here: { $place }
open-lacks = In { $channel } I lack these permissions: { $permissions }. Please have them granted; /{ command-setup-name } checks them one by one.
open-not-yours = You may not post in { $channel }, so you cannot open a match there.

## The lobby

button-kick = Kick
button-host = Host panel
lobby-reached = { $seat } ✓
lobby-reached-means = ✓ A DM has arrived.
lobby-closed_dms = No DM arrives at { $seats }. They play by the buttons instead.
lobby-reads_threads = Able to read every private thread: { $seats }. Talk in threads needs that changed first.
join-reads_threads = You can read every private thread, and so the other side's talk. Before the start your permissions must change, or the host chooses another way to talk.
start-unchecked = Who could read private threads cannot be seen now, so the match has not begun. Please try again in a moment.
greet-seat = You have { $seat }. Send your bids here; your role comes here at the start.
greet-waiting = You are number { $position } on the waiting list. If you move up, bids are sent here.

## Private talk

team-thread = { $side }, private talk #{ $match }
team-hello = Only { $side } can read this, and whoever may manage threads on this server. Bids go by DM or on the panel, not here. Whoever is out leaves this thread.
threads-failed = The threads for private talk could not all be made. Please check the permissions and use /{ command-host-name } { command-host-threads-name }.
threads-made = The threads for private talk are ready.
notice-team_said = To your side, from { $seat }:
answer-words_kept = Kept. Your words come first when this phase ends.
answer-said = Passed on; { $heard } will get it.
answer-talk_set = { $how ->
        [threads] The sides talk in private threads.
        [relay] I carry the sides' private talk, by /{ command-team-name } { command-team-say-name }.
       *[off] There is no private talk in this match.
    }
refused-team_talk_off = In this match I do not carry private talk.
refused-no_team = There is nobody you can talk to in private now.

## What a host is asked once more

sure-tick = End { $phase } early? It ends in { $minutes } minutes, and everybody is told now.
sure-undo = Undo the latest step? What was told of it is struck through for all to see.
sure-look = See the secrets? Everybody will know that you have.
sure-remove = Remove { $seat }? The seat is then out.
sure-close = Close the lobby? There will be no match then.
sure-end = A match that is ended cannot go on; its seed is opened.
sure-correct = One part a line; everybody is told which parts.
sure-enter = Enter this one? { $late }
sure-button-tick = Yes, end it early
sure-button-undo = Yes, undo
sure-button-look = Yes, show me
sure-button-remove = Yes, remove
sure-button-close = Yes, close it
sure-button-enter = Enter it
button-cohost = Add a co-host
button-dismiss = Leave it out
field-minutes = How many minutes?
field-at = Until when?
field-reason = Reason
field-text = Your words
field-parts = What to set
field-seat = Which seat?
field-person = Who?

## The secrets

look-title = The secrets of this match
tycoon-look-seat = { $seat }: { $role } of { $side }, { $gold } gold
tycoon-look-out = { $seat }: { $role } of { $side }, out
tycoon-look-bid = { $item }, sealed: { $amounts } gold
tycoon-look-item = The { $item } is held by { $seat }
tycoon-look-order = { $seat } uses the { $item } on { $targets }

## The hosts' record

audit-title = What the hosts did
audit-none = Nothing yet.
audit-bot = (by itself)
audit-asked = { $act }: asked for, another host is needed
audit-line = { $at } { $host }: { $act }
audit-line-more = { $at } { $host }: { $act } ({ $details })
audit-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
act-open = open a lobby
act-kick = take somebody out of the lobby
act-robots = seat robots
act-talk = choose the way of private talk
act-close = close the lobby
act-start = start the match
act-look = see the secrets
act-words = write words for the end of a phase
act-announce = announce
act-remind = remind
act-add_host = add a co-host
act-outage = move the hour after an outage

## The self-test

permission-view_channel = View Channels
setup-why-view_channel = without it I see nothing here
permission-send_messages = Send Messages
setup-why-send_messages = I cannot announce anything
permission-send_messages_in_threads = Send Messages in Threads
setup-why-send_messages_in_threads = I cannot post in a match's own thread
permission-create_public_threads = Create Public Threads
setup-why-create_public_threads = I cannot make a thread for each match
permission-read_message_history = Read Message History
setup-why-read_message_history = I cannot find my own messages after an outage
permission-create_private_threads = Create Private Threads
setup-why-create_private_threads = the sides have no private threads, and I carry their talk
permission-pin_messages = Pin Messages
setup-why-pin_messages = the panel drowns in talk
permission-attach_files = Attach Files
setup-why-attach_files = I cannot send pictures
setup-title = A look at { $channel }
setup-has = ✅ { $permission }
setup-lacks = ❌ { $permission }: { $why }
setup-post = A test; it is gone in a moment.
setup-post-arrived = ✅ A test post arrived, and is deleted
setup-post-refused = ❌ A test post was refused
setup-mend = To mend this: open "Edit Channel" of { $channel }, choose "Permissions", tick each one for my role, and use /{ command-setup-name } again.

## The server's settings

menu-server-channel = Where are matches opened? Where /{ command-match-name } { command-match-open-name } is used, if nothing is chosen
menu-server-language = Which language in public?
menu-server-zone = Whose clock?
menu-server-role = Which role makes somebody a host?
button-server-hours = Hours
button-server-post = Post a test
server-title = This server's settings
server-language-own = As the server: { $language }
server-here = Place: where /{ command-match-name } { command-match-open-name } is used
server-role = Host role: { $role }; whoever has it counts as a host of every match
server-role-none = Host role: none
server-hint = Choices count at once: each /{ command-match-name } { command-match-open-name } begins with them, and each match may still differ. Set-up panels and matches that are already open stay as they are. Whoever manages the server also counts as a host of every match.
server-post = A test: matches can be opened here.
server-posted = ✅ A test has been posted in { $channel }: { $link }
server-post-forum = { $channel } is a forum, where a test would be a new post; so none is made. /{ command-setup-name } looks at its permissions.
server-post-unclear = Whether a test arrived in { $channel } cannot be seen now. Please try again in a moment.

## Not understood, not found

refused-no_match_around = There is no match under way here.
refused-which_match = There are several matches: { $matches }. Please say which one.
refused-hours_unreadable = "{ $text }" is not clear. Write 08:00 / 20:00 / 21:00, or 21:30 where it is one time.
refused-hours_order = In a day comes dawn first, then bids close, then nightfall.
refused-unknown_zone = There is no zone "{ $zone }". Write a name such as Europe/London.
refused-rule_number = "{ $text }" will not do; please write a whole number, { $least } to { $most }.
refused-rule_span = "{ $text }" will not do; please write hours or minutes, such as "12 hours" or "3 minutes", at most { $most } hours.
refused-lobby_open = A lobby is open here already.
refused-not_manager = Only whoever manages the server can change this.
refused-role_of_all = Everybody has this role, so everybody would be a host. Please choose another one, or none.
