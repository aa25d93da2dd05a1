### Marvel Champions. Nazwy kart pochodzą z samych kart.

champions-title = Marvel Champions: Gra karciana
champions-line = Od jednego do czterech bohaterów razem przeciw złoczyńcy: pokonajcie jego ostatni etap, zanim dopełni się główna intryga.
champions-result-players = Gracze wygrywają!
champions-result-villain = { $villain } wygrywa: gracze przegrali.
champions-back-player = karta gracza
    .acc = kartę gracza
    .gender = f
champions-back-encounter = karta spotkania
    .acc = kartę spotkania
    .gender = f
champions-facedown-drone = zakryty dron

## Przed grą

champions-option-heroes = Bohaterowie
champions-option-heroes-spider-man = Spider-Man
champions-option-heroes-captain-marvel = Captain Marvel
champions-option-heroes-she-hulk = She-Hulk
champions-option-heroes-iron-man = Iron Man
champions-option-heroes-black-panther = Black Panther
champions-option-decks = Talie
champions-option-villain = Złoczyńca
champions-option-villain-rhino = Rhino
champions-option-villain-klaw = Klaw
champions-option-villain-ultron = Ultron
champions-option-mode = Tryb
champions-option-mode-standard = standardowy
champions-option-mode-expert = ekspercki
champions-option-modular = Zestawy modułowe
champions-option-modular-bomb-scare = Bomb Scare
champions-option-modular-masters-of-evil = Masters of Evil
champions-option-modular-under-attack = Under Attack
champions-option-modular-legions-of-hydra = Legions of Hydra
champions-option-modular-the-doomsday-chair = The Doomsday Chair
champions-option-modular-random = losowy, którego nikt nie widział
champions-option-doubles = Ten sam bohater więcej niż raz
champions-option-doubles-true = tak
champions-option-doubles-false = nie
champions-option-decks-none = talia startowa
champions-option-decks-spider-man = Spider-Man (talia startowa)
champions-option-decks-captain-marvel = Captain Marvel (talia startowa)
champions-option-decks-she-hulk = She-Hulk (talia startowa)
champions-option-decks-iron-man = Iron Man (talia startowa)
champions-option-decks-black-panther = Black Panther (talia startowa)
champions-option-decks-spider-man-aggression = Spider-Man (agresja)
champions-refused-players = { $n ->
    [one] { $n } bohater
   *[many] { $n } bohaterów
 }: tak nie można grać, wybierz od 1 do { $most }.
champions-refused-hero = Nie ma bohatera { $hero }. Wybierz spośród: { $heroes }.
champions-refused-same-hero = Tożsamość o danym imieniu może być w grze tylko jedna: wybierz różnych bohaterów.
champions-refused-villain = Nie ma złoczyńcy { $villain }. Wybierz spośród: { $villains }.
champions-refused-modular = Nie ma zestawu modułowego { $modular }. Wybierz spośród: { $sets }.
champions-refused-decks = Talii: { $decks }, a bohaterów: { $heroes }. Podaj najwyżej jedną na bohatera.
champions-refused-deck-name = Bohater { $hero } nie ma talii { $deck }. Wybierz spośród: { $decks }.
champions-refused-no-deck = Nie ma talii dla bohatera { $hero }: podaj listę kart.
champions-refused-deck = Talią bohatera { $hero } nie można grać: { $problem }
champions-deck-hero = { $hero } to nie bohater.
champions-deck-no-hero = nie wybrano bohatera.
champions-deck-unknown = nie ma karty gracza { $code }.
champions-deck-size = ma { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
 }, a może mieć od { $least } do { $most }.
champions-deck-own = muszą w niej być wszystkie kopie karty { $card } ({ $n }).
champions-deck-aspects = dozwolony jest tylko jeden aspekt, a są w niej: { $aspects }.
champions-deck-foreign = karta { $card } należy do innego bohatera.
champions-deck-copies = karty { $card } może być najwyżej { $n ->
    [one] { $n } kopia
    [few] { $n } kopie
   *[many] { $n } kopii
 }.
champions-deck-unique = karta { $card } jest unikatowa: może być tylko jedna.
champions-deck-demand = tożsamość wymaga { $n ->
    [one] { $n } karty
   *[many] { $n } kart
 } z cechą „{ $trait }”.

## Co znaczy wybór przed grą, dla tych, którzy tak jeszcze nie grali

champions-about-heroes-spider-man = Dobiera kartę, ilekroć atakuje go wróg, i dobrze się broni.
champions-about-heroes-captain-marvel = Za energię leczy się i dobiera karty; mocno uderza.
champions-about-heroes-iron-man = Zaczyna słaby, z jedną kartą na ręce: każda część zbroi go wzmacnia.
champions-about-heroes-she-hulk = Najwięcej wytrzymałości i najmocniejszy cios, ale mała ręka.
champions-about-heroes-black-panther = Oddaje, gdy jest atakowany; zbiera ulepszenia, które uderzają wszystkie naraz.
champions-about-villain-rhino = Uderza wprost i mocno, a jego plan posuwa się powoli. Złoczyńca na pierwszą grę.
champions-about-villain-klaw = Nigdy nie wiadomo, jak mocno uderzy: odkrywa jeszcze jedną kartę wzmocnienia. Ma wielu popleczników.
champions-about-villain-ultron = Robi drony z twoich własnych kart, coraz ich więcej, a sam obrywa jako ostatni.
champions-about-mode-standard = Złoczyńca ma etapy I i II.
champions-about-mode-expert = Złoczyńca ma etapy II i III, dochodzi też zestaw ekspercki: dla tych, którzy wygrywają w trybie standardowym.
champions-about-modular-bomb-scare = Bomba: jej wybuch rani tym mocniej, im więcej na niej zagrożenia.
champions-about-modular-masters-of-evil = Czterech silnych popleczników.
champions-about-modular-under-attack = Broń i zbroja dla złoczyńcy oraz kryzys.
champions-about-modular-legions-of-hydra = Madame Hydra i żołnierze, którzy stoją na straży.
champions-about-modular-the-doomsday-chair = M.O.D.O.K. i plan z dużym zagrożeniem.

## Kroki gry

champions-step-set-up = Przygotowanie
champions-step-open-scenario = Scenariusz
champions-step-mulligan = Mulligan
champions-step-start-round = Początek rundy
champions-step-turn = Tura gracza
champions-step-end-player-phase = Koniec fazy graczy
champions-step-villain-threat = Faza złoczyńcy: zagrożenie
champions-step-villain-activates = Faza złoczyńcy: aktywacja
champions-step-deal-encounter-cards = Faza złoczyńcy: rozdanie kart spotkań
champions-step-reveal-encounter-cards = Faza złoczyńcy: odkrycie kart spotkań
champions-step-end-round = Koniec rundy
champions-step-end = Koniec gry

## The phases of a round, in the top bar

champions-moment-player = Faza graczy
champions-moment-threat = Zagrożenie
champions-moment-activate = Aktywacja
champions-moment-deal = Rozdanie
champions-moment-reveal = Odkrycie

## Co leży na stole

