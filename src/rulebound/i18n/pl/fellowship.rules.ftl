### Władca Pierścieni: zasady, każda w skrócie.

## Rozdziały i ich strony.

fellowship-chapter-start = Zanim zaczniecie
fellowship-topic-golden-rules = Złote zasady
fellowship-topic-core = Czym jest ta gra
fellowship-topic-discussion = Rozmowy przy stole

fellowship-chapter-preparing = Przygotowanie
fellowship-topic-setup = Przygotowanie gry
fellowship-topic-decks = Budowa talii
fellowship-topic-starter-decks = Talie startowe
fellowship-topic-scenarios = Scenariusze
fellowship-topic-modes = Poziomy trudności

fellowship-chapter-round = Runda
fellowship-topic-phases = Siedem faz
fellowship-topic-active-player = Czyja kolej
fellowship-topic-action-windows = Okna akcji
fellowship-topic-empty-decks = Puste talie

fellowship-chapter-planning = Zasoby i planowanie
fellowship-topic-resource-phase = Faza zasobów
fellowship-topic-draw = Dobieranie kart
fellowship-topic-planning-phase = Faza planowania
fellowship-topic-play = Zagranie karty
fellowship-topic-cost = Koszt
fellowship-topic-neutral = Karty neutralne

fellowship-chapter-quest = Wyprawa
fellowship-topic-quest-phase = Faza wyprawy
fellowship-topic-staging = Przeciwności
fellowship-topic-willpower = Siła woli
fellowship-topic-quests = Karty i etapy wyprawy

fellowship-chapter-travel = Podróż
fellowship-topic-travel = Faza podróży
fellowship-topic-locations = Obszary

fellowship-chapter-encounter = Faza spotkań
fellowship-topic-encounter-phase = Faza spotkań
fellowship-topic-engagement = Zwarcie z wrogiem
fellowship-topic-enemies = Wrogowie
fellowship-topic-treacheries = Podstępy

fellowship-chapter-combat = Walka
fellowship-topic-combat-phase = Faza walki
fellowship-topic-shadow = Karty cienia
fellowship-topic-enemy-attacks = Ataki wrogów
fellowship-topic-defending = Obrona
fellowship-topic-your-attacks = Ataki graczy
fellowship-topic-damage = Obrażenia i wytrzymałość

fellowship-chapter-refresh = Odpoczynek i zagrożenie
fellowship-topic-refresh = Faza odpoczynku
fellowship-topic-threat = Poziom zagrożenia

fellowship-chapter-characters = Postacie i ich karty
fellowship-topic-characters = Postacie
fellowship-topic-heroes = Bohaterowie
fellowship-topic-allies = Sojusznicy
fellowship-topic-attachments = Dodatki
fellowship-topic-events = Wydarzenia
fellowship-topic-objectives = Cele i ich straże
fellowship-topic-exhaust-and-ready = Wyczerpane i gotowe
fellowship-topic-unique = Karty unikatowe

fellowship-chapter-keywords = Słowa kluczowe
fellowship-topic-keywords = Czym są słowa kluczowe
fellowship-topic-doomed = Zguba
fellowship-topic-immune = Odporność
fellowship-topic-permanent = Na stałe
fellowship-topic-ranged = Dystansowy
fellowship-topic-restricted = Ograniczenie
fellowship-topic-sentinel = Wartownik
fellowship-topic-surge = Przypływ

fellowship-chapter-abilities = Zdolności
fellowship-topic-ability = Czym jest zdolność
fellowship-topic-action = Akcja
fellowship-topic-response = Odpowiedź
fellowship-topic-forced = Zdolności wymuszone
fellowship-topic-constant = Zdolności stałe
fellowship-topic-trigger = Co wywołuje zdolność
fellowship-topic-order = Kolejność zdolności
fellowship-topic-limits = Limity
fellowship-topic-self-reference = Karty, które mówią o sobie

fellowship-chapter-effects = Efekty
fellowship-topic-effects = Czym jest efekt
fellowship-topic-choices = „Wybierz”, „może”, „nie może”
fellowship-topic-then = „Potem”
fellowship-topic-modifiers = Modyfikatory
fellowship-topic-gain = Zyskiwanie i puste karty
fellowship-topic-lasting = Efekty trwałe i opóźnione
fellowship-topic-replacement = Zastąpienie i anulowanie
fellowship-topic-swap-and-move = Zamiana i przenoszenie

fellowship-chapter-places = W grze i poza grą
fellowship-topic-in-play = W grze
fellowship-topic-out-of-play = Poza grą
fellowship-topic-search = Przeszukiwanie
fellowship-topic-control = Własność i kontrola

fellowship-chapter-ending = Zwycięstwo i porażka
fellowship-topic-winning = Wygrana
fellowship-topic-elimination = Odpadnięcie i porażka
fellowship-topic-score = Liczenie punktów

fellowship-chapter-cards = Karty
fellowship-topic-card-types = Rodzaje kart
fellowship-topic-player-cards = Budowa kart gracza
fellowship-topic-encounter-cards = Budowa kart spotkań
fellowship-topic-quest-cards = Budowa kart wyprawy

fellowship-chapter-campaign = Kampania
fellowship-topic-campaign = Kampania i jej dziennik
fellowship-topic-campaign-setup = Przygotowanie scenariusza kampanii
fellowship-topic-heroes-of-a-campaign = Drużyna bohaterów
fellowship-topic-campaign-cards = Łaski i brzemiona
fellowship-topic-campaign-pool = Pula kampanii
fellowship-topic-expert-campaign = Kampania ekspercka

## Zasady.

fellowship-rule-core-cooperative = Gracze razem wygrywają lub przegrywają
fellowship-rule-core-player-count = Gra od 1 do 4 graczy
fellowship-rule-core-box-contents = Karty w pudełku
fellowship-rule-core-box-components = Żetony i liczniki w pudełku
fellowship-rule-core-threat-dial-per-player = Każdy gracz ma swój licznik zagrożenia

fellowship-rule-state-ready-or-exhausted = Karta w grze jest gotowa albo wyczerpana

fellowship-rule-starter-legal-as-printed = Talią startową zawsze można grać
fellowship-rule-starter-leadership = Talia startowa „Dowodzenie”
fellowship-rule-starter-tactics = Talia startowa „Taktyka”
fellowship-rule-starter-spirit = Talia startowa „Duch”
fellowship-rule-starter-lore = Talia startowa „Wiedza”

fellowship-rule-scenario-passage-quest-cards = Karty wyprawy „Przeprawy przez Mroczną Puszczę”

fellowship-rule-quest-enters-side-a = Karty wyprawy wchodzą stroną A

fellowship-rule-scenario-passage-encounter-cards = Karty spotkań „Przeprawy przez Mroczną Puszczę”

fellowship-rule-setup-shuffle-decks = Każdą talię tasuje się osobno
fellowship-rule-setup-token-pool = Żetony leżą we wspólnej puli
fellowship-rule-setup-first-player = Gracze wybierają pierwszego gracza
fellowship-rule-setup-opening-hand = Każdy gracz dobiera 6 kart
fellowship-rule-setup-quest-deck-order = Talia wyprawy leży według etapów
fellowship-rule-setup-scenario-instructions = Wykonuje się przygotowanie etapu 1A

