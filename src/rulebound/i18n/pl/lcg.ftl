### What living card games share.

lcg-limit-round = limit: { $n } na rundę
lcg-limit-phase = limit: { $n } na fazę
lcg-limit-game = limit: { $n } na grę
lcg-limit-each-round = limit: { $n } na rundę dla każdego gracza
lcg-max-round = maks. { $n } na rundę
lcg-max-phase = maks. { $n } na fazę

## Abilities

lcg-ability = { $head }: { CAPITAL($body) }.
lcg-ability-effects = { $effects }
lcg-ability-costs = { $costs } → { $effects }
lcg-ability-when-interrupt = gdy { $when }, { $body }
lcg-ability-when-would = gdy { $when }, { $body }
lcg-ability-when-forced-interrupt = gdy { $when }, { $body }
lcg-ability-when-cancel = po tym, jak { $when }, { $body }
lcg-ability-when-response = po tym, jak { $when }, { $body }
lcg-ability-when-forced-response = po tym, jak { $when }, { $body }
lcg-ability-limited = { $text } ({ CAPITAL($limit) }.)
lcg-ability-named = { $name } — { $text }
lcg-constant = { CAPITAL($said) }.

## Effects

lcg-effect-deal = zadaj { CASE($target, "dat") } { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     }
lcg-effect-deal-by = zadaj { CASE($target, "dat") } { CASE($n, "damage") }
lcg-effect-heal = ulecz { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     } { CASE($target, "gen") }
lcg-effect-heal-by = ulecz u { CASE($target, "gen") } { CASE($n, "damage") }
lcg-effect-heal-all = ulecz wszystkie obrażenia { CASE($target, "gen") }
lcg-effect-ready = przygotuj { CASE($target, "acc") }
lcg-effect-exhaust = wyczerp { CASE($target, "acc") }
lcg-effect-prevent = zapobiegnij { $of ->
    [threat] { $n ->
        [one] { $n } zagrożeniu
       *[other] { $n } zagrożeniom
     }
   *[damage] { $n ->
        [one] { $n } obrażeniu
       *[other] { $n } obrażeniom
     }
 }
lcg-effect-prevent-all = zapobiegnij { $of ->
    [threat] całemu zagrożeniu
   *[damage] wszystkim obrażeniom
 }
lcg-effect-draw = { $by ->
    [you] dobierz
   *[other] { $who } dobiera
 } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }
lcg-effect-draw-by = { $by ->
    [you] dobierz
   *[other] { $who } dobiera
 } { CASE($n, "cards") }
lcg-effect-discard = odrzuć { CASE($target, "acc") }
lcg-effect-discard-top = { $by ->
    [you] odrzuć
   *[other] { $who } odrzuca
 } { $n ->
    [1] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
 } swojej talii
lcg-effect-discard-top-by = { $by ->
    [you] odrzuć
   *[other] { $who } odrzuca
 } z wierzchu swojej talii { CASE($n, "cards") }
lcg-effect-discard-random = { $by ->
    [you] odrzuć
   *[other] { $who } odrzuca
 } z ręki { $n ->
        [one] { $n } losową kartę
        [few] { $n } losowe karty
       *[many] { $n } losowych kart
     }
lcg-effect-return-to-hand = cofnij { CASE($target, "acc") } na rękę właściciela
lcg-effect-remove-from-game = usuń tę kartę z gry
lcg-effect-add-counters = połóż tu { $n ->
    [one] { $n } { CASE($type, "acc") }
    [few] { $n } { CASE($type, "few") }
   *[many] { $n } { CASE($type, "many") }
 }
lcg-effect-look-at-top = obejrzyj { $n ->
        [one] { $n } wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
     } swojej talii, weź jedną z nich, a pozostałe odrzuć
lcg-effect-take-control = przejmij { CASE($target, "acc") } pod swoją kontrolę
lcg-effect-put-into-play = wprowadź do gry pod swoją kontrolę { CASE($target, "acc") }
lcg-effect-cancel-when-revealed = anuluj efekty „Po odkryciu” odkrytej karty
lcg-effect-cancel-card = anuluj efekty odkrytej karty i odrzuć ją
lcg-effect-if = { $condition }, to { $deeds }
    .inner = { $deeds }, { $condition }
lcg-effect-if-otherwise = { $said }; w przeciwnym razie { $otherwise }
    .inner = { CASE($said, "inner") }; w przeciwnym razie { $otherwise }
lcg-effect-then = { $first }, potem { CASE($after, "inner") }
lcg-effect-branch = { $deeds }
lcg-effect-choose-one = { $by ->
    [you] wybierz jedno
   *[other] { $who } wybiera jedno
 } ({ $branches })
