### Marvel Champions: każda zasada w pełnym brzmieniu.

champions-statement-golden-reference-over-learn-to-play = Gdy kompendium zasad wprost przeczy zasadom wprowadzającym, rozstrzyga kompendium.
champions-statement-golden-card-over-rulebooks = Gdy tekst karty przeczy zasadom wprowadzającym lub kompendium, rozstrzyga tekst karty.

champions-statement-grim-worst-outcome = Gdy kompendium nie rozstrzyga pytania o zasady lub o kolejność inicjowania zdolności, gracze stosują rozwiązanie, które uważają za najgorsze dla wygrania scenariusza.
champions-statement-grim-play-continues = Po takim rozstrzygnięciu na niekorzyść graczy gra po prostu toczy się dalej.

champions-statement-supply-unlimited = Liczba żetonów zagrożenia, żetonów obrażeń, kart stanu i uniwersalnych żetonów w grze jest nieograniczona.
champions-statement-supply-substitutes = Jeśli zabraknie żetonów lub kart stanu, mogą je zastąpić dowolne inne żetony, znaczniki lub monety.

champions-statement-round-player-phase-first = Runda zaczyna się od fazy graczy, w której gracze rozgrywają swoje tury w kolejności graczy, po czym faza się kończy.
champions-statement-round-villain-phase-second = Faza złoczyńcy zaczyna się dopiero po wykonaniu wszystkich kroków końca fazy graczy.
champions-statement-round-villain-step-order = Faza złoczyńcy przebiega w takiej kolejności: zagrożenie na główną intrygę, aktywacje złoczyńcy i popleczników, rozdanie kart spotkań, odkrywanie kart spotkań, przekazanie żetonu pierwszego gracza.
champions-statement-round-loops = Gdy runda się kończy, zaczyna się nowa runda od jej pierwszego kroku.

champions-statement-activation-villain-attack-or-scheme = Atak złoczyńcy oraz jego knucie to aktywacje.
champions-statement-activation-once-per-player = W drugim kroku fazy złoczyńcy złoczyńca aktywuje się po jednym razie na każdego gracza.
champions-statement-activation-hero-form-attack = Złoczyńca, który aktywuje się przeciw graczowi w formie bohatera, atakuje.
champions-statement-activation-alter-ego-scheme = Złoczyńca, który aktywuje się przeciw graczowi w formie alter ego, knuje.
champions-statement-activation-extra-by-ability = Dodatkowy atak lub dodatkowe knucie złoczyńcy, wywołane zdolnością karty, to także aktywacja.
champions-statement-activation-boost-every-time = Przy każdej aktywacji, także wywołanej zdolnością karty, złoczyńca otrzymuje na tę aktywację jedną kartę wzmocnienia z talii spotkań.

champions-statement-active-player-definition = Aktywny gracz to ten, który właśnie rozgrywa swoją turę w fazie graczy.

champions-statement-alternate-name-optional-field = Pod nazwą karty może widnieć nazwa alternatywna, która wskazuje inną tożsamość tej samej postaci.

champions-statement-upgrade-active-while-in-play = Ulepszenie jest aktywne, dopóki jest w grze.
champions-statement-upgrade-stays-until-removed = Ulepszenie pozostaje w grze, dopóki zdolność karty nie sprawi, że ją opuści.
champions-statement-upgrade-enters-by-identity = Jeśli ulepszenia nie dołącza się gdzie indziej, wchodzi ono do gry obok karty tożsamości swojego gracza.
champions-statement-upgrade-modifies-identity = Ulepszenie położone obok tożsamości modyfikuje bohatera tego gracza, jego alter ego albo oboje.
champions-statement-upgrade-attached-modifies-host = Ulepszenie dołączone do innej karty modyfikuje tę kartę, a nie tożsamość gracza, który je zagrał.

champions-statement-attack-hero-basic-exhausts = Aby użyć podstawowej zdolności ataku przeciw wrogowi, bohater musi się wyczerpać.
champions-statement-attack-hero-basic-damage = Podstawowy atak bohatera zadaje zaatakowanemu wrogowi obrażenia równe ATK bohatera.
champions-statement-attack-ally-basic-exhausts = Aby użyć swojej podstawowej zdolności ataku, sojusznik musi się wyczerpać.
champions-statement-attack-ally-basic-damage = Podstawowy atak sojusznika zadaje obrażenia równe ATK sojusznika.
champions-statement-attack-labelled-ability = Rozpatrzenie zdolności, której wyzwalacz ma oznaczenie „atak”, uznaje się za atak na określony cel.
champions-statement-attack-labelled-no-exhaust = Użycie zdolności oznaczonej słowem „atak” nie wyczerpuje bohatera, chyba że wymaga tego jej tekst.
champions-statement-attack-any-enemy-target = Celem ataku bohatera lub sojusznika może być dowolny wróg w grze, chyba że zdolność karty zabrania wybrania tego celu.
champions-statement-attack-enemy-extra-attack-explicit = Poza drugim krokiem wróg atakuje tylko wtedy, gdy zdolność karty wprost mu to nakazuje.

champions-statement-all-purpose-counter-no-inherent-rules = Uniwersalne żetony nie mają własnych zasad i służą tylko do oznaczania efektów i stanów.
champions-statement-all-purpose-counter-named-types = Gdy zdolność karty wymaga żetonów o określonej nazwie, na karcie kładzie się uniwersalne żetony pod tą nazwą.

champions-statement-base-value-before-modifiers = Wartość bazowa to podana wartość bez żadnych modyfikatorów.
champions-statement-base-value-usually-printed = Dopóki nic jej nie zastąpi, wartość bazowa jest równa wydrukowanej.

champions-statement-choose-choice-required = Słowo „wybierz” oznacza, że aby rozpatrzyć zdolność, trzeba dokonać wyboru.
champions-statement-choose-resolver-decides = Wyboru dokonuje gracz, który rozpatruje zdolność ze słowem „wybierz”.
champions-statement-choose-must-change-game = Wybierając, gracz musi wskazać opcję, która może zmienić stan gry, jeśli taka opcja istnieje.
champions-statement-choose-no-option-no-initiation = Jeśli żadnej z opcji nie da się wykonać, zdolności nie można zainicjować.

champions-statement-remove-from-game-set-aside = Kartę usuniętą z gry odkłada się na bok, poza grę.
champions-statement-remove-from-game-no-interaction = Dopóki karta jest usunięta z gry, nie może w żaden sposób wpływać na grę ani jej podlegać.
champions-statement-remove-from-game-permanent-by-default = Usunięcie bez podanego czasu trwania obowiązuje do końca gry.

champions-statement-form-exactly-one = W każdej chwili gracz jest albo w formie bohatera, albo w formie alter ego.
champions-statement-form-faceup-side = Formę gracza wyznacza odkryta strona karty tożsamości.
champions-statement-form-change-once-per-round = Raz na rundę, w swojej turze, gracz może zmienić formę, odwracając swoją kartę tożsamości.
champions-statement-form-change-keeps-damage = Po zmianie formy postać zachowuje otrzymane obrażenia.
champions-statement-form-change-keeps-status-cards = Po zmianie formy postać zachowuje wszystkie karty stanu.
champions-statement-form-change-keeps-attachments-and-tokens = Po zmianie formy postać zachowuje wszystkie dołączone karty.
champions-statement-form-change-keeps-tokens = Po zmianie formy postać zachowuje wszystkie żetony.
champions-statement-form-change-keeps-effects = Zmiana formy nie usuwa efektów, które działają na postać.
champions-statement-form-change-keeps-ready-state = Po zmianie formy karta pozostaje gotowa lub wyczerpana, tak jak była.
champions-statement-form-ability-change-is-free = Zmiana formy wywołana zdolnością karty nie zużywa własnej zmiany formy, którą gracz ma raz na rundę.
champions-statement-form-hero-ignores-alter-ego-text = Dopóki gracz jest w formie bohatera, zdolności kart odnoszące się do alter ego nie dotyczą tej tożsamości.
champions-statement-form-alter-ego-ignores-hero-text = Dopóki gracz jest w formie alter ego, zdolności kart odnoszące się do bohatera nie dotyczą tej tożsamości.

champions-statement-exhaust-state-change = Wyczerpanie karty zmienia ją z gotowej w wyczerpaną (obróconą o 90 stopni).
champions-statement-exhaust-not-twice = Wyczerpanej karty nie można wyczerpać ponownie, dopóki nie zostanie przygotowana.
champions-statement-exhaust-abilities-stay-active = Zdolności wyczerpanej karty pozostają aktywne i mogą wpływać na grę.
champions-statement-exhaust-cost-needs-ready-card = Zdolności, której kosztem jest wyczerpanie jej karty, nie można użyć, gdy ta karta jest wyczerpana.

champions-statement-delayed-effect-future-point = Efekt opóźniony zaczyna działać w przyszłym momencie lub przy warunku, który wskazuje jego zdolność.
champions-statement-delayed-effect-automatic = Efekt opóźniony rozpatruje się automatycznie, gdy tylko nastąpi jego moment lub warunek.
champions-statement-delayed-effect-before-responses = Efekt opóźniony rozpatruje się, zanim cokolwiek innego może zareagować na ten sam moment lub warunek.
champions-statement-delayed-effect-not-a-new-initiation = Zadziałanie efektu opóźnionego nie jest nowym zainicjowaniem zdolności.

champions-statement-owner-player-deck = Właścicielem karty jest gracz, w którego talii była ona na początku gry.
champions-statement-owner-scenario = Scenariusz jest właścicielem talii spotkań i każdej karty spotkania.

champions-statement-control-enters-under-owner = Karty wchodzą do gry pod kontrolą swojego właściciela.
champions-statement-control-scenario-cards = Karty scenariusza kontroluje scenariusz.
champions-statement-control-changes-only-by-ability = Kontrola nad kartą zmienia się tylko za sprawą zdolności, która ją zmienia.
champions-statement-control-own-out-of-play-zones = Gracz kontroluje karty we własnych strefach poza grą: na ręce, w talii i na stosie kart odrzuconych.
champions-statement-control-leaves-play-to-owner = Gdy karta, nad którą zmieniła się kontrola, opuszcza grę, trafia do strefy poza grą swojego właściciela (na rękę, do talii lub na stos kart odrzuconych).
champions-statement-control-leaves-play-after-event = Karta o zmienionej kontroli, która opuszcza grę, wraca do strefy właściciela dopiero po rozpatrzeniu zdarzenia w grze, które to spowodowało.
champions-statement-control-new-location-untouchable = Inne zdolności kart nie mogą wpływać na miejsce, do którego wraca karta o zmienionej kontroli.
champions-statement-control-character-keeps-state = Postać w grze, nad którą zmienia się kontrola, pozostaje w tym samym stanie: gotowa lub wyczerpana, z obrażeniami lub bez.
champions-statement-control-moves-to-new-area = Postać, nad którą zmienia się kontrola, przechodzi do strefy gracza, który ją teraz kontroluje.
champions-statement-control-attached-cards-follow = Ulepszenia i dodatki na karcie, nad którą zmienia się kontrola, przenoszą się i zmieniają kontrolę razem z nią.
champions-statement-control-duration-default = Zmiana kontroli bez podanego czasu trwania obowiązuje, dopóki karta pozostaje w grze.

champions-statement-ability-in-play-only = Zdolności kart dotyczą tylko kart w grze, chyba że wskazują elementy poza grą.
champions-statement-ability-self-reference-one-copy = Zdolność wpływająca na kartę, na której jest wydrukowana, wpływa tylko na tę kopię.
champions-statement-ability-usable-only-from-play = Zdolności kart wszystkich rodzajów oprócz wydarzeń i podstępów można używać i działają one tylko wtedy, gdy karta jest w grze, chyba że zdolność mówi, że działa spoza gry.
champions-statement-ability-events-from-hand = Karty wydarzeń wpływają na grę bezpośrednio spoza gry (z ręki).
champions-statement-ability-must-change-game = Zdolność można zainicjować tylko wtedy, gdy jej efekt sam w sobie zmieniłby stan gry.
champions-statement-ability-change-check-ignores-cost = Przy sprawdzaniu, czy zdolność zmieniłaby grę, pomija się skutki zapłacenia jej kosztu.
champions-statement-ability-change-check-ignores-later = Przy sprawdzaniu, czy zdolność zmieniłaby grę, pomija się współdziałanie z późniejszymi zdolnościami.
champions-statement-ability-sentences-in-order = Zdolność złożoną z kilku zdań rozpatruje się zdanie po zdaniu, w wydrukowanej kolejności.
champions-statement-ability-mandatory-types = Zdolności stałe, „Po odkryciu”, „Po pokonaniu”, zdolności wymuszone, zdolności wzmocnienia i słowa kluczowe trzeba rozpatrzyć.
champions-statement-ability-may-in-mandatory = W zdolności obowiązkowej, w której pada słowo „możesz”, część po tym słowie jest nieobowiązkowa.
champions-statement-ability-optional-types = Akcje, przerwania, reakcje i zdolności zasobów są nieobowiązkowe.
champions-statement-ability-controller-decides-optional = O tym, czy w danym momencie użyć nieobowiązkowej zdolności, decyduje gracz, który kontroluje kartę z tą zdolnością.