fellowship-rule-example-passage-setup = Przygotowanie „Przeprawy przez Mroczną Puszczę”

fellowship-rule-zone-areas = Strefy na stole

fellowship-rule-round-phase-order = Runda ma siedem faz

fellowship-rule-resource-pool-per-hero = Każdy bohater ma własną pulę zasobów

fellowship-rule-draw-no-hand-limit = Nie ma limitu kart na ręce

fellowship-rule-cost-multi-hero-payment = Za kartę może płacić kilku bohaterów

fellowship-rule-starter-single-sphere = Talia startowa ma jedną sferę

fellowship-rule-play-ally-placement = Sojusznika kładzie się w strefie gracza
fellowship-rule-play-attachment-attached = Dodatek dołącza się do karty w grze
fellowship-rule-play-attachment-legal-host = Dodatek mówi, do czego go dołączyć

fellowship-rule-sphere-list = Są cztery sfery wpływów

fellowship-rule-example-payment = Przykład: płacą tylko pasujący bohaterowie

fellowship-rule-staging-always = Przeciwności są w każdej rundzie

fellowship-rule-example-king-spider = Przykład: ujawniono King Spider
fellowship-rule-example-caption-values = Wartości na kartach z ilustracji
fellowship-rule-example-quest-resolution = Przykład: rozstrzygnięcie wyprawy

fellowship-rule-travel-cost-unpayable = Bez opłacenia kosztu nie ma podróży
fellowship-rule-travel-next-after-explored = Po zbadaniu rusza się dalej w nowej fazie

fellowship-rule-engagement-highest-first = Najpierw wróg o najwyższym koszcie zwarcia

fellowship-rule-example-engagement-first = Przykład: pierwsze testy zwarcia
fellowship-rule-example-engagement-second = Przykład: ostatnie testy zwarcia

fellowship-rule-engagement-pass-not-final = Test bez wroga nie jest ostatni

fellowship-rule-shadow-face-down-hidden = Karty cienia leżą zakryte
fellowship-rule-shadow-no-reshuffle = Dla kart cienia nie tasuje się odrzuconych
fellowship-rule-shadow-leaves-with-enemy = Karty cienia odchodzą z wrogiem
fellowship-rule-shadow-only-shadow-text = Działa tylko tekst „Cień”

fellowship-rule-combat-player-attack-after-all-enemies = Gracze atakują po wszystkich wrogach
fellowship-rule-combat-one-attack-per-enemy = Jeden atak na każdego wroga

fellowship-rule-example-defence-shadow-boost = Przykład: cień wzmacnia atak
fellowship-rule-example-defence-choice-of-order = Przykład: gracz wybiera, kto atakuje pierwszy
fellowship-rule-example-undefended-single-hero = Przykład: atak bez obrońcy na bohatera

fellowship-rule-shadow-revealed-if-undefended = Atak bez obrońcy też odkrywa cień

fellowship-rule-example-attack-kill = Przykład: atak niszczy wroga
fellowship-rule-example-attack-survive = Przykład: wróg przeżywa atak

fellowship-rule-quest-completed-stage-removed = Ukończony etap ustępuje następnemu
fellowship-rule-quest-side-a-then-flip = Najpierw strona A, potem strona B

fellowship-rule-elimination-enemies-keep-attachments = Cofnięci wrogowie zachowują obrażenia

fellowship-rule-damage-accumulates = Obrażenia kumulują się do wyleczenia
fellowship-rule-damage-heal = Leczenie usuwa żetony obrażeń

fellowship-rule-ability-player-card-types = Zdolności kart graczy

fellowship-rule-action-phase-restricted = Akcji fazy używa się tylko w niej

fellowship-rule-response-aragorn-example = Przykład: odpowiedź Aragorna
fellowship-rule-response-source-in-play = Odpowiada tylko karta w grze

fellowship-rule-ranged-normal-requirements = Atak dystansowy ma zwykłe wymagania

fellowship-rule-permanent-when-added = Karty stałe dodaje kampania
fellowship-rule-permanent-cannot-be-removed = Karty stałej nie usunie spotkanie
fellowship-rule-permanent-not-by-player = Karty stałej nie usunie gracz
fellowship-rule-permanent-campaign-only = Karty stałe są tylko w kampanii

fellowship-rule-sentinel-normal-requirements = Wartownik broni na zwykłych zasadach

fellowship-rule-forced-every-time = Efekt wymuszony działa za każdym razem
fellowship-rule-forced-special-kinds = Szczególne efekty wymuszone

fellowship-rule-example-enchanted-stream = Przykład: Enchanted Stream wstrzymuje dobieranie

fellowship-rule-unique-after-leaving = Kartę unikatową można zagrać ponownie

fellowship-rule-neutral-full-cost = Karta neutralna kosztuje pełny koszt

fellowship-rule-objective-claim = Jak zdobywa się cel

fellowship-rule-guarded-enemy-attached = Wróg strzeże celu aż do zniszczenia
fellowship-rule-guarded-location-attached = Obszar strzeże celu aż do zbadania
fellowship-rule-guarded-treachery = Podstęp nie strzeże celu
fellowship-rule-guarded-objective = Cel nie strzeże celu

fellowship-rule-scenario-passage-sets = Zestawy „Przeprawy przez Mroczną Puszczę”
fellowship-rule-scenario-passage-difficulty = „Przeprawa przez Mroczną Puszczę”: trudność 1
fellowship-rule-scenario-anduin-sets = Zestawy „Podróży wzdłuż Anduiny”
fellowship-rule-scenario-anduin-difficulty = „Podróż wzdłuż Anduiny”: trudność 4
fellowship-rule-scenario-dol-guldur-sets = Zestawy „Ucieczki z Dol Guldur”
fellowship-rule-scenario-dol-guldur-difficulty = „Ucieczka z Dol Guldur”: trudność 7

fellowship-rule-mode-two-modes = Jest tryb łatwy i normalny
fellowship-rule-mode-scoring-any = Punkty liczy się w każdym trybie
fellowship-rule-mode-easy-resource = Tryb łatwy: każdy bohater ma 1 zasób
fellowship-rule-mode-easy-remove-cards = Tryb łatwy: karty z pierścieniem usuwa się
fellowship-rule-mode-normal = Tryb normalny niczego nie zmienia

fellowship-rule-deck-hero-unique-between-players = Dwóch graczy nie ma tego samego bohatera
fellowship-rule-deck-unique-ally-same-name-hero = Bohater i sojusznik o tym imieniu się wykluczają
fellowship-rule-deck-cross-check = Gracze porównują swoje talie
fellowship-rule-deck-free-mix = Skład talii jest dowolny

