### What living card games share.

lcg-limit-round = ліміт: { $n } за раунд
lcg-limit-phase = ліміт: { $n } за фазу
lcg-limit-game = ліміт: { $n } за гру
lcg-limit-each-round = ліміт: { $n } за раунд для кожного гравця
lcg-max-round = макс. { $n } за раунд
lcg-max-phase = макс. { $n } за фазу

## Abilities

lcg-ability = { $head }: { CAPITAL($body) }.
lcg-ability-effects = { $effects }
lcg-ability-costs = { $costs } → { $effects }
lcg-ability-when-interrupt = коли { $when }, { $body }
lcg-ability-when-would = коли { $when }, { $body }
lcg-ability-when-forced-interrupt = коли { $when }, { $body }
lcg-ability-when-cancel = після того як { CASE($when, "after") }, { $body }
lcg-ability-when-response = після того як { CASE($when, "after") }, { $body }
lcg-ability-when-forced-response = після того як { CASE($when, "after") }, { $body }
lcg-ability-limited = { $text } ({ CAPITAL($limit) }.)
lcg-ability-named = { $name } — { $text }
lcg-constant = { CAPITAL($said) }.

## Effects

lcg-effect-deal = завдайте { CASE($target, "dat") } { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     }
lcg-effect-deal-by = завдайте { CASE($target, "dat") } { CASE($n, "damage") }
lcg-effect-heal = вилікуйте { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     } { CASE($target, "gen") }
lcg-effect-heal-by = вилікуйте в { CASE($target, "gen") } { CASE($n, "damage") }
lcg-effect-heal-all = вилікуйте всі поранення { CASE($target, "gen") }
lcg-effect-ready = приведіть у готовність { CASE($target, "acc") }
lcg-effect-exhaust = виснажте { CASE($target, "acc") }
lcg-effect-prevent = запобігніть { $of ->
    [threat] { $n ->
        [one] { $n } загрозі
       *[other] { $n } загрозам
     }
   *[damage] { $n ->
        [one] { $n } пораненню
       *[other] { $n } пораненням
     }
 }
lcg-effect-prevent-all = запобігніть { $of ->
    [threat] усій загрозі
   *[damage] усім пораненням
 }
lcg-effect-draw = { $by ->
    [you] візьміть
   *[other] { $who } бере
 } { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
 }
lcg-effect-draw-by = { $by ->
    [you] візьміть
   *[other] { $who } бере
 } { CASE($n, "cards") }
lcg-effect-discard = скиньте { CASE($target, "acc") }
lcg-effect-discard-top = { $by ->
    [you] скиньте
   *[other] { $who } скидає
 } { $n ->
    [1] верхню карту
    [one] { $n } верхню карту
    [few] { $n } верхні карти
   *[many] { $n } верхніх карт
 } своєї колоди
lcg-effect-discard-top-by = { $by ->
    [you] скиньте
   *[other] { $who } скидає
 } з верху своєї колоди { CASE($n, "cards") }
lcg-effect-discard-random = { $by ->
    [you] скиньте
   *[other] { $who } скидає
 } з руки { $n ->
        [one] { $n } випадкову карту
        [few] { $n } випадкові карти
       *[many] { $n } випадкових карт
     }
lcg-effect-return-to-hand = поверніть { CASE($target, "acc") } в руку власника
lcg-effect-remove-from-game = виведіть цю карту з гри
lcg-effect-add-counters = покладіть сюди { $n ->
    [one] { $n } { CASE($type, "acc") }
    [few] { $n } { CASE($type, "few") }
   *[many] { $n } { CASE($type, "many") }
 }
lcg-effect-look-at-top = подивіться { $n ->
        [one] { $n } верхню карту
        [few] { $n } верхні карти
       *[many] { $n } верхніх карт
     } своєї колоди, візьміть одну з них, а решту скиньте
lcg-effect-take-control = візьміть під контроль { CASE($target, "acc") }
lcg-effect-put-into-play = введіть у гру під свій контроль { CASE($target, "acc") }
lcg-effect-cancel-when-revealed = скасуйте ефекти «При розкритті» розкритої карти
lcg-effect-cancel-card = скасуйте ефекти розкритої карти та скиньте її
lcg-effect-if = { $condition }, то { $deeds }
    .inner = { $deeds }, { $condition }
lcg-effect-if-otherwise = { $said }; інакше { $otherwise }
    .inner = { CASE($said, "inner") }; інакше { $otherwise }
lcg-effect-then = { $first }, тоді { CASE($after, "inner") }
lcg-effect-branch = { $deeds }
lcg-effect-choose-one = { $by ->
    [you] виберіть одне
   *[other] { $who } вибирає одне
 } ({ $branches })
