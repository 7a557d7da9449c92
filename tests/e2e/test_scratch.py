from pathlib import Path

from tests.e2e.chat import Server, custom_ids


async def test_it(tmp_path: Path) -> None:
    async with Server(tmp_path) as server:
        host = server.person("host")
        panel = await host.slash("match open", game="tycoon")
        print(panel.text)
        print(custom_ids(panel.message))
        a = await host.chooses("open.p", "skirmish") if False else None
        said = await host.clicks(custom_ids(panel.message)[4].split(":")[2])
        print(said.text, said.private)
        [thread] = server.channel().threads
        print(thread.name)
        for m in host.sees(thread):
            print("--", m.content, custom_ids(m))
        alice = server.person("alice", language="zh-CN")
        print((await alice.clicks("join", where=thread)).text)
        print(alice.last_dm)
        for m in host.sees(thread):
            print("--", m.content)
        print((await host.clicks("robots", where=thread)).text)
        print((await host.clicks("start", where=thread)).text)
        for m in host.sees(thread):
            print("--", m.content)
        print([t.name for t in server.channel().threads])
        print(alice.last_dm)
        print((await host.slash("host status", where=thread)).text)