fellowship-rule-sample-leadership-spirit-heroes = Dowodzenie i duch: bohaterowie
fellowship-rule-sample-leadership-spirit-allies = Dowodzenie i duch: sojusznicy
fellowship-rule-sample-leadership-spirit-events = Dowodzenie i duch: wydarzenia
fellowship-rule-sample-leadership-spirit-attachments = Dowodzenie i duch: dodatki
fellowship-rule-sample-lore-tactics-heroes = Wiedza i taktyka: bohaterowie
fellowship-rule-sample-lore-tactics-allies = Wiedza i taktyka: sojusznicy
fellowship-rule-sample-lore-tactics-events = Wiedza i taktyka: wydarzenia
fellowship-rule-sample-lore-tactics-attachments = Wiedza i taktyka: dodatki

fellowship-rule-campaign-no-carry-over = Nic nie przechodzi do innej kampanii
fellowship-rule-campaign-resolution-exception = Rozstrzygnięcie może wyjść poza kampanię

fellowship-rule-score-only-on-win = Punkty liczy się tylko po wygranej
fellowship-rule-score-base = Sumuje się zagrożenie, poległych i obrażenia
fellowship-rule-score-rounds = Każda runda dodaje 10
fellowship-rule-score-victory-points = Punkty zwycięstwa się odejmuje
fellowship-rule-score-lower-is-better = Im mniej punktów, tym lepiej

fellowship-rule-victory-points-count = Pulę zwycięstwa liczy się na końcu

fellowship-rule-log-fields = Co zawiera dziennik kampanii

fellowship-rule-score-sheet-fields = Co zawiera arkusz wyników

fellowship-rule-golden-whole-line = Kompendium obejmuje całą serię
fellowship-rule-golden-reference-over-rulebook = Kompendium ważniejsze niż instrukcja
fellowship-rule-golden-card-over-rules = Tekst karty ważniejszy niż zasady
fellowship-rule-golden-grim-rule = Ponura zasada: wybiera się najgorsze

fellowship-rule-location-moved-out-of-staging = Aktywny obszar opuszcza strefę przeciwności
fellowship-rule-location-only-one-active = Aktywny jest tylko jeden obszar
fellowship-rule-location-threat-not-counted = Aktywny obszar nie dodaje zagrożenia
fellowship-rule-location-buffer = Postęp trafia najpierw na aktywny obszar
fellowship-rule-location-buffer-overflow = Nadwyżka postępu trafia na wyprawę

fellowship-rule-active-player-definition = Kto jest aktywnym graczem

fellowship-rule-play-sequence = Kroki zagrywania karty
fellowship-rule-play-targets-after-payment = Cele wybiera się po opłaceniu
fellowship-rule-play-response-between-steps = Odpowiedź bywa i między krokami

fellowship-rule-attack-enemy-outside-combat = Atak wroga poza fazą walki
fellowship-rule-attack-player-outside-combat = Atak gracza poza fazą walki

fellowship-rule-base-definition = Wartość bazowa jest przed modyfikacją

fellowship-rule-sentinel-defend-other = Wartownik może bronić innego gracza
fellowship-rule-sentinel-after-undefended = Wartownik czeka na atakowanego gracza

fellowship-rule-cost-own-components = Płaci się tym, co się kontroluje
fellowship-rule-cost-own-out-of-play = Poza grą płaci się z własnych stref
fellowship-rule-cost-simultaneous = Kilka kosztów płaci się naraz
fellowship-rule-cost-not-payable-without-effect = Bez skutku kosztu się nie płaci
fellowship-rule-cost-to-separates = „Aby” oddziela koszt od efektu

fellowship-rule-elimination-causes = Dlaczego gracz odpada
fellowship-rule-elimination-no-heroes = Gracz bez bohaterów odpada
fellowship-rule-elimination-card-effect = Karta może wykluczyć gracza
fellowship-rule-elimination-cards-to-discard = Karty gracza, który odpadł, się odrzuca
fellowship-rule-elimination-deck-to-discard = Talię gracza, który odpadł, się odrzuca
fellowship-rule-elimination-enemies-return = Wrogowie wracają do strefy przeciwności
fellowship-rule-elimination-others-continue = Pozostali gracze grają dalej
fellowship-rule-elimination-fewer-reveals = Za każdego, kto odpadł, ujawnia się 1 mniej
fellowship-rule-elimination-all-out = Wszyscy odpadli — gra przegrana

fellowship-rule-choose-means-target = Wybrać to wskazać cel
fellowship-rule-choose-controller = Cele wybiera kontrolujący zdolność
fellowship-rule-choose-no-target = Bez celu nie używa się zdolności

fellowship-rule-removed-definition = Usunięta karta nie bierze udziału w grze
fellowship-rule-removed-duration = Usunięta karta nie wraca

fellowship-rule-staging-card-sequence = Kroki ujawniania karty
fellowship-rule-staging-placed-by-type = Dokąd trafia ujawniona karta

fellowship-rule-exhaust-not-twice = Wyczerpanej karty nie wyczerpuje się znowu
fellowship-rule-exhaust-abilities-active = Zdolności wyczerpanej karty działają

fellowship-rule-delayed-definition = Opóźniony efekt czeka na swój moment
fellowship-rule-delayed-before-responses = Opóźnione efekty są przed odpowiedziami
fellowship-rule-delayed-not-new-ability = Opóźniony efekt to nie nowa zdolność

fellowship-rule-reveal-definition = Jak ujawnia się kartę spotkania

fellowship-rule-match-required = Zasoby muszą pasować do sfery
fellowship-rule-match-zero-cost = Zerowy koszt też wymaga bohatera

fellowship-rule-control-owner = Kto jest właścicielem karty
fellowship-rule-control-initial = Karta wchodzi pod kontrolę właściciela
fellowship-rule-control-encounter-cards = Karty spotkań kontroluje scenariusz
fellowship-rule-control-current = Kontrolujący może się zmienić
fellowship-rule-control-out-of-play-own = Kontrolujesz rękę, talię i odrzucone karty
fellowship-rule-control-leaves-to-owner = Karta wraca do właściciela
fellowship-rule-control-physical-move = To przeniesienie nie wywołuje zdolności
fellowship-rule-control-state-kept = Zmiana kontroli nie zmienia stanu
fellowship-rule-control-attachments-follow = Dodatki przechodzą razem z kartą
fellowship-rule-control-duration = Kontrola trwa, dopóki karta jest w grze

fellowship-rule-ability-types = Rodzaje zdolności
fellowship-rule-ability-optional = Akcje i odpowiedzi są opcjonalne
fellowship-rule-ability-mandatory = Stałe i wymuszone są obowiązkowe
fellowship-rule-ability-keyword-optional = Słowo kluczowe z „może” jest opcjonalne
fellowship-rule-ability-only-in-play-targets = Zdolności działają na karty w grze
fellowship-rule-ability-from-play-only = Zdolności działają tylko z gry
fellowship-rule-ability-events-from-out-of-play = Wydarzenia działają spoza gry
fellowship-rule-ability-must-change-state = Zdolność musi zmieniać grę
fellowship-rule-ability-must-be-payable = Koszt zdolności musi dać się opłacić
fellowship-rule-ability-sentence-by-sentence = Zdania rozpatruje się po kolei

