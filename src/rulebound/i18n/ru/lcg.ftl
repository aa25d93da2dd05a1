### What living card games share.

lcg-limit-round = лимит: { $n } за раунд
lcg-limit-phase = лимит: { $n } за фазу
lcg-limit-game = лимит: { $n } за игру
lcg-limit-each-round = лимит: { $n } за раунд для каждого игрока
lcg-max-round = макс. { $n } за раунд
lcg-max-phase = макс. { $n } за фазу

## Abilities

lcg-ability = { $head }: { CAPITAL($body) }.
lcg-ability-effects = { $effects }
lcg-ability-costs = { $costs } → { $effects }
lcg-ability-when-interrupt = когда { $when }, { $body }
lcg-ability-when-would = когда { $when }, { $body }
lcg-ability-when-forced-interrupt = когда { $when }, { $body }
lcg-ability-when-cancel = после того как { CASE($when, "after") }, { $body }
lcg-ability-when-response = после того как { CASE($when, "after") }, { $body }
lcg-ability-when-forced-response = после того как { CASE($when, "after") }, { $body }
lcg-ability-limited = { $text } ({ CAPITAL($limit) }.)
lcg-ability-named = { $name } — { $text }
lcg-constant = { CAPITAL($said) }.

## Effects

lcg-effect-deal = нанесите { CASE($target, "dat") } { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     }
lcg-effect-deal-by = нанесите { CASE($target, "dat") } { CASE($n, "damage") }
lcg-effect-heal = вылечите у { CASE($target, "gen") } { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     }
lcg-effect-heal-by = вылечите у { CASE($target, "gen") } { CASE($n, "damage") }
lcg-effect-heal-all = вылечите у { CASE($target, "gen") } весь урон
lcg-effect-ready = приведите в готовность { CASE($target, "acc") }
lcg-effect-exhaust = истощите { CASE($target, "acc") }
lcg-effect-prevent = предотвратите { $of ->
    [threat] { $n ->
        [one] { $n } угрозу
        [few] { $n } угрозы
       *[many] { $n } угроз
     }
   *[damage] { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     }
 }
lcg-effect-prevent-all = предотвратите { $of ->
    [threat] всю угрозу
   *[damage] весь урон
 }
lcg-effect-draw = { $by ->
    [you] возьмите
   *[other] { $who } берёт
 } { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
lcg-effect-draw-by = { $by ->
    [you] возьмите
   *[other] { $who } берёт
 } { CASE($n, "cards") }
lcg-effect-discard = сбросьте { CASE($target, "acc") }
lcg-effect-discard-top = { $by ->
    [you] сбросьте
   *[other] { $who } сбрасывает
 } { $n ->
    [1] верхнюю карту
    [one] { $n } верхнюю карту
    [few] { $n } верхние карты
   *[many] { $n } верхних карт
 } своей колоды
lcg-effect-discard-top-by = { $by ->
    [you] сбросьте
   *[other] { $who } сбрасывает
 } с верха своей колоды { CASE($n, "cards") }
lcg-effect-discard-random = { $by ->
    [you] сбросьте
   *[other] { $who } сбрасывает
 } с руки { $n ->
        [one] { $n } случайную карту
        [few] { $n } случайные карты
       *[many] { $n } случайных карт
     }
lcg-effect-return-to-hand = верните { CASE($target, "acc") } на руку владельца
lcg-effect-remove-from-game = удалите эту карту из игры
lcg-effect-add-counters = положите сюда { $n ->
    [one] { $n } { CASE($type, "acc") }
    [few] { $n } { CASE($type, "few") }
   *[many] { $n } { CASE($type, "many") }
 }
lcg-effect-look-at-top = посмотрите { $n ->
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
     } своей колоды, возьмите одну из них, а остальные сбросьте
lcg-effect-take-control = возьмите под контроль { CASE($target, "acc") }
lcg-effect-put-into-play = введите в игру под свой контроль { CASE($target, "acc") }
lcg-effect-cancel-when-revealed = отмените эффекты «При раскрытии» раскрытой карты
lcg-effect-cancel-card = отмените эффекты раскрытой карты и сбросьте её
lcg-effect-if = { $condition }, то { $deeds }
    .inner = { $deeds }, { $condition }
lcg-effect-if-otherwise = { $said }; иначе { $otherwise }
    .inner = { CASE($said, "inner") }; иначе { $otherwise }
lcg-effect-then = { $first }, затем { CASE($after, "inner") }
lcg-effect-branch = { $deeds }
lcg-effect-choose-one = { $by ->
    [you] выберите одно
   *[other] { $who } выбирает одно
 } ({ $branches })
lcg-effect-may = { $by ->
    [you] по желанию
   *[other] { $who } может сделать так:
 } { $deeds }
lcg-effect-later-end-of-round = в конце раунда { CASE($effect, "inner") }
lcg-effect-later-end-of-phase = в конце фазы { CASE($effect, "inner") }
lcg-effect-gains-trait-phase = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } черту «{ $trait }» до конца фазы
lcg-effect-cheaper = следующая карта, которую в эту фазу разыграет { $by }, стоит на { $n } меньше
lcg-effect-lasts-phase = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } { $changes } до конца фазы
lcg-effect-lasts-round = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } { $changes } до конца раунда
lcg-effect-lasts-attack = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } { $changes } до конца этой активации
lcg-effect-does-not-happen = этого не происходит
lcg-effect-instead = вместо этого { $deeds }
lcg-effect-remove-counters = снимите с этой карты { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[many] { $n } жетонов
     }