champions-statement-enemy-villain-or-minion = Wróg to złoczyńca lub poplecznik.
champions-statement-enemy-scenario-elements = Słowo „wróg” oznacza też elementy należące do scenariusza, na przykład karty wroga lub zdolności wroga.

champions-statement-enemy-attack-step-order = Atak wroga rozpatruje się w kolejności: dać kartę wzmocnienia, ogłosić obrońcę, odkryć karty wzmocnienia, zadać obrażenia.
champions-statement-enemy-attack-villain-gets-boost-card = W pierwszym kroku ataku złoczyńcy złoczyńca dostaje jedną zakrytą kartę wzmocnienia z talii spotkań.
champions-statement-enemy-attack-minion-skips-boost = Gdy atakuje poplecznik, oba kroki wzmocnienia się pomija.
champions-statement-enemy-attack-defender-must-exhaust = Gracz, który się broni, musi wyczerpać bohatera lub sojusznika jako obrońcę.
champions-statement-enemy-attack-defending-is-optional = O tym, czy bronić się przed atakiem wroga, decyduje gracz.
champions-statement-enemy-attack-defending-player-becomes-target = Jeśli broni się inny gracz niż zaatakowany, celem ataku staje się broniący gracz.
champions-statement-enemy-attack-boost-turned-one-by-one = W ataku złoczyńcy wszystkie jego karty wzmocnienia odkrywa się po jednej.
champions-statement-enemy-attack-boost-icons-raise-atk = Każdy symbol wzmocnienia zwiększa ATK atakującego złoczyńcy o 1.
champions-statement-enemy-attack-boost-star-resolves-at-once = Zdolność wzmocnienia oznaczoną gwiazdą w polu wzmocnienia rozpatruje się natychmiast po odkryciu jej karty.
champions-statement-enemy-attack-boost-cards-discarded = Karty wzmocnienia odrzuca się po ich rozpatrzeniu.
champions-statement-enemy-attack-damage-is-modified-atk = Atak wroga zadaje obrażenia równe ATK atakującego po uwzględnieniu modyfikatorów.
champions-statement-enemy-attack-hero-defender-reduces-by-def = Gdy broni się bohater, obrażenia od ataku zmniejsza się o OBR tego bohatera.
champions-statement-enemy-attack-hero-defender-takes-rest = Gdy broni się bohater, obrażenia pozostałe po zmniejszeniu otrzymuje ten bohater.
champions-statement-enemy-attack-ally-defender-takes-all = Gdy broni się sojusznik, otrzymuje on wszystkie obrażenia od ataku, niezmniejszone o żadną OBR.
champions-statement-enemy-attack-ally-excess-is-lost = Obrażeń ponad te, które wystarczą do pokonania broniącego się sojusznika, nie otrzymuje bohater.
champions-statement-enemy-attack-undefended-definition = Atak, przed którym nie broniła się żadna postać, jest atakiem bez obrony.
champions-statement-enemy-attack-undefended-target-hero-takes-all = Wszystkie obrażenia od ataku bez obrony otrzymuje bohater, który był celem aktywacji, bez zmniejszenia o OBR.

champions-statement-enemy-scheme-step-order = Knucie wroga rozpatruje się w kolejności: dać kartę wzmocnienia, odkryć karty wzmocnienia, położyć zagrożenie.
champions-statement-enemy-scheme-villain-gets-boost-card = Gdy złoczyńca knuje, najpierw dostaje jedną zakrytą kartę wzmocnienia z talii spotkań.
champions-statement-enemy-scheme-minion-skips-boost = Gdy knuje poplecznik, oba kroki wzmocnienia się pomija.
champions-statement-enemy-scheme-boost-turned-one-by-one = Gdy złoczyńca knuje, karty wzmocnienia odkrywa się po jednej.
champions-statement-enemy-scheme-boost-icons-raise-sch = Każdy symbol wzmocnienia na kartach wzmocnienia zwiększa KNU knującego złoczyńcy o 1.
champions-statement-enemy-scheme-boost-star-resolves-at-once = Zdolność wzmocnienia oznaczoną gwiazdą rozpatruje się natychmiast, gdy jej karta zostaje odkryta podczas knucia.
champions-statement-enemy-scheme-boost-cards-discarded = Karty wzmocnienia użyte przy knuciu odrzuca się po rozpatrzeniu ich efektu.
champions-statement-enemy-scheme-threat-on-main-scheme = Knujący złoczyńca lub poplecznik kładzie na głównej intrydze zagrożenie równe swojemu zmodyfikowanemu KNU.

champions-statement-interrupt-trigger-type = Zdolność oznaczona pogrubionym słowem „Przerwanie” jest przerwaniem.
champions-statement-interrupt-resolves-before-condition = Przerwania można użyć, gdy jego warunek wyzwolenia ma za chwilę nastąpić; rozpatruje się je przed rozpatrzeniem tego warunku.
champions-statement-interrupt-many-per-condition = Jeden warunek wyzwolenia może wyzwolić kilka przerwań.
champions-statement-interrupt-player-order = Gracze mają okazję użyć przerwań lub spasować w kolejności graczy, poczynając od pierwszego gracza.
champions-statement-interrupt-all-pass-resolves = Gdy wszyscy gracze kolejno spasują, warunek rozpatruje się bez dalszych przerwań.
champions-statement-interrupt-changed-condition-blocks-rest = Jeśli przerwanie zmienia lub anuluje warunek wyzwolenia, kolejnych przerwań tego warunku nie można użyć.

champions-statement-enters-play-any-route = Karta wchodzi do gry zawsze, gdy trafia do gry spoza gry: zagrana, wprowadzona do gry zdolnością lub odkryta z talii spotkań.

champions-statement-ready-enters-ready = Karty wchodzą do gry gotowe.
champions-statement-ready-readying = Przygotowanie wyczerpanej karty przywraca ją do stanu gotowości.
champions-statement-ready-orientation = Gotowa karta leży tak, by kontrolujący ją gracz czytał jej tekst od lewej do prawej.

champions-statement-player-elimination-identity-defeated = Gracz zostaje wyeliminowany, gdy pokonany zostaje jego bohater lub alter ego.
champions-statement-player-elimination-own-cards-discarded = Po wyeliminowaniu gracza wszystkie karty z jego ręki i talii trafiają na stos kart odrzuconych ich właściciela.
champions-statement-player-elimination-controlled-cards-discarded = Po wyeliminowaniu gracza wszystkie karty, które kontrolował w grze, trafiają na stosy kart odrzuconych ich właścicieli.
champions-statement-player-elimination-dealt-encounter-cards-discarded = Karty spotkań, które otrzymał wyeliminowany gracz, zostają odrzucone.
champions-statement-player-elimination-minions-move-clockwise = Poplecznicy w zwarciu z wyeliminowanym graczem wchodzą w zwarcie z następnym graczem zgodnie z ruchem wskazówek zegara.
champions-statement-player-elimination-minions-keep-state = Poplecznicy, którzy przechodzą z powodu wyeliminowania gracza, zachowują obrażenia, inne żetony i karty stanu.
champions-statement-player-elimination-others-continue = Pozostali gracze kontynuują grę.
champions-statement-player-elimination-shared-result = Wyeliminowani gracze wygrywają lub przegrywają razem z resztą, zależnie od tego, jak gra się skończy.
champions-statement-player-elimination-current-effect-finishes = Jeśli gracz zostaje wyeliminowany podczas rozpatrywania efektu zdolności, efekt ten rozpatruje się w całości.
champions-statement-player-elimination-all-eliminated-loss = Jeśli wszyscy gracze zostaną wyeliminowani, gra się kończy i gracze przegrywają.

champions-statement-action-own-turn = Zdolność „Akcja” można wyzwolić tylko we własnej turze albo w turze innego gracza na jego prośbę.

champions-statement-friendly-player-controlled = „Przyjazna” jest każda karta pod kontrolą któregokolwiek gracza.

champions-statement-counter-placed-when-used = Jeśli karta używa żetonów danego rodzaju, kładzie się na niej podaną liczbę uniwersalnych żetonów.

champions-statement-threat-token-tracks-schemes = Żetony zagrożenia oznaczają ilość zagrożenia na kartach intryg.

champions-statement-acceleration-token-raises-step-one-threat = Każdy żeton przyspieszenia zwiększa o 1 zagrożenie kładzione na głównej intrydze w pierwszym kroku fazy złoczyńcy.

champions-statement-hit-points-every-character = Każdy bohater, alter ego, sojusznik, poplecznik i złoczyńca ma zdrowie.
champions-statement-hit-points-identity-and-villain-dial = Obrażenia tożsamości lub złoczyńcy zmniejszają o tyle samo licznik zdrowia.
champions-statement-hit-points-villain-dial-zero = Zero na liczniku złoczyńcy oznacza, że obecny etap złoczyńcy jest pokonany.
champions-statement-hit-points-ally-minion-tokens = Obrażenia sojusznika lub poplecznika oznacza się żetonami obrażeń, z których każdy zmniejsza jego zdrowie o 1.
champions-statement-hit-points-ally-minion-defeated-discard = Sojusznik lub poplecznik, którego zdrowie wynosi zero lub mniej, jest pokonany i trafia na stos kart odrzuconych właściwy dla swojego rodzaju.

champions-statement-remaining-hit-points-dial-value = Pozostałe zdrowie tożsamości lub złoczyńcy to wartość na jego liczniku.
champions-statement-remaining-hit-points-ally-minion-formula = Pozostałe zdrowie sojusznika lub poplecznika to jego maksymalne zdrowie minus żetony obrażeń.
champions-statement-remaining-hit-points-zero-defeats = Postać, której pozostałe zdrowie wynosi zero lub mniej, zostaje pokonana.

champions-statement-replacement-resolves-instead = Efekt zastępujący rozpatruje sytuację w inny sposób zamiast pierwotnego.
champions-statement-replacement-applies-at-condition = Zastąpienie wywołane przerwaniem działa wtedy, gdy miałby się rozpatrzyć sam warunek wyzwolenia, po wszystkich przerwaniach tego warunku.
champions-statement-replacement-most-recent-wins = Jeśli do jednego warunku wyzwolenia odnosi się kilka efektów zastępujących, wykonuje się tylko najnowszy.

champions-statement-nemesis-set-per-hero = Każdy bohater ma własny zestaw nemezis, który może trafić do każdego scenariusza.
champions-statement-nemesis-enters-by-encounter-card = Zestaw nemezis trafia do gry tylko na polecenie karty spotkania i jest to zestaw gracza, którego ona wskazuje.

champions-statement-prevent-damage = Zapobieganie obrażeniom zmniejsza o podaną liczbę obrażenia, które postać by otrzymała.
champions-statement-prevent-threat = Zapobieganie zagrożeniu zmniejsza o podaną liczbę zagrożenie, które zostałoby położone na intrydze.

champions-statement-trigger-bold-text-before-colon = Pogrubiony tekst przed dwukropkiem to wyzwalacz zdolności i mówi, kiedy można ją zainicjować.
champions-statement-trigger-forced-not-optional = Akcje, przerwania i reakcje inicjuje się według woli gracza, chyba że w wyzwalaczu jest słowo „wymuszone”.
champions-statement-trigger-game-resolves-at-moment = Zdolności wymuszone, „Po odkryciu” i „Po pokonaniu” gra wykonuje sama w momencie, który wskazują.
champions-statement-trigger-form-word-required = Zdolności, w której wyzwalaczu jest słowo „bohater” lub „alter ego”, można użyć tylko wtedy, gdy używający jej gracz jest w tej formie.
champions-statement-trigger-quoted-trigger-is-reference = Tekst wyzwalacza wydrukowany w cudzysłowie razem z dwukropkiem nie jest wyzwalaczem, lecz odnosi się do wszystkich kart, które taki wyzwalacz mają.