fellowship-rule-enters-play-definition = Kiedy karta wchodzi do gry

fellowship-rule-ready-enters-ready = Karty wchodzą do gry gotowe
fellowship-rule-ready-ready-effect = Przygotowanie kończy wyczerpanie

fellowship-rule-defending-player-definition = Kto jest broniącym się graczem
fellowship-rule-defending-player-sentinel = Wartownik nie zmienia atakowanego gracza
fellowship-rule-defending-player-specific-character = Broni się gracz atakowanej postaci

fellowship-rule-ranged-any-engaged-enemy = Atak dystansowy sięga cudzych wrogów
fellowship-rule-ranged-both-times = Dystans działa w swoich i cudzych atakach

fellowship-rule-action-only-in-window = Akcje tylko w oknach akcji
fellowship-rule-action-resolve-fully = Jedna akcja kończy się przed następną
fellowship-rule-action-source-in-play = Akcje twoich kart w grze
fellowship-rule-action-source-event = Akcje wydarzeń na ręce
fellowship-rule-action-source-out-of-play = Akcje kart poza grą
fellowship-rule-action-source-encounter = Akcje kart spotkań i wyprawy

fellowship-rule-explored-threshold = Dość postępu bada obszar
fellowship-rule-explored-in-staging = Bada się też obszary w strefie
fellowship-rule-explored-not-discarded = Zbadanie to nie odrzucenie

fellowship-rule-effect-definition = Czym jest efekt
fellowship-rule-effect-elements-not-effect = Koszty i warunki to nie efekty
fellowship-rule-effect-resolve-as-much = Efekt rozpatruje się, ile się da
fellowship-rule-effect-untargeted-up-to-available = Bez celów bierze się tyle, ile jest
fellowship-rule-effect-expiry-not-effect = Koniec efektu to nie efekt
fellowship-rule-effect-choose-one-must-change = Wybiera się to, co zmieni grę

fellowship-rule-replacement-definition = Efekt zastępczy działa zamiast
fellowship-rule-replacement-last-wins = Działa ostatni efekt zastępczy

fellowship-rule-shadow-only-when-dealt = Efekt cienia działa z rozdanej karty

fellowship-rule-tokens-unlimited = Żetony się nie kończą

fellowship-rule-player-order-definition = Kolejność: od pierwszego gracza w prawo
fellowship-rule-player-order-wraps = Kolejność biegnie w kółko do końca

fellowship-rule-threat-floor = Zagrożenie nie spada poniżej 0

fellowship-rule-play-pay = Za zagraną kartę się płaci
fellowship-rule-play-from-hand = Karty zagrywa się z ręki

fellowship-rule-put-into-play-no-cost = Wprowadzenie do gry nic nie kosztuje
fellowship-rule-put-into-play-no-restrictions = Wprowadzenie do gry omija ograniczenia
fellowship-rule-put-into-play-not-played = Wprowadzona karta nie jest zagrana
fellowship-rule-put-into-play-area = Dokąd trafia wprowadzona karta

fellowship-rule-mulligan-once = Rękę początkową wymienia się raz
fellowship-rule-mulligan-all = Rękę początkową wymienia się w całości

fellowship-rule-willpower-contribution = Wysłane postacie dodają siłę woli

fellowship-rule-destroyed-hero-ally = Zniszczona postać trafia do odrzuconych
fellowship-rule-destroyed-enemy = Zniszczony wróg trafia do odrzuconych
fellowship-rule-destroyed-not-discarded = Zniszczenie to nie odrzucenie

fellowship-rule-staging-not-at-location = Gracze nie są w obszarach ze strefy
fellowship-rule-staging-location-threat = Obszary w strefie dodają zagrożenie
fellowship-rule-staging-enemy-threat = Wrogowie w strefie dodają zagrożenie

fellowship-rule-triggered-list = Które zdolności są wywoływane
fellowship-rule-triggered-automatic = Zdolności wymuszone działają same

fellowship-rule-immune-definition = Czym jest odporność
fellowship-rule-immune-not-targetable = Karta odporna nie może być celem
fellowship-rule-immune-not-peripheral = Odporność chroni tylko samą kartę
fellowship-rule-immune-lasting-rechecked = Nowa odporność znosi trwające efekty

fellowship-rule-empty-player-deck = Pusta talia gracza zostaje pusta
fellowship-rule-empty-encounter-deck-quest = Pustą talię spotkań tworzy się od nowa

fellowship-rule-enemy-stays-in-play = Wróg zostaje, aż zginie

fellowship-rule-hero-one-to-three = Każdy gracz ma od 1 do 3 bohaterów
fellowship-rule-hero-start-in-play = Bohaterowie zaczynają w grze
fellowship-rule-hero-provides-resources = Bohaterowie dają zasoby

fellowship-rule-location-card-stays-until-explored = Obszar zostaje aż do zbadania

fellowship-rule-character-two-types = Bohaterowie i sojusznicy to postacie
fellowship-rule-character-stays-in-play = Postać zostaje aż do zniszczenia

fellowship-rule-treachery-immediate = Podstęp rozpatruje się od razu

fellowship-rule-event-when-playable = Kiedy można zagrać wydarzenie
fellowship-rule-event-sequence = Wydarzenie: koszt, efekt, odrzucenie
fellowship-rule-event-cannot-enter-play = Wydarzenie nie może wejść do gry

fellowship-rule-quest-deck-sequence = Karty wyprawy idą po kolei

fellowship-rule-ally-played-from-hand = Sojuszników zagrywa się z ręki

fellowship-rule-attachment-needs-host = Dodatek musi mieć do czego się dołączyć
fellowship-rule-attachment-any-number = Karta może mieć dowolnie wiele dodatków
fellowship-rule-attachment-host-leaves = Dodatki odchodzą razem z kartą
fellowship-rule-attachment-restriction-checked-once = Warunki dołączenia sprawdza się raz
fellowship-rule-attachment-other-players-character = Można wyposażyć cudzą postać
fellowship-rule-attachment-control-passes = Dodatek zmienia wtedy kontrolującego
fellowship-rule-attachment-independent-state = Dodatek wyczerpuje się osobno

fellowship-rule-objective-stays = Cel zostaje aż do usunięcia
fellowship-rule-objective-controller = Kto kontroluje cel

fellowship-rule-multi-defence-sum = Kilku obrońców sumuje obronę
fellowship-rule-multi-defence-one-takes-all = Wszystkie obrażenia bierze jeden obrońca

fellowship-rule-keyword-list = Lista słów kluczowych
fellowship-rule-keyword-reminder-text = Przypomnienie nie jest zasadą
fellowship-rule-keyword-numbers-add = Liczby słowa kluczowego się sumują

fellowship-rule-when-definition = „Gdy”: to właśnie się dzieje

fellowship-rule-player-deck-shuffled = W talii gracza nie ma bohaterów

fellowship-rule-encounter-deck-types = Z czego składa się talia spotkań
fellowship-rule-encounter-deck-by-scenario = Talię spotkań określa scenariusz

fellowship-rule-copy-by-title = Kopia ma ten sam tytuł