champions-area-scenario = Scenariusz
champions-zone-encounter-deck = Talia spotkań
champions-zone-encounter-discard = Odrzucone karty spotkań
champions-zone-villain = Złoczyńca
champions-zone-boosts = Karty wzmocnienia
champions-zone-main-scheme = Główna intryga
champions-zone-side-schemes = Poboczne intrygi
champions-zone-environments = Otoczenia
champions-zone-revealing = Rozpatrywane
champions-zone-playing = Zagrywana karta
champions-zone-villain-deck = Talia złoczyńcy
champions-zone-scheme-deck = Talia intryg
champions-zone-removed = Usunięte z gry
champions-zone-engaged = Poplecznicy w zwarciu
champions-zone-identity = Tożsamość
champions-zone-allies = Sojusznicy
champions-zone-upgrades = Ulepszenia
champions-zone-supports = Wsparcie
champions-zone-dealt = Rozdane karty spotkań
champions-zone-hand = Ręka
champions-zone-deck = Talia
champions-zone-discard = Stos kart odrzuconych
champions-counter-round = Runda
champions-counter-acceleration = Żetony przyspieszenia
champions-counter-hit-points = Zdrowie
champions-counter-damage = Obrażenia
champions-counter-threat = Zagrożenie
champions-counter-stage = Etap
champions-counter-all-purpose-counters = żetony
    .acc = żeton
    .few = żetony
    .many = żetonów
champions-counter-arrow-counters = żetony strzał
    .acc = żeton strzał
    .few = żetony strzał
    .many = żetonów strzał
champions-counter-attack-counters = żetony ataku
    .acc = żeton ataku
    .few = żetony ataku
    .many = żetonów ataku
champions-counter-energy-counters = żetony energii
    .acc = żeton energii
    .few = żetony energii
    .many = żetonów energii
champions-counter-medical-counters = żetony medyczne
    .acc = żeton medyczny
    .few = żetony medyczne
    .many = żetonów medycznych
champions-counter-snoop-counters = żetony śledzenia
    .acc = żeton śledzenia
    .few = żetony śledzenia
    .many = żetonów śledzenia
champions-counter-web-counters = żetony sieci
    .acc = żeton sieci
    .few = żetony sieci
    .many = żetonów sieci
champions-mark-first-player = pierwszy gracz
champions-mark-active = aktywny gracz
champions-mark-out = gracz wyeliminowany
champions-mark-hero = forma bohatera
champions-mark-alter-ego = forma alter ego
champions-mark-exhausted = wyczerpanie
champions-mark-stunned = ogłuszenie
champions-mark-confused = dezorientacja
champions-mark-tough = twardość
champions-mark-drone = dron
champions-deck-factions = Aspekt
champions-figure-damage-villain = obrażenia złoczyńcy
champions-figure-threat-removed = usunięte zagrożenie
champions-figure-threat-placed = położone zagrożenie
champions-figure-defeated = pokonane postacie
champions-kind-hero = Bohater
champions-kind-alter-ego = Alter ego
champions-kind-ally = Sojusznik
champions-kind-event = Wydarzenie
champions-kind-resource = Zasób
champions-kind-support = Wsparcie
champions-kind-upgrade = Ulepszenie
champions-kind-villain = Złoczyńca
champions-kind-main-scheme = Główna intryga
champions-kind-side-scheme = Poboczna intryga
champions-kind-minion = Poplecznik
champions-kind-treachery = Podstęp
champions-kind-attachment = Dodatek
champions-kind-obligation = Zobowiązanie
champions-kind-environment = Otoczenie
champions-aspect-aggression = agresja
champions-aspect-justice = sprawiedliwość
champions-aspect-leadership = przywództwo
champions-aspect-protection = ochrona
champions-aspect-basic = podstawowa
champions-aspect-hero = bohater
champions-aspect-encounter = spotkanie
champions-faction-aggression = agresja
champions-faction-justice = sprawiedliwość
champions-faction-leadership = przywództwo
champions-faction-protection = ochrona
champions-faction-basic = podstawowa
champions-faction-hero = bohater
champions-faction-encounter = spotkanie
champions-resource-energy = zasób energii
    .ins = zasobem energii
    .few = zasoby energii
    .pl-gen = zasobów energii
champions-resource-mental = zasób umysłu
    .ins = zasobem umysłu
    .few = zasoby umysłu
    .pl-gen = zasobów umysłu
champions-resource-physical = zasób siły
    .ins = zasobem siły
    .few = zasoby siły
    .pl-gen = zasobów siły
champions-resource-wild = uniwersalny zasób
    .ins = uniwersalnym zasobem
    .few = uniwersalne zasoby
    .pl-gen = uniwersalnych zasobów
champions-icon-energy = energia
champions-icon-mental = umysł
champions-icon-physical = siła
champions-icon-wild = uniwersalny
champions-icon-acceleration = przyspieszenie
champions-icon-crisis = kryzys
champions-icon-hazard = niebezpieczeństwo
champions-icon-boost = wzmocnienie
champions-icon-boost-star = gwiazda wzmocnienia
champions-icon-attack-star = gwiazda ATK
champions-icon-scheme-star = gwiazda KNU
champions-stat-cost = Koszt
champions-stat-stage = Etap
champions-stat-thwart = UDR
champions-stat-attack = ATK
champions-stat-defense = OBR
champions-stat-recover = REG
champions-stat-scheme = KNU
champions-stat-hand = Rozmiar ręki
champions-stat-hit-points = Zdrowie
champions-stat-hit-points-per-player = Zdrowie na gracza
champions-stat-start-threat = Początkowe zagrożenie
champions-stat-start-threat-per-player = Początkowe zagrożenie na gracza
champions-stat-acceleration = Przyspieszenie
champions-stat-acceleration-per-player = Przyspieszenie na gracza
champions-stat-threat = Próg zagrożenia
champions-stat-threat-per-player = Próg zagrożenia na gracza
champions-stat-thwart-hurts = Obrażenia następcze po udaremnianiu
champions-stat-attack-hurts = Obrażenia następcze po ataku
champions-set-spider-man = Spider-Man
champions-set-captain-marvel = Captain Marvel
champions-set-she-hulk = She-Hulk
champions-set-iron-man = Iron Man
champions-set-black-panther = Black Panther
champions-set-spider-man-nemesis = Nemezis: Spider-Man
champions-set-captain-marvel-nemesis = Nemezis: Captain Marvel
champions-set-she-hulk-nemesis = Nemezis: She-Hulk
champions-set-iron-man-nemesis = Nemezis: Iron Man
champions-set-black-panther-nemesis = Nemezis: Black Panther
champions-set-aggression = Agresja
champions-set-justice = Sprawiedliwość
champions-set-leadership = Przywództwo
champions-set-protection = Ochrona
champions-set-basic = Karty podstawowe
champions-set-rhino = Rhino
champions-set-klaw = Klaw
champions-set-ultron = Ultron
champions-set-bomb-scare = Bomb Scare
champions-set-masters-of-evil = Masters of Evil
champions-set-under-attack = Under Attack
champions-set-legions-of-hydra = Legions of Hydra
champions-set-the-doomsday-chair = The Doomsday Chair
champions-set-standard = Zestaw standardowy
champions-set-expert = Zestaw ekspercki

## Pytania

champions-ask-turn = Twoja tura: co robisz?
champions-ask-asked = Ktoś prosi cię o akcję.
champions-ask-pay = { $have ->
        [0] Zapłać { $cost } za kartę { $card }.
       *[other] Zapłać { $cost } za kartę { $card }: masz już { $have }.
    }
champions-ask-wild = { $by }: czym jest uniwersalny zasób?
champions-ask-order = Kilka efektów naraz: co rozpatrzyć najpierw?
champions-ask-defend = { $boost ->
        [0] { $by } atakuje z siłą { $n }. Cel: { $on }. Kto się broni?
       *[other] { $by } atakuje z siłą { $n } + wzmocnienie. Cel: { $on }. Kto się broni?
    }
champions-ask-attack = { $n ->
    [0] { $by }: { $deeds }. Kogo?
   *[other] { $by } atakuje z siłą { $n }: kogo?
 }
champions-ask-thwart = { $n ->
    [0] { $by }: { $deeds }. Która intryga?
   *[other] { $by } usuwa { $n } zagrożenia: z której intrygi?
 }