champions-statement-defend-hero-basic-power = Podstawowej zdolności obrony przeciw atakowi może użyć bohater, a nie alter ego, wyczerpując się.
champions-statement-defend-labelled-ability = Rozpatrzenie zdolności oznaczonej w wyzwalaczu słowem „obrona” uznaje się za obronę.
champions-statement-defend-labelled-no-exhaust = Zdolność oznaczona słowem „obrona” nie wyczerpuje bohatera, chyba że wymaga tego jej tekst.

champions-statement-deal-encounter-ability-takes-top-card = Gdy zdolność daje graczowi kartę spotkania, gracz bierze wierzchnią kartę talii spotkań i kładzie ją przed sobą zakrytą.
champions-statement-deal-encounter-not-revealed-yet = Rozdanej karty spotkania nie odkrywa się od razu; dołącza ona do kart, które ten gracz odkryje w fazie złoczyńcy.
champions-statement-deal-encounter-queue-in-steps-three-and-four = Karta rozdana w trzecim lub czwartym kroku fazy złoczyńcy dołącza do kolejki kart odkrywanych w tej samej fazie.

champions-statement-star-points-to-text = Gwiazda przy ATK, KNU lub polu wzmocnienia karty spotkania oznacza, że gdy karty używa się w ten sposób, działa związana z tym zdolność z jej tekstu.
champions-statement-star-by-atk = Gwiazda przy ATK wroga oznacza, że ma on przerwanie lub reakcję inicjowaną za każdym razem, gdy atakuje.
champions-statement-star-by-sch = Gwiazda przy KNU wroga oznacza, że ma on przerwanie lub reakcję inicjowaną za każdym razem, gdy knuje.
champions-statement-star-by-attachment-bonus = Gwiazda przy +ATK lub +KNU dodatku oznacza, że dodatek ma przerwanie lub reakcję inicjowaną za każdym razem, gdy wróg atakuje lub knuje ze zmodyfikowaną wartością.
champions-statement-star-in-boost-field = Gwiazda w polu wzmocnienia oznacza, że karta ma zdolność wzmocnienia, która działa za każdym razem, gdy odrzuca się ją jako kartę wzmocnienia.

champions-statement-search-look-at-whole-zone = Gracz, który szuka, może obejrzeć wszystkie karty w dozwolonej strefie.
champions-statement-search-found-card-to-named-place = Znalezioną kartę, która spełnia kryterium, kładzie się w miejscu, które wskazuje zdolność.
champions-statement-search-choose-one-of-many = Jeśli kryterium spełnia kilka kart, szukający gracz wybiera jedną z nich.
champions-statement-search-cards-stay-in-zone = Dopóki trwa szukanie, karty nie opuszczają przeszukiwanej strefy.
champions-statement-search-shuffle-after-whole-deck = Po każdej zdolności, która pozwala graczowi przejrzeć całą talię, talię tę się tasuje.

champions-statement-thwart-hero-basic-exhausts = Aby użyć podstawowej zdolności udaremniania, bohater musi się wyczerpać.
champions-statement-thwart-hero-basic-amount = Podstawowe udaremnianie bohatera usuwa z jednej intrygi zagrożenie równe UDR bohatera.
champions-statement-thwart-ally-basic-amount = Podstawowe udaremnianie sojusznika usuwa z jednej intrygi zagrożenie równe UDR sojusznika.
champions-statement-thwart-labelled-ability = Rozpatrzenie zdolności oznaczonej w wyzwalaczu słowem „udaremnianie” to próba udaremnienia określonej intrygi.
champions-statement-thwart-labelled-no-exhaust = Zdolność oznaczona słowem „udaremnianie” nie wyczerpuje bohatera, chyba że wymaga tego jej tekst.

champions-statement-obligation-encounter-card-type = Zobowiązanie to rodzaj karty spotkania związany z bohaterem.
champions-statement-obligation-every-hero-has-one = Każdy bohater ma co najmniej jedną związaną z nim kartę zobowiązania.
champions-statement-obligation-shuffled-in-for-chosen-heroes = Podczas przygotowania wszystkie zobowiązania wybranych bohaterów wtasowuje się do talii spotkań.
champions-statement-obligation-given-to-linked-player = Odkryte zobowiązanie przekazuje się graczowi, który kontroluje związanego z nim bohatera.
champions-statement-obligation-linked-player-decides = O tym, jak rozpatrzyć zobowiązanie, decyduje gracz, który kontroluje związanego z nim bohatera.
champions-statement-obligation-linked-hero-eliminated = Jeśli związany bohater został wyeliminowany, zdolność odkrytego zobowiązania się ignoruje, a kartę usuwa z gry.
champions-statement-obligation-linked-hero-eliminated-extra-card = Po usunięciu zobowiązania wyeliminowanego bohatera odkrywa się dodatkową kartę spotkania.
champions-statement-obligation-no-linked-hero = Jeśli odkryte zobowiązanie nie ma związanego bohatera, o sposobie jego rozpatrzenia decyduje gracz, który je odkrył.

champions-statement-initiation-declare-first = Aby zagrać kartę lub zainicjować zdolność, gracz najpierw ogłasza taki zamiar.
champions-statement-initiation-check-restrictions = Najpierw sprawdza się, czy kartę wolno w tej chwili zagrać lub zdolność zainicjować i czy jej efekt może zmienić grę.
champions-statement-initiation-determine-cost = Następnie ustala się koszt lub koszty z uwzględnieniem modyfikatorów.
champions-statement-initiation-both-checks-pass = Do płacenia przechodzi się tylko wtedy, gdy powiodło się i sprawdzenie ograniczeń, i ustalenie kosztu.
champions-statement-initiation-pay-or-abort = Jeśli w kroku płacenia kosztu nie da się zapłacić, cały proces się przerywa i niczego się nie płaci.
champions-statement-initiation-choices-after-payment = Wyborów, których wymaga karta, dokonuje się po zapłaceniu, a zanim karta lub zdolność zacznie się rozpatrywać.
champions-statement-initiation-begins-after-choices = Po dokonaniu wyborów karta zaczyna być zagrywana lub zdolność inicjowana; w tym momencie można ją anulować.
champions-statement-initiation-resolves-unless-cancelled = Jeśli nie została anulowana, zdolność się rozpatruje albo karta wchodzi do gry.
champions-statement-initiation-event-discarded-after-effects = Rozpatrzone wydarzenie trafia po swoich efektach na stos kart odrzuconych właściciela.
champions-statement-initiation-interrupt-to-any-step = Jeśli któryś krok tego procesu miałby spełnić warunek wyzwolenia przerwania, można go użyć tuż przed rozpatrzeniem tego warunku.
champions-statement-initiation-response-to-any-step = Jeśli któryś krok tego procesu spełnia warunek wyzwolenia reakcji, można jej użyć zaraz po rozpatrzeniu tego warunku.
champions-statement-initiation-source-leaving-play = Zainicjowana zdolność karty w grze trwa nadal, nawet jeśli inny efekt sprawi, że ta karta opuści grę.
champions-statement-initiation-source-loss-breaks-cost = Zainicjowana zdolność zostaje jednak przerwana, jeśli z powodu utraty jej karty nie da się zapłacić jej kosztu.

champions-statement-resource-card-discard-to-generate = Karta zasobu to karta gracza, którą odrzuca się z ręki, aby wytworzyć zasoby.
champions-statement-resource-card-text-active-while-generating = Tekst karty zasobu jest aktywny, gdy karty używa się do wytworzenia zasobów.

champions-statement-status-three-types = Są trzy rodzaje kart stanu: dezorientacja, ogłuszenie i twardość.
champions-statement-status-placed-from-supply = Na postaci, która dostaje kartę stanu, kładzie się kartę tego rodzaju z puli.
champions-statement-status-one-per-type = Postać nie może mieć więcej niż jednej karty stanu każdego rodzaju.
champions-statement-status-priority-over-abilities = Gdy powstaje konflikt co do kolejności rozpatrywania, karty stanu mają pierwszeństwo przed wszystkimi innymi zdolnościami.

champions-statement-confused-player-thwart-replaced = Gdy zdezorientowany bohater lub sojusznik próbuje udaremniać lub użyć zdolności „udaremnianie”, zamiast tego odrzuca się kartę dezorientacji.
champions-statement-confused-cost-still-paid = Koszt udaremniania powstrzymanego dezorientacją i tak trzeba zapłacić.
champions-statement-confused-enemy-scheme-replaced = Gdy zdezorientowany złoczyńca lub poplecznik miałby knuć, zamiast tego odrzuca się kartę dezorientacji.

champions-statement-stunned-player-attack-replaced = Gdy ogłuszony bohater lub sojusznik próbuje atakować lub użyć zdolności „atak”, zamiast tego odrzuca się kartę ogłuszenia.
champions-statement-stunned-cost-still-paid = Koszt ataku powstrzymanego ogłuszeniem i tak trzeba zapłacić.
champions-statement-stunned-enemy-attack-replaced = Gdy ogłuszony złoczyńca lub poplecznik miałby atakować, zamiast tego odrzuca się kartę ogłuszenia.

champions-statement-tough-damage-replaced = Gdy postać z kartą twardości miałaby otrzymać dowolną liczbę obrażeń, nie otrzymuje żadnych, a zamiast tego odrzuca się kartę twardości.

champions-statement-end-of-player-phase-step-order = Faza graczy kończy się kolejno tymi krokami: odrzucenie kart z ręki, dobranie do rozmiaru ręki, przygotowanie wszystkich kart.
champions-statement-end-of-player-phase-optional-discard = Każdy gracz, w kolejności graczy, może odrzucić z ręki dowolną liczbę kart.
champions-statement-end-of-player-phase-excess-discard = Gracz, który ma na ręce więcej kart, niż wynosi jego rozmiar ręki, musi odrzucić nadmiar.
champions-statement-end-of-player-phase-player-picks-discards = Każdy gracz sam decyduje, które ze swoich kart odrzuca.
champions-statement-end-of-player-phase-draw-up = Wszyscy gracze jednocześnie dobierają karty do swojego rozmiaru ręki.
champions-statement-end-of-player-phase-ready-all = Wszyscy gracze jednocześnie przygotowują wszystkie swoje karty.

champions-statement-keywords-attribute-with-rules = Słowo kluczowe to atrybut karty, który daje jej specjalne zasady.

champions-statement-uses-enters-with-counters = Karta ze słowem „zapas” (X żetonów danego rodzaju), wchodząc do gry, otrzymuje z puli X uniwersalnych żetonów.
champions-statement-uses-type-name = Słowo po liczbie nazywa rodzaj żetonów tej karty.
champions-statement-uses-counter-pays-ability = Karta z zapasem ma zdolność, której kosztem są te nazwane żetony.
champions-statement-uses-spent-counter-to-supply = Wydany żeton zdejmuje się z karty i odkłada do puli.
champions-statement-uses-discard-after-last = Kartę odrzuca się po użyciu jej ostatniego żetonu i rozpatrzeniu zdolności.

champions-statement-toughness-enters-with-tough = Postać z twardością, wchodząc do gry, otrzymuje kartę stanu twardości.

champions-statement-overkill-ally-defender = Gdy sojusznik broni się przed atakiem z przebiciem, obrażenia ponad jego pozostałe zdrowie otrzymuje bohater gracza, który kontroluje tego sojusznika.
champions-statement-overkill-ally-spill-if-able = Obrażenia z przebicia przechodzą na bohatera tylko wtedy, gdy to możliwe.
champions-statement-overkill-minion-to-villain = Gdy atak z przebiciem pokonuje poplecznika, obrażenia ponad jego pozostałe zdrowie otrzymuje złoczyńca.
champions-statement-overkill-tough-leaves-nothing = Obrażenia zatrzymane przez kartę twardości nie zostawiają nadmiaru dla przebicia.

champions-statement-surge-reveal-another = Po odkryciu karty spotkania z przypływem gracz, który ją odkrył, musi wziąć i odkryć kolejną kartę spotkania.
champions-statement-surge-finish-first-card = Wszystkie efekty karty z przypływem rozpatruje się, zanim rozpatrzy się dodatkową kartę.