fellowship-rule-doomed-each-player = Zguba podnosi zagrożenie każdemu

fellowship-rule-limit-per-phase-round = Limit rundy liczy się dla każdej kopii
fellowship-rule-limit-per-game = Limit gry liczy się dla gracza
fellowship-rule-limit-cancel-counts = Anulowany efekt też liczy się do limitu

fellowship-rule-x-default-zero = X to 0, jeśli nie określono
fellowship-rule-x-cost-modified-separately = Zmiana kosztu nie zmienia X

fellowship-rule-modifier-continuous = Wartości aktualizuje się stale
fellowship-rule-modifier-recalculate-from-base = Wartości liczy się od nowa od bazy
fellowship-rule-modifier-order = Najpierw się dodaje, potem mnoży
fellowship-rule-modifier-set-overrides = Ustalona wartość zastępuje resztę
fellowship-rule-modifier-set-last-wins = Wygrywa ostatnia ustalona wartość
fellowship-rule-modifier-floor-zero = Wartość poniżej 0 to 0
fellowship-rule-modifier-no-negative-things = Nie ma ujemnych symboli ani kosztów
fellowship-rule-modifier-round-up = Ułamki zaokrągla się w górę

fellowship-rule-may-option = „Może” daje wybór

fellowship-rule-surge-reveal-one = Przypływ ujawnia jeszcze jedną kartę
fellowship-rule-surge-each-instance = Każdy przypływ ujawnia kartę
fellowship-rule-surge-timing = Przypływ działa po samej karcie

fellowship-rule-optional-engage-optional = Ze zwarcia można zrezygnować
fellowship-rule-optional-engage-cost-irrelevant = Koszt zwarcia nie ma tu znaczenia

fellowship-rule-printed-definition = Wydrukowane: to, co na karcie

fellowship-rule-next-player-definition = Następny gracz siedzi w prawo
fellowship-rule-next-player-solo = W grze solo nie ma następnego gracza

fellowship-rule-cannot-absolute = „Nie może” jest bezwzględne

fellowship-rule-cannot-be-damaged-no-tokens = Taka karta nie dostaje obrażeń
fellowship-rule-cannot-be-damaged-not-chosen = Takiej karty nie wybiera się do obrażeń
fellowship-rule-cannot-be-damaged-existing-stays = Dawne obrażenia zostają
fellowship-rule-cannot-be-damaged-other-removal = Inne efekty mogą ją usunąć

fellowship-rule-cannot-have-attachments-block = Niektóre karty nie mają dodatków
fellowship-rule-cannot-have-attachments-trait = Zakazane są tylko dodatki z cechą
fellowship-rule-cannot-have-attachments-gained = Nowy zakaz odrzuca dodatki

fellowship-rule-neutral-mixed-spheres = Za neutralną płacą różne sfery
fellowship-rule-neutral-no-sphere = Karta neutralna nie ma sfery

fellowship-rule-restricted-max-two = Najwyżej 2 dodatki z ograniczeniem
fellowship-rule-restricted-third = Przy trzecim jeden się odrzuca

fellowship-rule-restriction-all-must-hold = Trzeba spełnić wszystkie ograniczenia

fellowship-rule-permission-optional = Z pozwolenia można nie skorzystać

fellowship-rule-simultaneous-first-player = Kolejność efektów ustala pierwszy gracz

fellowship-rule-trait-no-effect = Cecha sama nic nie robi

fellowship-rule-gain-resources = Zyskane zasoby trafiają do puli bohatera
fellowship-rule-gain-not-printed = Zyskane nie jest wydrukowane

fellowship-rule-hit-points-destroyed = Obrażenia równe wytrzymałości niszczą
fellowship-rule-hit-points-modifier-loss = Utrata premii może zniszczyć kartę

fellowship-rule-engagement-compare = Test porównuje zagrożenie i koszt zwarcia

fellowship-rule-move-not-same-place = Nie przenosi się w to samo miejsce
fellowship-rule-move-no-destination = Bez celu nie ma przenoszenia

fellowship-rule-victory-keyword = Wróg ze „Zwycięstwem” trafia do puli
fellowship-rule-victory-explored = Obszar ze „Zwycięstwem” trafia do puli
fellowship-rule-victory-other-exit = Inaczej nie ma punktów zwycięstwa
fellowship-rule-victory-not-text-box = Pusty tekst nie usuwa „Zwycięstwa”

fellowship-rule-win-last-stage = Ukończenie ostatniego etapu to wygrana
fellowship-rule-win-extra-conditions = Karty dodają warunki wygranej

fellowship-rule-first-player-eliminated = Odpadający pierwszy gracz oddaje żeton
fellowship-rule-first-player-target = Za karty spotkań wybiera pierwszy gracz
fellowship-rule-first-player-orders-simultaneous = Jednoczesne efekty porządkuje pierwszy gracz

fellowship-rule-score-eliminated-threat = Gracz, który odpadł, to zagrożenie 50

fellowship-rule-after-definition = „Po tym, jak”: właśnie się stało

fellowship-rule-travel-effect-is-cost = Efekt podróży jest kosztem

fellowship-rule-swap-needs-both = Zamiana wymaga obu stron
fellowship-rule-swap-zero-value = Zero można zamienić, kreski nie

fellowship-rule-damage-steps = Kroki zadawania obrażeń

fellowship-rule-blank-text-box = Pusta karta nie ma tekstu
fellowship-rule-blank-gained-stays = Zyskane zostaje i na pustej karcie
fellowship-rule-blank-stats-stay = Pusta karta zachowuje wartości

fellowship-rule-constant-definition = Stała zdolność działa w grze
fellowship-rule-constant-conditional = Stała zdolność może mieć warunek
fellowship-rule-constant-stack = Takie same stałe zdolności się sumują

fellowship-rule-then-sequence = „Potem” czeka na to, co przed nim
fellowship-rule-then-must-attempt = Część po „potem” trzeba wykonać
fellowship-rule-then-fails = Bez pierwszej części nie ma drugiej

fellowship-rule-current-quest-definition = Obecna wyprawa to bieżący etap

fellowship-rule-starting-threat-sum = Początkowe zagrożenie to suma bohaterów

fellowship-rule-search-look-all = Szukając, ogląda się wszystkie karty
fellowship-rule-search-may-take = Znalezioną kartę można wziąć
fellowship-rule-search-not-leaving = Przeszukiwane karty zostają na miejscu

fellowship-rule-setup-effects-resolve-fully = Efekty przygotowania rozpatruje się w całości
fellowship-rule-setup-seven-steps = Przygotowanie ma siedem kroków

fellowship-rule-forced-before-optional = Efekty wymuszone są przed odpowiedziami
fellowship-rule-forced-order-first-player = Wymuszone porządkuje pierwszy gracz
fellowship-rule-forced-one-after-another = Efekty wymuszone idą po kolei
fellowship-rule-forced-active-at-trigger = Karta musiała być wtedy w grze

fellowship-rule-quest-advance-immediately = Dość postępu — od razu nowy etap
fellowship-rule-quest-no-carry-over = Nadwyżka postępu przepada