lcg-effect-may = { $by ->
    [you] за бажанням
   *[other] { $who } може зробити так:
 } { $deeds }
lcg-effect-later-end-of-round = наприкінці раунду { CASE($effect, "inner") }
lcg-effect-later-end-of-phase = наприкінці фази { CASE($effect, "inner") }
lcg-effect-gains-trait-phase = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } характеристику «{ $trait }» до кінця фази
lcg-effect-cheaper = наступна карта, яку в цій фазі розіграє { $by }, коштує на { $n } менше
lcg-effect-lasts-phase = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } { $changes } до кінця фази
lcg-effect-lasts-round = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } { $changes } до кінця раунду
lcg-effect-lasts-attack = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } { $changes } до кінця цієї активації
lcg-effect-does-not-happen = цього не стається
lcg-effect-instead = натомість { $deeds }
lcg-effect-remove-counters = зніміть із цієї карти { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[many] { $n } жетонів
     }
lcg-effect-discard-cards = скиньте з руки { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
     }
lcg-effect-discard-up-to = скиньте з руки до { $n ->
    [one] { $n } карти
   *[other] { $n } карт
 }
lcg-effect-shuffle-into-deck = замішайте у свою колоду { CASE($target, "acc") }
lcg-effect-discard-hand = { $by ->
    [you] скиньте з руки
   *[other] { $who } скидає з руки
 } { GENDER($noun) ->
    [f] кожну
    [n] кожне
    [mi] кожен
   *[m] кожного
 } { CASE($noun, "acc") }
lcg-effect-return-topmost = { $by ->
    [you] візьміть у руку
   *[other] { $who } бере в руку
 } { GENDER($noun) ->
    [f] найвищу
    [n] найвище
    [mi] найвищий
   *[m] найвищого
 } у своєму відбої { CASE($noun, "acc") }
lcg-effect-search-deck = знайдіть у своїй колоді { CASE($target, "acc") }, візьміть у руку й перетасуйте колоду
lcg-effect-aim = виберіть { CASE($target, "acc") }, { $before } й { $deed }
lcg-effect-each-player = кожен гравець: { $deeds }
lcg-effect-choose-player = виберіть гравця й { $deeds }

## Numbers, conditions, constant abilities

lcg-while = { $said }, { $condition }
lcg-amount-times = { $n } за { CASE($each, "acc") }
    .damage = { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     } за { CASE($each, "acc") }
    .threat = { $n ->
        [one] { $n } загрозу
        [few] { $n } загрози
       *[many] { $n } загроз
     } за { CASE($each, "acc") }
    .cards = { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
     } за { CASE($each, "acc") }
lcg-amount-plus = { $plus } і ще { $said }
    .damage = { $plus ->
        [one] { $plus } поранення
        [few] { $plus } поранення
       *[many] { $plus } поранень
     } і ще { $said }
    .threat = { $plus ->
        [one] { $plus } загрозу
        [few] { $plus } загрози
       *[many] { $plus } загроз
     } і ще { $said }
    .cards = { $plus ->
        [one] { $plus } карту
        [few] { $plus } карти
       *[many] { $plus } карт
     } і ще { $said }
lcg-amount-most = { $said } (щонайбільше { $most })
    .damage = { CASE($said, "damage") } (щонайбільше { $most })
    .threat = { CASE($said, "threat") } (щонайбільше { $most })
    .cards = { CASE($said, "cards") } (щонайбільше { $most })
lcg-amount-instead = { $n } (натомість { $other }, { $condition })
    .damage = { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
     } (натомість { $other }, { $condition })
    .threat = { $n ->
        [one] { $n } загрозу
        [few] { $n } загрози
       *[many] { $n } загроз
     } (натомість { $other }, { $condition })
    .cards = { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
     } (натомість { $other }, { $condition })
lcg-amount-x = X
    .damage = X поранень
    .threat = X загрози
    .cards = X карт
lcg-amount-cards-discarded = кожна скинута так карта
    .acc = кожну скинуту так карту
lcg-amount-counters-here = кожен жетон тут
    .acc = кожен жетон тут
lcg-if-exists = якщо в грі є { $target }
lcg-if-absent = якщо в грі немає { CASE($target, "gen") }
lcg-if-nothing-was-done = якщо це нічого не змінило
lcg-if-final-step = якщо це останній крок
lcg-gets-for = { $said } за { CASE($each, "acc") }
lcg-gets-instead = { $said } (натомість +{ $n }, { $condition })
lcg-gains-trait = { $target } { GENDER($target) ->
    [pl] отримують
   *[m] отримує
 } характеристику «{ $trait }»

## Whom