champions-statement-restricted-max-two = Gracz nie może kontrolować jednocześnie więcej niż 2 kart z ograniczeniem.
champions-statement-restricted-discard-down-immediately = Gracz, który ma więcej niż 2 karty z ograniczeniem, musi natychmiast wybierać i odrzucać z gry karty z ograniczeniem, aż zostaną 2.

champions-statement-guard-villain-cannot-be-attacked = Dopóki gracz jest w zwarciu z poplecznikiem ze strażą, nie może atakować złoczyńcy.
champions-statement-guard-villain-with-guard-exempt = Poplecznik ze strażą w zwarciu nie powstrzymuje ataków na złoczyńcę, który sam ma straż.

champions-statement-peril-no-consulting = Gracz, który rozpatruje kartę z ryzykiem, nie może naradzać się z innymi graczami.
champions-statement-peril-others-locked-out = Dopóki gracz rozpatruje kartę z ryzykiem, inni gracze nie mogą zagrywać kart ani inicjować zdolności.

champions-statement-retaliate-damage-after-attack = Po ataku na postać z odwetem X postać ta zadaje atakującemu X obrażeń.
champions-statement-retaliate-must-survive = Postać zadaje obrażenia z odwetu tylko wtedy, gdy przeżyje atak.

champions-statement-quickstrike-attacks-on-engaging = Gdy wróg z szybkim ciosem wchodzi w zwarcie z graczem w formie bohatera, natychmiast go atakuje.
champions-statement-quickstrike-not-in-alter-ego = Szybki cios nic nie robi, jeśli gracz w zwarciu jest w formie alter ego.

champions-statement-player-deck-empty-reshuffle = Gdy talia gracza się wyczerpie, gracz tasuje swój stos kart odrzuconych i tworzy z niego nową talię.
champions-statement-player-deck-empty-encounter-card-penalty = Gracz, któremu wyczerpała się talia, natychmiast dostaje jedną kartę z talii spotkań.
champions-statement-player-deck-empty-draw-continues = Jeśli talia wyczerpie się podczas dobierania, gracz dobiera dalej z nowej talii, do podanej liczby kart.
champions-statement-player-deck-empty-discard-stops = Jeśli talia wyczerpie się podczas odrzucania z niej kart, z nowej talii kart się nie odrzuca.

champions-statement-encounter-deck-empty-reshuffle = Gdy talia spotkań się wyczerpie, natychmiast tasuje się stos odrzuconych kart spotkań i tworzy z niego nową talię spotkań.
champions-statement-encounter-deck-empty-acceleration-token = Za każdym razem, gdy talia spotkań się wyczerpie, przy głównej intrydze kładzie się jeden żeton przyspieszenia.
champions-statement-encounter-deck-empty-search-fails = Jeśli talia spotkań wyczerpie się, gdy zdolność szuka określonej karty, zdolność jej nie znajduje, talię tworzy się od nowa z kolejnym żetonem przyspieszenia i gra toczy się dalej.
champions-statement-encounter-deck-empty-new-deck-not-discarded = Zdolność przerwana wyczerpaniem się talii spotkań nie odrzuca kart z nowej talii.
champions-statement-encounter-deck-empty-no-cards-left = Jeśli trzeba wziąć kartę spotkania, a zarówno talia spotkań, jak i stos jej kart odrzuconych są puste, gracze przegrywają.

champions-statement-villain-stages-in-sequence = Talia złoczyńcy to jedna lub więcej kart etapów, ponumerowanych po kolei.

champions-statement-recover-alter-ego-only = Regeneracja to podstawowa zdolność, której gracz może użyć w formie alter ego.
champions-statement-recover-exhausts = Użycie zdolności regeneracji wyczerpuje alter ego.
champions-statement-recover-amount = Regeneracja usuwa z alter ego obrażenia równe jego REG.

champions-statement-heal-by-ability-reduces-damage = Leczenie zdolnością karty zmniejsza obrażenia postaci o podaną liczbę.
champions-statement-heal-cap-at-maximum = Leczenie nie może podnieść zdrowia postaci powyżej maksymalnego, chyba że efekt wprost na to pozwala.

champions-statement-limit-per-copy = „Limit X na okres” dotyczy każdej kopii karty osobno, więc zdolności każdej kopii można w tym okresie użyć X razy.
champions-statement-limit-cancelled-counts = Użycie, którego efekt anulowano, i tak wlicza się do limitu.

champions-statement-ally-limit-three = Gracz może kontrolować jednocześnie najwyżej trzech sojuszników.

champions-statement-treachery-revealer-resolves = Efekt podstępu musi rozpatrzyć gracz, który go odkrył.
champions-statement-treachery-discard-after = Podstęp trafia na stos odrzuconych kart spotkań po rozpatrzeniu lub anulowaniu jego efektu.

champions-statement-max-all-copies-all-players = „Maks. X na okres” ogranicza wszystkie kopie o tej samej nazwie, łącznie dla wszystkich graczy.
champions-statement-max-ability-total = Jeśli „maks. X na okres” jest częścią zdolności, wszyscy gracze razem mogą w tym okresie zainicjować tę zdolność na kartach o tej samej nazwie najwyżej X razy.
champions-statement-max-cancelled-counts = Anulowany efekt i tak wlicza się do maksimum.
champions-statement-max-per-deck = „Maks. X na talię” ogranicza liczbę kopii karty w talii każdego gracza.
champions-statement-max-per-player = „Maks. X na gracza” ogranicza liczbę kopii karty, które każdy gracz może w danej chwili kontrolować.

champions-statement-maximum-hit-points-formula = Maksymalne zdrowie postaci to jej bazowe zdrowie plus lub minus modyfikatory aktywnych zdolności, które dają jej zdrowie.

champions-statement-modifiers-continuous = Gra stale sprawdza i aktualizuje każdą modyfikowaną wartość.
champions-statement-modifiers-recalculate-from-base = Po dodaniu lub usunięciu modyfikatora wartość oblicza się od nowa: od wartości bazowej, ze wszystkimi aktywnymi modyfikatorami.
champions-statement-modifiers-add-before-multiply = Dodawanie i odejmowanie wykonuje się przed mnożeniem i dzieleniem.
champions-statement-modifiers-set-overrides = Modyfikator, który ustala wartość, przeważa nad wszystkimi innymi modyfikatorami.
champions-statement-modifiers-latest-set-wins = Jeśli jest kilka modyfikatorów ustalających wartość, obowiązuje najnowszy.
champions-statement-modifiers-floor-zero = Wartość, która po wszystkich modyfikatorach spada poniżej zera, liczy się jako zero: karta nie ma ujemnych symboli, atrybutów, zdolności, kosztu ani słów kluczowych.
champions-statement-modifiers-no-negative-while-summing = Granica zera obowiązuje po uwzględnieniu wszystkich modyfikatorów, a nie w trakcie obliczeń.
champions-statement-modifiers-round-up = Ułamki zaokrągla się w górę po wykonaniu całego obliczenia.

champions-statement-may-named-player = Słowo „może” daje wskazanemu graczowi możliwość rozpatrzenia tekstu.
champions-statement-may-default-controller = Jeśli nie wskazano gracza, możliwość ta należy do gracza, który kontroluje kartę z tą zdolnością.

champions-statement-per-player-multiplies-by-starters = Symbol „na gracza” mnoży wartość przez liczbę graczy, którzy rozpoczęli scenariusz.
champions-statement-per-player-elimination-no-effect = Wyeliminowanie gracza nie zmniejsza wartości „na gracza”.

champions-statement-printed-physical-value = „Wydrukowane” odnosi się do tekstu, cechy lub wartości fizycznie widniejących na karcie.

champions-statement-engaged-minion-engages-on-entering = Poplecznik, który wchodzi do gry, natychmiast wchodzi w zwarcie z graczem i kładzie się go przed strefą tego gracza.
champions-statement-engaged-resolver-by-default = Jeśli poplecznik lub efekt, który go sprowadził, nie mówi inaczej, wchodzi on w zwarcie z graczem, który rozpatruje tę kartę spotkania.
champions-statement-engaged-stays-until-ability = Poplecznik pozostaje w zwarciu ze swoim graczem, dopóki zdolność karty nie sprawi, że wejdzie w zwarcie z innym.

champions-statement-consequential-damage-after-attack = Po swoim ataku sojusznik otrzymuje 1 obrażenie za każdy symbol obrażeń następczych pod jego ATK.
champions-statement-consequential-damage-after-thwart = Po swoim udaremnianiu sojusznik otrzymuje 1 obrażenie za każdy symbol obrażeń następczych pod jego UDR.

champions-statement-cannot-absolute = Słowa „nie może” są bezwzględne i nie uchyla ich żadna zdolność ani efekt.

champions-statement-indirect-damage-divided = Obrażenia pośrednie zadawane graczowi lub grupie graczy rozdziela się między wszystkie postacie, które ci gracze kontrolują.
champions-statement-indirect-damage-cap-per-character = Postaci nie można przydzielić więcej obrażeń pośrednich, niż trzeba do jej pokonania.

champions-statement-discussion-free-talk = Gracze mogą swobodnie rozmawiać, także o kartach na swoich rękach.
champions-statement-discussion-hand-not-forced = Gracze nie muszą mówić, jakie karty mają na ręce, ani ich pokazywać.

champions-statement-stunned-ability-places-card = Zdolność, która ogłusza postać, kładzie na niej kartę stanu ogłuszenia.

champions-statement-simultaneous-first-player-orders = Jeśli co najmniej dwa efekty o tym samym warunku wyzwolenia mają się rozpatrzyć w tej samej chwili, ich kolejność ustala pierwszy gracz.

champions-statement-main-scheme-advances-at-target = Talia głównej intrygi przechodzi dalej, gdy zagrożenie na głównej intrydze jest równe jej progowi zagrożenia lub większe.
champions-statement-main-scheme-old-stage-removed = Gdy główna intryga przechodzi dalej, wierzchnią kartę talii intryg zdejmuje się ze stołu.
champions-statement-main-scheme-new-stage-when-revealed = Gdy główna intryga przechodzi dalej, wykonuje się efekty „Po odkryciu” nowego etapu, najpierw ze strony A, potem ze strony B.
champions-statement-main-scheme-starting-threat = Nowy etap otrzymuje swoje początkowe zagrożenie, jeśli je ma.
champions-statement-main-scheme-step-one-threat = W pierwszym kroku fazy złoczyńcy główna intryga otrzymuje zagrożenie równe swojemu polu przyspieszenia.
champions-statement-main-scheme-excess-not-carried = Nadmiar zagrożenia nie przechodzi na nowy etap głównej intrygi.
champions-statement-main-scheme-acceleration-tokens-carried = Żetony przyspieszenia przechodzą na nowy etap głównej intrygi.

champions-statement-identity-double-sided = Karta tożsamości to dwustronna karta gracza: na jednej stronie jest bohater, na drugiej alter ego.
champions-statement-identity-words-mean-current-form = Słowa „bohater” i „alter ego” na karcie oznaczają gracza, którego tożsamość jest obecnie w tej formie, a nie stronę karty.

champions-statement-sustained-damage-definition = Otrzymane obrażenia to maksymalne zdrowie postaci, z wszystkimi modyfikatorami, minus jej pozostałe zdrowie (dla tożsamości lub złoczyńcy: wartość na liczniku).
champions-statement-sustained-damage-token-characters = Dla sojusznika lub poplecznika otrzymane obrażenia to liczba leżących na nim żetonów obrażeń.

champions-statement-gain-functions-as-if-had = Karta, która zyskuje jakąś właściwość (cechę, słowo kluczowe lub tekst zdolności), działa tak, jakby ją miała.
champions-statement-gain-not-printed = Zyskane właściwości nie są wydrukowane.
champions-statement-gain-stat-while-active = Zyskany współczynnik modyfikuje ten współczynnik, dopóki zdolność jest aktywna.
champions-statement-gain-reverts-when-inactive = Gdy taka zdolność się kończy lub przestaje być aktywna, współczynnik wraca do wartości, jaką ma bez niej.
champions-statement-gain-hit-points-raise-current-and-max = Zyskane zdrowie podnosi zarówno obecne, jak i maksymalne zdrowie, dopóki karta jest aktywna.
champions-statement-gain-hit-points-lost-when-inactive = Gdy efekt dający zdrowie przestaje być aktywny, dodatkowe zdrowie znika.

