### Marvel Champions: każda zasada w skrócie.

## Rozdziały i ich strony.

champions-chapter-start = Zanim zaczniecie
champions-topic-golden-rules = Złote zasady
champions-topic-supply = Zapas żetonów
champions-topic-discussion = Rozmowy przy stole

champions-chapter-preparing = Przygotowanie
champions-topic-setup = Przygotowanie gry
champions-topic-expert-mode = Tryb ekspercki
champions-topic-player-decks = Talie graczy
champions-topic-encounter-decks = Talie spotkań

champions-chapter-round = Runda
champions-topic-round = Runda
champions-topic-player-phase = Faza graczy
champions-topic-turn = Tura gracza
champions-topic-player-order = Pierwszy gracz i kolejność
champions-topic-end-of-player-phase = Koniec fazy graczy
champions-topic-villain-phase = Faza złoczyńcy

champions-chapter-playing = Zagrywanie kart
champions-topic-play = Zagranie karty
champions-topic-initiation = Inicjowanie zdolności krok po kroku
champions-topic-cost = Koszt
champions-topic-resources = Zasoby
champions-topic-allies = Sojusznicy
champions-topic-supports-and-upgrades = Wsparcia i ulepszenia
champions-topic-events = Wydarzenia

champions-chapter-heroes = Twój bohater
champions-topic-identity = Tożsamość
champions-topic-form = Forma bohatera i alter ego
champions-topic-exhaust-and-ready = Wyczerpane i gotowe
champions-topic-attack = Atak
champions-topic-thwart = Udaremnianie
champions-topic-defend = Obrona
champions-topic-recover = Regeneracja i leczenie

champions-chapter-enemies = Wrogowie
champions-topic-activation = Aktywacja
champions-topic-enemy-attack = Wróg atakuje
champions-topic-enemy-scheme = Wróg knuje
champions-topic-boost = Wzmocnienie
champions-topic-villain = Złoczyńca
champions-topic-minions = Poplecznicy
champions-topic-nemesis = Nemezis

champions-chapter-damage = Obrażenia i pokonanie
champions-topic-damage = Obrażenia
champions-topic-hit-points = Zdrowie
champions-topic-status = Karty stanu
champions-topic-defeat = Pokonanie

champions-chapter-schemes = Intrygi i zagrożenie
champions-topic-threat = Zagrożenie
champions-topic-main-scheme = Główna intryga
champions-topic-side-scheme = Poboczne intrygi
champions-topic-icons = Kryzys, niebezpieczeństwo, przyspieszenie

champions-chapter-encounters = Karty spotkań
champions-topic-deal-and-reveal = Rozdanie i odkrycie
champions-topic-treachery = Podstęp
champions-topic-attachments = Dodatki złoczyńcy
champions-topic-environment = Otoczenie
champions-topic-obligation = Zobowiązanie

champions-chapter-keywords = Słowa kluczowe
champions-topic-keywords = Czym są słowa kluczowe
champions-topic-guard = Straż
champions-topic-overkill = Przebicie
champions-topic-peril = Ryzyko
champions-topic-quickstrike = Szybki cios
champions-topic-retaliate = Odwet
champions-topic-surge = Przypływ
champions-topic-toughness = Twardość
champions-topic-uses = Zapas

champions-chapter-abilities = Zdolności
champions-topic-ability = Czym jest zdolność
champions-topic-action = Akcja
champions-topic-interrupt = Przerwanie
champions-topic-response = Reakcja
champions-topic-forced = Zdolności wymuszone
champions-topic-constant = Zdolności stałe
champions-topic-special = Zdolności specjalne
champions-topic-trigger = Co wyzwala zdolność
champions-topic-when-words = Po odkryciu, po pokonaniu, po
champions-topic-star = Gwiazda
champions-topic-limits = Limit i maksimum

champions-chapter-effects = Efekty
champions-topic-choices = „Wybierz”, „może”, „nie może”
champions-topic-then = „Potem”
champions-topic-modifiers = Modyfikatory
champions-topic-gain = Zyskiwanie
champions-topic-lasting = Efekty trwałe i opóźnione
champions-topic-replacement = Zastąpienie, zapobieganie, anulowanie
champions-topic-simultaneous = Jednocześnie

champions-chapter-places = W grze i poza grą
champions-topic-in-play = W grze
champions-topic-out-of-play = Poza grą
champions-topic-attach = Dołączanie
champions-topic-move = Przenoszenie
champions-topic-search = Przeszukiwanie
champions-topic-owner-and-control = Właściciel i kontrola
champions-topic-counters = Żetony
champions-topic-empty-decks = Puste talie

champions-chapter-ending = Zwycięstwo i porażka
champions-topic-winning = Wygrana
champions-topic-elimination = Eliminacja gracza

champions-chapter-cards = Karty
champions-topic-card-types = Rodzaje kart
champions-topic-unique = Karty unikatowe
champions-topic-names-and-traits = Nazwy i cechy
champions-topic-player-cards = Budowa kart graczy
champions-topic-scenario-cards = Budowa kart scenariusza

## Zasady.

champions-rule-golden-reference-over-learn-to-play = Kompendium ma pierwszeństwo przed zasadami wprowadzającymi
champions-rule-golden-card-over-rulebooks = Tekst karty ma pierwszeństwo przed zasadami

champions-rule-grim-worst-outcome = Co niejasne, rozstrzyga się na niekorzyść graczy
champions-rule-grim-play-continues = Po wyborze najgorszej opcji gra toczy się dalej

champions-rule-supply-unlimited = Liczba żetonów i kart stanu jest nieograniczona
champions-rule-supply-substitutes = Brakujące żetony można zastąpić dowolnymi innymi

champions-rule-round-player-phase-first = Runda zaczyna się od fazy graczy
champions-rule-round-villain-phase-second = Faza złoczyńcy następuje po końcu fazy graczy
champions-rule-round-villain-step-order = Faza złoczyńcy ma pięć kroków w stałej kolejności
champions-rule-round-loops = Po rundzie zaczyna się następna

champions-rule-activation-villain-attack-or-scheme = Atak lub knucie złoczyńcy to aktywacja
champions-rule-activation-once-per-player = Złoczyńca aktywuje się raz na każdego gracza
champions-rule-activation-hero-form-attack = Przeciw bohaterowi złoczyńca atakuje
champions-rule-activation-alter-ego-scheme = Przeciw alter ego złoczyńca knuje
champions-rule-activation-extra-by-ability = Atak lub knucie dzięki zdolności to też aktywacja
champions-rule-activation-boost-every-time = Każda aktywacja złoczyńcy daje mu kartę wzmocnienia

champions-rule-active-player-definition = Aktywny gracz to ten, który rozgrywa turę

champions-rule-alternate-name-optional-field = Karta może mieć alternatywną nazwę

champions-rule-upgrade-active-while-in-play = Ulepszenie działa, dopóki jest w grze
champions-rule-upgrade-stays-until-removed = Ulepszenie zostaje, póki zdolność go nie usunie
champions-rule-upgrade-enters-by-identity = Ulepszenie wchodzi do gry obok tożsamości
champions-rule-upgrade-modifies-identity = Ulepszenie obok tożsamości zmienia tę tożsamość
champions-rule-upgrade-attached-modifies-host = Dołączone ulepszenie zmienia nosiciela, nie tożsamość