lcg-who-you = ви
    .acc = вас
    .gen = вас
    .dat = вам
    .gender = pl
lcg-who-each = кожен гравець
    .acc = кожного гравця
    .gen = кожного гравця
    .dat = кожному гравцеві
    .gender = m
lcg-who-first = перший гравець
    .acc = першого гравця
    .gen = першого гравця
    .dat = першому гравцеві
    .gender = m
lcg-who-one = гравець на ваш вибір
    .acc = гравця на ваш вибір
    .gen = гравця на ваш вибір
    .dat = гравцеві на ваш вибір
    .gender = m
lcg-who-that = той гравець
    .acc = того гравця
    .gen = того гравця
    .dat = тому гравцеві
    .gender = m
lcg-who-next = наступний гравець
lcg-who-most-threatened = гравець із найвищим рівнем загрози
lcg-who-engaged = гравець, на якого нападає цей посіпака,
    .acc = гравця, на якого нападає цей посіпака
    .gen = гравця, на якого нападає цей посіпака
    .dat = гравцеві, на якого нападає цей посіпака
    .gender = m
lcg-this = ця карта
    .acc = цю карту
    .gen = цієї карти
    .dat = цій карті
    .gender = f
lcg-host = носій цієї карти
    .acc = носія цієї карти
    .gen = носія цієї карти
    .dat = носієві цієї карти
    .gender = m
lcg-named = { $title }
lcg-target-list = { $items }
    .acc = { CASE($items, "acc") }
    .gen = { CASE($items, "gen") }
    .dat = { CASE($items, "dat") }
    .gender = { GENDER($items) }
lcg-characters-of = кожен персонаж під контролем { CASE($who, "gen") }
    .acc = кожного персонажа під контролем { CASE($who, "gen") }
    .gen = кожного персонажа під контролем { CASE($who, "gen") }
    .dat = кожному персонажеві під контролем { CASE($who, "gen") }
    .gender = m
lcg-an = { $noun }
    .acc = { CASE($noun, "acc") }
    .gen = { CASE($noun, "gen") }
    .dat = { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-chosen = { $noun } на ваш вибір
    .acc = { CASE($noun, "acc") } на ваш вибір
    .gen = { CASE($noun, "gen") } на ваш вибір
    .dat = { CASE($noun, "dat") } на ваш вибір
    .gender = { GENDER($noun) }
lcg-each = { GENDER($noun) ->
        [f] кожна
        [n] кожне
       *[m] кожен
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] кожну
        [n] кожне
        [mi] кожен
       *[m] кожного
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] кожної
       *[m] кожного
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] кожній
       *[m] кожному
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
        [n] своє
        [mi] свій
       *[m] свого
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] своєї
       *[m] свого
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] своїй
       *[m] своєму
     } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-that = { GENDER($noun) ->
        [f] ця
        [n] це
       *[m] цей
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] цю
        [n] це
        [mi] цей
       *[m] цього
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] цієї
       *[m] цього
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] цій
       *[m] цьому
     } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-so-many = { $n ->
    [one] { $n } { CASE($noun, "acc") }
    [few] { $n } { CASE($noun, "few") }
   *[many] { $n } { CASE($noun, "many") }
 } на ваш вибір
    .acc = { $n ->
        [one] { $n } { CASE($noun, "acc") }
        [few] { $n } { CASE($noun, "few") }
       *[many] { $n } { CASE($noun, "many") }
     } на ваш вибір
lcg-so-many-by = { CASE($noun, "pl-acc") } на ваш вибір: { $n }
lcg-up-to = до { $n ->
    [one] { $n } { CASE($noun, "gen") }
   *[other] { $n } { CASE($noun, "pl-gen") }
 }
    .acc = до { $n ->
        [one] { $n } { CASE($noun, "gen") }
       *[other] { $n } { CASE($noun, "pl-gen") }
    }
    .gender = pl
lcg-different-titles = { $noun } із різними назвами
    .pl-gen = { CASE($noun, "pl-gen") } із різними назвами
    .gender = { GENDER($noun) }
lcg-target-instead = { $target } (або { $other }, { $condition })
    .acc = { CASE($target, "acc") } (або { CASE($other, "acc") }, { $condition })
    .gen = { CASE($target, "gen") } (або { CASE($other, "gen") }, { $condition })
    .dat = { CASE($target, "dat") } (або { CASE($other, "dat") }, { $condition })
    .gender = { GENDER($target) }
