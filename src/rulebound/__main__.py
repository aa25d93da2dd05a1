"""`python -m rulebound` is the same command as `rulebound`."""

from rulebound.cli import main

if __name__ == "__main__":
    main()