champions-rule-attack-hero-basic-exhausts = Bohater wyczerpuje się, by wykonać podstawowy atak
champions-rule-attack-hero-basic-damage = Podstawowy atak bohatera zadaje obrażenia równe ATK
champions-rule-attack-ally-basic-exhausts = Sojusznik wyczerpuje się, by wykonać podstawowy atak
champions-rule-attack-ally-basic-damage = Podstawowy atak sojusznika zadaje obrażenia równe ATK
champions-rule-attack-labelled-ability = Zdolność oznaczona słowem „atak” to atak
champions-rule-attack-labelled-no-exhaust = Zdolność „atak” sama nie wyczerpuje bohatera
champions-rule-attack-any-enemy-target = Można atakować każdego wroga, jeśli nic nie zabrania
champions-rule-attack-enemy-extra-attack-explicit = Poza drugim krokiem wróg atakuje tylko na polecenie karty

champions-rule-all-purpose-counter-no-inherent-rules = Uniwersalne żetony nie mają własnych zasad
champions-rule-all-purpose-counter-named-types = Nazwane żetony to uniwersalne żetony tego rodzaju

champions-rule-base-value-before-modifiers = Wartość bazowa to wartość bez modyfikatorów
champions-rule-base-value-usually-printed = Wartość bazowa to wydrukowana, póki jej nie zastąpiono

champions-rule-choose-choice-required = Słowo „wybierz” wymaga wyboru
champions-rule-choose-resolver-decides = Wybiera gracz, który rozpatruje zdolność
champions-rule-choose-must-change-game = Wybierz opcję, która może zmienić grę
champions-rule-choose-no-option-no-initiation = Bez możliwej opcji nie można użyć zdolności

champions-rule-remove-from-game-set-aside = Karta usunięta z gry leży z boku, poza grą
champions-rule-remove-from-game-no-interaction = Karta usunięta z gry nie bierze w niej udziału
champions-rule-remove-from-game-permanent-by-default = Usunięcie trwa do końca gry

champions-rule-form-exactly-one = Gracz zawsze jest w formie bohatera lub alter ego
champions-rule-form-faceup-side = Odkryta strona karty tożsamości wyznacza formę
champions-rule-form-change-once-per-round = Raz w swojej turze gracz może zmienić formę
champions-rule-form-change-keeps-damage = Zmiana formy zachowuje obrażenia
champions-rule-form-change-keeps-status-cards = Zmiana formy zachowuje karty stanu
champions-rule-form-change-keeps-attachments-and-tokens = Zmiana formy zachowuje dołączone karty
champions-rule-form-change-keeps-tokens = Zmiana formy zachowuje żetony
champions-rule-form-change-keeps-effects = Zmiana formy zachowuje efekty
champions-rule-form-change-keeps-ready-state = Zmiana formy nie przygotowuje ani nie wyczerpuje
champions-rule-form-ability-change-is-free = Zmiana formy przez zdolność nie zużywa własnej zmiany
champions-rule-form-hero-ignores-alter-ego-text = Tekst o alter ego nie dotyczy bohatera
champions-rule-form-alter-ego-ignores-hero-text = Tekst o bohaterze nie dotyczy alter ego

champions-rule-exhaust-state-change = Wyczerpanie obraca gotową kartę w bok
champions-rule-exhaust-not-twice = Wyczerpanej karty nie można wyczerpać ponownie
champions-rule-exhaust-abilities-stay-active = Zdolności wyczerpanej karty nadal działają
champions-rule-exhaust-cost-needs-ready-card = Wyczerpaniem zapłaci tylko gotowa karta

champions-rule-delayed-effect-future-point = Efekt opóźniony czeka na wskazany moment
champions-rule-delayed-effect-automatic = Efekt opóźniony rozpatruje się sam w swoim momencie
champions-rule-delayed-effect-before-responses = Efekt opóźniony rozpatruje się przed reakcjami
champions-rule-delayed-effect-not-a-new-initiation = Efekt opóźniony nie jest nowym użyciem zdolności

champions-rule-owner-player-deck = Właściciel karty to gracz, w którego talii była
champions-rule-owner-scenario = Karty spotkań należą do scenariusza

champions-rule-control-enters-under-owner = Karta wchodzi do gry pod kontrolą właściciela
champions-rule-control-scenario-cards = Karty scenariusza kontroluje scenariusz
champions-rule-control-changes-only-by-ability = Kontrolę zmienia tylko zdolność
champions-rule-control-own-out-of-play-zones = Kontrolujesz karty w swojej ręce, talii i odrzuconych
champions-rule-control-leaves-play-to-owner = Karta opuszczająca grę trafia do strefy właściciela
champions-rule-control-leaves-play-after-event = Do właściciela karta trafia po rozpatrzeniu zdarzenia
champions-rule-control-new-location-untouchable = Nic nie dotyka karty w drodze do właściciela
champions-rule-control-character-keeps-state = Postać po zmianie kontroli zachowuje swój stan
champions-rule-control-moves-to-new-area = Postać przechodzi do strefy kontrolującego gracza
champions-rule-control-attached-cards-follow = Dołączone karty zmieniają kontrolę wraz z nosicielem
champions-rule-control-duration-default = Zmiana kontroli trwa, dopóki karta jest w grze

champions-rule-ability-in-play-only = Zdolności dotyczą tylko kart w grze
champions-rule-ability-self-reference-one-copy = Zdolność o własnej karcie dotyczy tylko tej kopii
champions-rule-ability-usable-only-from-play = Zdolności działają tylko, gdy karta jest w grze
champions-rule-ability-events-from-hand = Wydarzenia działają z ręki
champions-rule-ability-must-change-game = Zdolności użyjesz tylko wtedy, gdy zmieni grę
champions-rule-ability-change-check-ignores-cost = Zapłata kosztu nie liczy się jako zmiana gry
champions-rule-ability-change-check-ignores-later = Późniejsze zdolności nie liczą się jako zmiana gry
champions-rule-ability-sentences-in-order = Zdania rozpatruje się po kolei
champions-rule-ability-mandatory-types = Zdolności stałe, wymuszone i wzmocnienia są obowiązkowe
champions-rule-ability-may-in-mandatory = Część po słowie „możesz” jest nieobowiązkowa
champions-rule-ability-optional-types = Akcje, przerwania, reakcje i zasoby są dobrowolne
champions-rule-ability-controller-decides-optional = O dobrowolnej zdolności decyduje kontrolujący kartę

champions-rule-enemy-villain-or-minion = Wróg to złoczyńca lub poplecznik
champions-rule-enemy-scenario-elements = Słowo „wróg” oznacza też elementy scenariusza

champions-rule-enemy-attack-step-order = Atak: karta wzmocnienia, obrona, odkrycie, obrażenia
champions-rule-enemy-attack-villain-gets-boost-card = Atakujący złoczyńca dostaje zakrytą kartę wzmocnienia
champions-rule-enemy-attack-minion-skips-boost = Poplecznik atakuje bez karty wzmocnienia
champions-rule-enemy-attack-defender-must-exhaust = Aby się bronić, wyczerp bohatera lub sojusznika
champions-rule-enemy-attack-defending-is-optional = Obrona jest dobrowolna
champions-rule-enemy-attack-defending-player-becomes-target = Broniący gracz staje się celem ataku
champions-rule-enemy-attack-boost-turned-one-by-one = W ataku karty wzmocnienia odkrywa się pojedynczo
champions-rule-enemy-attack-boost-icons-raise-atk = Każdy symbol wzmocnienia daje złoczyńcy +1 ATK
champions-rule-enemy-attack-boost-star-resolves-at-once = W ataku zdolność gwiazdy rozpatruje się od razu
champions-rule-enemy-attack-boost-cards-discarded = Rozpatrzone w ataku karty wzmocnienia odrzuca się
champions-rule-enemy-attack-damage-is-modified-atk = Atak wroga zadaje obrażenia równe końcowemu ATK
champions-rule-enemy-attack-hero-defender-reduces-by-def = OBR broniącego się bohatera zmniejsza obrażenia
champions-rule-enemy-attack-hero-defender-takes-rest = Resztę obrażeń otrzymuje broniący się bohater
champions-rule-enemy-attack-ally-defender-takes-all = Broniący się sojusznik otrzymuje wszystkie obrażenia
champions-rule-enemy-attack-ally-excess-is-lost = Nadmiar obrażeń broniącego sojusznika przepada
champions-rule-enemy-attack-undefended-definition = Atak, przed którym nikt się nie bronił, jest bez obrony
champions-rule-enemy-attack-undefended-target-hero-takes-all = Bohater bez obrońcy otrzymuje wszystkie obrażenia

