"""The page's own address: what the person shown sees comes from simcord's page, and the bar on top of it from us.

Loopback only. Another Host or Origin than ours is refused, and so is everything but files without the key that the
address ends in. One thing at a time drives the world; a click that came just after something new was posted is sent on
as one on the new page.
"""

import json
import re
import secrets
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from aiohttp import web

from bot.errors import UserError
from bot.rehearsal import simworld
from bot.rehearsal.stage import NothingShown, Stage
from bot.rehearsal.world import World
from bot.transport.replying import log_fault

HOST = "127.0.0.1"
KEY = "X-Simcord-Capability"
CONTEXT = "X-Simcord-Context"
PAGE = Path(__file__).with_name("page")
TYPES = {"bar.css": "text/css", "bar.js": "application/javascript"}
LARGEST = 27 * 1024 * 1024
DROPPED = frozenset({"host", "origin", "cookie", "content-length", "connection", "accept-encoding", KEY.lower()})
KEPT = frozenset(
    {"content-type", "content-security-policy", "cache-control", "referrer-policy", "x-content-type-options",
     "x-frame-options"}
)  # fmt: skip
GENERATION = re.compile(rb'(?<!\\)"botGeneration": ?\d+')
"""A person's Discord does not notice that the bot was restarted: half a form stays. So the page is not told either."""

FONTS = "private, max-age=86400, immutable"
WORDS = (
    "title", "who", "where", "language", "language-hint", "new", "next", "next-hint", "robots", "robots-hint",
    "autoplay", "autoplay-hint", "autoplay-stop", "restart", "restart-hint", "wait", "failed", "gone", "tour",
    "tour-close", "tour-back", "tour-on",
)  # fmt: skip


class Pressed(msgspec.Struct, frozen=True):
    """What was pressed or chosen on the bar."""

    act: str
    value: str = ""