champions-statement-move-not-to-same-place = Przenoszonego elementu nie można przenieść tam, gdzie już jest.
champions-statement-move-needs-destination = Efektu przeniesienia nie można wykonać, jeśli nie ma dozwolonego celu.
champions-statement-move-dial-and-card = Obrażenia można przenosić między licznikiem a kartą w obu kierunkach.
champions-statement-move-from-dial-to-card = Obrażenia przeniesione z licznika na kartę podnoszą licznik o tyle samo, nie ponad maksymalne zdrowie, a na karcie kładzie się tyle samo obrażeń.
champions-statement-move-from-card-to-dial = Obrażenia przeniesione z karty na licznik zdejmuje się z tej karty, a licznik zmniejsza się o tyle samo.

champions-statement-game-end-players-win = Gracze wygrywają, gdy pokonają ostatni etap złoczyńcy.
champions-statement-game-end-villain-wins = Złoczyńca wygrywa, gdy dopełni się ostatni etap głównej intrygi.

champions-statement-character-members = Bohaterowie, alter ego, sojusznicy, złoczyńcy i poplecznicy to postacie.

champions-statement-first-player-token-marks = Pierwszego gracza oznacza żeton pierwszego gracza.
champions-statement-first-player-token-passes-clockwise = Na koniec rundy, w piątym kroku fazy złoczyńcy, żeton przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara, który jest pierwszym graczem w następnej rundzie.
champions-statement-first-player-eliminated-passes-token = Jeśli pierwszy gracz zostaje wyeliminowany, żeton natychmiast przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara.
champions-statement-first-player-picks-encounter-target = Jeśli karta spotkania ma wskazać gracza lub kartę, a dozwolonych możliwości jest kilka, wybiera pierwszy gracz.

champions-statement-boost-after-defender-declaration = Karty wzmocnienia odkrywa się dopiero po tym, jak gracze ogłosili, czy się bronią.
champions-statement-boost-only-this-activation = Symbole wzmocnienia zwiększają ATK lub KNU tylko na czas obecnej aktywacji.
champions-statement-boost-star-is-not-an-icon = Gwiazda nie jest symbolem wzmocnienia i sama nie zwiększa ATK ani KNU.
champions-statement-boost-only-text-below-line = Gdy karty używa się jako karty wzmocnienia, rozpatruje się tylko zdolność pod linią podziału.
champions-statement-boost-extra-cards-add-up = Gdy w aktywacji są dodatkowe karty wzmocnienia, sumuje się wszystkie ich symbole wzmocnienia.
champions-statement-boost-extra-cards-abilities-in-order = Gdy w aktywacji są dodatkowe karty wzmocnienia, wszystkie ich zdolności wzmocnienia rozpatruje się po kolei.

champions-statement-support-play-area = Wsparcie zagrywa się do ostatniego rzędu strefy jego gracza.
champions-statement-support-stays-and-active = Wsparcie jest aktywne, dopóki jest w grze.
champions-statement-support-stays-in-play = Wsparcie pozostaje w grze, dopóki zdolność karty nie sprawi, że ją opuści.

champions-statement-after-event-just-finished = Słowo „po” odnosi się do zdarzenia, które właśnie się zakończyło.

champions-statement-side-scheme-icons = Na pobocznej intrydze mogą być symbole kryzysu, przyspieszenia i niebezpieczeństwa, które oznaczają jej efekty.
champions-statement-side-scheme-enters-by-main-scheme = Odkryta poboczna intryga wchodzi do gry obok talii głównej intrygi.
champions-statement-side-scheme-starting-threat = Poboczna intryga wchodzi do gry ze swoim początkowym zagrożeniem.
champions-statement-side-scheme-stays-while-threat = Poboczna intryga pozostaje w grze, dopóki jest na niej zagrożenie albo dopóki zdolność karty nie sprawi, że opuści grę.
champions-statement-side-scheme-defeated-without-threat = Poboczna intryga zostaje pokonana i trafia na stos odrzuconych kart spotkań, gdy usunie się z niej ostatnie zagrożenie.
champions-statement-side-scheme-thwartable = Zagrożenie usuwa się z pobocznej intrygi tymi samymi sposobami co z głównej.

champions-statement-crisis-protects-main-scheme = Dopóki w grze jest poboczna intryga z symbolem kryzysu, z głównej intrygi nie można usuwać zagrożenia.

champions-statement-acceleration-icon-adds-one-each = Każdy symbol przyspieszenia w grze dokłada w pierwszym kroku fazy złoczyńcy 1 zagrożenie więcej na główną intrygę.

champions-statement-hazard-extra-encounter-card = Każdy symbol niebezpieczeństwa w grze dodaje w trzecim kroku fazy złoczyńcy łącznie jedną dodatkową kartę spotkania.
champions-statement-hazard-dealt-in-player-order = Dodatkowe karty za symbole niebezpieczeństwa rozdaje się w kolejności graczy: pierwszą pierwszemu graczowi, drugą następnemu i tak dalej.

champions-statement-event-voluntary = O zagraniu wydarzenia decyduje gracz, chyba że w wyzwalaczu wydarzenia jest słowo „wymuszone”.
champions-statement-event-must-change-game = Wydarzenia nie można zagrać, jeśli jego efekt, pomijając zapłacenie kosztu, nie zmieniłby gry.

champions-statement-defeat-card-discarded = Pokonaną kartę odrzuca się, chyba że obowiązuje bardziej szczegółowa zasada (pokonany etap złoczyńcy usuwa się z gry).

champions-statement-villain-defeat-stage-removed-from-game = Kartę pokonanego etapu złoczyńcy usuwa się z gry.
champions-statement-villain-defeat-next-stage-revealed = Po pokonaniu etapu złoczyńcy odkrywa się następny etap w kolejności.
champions-statement-villain-defeat-dial-reset = Licznik złoczyńcy ustawia się na wartość z nowego etapu.
champions-statement-villain-defeat-excess-damage-lost = Nadmiar obrażeń nie przechodzi na nowy etap złoczyńcy.
champions-statement-villain-defeat-attachments-stay = Przy zmianie etapu dodatki pozostają na złoczyńcy.
champions-statement-villain-defeat-status-cards-stay = Przy zmianie etapu karty stanu pozostają na złoczyńcy.
champions-statement-villain-defeat-tokens-stay = Przy zmianie etapu wszystkie żetony oprócz obrażeń pozostają na złoczyńcy.

champions-statement-damage-reduces-hit-points = Obrażenia odbierają postaci zdrowie.

champions-statement-minion-stays-in-play = Poplecznik pozostaje w grze, dopóki zdolność karty lub efekt gry nie sprawi, że ją opuści.
champions-statement-minion-activates-after-villain = Poplecznicy w zwarciu z graczem aktywują się pojedynczo w drugim kroku, po tym, jak złoczyńca aktywował się przeciw temu graczowi.
champions-statement-minion-hero-form-attacks = Poplecznik w zwarciu z graczem w formie bohatera atakuje, gdy się aktywuje.
champions-statement-minion-alter-ego-schemes = Poplecznik w zwarciu z graczem w formie alter ego knuje, gdy się aktywuje.

champions-statement-constant-definition = Zdolność stała to każda zdolność bez słowa kluczowego i bez pogrubionego wyzwalacza.
champions-statement-constant-active-in-play = Zdolność stała staje się aktywna, gdy jej karta wchodzi do gry, i pozostaje aktywna, dopóki karta nie opuści gry.
champions-statement-constant-conditional-checked-continuously = Zdolność stała z warunkiem („podczas”, „jeśli”, „dopóki”) działa zawsze, gdy ten warunek jest spełniony.
champions-statement-constant-copies-stack = Każda z kilku jednakowych zdolności stałych w grze działa niezależnie.

champions-statement-qualifier-applies-to-each-item = Określenie przed wyliczeniem dotyczy każdej jego pozycji, przy której ma to sens.

champions-statement-attach-on-entering-play = Kartę z poleceniem „dołącz” dołącza się do wskazanego elementu gry, gdy wchodzi ona do gry.
champions-statement-attach-placement = Dołączoną kartę kładzie się obok nosiciela lub częściowo pod nim, tak by było widać jej efekt.
champions-statement-attach-stays-until-removed = Dołączona karta pozostaje w grze, dopóki jej nosiciel nie opuści gry albo zdolność lub efekt gry nie sprawi, że sama ją opuści.
champions-statement-attach-host-leaves-discard = Gdy nosiciel opuszcza grę, dołączoną kartę się odrzuca.
champions-statement-attach-independent-exhaust = Dołączona karta wyczerpuje się i przygotowuje niezależnie od swojego nosiciela.
champions-statement-attach-checked-only-once = To, czy dołączenie jest dozwolone, sprawdza się tylko w chwili dołączania.
champions-statement-attach-failed-check-stays = Jeśli sprawdzenie się nie powiedzie, karty się nie dołącza i pozostaje ona w dotychczasowym stanie lub strefie.
champions-statement-attach-failed-check-discard = Jeśli karta, dla której sprawdzenie się nie powiodło, nie może pozostać w dotychczasowym stanie lub strefie, zostaje odrzucona.

champions-statement-attachment-modifies-villain-stats = Dodatek na złoczyńcy może zmieniać jego ATK i KNU zgodnie ze swoimi polami.

champions-statement-forced-interrupt-priority = Wymuszone przerwania mają pierwszeństwo przed innymi przerwaniami tego samego warunku.
champions-statement-forced-response-priority = Wymuszone reakcje mają pierwszeństwo przed innymi reakcjami na ten sam warunek.
champions-statement-forced-first-player-orders = Jeśli kilka zdolności wymuszonych ma się rozpatrzyć w tym samym czasie, kolejność ustala pierwszy gracz, bez względu na to, kto kontroluje karty.
champions-statement-forced-one-completes-before-next = Każdą zdolność wymuszoną rozpatruje się, na ile to możliwe, zanim zainicjuje się następną o tym samym warunku.

champions-statement-when-defeated-automatic = Gdy etap złoczyńcy, poboczna intryga, etap głównej intrygi, sojusznik lub poplecznik zostaje pokonany, jego zdolności „Po pokonaniu” rozpatrują się automatycznie.

champions-statement-when-revealed-triggers-on-reveal = Zdolności „Po odkryciu” rozpatruje się, gdy gracz odkrywa kartę z talii spotkań, nowy etap głównej intrygi lub nowy etap złoczyńcy.

champions-statement-response-trigger-type = Zdolność oznaczona pogrubionym słowem „Reakcja” jest reakcją.
champions-statement-response-resolves-after-condition = Reakcji można użyć zaraz po tym, jak nastąpił jej warunek wyzwolenia.
champions-statement-response-many-per-condition = Po jednym warunku wyzwolenia może nastąpić wiele reakcji.
champions-statement-response-player-order = Gracze mają okazję zareagować lub spasować w kolejności graczy, poczynając od pierwszego gracza.
champions-statement-response-all-pass-closes = Gdy wszyscy gracze spasowali, nie można już użyć kolejnych reakcji na ten warunek.

champions-statement-resource-discard-from-hand = Gracz wytwarza zasoby, odrzucając karty z ręki; każda daje wydrukowane na niej zasoby.
champions-statement-resource-by-ability = Gracz wytwarza zasoby także zdolnościami kart, które je dają.
champions-statement-resource-types = Są trzy rodzaje zasobów: energia, umysł i siła.
champions-statement-resource-wild-stands-for-any = Uniwersalnego zasobu można użyć jako dowolnego z trzech rodzajów.
champions-statement-resource-card-cost-any-type = Większość kosztów kart można opłacić zasobami dowolnego rodzaju.
champions-statement-resource-at-least-cost = Aby zagrać kartę, gracz musi wytworzyć co najmniej tyle zasobów, ile wynosi jej koszt.
champions-statement-resource-ability-cost-at-least = Aby użyć zdolności o koszcie w zasobach, gracz musi wytworzyć i zapłacić co najmniej podaną liczbę zasobów.
champions-statement-resource-ability-specific-types = Za zdolność, która wymaga określonych rodzajów zasobów, trzeba zapłacić tymi rodzajami, w podanej liczbie.
champions-statement-resource-excess-lost = Nadmiar zasobów wytworzonych do zapłaty przepada i nie można go użyć przy późniejszych płatnościach.

champions-statement-resource-ability-only-while-paying = Zdolności „Zasób” może użyć gracz, który ją kontroluje, w chwili, gdy wytwarza zasoby do zapłaty.

champions-statement-play-pay-and-place = Zagranie karty oznacza zapłacenie jej kosztu i położenie jej w strefie gry.
champions-statement-play-from-hand = Karty zagrywa się z ręki gracza.
champions-statement-play-events-do-not-enter-play = Zagrywane wydarzenia nie wchodzą do gry.