champions-rule-enemy-scheme-step-order = Knucie: karta wzmocnienia, odkrycie, zagrożenie
champions-rule-enemy-scheme-villain-gets-boost-card = Knujący złoczyńca dostaje zakrytą kartę wzmocnienia
champions-rule-enemy-scheme-minion-skips-boost = Poplecznik knuje bez karty wzmocnienia
champions-rule-enemy-scheme-boost-turned-one-by-one = Przy knuciu karty wzmocnienia odkrywa się pojedynczo
champions-rule-enemy-scheme-boost-icons-raise-sch = Każdy symbol wzmocnienia daje złoczyńcy +1 KNU
champions-rule-enemy-scheme-boost-star-resolves-at-once = Przy knuciu zdolność gwiazdy rozpatruje się od razu
champions-rule-enemy-scheme-boost-cards-discarded = Rozpatrzone przy knuciu karty wzmocnienia odrzuca się
champions-rule-enemy-scheme-threat-on-main-scheme = Wróg kładzie zagrożenie równe KNU na główną intrygę

champions-rule-interrupt-trigger-type = Słowo „Przerwanie” oznacza przerwanie
champions-rule-interrupt-resolves-before-condition = Przerwanie rozpatruje się przed jego warunkiem
champions-rule-interrupt-many-per-condition = Jeden warunek może wyzwolić kilka przerwań
champions-rule-interrupt-player-order = Przerwania gra się w kolejności graczy
champions-rule-interrupt-all-pass-resolves = Gdy wszyscy spasują, warunek się rozpatruje
champions-rule-interrupt-changed-condition-blocks-rest = Zmienionego warunku już się nie przerywa

champions-rule-enters-play-any-route = Każda droga do gry to wejście do gry

champions-rule-ready-enters-ready = Karty wchodzą do gry gotowe
champions-rule-ready-readying = Przygotowanie obraca wyczerpaną kartę z powrotem
champions-rule-ready-orientation = Gotowa karta leży prosto przed swoim graczem

champions-rule-player-elimination-identity-defeated = Pokonana tożsamość: gracz zostaje wyeliminowany
champions-rule-player-elimination-own-cards-discarded = Ręka i talia wyeliminowanego gracza są odrzucane
champions-rule-player-elimination-controlled-cards-discarded = Karty wyeliminowanego gracza w grze są odrzucane
champions-rule-player-elimination-dealt-encounter-cards-discarded = Karty spotkań wyeliminowanego gracza są odrzucane
champions-rule-player-elimination-minions-move-clockwise = Poplecznicy wyeliminowanego przechodzą do następnego
champions-rule-player-elimination-minions-keep-state = Przechodzący poplecznicy zachowują obrażenia i żetony
champions-rule-player-elimination-others-continue = Pozostali gracze grają dalej
champions-rule-player-elimination-shared-result = Wyeliminowani dzielą wynik z resztą
champions-rule-player-elimination-current-effect-finishes = Efekt, który wyeliminował gracza, rozpatruje się w całości
champions-rule-player-elimination-all-eliminated-loss = Gdy wyeliminowani są wszyscy, gracze przegrywają

champions-rule-action-own-turn = Akcji używa się w swojej turze lub na prośbę

champions-rule-friendly-player-controlled = Przyjazne są karty pod kontrolą graczy

champions-rule-counter-placed-when-used = Karta używająca żetonów dostaje ich podaną liczbę

champions-rule-threat-token-tracks-schemes = Żetony zagrożenia pokazują zagrożenie na intrygach

champions-rule-acceleration-token-raises-step-one-threat = Każdy żeton przyspieszenia dodaje 1 zagrożenie w kroku 1

champions-rule-hit-points-every-character = Każda postać ma zdrowie
champions-rule-hit-points-identity-and-villain-dial = Obrażenia zmniejszają licznik tożsamości lub złoczyńcy
champions-rule-hit-points-villain-dial-zero = Zero na liczniku pokonuje etap złoczyńcy
champions-rule-hit-points-ally-minion-tokens = Obrażenia sojuszników i popleczników znaczą żetony
champions-rule-hit-points-ally-minion-defeated-discard = Sojusznik lub poplecznik bez zdrowia zostaje odrzucony

champions-rule-remaining-hit-points-dial-value = Pozostałe zdrowie tożsamości i złoczyńcy jest na liczniku
champions-rule-remaining-hit-points-ally-minion-formula = Pozostałe zdrowie to maksimum minus żetony obrażeń
champions-rule-remaining-hit-points-zero-defeats = Postać bez zdrowia zostaje pokonana

champions-rule-replacement-resolves-instead = Zastąpienie dzieje się zamiast pierwotnego efektu
champions-rule-replacement-applies-at-condition = Zastąpienie działa po wszystkich przerwaniach
champions-rule-replacement-most-recent-wins = Z kilku zastąpień liczy się najnowsze

champions-rule-nemesis-set-per-hero = Każdy bohater ma zestaw nemezis
champions-rule-nemesis-enters-by-encounter-card = Nemezis wprowadza tylko karta spotkania

champions-rule-prevent-damage = Zapobieganie zmniejsza obrażenia o podaną liczbę
champions-rule-prevent-threat = Zapobieganie zmniejsza zagrożenie o podaną liczbę

champions-rule-trigger-bold-text-before-colon = Pogrubiony tekst przed dwukropkiem mówi, kiedy użyć
champions-rule-trigger-forced-not-optional = Tylko „wymuszone” nie zależy od woli gracza
champions-rule-trigger-game-resolves-at-moment = Zdolności wymuszone gra rozpatruje sama w ich momencie
champions-rule-trigger-form-word-required = Słowo „bohater” lub „alter ego” wymaga tej formy
champions-rule-trigger-quoted-trigger-is-reference = Wyzwalacz w cudzysłowie tylko wskazuje takie karty

champions-rule-defend-hero-basic-power = Podstawowa obrona wyczerpuje bohatera, nie alter ego
champions-rule-defend-labelled-ability = Zdolność oznaczona słowem „obrona” to obrona
champions-rule-defend-labelled-no-exhaust = Zdolność „obrona” sama nie wyczerpuje bohatera

champions-rule-deal-encounter-ability-takes-top-card = Rozdana karta spotkania leży zakryta przed graczem
champions-rule-deal-encounter-not-revealed-yet = Rozdana karta czeka na fazę złoczyńcy
champions-rule-deal-encounter-queue-in-steps-three-and-four = Karta z kroku 3 lub 4 dołącza do kolejki

champions-rule-star-points-to-text = Gwiazda wskazuje zdolność w tekście karty
champions-rule-star-by-atk = Gwiazda przy ATK: zdolność przy każdym ataku
champions-rule-star-by-sch = Gwiazda przy KNU: zdolność przy każdym knuciu
champions-rule-star-by-attachment-bonus = Gwiazda przy premii dodatku: jego zdolność
champions-rule-star-in-boost-field = Gwiazda w polu wzmocnienia: zdolność wzmocnienia