lcg-engaged-with = { $noun } { $by ->
        [you] з-поміж ваших нападників
       *[other] з-поміж нападників { CASE($who, "gen") }
    }
    .acc = { CASE($noun, "acc") } { $by ->
        [you] з-поміж ваших нападників
       *[other] з-поміж нападників { CASE($who, "gen") }
    }
    .gen = { CASE($noun, "gen") } { $by ->
        [you] з-поміж ваших нападників
       *[other] з-поміж нападників { CASE($who, "gen") }
    }
    .dat = { CASE($noun, "dat") } { $by ->
        [you] з-поміж ваших нападників
       *[other] з-поміж нападників { CASE($who, "gen") }
    }
    .gender = { GENDER($noun) }
lcg-controlled-by = { $noun } під { $by ->
        [you] вашим контролем
       *[other] контролем { CASE($who, "gen") }
    }
    .acc = { CASE($noun, "acc") } під { $by ->
        [you] вашим контролем
       *[other] контролем { CASE($who, "gen") }
    }
    .gen = { CASE($noun, "gen") } під { $by ->
        [you] вашим контролем
       *[other] контролем { CASE($who, "gen") }
    }
    .dat = { CASE($noun, "dat") } під { $by ->
        [you] вашим контролем
       *[other] контролем { CASE($who, "gen") }
    }
    .gender = { GENDER($noun) }
lcg-with-trait = { $noun } «{ $trait }»
    .acc = { CASE($noun, "acc") } «{ $trait }»
    .gen = { CASE($noun, "gen") } «{ $trait }»
    .dat = { CASE($noun, "dat") } «{ $trait }»
    .gender = { GENDER($noun) }
lcg-ready = { $noun } в готовності
    .acc = { CASE($noun, "acc") } в готовності
    .gen = { CASE($noun, "gen") } в готовності
    .dat = { CASE($noun, "dat") } в готовності
    .gender = { GENDER($noun) }
lcg-exhausted = { $noun } у виснаженні
    .acc = { CASE($noun, "acc") } у виснаженні
    .gen = { CASE($noun, "gen") } у виснаженні
    .dat = { CASE($noun, "dat") } у виснаженні
    .gender = { GENDER($noun) }
lcg-facedown = { $noun } долілиць
    .acc = { CASE($noun, "acc") } долілиць
    .gen = { CASE($noun, "gen") } долілиць
    .dat = { CASE($noun, "dat") } долілиць
    .gender = { GENDER($noun) }
lcg-without-a-copy = { $noun } без іншої копії цієї карти
    .acc = { CASE($noun, "acc") } без іншої копії цієї карти
    .gen = { CASE($noun, "gen") } без іншої копії цієї карти
    .dat = { CASE($noun, "dat") } без іншої копії цієї карти
    .gender = { GENDER($noun) }
lcg-different = { GENDER($noun) ->
        [f] інша
        [n] інше
       *[m] інший
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] іншу
        [n] інше
        [mi] інший
       *[m] іншого
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] іншої
       *[m] іншого
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] іншій
       *[m] іншому
     } { CASE($noun, "dat") }
    .gender = { GENDER($noun) }
lcg-in-discard-piles = { $noun } із відбою будь-якого гравця
    .acc = { CASE($noun, "acc") } із відбою будь-якого гравця
    .gen = { CASE($noun, "gen") } із відбою будь-якого гравця
    .dat = { CASE($noun, "dat") } із відбою будь-якого гравця
    .gender = { GENDER($noun) }
lcg-in-your-hand = { $noun } зі своєї руки
    .acc = { CASE($noun, "acc") } зі своєї руки
    .gen = { CASE($noun, "gen") } зі своєї руки
    .dat = { CASE($noun, "dat") } зі своєї руки
    .pl-gen = { CASE($noun, "pl-gen") } зі своєї руки
    .gender = { GENDER($noun) }
lcg-in-your-discard-pile = { $noun } зі свого відбою
    .acc = { CASE($noun, "acc") } зі свого відбою
    .gen = { CASE($noun, "gen") } зі свого відбою
    .dat = { CASE($noun, "dat") } зі свого відбою
    .pl-gen = { CASE($noun, "pl-gen") } зі свого відбою
    .gender = { GENDER($noun) }
lcg-or = { $noun } або { $other }
    .acc = { CASE($noun, "acc") } або { CASE($other, "acc") }
    .gen = { CASE($noun, "gen") } або { CASE($other, "gen") }
    .dat = { CASE($noun, "dat") } або { CASE($other, "dat") }
    .gender = { GENDER($noun) }
lcg-except = { $noun }, крім { CASE($other, "gen") }
    .acc = { CASE($noun, "acc") }, крім { CASE($other, "gen") }
    .gen = { CASE($noun, "gen") }, крім { CASE($other, "gen") }
    .dat = { CASE($noun, "dat") }, крім { CASE($other, "gen") }
    .gender = { GENDER($noun) }
