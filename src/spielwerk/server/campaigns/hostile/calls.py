"""A request as it will be sent, and right ones made from the server's own description (OpenAPI)."""

import json
import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from msgspec import Struct, field

from spielwerk.server.campaigns.hostile.tables import Known

Schema = dict[str, Any]
WORDS = ("Ada", "a", "", "Müller-Lüdenscheidt", "名前", "🎲", "<b>x</b>", "'; DROP TABLE seats; --", "%s%n", "null")
REFERENCE = "#/components/schemas/"


class Call(Struct):
    method: str
    path: str
    """The path template, with parameters in braces."""
    inside: dict[str, Any]
    """Values of the path parameters."""
    query: dict[str, Any]
    headers: dict[str, str]
    body: Any = None
    """The JSON body, or None."""
    raw: bytes | None = None
    """Raw bytes sent instead of the JSON body."""
    wrong: str = "nothing"
    """The name of the one defect that was put into it."""
    malformed: bool = False
    """Whether it has further defects that `wrong` does not name."""
    http: bool = True
    """Whether it is well-formed HTTP, so that a response is expected."""
    sections: list[bytes] = field(default_factory=list)
    """Raw bytes sent instead of the whole request."""

    def target(self) -> str:
        path = self.path
        for name, value in self.inside.items():
            path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
        asked = "&".join(f"{name}={quote(str(value), safe='')}" for name, value in self.query.items())
        return f"{path}?{asked}" if asked else path

    def content(self) -> bytes:
        if self.raw is not None:
            return self.raw
        # The standard library's writes every number and every sign, also those that no receiver should take.
        return b"" if self.body is None else json.dumps(self.body).encode()

    def encoded(self, host: str) -> bytes:
        if self.sections:
            return b"".join(self.sections)
        body = self.content()
        headers = {"Host": host, "Accept-Encoding": "identity"}
        if self.body is not None or self.raw is not None:
            headers |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        headers |= self.headers
        lines = [f"{self.method} {self.target()} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body

    def __str__(self) -> str:
        body = self.content()
        return f"{self.method} {self.target()[:200]} ({self.wrong}) {body[:200].decode(errors='replace')}"


class Operation(Struct):
    method: str
    path: str
    parameters: list[Schema]
    body: Schema | None


class Description:
    """The server's OpenAPI document, as a source of valid requests."""

    def __init__(self, openapi: Schema) -> None:
        self._schemas: Schema = openapi["components"]["schemas"]
        self.operations = [
            Operation(method.upper(), path, one.get("parameters", []), _body(one))
            for path, ways in openapi["paths"].items()
            for method, one in ways.items()
        ]

    def call(self, operation: Operation, known: Known, rng: random.Random) -> Call:
        """A valid request for a real table, with keys that permit it."""
        values = {
            place: {
                one["name"]: known.value(one["name"], rng, self._made(one["schema"], rng))
                for one in operation.parameters
                if one["in"] == place and (place == "path" or one.get("required") or rng.random() < 0.5)
            }
            for place in ("path", "query")
        }
        body = None
        if operation.body is not None:
            body = known.fitted(operation.path, self._object(operation.body, known, rng), rng)
        headers = {"Authorization": known.authorization(rng)}
        return Call(operation.method, operation.path, values["path"], values["query"], headers, body)

    def _object(self, schema: Schema, known: Known, rng: random.Random) -> Any:
        schema = self._resolved(schema)
        if schema.get("type") != "object":
            return self._made(schema, rng)
        needed = schema.get("required", [])
        return {
            name: known.value(name, rng, self._made(part, rng, known))
            for name, part in schema.get("properties", {}).items()
            if name in needed or rng.random() < 0.5
        }

    def _resolved(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].removeprefix(REFERENCE)]
        return schema

    def _made(self, schema: Schema, rng: random.Random, known: Known | None = None) -> Any:
        """A random value that fits the schema."""
        schema = self._resolved(schema)
        if choices := schema.get("oneOf", schema.get("anyOf")):
            return self._made(rng.choice(choices), rng, known)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "integer":
            least = int(schema.get("minimum", 0))
            return rng.randint(least, max(least, int(schema.get("maximum", schema.get("exclusiveMaximum", 9) - 1))))
        if kind == "array":
            return [
                self._made(schema["items"], rng, known) for _ in range(max(schema.get("minItems", 0), rng.randrange(4)))
            ]
        if kind == "object":
            return self._object(schema, known, rng) if known is not None else {}
        plain = {"boolean": rng.random() < 0.5, "null": None, "number": rng.random()}
        return plain.get(str(kind), rng.choice(WORDS)[: schema.get("maxLength", 80)])


def _body(operation: Schema) -> Schema | None:
    found: Schema | None = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return found


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths to all values of a body, the body itself included."""
    yield path
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, (*path, name))
    elif isinstance(value, list):
        for n, part in enumerate(value):
            yield from leaves(part, (*path, n))


def replaced(value: Any, path: tuple[str | int, ...], new: Any) -> Any:
    """The body with another value at that path."""
    if not path:
        return new
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = replaced(value[path[0]], path[1:], new)
    return copy
