"""Secrets of links and browsers: 192 random bits, of which the storage knows only the hash."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is stored. The token is random enough that a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """The public name of a match: tells nothing and opens nothing."""
    return secrets.token_hex(6)
