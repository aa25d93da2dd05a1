"""Card games played to the letter of their rulebooks, every ruling traced to its paragraph."""

from rulebound import compiled

__version__ = "0.2.0"

compiled.use(__path__)
