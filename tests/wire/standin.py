"""A server on this machine that stands for Discord: its API, its gateway, and what can go wrong on the line."""

import asyncio
import json
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Mapping
from types import TracebackType
from typing import Any, Self

from aiohttp import hdrs, web
from msgspec import Struct

from tests.wire import payloads
from tests.wire.faults import Dropped, Fault, Held, Limited, Lost, Pass, Refused, Route
from tests.wire.gateway import Gateway
from tests.wire.payloads import TOKEN
from tests.wire.routes import ROUTES, WITHOUT_TOKEN, Answer, Call, Work
from tests.wire.world import Refusal, World

BASE = "/api/v10"
GATEWAY = "/gateway"


class Exchange(Struct, frozen=True):
    """A request and how it was answered; None: not at all."""

    route: Route
    call: Call
    answer: Answer | None


class Standin:
    """`async with Standin() as discord`; then `discord.api` and `discord.gateway.address` are where it listens."""

    def __init__(self) -> None:
        self.world = World()
        self.gateway = Gateway(self._changed)
        self.exchanges: list[Exchange] = []
        self.api = ""
        self._script: dict[Route, deque[Fault]] = defaultdict(deque)
        self._limits: dict[Route | None, float] = {}
        self._held: list[Held] = []
        self._news = asyncio.Event()
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self.api = f"http://127.0.0.1:{port}{BASE}"
        self.gateway.address = f"ws://127.0.0.1:{port}{GATEWAY}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        for held in self._held:
            held.let_go.set()
        await self.gateway.close()
        await self._runner.cleanup()

    # --- for tests

    def next(self, route: Route, *faults: Fault) -> None:
        """What happens to the next requests on this route, one after another; then nothing goes wrong again."""
        self._script[route].extend(faults)

    def asked(self, route: Route) -> list[Exchange]:
        """The requests on a route so far."""
        return [one for one in self.exchanges if one.route == route]

    def statuses(self, route: Route) -> list[int | None]:
        """How the requests on a route were answered so far; None: not at all."""
        return [None if one.answer is None else one.answer.status for one in self.asked(route)]

    async def until(self, condition: Callable[[], bool], *, unless: "asyncio.Future[Any] | None" = None) -> None:
        """Wait until something that happens here makes this true; AssertionError should `unless` end before."""
        while not condition():
            news = asyncio.ensure_future(self._news.wait())
            await asyncio.wait({news} if unless is None else {news, unless}, return_when=asyncio.FIRST_COMPLETED)
            news.cancel()
            assert unless is None or not unless.done(), unless

    async def silent(self) -> None:
        """Be gone: nobody listens any more."""
        await self._runner.cleanup()

    # --- serving

    def _changed(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def _app(self) -> web.Application:
        app = web.Application()
        app.router.add_get(GATEWAY, self.gateway.serve)
        for (method, path), work in ROUTES.items():
            app.router.add_route(method, BASE + path, self._handler((method, path), work))
        return app

    def _handler(self, route: Route, work: Work) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            body, files = await _content(request)
            call = Call(dict(request.match_info), dict(request.query), body, files)
            answer = await self._answered(route, work, call, request.headers)
            self.exchanges.append(Exchange(route, call, answer))
            self._changed()
            if answer is not None:
                return _response(answer)
            assert request.transport is not None
            request.transport.abort()
            return web.Response()

        return handle

    async def _answered(self, route: Route, work: Work, call: Call, headers: Mapping[str, str]) -> Answer | None:
        """What is answered, or nothing, after what goes wrong on this route next."""
        if route not in WITHOUT_TOKEN and headers.get(hdrs.AUTHORIZATION) != f"Bot {TOKEN}":
            return _error(401, 0)
        limit = self._limit(route)
        if limit is not None:
            return limit
        script = self._script[route]
        match script.popleft() if script else Pass():
            case Pass():
                return self._done(work, call)
            case Lost(status, done):
                if done:
                    self._done(work, call)
                return Answer(status)
            case Dropped(done):
                if done:
                    self._done(work, call)
                return None
            case Refused(status, code):
                return _error(status, code)
            case Limited(seconds, everywhere):
                self._limits[None if everywhere else route] = asyncio.get_running_loop().time() + seconds
                return self._limit(route)
            case Held() as held:
                answer = self._done(work, call)
                self._held.append(held)
                held.reached = True
                self._changed()
                await held.let_go.wait()
                return answer

    def _done(self, work: Work, call: Call) -> Answer:
        try:
            return work(self.world, call)
        except Refusal as refusal:
            return _error(refusal.status, refusal.code)

    def _limit(self, route: Route) -> Answer | None:
        """The answer while the route, or everything, is limited."""
        for place in (None, route):
            left = self._limits.get(place, 0.0) - asyncio.get_running_loop().time()
            if left > 0:
                return Answer(429, payloads.limited(left, everywhere=place is None))
        return None


async def _content(request: web.Request) -> tuple[Any, tuple[str, ...]]:
    """A request's body, and the names of the files that came with it."""
    if not request.content_type.startswith("multipart/"):
        text = await request.text()
        return (json.loads(text) if text else None), ()
    body, files = None, []
    fields = await request.post()
    for name, value in fields.items():
        if isinstance(value, web.FileField):
            files.append(value.filename)
            value.file.close()
        elif name == "payload_json":
            body = json.loads(str(value))
    return body, tuple(files)


def _error(status: int, code: int) -> Answer:
    return Answer(status, payloads.error(code, f"error {code}"))


def _response(answer: Answer) -> web.Response:
    # Without a charset: discord.py reads JSON only where the type says that and no more.
    body = b"" if answer.body is None else json.dumps(answer.body).encode()
    response = web.Response(status=answer.status, body=body, content_type="application/json" if body else "text/html")
    if answer.status == 429:
        assert isinstance(answer.body, dict)
        # Without Via, discord.py takes it for a ban.
        response.headers.update({"Via": "1.1 standin", "Retry-After": str(answer.body["retry_after"])})
    return response