champions-rule-search-look-at-whole-zone = Szukający może obejrzeć wszystkie karty w strefie
champions-rule-search-found-card-to-named-place = Znaleziona karta trafia tam, gdzie mówi zdolność
champions-rule-search-choose-one-of-many = Z kilku pasujących kart wybierz jedną
champions-rule-search-cards-stay-in-zone = Przeszukiwane karty zostają na miejscu
champions-rule-search-shuffle-after-whole-deck = Po obejrzeniu całej talii potasuj ją

champions-rule-thwart-hero-basic-exhausts = Bohater wyczerpuje się, by udaremniać
champions-rule-thwart-hero-basic-amount = Bohater, udaremniając, usuwa zagrożenie równe UDR
champions-rule-thwart-ally-basic-amount = Sojusznik, udaremniając, usuwa zagrożenie równe UDR
champions-rule-thwart-labelled-ability = Zdolność oznaczona „udaremnianie” udaremnia intrygę
champions-rule-thwart-labelled-no-exhaust = Zdolność „udaremnianie” sama nie wyczerpuje bohatera

champions-rule-obligation-encounter-card-type = Zobowiązanie to karta spotkania związana z bohaterem
champions-rule-obligation-every-hero-has-one = Każdy bohater ma co najmniej jedno zobowiązanie
champions-rule-obligation-shuffled-in-for-chosen-heroes = Zobowiązania wybranych bohaterów wtasowuje się do talii
champions-rule-obligation-given-to-linked-player = Zobowiązanie trafia do gracza związanego bohatera
champions-rule-obligation-linked-player-decides = O zobowiązaniu decyduje gracz związanego bohatera
champions-rule-obligation-linked-hero-eliminated = Zobowiązanie wyeliminowanego bohatera usuwa się z gry
champions-rule-obligation-linked-hero-eliminated-extra-card = Po usuniętym zobowiązaniu odkrywa się kolejną kartę
champions-rule-obligation-no-linked-hero = O zobowiązaniu bez bohatera decyduje, kto je odkrył

champions-rule-initiation-declare-first = Najpierw zapowiedz kartę lub zdolność
champions-rule-initiation-check-restrictions = Sprawdź, czy wolno jej użyć i czy zmieni grę
champions-rule-initiation-determine-cost = Ustal koszt z uwzględnieniem modyfikatorów
champions-rule-initiation-both-checks-pass = Płaci się tylko po udanych obu sprawdzeniach
champions-rule-initiation-pay-or-abort = Bez zapłaty kosztu nic się nie dzieje
champions-rule-initiation-choices-after-payment = Wyborów dokonuje się po zapłacie, przed rozpatrzeniem
champions-rule-initiation-begins-after-choices = Po wyborach zagranie się zaczyna i można je anulować
champions-rule-initiation-resolves-unless-cancelled = Nieanulowane rozpatruje się lub wchodzi do gry
champions-rule-initiation-event-discarded-after-effects = Rozpatrzone wydarzenie trafia do odrzuconych właściciela
champions-rule-initiation-interrupt-to-any-step = Każdy krok zagrania można przerwać
champions-rule-initiation-response-to-any-step = Na każdy krok zagrania można zareagować
champions-rule-initiation-source-leaving-play = Zdolność trwa, nawet gdy jej karta opuści grę
champions-rule-initiation-source-loss-breaks-cost = Zdolność ustaje, jeśli bez karty nie da się zapłacić

champions-rule-resource-card-discard-to-generate = Kartę zasobu odrzuca się, by wytworzyć zasoby
champions-rule-resource-card-text-active-while-generating = Tekst karty zasobu działa, gdy wytwarza zasoby

champions-rule-status-three-types = Trzy stany: dezorientacja, ogłuszenie, twardość
champions-rule-status-placed-from-supply = Kartę stanu kładzie się z puli na postać
champions-rule-status-one-per-type = Najwyżej jedna karta stanu każdego rodzaju
champions-rule-status-priority-over-abilities = Karty stanu mają pierwszeństwo przed zdolnościami

champions-rule-confused-player-thwart-replaced = Zdezorientowany zamiast udaremniać odrzuca kartę
champions-rule-confused-cost-still-paid = Za udaremnianie stracone przez stan i tak się płaci
champions-rule-confused-enemy-scheme-replaced = Zdezorientowany wróg zamiast knuć odrzuca kartę

champions-rule-stunned-player-attack-replaced = Ogłuszony zamiast atakować odrzuca kartę
champions-rule-stunned-cost-still-paid = Za atak stracony przez ogłuszenie i tak się płaci
champions-rule-stunned-enemy-attack-replaced = Ogłuszony wróg zamiast atakować odrzuca kartę

champions-rule-tough-damage-replaced = Zamiast obrażeń odrzuca się kartę twardości

champions-rule-end-of-player-phase-step-order = Koniec fazy graczy: odrzuć, dobierz, przygotuj
champions-rule-end-of-player-phase-optional-discard = Każdy może odrzucić dowolną liczbę kart
champions-rule-end-of-player-phase-excess-discard = Karty ponad rozmiar ręki trzeba odrzucić
champions-rule-end-of-player-phase-player-picks-discards = Gracz sam wybiera, które karty odrzuca
champions-rule-end-of-player-phase-draw-up = Wszyscy naraz dobierają karty do rozmiaru ręki
champions-rule-end-of-player-phase-ready-all = Wszyscy naraz przygotowują wszystkie swoje karty

champions-rule-keywords-attribute-with-rules = Słowo kluczowe daje karcie specjalne zasady

champions-rule-uses-enters-with-counters = Karta z zapasem wchodzi do gry z żetonami
champions-rule-uses-type-name = Słowo po liczbie nazywa rodzaj żetonów
champions-rule-uses-counter-pays-ability = Żetonami płaci się za zdolność karty
champions-rule-uses-spent-counter-to-supply = Wydany żeton wraca do puli
champions-rule-uses-discard-after-last = Po ostatnim żetonie kartę się odrzuca

champions-rule-toughness-enters-with-tough = Twardość: wchodzi do gry z taką kartą stanu

champions-rule-overkill-ally-defender = Przebicie: reszta z broniącego sojusznika trafia bohatera
champions-rule-overkill-ally-spill-if-able = Przebicie przechodzi na bohatera tylko, jeśli to możliwe
champions-rule-overkill-minion-to-villain = Przebicie: reszta z poplecznika trafia złoczyńcę
champions-rule-overkill-tough-leaves-nothing = Twardość nie zostawia nic dla przebicia

champions-rule-surge-reveal-another = Przypływ: odkryj kolejną kartę spotkania
champions-rule-surge-finish-first-card = Kartę z przypływem rozpatruje się do końca przed następną

champions-rule-restricted-max-two = Najwyżej 2 karty z ograniczeniem na gracza
champions-rule-restricted-discard-down-immediately = Nadmiarową kartę z ograniczeniem odrzuca się od razu

champions-rule-guard-villain-cannot-be-attacked = Straż: złoczyńcy nie można atakować
champions-rule-guard-villain-with-guard-exempt = Złoczyńcę, który sam ma straż, można atakować

champions-rule-peril-no-consulting = Ryzyko: nie wolno naradzać się z innymi
champions-rule-peril-others-locked-out = Ryzyko: inni niczego nie zagrywają ani nie inicjują

champions-rule-retaliate-damage-after-attack = Odwet: po ataku obrażenia dla atakującego
champions-rule-retaliate-must-survive = Do odwetu trzeba przeżyć atak