champions-ask-damage = { $by }: { $deeds }. Komu?
champions-ask-heal = { $by }: { $deeds }. Kogo?
champions-ask-stunned = { $by }: { $deeds }. Kogo?
champions-ask-confused = { $by }: { $deeds }. Kogo?
champions-ask-tough = { $by }: { $deeds }. Komu?
champions-ask-ready = { $by }: { $deeds }. Którą kartę?
champions-ask-exhaust = { $by }: { $deeds }. Którą kartę?
champions-ask-discard = { $told ->
    [0] Odrzucić karty?
   *[other] { $by }: { $deeds }. Którą kartę?
 }
champions-ask-discard-down = { $n ->
    [1] Masz o jedną kartę za dużo: odrzuć ją.
   *[other] Masz za dużo kart (nadmiar: { $n }): odrzuć jedną.
 }
champions-ask-discard-cost = { $by }: { $deeds }. Którą kartę?
champions-ask-mulligan = Mulligan: odrzuć dowolną liczbę kart.
champions-ask-first = Kto jest pierwszym graczem?
champions-ask-ally-limit = Masz za dużo sojuszników: odrzuć jednego.
champions-ask-grim = Zasady nie mówią, co jest pierwsze: wybierz to, co najgorsze dla graczy.
champions-ask-restricted = Za dużo kart z ograniczeniem: odrzuć jedną.
champions-ask-attach = { $by }: do kogo lub do czego dołączyć?
champions-ask-give = { $by }: pod czyją kontrolę?
champions-ask-assign = { $by }: kto otrzyma następne obrażenie? Pozostało do rozdzielenia: { $n }.
champions-ask-activate = Który poplecznik aktywuje się następny?
champions-ask-choose = { $told ->
    [0] { $by }: wybierz.
   *[other] { $by }: { $deeds }. Co wybierasz?
 }
champions-ask-choose-one = { $by }: wybierz jedno.
champions-ask-may-change-form = { $by }: zmienić formę?
champions-ask-may = { $by }: { $deeds }?
champions-ask-take = { $by }: { $deeds }. Którą kartę?
champions-ask-return = { $by }: { $deeds }. Którą kartę?
champions-ask-threat = { $by }: { $deeds }. Która intryga?
champions-ask-sequence = { $by }: który krok jest następny?
champions-ask-interrupt-enemy-attack = { $boost ->
        [0] { $by } atakuje z siłą { $n }. Cel: { $on }. Przerwanie?
       *[other] { $by } atakuje z siłą { $n } + wzmocnienie. Cel: { $on }. Przerwanie?
    }
champions-ask-response-enemy-attack = { $by } kończy atak. Cel: { $on }. Reakcja?
champions-ask-interrupt-enemy-scheme = { $boost ->
        [0] { $by } knuje z siłą { $n }. Przerwanie?
       *[other] { $by } knuje z siłą { $n } + wzmocnienie. Przerwanie?
    }
champions-ask-response-enemy-scheme = { $by } kończy knucie. Reakcja?
champions-ask-interrupt-attack = { $by } atakuje. Cel: { $on }. Przerwanie?
champions-ask-response-attack = { $by } kończy atak. Cel: { $on }. Reakcja?
champions-ask-interrupt-thwart = { $by } usuwa zagrożenie: { $n }. Intryga: { $on }. Przerwanie?
champions-ask-response-thwart = { $by } kończy udaremnianie. Intryga: { $on }. Reakcja?
champions-ask-interrupt-damage = Obrażenia: { $n }, komu: { $on }. Przerwanie?
champions-ask-response-damage = Zadano obrażenia: { $n }, komu: { $on }. Reakcja?
champions-ask-interrupt-threat = Zagrożenie: { $n }, gdzie: { $on }. Przerwanie?
champions-ask-response-threat = Dołożono zagrożenie: { $n }, gdzie: { $on }. Reakcja?
champions-ask-interrupt-defeat = Zaraz zostanie pokonane: { $on }. Przerwanie?
champions-ask-response-defeat = Pokonano: { $on }. Reakcja?
champions-ask-interrupt-reveal = Odkrywana karta: { $on }. Przerwanie?
champions-ask-response-reveal = Odkryto kartę { $on }. Reakcja?
champions-ask-interrupt-enter = { $on } wchodzi do gry. Przerwanie?
champions-ask-response-enter = Do gry weszła karta { $on }. Reakcja?
champions-ask-interrupt-play = Zagrywana karta: { $on }. Przerwanie?
champions-ask-response-play = Zagrano kartę { $on }. Reakcja?
champions-ask-interrupt-pay = Opłacana karta: { $on }. Przerwanie?
champions-ask-response-pay = Opłacono kartę { $on }. Reakcja?
champions-ask-interrupt-use = Działa zdolność karty { $on }. Przerwanie?
champions-ask-response-use = Użyto zdolności karty { $on }. Reakcja?
champions-ask-interrupt-change-form = { $on } zmienia formę. Przerwanie?
champions-ask-response-change-form = Zmieniono formę: { $on }. Reakcja?
champions-ask-interrupt-end-of-phase = Przerwanie: koniec fazy?
champions-ask-response-end-of-phase = Reakcja: koniec fazy?
champions-ask-interrupt-end-of-round = Przerwanie: koniec rundy?
champions-ask-response-end-of-round = Reakcja: koniec rundy?

## Odpowiedzi

champions-note-defense = OBR { $n }
champions-note-hit-points = Zdrowie: { $n }
champions-note-threat = Zagrożenie: { $n }
champions-do-play = Zagraj: { $on }
champions-do-use = Użyj: { $on }
champions-do-use-1 = Użyj: { $on }, pierwsza zdolność
champions-do-use-2 = Użyj: { $on }, druga zdolność
champions-do-use-3 = Użyj: { $on }, trzecia zdolność
champions-do-attack = Atak: { $on }
champions-do-thwart = Udaremnianie: { $on }
champions-do-attack-with = Atakuje { $on }
champions-do-thwart-with = Udaremnia { $on }
champions-do-recover = Regeneracja
champions-do-change-form = Zmień formę
champions-do-ask = Poproś o akcję: { $on }
champions-do-end-turn = Zakończ turę
champions-do-end-turn-discard = Najpierw odrzuć …
champions-do-pass = Pasuj
champions-do-done = Gotowe
champions-do-spend = Wydaj: { $on }
champions-do-stands-for = { $on ->
    [energy] Energia
    [mental] Umysł
    [physical] Siła
   *[other] { $on }
 }
champions-do-resolve = { CAPITAL($on) }
champions-do-resolve-1 = { CAPITAL($on) }, pierwsza zdolność
champions-do-resolve-2 = { CAPITAL($on) }, druga zdolność
champions-do-resolve-3 = { CAPITAL($on) }, trzecia zdolność
champions-do-defeat = Najpierw ponosi porażkę: { $on }
champions-do-defend = Broni się { $on }
champions-do-no-defense = Bez obrony
champions-do-damage = { CAPITAL($on) }
champions-do-heal = { CAPITAL($on) }
champions-do-stunned = { CAPITAL($on) }
champions-do-confused = { CAPITAL($on) }
champions-do-tough = { CAPITAL($on) }
champions-do-ready = { CAPITAL($on) }
champions-do-exhaust = { CAPITAL($on) }
champions-do-discard = Odrzuć: { $on }
champions-do-first = { CAPITAL($on) }
champions-do-attach = { CAPITAL($on) }
champions-do-give = { CAPITAL($on) }
champions-do-assign = 1 obrażenie: { $on }
champions-do-activate = { CAPITAL($on) }
champions-do-choose = { CAPITAL($on) }
champions-do-branch = { $on ->
    [damage] Obrażenia
    [threat] Zagrożenie
    [draw] Dobierz karty
    [drone] Dron
    [spend] Wydaj zasoby
    [exhaust] Wyczerpanie
    [stun] Ogłuszenie
    [acceleration] Żeton przyspieszenia
    [thw] UDR
    [atk] ATK
    [discard] Odrzuć
    [upgrades] Wyczerp ulepszenia
   *[other] { $on }
 }
