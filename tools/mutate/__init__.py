"""Breaks rules one at a time and asks whether the tests notice."""
