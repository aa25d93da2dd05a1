"""The OpenAPI document as a page to read, without a script."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, get


@get("/api", include_in_schema=False, media_type="text/html; charset=utf-8")
async def reference(request: Request[Any, Any, Any]) -> str:
    """Every request with what it takes and gives."""
    document = request.app.openapi_schema.to_schema()
    rows = []
    for path, methods in sorted(document["paths"].items()):
        for method, operation in methods.items():
            rows.append(_operation(path, method, operation))
    schemas = document["components"]["schemas"]
    parts = [_schema(name, schemas[name]) for name in sorted(schemas)]
    title = escape(document["info"]["title"])
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>"
        f"<h1>{title}</h1><p>{escape(document['info'].get('description', ''))} "
        "The document itself: <a href=/api/schema/openapi.json>openapi.json</a>.</p>"
        f"<dl>{''.join(rows)}</dl><h2>Structures</h2>{''.join(parts)}</html>"
    )


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    takes = _link(operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema"))
    gives = ""
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            gives = "".join(_link(content.get("schema")) for content in response.get("content", {}).values())
    about = escape(operation.get("description", ""))
    return f"<dt><code>{method.upper()} {escape(path)}</code> {takes} → {gives or 'text'}</dt><dd>{about}</dd>"


def _schema(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(
        f"<li><code>{escape(field)}</code> {_link(kind)}</li>" for field, kind in schema.get("properties", {}).items()
    )
    return f"<h3 id={escape(name)}>{escape(name)}</h3><ul>{fields}</ul>"


def _link(schema: dict[str, Any] | None) -> str:
    if not schema:
        return ""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href=#{name}>{name}</a>"
    if schema.get("type") == "array":
        return f"list of {_link(schema.get('items'))}"
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return " or ".join(_link(part) for part in several)
    return escape(str(schema.get("type", "")))
