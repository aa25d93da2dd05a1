### What living card games share.

lcg-limit-round = limit { $n } per round
lcg-limit-phase = limit { $n } per phase
lcg-max-round = max { $n } per round
lcg-max-phase = max { $n } per phase