champions-rule-quickstrike-attacks-on-engaging = Szybki cios: w zwarciu z bohaterem atakuje od razu
champions-rule-quickstrike-not-in-alter-ego = Szybki cios nie działa przeciw alter ego

champions-rule-player-deck-empty-reshuffle = Pustą talię gracza tworzy się od nowa z odrzuconych
champions-rule-player-deck-empty-encounter-card-penalty = Komu skończy się talia, dostaje kartę spotkania
champions-rule-player-deck-empty-draw-continues = Dobieranie trwa dalej z nowej talii
champions-rule-player-deck-empty-discard-stops = Z nowej talii gracza kart się nie odrzuca

champions-rule-encounter-deck-empty-reshuffle = Pustą talię spotkań tworzy się od nowa z odrzuconych
champions-rule-encounter-deck-empty-acceleration-token = Koniec talii spotkań daje żeton przyspieszenia
champions-rule-encounter-deck-empty-search-fails = Gdy skończy się talia spotkań, szukanie zawodzi
champions-rule-encounter-deck-empty-new-deck-not-discarded = Z nowej talii spotkań kart się nie odrzuca
champions-rule-encounter-deck-empty-no-cards-left = Brak kart spotkań: gracze przegrywają

champions-rule-villain-stages-in-sequence = Talia złoczyńcy to kolejne etapy

champions-rule-recover-alter-ego-only = Regenerować się może tylko alter ego
champions-rule-recover-exhausts = Regeneracja wyczerpuje alter ego
champions-rule-recover-amount = Regeneracja usuwa obrażenia równe REG

champions-rule-heal-by-ability-reduces-damage = Leczenie zdolnością usuwa tyle obrażeń
champions-rule-heal-cap-at-maximum = Leczenie nie przekracza maksymalnego zdrowia

champions-rule-limit-per-copy = Limit liczy się osobno dla każdej kopii
champions-rule-limit-cancelled-counts = Anulowane użycie wlicza się do limitu

champions-rule-ally-limit-three = Gracz kontroluje najwyżej trzech sojuszników

champions-rule-treachery-revealer-resolves = Podstęp rozpatruje ten, kto go odkrył
champions-rule-treachery-discard-after = Po rozpatrzeniu podstęp jest odrzucany

champions-rule-max-all-copies-all-players = Maksimum liczy się dla wszystkich kopii i graczy
champions-rule-max-ability-total = Maksimum zdolności liczy się dla wszystkich razem
champions-rule-max-cancelled-counts = Anulowany efekt wlicza się do maksimum
champions-rule-max-per-deck = Maks. na talię ogranicza kopie w talii
champions-rule-max-per-player = Maks. na gracza ogranicza kopie pod kontrolą

champions-rule-maximum-hit-points-formula = Maksymalne zdrowie to baza i modyfikatory

champions-rule-modifiers-continuous = Zmienione wartości sprawdza się stale
champions-rule-modifiers-recalculate-from-base = Każda zmiana przelicza wartość od bazy
champions-rule-modifiers-add-before-multiply = Najpierw dodawanie i odejmowanie, potem mnożenie
champions-rule-modifiers-set-overrides = Ustalona wartość przeważa nad innymi modyfikatorami
champions-rule-modifiers-latest-set-wins = Obowiązuje najnowsza ustalona wartość
champions-rule-modifiers-floor-zero = Wartość poniżej zera liczy się jako zero
champions-rule-modifiers-no-negative-while-summing = Granica zera działa dopiero po wszystkich modyfikatorach
champions-rule-modifiers-round-up = Ułamki na końcu zaokrągla się w górę

champions-rule-may-named-player = Słowo „może” daje wybór wskazanemu graczowi
champions-rule-may-default-controller = Jeśli nikogo nie wskazano, wybiera kontrolujący

champions-rule-per-player-multiplies-by-starters = Symbol „na gracza” mnoży przez liczbę rozpoczynających
champions-rule-per-player-elimination-no-effect = Wyeliminowanie gracza nie zmniejsza wartości „na gracza”

champions-rule-printed-physical-value = Wydrukowane to, co widnieje na samej karcie

champions-rule-engaged-minion-engages-on-entering = Poplecznik po wejściu do gry wchodzi w zwarcie
champions-rule-engaged-resolver-by-default = Poplecznik wchodzi w zwarcie z rozpatrującym kartę
champions-rule-engaged-stays-until-ability = Poplecznik nie zmienia gracza bez polecenia karty

champions-rule-consequential-damage-after-attack = Po ataku sojusznik otrzymuje obrażenia następcze
champions-rule-consequential-damage-after-thwart = Po udaremnianiu sojusznik otrzymuje obrażenia następcze

champions-rule-cannot-absolute = Zakaz „nie możesz” jest bezwzględny

champions-rule-indirect-damage-divided = Obrażenia pośrednie dzieli się między swoje postacie
champions-rule-indirect-damage-cap-per-character = Nie więcej obrażeń pośrednich, niż trzeba do pokonania

champions-rule-discussion-free-talk = Gracze mogą swobodnie rozmawiać, także o kartach na ręce
champions-rule-discussion-hand-not-forced = Nikt nie musi pokazywać ręki

champions-rule-stunned-ability-places-card = Ogłuszona postać dostaje kartę ogłuszenia

champions-rule-simultaneous-first-player-orders = Kolejność równoczesnych efektów ustala pierwszy gracz

champions-rule-main-scheme-advances-at-target = Przy progu zagrożenia główna intryga przechodzi dalej
champions-rule-main-scheme-old-stage-removed = Stary etap głównej intrygi odkłada się
champions-rule-main-scheme-new-stage-when-revealed = Efekty „Po odkryciu” nowego etapu: strona A, potem B
champions-rule-main-scheme-starting-threat = Nowy etap intrygi otrzymuje początkowe zagrożenie
champions-rule-main-scheme-step-one-threat = W pierwszym kroku główna intryga dostaje zagrożenie
champions-rule-main-scheme-excess-not-carried = Nadmiar zagrożenia nie przechodzi na nowy etap intrygi
champions-rule-main-scheme-acceleration-tokens-carried = Żetony przyspieszenia przechodzą na nowy etap intrygi

champions-rule-identity-double-sided = Karta tożsamości ma stronę bohatera i alter ego
champions-rule-identity-words-mean-current-form = Słowa „bohater” i „alter ego” oznaczają obecną formę

champions-rule-sustained-damage-definition = Otrzymane obrażenia: maksimum minus pozostałe zdrowie
champions-rule-sustained-damage-token-characters = Otrzymane obrażenia sojusznika i poplecznika to żetony

champions-rule-gain-functions-as-if-had = Zyskana cecha działa jak własna
champions-rule-gain-not-printed = Zyskane nie jest wydrukowane
champions-rule-gain-stat-while-active = Zyskany współczynnik działa, póki zdolność jest aktywna
champions-rule-gain-reverts-when-inactive = Gdy zdolność ustaje, współczynnik wraca
champions-rule-gain-hit-points-raise-current-and-max = Zyskane zdrowie podnosi obecne i maksymalne
champions-rule-gain-hit-points-lost-when-inactive = Zyskane zdrowie znika wraz z efektem

champions-rule-move-not-to-same-place = Nie można przenieść w to samo miejsce
champions-rule-move-needs-destination = Bez dozwolonego celu nie ma przeniesienia
champions-rule-move-dial-and-card = Obrażenia można przenosić między licznikiem a kartą
champions-rule-move-from-dial-to-card = Obrażenia z licznika: rośnie on, karta je dostaje
champions-rule-move-from-card-to-dial = Obrażenia z karty zmniejszają licznik o tyle samo

