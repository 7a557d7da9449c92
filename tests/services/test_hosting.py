"""What hosts do is announced, audited and bounded; a host who plays decides nothing alone."""

from datetime import timedelta

from msgspec.structs import replace

from bot.services import hosting, overseeing, pausing, queries, seating, servers
from bot.services.rows import Status
from tests.fakes.table import GUILD, HOST, SECOND_HOST, House, person, user
from tests.services.test_deadlines import at, ticks

ALSO_ON = ("sqlite",)


async def test_only_hosts_and_the_host_role_may() -> None:
    house = House()
    match = await house.begun()
    stranger = house.host(user("1"))
    assert (await pausing.extend(house.rails, match, stranger, 5)).code == "not_host"
    elsewhere = replace(house.host(76), guild=GUILD + 1, host_role=True, roles=frozenset({5}))
    assert (await pausing.extend(house.rails, match, elsewhere, 5)).code == "not_host"
    manager = replace(house.host(77), host_role=True)
    assert (await pausing.extend(house.rails, match, manager, 5)).code == "extended"
    helper = replace(house.host(78), roles=frozenset({4, 5}))
    assert (await pausing.extend(house.rails, match, helper, 5)).code == "not_host"
    await servers.choose_host_role(house.storage, GUILD + 1, 5)
    again = replace(house.host(78), roles=frozenset({4, 5}))
    assert (await pausing.extend(house.rails, match, again, 5)).code == "not_host"
    await servers.choose_host_role(house.storage, GUILD, 5)
    afar = replace(house.host(78), guild=GUILD + 1, roles=frozenset({4, 5}))
    assert (await pausing.extend(house.rails, match, afar, 5)).code == "not_host"
    now = replace(house.host(78), roles=frozenset({4, 5}))
    assert (await pausing.extend(house.rails, match, now, 5)).code == "extended"


async def test_an_extension_is_announced_and_kept_to() -> None:
    house = House()
    match = await house.begun()
    await pausing.extend(house.rails, match, house.host(), 90)
    assert house.match(match).due_at == at(2, 21, 30)
    moved = house.told(match, "deadline_moved")[0]
    assert (moved["why"], moved["due_at"]) == ("extended", "2026-03-02T21:30:00Z")
    await house.go_to(at(2, 21, 30, 9))
    assert ticks(house, match) == []
    await house.go_to(at(2, 21, 30, 10))
    assert ticks(house, match) == ["1-day"]
    assert house.match(match).due_at == at(2, 22, 30, 10)  # nightfall keeps its hour's distance from the close
    house.sound()


async def test_an_extension_in_the_seconds_of_grace_still_counts() -> None:
    house = House()
    match = await house.begun()
    await house.go_to(at(2, 20, 0, 5))
    assert (await pausing.extend(house.rails, match, house.host(), 30)).code == "extended"
    await house.go_to(at(2, 20, 1))
    assert ticks(house, match) == []
    await house.go_to(at(2, 20, 31))
    assert ticks(house, match) == ["1-day"]


async def test_a_deadline_is_put_neither_into_the_past_nor_out_of_sight() -> None:
    house = House()
    match = await house.begun()
    now = house.clock.now()
    assert (await pausing.extend(house.rails, match, house.host(), 0)).code == "not_later"
    for soon in (now, now + timedelta(minutes=9)):  # the table gets the notice of a host's tick
        assert (await pausing.reschedule(house.rails, match, house.host(), soon)).code == "not_later"
    far = now + timedelta(days=15)
    assert (await pausing.reschedule(house.rails, match, house.host(), far)).code == "too_far"
    assert (await pausing.reschedule(house.rails, match, house.host(), at(2, 18))).code == "rescheduled"
    assert house.match(match).due_at == at(2, 18)


async def test_a_hosts_tick_comes_ten_minutes_after_it_was_announced() -> None:
    house = House()
    match = await house.begun()
    await pausing.tick_soon(house.rails, match, house.host())
    assert house.told(match, "deadline_moved")[0]["why"] == "tick"
    await house.go(minutes=10)
    assert ticks(house, match) == []
    await house.go(seconds=10)
    assert ticks(house, match) == ["1-day"]
    assert house.match(match).due_at == at(2, 21)  # nightfall keeps its hour


async def test_a_host_who_plays_ticks_only_with_a_second_host() -> None:
    house = House()
    match = await house.begun(host=user("1"))
    assert (await pausing.tick_soon(house.rails, match, house.host(user("1")))).code == "second_host_needed"
    assert house.match(match).due_at == at(2, 20)
    assert [one["by"] for one in house.told(match, "second_host_needed")] == [user("1")]
    await seating.add_host(house.rails, match, house.host(user("1")), SECOND_HOST)
    assert (await pausing.tick_soon(house.rails, match, house.host(SECOND_HOST))).code == "tick_soon"


async def test_two_hosts_who_play_agree() -> None:
    house = House()
    match = await house.begun(host=user("1"))
    await seating.add_host(house.rails, match, house.host(user("1")), user("2"))
    assert (await pausing.extend(house.rails, match, house.host(user("1")), 30)).code == "second_host_needed"
    assert (await pausing.extend(house.rails, match, house.host(user("2")), 60)).code == "second_host_needed"
    assert (await pausing.extend(house.rails, match, house.host(user("1")), 60)).code == "extended"
    assert house.match(match).due_at == at(2, 21)