lcg-effect-may = { $by ->
    [you] jeśli chcesz,
   *[other] { $who } może zrobić tak:
 } { $deeds }
lcg-effect-later-end-of-round = na koniec rundy { CASE($effect, "inner") }
lcg-effect-later-end-of-phase = na koniec fazy { CASE($effect, "inner") }
lcg-effect-gains-trait-phase = { $target } { GENDER($target) ->
    [pl] zyskują
   *[m] zyskuje
 } cechę „{ $trait }” do końca fazy
lcg-effect-cheaper = następna karta, którą w tej fazie zagra { $by }, kosztuje o { $n } mniej
lcg-effect-lasts-phase = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } { $changes } do końca fazy
lcg-effect-lasts-round = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } { $changes } do końca rundy
lcg-effect-lasts-attack = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } { $changes } do końca tej aktywacji
lcg-effect-does-not-happen = do tego nie dochodzi
lcg-effect-instead = zamiast tego { $deeds }
lcg-effect-remove-counters = usuń z tej karty { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
     }
lcg-effect-discard-cards = odrzuć z ręki { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     }
lcg-effect-discard-up-to = odrzuć z ręki do { $n ->
    [one] { $n } karty
   *[other] { $n } kart
 }
lcg-effect-shuffle-into-deck = wtasuj do swojej talii { CASE($target, "acc") }
lcg-effect-discard-hand = { $by ->
    [you] odrzuć z ręki
   *[other] { $who } odrzuca z ręki
 } { GENDER($noun) ->
    [f] każdą
    [n] każde
    [mi] każdy
   *[m] każdego
 } { CASE($noun, "acc") }
lcg-effect-return-topmost = { $by ->
    [you] weź
   *[other] { $who } bierze
 } na rękę { GENDER($noun) ->
    [f] leżącą
    [n] leżące
    [mi] leżący
   *[m] leżącego
 } najwyżej na swoim stosie kart odrzuconych { CASE($noun, "acc") }
lcg-effect-search-deck = znajdź w swojej talii { CASE($target, "acc") }, weź na rękę i przetasuj talię
lcg-effect-aim = wybierz { CASE($target, "acc") }, { $before } i { $deed }
lcg-effect-each-player = każdy gracz: { $deeds }
lcg-effect-choose-player = wybierz gracza i { $deeds }

## Numbers, conditions, constant abilities

lcg-while = { $said }, { $condition }
lcg-amount-times = { $n } za { CASE($each, "acc") }
    .damage = { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     } za { CASE($each, "acc") }
    .threat = { $n ->
        [one] { $n } zagrożenie
        [few] { $n } zagrożenia
       *[many] { $n } zagrożeń
     } za { CASE($each, "acc") }
    .cards = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     } za { CASE($each, "acc") }
lcg-amount-plus = { $plus } i jeszcze { $said }
    .damage = { $plus ->
        [one] { $plus } obrażenie
        [few] { $plus } obrażenia
       *[many] { $plus } obrażeń
     } i jeszcze { $said }
    .threat = { $plus ->
        [one] { $plus } zagrożenie
        [few] { $plus } zagrożenia
       *[many] { $plus } zagrożeń
     } i jeszcze { $said }
    .cards = { $plus ->
        [one] { $plus } kartę
        [few] { $plus } karty
       *[many] { $plus } kart
     } i jeszcze { $said }
lcg-amount-most = { $said } (najwyżej { $most })
    .damage = { CASE($said, "damage") } (najwyżej { $most })
    .threat = { CASE($said, "threat") } (najwyżej { $most })
    .cards = { CASE($said, "cards") } (najwyżej { $most })
lcg-amount-instead = { $n } (lub { $other }, { $condition })
    .damage = { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     } (lub { $other }, { $condition })
    .threat = { $n ->
        [one] { $n } zagrożenie
        [few] { $n } zagrożenia
       *[many] { $n } zagrożeń
     } (lub { $other }, { $condition })
    .cards = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     } (lub { $other }, { $condition })
lcg-amount-x = X
    .damage = X obrażeń
    .threat = X zagrożenia
    .cards = X kart
lcg-amount-cards-discarded = każda odrzucona w ten sposób karta
    .acc = każdą odrzuconą w ten sposób kartę
lcg-amount-counters-here = każdy żeton tutaj
    .acc = każdy żeton tutaj