champions-do-take = Weź: { $on }
champions-do-return = { CAPITAL($on) }
champions-do-threat = { CAPITAL($on) }

## Co musi być prawdą

champions-needs-not-locked-out = Nikt inny nie rozpatruje karty z ryzykiem
champions-needs-right-form = Masz właściwą formę{ $form ->
    [hero] {" "}(bohater)
    [alter-ego] {" "}(alter ego)
   *[any] {""}
 }
champions-needs-right-moment = To właściwa chwila
champions-needs-game-has-begun = Przygotowanie jest zakończone
champions-needs-limit-left = Limit nie jest wyczerpany
champions-needs-changes-the-game = To zmieni stan gry
champions-needs-costs-payable = Koszt można opłacić
champions-needs-resources-suffice = Kosztuje { $cost }, możesz wytworzyć { $have }
champions-needs-can-be-played = To sojusznik, ulepszenie lub wsparcie na twojej ręce
champions-needs-is-no-resource-card = To nie karta zasobu: te się tylko wydaje
champions-needs-form-allows = Kartę można zagrać w tej formie{ $form ->
    [hero] {" "}(tylko bohater)
    [alter-ego] {" "}(tylko alter ego)
   *[any] {""}
 }
champions-needs-unique-is-free = W grze nie ma unikatowej karty o tej nazwie
champions-needs-room-for-it = Nie osiągnięto maksimum na gracza
champions-needs-has-a-host = Jest do czego dołączyć
champions-needs-no-guard = W zwarciu z tobą nie ma wroga ze strażą
champions-needs-may-be-attacked = Cel można zaatakować
champions-needs-is-ready = Karta jest gotowa
champions-needs-hero-or-ally = To bohater lub sojusznik
champions-needs-is-alter-ego = To alter ego
champions-needs-has-atk = Ma ATK
champions-needs-has-thw = Ma UDR
champions-needs-has-enemy = Jest wróg do zaatakowania
champions-needs-has-scheme = Jest intryga do udaremniania
champions-needs-is-damaged = Są obrażenia do wyleczenia
champions-needs-no-crisis = W grze nie ma symbolu kryzysu
champions-needs-has-threat = Na intrydze jest zagrożenie
champions-needs-may-lose-threat = Z intrygi można usuwać zagrożenie
champions-needs-not-changed-yet = Trwa twoja tura, a forma nie była w niej jeszcze zmieniana

## Co się stało

champions-log-acceleration = Żetony przyspieszenia: { $n }.
champions-log-attach-fails = Karty { $card } nie ma do czego dołączyć.
champions-log-attached = { CAPITAL($card) } zostaje dołączona. Do czego: { $host }.
champions-log-attacks = { CAPITAL($card) } atakuje z siłą { $n }. Cel: { $enemy }.
champions-log-boost = Wzmocnienie: { $card }, symbole: { $n }.
champions-log-cancelled = Anulowano kartę { $card }.
champions-log-cannot-be-hurt = { CAPITAL($card) } nie może otrzymywać obrażeń.
champions-log-changes-form = { PERSON($player) ->
    [you] Zmieniasz
   *[other] { $player } zmienia
 } formę: { $card }.
champions-log-confusion-lost = { CAPITAL($card) } traci kartę dezorientacji.
champions-log-consequential = { CAPITAL($card) } otrzymuje { $n } { $n ->
    [one] obrażenie następcze
    [few] obrażenia następcze
   *[many] obrażeń następczych
 }.
champions-log-damaged = { CAPITAL($card) } otrzymuje { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
 }.
champions-log-dealt = { PERSON($player) ->
    [you] Otrzymujesz
   *[other] { $player } otrzymuje
 } kartę spotkania.
champions-log-deck-made = { PERSON($player) ->
    [you] Tasujesz
   *[other] { $player } tasuje
 } odrzucone karty w nową talię.
champions-log-defeated = { CAPITAL($card) } ponosi porażkę.
champions-log-defends = { CAPITAL($card) } broni się.
champions-log-discards = { PERSON($player) ->
    [you] Odrzucasz
   *[other] { $player } odrzuca
 }: { $cards }.
champions-log-discards-encounter = Odrzucono z talii spotkań: { $card }.
champions-log-discards-top = { PERSON($player) ->
    [you] Odrzucasz
   *[other] { $player } odrzuca
 } z wierzchu talii: { $cards }.
champions-log-draws = { PERSON($player) ->
    [you] Dobierasz
   *[other] { $player } dobiera
 } { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
 }.
champions-log-eliminated = { PERSON($player) ->
    [you] Eliminacja: nie grasz dalej
   *[other] Wyeliminowany gracz: { $player }
 }.
champions-log-encounter-deck-made = Nowa talia spotkań; żetony przyspieszenia: { $n }.
champions-log-enemy-attacks = { CAPITAL($enemy) } { PERSON($player) ->
    [you] atakuje cię
   *[other] atakuje. Cel: { $player }
 }.
champions-log-enemy-schemes = { CAPITAL($enemy) } knuje.
champions-log-engages = { CAPITAL($card) } { PERSON($player) ->
    [you] wchodzi z tobą w zwarcie
   *[other] wchodzi w zwarcie. Przeciwnik: { $player }
 }.
champions-log-enters = { CAPITAL($card) } wchodzi do gry.
champions-log-exhausts = { CAPITAL($card) } wyczerpuje się.
champions-log-finds = { PERSON($player) ->
    [you] Znajdujesz
   *[other] { $player } znajduje
 } { CASE($card, "acc") }.
champions-log-first = { PERSON($player) ->
    [you] Jesteś pierwszym graczem
   *[other] Pierwszym graczem jest { $player }
 }.
champions-log-first-player = { PERSON($player) ->
    [you] Otrzymujesz żeton pierwszego gracza
   *[other] Żeton pierwszego gracza otrzymuje { $player }
 }.
champions-log-forced = { CAPITAL($card) }: działa wymuszona zdolność.
champions-log-generates = { PERSON($player) ->
    [you] Wytwarzasz
   *[other] { $player } wytwarza
 } zasoby kartą { $card }.
champions-log-gets-stunned = { CAPITAL($card) } otrzymuje kartę ogłuszenia.
champions-log-gets-confused = { CAPITAL($card) } otrzymuje kartę dezorientacji.
champions-log-gets-tough = { CAPITAL($card) } otrzymuje kartę twardości.
champions-log-healed = { CAPITAL($card) }: wyleczono { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
 }.
champions-log-leaves = { CAPITAL($card) } opuszcza grę.
champions-log-nemesis-shuffled = Wtasowano do talii spotkań: { $cards }.
champions-log-no-damage = { CAPITAL($card) } nie otrzymuje obrażeń.
champions-log-no-threat = Zagrożenie nie rośnie.
champions-log-obligation-ignored = Usunięto kartę { $card }: jej bohater został wyeliminowany.
champions-log-placed-instead = Zamiast tego na karcie { $card } położono { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
 }.
champions-log-players-win = Gracze wygrywają.
champions-log-plays = { PERSON($player) ->
    [you] Zagrywasz
   *[other] { $player } zagrywa
 } kartę { $card }.
champions-log-prevents = Zapobieżono { $of ->
    [threat] { $n ->
        [one] { $n } zagrożeniu
       *[other] { $n } zagrożeniom
     }
   *[damage] { $n ->
        [one] { $n } obrażeniu
       *[other] { $n } obrażeniom
     }
 }.
champions-log-put-under = { PERSON($player) ->
    [you] Kładziesz
   *[other] { $player } kładzie
 } zakrytą pod kartą { $under }: { $card }.