async def test_consent_does_not_hold_for_ever() -> None:
    house = House()
    match = await house.begun(host=user("1"))
    await seating.add_host(house.rails, match, house.host(user("1")), user("2"))
    await pausing.pause(house.rails, match, house.host(user("1")), "x")
    await house.go_to(house.clock.now() + hosting.CONSENT_HOLDS)
    assert (await pausing.pause(house.rails, match, house.host(user("2")), "x")).code == "second_host_needed"


async def test_a_substitute_takes_the_seat_with_all_that_stands() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "bid", item="missile", amount=5)
    new = replace(person("1"), user=424242, name="new one")
    assert (await seating.substitute(house.rails, match, house.host(), "1", new)).code == "substituted"
    assert (await house.act(match, "1", "vote", target="2")).code == "not_seated"
    mine = await queries.me(house.storage, match, 424242)
    assert (mine.seat.seat, mine.view["bids"]) == ("1", {"1": {"missile": [5]}})
    briefed = [one for one in house.messages(match) if b"briefed" in one.new.events]
    assert [one.new.destination.id for one in briefed] == [424242]
    again = await seating.substitute(house.rails, match, house.host(), "2", new)
    assert again.code == "already_plays"


async def test_a_removed_seat_dies_by_the_rules() -> None:
    house = House()
    match = await house.begun()
    assert (await seating.remove(house.rails, match, house.host(), "3")).code == "removed"
    assert not house.state(match)["seats"]["3"]["alive"]
    assert [one["seat"] for one in house.told(match, "died")] == ["3"]
    assert (await seating.remove(house.rails, match, house.host(), "3")).code == "dead"
    house.sound()


async def test_a_player_who_leaves_is_played_on_by_a_robot() -> None:
    house = House()
    match = await house.begun()
    assert (await seating.resign(house.rails, match, house.input_id(), user("2"))).code == "resigned"
    row = house.seat(match, "2")
    assert (row.robot, row.person, row.left) == (True, None, person("2"))
    assert house.match(match).status is Status.RUNNING
    house.sound()


async def test_a_look_is_announced_and_a_host_who_plays_cannot() -> None:
    house = House()
    match = await house.begun()
    secrets = await overseeing.look(house.rails, match, house.host())
    assert secrets.state == house.state(match)
    assert [one["by"] for one in house.told(match, "looked")] == [HOST]
    player = replace(house.host(user("1")), host_role=True)
    refused = await overseeing.look(house.rails, match, player)
    assert (refused.answer.code, refused.state) == ("host_plays", None)


async def test_every_host_act_is_in_the_audit_and_in_the_log() -> None:
    house = House()
    match = await house.begun()
    await pausing.extend(house.rails, match, house.host(), 5)
    await overseeing.announce(house.rails, match, house.host(), "good evening")
    await pausing.pause(house.rails, match, house.host(), "supper")
    await pausing.resume(house.rails, match, house.host())
    acts = [(row.by, row.act) for row in await queries.audit(house.storage, match)]
    assert acts == [(HOST, act) for act in ("open", "robots", "start", "extend", "announce", "pause", "resume")]
    bodies = b"".join(row.body for row in house.storage.logs[match])
    assert all(f'"act":"{act}"'.encode() in bodies for act in ("extend", "announce", "pause", "resume"))
    house.sound()


async def test_the_host_ends_a_match_and_the_deal_can_be_checked() -> None:
    house = House()
    match = await house.begun()
    assert (await overseeing.end(house.rails, match, house.host(), "too few")).code == "ended"
    assert house.match(match).status is Status.ENDED
    assert house.storage.deadline_rows[match] == ()
    assert house.told(match, "stopped")[0]["seed"] == house.match(match).seed
    assert (await house.act(match, "1", "vote", target=None)).code == "match_over"
    assert (await overseeing.end(house.rails, match, house.host(), "again")).code == "not_running"


async def test_a_host_reminds_of_public_acts() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "2", "vote", target="1")
    assert (await overseeing.remind(house.rails, match, house.host())).code == "reminded"
    assert [one["waiting"] for one in house.told(match, "reminder")] == [["1", "3", "4"]]


async def test_the_hosts_own_words_come_before_what_the_dawn_brings_and_once() -> None:
    house = House()
    match = await house.begun()
    await overseeing.words(house.rails, match, house.host(), "a quiet evening")
    await house.next_phase(match)
    events = [one.new.events for one in house.messages(match) if one.new.seat is None]
    assert b"a quiet evening" in events[-2]
    assert b"bids_closed" in events[-1]
    await house.next_phase(match)
    assert len(house.told(match, "announced")) == 1


async def test_the_last_host_stays() -> None:
    house = House()
    match = await house.begun()
    assert (await seating.drop_host(house.rails, match, house.host(), HOST)).code == "last_host"
    await seating.add_host(house.rails, match, house.host(), SECOND_HOST)
    assert (await seating.drop_host(house.rails, match, house.host(SECOND_HOST), HOST)).code == "host_dropped"
    assert house.match(match).hosts == (SECOND_HOST,)


async def test_c38_the_players_end_a_pause_that_their_host_leaves_standing() -> None:
    house = House()
    match = await house.begun()
    assert (await pausing.wish_to_resume(house.rails, match, house.input_id(), user("1"))).code == "not_paused"
    await pausing.pause(house.rails, match, house.host(), "")
    codes = []
    for seat in "1123":
        answer = await pausing.wish_to_resume(house.rails, match, house.input_id(), user(seat))
        codes.append(answer.code)
    assert codes == ["wished", "wished", "wished", "resumed"]
    assert house.match(match).status is Status.RUNNING
    assert house.told(match, "resume_wished")[-1]["wished"] == 2
