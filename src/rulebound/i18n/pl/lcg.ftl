### What living card games share.

lcg-limit-round = limit: { $n } na rundę
lcg-limit-phase = limit: { $n } na fazę
lcg-max-round = maks. { $n } na rundę
lcg-max-phase = maks. { $n } na fazę