lcg-effect-discard-cards = сбросьте с руки { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
     }
lcg-effect-discard-up-to = сбросьте с руки до { $n ->
    [one] { $n } карты
   *[other] { $n } карт
 }
lcg-effect-shuffle-into-deck = замешайте в свою колоду { CASE($target, "acc") }
lcg-effect-discard-hand = { $by ->
    [you] сбросьте с руки
   *[other] { $who } сбрасывает с руки
 } { GENDER($noun) ->
    [f] каждую
    [n] каждое
    [mi] каждый
   *[m] каждого
 } { CASE($noun, "acc") }
lcg-effect-return-topmost = { $by ->
    [you] возьмите
   *[other] { $who } берёт
 } на руку { GENDER($noun) ->
    [f] самую верхнюю
    [n] самое верхнее
    [mi] самый верхний
   *[m] самого верхнего
 } в своём сбросе { CASE($noun, "acc") }
lcg-effect-search-deck = найдите в своей колоде { CASE($target, "acc") }, возьмите на руку и перетасуйте колоду
lcg-effect-aim = выберите { CASE($target, "acc") }, { $before } и { $deed }
lcg-effect-each-player = каждый игрок: { $deeds }
lcg-effect-choose-player = выберите игрока и { $deeds }

## Numbers, conditions, constant abilities

lcg-while = { $said }, { $condition }
lcg-amount-times = { $n } за { CASE($each, "acc") }
    .damage = { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     } за { CASE($each, "acc") }
    .threat = { $n ->
        [one] { $n } угрозу
        [few] { $n } угрозы
       *[many] { $n } угроз
     } за { CASE($each, "acc") }
    .cards = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
     } за { CASE($each, "acc") }
lcg-amount-plus = { $plus } и ещё { $said }
    .damage = { $plus ->
        [one] { $plus } урон
       *[other] { $plus } урона
     } и ещё { $said }
    .threat = { $plus ->
        [one] { $plus } угрозу
        [few] { $plus } угрозы
       *[many] { $plus } угроз
     } и ещё { $said }
    .cards = { $plus ->
        [one] { $plus } карту
        [few] { $plus } карты
       *[many] { $plus } карт
     } и ещё { $said }
lcg-amount-most = { $said } (не больше { $most })
    .damage = { CASE($said, "damage") } (не больше { $most })
    .threat = { CASE($said, "threat") } (не больше { $most })
    .cards = { CASE($said, "cards") } (не больше { $most })
lcg-amount-instead = { $n } (или { $other }, { $condition })
    .damage = { $n ->
        [one] { $n } урон
       *[other] { $n } урона
     } (или { $other }, { $condition })
    .threat = { $n ->
        [one] { $n } угрозу
        [few] { $n } угрозы
       *[many] { $n } угроз
     } (или { $other }, { $condition })
    .cards = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
     } (или { $other }, { $condition })
lcg-amount-x = X
    .damage = X урона
    .threat = X угрозы
    .cards = X карт
lcg-amount-cards-discarded = каждая сброшенная так карта
    .acc = каждую сброшенную так карту
lcg-amount-counters-here = каждый жетон здесь
    .acc = каждый жетон здесь
lcg-if-exists = если в игре есть { $target }
lcg-if-absent = если в игре нет { CASE($target, "gen") }
lcg-if-nothing-was-done = если это ничего не изменило
lcg-if-final-step = если это последний шаг
lcg-gets-for = { $said } за { CASE($each, "acc") }
lcg-gets-instead = { $said } (или +{ $n }, { $condition })
lcg-gains-trait = { $target } { GENDER($target) ->
    [pl] получают
   *[m] получает
 } черту «{ $trait }»

## Whom

lcg-who-you = вы
    .acc = вас
    .gen = вас
    .dat = вам
    .ins = вами
    .gender = pl