lcg-if-exists = jeśli w grze jest { $target }
lcg-if-absent = jeśli w grze nie ma { CASE($target, "gen") }
lcg-if-nothing-was-done = jeśli to nic nie zmieniło
lcg-if-final-step = jeśli to ostatni krok
lcg-gets-for = { $said } za { CASE($each, "acc") }
lcg-gets-instead = { $said } (lub +{ $n }, { $condition })
lcg-gains-trait = { $target } { GENDER($target) ->
    [pl] zyskują
   *[m] zyskuje
 } cechę „{ $trait }”

## Whom

lcg-who-you = ty
    .acc = ciebie
    .gen = ciebie
    .dat = tobie
    .loc = tobie
    .ins = tobą
    .gender = m
lcg-who-each = każdy gracz
    .acc = każdego gracza
    .gen = każdego gracza
    .dat = każdemu graczowi
    .loc = każdym graczu
    .ins = każdym graczem
    .gender = m
lcg-who-first = pierwszy gracz
    .acc = pierwszego gracza
    .gen = pierwszego gracza
    .dat = pierwszemu graczowi
    .loc = pierwszym graczu
    .ins = pierwszym graczem
    .gender = m
lcg-who-one = wybrany przez ciebie gracz
    .acc = wybranego przez ciebie gracza
    .gen = wybranego przez ciebie gracza
    .dat = wybranemu przez ciebie graczowi
    .loc = wybranym przez ciebie graczu
    .ins = wybranym przez ciebie graczem
    .gender = m
lcg-who-that = ten gracz
    .acc = tego gracza
    .gen = tego gracza
    .dat = temu graczowi
    .loc = tym graczu
    .ins = tym graczem
    .gender = m
lcg-who-next = następny gracz
lcg-who-most-threatened = gracz z najwyższym zagrożeniem
lcg-who-engaged = gracz w zwarciu z tym poplecznikiem
    .acc = gracza w zwarciu z tym poplecznikiem
    .gen = gracza w zwarciu z tym poplecznikiem
    .dat = graczowi w zwarciu z tym poplecznikiem
    .loc = graczu w zwarciu z tym poplecznikiem
    .ins = graczem w zwarciu z tym poplecznikiem
    .gender = m
lcg-this = ta karta
    .acc = tę kartę
    .gen = tej karty
    .dat = tej karcie
    .loc = tej karcie
    .gender = f
lcg-host = postać z tą kartą
    .acc = postać z tą kartą
    .gen = postaci z tą kartą
    .dat = postaci z tą kartą
    .loc = postaci z tą kartą
    .gender = f
lcg-named = { $title }
lcg-target-list = { $items }
    .acc = { CASE($items, "acc") }
    .gen = { CASE($items, "gen") }
    .dat = { CASE($items, "dat") }
    .loc = { CASE($items, "loc") }
    .gender = { GENDER($items) }
lcg-characters-of = każda postać pod kontrolą { CASE($who, "gen") }
    .acc = każdą postać pod kontrolą { CASE($who, "gen") }
    .gen = każdej postaci pod kontrolą { CASE($who, "gen") }
    .dat = każdej postaci pod kontrolą { CASE($who, "gen") }
    .loc = każdej postaci pod kontrolą { CASE($who, "gen") }
    .gender = f
lcg-an = { $noun }
    .acc = { CASE($noun, "acc") }
    .gen = { CASE($noun, "gen") }
    .dat = { CASE($noun, "dat") }
    .loc = { CASE($noun, "loc") }
    .gender = { GENDER($noun) }
lcg-chosen = { $noun } według twojego wyboru
    .acc = { CASE($noun, "acc") } według twojego wyboru
    .gen = { CASE($noun, "gen") } według twojego wyboru
    .dat = { CASE($noun, "dat") } według twojego wyboru
    .loc = { CASE($noun, "loc") } według twojego wyboru
    .gender = { GENDER($noun) }
lcg-each = { GENDER($noun) ->
        [f] każda
        [n] każde
       *[m] każdy
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] każdą
        [n] każde
        [mi] każdy
       *[m] każdego
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] każdej
       *[m] każdego
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] każdej
       *[m] każdemu
     } { CASE($noun, "dat") }
    .loc = { GENDER($noun) ->
        [f] każdej
       *[m] każdym
     } { CASE($noun, "loc") }
    .gender = { GENDER($noun) }
lcg-the = { $noun }
    .acc = { CASE($noun, "acc") }
    .gen = { CASE($noun, "gen") }
    .dat = { CASE($noun, "dat") }
    .loc = { CASE($noun, "loc") }
    .gender = { GENDER($noun) }
