### What living card games share.

lcg-limit-round = limit: { $n } na rundę
lcg-limit-phase = limit: { $n } na fazę
lcg-max-round = maks. { $n } na rundę
lcg-max-phase = maks. { $n } na fazę

## Abilities

lcg-ability = { $head }: { $body }
lcg-ability-effects = { $effects }
lcg-ability-costs = { $costs } → { $effects }
lcg-ability-when-interrupt = kiedy { $when }, { $body }
lcg-ability-when-would = kiedy { $when }, { $body }
lcg-ability-when-forced-interrupt = kiedy { $when }, { $body }
lcg-ability-when-response = po tym, jak { $when }, { $body }
lcg-ability-when-forced-response = po tym, jak { $when }, { $body }
lcg-ability-limited = { $text } ({ $limit })
lcg-ability-named = { $name } — { $text }

## Effects

lcg-effect-deal = { $target } otrzymuje { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
 }
lcg-effect-deal-by = { $target } otrzymuje obrażenia: { $n }
lcg-effect-heal = { $target } odzyskuje { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
 } zdrowia
lcg-effect-heal-by = { $target } odzyskuje punkty zdrowia: { $n }
lcg-effect-heal-all = { $target } odzyskuje całe zdrowie
lcg-effect-ready = { $target } wraca do gotowości
lcg-effect-exhaust = { $target } wyczerpuje się
lcg-effect-prevent = zapobiegnij { $n } { $n ->
    [one] punktowi
   *[many] punktom
 }
lcg-effect-prevent-all = całkowicie temu zapobiegnij
lcg-effect-draw = { $by ->
    [you] dobierz
   *[other] { $who } dobiera
 } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] karty: { $n }
 }
lcg-effect-discard = { $target } trafia na stos kart odrzuconych
lcg-effect-discard-top = { $by ->
    [you] odrzuć
   *[other] { $who } odrzuca
 } { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
 } talii
lcg-effect-discard-top-by = { $by ->
    [you] odrzuć
   *[other] { $who } odrzuca
 } wierzchnie karty talii: { $n }
lcg-effect-discard-random = { $by ->
    [you] odrzuć
   *[other] { $who } odrzuca
 } { $n } { $n ->
    [one] losową kartę
    [few] losowe karty
   *[many] losowych kart
 } z ręki
lcg-effect-return-to-hand = { $target } wraca na rękę właściciela
lcg-effect-remove-from-game = usuń tę kartę z gry
lcg-effect-add-counters = połóż tu { $type }: { $n }
lcg-effect-look-at-top = obejrzyj { $n } { $n ->
    [one] wierzchnią kartę
    [few] wierzchnie karty
   *[many] wierzchnich kart
 } talii, weź jedną, a pozostałe odrzuć
lcg-effect-take-control = { $target } przechodzi pod twoją kontrolę
lcg-effect-put-into-play = { $target } wchodzi do gry pod twoją kontrolą
lcg-effect-cancel-when-revealed = anuluj efekty „Po odkryciu” tej karty
lcg-effect-cancel-card = anuluj efekty odkrytej karty i odrzuć ją
lcg-effect-if = { $condition }, { $effects }
lcg-effect-if-otherwise = { $said }; w przeciwnym razie { $otherwise }
lcg-effect-then = { $first }, po czym { $after }
lcg-effect-branch = { $effects }
lcg-effect-choose-one = { $by ->
    [you] wybierz jedno
   *[other] { $who } wybiera jedno
 } ({ $branches })
lcg-effect-may = { $by ->
    [you] możesz
   *[other] { $who } może
 }: { $effects }
lcg-effect-later-end-of-round = { $effect } na koniec rundy
lcg-effect-later-end-of-phase = { $effect } na koniec fazy
lcg-effect-gains-trait-phase = { $target } zyskuje cechę „{ $trait }” do końca fazy
lcg-effect-cheaper = następna karta, którą w tej fazie zagra { $by }, kosztuje o { $n } mniej
lcg-effect-lasts-phase = { $target } otrzymuje { $changes } do końca fazy
lcg-effect-lasts-attack = { $target } otrzymuje { $changes } do końca tej aktywacji
lcg-effect-does-not-happen = do tego nie dochodzi
lcg-effect-remove-counters = usuń stąd { $n } { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
 }
lcg-effect-discard-cards = odrzuć z ręki { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 }
lcg-effect-discard-up-to = odrzuć z ręki do { $n } { $n ->
    [one] karty
   *[many] kart
 }