fellowship-rule-response-after-trigger = Odpowiedź następuje po warunku
fellowship-rule-response-several = Na jedno zdarzenie bywa kilka odpowiedzi
fellowship-rule-response-when-before-after = „Gdy” jest przed „po tym, jak”
fellowship-rule-response-round-robin = Odpowiada się po kolei, aż wszyscy spasują
fellowship-rule-response-closed = Gdy wszyscy spasują, odpowiedzi już nie ma

fellowship-rule-resource-flow = Zasoby bierze się z puli i do niej zwraca

fellowship-rule-threat-elimination-level = Zagrożenie 50 eliminuje

fellowship-rule-self-reference = Karta ze swoją nazwą to tylko ona sama

fellowship-rule-attack-meaning = Siła ataku określa obrażenia

fellowship-rule-defence-meaning = Siła obrony zmniejsza obrażenia

fellowship-rule-cancel-priority = Anulowanie jest przed wszystkim
fellowship-rule-cancel-no-longer-imminent = Na anulowany efekt się nie odpowiada
fellowship-rule-cancel-cost-stays = Koszt anulowanej zdolności przepada
fellowship-rule-cancel-event-discarded = Anulowane wydarzenie się odrzuca
fellowship-rule-cancel-treachery-discarded = Anulowany podstęp się odrzuca

fellowship-rule-discard-separate = Każdy ma swój stos odrzuconych
fellowship-rule-discard-home = Karta trafia na własny stos
fellowship-rule-discard-open = Stosy odrzuconych są jawne
fellowship-rule-discard-order-fixed = Kolejności odrzuconych się nie zmienia
fellowship-rule-discard-simultaneous-order = Kolejność odrzucania ustala właściciel

fellowship-rule-talk-allowed = Gracze mogą rozmawiać o wszystkim
fellowship-rule-talk-no-peeking = Do cudzej ręki się nie zagląda
fellowship-rule-talk-no-command = Nikt nie rozkazuje innemu graczowi
fellowship-rule-talk-own-decisions = Każdy decyduje o swoich kartach

fellowship-rule-deck-minimum-50 = Talia ma co najmniej 50 kart
fellowship-rule-deck-no-maximum = Talia nie ma górnego limitu
fellowship-rule-deck-three-copies = Najwyżej 3 kopie karty

fellowship-rule-guarded-attach-next = Celu strzeże następna karta
fellowship-rule-guarded-chain = Strzeżona karta po strzeżonej
fellowship-rule-guarded-threat-counts = Straż w strefie dodaje zagrożenie
fellowship-rule-guarded-no-claim = Strzeżonego celu się nie zdobędzie
fellowship-rule-guarded-stays-after = Wolny cel czeka w strefie przeciwności

fellowship-rule-framework-mandatory = Kroki struktury są obowiązkowe

fellowship-rule-card-type-list = Rodzaje kart
fellowship-rule-card-type-change = Nowy rodzaj zastępuje dawny

fellowship-rule-lasting-survives-source = Trwały efekt przetrwa swoje źródło
fellowship-rule-lasting-player-snapshot = Z kart graczy — tylko na karty w grze
fellowship-rule-lasting-encounter-dynamic = Z kart spotkań — też na późniejsze
fellowship-rule-lasting-ends-before-end-triggers = Trwały efekt mija tuż przed końcem
fellowship-rule-lasting-only-within-period = Zaczyna się tylko w swoim okresie

fellowship-rule-engaged-mutual = Zwarcie jest wzajemne
fellowship-rule-engaged-no-threat = Wróg w zwarciu nie dodaje zagrożenia
fellowship-rule-engaged-until = Jak długo wróg jest w zwarciu

fellowship-rule-in-play-definition = Co jest w grze

fellowship-rule-out-of-play-definition = Co jest poza grą

fellowship-rule-in-play-shadow-not = Karta cienia nie jest w grze

fellowship-rule-leaves-play-definition = Kiedy karta opuszcza grę

fellowship-rule-restriction-outside-play = Ograniczenia działają i poza grą

fellowship-rule-draw-from-top = Karty dobiera się z wierzchu
fellowship-rule-draw-simultaneous = Kilka kart dobiera się naraz
fellowship-rule-draw-unlimited = Dobieranie nie ma limitu

fellowship-rule-trigger-definition = Czym jest warunek wywołania
fellowship-rule-trigger-shared-window = Jedno zdarzenie, jedno okno odpowiedzi

fellowship-rule-unique-group-limit = W grze jest jedna kopia karty unikatowej
fellowship-rule-unique-put-into-play = Druga unikatowa kopia nie wejdzie do gry
fellowship-rule-unique-encounter-version = Wersja z talii spotkań wypiera twoją

fellowship-rule-qualifier-distributes = Określenie dotyczy każdego wyrazu

fellowship-rule-phase-combat-steps = Kroki fazy walki
fellowship-rule-phase-refresh-steps = Kroki fazy odpoczynku
fellowship-rule-phase-encounter-steps = Kroki fazy spotkań
fellowship-rule-phase-planning-steps = Kroki fazy planowania
fellowship-rule-phase-travel-steps = Kroki fazy podróży
fellowship-rule-phase-quest-steps = Kroki fazy wyprawy
fellowship-rule-phase-resource-steps = Kroki fazy zasobów

fellowship-rule-order-three-layers = Stałe, wymuszone, potem odpowiedzi
fellowship-rule-order-when-then-after = W każdej grupie „gdy” przed „po”

fellowship-rule-to-cost-unpaid = Bez kosztu nie ma efektu

fellowship-rule-framework-loop-steps = Niektóre kroki zawracają

fellowship-rule-window-first-player-first = W oknie akcji zaczyna pierwszy gracz
fellowship-rule-window-closes-on-consecutive-passes = Wszyscy spasowali — okno zamknięte
fellowship-rule-window-pass-not-final = Kto spasował, może działać później
fellowship-rule-window-after-1-3 = Okno akcji po dobraniu kart
fellowship-rule-window-special-2-2 = Specjalne okno akcji planowania
fellowship-rule-window-after-3-1 = Okno akcji przed wysłaniem
fellowship-rule-window-after-3-2 = Okno akcji przed przeciwnościami
fellowship-rule-window-after-3-3 = Okno akcji przed rozstrzygnięciem
fellowship-rule-window-none-between-reveals = Między ujawnieniami nie ma okna
fellowship-rule-window-after-3-4 = Okno akcji po rozstrzygnięciu
fellowship-rule-window-after-4-2 = Okno akcji po podróży
fellowship-rule-window-after-5-2 = Okno akcji po dobrowolnym zwarciu
fellowship-rule-window-after-5-3 = Okno akcji po testach zwarcia
fellowship-rule-window-after-6-2 = Okno akcji po rozdaniu kart cienia
fellowship-rule-window-none-6-5-to-6-10 = Między atakami nie ma okien akcji
fellowship-rule-window-after-7-4 = Okno akcji po oddaniu żetonu
fellowship-rule-window-after-6-4b = Okno akcji przed obrońcą
fellowship-rule-window-after-6-4-1 = Okno akcji przed efektem cienia
fellowship-rule-window-after-6-4-2 = Okno akcji przed obrażeniami od wroga
fellowship-rule-window-after-6-4-3 = Okno akcji po obrażeniach od wroga
fellowship-rule-window-none-before-ranged = Przed dystansowymi nie ma okna
fellowship-rule-window-after-6-8-1 = Okno akcji przed liczeniem ataku
fellowship-rule-window-after-6-8-2 = Okno akcji przed zranieniem wroga
fellowship-rule-window-after-6-8-3 = Okno akcji po zranieniu wroga