lcg-who-each = каждый игрок
    .acc = каждого игрока
    .gen = каждого игрока
    .dat = каждому игроку
    .ins = каждым игроком
    .gender = m
lcg-who-first = первый игрок
    .acc = первого игрока
    .gen = первого игрока
    .dat = первому игроку
    .ins = первым игроком
    .gender = m
lcg-who-one = игрок по вашему выбору
    .acc = игрока по вашему выбору
    .gen = игрока по вашему выбору
    .dat = игроку по вашему выбору
    .ins = игроком по вашему выбору
    .gender = m
lcg-who-that = этот игрок
    .acc = этого игрока
    .gen = этого игрока
    .dat = этому игроку
    .ins = этим игроком
    .gender = m
lcg-who-next = следующий игрок
lcg-who-most-threatened = игрок с наибольшей угрозой
lcg-who-engaged = сражающийся с этим приспешником игрок
    .acc = сражающегося с этим приспешником игрока
    .gen = сражающегося с этим приспешником игрока
    .dat = сражающемуся с этим приспешником игроку
    .ins = сражающимся с этим приспешником игроком
    .gender = m
lcg-this = эта карта
    .acc = эту карту
    .gen = этой карты
    .dat = этой карте
    .gender = f
lcg-host = носитель этой карты
    .acc = носителя этой карты
    .gen = носителя этой карты
    .dat = носителю этой карты
    .gender = m
lcg-named = { $title }
lcg-target-list = { $items }
    .acc = { CASE($items, "acc") }
    .gen = { CASE($items, "gen") }
    .dat = { CASE($items, "dat") }
    .gender = { GENDER($items) }
lcg-characters-of = каждый персонаж под контролем { CASE($who, "gen") }
    .acc = каждого персонажа под контролем { CASE($who, "gen") }
    .gen = каждого персонажа под контролем { CASE($who, "gen") }
    .dat = каждому персонажу под контролем { CASE($who, "gen") }
    .gender = m
lcg-an = { $noun }
    .acc = { CASE($noun, "acc") }
    .gen = { CASE($noun, "gen") }
    .dat = { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-chosen = { $noun } по вашему выбору
    .acc = { CASE($noun, "acc") } по вашему выбору
    .gen = { CASE($noun, "gen") } по вашему выбору
    .dat = { CASE($noun, "dat") } по вашему выбору
    .gender = { GENDER($noun) }
lcg-each = { GENDER($noun) ->
        [f] каждая
        [n] каждое
       *[m] каждый
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] каждую
        [n] каждое
        [mi] каждый
       *[m] каждого
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] каждой
       *[m] каждого
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] каждой
       *[m] каждому
     } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-the = { $noun }
    .acc = { CASE($noun, "acc") }
    .gen = { CASE($noun, "gen") }
    .dat = { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-your = { GENDER($noun) ->
        [f] ваша
        [n] ваше
       *[m] ваш
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] свою
        [n] своё
        [mi] свой
       *[m] своего
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] своей
       *[m] своего
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] своей
       *[m] своему
     } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-that = { GENDER($noun) ->
        [f] эта
        [n] это
       *[m] этот
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] эту
        [n] это
        [mi] этот
       *[m] этого
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] этой
       *[m] этого
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] этой
       *[m] этому
     } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-so-many = { $n ->
    [one] { $n } { CASE($noun, "acc") }
    [few] { $n } { CASE($noun, "few") }
   *[many] { $n } { CASE($noun, "many") }
 } по вашему выбору
    .acc = { $n ->
        [one] { $n } { CASE($noun, "acc") }
        [few] { $n } { CASE($noun, "few") }
       *[many] { $n } { CASE($noun, "many") }
     } по вашему выбору
lcg-so-many-by = { CASE($noun, "pl-acc") } по вашему выбору: { $n }
lcg-up-to = до { $n ->
    [one] { $n } { CASE($noun, "gen") }
   *[other] { $n } { CASE($noun, "pl-gen") }
 }
    .acc = до { $n ->
        [one] { $n } { CASE($noun, "gen") }
       *[other] { $n } { CASE($noun, "pl-gen") }
    }
    .gender = pl
lcg-different-titles = { $noun } с разными названиями
    .pl-gen = { CASE($noun, "pl-gen") } с разными названиями
    .gender = { GENDER($noun) }
lcg-target-instead = { $target } (или { $other }, { $condition })
    .acc = { CASE($target, "acc") } (или { CASE($other, "acc") }, { $condition })
    .gen = { CASE($target, "gen") } (или { CASE($other, "gen") }, { $condition })
    .dat = { CASE($target, "dat") } (или { CASE($other, "dat") }, { $condition })
    .gender = { GENDER($target) }