lcg-your = { GENDER($noun) ->
        [f] twoja
        [n] twoje
       *[m] twój
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] swoją
        [n] swoje
        [mi] swój
       *[m] swojego
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] swojej
       *[m] swojego
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] swojej
       *[m] swojemu
     } { CASE($noun, "dat") }
    .loc = { GENDER($noun) ->
        [f] swojej
       *[m] swoim
     } { CASE($noun, "loc") }
    .gender = { GENDER($noun) }
lcg-that = { GENDER($noun) ->
        [f] ta
        [n] to
       *[m] ten
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] tę
        [n] to
        [mi] ten
       *[m] tego
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] tej
       *[m] tego
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] tej
       *[m] temu
     } { CASE($noun, "dat") }
    .loc = { GENDER($noun) ->
        [f] tej
       *[m] tym
     } { CASE($noun, "loc") }
    .gender = { GENDER($noun) }
lcg-so-many = { $n ->
    [one] { $n } { CASE($noun, "acc") }
    [few] { $n } { CASE($noun, "few") }
   *[many] { $n } { CASE($noun, "many") }
 } do wyboru
    .acc = { $n ->
        [one] { $n } { CASE($noun, "acc") }
        [few] { $n } { CASE($noun, "few") }
       *[many] { $n } { CASE($noun, "many") }
     } do wyboru
lcg-so-many-by = { CASE($noun, "pl-acc") } do wyboru: { $n }
lcg-up-to = do { $n ->
    [one] { $n } { CASE($noun, "gen") }
   *[other] { $n } { CASE($noun, "pl-gen") }
 }
    .acc = do { $n ->
        [one] { $n } { CASE($noun, "gen") }
       *[other] { $n } { CASE($noun, "pl-gen") }
    }
    .gender = pl
lcg-different-titles = { $noun } o różnych nazwach
    .pl-gen = { CASE($noun, "pl-gen") } o różnych nazwach
    .gender = { GENDER($noun) }
lcg-target-instead = { $target } (lub { $other }, { $condition })
    .acc = { CASE($target, "acc") } (lub { CASE($other, "acc") }, { $condition })
    .gen = { CASE($target, "gen") } (lub { CASE($other, "gen") }, { $condition })
    .dat = { CASE($target, "dat") } (lub { CASE($other, "dat") }, { $condition })
    .loc = { CASE($target, "loc") } (lub { CASE($other, "loc") }, { $condition })
    .gender = { GENDER($target) }
lcg-engaged-with = { $noun } w zwarciu z { $by ->
        [you] tobą
       *[other] { CASE($who, "ins") }
    }
    .acc = { CASE($noun, "acc") } w zwarciu z { $by ->
        [you] tobą
       *[other] { CASE($who, "ins") }
    }
    .gen = { CASE($noun, "gen") } w zwarciu z { $by ->
        [you] tobą
       *[other] { CASE($who, "ins") }
    }
    .dat = { CASE($noun, "dat") } w zwarciu z { $by ->
        [you] tobą
       *[other] { CASE($who, "ins") }
    }
    .loc = { CASE($noun, "loc") } w zwarciu z { $by ->
        [you] tobą
       *[other] { CASE($who, "ins") }
    }
    .gender = { GENDER($noun) }
lcg-controlled-by = { $noun } pod { $by ->
        [you] twoją kontrolą
       *[other] kontrolą { CASE($who, "gen") }
    }
    .acc = { CASE($noun, "acc") } pod { $by ->
        [you] twoją kontrolą
       *[other] kontrolą { CASE($who, "gen") }
    }
    .gen = { CASE($noun, "gen") } pod { $by ->
        [you] twoją kontrolą
       *[other] kontrolą { CASE($who, "gen") }
    }
    .dat = { CASE($noun, "dat") } pod { $by ->
        [you] twoją kontrolą
       *[other] kontrolą { CASE($who, "gen") }
    }
    .loc = { CASE($noun, "loc") } pod { $by ->
        [you] twoją kontrolą
       *[other] kontrolą { CASE($who, "gen") }
    }
    .gender = { GENDER($noun) }
lcg-with-trait = { $noun } „{ $trait }”
    .acc = { CASE($noun, "acc") } „{ $trait }”
    .gen = { CASE($noun, "gen") } „{ $trait }”
    .dat = { CASE($noun, "dat") } „{ $trait }”
    .loc = { CASE($noun, "loc") } „{ $trait }”
    .gender = { GENDER($noun) }
lcg-ready = { $noun } w gotowości
    .acc = { CASE($noun, "acc") } w gotowości
    .gen = { CASE($noun, "gen") } w gotowości
    .dat = { CASE($noun, "dat") } w gotowości
    .loc = { CASE($noun, "loc") } w gotowości
    .gender = { GENDER($noun) }