champions-rule-game-end-players-win = Pokonanie ostatniego etapu złoczyńcy to wygrana
champions-rule-game-end-villain-wins = Ukończenie ostatniej głównej intrygi: wygrywa złoczyńca

champions-rule-character-members = Postacie: bohater, alter ego, sojusznik, wrogowie

champions-rule-first-player-token-marks = Żeton oznacza pierwszego gracza
champions-rule-first-player-token-passes-clockwise = Na koniec rundy żeton przechodzi zgodnie z zegarem
champions-rule-first-player-eliminated-passes-token = Żeton wyeliminowanego pierwszego gracza od razu przechodzi
champions-rule-first-player-picks-encounter-target = Cel karty spotkania wybiera pierwszy gracz

champions-rule-boost-after-defender-declaration = Wzmocnienie odkrywa się po ogłoszeniu obrony
champions-rule-boost-only-this-activation = Symbole wzmocnienia działają tylko w tej aktywacji
champions-rule-boost-star-is-not-an-icon = Gwiazda nie jest symbolem wzmocnienia
champions-rule-boost-only-text-below-line = Jako wzmocnienie działa tylko tekst pod linią
champions-rule-boost-extra-cards-add-up = Symbole dodatkowych kart wzmocnienia się sumują
champions-rule-boost-extra-cards-abilities-in-order = Zdolności wzmocnienia rozpatruje się po kolei

champions-rule-support-play-area = Wsparcie zagrywa się do ostatniego rzędu
champions-rule-support-stays-and-active = Wsparcie działa, dopóki jest w grze
champions-rule-support-stays-in-play = Wsparcie zostaje, póki zdolność go nie usunie

champions-rule-after-event-just-finished = Słowo „po” dotyczy właśnie zakończonego zdarzenia

champions-rule-side-scheme-icons = Symbole intrygi: kryzys, przyspieszenie, niebezpieczeństwo
champions-rule-side-scheme-enters-by-main-scheme = Poboczna intryga wchodzi do gry obok głównej
champions-rule-side-scheme-starting-threat = Poboczna intryga ma na starcie początkowe zagrożenie
champions-rule-side-scheme-stays-while-threat = Poboczna intryga zostaje, dopóki ma zagrożenie
champions-rule-side-scheme-defeated-without-threat = Poboczna intryga bez zagrożenia jest pokonana
champions-rule-side-scheme-thwartable = Poboczną intrygę udaremnia się jak główną

champions-rule-crisis-protects-main-scheme = Kryzys: z głównej intrygi nie usuwa się zagrożenia

champions-rule-acceleration-icon-adds-one-each = Symbol przyspieszenia dodaje 1 zagrożenie w kroku 1

champions-rule-hazard-extra-encounter-card = Symbol niebezpieczeństwa dodaje kartę spotkania
champions-rule-hazard-dealt-in-player-order = Karty niebezpieczeństwa rozdaje się w kolejności graczy

champions-rule-event-voluntary = Zagranie wydarzenia jest dobrowolne
champions-rule-event-must-change-game = Wydarzenie zagrasz tylko wtedy, gdy zmieni grę

champions-rule-defeat-card-discarded = Pokonana karta jest odrzucana

champions-rule-villain-defeat-stage-removed-from-game = Pokonany etap złoczyńcy usuwa się z gry
champions-rule-villain-defeat-next-stage-revealed = Po pokonanym etapie złoczyńcy odkrywa się następny
champions-rule-villain-defeat-dial-reset = Licznik złoczyńcy ustawia się według nowego etapu
champions-rule-villain-defeat-excess-damage-lost = Nadmiar obrażeń nie przechodzi na nowy etap złoczyńcy
champions-rule-villain-defeat-attachments-stay = Dodatki zostają na nowym etapie złoczyńcy
champions-rule-villain-defeat-status-cards-stay = Karty stanu zostają na nowym etapie złoczyńcy
champions-rule-villain-defeat-tokens-stay = Żetony prócz obrażeń zostają na nowym etapie złoczyńcy

champions-rule-damage-reduces-hit-points = Obrażenia odbierają zdrowie

champions-rule-minion-stays-in-play = Poplecznik zostaje w grze, póki coś go nie usunie
champions-rule-minion-activates-after-villain = Poplecznicy aktywują się pojedynczo po złoczyńcy
champions-rule-minion-hero-form-attacks = Poplecznik w zwarciu z bohaterem atakuje
champions-rule-minion-alter-ego-schemes = Poplecznik w zwarciu z alter ego knuje

champions-rule-constant-definition = Zdolność stała nie ma słowa kluczowego ani wyzwalacza
champions-rule-constant-active-in-play = Zdolność stała działa, dopóki karta jest w grze
champions-rule-constant-conditional-checked-continuously = Zdolność stała działa, gdy spełniony jest warunek
champions-rule-constant-copies-stack = Każda z kilku takich samych zdolności stałych działa

champions-rule-qualifier-applies-to-each-item = Słowo przed wyliczeniem dotyczy każdej pozycji

champions-rule-attach-on-entering-play = Kartę dołącza się, gdy wchodzi do gry
champions-rule-attach-placement = Dołączona karta leży obok nosiciela lub pod nim
champions-rule-attach-stays-until-removed = Dołączona karta zostaje, póki ona lub nosiciel nie odejdzie
champions-rule-attach-host-leaves-discard = Gdy nosiciel opuszcza grę, dołączoną kartę się odrzuca
champions-rule-attach-independent-exhaust = Dołączona karta wyczerpuje się i przygotowuje osobno
champions-rule-attach-checked-only-once = Dołączenie sprawdza się tylko w jego chwili
champions-rule-attach-failed-check-stays = Karta, której nie można dołączyć, zostaje tam, gdzie była
champions-rule-attach-failed-check-discard = Karta bez nosiciela i miejsca zostaje odrzucona

champions-rule-attachment-modifies-villain-stats = Dodatek może zmieniać ATK i KNU złoczyńcy

champions-rule-forced-interrupt-priority = Wymuszone przerwania są przed innymi przerwaniami
champions-rule-forced-response-priority = Wymuszone reakcje są przed innymi reakcjami
champions-rule-forced-first-player-orders = Kolejność zdolności wymuszonych ustala pierwszy gracz
champions-rule-forced-one-completes-before-next = Każdą zdolność wymuszoną kończy się przed następną

champions-rule-when-defeated-automatic = Zdolności „Po pokonaniu” rozpatrują się same

champions-rule-when-revealed-triggers-on-reveal = Zdolności „Po odkryciu” działają, gdy karta jest odkryta

champions-rule-response-trigger-type = Słowo „Reakcja” oznacza reakcję
champions-rule-response-resolves-after-condition = Reakcja następuje zaraz po swoim warunku
champions-rule-response-many-per-condition = Jeden warunek może wywołać wiele reakcji
champions-rule-response-player-order = Reakcje gra się w kolejności graczy
champions-rule-response-all-pass-closes = Gdy wszyscy spasują, reakcji już nie ma

champions-rule-resource-discard-from-hand = Odrzucone z ręki karty wytwarzają swoje zasoby
champions-rule-resource-by-ability = Zasoby wytwarzają też zdolności
champions-rule-resource-types = Zasoby: energia, umysł, siła
champions-rule-resource-wild-stands-for-any = Uniwersalny zasób zastępuje dowolny rodzaj
champions-rule-resource-card-cost-any-type = Za karty płaci się zasobami dowolnego rodzaju
champions-rule-resource-at-least-cost = Karta wymaga co najmniej tylu zasobów, ile kosztuje
champions-rule-resource-ability-cost-at-least = Zdolność wymaga co najmniej podanych zasobów
champions-rule-resource-ability-specific-types = Żądane rodzaje zasobów trzeba zapłacić dokładnie
champions-rule-resource-excess-lost = Nadmiar zasobów przepada