class Proxy:
    """The server of the page: `start`, then its `url`."""

    def __init__(self, world: World, stage: Stage) -> None:
        self._world = world
        self._stage = stage
        self._key = secrets.token_urlsafe(24)
        self._port = 0
        self._session: aiohttp.ClientSession | None = None
        self._runner: web.AppRunner | None = None
        self._acts: dict[str, Callable[[str], Awaitable[None]]] = {
            "be": stage.be,
            "go": stage.go,
            "speak": stage.speak,
            "next": lambda _: stage.next_deadline(),
            "robots": lambda _: stage.robots(),
            "autoplay": lambda _: stage.autoplay(),
            "restart": lambda _: stage.restart(),
        }

    @property
    def url(self) -> str:
        """The address with its key."""
        return f"http://{HOST}:{self._port}/#{self._key}"

    async def start(self, port: int) -> None:
        """Listen on this port, or on a free one (0); UserError where it is taken."""
        app = web.Application(middlewares=[self._guard], client_max_size=LARGEST)
        app.router.add_get("/", self._index)
        app.router.add_get("/favicon.ico", self._nothing)
        app.router.add_get("/_bar/state", self._state)
        app.router.add_post("/_bar/act", self._act)
        app.router.add_get("/_bar/{name}", self._file)
        app.router.add_post("/api/action", self._action)
        app.router.add_route("*", "/{path:.*}", self._other)
        self._session = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, port).start()
        except OSError as error:
            await self.stop()
            raise UserError(f"port {port} cannot be used: {error.strerror or error}") from None
        self._port = int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()
        if self._session is not None:
            await self._session.close()

    # --- who may ask

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Another site's page can have us asked, but not under our name, and it does not know the key."""
        own = {f"{name}:{self._port}" for name in (HOST, "localhost")}
        origin = request.headers.get("Origin")
        if request.headers.get("Host") not in own or (origin is not None and origin.removeprefix("http://") not in own):
            raise web.HTTPForbidden(text="only from this machine, and from this page")
        if not {".", ".."}.isdisjoint(request.path.split("/")):
            raise web.HTTPNotFound(text="no such page")  # it would be another path to simcord than to us
        needs_key = request.method != "GET" or request.path.startswith("/api/") or request.path == "/_bar/state"
        if needs_key and not secrets.compare_digest(request.headers.get(KEY, "").encode(), self._key.encode()):
            raise web.HTTPUnauthorized(text="the key is missing")
        return await handler(request)

    # --- the bar

    async def _index(self, request: web.Request) -> web.Response:
        """Simcord's page with the bar added; by files, since its policy takes no code in the page."""
        found = await self._forwarded(request)
        text = (found.text or "").replace("<title>SimCord Preview</title>", f"<title>{self._text('title')}</title>")
        text = text.replace("</head>", '<link rel="stylesheet" href="/_bar/bar.css"></head>')
        text = text.replace("</body>", '<script type="module" src="/_bar/bar.js"></script></body>')
        found.text = text
        return found

    async def _nothing(self, request: web.Request) -> web.Response:
        return web.Response(status=204)

    async def _file(self, request: web.Request) -> web.Response:
        kind = TYPES.get(request.match_info["name"])
        if kind is None:
            raise web.HTTPNotFound
        text = (PAGE / request.match_info["name"]).read_text(encoding="utf-8")
        return web.Response(text=text, content_type=kind, headers={"Cache-Control": "no-store"})

    async def _state(self, request: web.Request) -> web.Response:
        words = {word: self._text(word) for word in WORDS}
        body = msgspec.json.encode({"seen": self._stage.seen(), "words": words, "tour": self._stage.tour})
        return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})

    async def _act(self, request: web.Request) -> web.Response:
        try:
            pressed = msgspec.json.decode(await request.read(), type=Pressed)
            act = self._acts[pressed.act]
            await act(pressed.value)
        except (msgspec.MsgspecError, KeyError):
            raise web.HTTPBadRequest(text="there is no such act") from None
        except Exception as error:  # noqa: BLE001 - whatever went wrong, the page says so, and the rehearsal goes on
            log_fault(error, "an act of the bar")
            return web.Response(status=500)
        return await self._state(request)

    def _text(self, name: str) -> str:
        return self._stage.bar.text(name)

    # --- simcord's page

    async def _other(self, request: web.Request) -> web.Response:
        if request.method == "GET":
            return await self._forwarded(request)
        body = await request.read()
        async with self._world.lock:
            return await self._forwarded(request, body)

    async def _action(self, request: web.Request) -> web.Response:
        """Something that the person shown does."""
        body = await request.read()
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType(text="files cannot be sent here")
        try:
            asked = msgspec.json.decode(body, type=dict[str, Any])
        except msgspec.MsgspecError:
            raise web.HTTPBadRequest(text="no JSON object") from None
        if asked.get("kind") == "close":
            raise web.HTTPForbidden(text="the page is ended in the terminal")
        async with self._world.lock:
            asked["bot_generation"] = simworld.generation(self._world.env)
            answer = await self._forwarded(request, json.dumps(asked).encode())
            if b'"stale-revision"' in _bytes(answer):
                asked["published_revision"] = await self._revision(request)
                answer = await self._forwarded(request, json.dumps(asked).encode())
            return answer

    async def _revision(self, request: web.Request) -> int:
        """What is published now."""
        async with self._asked("GET", "/api/state", self._headers(request)) as found:
            return int((await found.json())["publishedRevision"])

    async def _forwarded(self, request: web.Request, body: bytes | None = None) -> web.Response:
        try:
            async with self._asked(request.method, request.path_qs, self._headers(request), body) as found:
                headers = {name: value for name, value in found.headers.items() if name.lower() in KEPT}
                if request.path.startswith("/fonts/"):
                    headers["Cache-Control"] = FONTS
                content = await found.read()
                if request.path in ("/api/state", "/api/pages"):
                    content = GENERATION.sub(b'"botGeneration": 1', content)
                return web.Response(status=found.status, body=content, headers=headers)
        except (aiohttp.ClientError, NothingShown):
            raise web.HTTPServiceUnavailable(text="another page is being opened") from None

    def _asked(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes | None = None
    ) -> "aiohttp.client._RequestContextManager":
        assert self._session is not None, "the proxy has not begun"
        address = self._stage.preview.url.partition("/#")[0]
        return self._session.request(method, address + path, headers=headers, data=body, allow_redirects=False)

    def _headers(self, request: web.Request) -> dict[str, str]:
        kept = {name: value for name, value in request.headers.items() if name.lower() not in DROPPED}
        return {**kept, KEY: self._stage.preview.capability}


def _bytes(answer: web.Response) -> bytes:
    body = answer.body
    return body if isinstance(body, bytes) else b""
