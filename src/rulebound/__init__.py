"""Card games played to the letter of their rulebooks, every ruling traced to its paragraph."""

__version__ = "0.2.0"
