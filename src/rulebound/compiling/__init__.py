"""`./rulebound compile`: from the rules in Python to modules in machine code, with mypyc and a C compiler."""