lcg-engaged-with = { GENDER($noun) ->
        [f] сражающаяся
        [n] сражающееся
       *[m] сражающийся
     } с { $by ->
        [you] вами
       *[other] { CASE($who, "ins") }
    } { $noun }
    .acc = { GENDER($noun) ->
        [f] сражающуюся
        [n] сражающееся
        [mi] сражающийся
       *[m] сражающегося
     } с { $by ->
        [you] вами
       *[other] { CASE($who, "ins") }
    } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] сражающейся
       *[m] сражающегося
     } с { $by ->
        [you] вами
       *[other] { CASE($who, "ins") }
    } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] сражающейся
       *[m] сражающемуся
     } с { $by ->
        [you] вами
       *[other] { CASE($who, "ins") }
    } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-controlled-by = { $noun } под { $by ->
        [you] вашим контролем
       *[other] контролем { CASE($who, "gen") }
    }
    .acc = { CASE($noun, "acc") } под { $by ->
        [you] вашим контролем
       *[other] контролем { CASE($who, "gen") }
    }
    .gen = { CASE($noun, "gen") } под { $by ->
        [you] вашим контролем
       *[other] контролем { CASE($who, "gen") }
    }
    .dat = { CASE($noun, "dat") } под { $by ->
        [you] вашим контролем
       *[other] контролем { CASE($who, "gen") }
    }
    .gender = { GENDER($noun) }
lcg-with-trait = { $noun } «{ $trait }»
    .acc = { CASE($noun, "acc") } «{ $trait }»
    .gen = { CASE($noun, "gen") } «{ $trait }»
    .dat = { CASE($noun, "dat") } «{ $trait }»
    .gender = { GENDER($noun) }
lcg-ready = { $noun } в готовности
    .acc = { CASE($noun, "acc") } в готовности
    .gen = { CASE($noun, "gen") } в готовности
    .dat = { CASE($noun, "dat") } в готовности
    .gender = { GENDER($noun) }
lcg-exhausted = { $noun } в истощении
    .acc = { CASE($noun, "acc") } в истощении
    .gen = { CASE($noun, "gen") } в истощении
    .dat = { CASE($noun, "dat") } в истощении
    .gender = { GENDER($noun) }
lcg-facedown = { $noun } рубашкой вверх
    .acc = { CASE($noun, "acc") } рубашкой вверх
    .gen = { CASE($noun, "gen") } рубашкой вверх
    .dat = { CASE($noun, "dat") } рубашкой вверх
    .gender = { GENDER($noun) }
lcg-without-a-copy = { $noun } без другой копии этой карты
    .acc = { CASE($noun, "acc") } без другой копии этой карты
    .gen = { CASE($noun, "gen") } без другой копии этой карты
    .dat = { CASE($noun, "dat") } без другой копии этой карты
    .gender = { GENDER($noun) }
lcg-different = { GENDER($noun) ->
        [f] другая
        [n] другое
       *[m] другой
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] другую
        [n] другое
        [mi] другой
       *[m] другого
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] другой
       *[m] другого
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] другой
       *[m] другому
     } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-in-discard-piles = { $noun } из сброса любого игрока
    .acc = { CASE($noun, "acc") } из сброса любого игрока
    .gen = { CASE($noun, "gen") } из сброса любого игрока
    .dat = { CASE($noun, "dat") } из сброса любого игрока
    .gender = { GENDER($noun) }
lcg-in-your-hand = { $noun } со своей руки
    .acc = { CASE($noun, "acc") } со своей руки
    .gen = { CASE($noun, "gen") } со своей руки
    .dat = { CASE($noun, "dat") } со своей руки
    .pl-gen = { CASE($noun, "pl-gen") } со своей руки
    .gender = { GENDER($noun) }
lcg-in-your-discard-pile = { $noun } из своего сброса
    .acc = { CASE($noun, "acc") } из своего сброса
    .gen = { CASE($noun, "gen") } из своего сброса
    .dat = { CASE($noun, "dat") } из своего сброса
    .pl-gen = { CASE($noun, "pl-gen") } из своего сброса
    .gender = { GENDER($noun) }
lcg-or = { $noun } или { $other }
    .acc = { CASE($noun, "acc") } или { CASE($other, "acc") }
    .gen = { CASE($noun, "gen") } или { CASE($other, "gen") }
    .dat = { CASE($noun, "dat") } или { CASE($other, "dat") }
    .gender = { GENDER($noun) }
lcg-except = { $noun }, кроме { CASE($other, "gen") }
    .acc = { CASE($noun, "acc") }, кроме { CASE($other, "gen") }
    .gen = { CASE($noun, "gen") }, кроме { CASE($other, "gen") }
    .dat = { CASE($noun, "dat") }, кроме { CASE($other, "gen") }
    .gender = { GENDER($noun) }