champions-rule-resource-ability-only-while-paying = Zdolności „Zasób” używa się przy płaceniu

champions-rule-play-pay-and-place = Zagrać kartę to zapłacić koszt i położyć ją
champions-rule-play-from-hand = Karty zagrywa się z ręki
champions-rule-play-events-do-not-enter-play = Wydarzenia nie wchodzą do gry

champions-rule-put-into-play-no-cost = Wprowadzenie do gry pomija koszt
champions-rule-put-into-play-ignores-play-restrictions = Wprowadzenie do gry omija ograniczenia zagrywania
champions-rule-put-into-play-not-played = Karta wprowadzona do gry nie jest zagrana
champions-rule-put-into-play-controller-area = Wprowadzona karta trafia do strefy kontrolującego
champions-rule-put-into-play-same-placement-rules = Wprowadzoną kartę kładzie się jak zagraną

champions-rule-reveal-one-by-one-in-player-order = W kroku 4 gracze odkrywają karty po kolei
champions-rule-reveal-one-at-a-time = Rozdane karty odkrywa się i rozpatruje pojedynczo
champions-rule-reveal-turn-up-and-resolve = Odkryć to odwrócić i wykonać wszystko, co mówi
champions-rule-reveal-dispatch-by-type = Odkrytą kartę rozpatruje się według rodzaju
champions-rule-reveal-by-card-text = Odkryte przez tekst karty rozpatruje się tak samo

champions-rule-hand-size-checked-end-of-player-phase = Rozmiar ręki sprawdza się tylko na koniec fazy graczy
champions-rule-hand-size-from-identity = Rozmiar ręki podaje karta tożsamości

champions-rule-environment-enters-by-villain = Otoczenie wchodzi do gry obok złoczyńcy
champions-rule-environment-active-in-play = Otoczenie działa, dopóki jest w grze
champions-rule-environment-stays-in-play = Otoczenie zostaje w grze, póki coś go nie usunie

champions-rule-cancel-stops-initiation = Anulowanie całkowicie zatrzymuje efekt
champions-rule-cancel-cost-still-paid = Za anulowaną zdolność i tak się płaci
champions-rule-cancel-event-counts-as-played = Anulowane wydarzenie jest zagrane i odrzucone
champions-rule-cancel-treachery-counts-as-revealed = Anulowany podstęp jest odkryty i odrzucony

champions-rule-ally-stays-in-play = Sojusznik zostaje w grze, póki coś go nie usunie
champions-rule-ally-any-number-per-turn = W turze może działać dowolna liczba sojuszników
champions-rule-ally-exhausts-to-thwart = Sojusznik wyczerpuje się, by udaremniać
champions-rule-ally-consequential-damage-mandatory = Obrażenia następcze sojusznika są obowiązkowe
champions-rule-ally-any-player-may-defend = Każdy gracz może bronić swoim sojusznikiem

champions-rule-special-only-when-referenced = Zdolność specjalna działa tylko na polecenie innej karty

champions-rule-confused-ability-places-card = Zdezorientowana postać dostaje kartę dezorientacji

champions-rule-card-types-list = W grze jest czternaście rodzajów kart
champions-rule-card-types-change-replaces = Karta zmieniająca rodzaj traci poprzedni

champions-rule-dash-power-unusable = Kreska: tej zdolności podstawowej nie można użyć

champions-rule-then-requires-full-resolution = Bez pełnego rozpatrzenia nie ma dalszej części po „potem”
champions-rule-then-must-follow = Po pełnym rozpatrzeniu część po „potem” jest obowiązkowa

champions-rule-lasting-treated-as-constant = Efekt trwały działa jak zdolność stała
champions-rule-lasting-outlives-source = Efekt trwały nie zależy od swojej karty
champions-rule-lasting-affects-later-cards = Efekt trwały obejmuje też późniejsze karty
champions-rule-lasting-affects-newly-eligible = Efekt trwały obejmuje karty, które zaczęły pasować
champions-rule-lasting-ends-before-end-of-period-abilities = Efekt trwały kończy się przed zdolnościami końca okresu
champions-rule-lasting-initiated-only-in-period = Efekt trwały można zacząć tylko w jego okresie

champions-rule-in-play-played-cards = Zagrane i wprowadzone karty są w grze, prócz wydarzeń
champions-rule-in-play-top-villain-and-main-scheme = Wierzchnie karty złoczyńcy i głównej intrygi są w grze

champions-rule-out-of-play-player-zones = Ręka, talia i odrzucone są poza grą
champions-rule-out-of-play-scenario-zones = Talia spotkań, odrzucone i dolne karty są poza grą
champions-rule-out-of-play-removed-and-set-aside = Usunięte i odłożone karty są poza grą

champions-rule-in-play-leaving = Karta opuszcza grę, gdy trafia poza grę
champions-rule-in-play-new-copy = Karta, która wraca do gry, jest nową kopią

champions-rule-out-of-play-events-and-treacheries = Wydarzenia i podstępy rozpatruje się spoza gry

champions-rule-draw-from-top = Karty dobiera się z wierzchu swojej talii
champions-rule-draw-together = Kilka kart można dobrać razem
champions-rule-draw-to-hand = Dobrane karty trafiają na rękę

champions-rule-triggering-condition-definition = Warunek wyzwolenia określa moment użycia zdolności
champions-rule-triggering-condition-shared-windows = Warunki jednego zdarzenia mają wspólne okna
champions-rule-triggering-condition-any-order-in-window = W oknie zdolności gra się w dowolnej kolejności

champions-rule-play-restriction-all-must-be-met = Wszystkie ograniczenia muszą być spełnione

champions-rule-play-permission-optional-exception = Pozwolenie dopuszcza zagranie poza zwykłymi zasadami

champions-rule-wild-type-declared = Podaj, jaki rodzaj zastępuje uniwersalny zasób
champions-rule-wild-only-wild-outside-payment = Poza płaceniem uniwersalny zasób jest tylko sobą

champions-rule-unique-one-in-play = W grze tylko jedna unikatowa karta o danej nazwie
champions-rule-unique-identities-differ-by-alter-ego = Tożsamości o tej samej nazwie różni alter ego
champions-rule-unique-allies-differ-by-alternate-name = Sojuszników o tej samej nazwie różni druga nazwa
champions-rule-unique-hero-and-ally-differ = Bohater i sojusznik o tej samej nazwie mogą się różnić

champions-rule-player-order-first-then-clockwise = Kolejność graczy: pierwszy, dalej zgodnie z ruchem zegara
champions-rule-player-order-sequence-continues = Kolejka krąży, aż się wyczerpie
champions-rule-player-order-next-player = Następny gracz to następny zgodnie z zegarem

champions-rule-player-phase-one-turn-each = Każdy gracz ma jedną turę w kolejności graczy
champions-rule-player-phase-end-steps-after-all-turns = Odrzucanie, dobieranie, przygotowanie po wszystkich turach

champions-rule-villain-phase-step-one-threat = Krok 1: zagrożenie za przyspieszenie, żetony i symbole
champions-rule-villain-phase-step-three-deal = Krok 3: każdemu karta spotkania, plus niebezpieczeństwa

champions-rule-trait-no-own-effect = Cecha sama niczego nie robi

