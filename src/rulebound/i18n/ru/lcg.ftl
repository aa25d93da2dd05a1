### What living card games share.

lcg-limit-round = лимит: { $n } за раунд
lcg-limit-phase = лимит: { $n } за фазу
lcg-max-round = макс. { $n } за раунд
lcg-max-phase = макс. { $n } за фазу
