"""What people read: events, refusals and house rules as text in the reader's language. No Discord in here.

Imports `bot.games` and the plain data of `bot.services`; transport and cogs show what is made here. Texts live in
`data/locales/<language>/*.ftl`. Start reading at `localizer` (how a text is found) and `renderer` (what is sent), then
`tycoon` (what each event says) and `names` (what a person's name may look like).
"""