lcg-effect-shuffle-into-deck = wtasuj do swojej talii: { $target }
lcg-effect-discard-hand = { $by ->
    [you] odrzuć z ręki: każda { $noun }
   *[other] { $who } odrzuca z ręki: każda { $noun }
 }
lcg-effect-return-topmost = { $by ->
    [you] weź na rękę wierzchnią kartę swojego stosu odrzuconych: { $noun }
   *[other] { $who } bierze na rękę wierzchnią kartę swojego stosu odrzuconych: { $noun }
 }
lcg-effect-search-deck = znajdź w swojej talii i weź na rękę: { $target }; potem potasuj talię
lcg-effect-aim = wybierz cel ({ $target }); { $before }; { $deed }
lcg-effect-each-player = każdy gracz: { $effects }
lcg-effect-choose-player = wybierz gracza; { $effects }

## Numbers, conditions, constant abilities

lcg-while = { $said }, { $condition }
lcg-amount-times = { $n } za { $each }
lcg-amount-plus = { $plus } plus { $said }
lcg-amount-most = { $said } (najwyżej { $most })
lcg-amount-instead = { $n } ({ $other }, { $condition })
lcg-amount-x = X
lcg-amount-cards-discarded = każdą odrzuconą w ten sposób kartę
lcg-amount-counters-here = każdy żeton tutaj
lcg-if-exists = jeśli w grze jest { $target }
lcg-if-absent = jeśli w grze nie ma karty „{ $target }”
lcg-if-nothing-was-done = jeśli to nic nie zmieniło
lcg-if-final-step = jeśli to ostatni krok
lcg-gets-for = { $said } za { $each }
lcg-gets-instead = { $said } (+{ $n }, { $condition })
lcg-gains-trait = { CAPITAL($target) } zyskuje cechę „{ $trait }”

## Whom

lcg-who-you = ty
lcg-who-each = każdy gracz
lcg-who-first = pierwszy gracz
lcg-who-one = wybrany przez ciebie gracz
lcg-who-that = tamten gracz
lcg-who-engaged = gracz w zwarciu z tym poplecznikiem
lcg-this = ta karta
lcg-host = postać z tą kartą
lcg-named = { $title }
lcg-target-list = { $items }
lcg-characters-of = każda postać, którą kontroluje { $who },
lcg-an = { $noun }
lcg-chosen = { $noun } według twojego wyboru
lcg-each = { GENDER($noun) ->
    [f] każda
    [n] każde
   *[m] każdy
 } { $noun }
lcg-the = { $noun }
lcg-your = { GENDER($noun) ->
    [f] twoja
    [n] twoje
   *[m] twój
 } { $noun }
lcg-that = { GENDER($noun) ->
    [f] ta
    [n] to
   *[m] ten
 } { $noun }
lcg-up-to = { $noun } (do { $n })
lcg-up-to-different-titles = { $noun } (do { $n }, o różnych tytułach)
lcg-target-instead = { $target } (zamiast tego { $other }, { $condition })
lcg-engaged-with = { $noun } w zwarciu ({ $who })
lcg-controlled-by = { $by ->
    [you] { GENDER($noun) ->
        [f] twoja
        [n] twoje
       *[m] twój
     } { $noun }
   *[other] { $noun } pod kontrolą: { $who }
 }
    .gender = { GENDER($noun) }
lcg-with-trait = { $noun } z cechą „{ $trait }”
    .gender = { GENDER($noun) }
lcg-ready = { $noun } w gotowości
    .gender = { GENDER($noun) }
lcg-exhausted = { $noun } w wyczerpaniu
    .gender = { GENDER($noun) }
lcg-facedown = { $noun } leżący zakryty
    .gender = { GENDER($noun) }
lcg-without-a-copy = { $noun } bez innej kopii tej karty
    .gender = { GENDER($noun) }
lcg-different = { GENDER($noun) ->
    [f] inna
    [n] inne
   *[m] inny
 } { $noun }
    .gender = { GENDER($noun) }
lcg-in-discard-piles = { $noun } ze stosu odrzuconych dowolnego gracza
    .gender = { GENDER($noun) }
lcg-in-your-hand = { $noun } z twojej ręki
    .gender = { GENDER($noun) }
lcg-in-your-discard-pile = { $noun } z twojego stosu odrzuconych
    .gender = { GENDER($noun) }
lcg-or = { $noun } lub { $other }
    .gender = { GENDER($noun) }
lcg-except = { $noun } (oprócz: { $other })
    .gender = { GENDER($noun) }
