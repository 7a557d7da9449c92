"""The stand-in's gateway: says hello, takes tokens, answers heartbeats, tells events; in plain text frames."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire import payloads
from tests.wire.payloads import TOKEN, Json

_WRONG_TOKEN = 4004
_BROKEN = 1006
_BEAT_EVERY = 41_250


class Op(IntEnum):
    """What a frame is."""

    EVENT = 0
    BEAT = 1
    IDENTIFY = 2
    RESUME = 6
    HELLO = 10
    HEARD = 11


class Gateway:
    """All sessions that are open."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.address = ""
        self.identified = 0
        """How many sessions have begun so far."""

        self.ended: list[int | None] = []
        """The code with which each session's line was closed; None: it broke."""

        self._changed = changed
        self._sockets: list[web.WebSocketResponse] = []
        self._sequence = 0

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk with one client until it goes."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": Op.HELLO, "d": {"heartbeat_interval": _BEAT_EVERY}})
        self._sockets.append(socket)
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._heard(socket, frame.json())
        self._sockets.remove(socket)
        self.ended.append(None if socket.close_code == _BROKEN else socket.close_code)
        self._changed()
        return socket

    async def tell(self, event: str, data: Json) -> None:
        """Tell every client of an event."""
        for socket in self._sockets:
            await self._send(socket, event, data)

    async def close(self) -> None:
        """Close every line."""
        for socket in list(self._sockets):
            await socket.close()

    async def _heard(self, socket: web.WebSocketResponse, payload: dict[str, Any]) -> None:
        match payload["op"]:
            case Op.BEAT:
                await socket.send_json({"op": Op.HEARD})
            case Op.IDENTIFY if payload["d"]["token"] != TOKEN:
                await socket.close(code=_WRONG_TOKEN)
            case Op.IDENTIFY:
                self.identified += 1
                shard = payload["d"].get("shard", [0, 1])
                await self._send(socket, "READY", payloads.ready(f"session{self.identified}", self.address, shard))
                self._changed()
            case Op.RESUME:
                await self._send(socket, "RESUMED", {})

    async def _send(self, socket: web.WebSocketResponse, event: str, data: Json) -> None:
        self._sequence += 1
        await socket.send_json({"op": Op.EVENT, "t": event, "s": self._sequence, "d": data})