champions-log-quickstrike = { CAPITAL($card) } zadaje szybki cios.
champions-log-readies = { CAPITAL($card) } wraca do gotowości.
champions-log-ready = Wszyscy gracze przygotowują swoje karty.
champions-log-recovers = { CAPITAL($card) } regeneruje się.
champions-log-removed = Usunięto z gry kartę { $card }.
champions-log-replaced = { CAPITAL($card) } zmienia bieg wydarzeń.
champions-log-retaliates = { CAPITAL($card) } bierze odwet.
champions-log-reveals = { PERSON($player) ->
    [you] Odkrywasz
   *[other] { $player } odkrywa
 } kartę { $card }.
champions-log-round = Runda { $n }.
champions-log-scheme-completed = Intryga { $scheme } się dopełnia.
champions-log-scheme-defeated = Intryga { $scheme } zostaje udaremniona.
champions-log-scheme-stage = Główna intryga to teraz { $scheme }.
champions-log-shuffled-in = { PERSON($player) ->
    [you] Wtasowujesz
   *[other] { $player } wtasowuje
 } do talii: { $cards }.
champions-log-spends = { PERSON($player) ->
    [you] Odrzucasz
   *[other] { $player } odrzuca
 } na opłacenie kosztu kartę { $card }.
champions-log-starting-threat = { CAPITAL($scheme) }: początkowe zagrożenie { $n }.
champions-log-stun-lost = { CAPITAL($card) } traci kartę ogłuszenia.
champions-log-surge = Przypływ: { PERSON($player) ->
    [you] odkrywasz
   *[other] { $player } odkrywa
 } kolejną kartę.
champions-log-takes = { PERSON($player) ->
    [you] Bierzesz
   *[other] { $player } bierze
 } na rękę: { $cards }.
champions-log-threat-placed = Na intrydze { $scheme } położono { $n ->
    [one] { $n } zagrożenie
    [few] { $n } zagrożenia
   *[many] { $n } zagrożeń
 }.
champions-log-threat-removed = Z intrygi { $scheme } usunięto { $n ->
    [one] { $n } zagrożenie
    [few] { $n } zagrożenia
   *[many] { $n } zagrożeń
 }.
champions-log-takes-control = { PERSON($player) ->
    [you] Przejmujesz
   *[other] { $player } przejmuje
 } kontrolę nad kartą { $card }.
champions-log-thwarts = { CAPITAL($card) } udaremnia intrygę { $scheme }.
champions-log-tough-lost = { CAPITAL($card) } traci kartę twardości i nie otrzymuje obrażeń.
champions-log-turn = { PERSON($player) ->
    [you] Twoja tura
   *[other] Tura: { $player }
 }.
champions-log-uses = { PERSON($player) ->
    [you] Używasz
   *[other] { $player } używa
 } karty { $card }.
champions-log-villain-phase = Zaczyna się faza złoczyńcy.
champions-log-villain-stage = Następny etap: { $card }.
champions-log-villain-wins = { $villain } wygrywa.

## Teksty kart: zdolności