champions-statement-put-into-play-no-cost = Wprowadzenie karty do gry pomija jej koszt.
champions-statement-put-into-play-ignores-play-restrictions = Wprowadzenie karty do gry omija ograniczenia i zakazy dotyczące jej zagrania.
champions-statement-put-into-play-not-played = Karta wprowadzona do gry nie została zagrana.
champions-statement-put-into-play-controller-area = Karta wprowadzona do gry trafia do strefy gry gracza, który ją kontroluje.
champions-statement-put-into-play-same-placement-rules = Miejsce i strefę karty wprowadzonej do gry wyznaczają te same zasady, co przy jej zagraniu, chyba że efekt mówi inaczej.

champions-statement-reveal-one-by-one-in-player-order = W czwartym kroku fazy złoczyńcy każdy gracz, w kolejności graczy, odkrywa i rozpatruje wszystkie rozdane mu karty spotkań.
champions-statement-reveal-one-at-a-time = Rozdane graczowi karty spotkań odkrywa się po jednej i każdą rozpatruje, zanim odkryje się następną.
champions-statement-reveal-turn-up-and-resolve = Odkrycie karty spotkania oznacza odwrócenie jej i wykonanie wszystkiego, co na niej jest, łącznie z „Po odkryciu” i słowami kluczowymi.
champions-statement-reveal-dispatch-by-type = Odkrytą kartę spotkania rozpatruje się według rodzaju: dodatek się dołącza, poplecznik wchodzi w zwarcie z odkrywającym, podstęp się rozpatruje i odrzuca, otoczenie wchodzi do gry obok złoczyńcy, poboczna intryga obok głównej, a zobowiązanie trafia do swojego gracza.
champions-statement-reveal-by-card-text = Kartę spotkania, którą tekst karty każe graczowi odkryć z talii lub innej strefy, rozpatruje się tak samo.

champions-statement-hand-size-checked-end-of-player-phase = Rozmiar ręki sprawdza się tylko na koniec fazy graczy.
champions-statement-hand-size-from-identity = Rozmiar ręki gracza to wartość na jego karcie tożsamości.

champions-statement-environment-enters-by-villain = Otoczenie wchodzi do gry obok złoczyńcy.
champions-statement-environment-active-in-play = Efekt otoczenia działa, dopóki jest ono w grze.
champions-statement-environment-stays-in-play = Otoczenie pozostaje w grze, dopóki zdolność karty lub efekt gry nie sprawi, że ją opuści.

champions-statement-cancel-stops-initiation = Zdolność anulująca przechwytuje inicjowanie efektu lub zdolności i całkowicie je zatrzymuje.
champions-statement-cancel-cost-still-paid = Anulowaną zdolność uznaje się za zainicjowaną bez efektu, a jej koszt i tak trzeba zapłacić.
champions-statement-cancel-event-counts-as-played = Wydarzenie, którego efekt anulowano, uznaje się za zagrane, jego koszt pozostaje zapłacony, a kartę natychmiast się odrzuca.
champions-statement-cancel-treachery-counts-as-revealed = Podstęp, którego efekty anulowano, uznaje się za odkryty i natychmiast kładzie na stos odrzuconych kart spotkań.

champions-statement-ally-stays-in-play = Sojusznik pozostaje w grze, dopóki zdolność karty lub efekt gry nie sprawi, że ją opuści.
champions-statement-ally-any-number-per-turn = W swojej turze gracz może użyć do ataku lub udaremniania dowolnej liczby sojuszników, których kontroluje.
champions-statement-ally-exhausts-to-thwart = Aby udaremniać, sojusznik musi się wyczerpać.
champions-statement-ally-consequential-damage-mandatory = Sojusznik, który działał, musi otrzymać obrażenia następcze.
champions-statement-ally-any-player-may-defend = Gdy gracz jest atakowany, każdy gracz może wyczerpać sojusznika, którego kontroluje, aby bronić przed tym atakiem.

champions-statement-special-only-when-referenced = Zdolność specjalną wykonuje się tylko wtedy, gdy wprost każe to zrobić zdolność innej karty.

champions-statement-confused-ability-places-card = Zdolność, która dezorientuje postać, daje jej kartę stanu dezorientacji.

champions-statement-card-types-list = Rodzaje kart to: sojusznik, dodatek, otoczenie, wydarzenie, tożsamość (bohater i alter ego), główna intryga, poplecznik, zobowiązanie, zasób, poboczna intryga, wsparcie, podstęp, ulepszenie i złoczyńca.
champions-statement-card-types-change-replaces = Karta, która zmienia rodzaj, traci wszystkie dotychczasowe rodzaje i działa jak karta nowego rodzaju.

champions-statement-dash-power-unusable = Postać, która zamiast wartości zdolności podstawowej ma kreskę, nie może się wyczerpać, aby tej zdolności użyć.

champions-statement-then-requires-full-resolution = Jeśli tekst przed słowem „potem” nie rozpatrzy się w całości, tekst po nim się nie zaczyna.
champions-statement-then-must-follow = Jeśli tekst przed słowem „potem” rozpatrzy się w całości, tekst po nim też trzeba spróbować wykonać.

champions-statement-lasting-treated-as-constant = Efekt trwały traktuje się przez podany czas jak zdolność stałą.
champions-statement-lasting-outlives-source = Efekt trwały działa przez swój czas bez względu na to, czy karta, która go wywołała, pozostaje w grze.
champions-statement-lasting-affects-later-cards = Karta, która wchodzi do gry po powstaniu efektu trwałego, też mu podlega.
champions-statement-lasting-affects-newly-eligible = Karta w grze, której stan zmienia się tak, że efekt trwały zaczyna ją obejmować, podlega temu efektowi.
champions-statement-lasting-ends-before-end-of-period-abilities = Efekt trwały kończy się z upływem swojego czasu, tuż przed zdolnościami inicjowanymi na koniec tego okresu.
champions-statement-lasting-initiated-only-in-period = Efekt trwały, który kończy się z danym okresem, można zainicjować tylko w tym okresie.

champions-statement-in-play-played-cards = Wszystkie karty zagrane lub wprowadzone do gry, oprócz wydarzeń, są w grze, dopóki zdolność lub efekt gry nie sprawi, że ją opuszczą.
champions-statement-in-play-top-villain-and-main-scheme = Wierzchnia karta talii złoczyńcy i wierzchnia karta talii głównej intrygi są w grze.

champions-statement-out-of-play-player-zones = Karty na ręce, w talii i na stosie kart odrzuconych gracza są poza grą.
champions-statement-out-of-play-scenario-zones = Karty w talii spotkań, na stosie jej kart odrzuconych oraz dalsze karty talii złoczyńcy i głównej intrygi są poza grą.
champions-statement-out-of-play-removed-and-set-aside = Karty, które opuściły grę lub są odłożone na bok, są poza grą.

champions-statement-in-play-leaving = Karta opuszcza grę, gdy przechodzi ze strefy gry poza grę.
champions-statement-in-play-new-copy = Karta, która opuszcza grę i wraca, jest nową kopią: nie zostaje przy niej żaden efekt trwały ani wykorzystany limit.

champions-statement-out-of-play-events-and-treacheries = Wydarzenia i podstępy rozpatruje się tylko spoza gry, według zasad ich rodzajów.

champions-statement-draw-from-top = Karty dobiera się z wierzchu własnej talii gracza.
champions-statement-draw-together = Dwie lub więcej kart dobieranych w jednym kroku gry lub dzięki jednej zdolności można dobrać razem.
champions-statement-draw-to-hand = Dobrane karty trafiają na rękę gracza.

champions-statement-triggering-condition-definition = Warunek wyzwolenia to określone zdarzenie w tekście zdolności, które wyznacza moment, gdy można jej użyć.
champions-statement-triggering-condition-shared-windows = Jeśli jedno zdarzenie tworzy kilka warunków wyzwolenia, mają one wspólne okno przerwań przed nim i wspólne okno reakcji po nim.
champions-statement-triggering-condition-any-order-in-window = W takim oknie pasujących zdolności można używać w dowolnej kolejności.

champions-statement-play-restriction-all-must-be-met = Aby kartę zagrać lub zdolności użyć, trzeba spełnić wszystkie jej ograniczenia.

champions-statement-play-permission-optional-exception = Pozwolenie to nieobowiązkowy warunek, który umożliwia graczowi zagranie karty lub użycie zdolności poza zwykłymi zasadami.

champions-statement-wild-type-declared = Gracz, który wytwarza uniwersalny zasób, musi podać, jaki rodzaj (energię, umysł czy siłę) on zastępuje.
champions-statement-wild-only-wild-outside-payment = Poza wytwarzaniem zasobów do zapłaty uniwersalny zasób jest tylko uniwersalny i nie liczy się jako żaden inny rodzaj.

champions-statement-unique-one-in-play = W grze może być tylko jedna unikatowa karta o danej nazwie, łącznie u wszystkich graczy.
champions-statement-unique-identities-differ-by-alter-ego = Dwie tożsamości o tej samej nazwie, lecz o różnych alter ego, mogą być w jednej grze.
champions-statement-unique-allies-differ-by-alternate-name = Dwaj unikatowi sojusznicy o tej samej nazwie, lecz o różnych nazwach alternatywnych, mogą być razem w grze i w jednej talii.
champions-statement-unique-hero-and-ally-differ = Bohater i unikatowy sojusznik o tej samej nazwie mogą być razem w grze i w talii, jeśli alter ego i nazwa alternatywna się różnią.

champions-statement-player-order-first-then-clockwise = „W kolejności graczy” oznacza, że najpierw działa pierwszy gracz, a pozostali po nim, po jednym, zgodnie z ruchem wskazówek zegara.
champions-statement-player-order-sequence-continues = Jeśli nie powiedziano, że kolejka kończy się, gdy każdy gracz zadziała raz, krąży ona dalej, aż się wyczerpie.
champions-statement-player-order-next-player = „Następny gracz” oznacza zawsze następnego gracza zgodnie z ruchem wskazówek zegara w kolejności graczy.

champions-statement-player-phase-one-turn-each = W fazie graczy każdy gracz rozgrywa jedną turę, w kolejności graczy.
champions-statement-player-phase-end-steps-after-all-turns = Odrzucanie, dobieranie i przygotowanie następują dopiero po rozegraniu tur przez wszystkich graczy.

champions-statement-villain-phase-step-one-threat = W pierwszym kroku na główną intrygę kładzie się zagrożenie równe jej polu przyspieszenia plus 1 za każdy żeton i symbol przyspieszenia w grze.
champions-statement-villain-phase-step-three-deal = W trzecim kroku każdy gracz dostaje jedną zakrytą kartę spotkania, a do tego rozdaje się dodatkowe karty za symbole niebezpieczeństwa w grze.

champions-statement-trait-no-own-effect = Cecha nie ma własnego efektu, ale zdolności mogą odnosić się do kart, które ją mają lub jej nie mają.

champions-statement-player-turn-any-order-any-number = W swojej turze gracz może korzystać z opcji tury w dowolnej kolejności, a z każdej, oprócz zmiany formy, dowolną liczbę razy.
champions-statement-player-turn-play-permanents = Opcja tury: zagrać z ręki sojusznika, ulepszenie lub wsparcie.
champions-statement-player-turn-basic-powers-by-form = Opcja tury: użyć podstawowej zdolności regeneracji w formie alter ego albo podstawowej zdolności ataku lub udaremniania w formie bohatera.
champions-statement-player-turn-use-allies = Opcja tury: użyć kontrolowanego sojusznika, aby zaatakować wroga lub udaremnić intrygę, w dowolnej formie.
champions-statement-player-turn-trigger-actions = Opcja tury: wyzwolić zdolność „Akcja” na kontrolowanej karcie, na odkrytej karcie spotkania w grze lub na wydarzeniu z ręki.
champions-statement-player-turn-ask-other-player = Opcja tury: poprosić innego gracza, aby wyzwolił zdolność „Akcja” na karcie, którą kontroluje, lub na wydarzeniu ze swojej ręki.
champions-statement-player-turn-asked-player-decides = O tym, czy wyzwolić zdolność, decyduje poproszony gracz.
champions-statement-player-turn-other-may-offer = Inny gracz może też z własnej inicjatywy zaproponować użycie takiej zdolności „Akcja”.