fellowship-rule-step-0-0 = Krok 0.0: początek rundy
fellowship-rule-step-1-1 = Krok 1.1: początek fazy zasobów
fellowship-rule-step-phase-begin-is-trigger = Początek fazy to zdarzenie
fellowship-rule-step-1-2 = Krok 1.2: każdy bohater dostaje zasób
fellowship-rule-step-1-3 = Krok 1.3: każdy gracz dobiera kartę
fellowship-rule-step-1-4 = Krok 1.4: koniec fazy zasobów
fellowship-rule-step-phase-end-is-trigger = Koniec fazy to zdarzenie
fellowship-rule-step-2-1 = Krok 2.1: początek fazy planowania
fellowship-rule-step-2-2-active-plays = Krok 2.2: karty zagrywa aktywny gracz
fellowship-rule-step-2-2-stays-open = Krok 2.2 trwa, aż wszyscy spasują
fellowship-rule-step-allies-only-planning = Sojusznicy i dodatki tylko w planowaniu
fellowship-rule-step-2-3 = Krok 2.3: planuje następny gracz
fellowship-rule-step-2-4 = Krok 2.4: koniec fazy planowania
fellowship-rule-step-3-1 = Krok 3.1: początek fazy wyprawy
fellowship-rule-step-3-2-order = Krok 3.2: postacie wysyła się po kolei
fellowship-rule-step-3-2-exhaust = Krok 3.2: wysłanie wyczerpuje
fellowship-rule-step-3-3-reveal = Krok 3.3: po karcie na gracza
fellowship-rule-step-3-3-when-revealed = Krok 3.3: karta po karcie
fellowship-rule-step-3-4-compare = Krok 3.4: siła woli przeciw zagrożeniu
fellowship-rule-step-3-4-success = Krok 3.4: sukces daje postęp
fellowship-rule-step-3-4-active-location = Krok 3.4: najpierw aktywny obszar
fellowship-rule-step-3-4-failure = Krok 3.4: porażka podnosi zagrożenie
fellowship-rule-step-3-4-tie = Krok 3.4: remis nic nie zmienia
fellowship-rule-step-3-4-stay-committed = Postacie są na wyprawie do końca fazy
fellowship-rule-step-3-4-not-readied = Rozstrzygnięcie nie przygotowuje postaci
fellowship-rule-step-3-5 = Krok 3.5: koniec fazy wyprawy
fellowship-rule-step-4-1 = Krok 4.1: początek fazy podróży
fellowship-rule-step-4-2-optional = Krok 4.2: gracze mogą podróżować
fellowship-rule-step-4-2-one = Krok 4.2: najwyżej jeden obszar
fellowship-rule-step-4-2-first-player = Krok 4.2: decyduje pierwszy gracz
fellowship-rule-step-4-2-blocked = Krok 4.2: nie przy aktywnym obszarze
fellowship-rule-step-4-3 = Krok 4.3: koniec fazy podróży
fellowship-rule-step-5-1 = Krok 5.1: początek fazy spotkań
fellowship-rule-step-5-2 = Krok 5.2: można wejść w zwarcie z jednym
fellowship-rule-step-5-3-sequence = Krok 5.3: testy w kolejności graczy
fellowship-rule-step-5-3-one-per-check = Krok 5.3: jeden test, jeden wróg
fellowship-rule-step-5-3-end = Krok 5.3: aż nikt nie wejdzie w zwarcie
fellowship-rule-step-5-4 = Krok 5.4: koniec fazy spotkań
fellowship-rule-step-6-1 = Krok 6.1: początek fazy walki
fellowship-rule-step-6-2-one-each = Krok 6.2: każdemu wrogowi karta cienia
fellowship-rule-step-6-2-player-order = Krok 6.2: w kolejności graczy
fellowship-rule-step-6-2-cost-order = Krok 6.2: od najwyższego kosztu zwarcia
fellowship-rule-step-6-3 = Krok 6.3: początek ataków wrogów
fellowship-rule-step-6-4a-choose = Krok 6.4a: wybór atakującego wroga
fellowship-rule-step-6-4a-eligible = Krok 6.4a: każdy wróg atakuje raz
fellowship-rule-step-6-4a-mandatory = Krok 6.4a: ataki wrogów są obowiązkowe
fellowship-rule-step-6-5 = Krok 6.5: wrogowie następnego gracza
fellowship-rule-step-6-6 = Krok 6.6: koniec ataków wrogów
fellowship-rule-step-6-7 = Krok 6.7: początek ataków graczy
fellowship-rule-step-6-8a-optional = Krok 6.8a: gracz może atakować
fellowship-rule-step-6-8a-repeat = Krok 6.8a: powtarza się do woli
fellowship-rule-step-6-9 = Krok 6.9: atakuje następny gracz
fellowship-rule-step-6-10 = Krok 6.10: koniec ataków graczy
fellowship-rule-step-6-11 = Krok 6.11: karty cienia się odrzuca
fellowship-rule-step-7-1 = Krok 7.1: początek fazy odpoczynku
fellowship-rule-step-7-2 = Krok 7.2: wszystkie karty się przygotowuje
fellowship-rule-step-7-3 = Krok 7.3: zagrożenie każdego rośnie o 1
fellowship-rule-step-7-4 = Krok 7.4: żeton pierwszego gracza idzie dalej
fellowship-rule-step-7-5 = Krok 7.5: koniec fazy odpoczynku
fellowship-rule-step-0-1 = Krok 0.1: koniec rundy
fellowship-rule-step-0-1-trigger = Koniec rundy to zdarzenie
fellowship-rule-step-6-4b = Krok 6.4b: wskazanie atakującego wroga
fellowship-rule-step-6-4-1-one-defender = Krok 6.4.1: jeden obrońca
fellowship-rule-step-6-4-1-exhaust = Krok 6.4.1: obrona wyczerpuje
fellowship-rule-step-6-4-1-undefended = Krok 6.4.1: można się nie bronić
fellowship-rule-step-6-4-1-own-enemies-only = Krok 6.4.1: tylko przed swoimi wrogami
fellowship-rule-step-6-4-2 = Krok 6.4.2: efekt cienia
fellowship-rule-step-6-4-3-damage = Krok 6.4.3: atak minus obrona

fellowship-rule-combat-undefended = Bez obrońcy obrona się nie liczy
fellowship-rule-combat-undefended-hero-only = Bez obrońcy wszystko bierze jeden bohater
fellowship-rule-combat-defender-left = Utrata obrońcy to atak bez obrońcy
fellowship-rule-combat-no-overflow = Nadmiar obrażeń przepada

