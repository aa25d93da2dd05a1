### What living card games share.

lcg-limit-round = ліміт: { $n } за раунд
lcg-limit-phase = ліміт: { $n } за фазу
lcg-max-round = макс. { $n } за раунд
lcg-max-phase = макс. { $n } за фазу