champions-statement-target-threat-definition = Próg zagrożenia to wydrukowana na głównej intrydze ilość zagrożenia, przy której talia głównej intrygi przechodzi dalej.

champions-statement-cost-ability-cost-before-effect = Efekt zdolności z kosztem rozpatruje się dopiero po zapłaceniu tego kosztu.
champions-statement-cost-arrow-separates = Strzałka w tekście zdolności oddziela koszt po jej lewej stronie od efektu po prawej.
champions-statement-cost-may-overpay = Płacąc koszt, gracz może wytworzyć więcej zasobów, niż potrzeba.
champions-statement-cost-multiple-paid-together = Jeśli karta lub zdolność ma kilka kosztów, płaci się je wszystkie jednocześnie.
champions-statement-cost-no-change-no-payment = Kosztu zdolności nie można zapłacić, jeśli jej efekt nie zmieniłby stanu gry.
champions-statement-cost-own-elements-only = Płacący gracz musi płacić kartami i elementami gry, które sam kontroluje.
champions-statement-cost-own-out-of-play-only = Jeśli koszt płaci się elementami poza grą, można użyć tylko własnych elementów poza grą płacącego gracza.

champions-statement-deckbuilding-one-identity = Gracz wybiera dokładnie jedną kartę tożsamości.
champions-statement-deckbuilding-size = Talia gracza ma co najmniej 40 i najwyżej 50 kart.
champions-statement-deckbuilding-identity-not-counted = Karty tożsamości nie wlicza się do wielkości talii.
champions-statement-deckbuilding-all-identity-specific-cards = W talii muszą być wszystkie karty własne wybranego bohatera, we wszystkich ich kopiach.
champions-statement-deckbuilding-one-aspect = W talii wolno użyć tylko jednego aspektu (agresji, sprawiedliwości, ochrony lub przywództwa).
champions-statement-deckbuilding-fill-with-aspect-or-basic = Resztę talii wypełniają karty wybranego aspektu i karty podstawowe.
champions-statement-deckbuilding-three-copies = W talii mogą być najwyżej trzy kopie, według nazwy, każdej nieunikatowej karty.
champions-statement-deckbuilding-one-copy-unique = W talii może być najwyżej jedna kopia, według nazwy, każdej unikatowej karty, łącznie z kartą tożsamości, poza wyjątkami dla różnych nazw alternatywnych lub różnych alter ego.
champions-statement-deckbuilding-identity-requirements = Trzeba spełnić wszystkie wymagania co do budowy talii podane na karcie tożsamości.

champions-statement-encounter-deck-default-sets = Każdy scenariusz ma zalecaną listę zestawów spotkań, która tworzy jego domyślną talię spotkań.

champions-statement-expert-mode-villain-stages = Tryb ekspercki używa innej kombinacji etapów złoczyńcy niż tryb standardowy.
champions-statement-expert-mode-expert-set = Tryb ekspercki dodaje do talii spotkań ekspercki zestaw spotkań.

champions-statement-modular-set-included = Większość scenariuszy, w tym wszystkie podstawowe, ma na swojej liście modułowy zestaw spotkań.
champions-statement-modular-set-swap = Zestaw modułowy scenariusza można wyjąć i zastąpić dowolnym innym zestawem modułowym.
champions-statement-modular-set-several-allowed = Do scenariusza można dodać kilka zestawów modułowych.
champions-statement-modular-set-random-unseen = Zestaw modułowy można wybrać losowo i wtasować, nie oglądając jego kart.

champions-statement-setup-order = Czternaście kroków przygotowania wykonuje się w podanej kolejności.
champions-statement-setup-step01-heroes = Krok 1: każdy gracz wybiera jednego bohatera i kładzie przed sobą tożsamość stroną alter ego ku górze.
champions-statement-setup-step02-hit-points = Krok 2: każdy gracz ustawia licznik na początkowe zdrowie z karty tożsamości.
champions-statement-setup-step03-first-player = Krok 3: gracze wybierają pierwszego gracza, który otrzymuje żeton pierwszego gracza.
champions-statement-setup-step04-obligations = Krok 4: zobowiązanie każdego wybranego bohatera wyjmuje się z jego kart i odkłada na bok.
champions-statement-setup-step05-nemesis = Krok 5: nemezis każdego gracza i jej karty spotkań odkłada się na bok.
champions-statement-setup-step06-shuffle-player-decks = Krok 6: każdy gracz tasuje swoją talię.
champions-statement-setup-step07-tokens-and-status = Krok 7: przygotowuje się pule żetonów zagrożenia, obrażeń i uniwersalnych oraz kart ogłuszenia, dezorientacji i twardości.
champions-statement-setup-step08-villain = Krok 8: wybiera się złoczyńcę, a jego talię złoczyńcy i talię głównej intrygi kładzie na środku.
champions-statement-setup-step09-villain-hit-points = Krok 9: licznik złoczyńcy ustawia się na zdrowie z karty złoczyńcy.
champions-statement-setup-step10-scheme-setup = Krok 10: wykonuje się polecenia „Przygotowanie” ze strony 1A głównej intrygi.
champions-statement-setup-step10-when-revealed = Krok 10: rozpatruje się zdolności „Po odkryciu” kart spotkań, które weszły do gry podczas przygotowania.
champions-statement-setup-step11-encounter-deck = Krok 11: talię spotkań składa się z jej zestawów, dodaje zobowiązania odłożone w kroku 4 i tasuje.
champions-statement-setup-step12-draw-hand = Krok 12: każdy gracz dobiera tyle kart, ile wynosi rozmiar ręki na jego tożsamości.
champions-statement-setup-step13-mulligan = Krok 13: każdy gracz może odrzucić z ręki dowolną liczbę kart, a potem dobrać do rozmiaru ręki.
champions-statement-setup-step13-no-reshuffle = Kart odrzuconych w mulliganie nie wtasowuje się z powrotem do talii.
champions-statement-setup-step14-character-setup = Krok 14: wykonuje się polecenia „Przygotowanie” z kart tożsamości, jeśli takie są.
champions-statement-setup-only-setup-abilities = Podczas przygotowania gracze nie używają żadnych zdolności swoich kart oprócz zdolności „Przygotowanie”.

champions-statement-player-card-title = Karta gracza ma nazwę.
champions-statement-player-card-type = Karta gracza ma rodzaj, który decyduje o tym, jak działa i jak się jej używa.
champions-statement-player-card-traits = Karta gracza ma listę cech, do których mogą odnosić się teksty zdolności.
champions-statement-player-card-ability = Karta gracza ma tekst zdolności, który mówi, jak wpływa ona na grę.
champions-statement-player-card-cost = Karta gracza, którą się zagrywa, ma koszt w zasobach.
champions-statement-player-card-hit-points = Karta postaci gracza ma zdrowie.
champions-statement-player-card-resources = Na karcie gracza są zasoby, które wytwarza ona po odrzuceniu.
champions-statement-player-card-classification = Karta gracza ma przynależność ważną przy budowie talii: karta własna bohatera, aspekt lub podstawowa.
champions-statement-player-card-thw = UDR mówi, jak dobrze postać udaremnia.
champions-statement-player-card-atk = ATK mówi, jak dobrze postać atakuje.
champions-statement-player-card-def = OBR mówi, jak dobrze postać się broni.
champions-statement-player-card-rec = REG mówi, jak dobrze alter ego się regeneruje.
champions-statement-player-card-consequential-damage = Przy zdolności podstawowej mogą być symbole obrażeń następczych, czyli obrażeń, które postać otrzymuje za jej użycie.
champions-statement-player-card-hand-size = Każda strona tożsamości ma rozmiar ręki, do którego gracz co rundę dostosowuje swoją rękę.
champions-statement-player-card-collector-info = Na karcie podany jest produkt, z którego pochodzi, i jej numer w tym produkcie.
champions-statement-player-card-unique-symbol = Na karcie może być symbol unikatowości.
champions-statement-player-card-alternate-name = Na karcie sojusznika może być nazwa alternatywna.

champions-statement-scenario-card-title = Karta scenariusza ma nazwę.
champions-statement-scenario-card-type = Karta scenariusza ma rodzaj, który decyduje o tym, jak działa i jak się jej używa.
champions-statement-scenario-card-traits = Karta scenariusza ma listę cech, do których mogą odnosić się teksty zdolności.
champions-statement-scenario-card-ability = Karta scenariusza ma tekst zdolności, który mówi, jak wpływa ona na grę.
champions-statement-scenario-card-hit-points = Karta postaci scenariusza ma zdrowie.
champions-statement-scenario-card-sch = KNU mówi, jak dobrze wróg knuje.
champions-statement-scenario-card-atk = ATK mówi, jak dobrze wróg atakuje.
champions-statement-scenario-card-boost-icons = Na karcie są symbole wzmocnienia, które mówią, jaką ma ona siłę, gdy odrzuca się ją jako kartę wzmocnienia.
champions-statement-scenario-card-starting-threat = Początkowe zagrożenie to zagrożenie kładzione na karcie, gdy wchodzi ona do gry.
champions-statement-scenario-card-acceleration = Przyspieszenie mówi, jak szybko główna intryga postępuje w każdej rundzie.
champions-statement-scenario-card-target-threat = Próg zagrożenia to zagrożenie, które musi zebrać się na intrydze, aby talia intryg przeszła dalej.
champions-statement-scenario-card-stage-number = Karta złoczyńcy lub głównej intrygi ma numer etapu w scenariuszu.
champions-statement-scenario-card-encounter-set-name = Karta scenariusza podaje nazwę zestawu spotkań, do którego należy.
champions-statement-scenario-card-encounter-set-info = Na karcie scenariusza podana jest liczebność jej zestawu spotkań i jej numer w tym zestawie.
champions-statement-scenario-card-collector-info = Na karcie scenariusza podany jest produkt, z którego pochodzi, i jej numer w tym produkcie.

## Uwagi do zasad.

champions-note-grim-worst-outcome = Program sam nie zauważy nierozstrzygniętej kwestii; nasze odczytanie: każdą kolejność lub kwestię, którą kompendium zostawia otwartą i której nie rozstrzyga żadna z tych uwag, przedstawia się graczom jako wybór oznaczony jako ten na ich niekorzyść i stosuje się opcję, którą wskażą jako najgorszą.

champions-note-activation-once-per-player = Kompendium nie podaje tu kolejności graczy; nasze odczytanie: w kolejności graczy.
champions-note-activation-boost-every-time = Aktywacja, którą zastępuje karta ogłuszenia lub dezorientacji, nie dochodzi do skutku i nie daje karty wzmocnienia.

champions-note-form-change-once-per-round = To hasło mówi: raz na rundę w turze gracza, a hasło o turze gracza: raz na turę. Przyjmujemy odczytanie, że raz na własną turę; gracz ma jedną turę w rundzie.

champions-note-control-new-location-untouchable = Zdanie jest zwięzłe; nasze odczytanie: w ramach tego przeniesienia nic nie może zareagować na kartę w strefie właściciela ani jej dosięgnąć. Późniejsze efekty widzą ją tam jak każdą inną kartę.
champions-note-control-moves-to-new-area = Żadna karta zestawu podstawowego nie zmienia kontroli nad kartą w grze; zasadę sprawdzamy na wymyślonej karcie.

champions-note-ability-usable-only-from-play = Zdolności wzmocnienia, tekst kart zasobów i rozpatrywane zobowiązania podlegają własnym hasłom, choć karty nie ma w tej chwili w grze.

champions-note-enemy-attack-defender-must-exhaust = Kompendium mówi o jednym bohaterze lub sojuszniku jako obrońcy; nasze odczytanie: przed jednym atakiem broni się, wyczerpując się, najwyżej jedna postać.
champions-note-enemy-attack-hero-defender-reduces-by-def = Chodzi o podstawową zdolność obrony: sama zdolność oznaczona słowem „obrona” czyni bohatera obrońcą, ale nie dodaje OBR.
champions-note-enemy-attack-undefended-definition = Zdolność oznaczona słowem „obrona” sprawia, że atak nie jest już bez obrony, od chwili jej użycia; efekt wzmocnienia odkryty wcześniej (Kree Manipulator, Electric Whip Attack) widział jeszcze atak bez obrony.

champions-note-interrupt-changed-condition-blocks-rest = Trudno to pogodzić z hasłem o zastąpieniu (z kilku efektów zastępujących przy jednym warunku wygrywa najnowszy). Nasze odczytanie: kilka zastąpień istnieje obok siebie tylko wtedy, gdy zainicjowano je, zanim którekolwiek z nich zmieniło warunek.

