"""The games. Each is a folder with its rules.toml and a GAME."""