lcg-exhausted = { GENDER($noun) ->
        [f] wyczerpana
        [n] wyczerpane
       *[m] wyczerpany
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] wyczerpaną
        [n] wyczerpane
        [mi] wyczerpany
       *[m] wyczerpanego
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] wyczerpanej
       *[m] wyczerpanego
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] wyczerpanej
       *[m] wyczerpanemu
     } { CASE($noun, "dat") }
    .loc = { GENDER($noun) ->
        [f] wyczerpanej
       *[m] wyczerpanym
     } { CASE($noun, "loc") }
    .gender = { GENDER($noun) }
lcg-facedown = { GENDER($noun) ->
        [f] zakryta
        [n] zakryte
       *[m] zakryty
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] zakrytą
        [n] zakryte
        [mi] zakryty
       *[m] zakrytego
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] zakrytej
       *[m] zakrytego
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] zakrytej
       *[m] zakrytemu
     } { CASE($noun, "dat") }
    .loc = { GENDER($noun) ->
        [f] zakrytej
       *[m] zakrytym
     } { CASE($noun, "loc") }
    .gender = { GENDER($noun) }
lcg-without-a-copy = { $noun } bez innej kopii tej karty
    .acc = { CASE($noun, "acc") } bez innej kopii tej karty
    .gen = { CASE($noun, "gen") } bez innej kopii tej karty
    .dat = { CASE($noun, "dat") } bez innej kopii tej karty
    .loc = { CASE($noun, "loc") } bez innej kopii tej karty
    .gender = { GENDER($noun) }
lcg-different = { GENDER($noun) ->
        [f] inna
        [n] inne
       *[m] inny
     } { $noun }
    .acc = { GENDER($noun) ->
        [f] inną
        [n] inne
        [mi] inny
       *[m] innego
     } { CASE($noun, "acc") }
    .gen = { GENDER($noun) ->
        [f] innej
       *[m] innego
     } { CASE($noun, "gen") }
    .dat = { GENDER($noun) ->
        [f] innej
       *[m] innemu
     } { CASE($noun, "dat") }
    .loc = { GENDER($noun) ->
        [f] innej
       *[m] innym
     } { CASE($noun, "loc") }
    .gender = { GENDER($noun) }
lcg-in-discard-piles = { $noun } ze stosu kart odrzuconych dowolnego gracza
    .acc = { CASE($noun, "acc") } ze stosu kart odrzuconych dowolnego gracza
    .gen = { CASE($noun, "gen") } ze stosu kart odrzuconych dowolnego gracza
    .dat = { CASE($noun, "dat") } ze stosu kart odrzuconych dowolnego gracza
    .loc = { CASE($noun, "loc") } ze stosu kart odrzuconych dowolnego gracza
    .gender = { GENDER($noun) }
lcg-in-your-hand = { $noun } ze swojej ręki
    .acc = { CASE($noun, "acc") } ze swojej ręki
    .gen = { CASE($noun, "gen") } ze swojej ręki
    .dat = { CASE($noun, "dat") } ze swojej ręki
    .loc = { CASE($noun, "loc") } ze swojej ręki
    .pl-gen = { CASE($noun, "pl-gen") } ze swojej ręki
    .gender = { GENDER($noun) }
lcg-in-your-discard-pile = { $noun } ze swojego stosu kart odrzuconych
    .acc = { CASE($noun, "acc") } ze swojego stosu kart odrzuconych
    .gen = { CASE($noun, "gen") } ze swojego stosu kart odrzuconych
    .dat = { CASE($noun, "dat") } ze swojego stosu kart odrzuconych
    .loc = { CASE($noun, "loc") } ze swojego stosu kart odrzuconych
    .pl-gen = { CASE($noun, "pl-gen") } ze swojego stosu kart odrzuconych
    .gender = { GENDER($noun) }
lcg-or = { $noun } lub { $other }
    .acc = { CASE($noun, "acc") } lub { CASE($other, "acc") }
    .gen = { CASE($noun, "gen") } lub { CASE($other, "gen") }
    .dat = { CASE($noun, "dat") } lub { CASE($other, "dat") }
    .loc = { CASE($noun, "loc") } lub { CASE($other, "loc") }
    .gender = { GENDER($noun) }
lcg-except = { $noun } oprócz { CASE($other, "gen") }
    .acc = { CASE($noun, "acc") } oprócz { CASE($other, "gen") }
    .gen = { CASE($noun, "gen") } oprócz { CASE($other, "gen") }
    .dat = { CASE($noun, "dat") } oprócz { CASE($other, "gen") }
    .loc = { CASE($noun, "loc") } oprócz { CASE($other, "gen") }
    .gender = { GENDER($noun) }