champions-note-defend-labelled-ability = Kompendium nie mówi, co oznacza obrona zdolnością z takim oznaczeniem. Nasze odczytanie: czyni ona gracza broniącym się; wyczerpuje bohatera tylko wtedy, gdy tak mówi; OBR zmniejsza obrażenia tylko przy podstawowej zdolności obrony.
champions-note-defend-labelled-no-exhaust = Kompendium mówi to tylko o oznaczeniach „atak” i „udaremnianie”; przyjmujemy, że „obrona” działa tak samo.

champions-note-deal-encounter-queue-in-steps-three-and-four = Nasze odczytanie: kartę rozdaną w czwartym kroku graczowi, który już wszystko odkrył, odkrywa się jeszcze przed końcem czwartego kroku.

champions-note-star-points-to-text = Pierwsze zdanie hasła mówi, że gwiazda jest w polu przyspieszenia; jego ostatni punkt i hasło o wzmocnieniu mówią o polu wzmocnienia i to obowiązuje.
champions-note-star-by-atk = Gwiazda Meltera oznacza zdolność stałą (przymusową obronę sojusznikami), czyli ani przerwanie, ani reakcję; rozstrzyga tekst karty.
champions-note-star-in-boost-field = Kompendium mówi tutaj, że zdolność działa, gdy kartę odrzuca się jako kartę wzmocnienia, a gdzie indziej, że od razu po jej odkryciu. Nasze odczytanie: rozpatruje się ją po odkryciu, a odrzucenie następuje potem.

champions-note-initiation-determine-cost = Kompendium wymienia modyfikatory kosztu dwa razy (w krokach 2 i 3); połączyliśmy to w jedną zasadę.

champions-note-confused-player-thwart-replaced = Kompendium wymienia tylko bohatera i sojusznika. Nasze odczytanie: zastępuje się też zdolność oznaczoną słowem „udaremnianie” użytą w formie alter ego (Legal Practice). Sojusznik, którego udaremnianie zastąpiono, nie udaremniał i nie otrzymuje obrażeń następczych.
champions-note-confused-enemy-scheme-replaced = Nasze odczytanie: knucie w ogóle się nie zaczyna, więc nie daje się na nie karty wzmocnienia.

champions-note-stunned-player-attack-replaced = Nasze odczytanie: sojusznik, którego atak zastąpiono, nie atakował i nie otrzymuje obrażeń następczych.
champions-note-stunned-enemy-attack-replaced = Nasze odczytanie: atak w ogóle się nie zaczyna, więc ogłuszony złoczyńca nie dostaje na niego karty wzmocnienia.

champions-note-tough-damage-replaced = Obrażenia zatrzymane przez twardość nie zostawiają nic dla przebicia.

champions-note-overkill-ally-defender = Obrażenia zatrzymane przez twardość nie zostawiają nic dla przebicia.
champions-note-overkill-ally-spill-if-able = Słowo kluczowe mówi o bohaterze; odpowiedź wydawcy: nadmiar przyjmuje tożsamość w dowolnej formie, bo obrażenia nie są związane z formą.
champions-note-overkill-minion-to-villain = Obrażenia zatrzymane przez twardość nie zostawiają nic dla przebicia.
champions-note-overkill-tough-leaves-nothing = Kompendium nie omawia twardości razem z przebiciem; wynika to z tego, że przy twardości nie zadaje się żadnych obrażeń.

champions-note-restricted-max-two = Granicę można przekroczyć na tę chwilę, w której działa zasada „Nadmiarową kartę z ograniczeniem odrzuca się od razu”. Żadna karta zestawu podstawowego nie ma ograniczenia; zasadę sprawdzamy na wymyślonej karcie.

champions-note-guard-villain-with-guard-exempt = Dosłowne odczytanie kompendium („jeśli ten nie ma słowa kluczowego straż”). Żaden złoczyńca zestawu podstawowego nie ma straży; zasadę sprawdzamy na wymyślonej karcie.

champions-note-peril-no-consulting = Rozmów przy stole program nie dosięgnie; chodzi tylko o jego własne kanały. Żadna karta zestawu podstawowego nie ma ryzyka.
champions-note-peril-others-locked-out = Żadna karta zestawu podstawowego nie ma ryzyka; podstęp jest wymyśloną kartą.

champions-note-retaliate-damage-after-attack = Kompendium nie mówi, kto otrzymuje obrażenia; odczytujemy, że atakujący, tak jak na kartach.

champions-note-quickstrike-attacks-on-engaging = Kompendium mówi, że wróg wybiera gracza na swój cel; odczytujemy to jako wejście w zwarcie.

champions-note-player-deck-empty-reshuffle = Kompendium milczy o przypadku, gdy stos kart odrzuconych też jest pusty; nasze odczytanie: nowa talia nie powstaje, a trwające dobieranie lub odrzucanie się kończy.
champions-note-player-deck-empty-encounter-card-penalty = Kompendium mówi, że gracz bierze jedną kartę z talii spotkań. Nasze odczytanie: dostaje ją zakrytą i odkrywa w czwartym kroku.

champions-note-encounter-deck-empty-reshuffle = Jeśli stos kart odrzuconych też jest pusty, talia pozostaje pusta, dopóki jakaś karta nie zostanie odrzucona lub nie trzeba będzie jej wziąć.
champions-note-encounter-deck-empty-acceleration-token = Według hasła o żetonie przyspieszenia żeton leży na głównej intrydze, a według tego hasła obok talii głównej intrygi. Nasze odczytanie: jest związany z talią głównej intrygi i przetrwa zmianę etapu.
champions-note-encounter-deck-empty-no-cards-left = Kompendium milczy; to odpowiedź wydawcy.

champions-note-limit-per-copy = Żadna karta zestawu podstawowego z takim limitem nie ma dwóch kopii; zasadę sprawdzamy na wymyślonej karcie.
champions-note-limit-cancelled-counts = Żadna karta zestawu podstawowego nie anuluje zdolności gracza; zasadę sprawdzamy na wymyślonej karcie.

champions-note-ally-limit-three = Kompendium nie mówi, czy czwartego sojusznika nie wolno zagrać. Nasze odczytanie: można go zagrać lub wprowadzić do gry, a gracz, który przekracza limit sojuszników, wybiera sojusznika do odrzucenia.

champions-note-may-named-player = Żadna karta zestawu podstawowego nie wskazuje innego gracza słowem „może”; zasadę sprawdzamy na wymyślonej karcie.

champions-note-engaged-stays-until-ability = Zdanie kompendium jest rozerwane (słowa o zdolności karty, która każe poplecznikowi wejść w zwarcie z innym graczem, wiszą przy zasadzie przydziału); odczytujemy je jako osobną zasadę.

champions-note-indirect-damage-divided = Kompendium nie mówi, kto rozdziela. Nasze odczytanie: każdy gracz, którego to dotyczy, rozdziela obrażenia między swoje postacie. Żadna karta zestawu podstawowego nie zadaje obrażeń pośrednich; zasadę sprawdzamy na wymyślonej karcie.
champions-note-indirect-damage-cap-per-character = Nasze odczytanie: obrażenia, których nie może przyjąć żadna postać gracza, przepadają.

champions-note-main-scheme-starting-threat = Wszystkie główne intrygi zestawu podstawowego zaczynają od 0. Etap 1B otrzymuje początkowe zagrożenie podczas przygotowania.

champions-note-gain-hit-points-lost-when-inactive = Kompendium mówi tylko, że zmodyfikowana wartość wraca. Nasze odczytanie: o premię spada i obecne, i maksymalne zdrowie.

champions-note-hazard-extra-encounter-card = Kompendium mówi najpierw „rozdajcie wszystkim graczom po jednej dodatkowej karcie”, a potem „pierwszą dodatkową kartę pierwszemu graczowi, drugą drugiemu”. Nasze odczytanie: łącznie jedna dodatkowa karta spotkania za każdy symbol niebezpieczeństwa, rozdawana w kolejności graczy.
champions-note-hazard-dealt-in-player-order = Łącznie jedna dodatkowa karta spotkania za każdy symbol niebezpieczeństwa, rozdawana w kolejności graczy; gdy symboli jest więcej niż graczy, rozdaje się dalej od początku.

champions-note-event-voluntary = Kompendium używa tu innego słowa niż przy „wymuszone” („obowiązkowo”); odczytujemy je jako „wymuszone”.

champions-note-minion-activates-after-villain = Kompendium mówi tylko „po kolei”; nasze odczytanie: kolejność kilku popleczników jednego gracza wybiera ten gracz.

champions-note-qualifier-applies-to-each-item = Żadna karta zestawu podstawowego nie ma takiego wyliczenia w tej postaci; zasadę sprawdzamy na wymyślonej karcie.

champions-note-put-into-play-ignores-play-restrictions = Unikatowość i limit sojuszników nie są ograniczeniami zagrywania i nadal obowiązują.

champions-note-in-play-new-copy = Kompendium milczy; to odpowiedź wydawcy. Złoczyńca, którego etap się zmienia, nie opuszcza gry.

champions-note-play-permission-optional-exception = Żadna karta zestawu podstawowego nie daje takiego pozwolenia (Make the Call wprowadza do gry); zasadę sprawdzamy na wymyślonej karcie.

champions-note-villain-phase-step-three-deal = W kroku 3 kompendium drukuje „symbol zagrożenia”; może chodzić tylko o symbol niebezpieczeństwa.

champions-note-player-turn-any-order-any-number = Zmiana formy: raz na własną turę, zob. zasadę „Raz w swojej turze gracz może zmienić formę”.
champions-note-player-turn-basic-powers-by-form = Kompendium drukuje tu inne słowo na udaremnianie; chodzi o podstawową zdolność udaremniania.

champions-note-deckbuilding-three-copies = Przeczy to zasadzie „W talii są wszystkie karty bohatera” w przypadku karty Wakanda Forever! (5 kopii). Nasze odczytanie: karty własne bohatera są wyjątkiem, ich liczbę ustala bohater.
champions-note-deckbuilding-identity-requirements = Żadna tożsamość zestawu podstawowego nie ma takiego wymagania; zasadę sprawdzamy na wymyślonej karcie.

champions-note-setup-step04-obligations = Krok 4 mówi o jednym zobowiązaniu na bohatera, a hasło o zobowiązaniach o jednym lub kilku, które wszystkie się wtasowuje. Nasze odczytanie: bierze się wszystkie.
champions-note-setup-step10-scheme-setup = Nie wymienia tego żaden krok przygotowania; nasze odczytanie: początkowe zagrożenie etapu 1B kładzie się tutaj, podczas przygotowania, gdy pojawia się 1B.
champions-note-setup-step10-when-revealed = Kompendium składa talię spotkań dopiero w kroku 11. Nasze odczytanie: zestawy scenariusza zbiera się i tasuje przed krokiem 10, aby mogły z nich korzystać teksty „Przygotowanie” i „Po odkryciu”; w kroku 11 dodaje się zobowiązania i tasuje ponownie.
champions-note-setup-step11-encounter-deck = Zob. zasadę o zdolnościach „Po odkryciu” w kroku 10: karty zestawów są już zebrane, gdy potrzebuje ich krok 10.
champions-note-setup-only-setup-abilities = Kompendium milczy; to odpowiedź wydawcy.

champions-note-scenario-card-starting-threat = Żaden krok przygotowania nie mówi wprost o początkowym zagrożeniu etapu 1B głównej intrygi; wynika ono z tego pola i kładzie się je podczas przygotowania.
champions-note-scenario-card-encounter-set-info = Sprawdzone z tabelą kart zestawu podstawowego: zobowiązania mają w niej kod zestawu bohatera i żadnego numeru w zestawie.

## Uzasadnienia.

champions-reason-golden-reference-over-learn-to-play = Chodzi o pierwszeństwo między dwiema drukowanymi książkami; program ma tylko jeden zbiór zasad, więc żaden stan gry nie pokaże, której z nich się trzymał.

champions-reason-supply-substitutes = Dotyczy tylko fizycznych elementów; programowi nigdy nie zabraknie żetonów (zob. zasadę „Liczba żetonów i kart stanu jest nieograniczona”).

champions-reason-discussion-free-talk = To rozmowy ludzi przy stole; nie zależy od nich żaden stan gry. Jedyne ograniczenie to zasada „Ryzyko: nie wolno naradzać się z innymi”.