champions-ability-action = { $form ->
    [hero] Akcja bohatera
    [alter-ego] Akcja alter ego
   *[any] Akcja
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-interrupt = { $form ->
    [hero] Przerwanie bohatera
    [alter-ego] Przerwanie alter ego
   *[any] Przerwanie
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-response = { $form ->
    [hero] Reakcja bohatera
    [alter-ego] Reakcja alter ego
   *[any] Reakcja
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-would = { $form ->
    [hero] Wymuszone przerwanie bohatera
    [alter-ego] Wymuszone przerwanie alter ego
   *[any] Wymuszone przerwanie
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-forced-interrupt = { $form ->
    [hero] Wymuszone przerwanie bohatera
    [alter-ego] Wymuszone przerwanie alter ego
   *[any] Wymuszone przerwanie
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-forced-response = { $form ->
    [hero] Wymuszona reakcja bohatera
    [alter-ego] Wymuszona reakcja alter ego
   *[any] Wymuszona reakcja
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-resource = { $form ->
    [hero] Zasób bohatera
    [alter-ego] Zasób alter ego
   *[any] Zasób
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-when-revealed = { $form ->
    [hero] Po odkryciu (bohater)
    [alter-ego] Po odkryciu (alter ego)
   *[any] Po odkryciu
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-when-defeated = { $form ->
    [hero] Po pokonaniu (bohater)
    [alter-ego] Po pokonaniu (alter ego)
   *[any] Po pokonaniu
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-boost = { $form ->
    [hero] Wzmocnienie (bohater)
    [alter-ego] Wzmocnienie (alter ego)
   *[any] Wzmocnienie
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-special = { $form ->
    [hero] Zdolność specjalna bohatera
    [alter-ego] Zdolność specjalna alter ego
   *[any] Zdolność specjalna
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }
champions-ability-setup = { $form ->
    [hero] Przygotowanie bohatera
    [alter-ego] Przygotowanie alter ego
   *[any] Przygotowanie
 }{ $label ->
    [attack] {" "}(atak)
    [thwart] {" "}(udaremnianie)
    [defense] {" "}(obrona)
   *[none] {""}
 }

## Teksty kart: wydrukowane słowa

champions-text-hero-only = Tylko w formie bohatera.
champions-text-alter-ego-only = Tylko w formie alter ego.
champions-text-attach = Dołącz do { CASE($to, "gen") }.
champions-text-max-per-player = Maks. 1 na gracza.
champions-text-max-per-host = Maks. 1 na cel.
champions-text-doubles = Daje dwa razy więcej zasobów przy opłacaniu kart aspektu „{ $aspect }”.
champions-text-uses = Zapas: { $n ->
    [one] { $n } { CASE($type, "acc") }
    [few] { $n } { CASE($type, "few") }
   *[many] { $n } { CASE($type, "many") }
 }.
champions-text-counters = Wchodząc do gry, otrzymuje { $n ->
    [one] { $n } { CASE($type, "acc") }
    [few] { $n } { CASE($type, "few") }
   *[many] { $n } { CASE($type, "many") }
 }.
champions-text-give-to = Trafia do gracza, którego bohaterem jest { $hero }.
champions-text-loses = Jeśli ten etap się dopełni, gracze przegrywają.
champions-keyword-surge = Przypływ.
champions-keyword-guard = Straż.
champions-keyword-toughness = Twardość.
champions-keyword-quickstrike = Szybki cios.
champions-keyword-retaliate = Odwet { $n }.
champions-keyword-overkill = Przebicie.
champions-keyword-peril = Ryzyko.
champions-keyword-restricted = Ograniczenie.
champions-text-any-player = Można zagrać pod kontrolę dowolnego gracza.
champions-text-max-per-deck = Maks. { $n } w talii.
champions-text-only-allies-defend = Gracz w zwarciu z nim musi, jeśli może, bronić się przed jego atakami sojusznikiem.

## Teksty kart: warunki wyzwolenia

champions-when-villain-attacks-you = złoczyńca cię zaatakuje
champions-when-this-attacks = ta postać zaatakuje
champions-when-host-attacks = wróg z tą kartą zaatakuje
champions-when-this-attacks-you = ten wróg cię zaatakuje
champions-when-host-attacks-and-damages = wróg z tą kartą zaatakuje i zada obrażenia postaci
champions-when-your-hero-defends = twój bohater się obroni
champions-when-villain-schemes = złoczyńca knuje
champions-when-this-schemes = ten wróg zakończy knucie
champions-when-host-schemes = wróg z tą kartą zakończy knucie
champions-when-your-hero-attacks = twój bohater zaatakuje
champions-when-you-make-a-basic-attack = wykonasz podstawowy atak
champions-when-your-hero-attacks-and-defeats = twój bohater zaatakuje i pokona wroga
champions-when-this-defeats-a-minion = ta postać zaatakuje i pokona poplecznika
champions-when-this-thwarts = ta postać wykona udaremnianie
champions-when-you-would-take-attack-damage = masz otrzymać obrażenia od ataku
champions-when-your-hero-would-take-damage = twój bohater ma otrzymać obrażenia
champions-when-host-would-take-damage = postać z tą kartą ma otrzymać obrażenia
champions-when-villain-took-damage = złoczyńca otrzyma obrażenia
champions-when-threat-would-be-placed = na intrydze ma zostać położone zagrożenie
champions-when-threat-placed-here-in-step-one = zagrożenie zostanie tu położone w pierwszym kroku fazy złoczyńcy
champions-when-this-is-defeated = ta karta poniesie porażkę
champions-when-host-is-defeated = postać z tą kartą poniesie porażkę
champions-when-host-would-be-defeated = postać z tą kartą ma ponieść porażkę
champions-when-you-defeat-a-minion = pokonasz poplecznika
champions-when-treachery-revealed = z talii spotkań zostanie odkryty podstęp
champions-when-encounter-card-revealed = z talii spotkań zostanie odkryta karta
champions-when-this-enters-play = ta karta wejdzie do gry
champions-when-minion-enters-play = poplecznik wejdzie do gry
champions-when-you-play-this = zagrasz tę kartę
champions-when-you-change-to-this-form = przyjmiesz tę formę

## Teksty kart: koszty

champions-effect-spend-x = wydaj X { CASE($resource, "pl-gen") }
champions-effect-take-damage = otrzymaj { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     }

## Teksty kart: efekty

champions-effect-generate = wytwórz { $resources }
champions-effect-deal-overkill = { $said } z przebiciem
champions-effect-deal-overkill-if = { $said }; { $condition }, atak zyskuje przebicie
champions-effect-remove-threat = usuń { $n ->
        [one] { $n } zagrożenie
        [few] { $n } zagrożenia
       *[many] { $n } zagrożeń
     } z { CASE($target, "gen") }
champions-effect-remove-threat-by = usuń z { CASE($target, "gen") } { CASE($n, "threat") }
champions-effect-place-threat = połóż { $n ->
        [one] { $n } zagrożenie
        [few] { $n } zagrożenia
       *[many] { $n } zagrożeń
     } na { CASE($target, "loc") }
champions-effect-place-threat-by = połóż na { CASE($target, "loc") } { CASE($n, "threat") }
champions-effect-move-damage = przenieś ze swojego bohatera na { CASE($target, "acc") } { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     }
champions-effect-move-damage-by = przenieś ze swojego bohatera na { CASE($target, "acc") } { CASE($n, "damage") }
champions-effect-move-damage-from = przenieś z { CASE($source, "gen") } na { CASE($target, "acc") } { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     }
champions-effect-move-damage-from-by = przenieś z { CASE($source, "gen") } na { CASE($target, "acc") } { CASE($n, "damage") }
champions-effect-give-stunned = ogłusz { CASE($target, "acc") }
champions-effect-give-confused = zdezorientuj { CASE($target, "acc") }
champions-effect-give-tough = daj kartę twardości { CASE($target, "dat") }
champions-effect-stun-damaged = ogłusz każdą postać, której ten atak zadał obrażenia
champions-effect-place-here-instead = połóż te obrażenia tutaj; gdy { $n ->
    [one] leży tu { $n } obrażenie
    [few] leżą tu { $n } obrażenia
   *[many] leży tu { $n } obrażeń
 }, odrzuć tę kartę
champions-effect-assign = rozdziel między { CASE($target, "acc") } { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     }
champions-effect-assign-by = rozdziel między { CASE($target, "acc") } { CASE($n, "damage") }
champions-effect-indirect = { $by ->
    [you] otrzymaj
   *[other] { $who } otrzymuje
 } { $n ->
    [one] { $n } obrażenie pośrednie
    [few] { $n } obrażenia pośrednie
   *[many] { $n } obrażeń pośrednich
 }
champions-effect-indirect-by = { $by ->
    [you] otrzymaj
   *[other] { $who } otrzymuje
 } obrażenia pośrednie: { CASE($n, "damage") }
champions-effect-draw-up = dobierz karty do wydrukowanego rozmiaru ręki
champions-effect-discard-top-keep = odrzuć { $n ->
        [one] { $n } wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
     } swojej talii i weź z nich na rękę te, na których wydrukowany jest { $resource }
champions-effect-change-form = zmień formę
champions-effect-may-change-to-alter-ego = możesz przyjąć formę alter ego
champions-effect-may-change-to-hero = możesz przyjąć formę bohatera
champions-effect-acceleration = dodaj do głównej intrygi żeton przyspieszenia
champions-effect-surge = ta karta zyskuje przypływ
champions-effect-enemy-attacks = { $target } { GENDER($target) ->
    [pl] cię atakują
   *[m] cię atakuje
 }
champions-effect-enemy-attacks-engaged = { $target } { GENDER($target) ->
    [pl] atakują bohaterów, z którymi są w zwarciu
   *[m] atakuje bohatera, z którym jest w zwarciu
 }
champions-effect-enemy-schemes = { $target } { GENDER($target) ->
    [pl] knują
   *[m] knuje
 }
champions-effect-extra-boost = ten wróg otrzymuje na tę aktywację dodatkową kartę wzmocnienia
champions-effect-gain-overkill = atak zyskuje przebicie
champions-effect-less-threat = ten wróg kładzie o { $n ->
        [one] { $n } zagrożenie
        [few] { $n } zagrożenia
       *[many] { $n } zagrożeń
     } mniej
champions-effect-take-threat-as-damage = zamiast tego otrzymujesz tyle samo obrażeń
champions-effect-reveal-top = odkryj wierzchnią kartę talii spotkań
champions-effect-deal-encounter = { $by ->
    [you] otrzymujesz
   *[other] { $who } otrzymuje
 } kartę spotkania
champions-effect-nemesis = twoja nemezis i jej poboczna intryga wchodzą do gry, a pozostałe karty tego zestawu zostają wtasowane do talii spotkań
champions-effect-put-this-into-play = wprowadź tę kartę do gry w zwarciu z tobą
champions-effect-resolve-specials = rozpatrz w dowolnej kolejności zdolność specjalną każdego ulepszenia „{ $trait }” pod twoją kontrolą
champions-effect-spend = wydaj { $resources }
champions-effect-spend-several = wydaj { $n ->
    [one] { $n } { $resource }
    [few] { $n } { CASE($resource, "few") }
   *[many] { $n } { CASE($resource, "pl-gen") }
 }
champions-effect-later-activation = na koniec tej aktywacji { CASE($effect, "inner") }
champions-change-atk = +{ $n } ATK
champions-change-thw = +{ $n } UDR
champions-change-sch = +{ $n } KNU
champions-change-def = +{ $n } OBR
champions-effect-put-under-this = każdy gracz kładzie tu zakrytą losową kartę z ręki
champions-effect-return-from-under = każda karta stąd wraca na rękę właściciela
champions-effect-generate-top-of-discard = wytwórz zasoby wierzchniej karty swojego stosu kart odrzuconych
champions-effect-backlash = każdy gracz odrzuca 5 wierzchnich kart swojej talii i otrzymuje 1 obrażenie za każdy wydrukowany na nich zasób energii
champions-effect-also-attack = przeprowadź ten atak także przeciw każdemu innemu bohaterowi
champions-effect-to-owners-discard = jego karta trafia na stos kart odrzuconych właściciela

## Teksty kart: cele, gracze, liczby, warunki

champions-amount-per-player = { $n } za każdego gracza
    .damage = { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
     } za każdego gracza
    .threat = { $n ->
        [one] { $n } zagrożenie
        [few] { $n } zagrożenia
       *[many] { $n } zagrożeń
     } za każdego gracza
    .cards = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
     } za każdego gracza
champions-amount-threat-on = tyle, ile zagrożenia jest na karcie { $title }
    .damage = tyle obrażeń, ile zagrożenia jest na karcie { $title }
    .threat = tyle zagrożenia, ile jest na karcie { $title }
    .cards = tyle kart, ile zagrożenia jest na karcie { $title }
champions-amount-damage-of-the-attack = tyle, ile obrażeń zadał ten atak
    .cards = tyle kart, ile obrażeń zadał ten atak
champions-amount-threat-placed = tyle, ile zagrożenia w ten sposób położono
    .cards = tyle kart, ile zagrożenia w ten sposób położono
champions-amount-damage-sustained = każde twoje obrażenie
    .acc = każde twoje obrażenie
champions-amount-your-heros-atk = ATK twojego bohatera
    .damage = tyle obrażeń, ile wynosi ATK twojego bohatera
champions-amount-remaining-hit-points = jej pozostałe zdrowie
    .dat = jej pozostałemu zdrowiu
champions-if-trait = jeśli masz cechę „{ $trait }”
champions-if-paid-with = jeśli w zapłacie jest { $resource }
champions-if-no-attack-was-made = jeśli nie doszło w ten sposób do żadnego ataku
champions-if-alter-ego-form = jeśli masz formę alter ego
champions-if-no-minions = jeśli w grze nie ma popleczników
champions-if-hero-form = jeśli masz formę bohatera
champions-if-undefended = jeśli to atak bez obrońcy
champions-if-attack-dealt-damage = jeśli atak zadał obrażenia
champions-if-activation-damaged-you = jeśli ta aktywacja zadała ci obrażenia
champions-gets-atk = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } +{ $n } ATK
champions-gets-thw = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } +{ $n } UDR
champions-gets-def = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } +{ $n } OBR
champions-gets-sch = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } +{ $n } KNU
champions-gets-rec = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } +{ $n } REG
champions-gets-hp = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } +{ $n } do zdrowia
champions-gets-hand = { $target } { GENDER($target) ->
    [pl] otrzymują
   *[m] otrzymuje
 } +{ $n } do rozmiaru ręki
champions-gets-ally-limit = twój limit sojuszników jest większy o { $n }
champions-gets-retaliate = { $target } { GENDER($target) ->
    [pl] zyskują
   *[m] zyskuje
 } odwet { $n }
champions-gets-guard = { $target } { GENDER($target) ->
    [pl] zyskują
   *[m] zyskuje
 } straż
champions-gets-overkill = { $target } { GENDER($target) ->
    [pl] zyskują
   *[m] zyskuje
 } przebicie
champions-gets-base-atk = bazowy ATK { CASE($target, "gen") } jest równy { CASE($n, "dat") }
champions-gets-base-atk-set = bazowy ATK { CASE($target, "gen") } to { $n }
champions-gets-base-sch-set = bazowe KNU { CASE($target, "gen") } to { $n }
champions-gets-base-hp-set = bazowe zdrowie { CASE($target, "gen") } to { $n }
champions-gets-hand-cap = { $target } { GENDER($target) ->
    [pl] mają
   *[m] ma
 } rozmiar ręki najwyżej { $n }
champions-cannot-take-damage = { $target } nie { GENDER($target) ->
    [pl] mogą
   *[m] może
 } otrzymywać obrażeń
champions-cannot-take-damage-from = { $target } nie { GENDER($target) ->
    [pl] mogą
   *[m] może
 } otrzymywać obrażeń od ulepszeń „{ $trait }”
champions-may-play-ally = możesz zagrywać sojuszników ze swojego stosu kart odrzuconych
champions-may-play-support = możesz zagrywać karty wsparcia ze swojego stosu kart odrzuconych
champions-may-play-upgrade = możesz zagrywać ulepszenia ze swojego stosu kart odrzuconych
champions-cannot-lose-threat = z { CASE($target, "gen") } nie można usuwać zagrożenia
champions-cannot-be-attacked = nie można atakować { CASE($target, "gen") }

## Cechy

champions-trait-avenger = Avenger
champions-trait-genius = Geniusz
champions-trait-hero-for-hire = Bohater do wynajęcia
champions-trait-defense = Obrona
champions-trait-skill = Umiejętność
champions-trait-superpower = Supermoc
champions-trait-aerial = Lot
champions-trait-attack = Atak
champions-trait-persona = Persona
champions-trait-item = Przedmiot
champions-trait-tech = Technologia
champions-trait-condition = Stan
champions-trait-criminal = Przestępca
champions-trait-gamma = Gamma
champions-trait-thwart = Udaremnianie
champions-trait-shield = T.A.R.C.Z.A.
champions-trait-spy = Szpieg
champions-trait-location = Lokacja
champions-trait-brute = Osiłek
champions-trait-armor = Pancerz
champions-trait-weapon = Broń
champions-trait-hydra = Hydra
champions-trait-elite = Elita
champions-trait-soldier = Żołnierz
champions-trait-attorney = Adwokat
champions-trait-wakanda = Wakanda
champions-trait-king = Król
champions-trait-tactic = Taktyka
champions-trait-black-panther = Czarna Pantera
champions-trait-defender = Obrońca
champions-trait-android = Android
champions-trait-masters-of-evil = Władcy Zła
champions-trait-mercenary = Najemnik
champions-trait-drone = Dron
champions-trait-assassin = Zabójca
champions-trait-kree = Kree
champions-trait-cyborg = Cyborg

## Card text: nouns and what is said of them

champions-noun-enemy = wróg
    .acc = wroga
    .gen = wroga
    .dat = wrogowi
    .loc = wrogu
    .gender = m
champions-noun-minion = poplecznik
    .acc = poplecznika
    .gen = poplecznika
    .dat = poplecznikowi
    .loc = popleczniku
    .gender = m
champions-noun-villain = złoczyńca
    .acc = złoczyńcę
    .gen = złoczyńcy
    .dat = złoczyńcy
    .loc = złoczyńcy
    .gender = m
champions-noun-character = postać
    .acc = postać
    .gen = postaci
    .dat = postaci
    .loc = postaci
    .gender = f
champions-noun-friendly-character = przyjazna postać
    .acc = przyjazną postać
    .gen = przyjaznej postaci
    .dat = przyjaznej postaci
    .loc = przyjaznej postaci
    .gender = f
champions-noun-hero = bohater
    .acc = bohatera
    .gen = bohatera
    .dat = bohaterowi
    .loc = bohaterze
    .gender = m
champions-noun-heroes-and-allies = bohaterowie i sojusznicy
    .acc = bohaterów i sojuszników
    .gen = bohaterów i sojuszników
    .dat = bohaterom i sojusznikom
    .loc = bohaterach i sojusznikach
    .gender = pl
champions-noun-ally = sojusznik
    .acc = sojusznika
    .gen = sojusznika
    .dat = sojusznikowi
    .loc = sojuszniku
    .gender = m
champions-noun-upgrade = ulepszenie
    .acc = ulepszenie
    .gen = ulepszenia
    .dat = ulepszeniu
    .loc = ulepszeniu
    .gender = n
champions-noun-support = wsparcie
    .acc = wsparcie
    .gen = wsparcia
    .dat = wsparciu
    .loc = wsparciu
    .gender = n
champions-noun-upgrade-or-support = ulepszenie lub wsparcie
    .acc = ulepszenie lub wsparcie
    .gen = ulepszenia lub wsparcia
    .dat = ulepszeniu lub wsparciu
    .loc = ulepszeniu lub wsparciu
    .gender = n
champions-noun-identity = tożsamość
    .acc = tożsamość
    .gen = tożsamości
    .dat = tożsamości
    .loc = tożsamości
    .gender = f
champions-noun-alter-ego = alter ego
    .acc = alter ego
    .gen = alter ego
    .dat = alter ego
    .loc = alter ego
    .gender = n
champions-noun-scheme = intryga
    .acc = intrygę
    .gen = intrygi
    .dat = intrydze
    .loc = intrydze
    .gender = f
champions-noun-side-scheme = poboczna intryga
    .acc = poboczną intrygę
    .gen = pobocznej intrygi
    .dat = pobocznej intrydze
    .loc = pobocznej intrydze
    .gender = f
champions-noun-main-scheme = główna intryga
    .acc = główną intrygę
    .gen = głównej intrygi
    .dat = głównej intrydze
    .loc = głównej intrydze
    .gender = f
champions-noun-attacked-enemy = zaatakowany wróg
    .acc = zaatakowanego wroga
    .gen = zaatakowanego wroga
    .dat = zaatakowanemu wrogowi
    .loc = zaatakowanym wrogu
    .gender = m
champions-noun-attacker = atakujący wróg
    .acc = atakującego wroga
    .gen = atakującego wroga
    .dat = atakującemu wrogowi
    .loc = atakującym wrogu
    .gender = m
champions-noun-card = karta
    .acc = kartę
    .gen = karty
    .dat = karcie
    .loc = karcie
    .pl-gen = kart
    .gender = f
champions-toughest = { $noun } z największym wydrukowanym zdrowiem
    .acc = { CASE($noun, "acc") } z największym wydrukowanym zdrowiem
    .gen = { CASE($noun, "gen") } z największym wydrukowanym zdrowiem
    .dat = { CASE($noun, "dat") } z największym wydrukowanym zdrowiem
    .loc = { CASE($noun, "loc") } z największym wydrukowanym zdrowiem
    .gender = { GENDER($noun) }
champions-with-resource = { $noun } z wydrukowanym { CASE($resource, "ins") }
    .acc = { CASE($noun, "acc") } z wydrukowanym { CASE($resource, "ins") }
    .gen = { CASE($noun, "gen") } z wydrukowanym { CASE($resource, "ins") }
    .dat = { CASE($noun, "dat") } z wydrukowanym { CASE($resource, "ins") }
    .loc = { CASE($noun, "loc") } z wydrukowanym { CASE($resource, "ins") }
    .gender = { GENDER($noun) }
champions-when-facedown-minion-is-defeated = zakryty poplecznik poniesie porażkę
champions-effect-pay-for = zapłać wydrukowany koszt { CASE($target, "gen") }
champions-effect-find-reveal = znajdź w talii lub wśród odrzuconych kart spotkań { CASE($target, "acc") }, odkryj znalezioną kartę i przetasuj talię
champions-effect-find-put = znajdź w talii lub wśród odrzuconych kart spotkań { CASE($target, "acc") }, wprowadź znalezioną kartę do gry i przetasuj talię
champions-effect-find-engaged = znajdź w talii lub wśród odrzuconych kart spotkań { CASE($target, "acc") }, wprowadź znalezioną kartę do gry w zwarciu z tobą i przetasuj talię
champions-effect-discard-until-engaged = odrzucaj karty z wierzchu talii spotkań, aż pojawi się { $target }; z tym poplecznikiem wchodzi w zwarcie { $who }
champions-effect-discard-until-revealed = odrzucaj karty z wierzchu talii spotkań, aż pojawi się { $target }, i odkryj { GENDER($target) ->
    [f] ją
    [n] je
   *[m] go
 }
champions-effect-discard-encounter = odrzuć wierzchnią kartę talii spotkań
champions-effect-face-down = { $by ->
    [you] wprowadź do gry { $n ->
        [1] zakrytą wierzchnią kartę swojej talii jako poplecznika „{ $trait }” w zwarciu z tobą
        [few] { $n } zakryte wierzchnie karty swojej talii jako popleczników „{ $trait }” w zwarciu z tobą
       *[many] { $n } zakrytych wierzchnich kart swojej talii jako popleczników „{ $trait }” w zwarciu z tobą
     }
   *[other] { $who } wprowadza do gry { $n ->
        [1] zakrytą wierzchnią kartę swojej talii jako poplecznika „{ $trait }” w zwarciu z tym graczem
        [few] { $n } zakryte wierzchnie karty swojej talii jako popleczników „{ $trait }” w zwarciu z tym graczem
       *[many] { $n } zakrytych wierzchnich kart swojej talii jako popleczników „{ $trait }” w zwarciu z tym graczem
     }
 }
champions-amount-resources-discarded = każdy wydrukowany na odrzuconych w ten sposób kartach { $resource }
    .acc = każdy wydrukowany na odrzuconych w ten sposób kartach { $resource }
champions-amount-resource-types-discarded = każdy rodzaj zasobu na odrzuconych w ten sposób kartach
    .acc = każdy rodzaj zasobu na odrzuconych w ten sposób kartach
champions-amount-boost-icons-discarded = każdy symbol wzmocnienia na odrzuconej karcie
    .acc = każdy symbol wzmocnienia na odrzuconej karcie
champions-if-discarded = jeśli odrzucono w ten sposób kartę, na której wydrukowany jest { $resource } lub uniwersalny zasób

## What computer players count in a position; .better is said of a choice after which it speaks more for the player

champions-feature-villain = zdrowie złoczyńcy
    .better = słabszy złoczyńca
champions-feature-later-villain = zdrowie kolejnych etapów złoczyńcy
    .better = mniej zdrowia w kolejnych etapach złoczyńcy
champions-feature-stages = przyszłe etapy złoczyńcy
    .better = mniej etapów złoczyńcy przed wami
champions-feature-villain-tough = twardość złoczyńcy
    .better = złoczyńca bez twardości
champions-feature-villain-stunned = ogłuszony złoczyńca
    .better = złoczyńca jest ogłuszony
champions-feature-villain-confused = zdezorientowany złoczyńca
    .better = złoczyńca jest zdezorientowany
champions-feature-attachments = dodatki złoczyńcy
    .better = mniej dodatków złoczyńcy
champions-feature-minions = poplecznicy w grze
    .better = mniej popleczników
champions-feature-minion-attack = atak popleczników
    .better = słabsze ciosy popleczników
champions-feature-minion-health = zdrowie popleczników
    .better = słabsi poplecznicy
champions-feature-side-threat = zagrożenie na pobocznych intrygach
    .better = mniej zagrożenia na pobocznych intrygach
champions-feature-hazard = symbole niebezpieczeństwa
    .better = mniej kart spotkań w każdej rundzie
champions-feature-crisis = symbole kryzysu
    .better = głównej intrydze można przeszkodzić
champions-feature-pace = zagrożenie dokładane co rundę
    .better = mniej zagrożenia co rundę
champions-feature-room = zapas na głównej intrydze
    .better = mniej zagrożenia na głównej intrydze
champions-feature-health = zdrowie bohaterów
    .better = zdrowsi bohaterowie
champions-feature-exhausted = wyczerpani bohaterowie
    .better = bohater gotowy do działania
champions-feature-stunned = ogłuszeni bohaterowie
    .better = żaden bohater nie jest ogłuszony
champions-feature-confused = zdezorientowani bohaterowie
    .better = żaden bohater nie jest zdezorientowany
champions-feature-hand = karty na ręce
    .better = więcej kart na ręce
champions-feature-equipment = ulepszenia i wsparcie w grze
    .better = lepsze ulepszenia i wsparcie w grze
champions-feature-allies = sojusznicy w grze
    .better = silniejsi sojusznicy w grze
champions-feature-out = wyeliminowani bohaterowie
    .better = więcej bohaterów w grze