champions-rule-player-turn-any-order-any-number = Opcje tury: w dowolnej kolejności i liczbie
champions-rule-player-turn-play-permanents = W turze: zagrać sojusznika, ulepszenie lub wsparcie
champions-rule-player-turn-basic-powers-by-form = W turze: użyć podstawowej zdolności swojej formy
champions-rule-player-turn-use-allies = W turze: atakować lub udaremniać sojusznikiem
champions-rule-player-turn-trigger-actions = W turze: użyć zdolności „Akcja”
champions-rule-player-turn-ask-other-player = W turze: poprosić innego gracza o akcję
champions-rule-player-turn-asked-player-decides = O akcji decyduje poproszony gracz
champions-rule-player-turn-other-may-offer = Inny gracz może sam zaproponować akcję

champions-rule-target-threat-definition = Próg zagrożenia: przy nim intryga przechodzi dalej

champions-rule-cost-ability-cost-before-effect = Najpierw koszt, potem efekt
champions-rule-cost-arrow-separates = Strzałka oddziela koszt od efektu
champions-rule-cost-may-overpay = Można wytworzyć więcej zasobów, niż trzeba
champions-rule-cost-multiple-paid-together = Kilka kosztów płaci się naraz
champions-rule-cost-no-change-no-payment = Nie płaci się za to, co nie zmieni gry
champions-rule-cost-own-elements-only = Płacisz tylko tym, co kontrolujesz
champions-rule-cost-own-out-of-play-only = Spoza gry płacisz tylko własnymi kartami

champions-rule-deckbuilding-one-identity = Talia ma dokładnie jedną tożsamość
champions-rule-deckbuilding-size = Talia ma od 40 do 50 kart
champions-rule-deckbuilding-identity-not-counted = Tożsamości nie wlicza się do talii
champions-rule-deckbuilding-all-identity-specific-cards = W talii są wszystkie karty bohatera
champions-rule-deckbuilding-one-aspect = W talii tylko jeden aspekt
champions-rule-deckbuilding-fill-with-aspect-or-basic = Reszta talii to karty aspektu i karty podstawowe
champions-rule-deckbuilding-three-copies = Najwyżej trzy kopie karty
champions-rule-deckbuilding-one-copy-unique = Najwyżej jedna kopia unikatowej karty
champions-rule-deckbuilding-identity-requirements = Wymagania tożsamości wobec talii muszą być spełnione

champions-rule-encounter-deck-default-sets = Scenariusz ma zalecane zestawy spotkań

champions-rule-expert-mode-villain-stages = Tryb ekspercki używa innych etapów złoczyńcy
champions-rule-expert-mode-expert-set = Tryb ekspercki dodaje zestaw ekspercki

champions-rule-modular-set-included = Podstawowy scenariusz zawiera zestaw modułowy
champions-rule-modular-set-swap = Zestaw modułowy można wymienić na inny
champions-rule-modular-set-several-allowed = Można dodać kilka zestawów modułowych
champions-rule-modular-set-random-unseen = Zestaw modułowy można wylosować bez podglądania

champions-rule-setup-order = Przygotowanie ma czternaście kolejnych kroków
champions-rule-setup-step01-heroes = Przygotowanie 1: wybór bohaterów, alter ego na wierzchu
champions-rule-setup-step02-hit-points = Przygotowanie 2: ustawienie zdrowia graczy
champions-rule-setup-step03-first-player = Przygotowanie 3: wybór pierwszego gracza
champions-rule-setup-step04-obligations = Przygotowanie 4: odłożenie zobowiązań
champions-rule-setup-step05-nemesis = Przygotowanie 5: odłożenie zestawów nemezis
champions-rule-setup-step06-shuffle-player-decks = Przygotowanie 6: potasowanie talii graczy
champions-rule-setup-step07-tokens-and-status = Przygotowanie 7: żetony i karty stanu
champions-rule-setup-step08-villain = Przygotowanie 8: wybór złoczyńcy i jego talii
champions-rule-setup-step09-villain-hit-points = Przygotowanie 9: ustawienie zdrowia złoczyńcy
champions-rule-setup-step10-scheme-setup = Przygotowanie 10: wykonanie przygotowania z intrygi 1A
champions-rule-setup-step10-when-revealed = Przygotowanie 10: rozpatrzenie „Po odkryciu” kart w grze
champions-rule-setup-step11-encounter-deck = Przygotowanie 11: potasowanie talii spotkań z zobowiązaniami
champions-rule-setup-step12-draw-hand = Przygotowanie 12: dobranie kart do rozmiaru ręki
champions-rule-setup-step13-mulligan = Odrzuć dowolne karty, potem dobierz do rozmiaru ręki
champions-rule-setup-step13-no-reshuffle = Kart odrzuconych w mulliganie nie wtasowuje się
champions-rule-setup-step14-character-setup = Przygotowanie 14: wykonanie przygotowania z kart tożsamości
champions-rule-setup-only-setup-abilities = Podczas przygotowania działa tylko „Przygotowanie”

champions-rule-player-card-title = Karta gracza ma nazwę
champions-rule-player-card-type = Rodzaj karty gracza mówi, jak się jej używa
champions-rule-player-card-traits = Karta gracza ma cechy
champions-rule-player-card-ability = Karta gracza ma tekst zdolności
champions-rule-player-card-cost = Karta gracza ma koszt w zasobach
champions-rule-player-card-hit-points = Karta postaci gracza ma zdrowie
champions-rule-player-card-resources = Karta gracza ma zasoby, które wytwarza
champions-rule-player-card-classification = Karta gracza należy do bohatera, aspektu lub podstawy
champions-rule-player-card-thw = Wartość UDR: jak postać udaremnia
champions-rule-player-card-atk = Wartość ATK: jak postać atakuje
champions-rule-player-card-def = Wartość OBR: jak postać się broni
champions-rule-player-card-rec = Wartość REG: jak alter ego się regeneruje
champions-rule-player-card-consequential-damage = Przy współczynniku bywają symbole obrażeń następczych
champions-rule-player-card-hand-size = Każda strona tożsamości ma swój rozmiar ręki
champions-rule-player-card-collector-info = Karta gracza ma oznaczenie produktu i numer
champions-rule-player-card-unique-symbol = Karta może mieć symbol unikatowości
champions-rule-player-card-alternate-name = Sojusznik może mieć drugą nazwę

champions-rule-scenario-card-title = Karta scenariusza ma nazwę
champions-rule-scenario-card-type = Rodzaj karty scenariusza mówi, jak się jej używa
champions-rule-scenario-card-traits = Karta scenariusza ma cechy
champions-rule-scenario-card-ability = Karta scenariusza ma tekst zdolności
champions-rule-scenario-card-hit-points = Karta postaci scenariusza ma zdrowie
champions-rule-scenario-card-sch = Wartość KNU: jak wróg knuje
champions-rule-scenario-card-atk = Wartość ATK: jak wróg atakuje
champions-rule-scenario-card-boost-icons = Symbole wzmocnienia to siła karty wzmocnienia
champions-rule-scenario-card-starting-threat = Początkowe zagrożenie kładzie się przy wejściu do gry
champions-rule-scenario-card-acceleration = Przyspieszenie: jak szybko postępuje główna intryga
champions-rule-scenario-card-target-threat = Próg zagrożenia: ile go trzeba do nowego etapu
champions-rule-scenario-card-stage-number = Karty złoczyńcy i głównej intrygi mają numer etapu
champions-rule-scenario-card-encounter-set-name = Karta scenariusza podaje swój zestaw spotkań
champions-rule-scenario-card-encounter-set-info = Karta scenariusza ma liczebność zestawu i numer w nim
champions-rule-scenario-card-collector-info = Karta scenariusza ma oznaczenie produktu i numer