fellowship-rule-step-6-4-4 = Krok 6.4.4: koniec ataku wroga
fellowship-rule-step-6-8b = Krok 6.8b: cel i atakujący
fellowship-rule-step-6-8b-all-ranged = Krok 6.8b: dystansowi sięgną każdego wroga
fellowship-rule-step-6-8-1 = Krok 6.8.1: dołączają dystansowi
fellowship-rule-step-6-8-2 = Krok 6.8.2: siłę ataku się sumuje
fellowship-rule-step-6-8-3 = Krok 6.8.3: wróg otrzymuje obrażenia
fellowship-rule-step-6-8-4 = Krok 6.8.4: koniec ataku gracza
fellowship-rule-step-6-8-4-attackers-until = Jak długo postać jest atakującym

fellowship-rule-player-card-title = Karta gracza: tytuł i unikatowość
fellowship-rule-player-card-cost = Karta gracza: koszt
fellowship-rule-player-card-threat-cost = Bohater: koszt zagrożenia
fellowship-rule-player-card-sphere = Karta gracza: sfera
fellowship-rule-player-card-willpower = Postać: siła woli
fellowship-rule-player-card-attack = Postać: siła ataku
fellowship-rule-player-card-defense = Postać: siła obrony
fellowship-rule-player-card-hit-points = Postać: punkty wytrzymałości
fellowship-rule-player-card-resource-icon = Bohater: symbol zasobów
fellowship-rule-player-card-traits = Karta gracza: cechy
fellowship-rule-player-card-text = Karta gracza: tekst
fellowship-rule-player-card-type = Karta gracza: rodzaj
fellowship-rule-player-card-set-info = Karta gracza: zestaw i numer

fellowship-rule-encounter-card-title = Karta spotkania: tytuł
fellowship-rule-encounter-card-engagement-cost = Wróg: koszt zwarcia
fellowship-rule-encounter-card-threat = Wróg i obszar: zagrożenie
fellowship-rule-encounter-card-attack = Wróg: siła ataku
fellowship-rule-encounter-card-defense = Wróg: siła obrony
fellowship-rule-encounter-card-quest-points = Obszar: punkty wyprawy
fellowship-rule-encounter-card-hit-points = Wróg: punkty wytrzymałości
fellowship-rule-encounter-card-set-icon = Karta spotkania: symbol zestawu i pierścień
fellowship-rule-encounter-card-traits = Karta spotkania: cechy
fellowship-rule-encounter-card-text = Karta spotkania: tekst
fellowship-rule-encounter-card-shadow = Karta spotkania: efekt cienia
fellowship-rule-encounter-card-type = Karta spotkania: rodzaj
fellowship-rule-encounter-card-set-info = Karta spotkania: zestaw i numer
fellowship-rule-encounter-card-scenario-title = Cel: tytuł scenariusza
fellowship-rule-encounter-card-victory = Karta spotkania: punkty zwycięstwa

fellowship-rule-quest-card-title = Karta wyprawy: tytuł etapu
fellowship-rule-quest-card-scenario-icon = Karta wyprawy: symbol scenariusza
fellowship-rule-quest-card-sequence = Karta wyprawy: numer etapu
fellowship-rule-quest-card-encounter-info = Karta wyprawy: zestawy spotkań
fellowship-rule-quest-card-scenario-title = Karta wyprawy: tytuł scenariusza
fellowship-rule-quest-card-text = Karta wyprawy: tekst
fellowship-rule-quest-card-set-info = Karta wyprawy: zestaw i numer
fellowship-rule-quest-card-quest-points = Karta wyprawy: punkty wyprawy

fellowship-rule-campaign-sequence = Scenariusze kampanii idą po kolei
fellowship-rule-campaign-loss-no-penalty = Przegrany scenariusz gra się znowu

fellowship-rule-log-record-each-scenario = Wyniki zapisuje się w dzienniku
fellowship-rule-log-consulted-at-setup = Przy przygotowaniu sprawdza się dziennik

fellowship-rule-heroes-recorded = Imiona bohaterów się zapisuje
fellowship-rule-heroes-fallen = Bohater wśród odrzuconych poległ
fellowship-rule-heroes-fallen-banned = Poległy bohater już nie gra
fellowship-rule-heroes-deck-free = Talie można zmieniać między scenariuszami
fellowship-rule-heroes-same-heroes = W każdym scenariuszu ci sami bohaterowie
fellowship-rule-heroes-replace-fallen = Poległego bohatera można zastąpić
fellowship-rule-heroes-replace-fallen-penalty = Zastąpienie kosztuje wszystkich +1 zagrożenia
fellowship-rule-heroes-voluntary-change = Jednego bohatera można wymienić
fellowship-rule-heroes-voluntary-change-penalty = Wymiana kosztuje wszystkich +1 zagrożenia
fellowship-rule-heroes-none-left = Brak bohaterów: poległy wraca

fellowship-rule-card-types-three = Karty kampanii, łask i brzemion

fellowship-rule-campaign-card-setup = Karta kampanii uzupełnia przygotowanie
fellowship-rule-campaign-card-resolution = Po wygranej odwraca się kartę kampanii

fellowship-rule-boon-earned-only = Łaski trzeba najpierw zdobyć

fellowship-rule-burden-set-icon = Brzemiona mają własny symbol
fellowship-rule-burden-added-when-told = Brzemiona dodaje się na polecenie

fellowship-rule-pool-definition = Pula kampanii to lista zdobyczy
fellowship-rule-pool-permanent-note = Bohatera karty stałej się zapisuje
fellowship-rule-pool-player-boon-may = Łaskę można dodać do talii
fellowship-rule-pool-boon-not-counted = Łaski nie liczy się do rozmiaru talii
fellowship-rule-pool-player-burden-must = Brzemię trzeba dodać do talii
fellowship-rule-pool-burden-not-counted = Brzemienia nie liczy się do rozmiaru talii
fellowship-rule-pool-fallen-removes-permanent = Karty stałe poległego się usuwa

fellowship-rule-expert-damage-kept = Tryb eksperta: obrażenia zostają
fellowship-rule-expert-damage-placed = Tryb eksperta: obrażenia wracają
fellowship-rule-expert-heal-option = Tryb eksperta: leczenie za zagrożenie

fellowship-rule-setup-steps-1 = Przygotowanie kampanii 1: bohaterowie
fellowship-rule-setup-steps-2 = Przygotowanie kampanii 2: polegli
fellowship-rule-setup-steps-3 = Przygotowanie kampanii 3: wymiana
fellowship-rule-setup-steps-4 = Przygotowanie kampanii 4: zagrożenie
fellowship-rule-setup-steps-5 = Przygotowanie kampanii 5: karty stałe
fellowship-rule-setup-steps-6 = Przygotowanie kampanii 6: karty przygotowania
fellowship-rule-setup-steps-7 = Przygotowanie kampanii 7: talie graczy
fellowship-rule-setup-steps-8 = Przygotowanie kampanii 8: talia spotkań
