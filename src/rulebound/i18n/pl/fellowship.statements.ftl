### Drużyna Pierścienia: każda zasada w pełnym brzmieniu.

fellowship-statement-core-cooperative = Gra jest kooperacyjna: wszyscy gracze razem wygrywają albo razem przegrywają; nigdy nie ma jednego zwycięzcy.
fellowship-statement-core-player-count = W grę gra od 1 do 4 graczy.
fellowship-statement-core-box-contents = W pudełku jest 12 kart bohaterów, 188 kart graczy, 84 karty spotkań, 10 kart wyprawy, 16 kart łask i brzemion oraz 3 karty kampanii.
fellowship-statement-core-box-components = W pudełku jest 66 żetonów obrażeń, 66 żetonów postępu, 57 żetonów zasobów, 4 liczniki zagrożenia i jeden żeton pierwszego gracza.
fellowship-statement-core-threat-dial-per-player = Każdy gracz ma osobny licznik zagrożenia, który zmienia się natychmiast, gdy jakiś efekt podnosi lub obniża zagrożenie tego gracza.

fellowship-statement-state-ready-or-exhausted = Każda karta gracza w grze jest w dokładnie jednym z dwóch stanów: gotowa albo wyczerpana.

fellowship-statement-starter-legal-as-printed = W pierwszej i w każdej późniejszej grze gracz może zamiast własnej talii użyć jednej z czterech talii startowych z pudełka, zgodnie z jej spisem.
fellowship-statement-starter-leadership = Talia startowa „Dowodzenie”: bohaterowie Aragorn, Théodred, Glóin; wszystkie kopie kart 13–27 oraz dwie kopie karty 73.
fellowship-statement-starter-tactics = Talia startowa „Taktyka”: bohaterowie Gimli, Legolas, Thalin; wszystkie kopie kart 28–42 oraz dwie kopie karty 73.
fellowship-statement-starter-spirit = Talia startowa „Duch”: bohaterowie Éowyn, Eleanor, Dúnhere; wszystkie kopie kart 43–57 oraz dwie kopie karty 73.
fellowship-statement-starter-lore = Talia startowa „Wiedza”: bohaterowie Denethor, Glorfindel, Beravor; wszystkie kopie kart 58–72 oraz dwie kopie karty 73.

fellowship-statement-scenario-passage-quest-cards = „Przeprawa przez Mroczną Puszczę” używa kart wyprawy 119 (Flies and Spiders), 120 (A Fork in the Road), 121 i 122 (obie A Chosen Path).

fellowship-statement-quest-enters-side-a = Karty wyprawy zawsze wchodzą do gry stroną A ku górze.

fellowship-statement-scenario-passage-encounter-cards = „Przeprawa przez Mroczną Puszczę” używa wszystkich kart spotkań o numerach 74–80 i 89–100.

fellowship-statement-setup-shuffle-decks = Przygotowanie, krok 1: każdą talię gracza i talię spotkań tasuje się osobno, bez bohaterów w taliach graczy i bez kart wyprawy w talii spotkań.
fellowship-statement-setup-token-pool = Przygotowanie, krok 3: żetony obrażeń, postępu i zasobów leżą na początku we wspólnej puli żetonów, żadne na kartach.
fellowship-statement-setup-first-player = Przygotowanie, krok 4: gracze wybierają pierwszego gracza (większością), a jeśli nie mogą się zgodzić, losowo; gracz ten bierze żeton pierwszego gracza.
fellowship-statement-setup-opening-hand = Przygotowanie, krok 5: każdy gracz dobiera 6 wierzchnich kart ze swojej talii.
fellowship-statement-setup-quest-deck-order = Przygotowanie, krok 6: talię wyprawy układa się według rosnących numerów etapów, z etapem 1A na wierzchu; nigdy się jej nie tasuje.
fellowship-statement-setup-scenario-instructions = Przygotowanie, krok 7: wykonuje się tekst „Przygotowanie” etapu 1A, potem odwraca kartę na stronę 1B; po tym zaczyna się runda 1.

fellowship-statement-example-passage-setup = „Przeprawa przez Mroczną Puszczę”, przygotowanie 1A: w talii spotkań wyszukuje się 1 kopię karty Forest Spider i 1 kopię karty Old Forest Road, dodaje je do strefy przeciwności, a potem tasuje talię spotkań.

fellowship-statement-zone-areas = Na stole są takie strefy: strefa przeciwności, obecna wyprawa, aktywny obszar, talia spotkań, odrzucone karty spotkań, pula żetonów; a u każdego gracza: bohaterowie, sojusznicy, wrogowie w zwarciu, talia, stos kart odrzuconych, licznik zagrożenia i ewentualnie żeton pierwszego gracza.

fellowship-statement-round-phase-order = Runda ma siedem faz w takiej kolejności: zasobów, planowania, wyprawy, podróży, spotkań, walki, odpoczynku.

fellowship-statement-resource-pool-per-hero = Każdy bohater ma własną pulę zasobów; z żetonów jednego bohatera nie korzysta inny.

fellowship-statement-draw-no-hand-limit = Nie ma maksymalnej liczby kart na ręce.

fellowship-statement-cost-multi-hero-payment = Koszt jednej karty można rozłożyć na kilku bohaterów, jeśli zasoby każdego z płacących pasują do karty.

fellowship-statement-starter-single-sphere = Przy taliach startowych nie trzeba zważać na dopasowanie zasobów, bo wszystkie karty takiej talii należą do jednej sfery, tej samej co jej bohaterowie.

fellowship-statement-play-ally-placement = Zagranego sojusznika kładzie się w strefie gry gracza, który go zagrał.
fellowship-statement-play-attachment-attached = Zagrany dodatek dołącza się do innej karty, która jest już w grze.
fellowship-statement-play-attachment-legal-host = Dodatek można dołączyć tylko do karty, na którą pozwala jego własny tekst.

fellowship-statement-sphere-list = Cztery sfery wpływów to dowodzenie, wiedza, duch i taktyka.

fellowship-statement-example-payment = Za kartę mogą zapłacić tylko bohaterowie, których symbol zasobów pasuje do jej sfery, bez względu na inne zasoby gracza.

fellowship-statement-staging-always = Krok przeciwności następuje w każdej rundzie, także gdy na wyprawę nie wysłano żadnej postaci.

fellowship-statement-example-king-spider = Efekt „Po ujawnieniu” karty King Spider sprawia, że każdy gracz wyczerpuje jedną swoją postać.
fellowship-statement-example-caption-values = Wydrukowane wartości, które podają ilustracje instrukcji: Aragorn ma siłę woli 2; King Spider i Great Forest Web mają zagrożenie 2.
fellowship-statement-example-quest-resolution = Zdolności użyte przed rozstrzygnięciem zmieniają porównywane sumy; karty, które już są w strefie przeciwności, liczą się razem z nowo ujawnionymi.

fellowship-statement-travel-cost-unpayable = Jeśli gracze nie mogą opłacić kosztu podróży, nie mogą udać się do tego obszaru.
fellowship-statement-travel-next-after-explored = Po zbadaniu aktywnego obszaru gracze mogą udać się do nowego w następnej fazie podróży.

fellowship-statement-engagement-highest-first = Podczas testu w zwarcie z graczem wchodzi wróg o najwyższym koszcie zwarcia, który nie przekracza zagrożenia tego gracza.

fellowship-statement-example-engagement-first = Przykład, testy 1 i 2: z pierwszym graczem (zagrożenie 24) w zwarcie wchodzi King Spider (20), a potem z drugim graczem (zagrożenie 35) Ungoliant’s Spawn (32).
fellowship-statement-example-engagement-second = Przykład, testy od 3 do 5: z graczem 1 (24) nie wchodzi w zwarcie nikt, z graczem 2 (35) Forest Spider (25), potem z nikim nie może już wejść w zwarcie żaden wróg i krok się kończy, a Goblin Sniper zostaje w strefie przeciwności.

fellowship-statement-engagement-pass-not-final = Gracz, z którym w teście nie wszedł w zwarcie żaden wróg, nadal bierze udział w kolejnych rundach testów tego samego kroku.

fellowship-statement-shadow-face-down-hidden = Karty cienia leżą zakryte i przed rozpatrzeniem nie wolno ich oglądać.
fellowship-statement-shadow-no-reshuffle = Jeśli podczas rozdawania kart cienia wyczerpie się talia spotkań, stosu jej kart odrzuconych się nie tasuje; wrogowie, dla których zabrakło kart, nie dostają karty cienia.
fellowship-statement-shadow-leaves-with-enemy = Gdy wróg opuszcza grę, jego karty cienia zostają odrzucone.
fellowship-statement-shadow-only-shadow-text = Z karty cienia rozpatruje się tylko tekst po słowie „Cień:”; cały pozostały tekst się ignoruje.

fellowship-statement-combat-player-attack-after-all-enemies = Ataki graczy zaczynają się dopiero wtedy, gdy każdy wróg w zwarciu z którymkolwiek graczem miał swój atak.
fellowship-statement-combat-one-attack-per-enemy = Aktywny gracz może w jednej fazie ogłosić jeden atak przeciw każdemu wrogowi, który jest z nim w zwarciu.

fellowship-statement-example-defence-shadow-boost = Przykład: efekt cienia, który zwiększa siłę ataku, wpływa na obrażenia tego samego ataku.
fellowship-statement-example-defence-choice-of-order = Przykład: aktywny gracz wybiera, który wróg w zwarciu zaatakuje najpierw, bez względu na koszty zwarcia.
fellowship-statement-example-undefended-single-hero = Przykład: atak bez obrońcy wroga Forest Spider (siła ataku 2), którego karta cienia Enchanted Stream nie ma efektu cienia, zadaje 2 obrażenia jedynemu bohaterowi.

fellowship-statement-shadow-revealed-if-undefended = Kartę cienia odkrywa się i rozpatruje także przy ataku bez obrońcy.

fellowship-statement-example-attack-kill = Przykład: Glorfindel (siła ataku 3) przeciw wrogowi Dol Guldur Orcs (siła obrony 0, 3 punkty wytrzymałości) niszczy tego wroga.
fellowship-statement-example-attack-survive = Przykład: Legolas (3) i Gondorian Spearman (1) przeciw wrogowi Dol Guldur Beastmaster (siła obrony 1, 5 punktów wytrzymałości) zadają 3 obrażenia, a wróg przeżywa.

fellowship-statement-quest-completed-stage-removed = Ukończoną kartę wyprawy natychmiast się usuwa i ujawnia następną kartę wyprawy tego scenariusza.
fellowship-statement-quest-side-a-then-flip = Ujawniając nową kartę wyprawy, wykonuje się w całości stronę A, a potem odwraca kartę na stronę B.

fellowship-statement-elimination-enemies-keep-attachments = Wrogowie, którzy wrócili do strefy przeciwności, bo ich gracz odpadł, zachowują żetony obrażeń i dodatki.

fellowship-statement-damage-accumulates = Obrażenia na postaciach i wrogach zostają i kumulują się przez całą grę, dopóki nie zostaną wyleczone.
fellowship-statement-damage-heal = Leczenie zdejmuje z karty podaną liczbę żetonów obrażeń, ale nigdy więcej, niż na niej jest.

fellowship-statement-ability-player-card-types = Karty bohaterów i graczy mają pięć rodzajów zdolności: akcje, odpowiedzi, słowa kluczowe, stałe zdolności i efekty wymuszone; „Po ujawnieniu” mają karty spotkań i wyprawy.

fellowship-statement-action-phase-restricted = Akcję nazwaną od fazy (na przykład „Akcja w fazie wyprawy”, „Akcja w fazie walki”) można wykonać tylko w oknach akcji tej fazy.

fellowship-statement-response-aragorn-example = Za każdym razem, gdy Aragorn wyrusza na wyprawę, można użyć jego odpowiedzi: wydać 1 zasób z jego puli, aby go przygotować.
fellowship-statement-response-source-in-play = Aby użyć odpowiedzi bohatera, sojusznika lub dodatku, karta ta musi być w grze.

fellowship-statement-ranged-normal-requirements = Atakujący na dystans musi być gotowy, wyczerpuje się go przy ogłoszeniu i musi spełniać wszystkie zwykłe wymagania ataku.

fellowship-statement-permanent-when-added = O tym, kiedy karty stałe dodaje się do gry lub do puli kampanii, mówią karty kampanii.
fellowship-statement-permanent-cannot-be-removed = Karty stałej nie może usunąć żaden efekt karty spotkania.
fellowship-statement-permanent-not-by-player = Karty stałej nie może usunąć gracz.
fellowship-statement-permanent-campaign-only = Słowo „Na stałe” mają tylko łaski i brzemiona używane w trybie kampanii.

fellowship-statement-sentinel-normal-requirements = Wartownik broniący innego gracza musi być gotowy, wyczerpuje się i musi spełniać wszystkie zwykłe wymagania obrony.

fellowship-statement-forced-every-time = Efekt wymuszony trzeba zastosować za każdym razem, gdy nastąpi jego zdarzenie w grze.
fellowship-statement-forced-special-kinds = Efekty „Po ujawnieniu”, cienia i podróży to szczególne rodzaje efektów wymuszonych, związane ze zwykłymi zdarzeniami gry.

fellowship-statement-example-enchanted-stream = Dopóki aktywnym obszarem jest Enchanted Stream, żaden gracz nie dobiera kart, także w kroku 1.3.

fellowship-statement-unique-after-leaving = Gdy karta unikatowa opuści grę, można ponownie zagrać kartę o tym samym tytule.

fellowship-statement-neutral-full-cost = Karta neutralna nadal kosztuje tyle, ile na niej wydrukowano; nie wymaga tylko dopasowania sfery.

fellowship-statement-objective-claim = Aby zdobyć cel, opłaca się jego koszt i/lub pokonuje inną kartę spotkania, zgodnie z jego tekstem; potem przechodzi on do strefy gracza, który go zdobył, albo zostaje dołączony do bohatera.

fellowship-statement-guarded-enemy-attached = Dołączony wróg pozostaje dołączony, dopóki nie zostanie zniszczony lub nie opuści gry za sprawą efektu karty.
fellowship-statement-guarded-location-attached = Dołączony obszar pozostaje dołączony, dopóki nie zostanie zbadany lub nie opuści gry za sprawą efektu karty.
fellowship-statement-guarded-treachery = Podstęp ujawniony jako straż rozpatruje się (lub anuluje) jak zwykle i nie dołącza, więc cel zostaje bez straży.
fellowship-statement-guarded-objective = Celów nie można dołączać do celów: jeśli kartą straży jest inny cel, również kładzie się go w strefie przeciwności i ujawnia jeszcze jedną kartę dla pierwszego strzeżonego celu.

fellowship-statement-scenario-passage-sets = „Przeprawa przez Mroczną Puszczę”: zestawy spotkań „Przeprawa przez Mroczną Puszczę”, „Pająki z Mrocznej Puszczy”, „Orkowie z Dol Guldur”.
fellowship-statement-scenario-passage-difficulty = „Przeprawa przez Mroczną Puszczę” ma poziom trudności 1.
fellowship-statement-scenario-anduin-sets = „Podróż wzdłuż Anduiny”: zestawy spotkań „Podróż wzdłuż Anduiny”, „Macki Saurona”, „Orkowie z Dol Guldur”, „Dzikie Kraje”.
fellowship-statement-scenario-anduin-difficulty = „Podróż wzdłuż Anduiny” ma poziom trudności 4.
fellowship-statement-scenario-dol-guldur-sets = „Ucieczka z Dol Guldur”: zestawy spotkań „Ucieczka z Dol Guldur”, „Pająki z Mrocznej Puszczy”, „Orkowie z Dol Guldur”.
fellowship-statement-scenario-dol-guldur-difficulty = „Ucieczka z Dol Guldur” ma poziom trudności 7.

fellowship-statement-mode-two-modes = Są dwa tryby trudności: łatwy i normalny.
fellowship-statement-mode-scoring-any = Punkty można liczyć w obu trybach trudności.
fellowship-statement-mode-easy-resource = Tryb łatwy: podczas przygotowania do puli zasobów każdego bohatera dodaje się 1 zasób.
fellowship-statement-mode-easy-remove-cards = Tryb łatwy: z talii spotkań usuwa się każdą kartę, której symbol zestawu spotkań ma złoty pierścień.
fellowship-statement-mode-normal = Tryb normalny używa przygotowania scenariusza bez zmian.

fellowship-statement-deck-hero-unique-between-players = Dwóch graczy nie może wybrać tego samego bohatera.
fellowship-statement-deck-unique-ally-same-name-hero = Unikatowy sojusznik nie może wejść do gry, dopóki jest w niej bohater o tym samym imieniu.
fellowship-statement-deck-cross-check = Przed każdą grą gracze muszą się upewnić, że ich talie nie przeszkadzają sobie nawzajem (ci sami bohaterowie, unikatowi sojusznicy o imieniu bohatera).
fellowship-statement-deck-free-mix = W granicach wielkości talii i liczby kopii dozwolony jest dowolny zestaw sojuszników, dodatków i wydarzeń, także kart, za które żaden bohater nie może zapłacić.

fellowship-statement-sample-leadership-spirit-heroes = Przykładowa talia „Dowodzenie i duch”: bohaterowie Aragorn, Théodred, Éowyn.
fellowship-statement-sample-leadership-spirit-allies = Jej sojusznicy: Gandalf 3, Faramir 2, Guard of the Citadel 3, Longbeard Orc Slayer 2, Silverlode Archer 2, Snowbourn Scout 3, Son of Arnor 2, Lórien Guide 2, Northern Tracker 2, Wandering Took 3.
fellowship-statement-sample-leadership-spirit-events = Jej wydarzenia: Grim Resolve 2, Sneak Attack 3, Valiant Sacrifice 3, A Test of Will 3, Dwarven Tomb 2, Stand and Fight 2, The Galadhrim’s Greeting 2.
fellowship-statement-sample-leadership-spirit-attachments = Jej dodatki: Celebrían’s Stone 3, Steward of Gondor 3, Unexpected Courage 3.
fellowship-statement-sample-lore-tactics-heroes = Przykładowa talia „Wiedza i taktyka”: bohaterowie Beravor, Denethor, Legolas.
fellowship-statement-sample-lore-tactics-allies = Jej sojusznicy, po 3 kopie: Gandalf, Gléowine, Henamarth Riversong, Daughter of the Nimrodel, Erebor Hammersmith, Miner of the Iron Hills, Gondorian Spearman, Veteran Axehand.
fellowship-statement-sample-lore-tactics-events = Jej wydarzenia, po 3 kopie: Radagast’s Cunning, Secret Paths, Blade Mastery, Feint, Quick Strike.
fellowship-statement-sample-lore-tactics-attachments = Jej dodatki: Forest Snare 2, Protector of Lórien 3, Horn of Gondor 3, Blade of Gondolin 3.

fellowship-statement-campaign-no-carry-over = Łaski, brzemiona i inne zmiany zyskane w jednej kampanii nie przechodzą do innych gier ani kampanii, chyba że mówi o tym karta.
fellowship-statement-campaign-resolution-exception = Tekst „Rozstrzygnięcie” karty kampanii może przenieść coś poza kampanię (przykład: karta kampanii „Ucieczki z Dol Guldur”).

fellowship-statement-score-only-on-win = Wynik liczy się tylko wtedy, gdy gracze wygrali.
fellowship-statement-score-base = Wynik bazowy to suma końcowego zagrożenia każdego gracza, kosztu zagrożenia każdego bohatera, który odpadł lub leży na stosie kart odrzuconych, i żetonów obrażeń na wszystkich bohaterach, którzy przeżyli.
fellowship-statement-score-rounds = Za każdą ukończoną rundę dodaje się 10.
fellowship-statement-score-victory-points = Odejmuje się punkty zwycięstwa zebrane w scenariuszu; to, co wyjdzie, jest wynikiem końcowym.
fellowship-statement-score-lower-is-better = Im niższy wynik, tym lepiej.

fellowship-statement-victory-points-count = Punkty zwycięstwa kart z puli zwycięstwa liczy się do wyniku na koniec gry.

fellowship-statement-log-fields = Dziennik kampanii zawiera: do 4 graczy z ich bohaterami, poległych bohaterów, kary do zagrożenia, notatki, ukończone scenariusze z wynikiem, pulę kampanii (łaski, brzemiona) i wynik kampanii.

fellowship-statement-score-sheet-fields = Arkusz wyników zawiera tytuł scenariusza, liczbę graczy i notatki; dla każdego gracza: imię, końcowe zagrożenie, koszt zagrożenia poległych bohaterów, obrażenia żyjących bohaterów i wynik gracza; a dla całej grupy: rundy, sumę, punkty zwycięstwa i razem.

fellowship-statement-golden-whole-line = Kompendium obejmuje całą serię i wszystkie jej produkty pasują do tego pudełka, więc zasada może dotyczyć kart spoza niego.
fellowship-statement-golden-reference-over-rulebook = Jeśli instrukcja i kompendium zasad się różnią, rozstrzyga kompendium.
fellowship-statement-golden-card-over-rules = Jeśli tekst karty przeczy kompendium lub instrukcji, rozstrzyga karta.
fellowship-statement-golden-grim-rule = Jeśli kompendium nie rozstrzyga konfliktu zasad lub kolejności, wybiera się opcję najgorszą dla wygrania scenariusza.

fellowship-statement-location-moved-out-of-staging = Obszar, do którego udają się gracze, opuszcza strefę przeciwności, kładzie się go obok talii wyprawy i staje się aktywnym obszarem.
fellowship-statement-location-only-one-active = Aktywny obszar może być tylko jeden.
fellowship-statement-location-threat-not-counted = Aktywny obszar nie liczy się do łącznego zagrożenia w strefie przeciwności.
fellowship-statement-location-buffer = Gdy jakikolwiek efekt gry lub karty miałby umieścić postęp na obecnej wyprawie, umieszcza się go na aktywnym obszarze, aż do liczby jego punktów wyprawy.
fellowship-statement-location-buffer-overflow = Jeśli taki efekt bada aktywny obszar, nadwyżka tego samego efektu trafia na obecną wyprawę.

fellowship-statement-active-player-definition = Aktywny gracz to ten, który musi (lub może) wykonać funkcję gry w kroku struktury lub w specjalnym oknie akcji.

fellowship-statement-play-sequence = Zagranie karty lub użycie zdolności wywoływanej przebiega tak: ogłoszenie, sprawdzenie ograniczeń, ustalenie kosztu, zastosowanie modyfikatorów kosztu, zapłata, wybór celów, rozpatrzenie.
fellowship-statement-play-targets-after-payment = Cele wybiera się po zapłaceniu kosztu.
fellowship-statement-play-response-between-steps = Jeśli któryś z tych kroków spełnia warunek wywołania odpowiedzi, można jej użyć po jego nastąpieniu.

fellowship-statement-attack-enemy-outside-combat = Wróg, który atakuje poza fazą walki, dostaje kartę cienia, a jego atak przebiega przez wszystkie kroki ataku wroga.
fellowship-statement-attack-player-outside-combat = Atak gracza poza fazą walki przebiega przez wszystkie kroki ataku gracza.

fellowship-statement-base-definition = Wartość bazowa to wartość przed jakimkolwiek modyfikatorem; najczęściej jest równa wydrukowanej.

fellowship-statement-sentinel-defend-other = Wartownika można wyznaczyć na obrońcę przed atakiem wroga na innego gracza.
fellowship-statement-sentinel-after-undefended = Wartownika innego gracza można wyznaczyć dopiero wtedy, gdy gracz w zwarciu z wrogiem nie wyznaczył własnego obrońcy.

fellowship-statement-cost-own-components = Koszt trzeba zapłacić kartami i elementami, które kontroluje płacący gracz.
fellowship-statement-cost-own-out-of-play = Jeśli koszt wymaga elementu poza grą, gracz może użyć tylko własnych stref poza grą.
fellowship-statement-cost-simultaneous = Kilka kosztów jednej karty lub zdolności płaci się jednocześnie.
fellowship-statement-cost-not-payable-without-effect = Kosztu zdolności nie można zapłacić, jeśli rozpatrzenie jej efektu nie mogłoby zmienić stanu gry.
fellowship-statement-cost-to-separates = W sformułowaniu „zapłać X, aby zrobić Y” część przed „aby” to koszt, a część po nim to efekt.

fellowship-statement-elimination-causes = Gracz odpada tylko z jednej z trzech przyczyn: wszyscy jego bohaterowie zostali zniszczeni, jego zagrożenie osiągnęło 50 albo mówi tak efekt karty.
fellowship-statement-elimination-no-heroes = Gracz, którego wszyscy bohaterowie zostali zniszczeni, odpada.
fellowship-statement-elimination-card-effect = Gracz odpada, jeśli mówi tak efekt karty.
fellowship-statement-elimination-cards-to-discard = Ręka gracza, który odpadł, i wszystkie karty, które kontrolował, trafiają na stosy kart odrzuconych ich właścicieli.
fellowship-statement-elimination-deck-to-discard = Talia gracza, który odpadł, trafia na jego stos kart odrzuconych.
fellowship-statement-elimination-enemies-return = Wszyscy wrogowie w zwarciu z graczem, który odpadł, wracają do strefy przeciwności ze swoimi obrażeniami.
fellowship-statement-elimination-others-continue = Gdy gracz odpada, pozostali gracze kontynuują grę.
fellowship-statement-elimination-fewer-reveals = W każdym kroku przeciwności pozostali gracze ujawniają o jedną kartę spotkania mniej za każdego gracza, który odpadł.
fellowship-statement-elimination-all-out = Jeśli odpadną wszyscy gracze, gra kończy się przegraną.

fellowship-statement-choose-means-target = Słowo „wybierz” oznacza, że element wybiera się jako cel efektu.
fellowship-statement-choose-controller = Wszystkie cele wybiera gracz, który kontroluje zdolność, chyba że karta mówi inaczej.
fellowship-statement-choose-no-target = Zdolności bez dozwolonego celu nie można użyć.

fellowship-statement-removed-definition = Karta usunięta z gry jest poza grą i dopóki jest usunięta, w żaden sposób nie wpływa na grę ani jej nie podlega.
fellowship-statement-removed-duration = Jeśli nie podano czasu trwania, usunięta karta pozostaje usunięta do końca gry.

fellowship-statement-staging-card-sequence = Karta ujawniana w kroku przeciwności: odkrywa się ją, by wszyscy ją przeczytali, rozpatruje jej słowa kluczowe i efekty „Po ujawnieniu”, a potem kładzie w jej strefie.
fellowship-statement-staging-placed-by-type = Ujawnionego wroga, obszar lub cel kładzie się w strefie przeciwności, a ujawniony podstęp na stosie odrzuconych kart spotkań, chyba że jego tekst mówi inaczej.

fellowship-statement-exhaust-not-twice = Wyczerpanej karty nie można wyczerpać ponownie, zanim nie zostanie przygotowana, więc nie może ona zapłacić kosztu, który ją wyczerpuje.
fellowship-statement-exhaust-abilities-active = Zdolności wyczerpanej karty pozostają aktywne.

fellowship-statement-delayed-definition = Efekt opóźniony wskazuje przyszły moment lub warunek i efekt, który wtedy następuje.
fellowship-statement-delayed-before-responses = Efekt opóźniony rozpatruje się automatycznie, gdy tylko nastąpi jego moment lub warunek, przed odpowiedziami na ten moment.
fellowship-statement-delayed-not-new-ability = Rozpatrzenie efektu opóźnionego nie jest użyciem nowej zdolności wywoływanej.

fellowship-statement-reveal-definition = Ujawnić kartę spotkania to wziąć wierzchnią kartę talii spotkań, odkryć ją i położyć z uwzględnieniem jej słów kluczowych i efektów „Po ujawnieniu”.

fellowship-statement-match-required = Za kartę ze sferą płaci się tylko zasobami bohaterów, których symbol zasobów to ta sfera.
fellowship-statement-match-zero-cost = Karta sfery o koszcie zero i tak wymaga, by w grze pod kontrolą gracza był bohater z pasującym symbolem.

fellowship-statement-control-owner = Właścicielem karty jest gracz, w którego talii była na początku; talia spotkań i każda karta spotkania należą do scenariusza.
fellowship-statement-control-initial = Karta gracza wchodzi do gry pod kontrolą swojego właściciela.
fellowship-statement-control-encounter-cards = Karty spotkań kontroluje scenariusz, chyba że jakaś zasada daje kontrolę graczowi (zdobyty cel).
fellowship-statement-control-current = Kontrolującym jest ten, kto kartę obecnie kontroluje; zdolności mogą to zmienić.
fellowship-statement-control-out-of-play-own = Gracz kontroluje karty we własnej ręce, talii i na własnym stosie kart odrzuconych.
fellowship-statement-control-leaves-to-owner = Karta, która opuszcza grę pod cudzą kontrolą, trafia do odpowiedniej strefy poza grą swojego właściciela.
fellowship-statement-control-physical-move = Żadna zdolność karty nie może wpływać na samo przeniesienie takiej karty do strefy jej właściciela.
fellowship-statement-control-state-kept = Gdy postać zmienia kontrolującego, zachowuje swój stan (gotowa lub wyczerpana, obrażenia) i przechodzi do strefy nowego kontrolującego.
fellowship-statement-control-attachments-follow = Gdy karta zmienia kontrolującego, do nowego kontrolującego przechodzą także jej dodatki.
fellowship-statement-control-duration = Jeśli nie podano czasu trwania, zmiana kontroli obowiązuje, dopóki karta jest w grze.

fellowship-statement-ability-types = Rodzaje zdolności to: akcja, efekt wymuszony, słowo kluczowe, stała zdolność, odpowiedź i „Po ujawnieniu”.
fellowship-statement-ability-optional = Akcje i odpowiedzi są opcjonalne; także słowo „może” czyni daną część opcjonalną.
fellowship-statement-ability-mandatory = Stałe zdolności, efekty wymuszone i zdolności „Po ujawnieniu” są obowiązkowe.
fellowship-statement-ability-keyword-optional = Słowo kluczowe, w którego zasadzie jest „może”, jest opcjonalne; wszystkie inne słowa kluczowe są obowiązkowe.
fellowship-statement-ability-only-in-play-targets = Celem zdolności mogą być tylko karty w grze i tylko na nie zdolności działają, chyba że nazywają strefę poza grą.
fellowship-statement-ability-from-play-only = Zdolności postaci i dodatków działają tylko z gry, chyba że mówią, że działają spoza gry lub że trzeba ich tam użyć.
fellowship-statement-ability-events-from-out-of-play = Wydarzenia działają na grę ze strefy poza grą, według własnych zasad.
fellowship-statement-ability-must-change-state = Zdolności można użyć tylko wtedy, gdy jej efekt sam w sobie mógłby zmienić stan gry, nie licząc zapłaty kosztu ani innych zdolności.
fellowship-statement-ability-must-be-payable = Zdolności można użyć tylko wtedy, gdy jej zmodyfikowany koszt da się zapłacić w całości.
fellowship-statement-ability-sentence-by-sentence = Zdolność złożoną z kilku zdań rozpatruje się po kolei, zdanie po zdaniu.

fellowship-statement-enters-play-definition = Karta wchodzi do gry zawsze, gdy przechodzi spoza gry do gry, zagrana lub wprowadzona.

fellowship-statement-ready-enters-ready = Wszystkie karty wchodzą do gry gotowe.
fellowship-statement-ready-ready-effect = Przygotowanie wyczerpanej karty przywraca ją do stanu gotowości.

fellowship-statement-defending-player-definition = Broniącym się graczem jest gracz zaatakowany przez wroga (lub taki, którego postać zaatakowano).
fellowship-statement-defending-player-sentinel = Jeśli broni wartownik innego gracza, broniącym się graczem pozostaje zaatakowany; efekty cienia, które mówią „ty” lub „broniący się gracz”, dotyczą zaatakowanego gracza.
fellowship-statement-defending-player-specific-character = Jeśli wróg atakuje określoną postać, broniącym się graczem jest ten, kto ją kontroluje.

fellowship-statement-ranged-any-engaged-enemy = Gracz może wyznaczyć swoje postacie dystansowe na atakujących przeciw wrogom w zwarciu z innymi graczami.
fellowship-statement-ranged-both-times = Ataki dystansowe można ogłaszać zarówno w swoim kroku ataków, jak i w kroku innego gracza.

fellowship-statement-action-only-in-window = Akcji można używać tylko w oknach akcji.
fellowship-statement-action-resolve-fully = Akcję rozpatruje się, na ile to możliwe, zanim można zacząć następną.
fellowship-statement-action-source-in-play = Źródło akcji 1: bohater, sojusznik lub dodatek w grze, kontrolowany przez gracza.
fellowship-statement-action-source-event = Źródło akcji 2: wydarzenie na ręce gracza.
fellowship-statement-action-source-out-of-play = Źródło akcji 3: własna karta poza grą, której zdolność mówi, że można lub trzeba jej użyć spoza gry.
fellowship-statement-action-source-encounter = Źródło akcji 4: cel, karta wyprawy lub obszar w grze z pogrubionym słowem „Akcja”.

fellowship-statement-explored-threshold = Obszar, na którym postęp jest równy jego punktom wyprawy lub większy, jest zbadany i trafia na stos kart odrzuconych (obszar ze słowem „Zwycięstwo” trafia zamiast tego do puli zwycięstwa).
fellowship-statement-explored-in-staging = Badać można nie tylko aktywny obszar: postęp na obszarze w strefie przeciwności też go bada.
fellowship-statement-explored-not-discarded = Położenie zbadanego obszaru na stosie kart odrzuconych to nie to samo co jego odrzucenie.

fellowship-statement-effect-definition = Efekt karty to wynik rozpatrzenia tekstu zdolności wydrukowanego na karcie lub przez nią zyskanego; efekt struktury wynika z kroku struktury.
fellowship-statement-effect-elements-not-effect = Koszty, warunki wywołania, ograniczenia i pozwolenia zagrania oraz wymagania co do celu nie są efektami.
fellowship-statement-effect-resolve-as-much = Po użyciu zdolności jej efekt rozpatruje się, na ile to możliwe, chyba że mówi on „może”.
fellowship-statement-effect-untargeted-up-to-available = Efekt bez celów, który dotyczy większej liczby elementów, niż ich jest, obejmuje tyle, ile jest.
fellowship-statement-effect-expiry-not-effect = Koniec efektu trwałego lub stałej zdolności nie jest zmianą stanu przez efekt karty.
fellowship-statement-effect-choose-one-must-change = Gdy gracz ma wybrać jeden z kilku efektów, musi wybrać taki, który mógłby zmienić stan gry.

fellowship-statement-replacement-definition = Efekt zastępczy („zamiast”) zastępuje to, jak rozpatruje się warunek wywołania: po wszystkich odpowiedziach na ten warunek w jego miejsce rozpatruje się zastąpienie.
fellowship-statement-replacement-last-wins = Jeśli do jednego warunku wywołania odnosi się kilka efektów zastępczych, stosuje się ostatni.

fellowship-statement-shadow-only-when-dealt = Efekt cienia rozpatruje się tylko z karty cienia rozdanej atakującemu wrogowi.

fellowship-statement-tokens-unlimited = Liczba żetonów zasobów, obrażeń i postępu jest nieograniczona; gdy pula jest pusta, używa się zamienników.

fellowship-statement-player-order-definition = „W kolejności graczy” oznacza: najpierw pierwszy gracz, potem pozostali zgodnie z ruchem wskazówek zegara.
fellowship-statement-player-order-wraps = Jeśli kolejka nie skończyła się po jednym działaniu każdego gracza, biegnie dalej zgodnie z ruchem wskazówek zegara, aż się skończy.

fellowship-statement-threat-floor = Zagrożenie gracza nie może być mniejsze niż 0.

fellowship-statement-play-pay = Zagranie karty oznacza zapłacenie jej zmodyfikowanego kosztu zasobów i wprowadzenie jej do gry (albo rozpatrzenie wydarzenia i odrzucenie go).
fellowship-statement-play-from-hand = Karty zagrywa się z ręki.

fellowship-statement-put-into-play-no-cost = Wprowadzenie karty do gry pomija jej koszt zasobów.
fellowship-statement-put-into-play-no-restrictions = Wprowadzenia karty do gry nie wiążą ograniczenia ani zakazy dotyczące zagrywania tej karty.
fellowship-statement-put-into-play-not-played = Karta wprowadzona do gry nie została zagrana.
fellowship-statement-put-into-play-area = Wchodzi ona do strefy gry kontrolującego ją gracza, do miejsca lub stanu dozwolonego dla tej karty, chyba że efekt mówi inaczej.

fellowship-statement-mulligan-once = Po dobraniu początkowej ręki gracz może raz wtasować ją całą z powrotem i dobrać nową rękę, którą musi zachować.
fellowship-statement-mulligan-all = Wymienia się wszystkie karty, a nie część z nich.

fellowship-statement-willpower-contribution = Postać dodaje swoją siłę woli do wyprawy, dopóki jest na nią wysłana.

fellowship-statement-destroyed-hero-ally = Zniszczonego bohatera lub sojusznika kładzie się odkrytego na wierzchu stosu kart odrzuconych jego właściciela.
fellowship-statement-destroyed-enemy = Zniszczonego wroga kładzie się odkrytego na wierzchu stosu odrzuconych kart spotkań (wróg ze słowem „Zwycięstwo” trafia zamiast tego do puli zwycięstwa).
fellowship-statement-destroyed-not-discarded = Trafienie na stos kart odrzuconych wskutek zniszczenia nie jest odrzuceniem.

fellowship-statement-staging-not-at-location = Dopóki obszar jest w strefie przeciwności, gracze się w nim nie znajdują.
fellowship-statement-staging-location-threat = Każdy obszar w strefie przeciwności dodaje swoje zagrożenie do sumy.
fellowship-statement-staging-enemy-threat = Każdy wróg w strefie przeciwności dodaje swoje zagrożenie i nie jest w zwarciu z żadnym graczem.

fellowship-statement-triggered-list = Zdolności wywoływane to akcje, odpowiedzi, zdolności wymuszone i „Po ujawnieniu” (pogrubione określenie czasu z dwukropkiem).
fellowship-statement-triggered-automatic = Zdolności wymuszone i „Po ujawnieniu” wywołuje w odpowiednim czasie sama gra.

fellowship-statement-immune-definition = Na odporną kartę nie działają efekty, na które jest odporna.
fellowship-statement-immune-not-targetable = Odpornej karty nie można wybrać na cel efektów, na które jest odporna.
fellowship-statement-immune-not-peripheral = Odporność chroni tylko samą kartę, a nie jej dodatki, żetony na niej ani zdolności, które z niej pochodzą.
fellowship-statement-immune-lasting-rechecked = Gdy karta zyskuje odporność, działające już na nią efekty trwałe ocenia się na nowo z uwzględnieniem tej odporności.

fellowship-statement-empty-player-deck = Jeśli talia gracza jest pusta, gra on dalej kartami w grze i na ręce; stosu kart odrzuconych się nie tasuje i nie ma żadnej kary.
fellowship-statement-empty-encounter-deck-quest = Jeśli podczas fazy wyprawy talia spotkań jest pusta, stos odrzuconych kart spotkań tasuje się w nową talię spotkań.

fellowship-statement-enemy-stays-in-play = Wróg pozostaje w grze, dopóki nie zostanie pokonany lub usunięty zdolnością karty.

fellowship-statement-hero-one-to-three = Każdy gracz wybiera od 1 do 3 bohaterów i z nimi zaczyna grę.
fellowship-statement-hero-start-in-play = Wybrani bohaterowie zaczynają grę odkryci w strefie gry swojego gracza.
fellowship-statement-hero-provides-resources = Bohaterowie są w grze od początku i dostarczają zasobów, którymi płaci się za karty.

fellowship-statement-location-card-stays-until-explored = Obszar pozostaje w grze, dopóki nie zostanie zbadany (lub nie usunie go efekt karty).

fellowship-statement-character-two-types = Postacie to karty dwóch rodzajów: bohater i sojusznik; zdolność dotycząca postaci obejmuje oba, może też wskazać lub wykluczyć jeden z nich.
fellowship-statement-character-stays-in-play = Postać pozostaje w grze, dopóki nie zostanie zniszczona lub usunięta zdolnością albo krokiem gry.

fellowship-statement-treachery-immediate = Zdolności ujawnionego podstępu rozpatruje się od razu, po czym trafia on na stos odrzuconych kart spotkań, chyba że jego tekst mówi inaczej; nigdy nie wchodzi do strefy przeciwności.

fellowship-statement-event-when-playable = O tym, kiedy wydarzenie można zagrać, decydują rodzaj jego zdolności, warunek wywołania oraz pozwolenia lub ograniczenia zagrania.
fellowship-statement-event-sequence = Zagranie wydarzenia to kolejno: zapłacenie kosztu, rozpatrzenie zdolności i położenie go na własnym stosie kart odrzuconych.
fellowship-statement-event-cannot-enter-play = Wydarzenie nie może wejść do gry, chyba że zdolność, która je tam wprowadza, zmienia jego rodzaj na taki, który może być w grze.

fellowship-statement-quest-deck-sequence = Karty wyprawy to ponumerowane etapy, które rozpatruje się w stałej kolejności i które razem tworzą talię wyprawy.

fellowship-statement-ally-played-from-hand = Sojuszników zagrywa się z ręki; pozostają w grze, dopóki nie zostaną zniszczeni lub usunięci.

fellowship-statement-attachment-needs-host = Dodatek nie może wejść do gry bez odpowiedniej karty lub elementu, do którego można go dołączyć.
fellowship-statement-attachment-any-number = Na jednej karcie może być dowolna liczba dodatków (poza tymi z ograniczeniem).
fellowship-statement-attachment-host-leaves = Jeśli karta opuszcza grę, wszystkie jej dodatki natychmiast się odrzuca.
fellowship-statement-attachment-restriction-checked-once = Warunki dołączenia (na przykład „dołącz do bohatera z Gondoru”) sprawdza się tylko wtedy, gdy dodatek wchodzi do gry.
fellowship-statement-attachment-other-players-character = Gracz może dołączyć dodatek do postaci innego gracza.
fellowship-statement-attachment-control-passes = Dodatek dołączony do postaci innego gracza przechodzi pod kontrolę tego gracza.
fellowship-statement-attachment-independent-state = Dodatek przygotowuje się i wyczerpuje niezależnie od karty, do której jest dołączony.

fellowship-statement-objective-stays = Cel pozostaje w grze, dopóki gra nie każe graczom go usunąć.
fellowship-statement-objective-controller = Cel kontroluje talia spotkań (scenariusz), dopóki nie zdobędzie go gracz; wtedy kontroluje go ten gracz.

fellowship-statement-multi-defence-sum = Jeśli zdolność karty pozwala na kilku obrońców, ich siłę obrony się sumuje.
fellowship-statement-multi-defence-one-takes-all = Wszystkie obrażenia od tego ataku broniący się gracz przydziela jednemu z obrońców.

fellowship-statement-keyword-list = Słowa kluczowe to: zguba, strzeżony, na stałe, dystansowy, ograniczenie, wartownik, przygotowanie, przypływ i zwycięstwo.
fellowship-statement-keyword-reminder-text = Tekst przypomnienia kursywą po słowie kluczowym nie jest zasadą.
fellowship-statement-keyword-numbers-add = Jeśli karta ma to samo słowo kluczowe z liczbą kilka razy, liczby się sumuje.

fellowship-statement-when-definition = „Gdy” odnosi się do zdarzenia w grze, które właśnie następuje, ale jeszcze się nie zakończyło.

fellowship-statement-player-deck-shuffled = Talia gracza to potasowane karty sojuszników, dodatków i wydarzeń (nigdy bohaterów), z których gracz dobiera.

fellowship-statement-encounter-deck-types = Talia spotkań składa się z wrogów, obszarów, podstępów i celów.
fellowship-statement-encounter-deck-by-scenario = O talii spotkań decyduje scenariusz: są w niej karty, których symbol zestawu spotkań wymieniono na kartach wyprawy scenariusza.

fellowship-statement-copy-by-title = Kopia to każda inna karta o tym samym tytule, bez względu na rodzaj, tekst, ilustrację i inne cechy.

fellowship-statement-doomed-each-player = Gdy ujawnia się kartę spotkania ze słowem „Zguba X”, także podczas przygotowania, zagrożenie każdego gracza rośnie o X.

fellowship-statement-limit-per-phase-round = Limit X na fazę lub rundę liczy się dla karty: każda kopia zdolności ma własny licznik.
fellowship-statement-limit-per-game = Limit X na grę liczy się dla gracza, łącznie dla wszystkich kopii.
fellowship-statement-limit-cancel-counts = Anulowany efekt z limitem i tak liczy się do limitu.

fellowship-statement-x-default-zero = X wynosi 0, chyba że określa je zdolność karty lub wybór daje się graczowi.
fellowship-statement-x-cost-modified-separately = Przy koszcie X wartość X ustala karta lub gracz; potem płaconą kwotę można modyfikować bez zmiany X.

fellowship-statement-modifier-continuous = Stan gry stale sprawdza i aktualizuje każdą wartość, którą można modyfikować.
fellowship-statement-modifier-recalculate-from-base = Gdy zaczyna lub przestaje działać jakiś modyfikator, wartość oblicza się od nowa: od niezmodyfikowanej wartości bazowej, ze wszystkimi aktywnymi modyfikatorami.
fellowship-statement-modifier-order = Wszystkie modyfikatory działają jednocześnie; dodawanie i odejmowanie oblicza się przed mnożeniem i dzieleniem.
fellowship-statement-modifier-set-overrides = Modyfikator, który ustala wartość, przeważa nad wszystkimi, które jej nie ustalają.
fellowship-statement-modifier-set-last-wins = Jeśli modyfikatory ustalające są ze sobą sprzeczne, wygrywa ten, który rozpatrzono ostatni.
fellowship-statement-modifier-floor-zero = Wartość, która po wszystkich aktywnych modyfikatorach jest niższa niż 0, traktuje się jak 0.
fellowship-statement-modifier-no-negative-things = Karta nie może mieć ujemnej liczby symboli, atrybutów, cech, kosztów ani słów kluczowych.
fellowship-statement-modifier-round-up = Po zastosowaniu wszystkich modyfikatorów ułamki zaokrągla się w górę.

fellowship-statement-may-option = „Może” daje wybór wskazanemu graczowi, a jeśli go nie wskazano, graczowi, który kontroluje kartę.

fellowship-statement-surge-reveal-one = Gdy ujawnia się kartę spotkania ze słowem „Przypływ”, także podczas przygotowania, ujawnia się 1 dodatkową kartę spotkania.
fellowship-statement-surge-each-instance = Każdy „Przypływ” na karcie ujawnia jedną dodatkową kartę.
fellowship-statement-surge-timing = „Przypływ” rozpatruje się zaraz po rozpatrzeniu ujawnienia jego karty, a więc po jej efektach „Po ujawnieniu”.

fellowship-statement-optional-engage-optional = Gracz może zrezygnować z dobrowolnego zwarcia.
fellowship-statement-optional-engage-cost-irrelevant = Koszt zwarcia nie ma wpływu na dobrowolne zwarcie.

fellowship-statement-printed-definition = „Wydrukowane” odnosi się do tekstu lub wartości wydrukowanych na samej karcie, bez tych zyskanych lub zmodyfikowanych.

fellowship-statement-next-player-definition = Następny gracz to kolejny zgodnie z ruchem wskazówek zegara, w kolejności graczy, po aktywnym graczu albo po tym, kto ostatni działał lub spasował.
fellowship-statement-next-player-solo = W grze solo nie ma następnego gracza, więc efekty skierowane do następnego gracza nie następują.

fellowship-statement-cannot-absolute = „Nie może” jest bezwzględne i nie uchylają tego inne zdolności ani efekty.

fellowship-statement-cannot-be-damaged-no-tokens = Karcie, która nie może otrzymywać obrażeń, nie można ich przydzielić ani przydzielić na nowo; nie można też przenieść na nią obrażeń.
fellowship-statement-cannot-be-damaged-not-chosen = Karty, która nie może otrzymywać obrażeń, nie można wybrać do ich otrzymania ani wskazać na cel efektu, który by je zadał.
fellowship-statement-cannot-be-damaged-existing-stays = Obrażenia, które już są na karcie, zostają.
fellowship-statement-cannot-be-damaged-other-removal = Może ona mimo to opuścić grę za sprawą efektów, które nie zadają jej obrażeń.

fellowship-statement-cannot-have-attachments-block = Do karty z takim tekstem nie można dołączać dodatków.
fellowship-statement-cannot-have-attachments-trait = Jeśli przed słowem „dodatki” wymieniono cechę, zakaz dotyczy tylko dodatków z tą cechą.
fellowship-statement-cannot-have-attachments-gained = Jeśli postać zyskuje taki tekst, natychmiast odrzuca się wszystkie objęte nim dodatki na niej.

fellowship-statement-neutral-mixed-spheres = Za kartę neutralną można zapłacić łącznie zasobami bohaterów różnych sfer.
fellowship-statement-neutral-no-sphere = Karta neutralna nie należy do żadnej sfery.

fellowship-statement-restricted-max-two = Postać może mieć najwyżej 2 dodatki z ograniczeniem.
fellowship-statement-restricted-third = Gdy do postaci ma zostać dołączony trzeci dodatek z ograniczeniem, jeden z jej dodatków z ograniczeniem natychmiast trafia na stos kart odrzuconych właściciela.

fellowship-statement-restriction-all-must-hold = Aby użyć karty lub zdolności, trzeba spełnić wszystkie jej ograniczenia zagrania.

fellowship-statement-permission-optional = Pozwolenie zagrania to opcjonalna zasada, która umożliwia użycie karty lub zdolności poza zwykłym czasem lub wymaganiami.

fellowship-statement-simultaneous-first-player = Jeśli co najmniej dwa efekty mają ten sam pogrubiony warunek czasu, ich kolejność ustala pierwszy gracz.

fellowship-statement-trait-no-effect = Cechy same nie mają żadnego efektu; zdolności odnoszą się do kart, które jakąś cechę mają lub jej nie mają.

fellowship-statement-gain-resources = Gracz, który zyskuje zasoby, bierze je z puli żetonów i dodaje do puli wskazanego bohatera.
fellowship-statement-gain-not-printed = Karta, która zyskuje jakąś właściwość, działa tak, jakby ją miała, ale nie jest ona na niej wydrukowana.

fellowship-statement-hit-points-destroyed = Postać lub wróg, których obrażenia są równe ich punktom wytrzymałości lub większe, zostają zniszczeni.
fellowship-statement-hit-points-modifier-loss = Ponieważ wartości sprawdza się stale, utrata premii do punktów wytrzymałości może zniszczyć kartę, która ma już obrażenia.

fellowship-statement-engagement-compare = Test porównuje zagrożenie gracza z kosztem zwarcia wroga; jeśli zagrożenie jest równe lub wyższe, wróg wchodzi w zwarcie i przechodzi do strefy tego gracza.

fellowship-statement-move-not-same-place = Przenoszonego elementu nie można przenieść tam, gdzie już jest.
fellowship-statement-move-no-destination = Przeniesienia bez dozwolonego celu nie można zacząć.

fellowship-statement-victory-keyword = Gdy wróg ze słowem „Zwycięstwo” zostaje pokonany, trafia do puli zwycięstwa, a nie na stos odrzuconych kart spotkań.
fellowship-statement-victory-explored = Gdy obszar ze słowem „Zwycięstwo” zostaje zbadany, trafia do puli zwycięstwa, a nie na stos odrzuconych kart spotkań.
fellowship-statement-victory-other-exit = Karta ze słowem „Zwycięstwo”, która nie została ani pokonana, ani zbadana, nie trafia do puli zwycięstwa.
fellowship-statement-victory-not-text-box = Słowo kluczowe „Zwycięstwo” jest poza polem tekstowym, więc opróżnienie pola tekstowego go nie usuwa.

fellowship-statement-win-last-stage = Jeśli w chwili ukończenia ostatniego etapu w grze jest co najmniej jeden gracz, gra natychmiast się kończy i wszyscy gracze wygrywają.
fellowship-statement-win-extra-conditions = Zdolności kart mogą dodawać warunki wygranej; gdy jeden z nich jest spełniony, gra natychmiast się kończy.

fellowship-statement-first-player-eliminated = Jeśli odpada pierwszy gracz, żeton od razu przechodzi do następnego gracza zgodnie z ruchem wskazówek zegara.
fellowship-statement-first-player-target = Jeśli efekt spotkania lub wyprawy ma za cel jednego gracza lub jedną kartę, a możliwości jest kilka, wybiera pierwszy gracz.
fellowship-statement-first-player-orders-simultaneous = Jeśli w tym samym czasie mają się rozpatrzyć co najmniej dwa efekty dowolnego rodzaju, ich kolejność ustala pierwszy gracz.

fellowship-statement-score-eliminated-threat = Przy liczeniu punktów zagrożenie gracza, który odpadł, liczy się jako 50, a wszyscy jego bohaterowie jako pokonani.

fellowship-statement-after-definition = „Po tym, jak” odnosi się do zdarzenia w grze, które właśnie się zakończyło.

fellowship-statement-travel-effect-is-cost = Pogrubiony efekt „Podróż” na obszarze to koszt, który trzeba opłacić, zanim gracze się tam udadzą.

fellowship-statement-swap-needs-both = Do zamiany potrzeba czegoś po obu stronach.
fellowship-statement-swap-zero-value = Przy zamianie wartości można zamienić 0, ale nie można zamienić braku wartości (kreski).

fellowship-statement-damage-steps = Zadawanie obrażeń: ustala się ich liczbę z modyfikatorami, przydziela je celowi i kładzie żetony.

fellowship-statement-blank-text-box = Kartę z pustym polem tekstowym traktuje się tak, jakby nie miała w nim wydrukowanego tekstu: żadnych zdolności, słów kluczowych ani cech.
fellowship-statement-blank-gained-stays = Opróżnienie pola nie wpływa na tekst zyskany z innego źródła.
fellowship-statement-blank-stats-stay = Opróżnienie dotyczy tylko pola tekstowego; wartości poza nim (koszt, siły, punkty wytrzymałości, tytuł, rodzaj) i tekst fabularny zostają.

fellowship-statement-constant-definition = Stała zdolność to zdolność, która nie jest słowem kluczowym i nie ma pogrubionego określenia czasu; jest aktywna od wejścia karty do gry aż do jej opuszczenia.
fellowship-statement-constant-conditional = Stała zdolność ze słowem „podczas”, „jeśli” lub „dopóki” jest aktywna zawsze, gdy jej warunek jest spełniony.
fellowship-statement-constant-stack = Każda z kilku kopii tej samej stałej zdolności działa osobno.

fellowship-statement-then-sequence = Tekst przed słowem „potem” musi zostać rozpatrzony w całości (lub być prawdziwy), zanim rozpatrzy się tekst po nim.
fellowship-statement-then-must-attempt = Jeśli część przed „potem” rozpatrzono z powodzeniem, trzeba spróbować wykonać część po nim.
fellowship-statement-then-fails = Jeśli części przed „potem” nie rozpatrzono z powodzeniem, części po nim się nie rozpatruje.

fellowship-statement-current-quest-definition = Obecna wyprawa to etap, który gracze próbują teraz ukończyć.

fellowship-statement-starting-threat-sum = Początkowe zagrożenie to suma kosztów zagrożenia wszystkich bohaterów kontrolowanych przez gracza; w kroku 2 przygotowania ustawia się na nie licznik.

fellowship-statement-search-look-all = Gracz, który ma szukać, może obejrzeć każdą kartę w przeszukiwanej strefie.
fellowship-statement-search-may-take = Po znalezieniu odpowiedniej karty gracz może dodać ją do strefy wskazanej przez efekt.
fellowship-statement-search-not-leaving = Przeszukiwane karty nie opuszczają przeszukiwanej strefy.

fellowship-statement-setup-effects-resolve-fully = Efekty kart wywołane podczas przygotowania rozpatruje się w całości.
fellowship-statement-setup-seven-steps = Przygotowanie ma siedem kroków: tasowanie, bohaterowie i zagrożenie, pula żetonów, pierwszy gracz, początkowe ręce, talia wyprawy, polecenia scenariusza; kończy się przed rundą 1.

fellowship-statement-forced-before-optional = Przy każdym warunku wywołania efekty wymuszone rozpatruje się przed opcjonalnymi odpowiedziami tego samego rodzaju („gdy” lub „po tym, jak”).
fellowship-statement-forced-order-first-player = Jeśli w tej samej chwili wywołuje się kilka zdolności wymuszonych, porządkuje je pierwszy gracz, bez względu na to, kto kontroluje karty.
fellowship-statement-forced-one-after-another = Każdą zdolność wymuszoną rozpatruje się, na ile to możliwe, przed następną o tym samym warunku wywołania.
fellowship-statement-forced-active-at-trigger = Efekt wymuszony rozpatruje się tylko wtedy, gdy jego karta była w grze i aktywna w chwili, gdy nastąpił warunek wywołania.

fellowship-statement-quest-advance-immediately = Gdy tylko postęp na obecnej wyprawie jest równy jej punktom wyprawy lub większy, gracze przechodzą do następnego etapu.
fellowship-statement-quest-no-carry-over = Nadwyżka postępu nie przechodzi na następny etap.

fellowship-statement-response-after-trigger = Odpowiedzi można użyć, gdy nastąpił warunek wywołania z jej tekstu, a nie w oknach akcji.
fellowship-statement-response-several = Na ten sam warunek wywołania można użyć kilku odpowiedzi.
fellowship-statement-response-when-before-after = Jeśli co najmniej dwie odpowiedzi mają ten sam warunek wywołania, wszystkie ze słowem „gdy” rozpatruje się przed tymi ze słowami „po tym, jak”.
fellowship-statement-response-round-robin = Okazje do odpowiedzi idą w kolejności graczy, poczynając od pierwszego gracza, aż wszyscy gracze spasują.
fellowship-statement-response-closed = Gdy wszyscy gracze spasowali, nie można już użyć kolejnych odpowiedzi na ten warunek wywołania.

fellowship-statement-resource-flow = Zyskane zasoby trafiają z puli żetonów do pul bohaterów, a wydane wracają do puli żetonów.

fellowship-statement-threat-elimination-level = Poziom eliminacji wynosi 50: gracz, którego zagrożenie osiąga 50, natychmiast odpada.

fellowship-statement-self-reference = Zdolność, która wymienia własną kartę z tytułu, oznacza tylko tę jedną kartę, a nie inne kopie.

fellowship-statement-attack-meaning = Siła ataku postaci lub wroga określa, ile obrażeń zadaje, gdy atakuje.

fellowship-statement-defence-meaning = Siła obrony zmniejsza obrażenia od ataku: siła obrony postaci, gdy się broni, a wroga, gdy jest atakowany.

fellowship-statement-cancel-priority = Zdolności anulujące przerywają początek efektu i zapobiegają mu, więc są przed wszystkimi innymi zdolnościami.
fellowship-statement-cancel-no-longer-imminent = Anulowany efekt już nie nadchodzi; dalszych zdolności, także anulujących, nie można w związku z nim użyć.
fellowship-statement-cancel-cost-stays = Jeśli efekty zdolności anulowano, i tak uznaje się ją za użytą, a jej koszt za zapłacony.
fellowship-statement-cancel-event-discarded = Anulowane wydarzenie i tak uznaje się za zagrane; trafia ono na stos kart odrzuconych właściciela.
fellowship-statement-cancel-treachery-discarded = Anulowany podstęp i tak uznaje się za ujawniony; trafia on na stos odrzuconych kart spotkań.

fellowship-statement-discard-separate = Każdy gracz ma własny stos kart odrzuconych, a talia spotkań ma swój.
fellowship-statement-discard-home = Odrzucona karta trafia na stos kart odrzuconych talii, do której należy.
fellowship-statement-discard-open = Pula zwycięstwa i wszystkie stosy kart odrzuconych są jawne.
fellowship-statement-discard-order-fixed = Kolejności stosu kart odrzuconych nie wolno zmieniać, chyba że mówi tak zdolność karty.
fellowship-statement-discard-simultaneous-order = Jeśli na stos kart odrzuconych trafia naraz kilka kart, ich kolejność wybiera właściciel.

fellowship-statement-talk-allowed = Gracze mogą omawiać wszystko, także karty na swoich rękach.
fellowship-statement-talk-no-peeking = Graczowi nie wolno oglądać ręki innego gracza.
fellowship-statement-talk-no-command = Żadnemu graczowi nie wolno mówić innemu, co ma robić.
fellowship-statement-talk-own-decisions = Decyzje dotyczące swoich kart podejmuje każdy gracz sam.

fellowship-statement-deck-minimum-50 = Talia gracza ma co najmniej 50 kart (nie licząc bohaterów).
fellowship-statement-deck-no-maximum = Liczba kart nie ma górnej granicy.
fellowship-statement-deck-three-copies = W talii są najwyżej 3 kopie (o tym samym tytule) każdej karty.

fellowship-statement-guarded-attach-next = Gdy ujawnia się strzeżony cel (także podczas przygotowania), ujawnia się następną kartę spotkania i dołącza do niego, a obie kładzie się w strefie przeciwności.
fellowship-statement-guarded-chain = Jeśli ujawniona karta straży sama jest strzeżona, najpierw ujawnia się kolejną kartę dla pierwszego celu, a potem rozpatruje słowo „Strzeżony” drugiego.
fellowship-statement-guarded-threat-counts = Wrogowie i obszary dołączone do strzeżonych celów dodają swoje zagrożenie, dopóki są w strefie przeciwności.
fellowship-statement-guarded-no-claim = Celu nie można zdobyć, dopóki jest do niego dołączona karta spotkania.
fellowship-statement-guarded-stays-after = Gdy nie ma już żadnych dołączonych kart spotkań, cel pozostaje w strefie przeciwności, aż zostanie zdobyty.

fellowship-statement-framework-mandatory = Krok struktury to obowiązkowe zdarzenie wynikające z budowy gry; jego skutki to efekty struktury, a nie efekty kart.

fellowship-statement-card-type-list = Rodzaje kart to: wyprawa, wróg, obszar, podstęp, cel, bohater, sojusznik, dodatek i wydarzenie (a w trybie kampanii także karty kampanii, łaski i brzemiona).
fellowship-statement-card-type-change = Jeśli zdolność zmienia rodzaj karty, karta traci wszystkie inne rodzaje i działa jak karta nowego rodzaju.

fellowship-statement-lasting-survives-source = Efekt trwały działa przez podany czas bez względu na to, czy jego źródło jest nadal w grze.
fellowship-statement-lasting-player-snapshot = Efekt trwały z karty gracza dotyczy tylko kart, które były w grze (lub pasowały do zbioru), gdy powstał.
fellowship-statement-lasting-encounter-dynamic = Efekt trwały z karty spotkania lub wyprawy dotyczy wszystkich pasujących kart, także tych, które wejdą do gry lub zaczną pasować później.
fellowship-statement-lasting-ends-before-end-triggers = Efekt trwały kończy się, gdy tylko nadejdzie jego czas: „do końca rundy” kończy się tuż przed zdolnościami i efektami opóźnionymi „na koniec rundy”.
fellowship-statement-lasting-only-within-period = Efekt, który trwa do końca okresu, można zacząć tylko w tym okresie.

fellowship-statement-engaged-mutual = Wróg, który wchodzi do strefy gracza z innego miejsca, wchodzi w zwarcie z tym graczem, a ten gracz z tym wrogiem.
fellowship-statement-engaged-no-threat = Wróg w zwarciu nie liczy się do łącznego zagrożenia w strefie przeciwności; za to atakuje w fazie walki.
fellowship-statement-engaged-until = Wróg w zwarciu pozostaje w nim, dopóki nie zostanie zniszczony, przeniesiony do innej strefy lub usunięty z gry.

fellowship-statement-in-play-definition = W grze są odkryte karty w strefie przeciwności i w strefach graczy, wierzchnia karta talii wyprawy i aktywny obszar.

fellowship-statement-out-of-play-definition = Poza grą są ręce, talie graczy i ich stosy kart odrzuconych, talia spotkań i stos jej kart odrzuconych, pula zwycięstwa, karty odłożone na bok i karty usunięte.

fellowship-statement-in-play-shadow-not = Zakryta karta cienia nie jest odkrytą kartą w strefie, więc nie jest w grze.

fellowship-statement-leaves-play-definition = Karta opuszcza grę, gdy przechodzi ze strefy gry do strefy poza grą.

fellowship-statement-restriction-outside-play = Ograniczenia i pozwolenia zagrania są wyjątkiem od zasady, że zdolności działają tylko z gry: wydrukowane na karcie poza grą już decydują o tym, jak można ją zagrać.

fellowship-statement-draw-from-top = Karty dobiera się na rękę z wierzchu własnej talii.
fellowship-statement-draw-simultaneous = Dwie lub więcej kart dobieranych w jednym kroku lub dzięki jednej zdolności dobiera się jednocześnie.
fellowship-statement-draw-unlimited = Liczba kart, które gracz może dobrać w rundzie, jest nieograniczona.

fellowship-statement-trigger-definition = Warunek wywołania to określone zdarzenie w grze; w tekście karty zwykle poprzedza go „gdy” lub „po tym, jak”.
fellowship-statement-trigger-shared-window = Jeśli jedno zdarzenie w grze tworzy kilka warunków wywołania, mają one jedno wspólne okno odpowiedzi, w którym zdolności na dowolny z nich można używać w dowolnej kolejności.

fellowship-statement-unique-group-limit = Gracze jako grupa mogą mieć w grze tylko jedną kopię (według tytułu) każdej karty unikatowej.
fellowship-statement-unique-put-into-play = Karty unikatowej nie można ani zagrać, ani wprowadzić do gry, dopóki w grze jest jej kopia.
fellowship-statement-unique-encounter-version = Jeśli unikatowa postać wchodzi do gry z talii spotkań, a gracz kontroluje jej kopię, musi on odrzucić swoją wersję.

fellowship-statement-qualifier-distributes = Określenie przed kilkoma wyrazami dotyczy każdego z nich, gdzie to możliwe.

fellowship-statement-phase-combat-steps = Faza walki składa się z kroków od 6.1 do 6.11.
fellowship-statement-phase-refresh-steps = Faza odpoczynku składa się z kroków od 7.1 do 7.5.
fellowship-statement-phase-encounter-steps = Faza spotkań składa się z kroków od 5.1 do 5.4.
fellowship-statement-phase-planning-steps = Faza planowania składa się z kroków od 2.1 do 2.4.
fellowship-statement-phase-travel-steps = Faza podróży składa się z kroków od 4.1 do 4.3.
fellowship-statement-phase-quest-steps = Faza wyprawy składa się z kroków od 3.1 do 3.5.
fellowship-statement-phase-resource-steps = Faza zasobów składa się z kroków od 1.1 do 1.4.

fellowship-statement-order-three-layers = Jeśli jeden warunek wywołuje kilka zdolności, rozpatruje się najpierw stałe zdolności, potem zdolności wymuszone, potem odpowiedzi.
fellowship-statement-order-when-then-after = W każdej z tych grup zdolności ze słowem „gdy” rozpatruje się przed zdolnościami ze słowami „po tym, jak”.

fellowship-statement-to-cost-unpaid = Jeśli kosztu przed „aby” nie zapłacono, efektu po nim nie można rozpatrzyć.

fellowship-statement-framework-loop-steps = Niektóre kroki struktury (2.3, 6.4a, 6.5, 6.8a, 6.9) zawracają grę do wcześniejszego kroku; każdy podaje, kiedy zawraca, a kiedy idzie dalej.

fellowship-statement-window-first-player-first = Gdy otwiera się okno akcji, pierwszą okazję do działania lub spasowania ma pierwszy gracz, a potem każdy gracz w kolejności graczy.
fellowship-statement-window-closes-on-consecutive-passes = Okno akcji zamyka się, gdy wszyscy gracze spasują po kolei; wtedy gra przechodzi do następnego kroku.
fellowship-statement-window-pass-not-final = Gracz, który spasował, może jeszcze działać, gdy kolej do niego wróci, jeśli nie wszyscy spasowali po kolei.
fellowship-statement-window-after-1-3 = Jedyne okno akcji fazy zasobów jest po dobraniu kart (1.3), przed 1.4; między otrzymaniem zasobów a dobraniem kart nie ma żadnego.
fellowship-statement-window-special-2-2 = W planowaniu jedynym oknem jest specjalne okno akcji 2.2, otwierane raz dla każdego aktywnego gracza.
fellowship-statement-window-after-3-1 = Po 3.1, przed wysłaniem postaci, otwiera się okno akcji.
fellowship-statement-window-after-3-2 = Po 3.2, między wysłaniem postaci a przeciwnościami, otwiera się okno akcji.
fellowship-statement-window-after-3-3 = Po 3.3, między przeciwnościami a rozstrzygnięciem wyprawy, otwiera się okno akcji.
fellowship-statement-window-none-between-reveals = Między dwoma ujawnieniami w kroku przeciwności nie otwiera się żadne okno akcji.
fellowship-statement-window-after-3-4 = Po 3.4, przed końcem fazy wyprawy, otwiera się okno akcji.
fellowship-statement-window-after-4-2 = Jedyne okno akcji fazy podróży jest po okazji do podróży 4.2.
fellowship-statement-window-after-5-2 = Po dobrowolnym zwarciu 5.2 otwiera się okno akcji.
fellowship-statement-window-after-5-3 = Po wszystkich testach zwarcia 5.3 otwiera się okno akcji; między pojedynczymi testami nie ma żadnego.
fellowship-statement-window-after-6-2 = Po rozdaniu kart cienia (6.2) otwiera się okno akcji.
fellowship-statement-window-none-6-5-to-6-10 = Główny schemat walki nie ma okien akcji między 6.3 a 6.11 poza tymi wewnątrz każdego pojedynczego ataku.
fellowship-statement-window-after-7-4 = Jedyne okno akcji fazy odpoczynku jest po przekazaniu żetonu (7.4), przed 7.5.
fellowship-statement-window-after-6-4b = W ataku wroga okno akcji otwiera się po wybraniu wroga, przed wyznaczeniem obrońcy.
fellowship-statement-window-after-6-4-1 = Po wyznaczeniu obrońcy, przed efektem cienia, otwiera się okno akcji.
fellowship-statement-window-after-6-4-2 = Po efekcie cienia, przed obrażeniami, otwiera się okno akcji.
fellowship-statement-window-after-6-4-3 = Po obrażeniach, przed końcem ataku, otwiera się okno akcji.
fellowship-statement-window-none-before-ranged = W ataku gracza nie ma okna akcji między wskazaniem celu i atakujących (6.8b) a wyznaczeniem atakujących na dystans (6.8.1).
fellowship-statement-window-after-6-8-1 = Po wyznaczeniu atakujących na dystans, przed ustaleniem siły ataku, otwiera się okno akcji.
fellowship-statement-window-after-6-8-2 = Po ustaleniu siły ataku, przed obrażeniami, otwiera się okno akcji.
fellowship-statement-window-after-6-8-3 = W ataku gracza okno akcji otwiera się po obrażeniach, przed końcem ataku.

fellowship-statement-step-0-0 = Krok 0.0 formalnie rozpoczyna rundę i jest momentem, do którego mogą odnosić się teksty kart („na początku rundy”) i efekty trwałe.
fellowship-statement-step-1-1 = Krok 1.1 formalnie rozpoczyna fazę zasobów.
fellowship-statement-step-phase-begin-is-trigger = Początek każdej fazy to zdarzenie w grze, które w tekstach kart może być warunkiem wywołania albo początkiem lub końcem efektu.
fellowship-statement-step-1-2 = Krok 1.2: wszyscy gracze jednocześnie dodają 1 zasób do puli każdego swojego bohatera.
fellowship-statement-step-1-3 = Krok 1.3: wszyscy gracze jednocześnie dobierają 1 kartę ze swoich talii.
fellowship-statement-step-1-4 = Krok 1.4 formalnie kończy fazę zasobów.
fellowship-statement-step-phase-end-is-trigger = Koniec każdej fazy to zdarzenie w grze, które w tekstach kart może być warunkiem wywołania albo końcem efektu.
fellowship-statement-step-2-1 = Krok 2.1 formalnie rozpoczyna fazę planowania; pierwszy gracz staje się aktywnym graczem.
fellowship-statement-step-2-2-active-plays = W oknie 2.2 tylko aktywny gracz może, oprócz zwykłych akcji, zagrywać z ręki sojuszników i dodatki.
fellowship-statement-step-2-2-stays-open = Okno 2.2 jest otwarte, dopóki wszyscy gracze po kolei nie spasują, więc aktywny gracz może zagrać tylu sojuszników i tyle dodatków, ile zdoła opłacić.
fellowship-statement-step-allies-only-planning = Sojuszników i dodatków nie można bez pozwolenia karty zagrywać z ręki poza oknem 2.2.
fellowship-statement-step-2-3 = Krok 2.3: aktywny staje się następny gracz w kolejności graczy i gra wraca do 2.2; gdy aktywni byli już wszyscy gracze, przechodzi do 2.4.
fellowship-statement-step-2-4 = Krok 2.4 formalnie kończy fazę planowania.
fellowship-statement-step-3-1 = Krok 3.1 formalnie rozpoczyna fazę wyprawy.
fellowship-statement-step-3-2-order = Krok 3.2: w kolejności graczy każdy gracz może wysłać na wyprawę dowolną liczbę swoich postaci.
fellowship-statement-step-3-2-exhaust = Postać wysyłaną na wyprawę się wyczerpuje, więc wyczerpanej postaci wysłać nie można.
fellowship-statement-step-3-3-reveal = Krok 3.3: ujawnia się jedną kartę spotkania na gracza, po jednej naraz.
fellowship-statement-step-3-3-when-revealed = Wszystkie zdolności „Po ujawnieniu” karty rozpatruje się przed ujawnieniem następnej.
fellowship-statement-step-3-4-compare = Krok 3.4: łączną siłę woli wszystkich wysłanych postaci wszystkich graczy porównuje się z łącznym zagrożeniem wszystkich kart w strefie przeciwności.
fellowship-statement-step-3-4-success = W razie sukcesu na obecnej wyprawie umieszcza się postęp równy różnicy.
fellowship-statement-step-3-4-active-location = W razie sukcesu postęp trafia najpierw na aktywny obszar, aż zostanie on zbadany, a nadwyżka na obecną wyprawę.
fellowship-statement-step-3-4-failure = W razie porażki zagrożenie każdego gracza rośnie o różnicę.
fellowship-statement-step-3-4-tie = W razie remisu ani nie umieszcza się postępu, ani nie rośnie zagrożenie.
fellowship-statement-step-3-4-stay-committed = Wysłane postacie pozostają na wyprawie do końca fazy wyprawy, chyba że usunie je z niej zdolność.
fellowship-statement-step-3-4-not-readied = Rozstrzygnięcie wyprawy nie przygotowuje wysłanych postaci.
fellowship-statement-step-3-5 = Krok 3.5 formalnie kończy fazę wyprawy.
fellowship-statement-step-4-1 = Krok 4.1 formalnie rozpoczyna fazę podróży.
fellowship-statement-step-4-2-optional = Krok 4.2: gracze jako grupa mogą udać się do jednego obszaru w strefie przeciwności.
fellowship-statement-step-4-2-one = Naraz można udać się najwyżej do jednego obszaru.
fellowship-statement-step-4-2-first-player = O tym, dokąd się udać i czy w ogóle podróżować, ostatecznie decyduje pierwszy gracz.
fellowship-statement-step-4-2-blocked = Gracze nie mogą podróżować, dopóki inny obszar jest aktywny; najpierw trzeba go zbadać.
fellowship-statement-step-4-3 = Krok 4.3 formalnie kończy fazę podróży.
fellowship-statement-step-5-1 = Krok 5.1 formalnie rozpoczyna fazę spotkań.
fellowship-statement-step-5-2 = Krok 5.2: w kolejności graczy każdy gracz może wejść w zwarcie z jednym wrogiem w strefie przeciwności, przenosząc go do swojej strefy.
fellowship-statement-step-5-3-sequence = Krok 5.3: pierwszy gracz wykonuje jeden test, potem każdy następny gracz po jednym; potem pierwszy gracz drugi i tak dalej.
fellowship-statement-step-5-3-one-per-check = W jednym teście w zwarcie wchodzi najwyżej jeden wróg.
fellowship-statement-step-5-3-end = Testy trwają, dopóki jakikolwiek wróg w strefie przeciwności może wejść w zwarcie z którymś z graczy.
fellowship-statement-step-5-4 = Krok 5.4 formalnie kończy fazę spotkań.
fellowship-statement-step-6-1 = Krok 6.1 formalnie rozpoczyna fazę walki.
fellowship-statement-step-6-2-one-each = Krok 6.2: każdemu wrogowi w zwarciu rozdaje się 1 zakrytą kartę z wierzchu talii spotkań.
fellowship-statement-step-6-2-player-order = Karty cienia rozdaje się wrogom kolejnych graczy w kolejności graczy.
fellowship-statement-step-6-2-cost-order = Spośród wrogów jednego gracza pierwszy kartę dostaje ten o najwyższym koszcie zwarcia, potem kolejni w porządku malejącym.
fellowship-statement-step-6-3 = Krok 6.3 formalnie rozpoczyna ataki wrogów; każdy wróg w zwarciu ma jedną okazję do ataku.
fellowship-statement-step-6-4a-choose = Krok 6.4a: aktywny gracz, poczynając od pierwszego gracza, wybiera odpowiedniego wroga w zwarciu, którego atak się rozpatrzy.
fellowship-statement-step-6-4a-eligible = Wróg jest odpowiedni, jeśli w tej rundzie jeszcze nie atakował i nadal może atakować.
fellowship-statement-step-6-4a-mandatory = Ataki wrogów nie są opcjonalne: krok powtarza się, dopóki aktywny gracz ma odpowiedniego wroga, a potem gra przechodzi do 6.5.
fellowship-statement-step-6-5 = Krok 6.5: aktywny staje się następny gracz i gra wraca do 6.4a; gdy skończyli wszyscy gracze, przechodzi do 6.6.
fellowship-statement-step-6-6 = Krok 6.6 formalnie kończy ataki wrogów.
fellowship-statement-step-6-7 = Krok 6.7 formalnie rozpoczyna ataki graczy: każdy gracz może ogłaszać ataki swoimi gotowymi postaciami.
fellowship-statement-step-6-8a-optional = Krok 6.8a: aktywny gracz, poczynając od pierwszego gracza, może ogłosić atak przeciw jednemu wrogowi w zwarciu z nim.
fellowship-statement-step-6-8a-repeat = Krok powtarza się dla tego samego gracza, dopóki może i chce on ogłaszać kolejne ataki.
fellowship-statement-step-6-9 = Krok 6.9: aktywny staje się następny gracz i gra wraca do 6.8a; gdy skończyli wszyscy, przechodzi do 6.10.
fellowship-statement-step-6-10 = Krok 6.10 formalnie kończy ataki graczy.
fellowship-statement-step-6-11 = Krok 6.11 kończy fazę walki: odrzuca się wszystkie karty cienia na wszystkich wrogach.
fellowship-statement-step-7-1 = Krok 7.1 formalnie rozpoczyna fazę odpoczynku.
fellowship-statement-step-7-2 = Krok 7.2: wszystkie wyczerpane karty przygotowuje się jednocześnie.
fellowship-statement-step-7-3 = Krok 7.3: zagrożenie wszystkich graczy jednocześnie rośnie o 1.
fellowship-statement-step-7-4 = Krok 7.4: żeton pierwszego gracza przechodzi zgodnie z ruchem wskazówek zegara do następnego gracza, który odtąd jest pierwszym graczem.
fellowship-statement-step-7-5 = Krok 7.5 formalnie kończy fazę odpoczynku.
fellowship-statement-step-0-1 = Krok 0.1 formalnie kończy rundę; gra przechodzi do kroku 0.0 następnej rundy.
fellowship-statement-step-0-1-trigger = Koniec rundy to zdarzenie w grze, które w tekstach kart może być warunkiem wywołania albo końcem efektu.
fellowship-statement-step-6-4b = Krok 6.4b: aktywny gracz wskazuje, który z wrogów w zwarciu z nim, którzy w tej rundzie jeszcze nie atakowali, atakuje teraz.
fellowship-statement-step-6-4-1-one-defender = Krok 6.4.1: aktywny gracz może wyznaczyć na obrońcę jedną swoją gotową postać.
fellowship-statement-step-6-4-1-exhaust = Wyznaczenie na obrońcę wyczerpuje postać.
fellowship-statement-step-6-4-1-undefended = Aktywny gracz może nie wyznaczyć obrońcy; wtedy jest to atak bez obrońcy.
fellowship-statement-step-6-4-1-own-enemies-only = Bez zdolności karty gracz może wyznaczać obrońców tylko przeciw wrogom, którzy są z nim w zwarciu.
fellowship-statement-step-6-4-2 = Krok 6.4.2: odkrywa się kartę cienia atakującego wroga i rozpatruje jej efekt cienia, jeśli go ma.
fellowship-statement-step-6-4-3-damage = Krok 6.4.3: obrońca natychmiast otrzymuje obrażenia równe sile ataku wroga minus siła obrony obrońcy, a jeśli siła obrony jest równa lub wyższa, nie otrzymuje żadnych.

fellowship-statement-combat-undefended = Siła obrony postaci nie zmniejsza obrażeń od ataku bez obrońcy.
fellowship-statement-combat-undefended-hero-only = Wszystkie obrażenia od ataku bez obrońcy otrzymuje jeden bohater kontrolowany przez aktywnego gracza; nie mogą ich przyjąć sojusznicy i nie można ich podzielić.
fellowship-statement-combat-defender-left = Jeśli obrońca opuści grę lub zostanie usunięty z walki przed zadaniem obrażeń, atak liczy się jako atak bez obrońcy.
fellowship-statement-combat-no-overflow = Obrażeń ponad te, które niszczą postać, nie zadaje się innej postaci.

fellowship-statement-step-6-4-4 = Krok 6.4.4 kończy atak tego wroga i gra wraca do 6.4a (następny odpowiedni wróg) albo przechodzi do 6.5.
fellowship-statement-step-6-8b = Krok 6.8b: aktywny gracz wybiera 1 wroga w zwarciu z nim i wyczerpuje jako atakujących dowolną liczbę swoich gotowych postaci.
fellowship-statement-step-6-8b-all-ranged = Jeśli każdy z wyznaczonych tu atakujących jest dystansowy, celem może być wróg w zwarciu z dowolnym graczem.
fellowship-statement-step-6-8-1 = Krok 6.8.1: pozostali gracze mogą wyznaczyć na dodatkowych atakujących dowolną liczbę swoich postaci dystansowych.
fellowship-statement-step-6-8-2 = Krok 6.8.2: siła ataku to suma sił ataku wszystkich postaci, które teraz atakują.
fellowship-statement-step-6-8-3 = Krok 6.8.3: wróg natychmiast otrzymuje obrażenia równe łącznej sile ataku minus jego siła obrony, a jeśli jego siła obrony jest równa lub wyższa, nie otrzymuje żadnych.
fellowship-statement-step-6-8-4 = Krok 6.8.4 kończy atak gracza i gra wraca do 6.8a (lub przechodzi do 6.9).
fellowship-statement-step-6-8-4-attackers-until = Wyznaczeni atakujący liczą się jako atakujące postacie, dopóki nie rozpatrzy się tego kroku i wszystkich odpowiedzi na niego, ale nie dłużej.

fellowship-statement-player-card-title = Każda karta gracza ma tytuł; znak przed nim mówi, czy karta jest unikatowa.
fellowship-statement-player-card-cost = Sojusznicy, dodatki i wydarzenia mają koszt zasobów (liczbę lub X).
fellowship-statement-player-card-threat-cost = Bohaterowie mają koszt zagrożenia, który dodaje się do początkowego zagrożenia gracza.
fellowship-statement-player-card-sphere = Sojusznicy, dodatki i wydarzenia mają symbol sfery albo są neutralne.
fellowship-statement-player-card-willpower = Bohaterowie i sojusznicy mają siłę woli.
fellowship-statement-player-card-attack = Bohaterowie i sojusznicy mają siłę ataku.
fellowship-statement-player-card-defense = Bohaterowie i sojusznicy mają siłę obrony.
fellowship-statement-player-card-hit-points = Bohaterowie i sojusznicy mają punkty wytrzymałości.
fellowship-statement-player-card-resource-icon = Bohaterowie mają symbol zasobów, który podaje sferę bohatera i to, do czego pasują zasoby w jego puli.
fellowship-statement-player-card-traits = Karta gracza ma listę cech (może być pusta).
fellowship-statement-player-card-text = Karta gracza ma tekst gry ze zdolnościami (może być pusty).
fellowship-statement-player-card-type = Karta gracza ma rodzaj: bohater, sojusznik, dodatek lub wydarzenie.
fellowship-statement-player-card-set-info = Karta gracza ma symbol zestawu i numer kolekcjonerski, jedyny w tym zestawie.

fellowship-statement-encounter-card-title = Każda karta spotkania ma tytuł.
fellowship-statement-encounter-card-engagement-cost = Wrogowie mają koszt zwarcia.
fellowship-statement-encounter-card-threat = Wrogowie i obszary mają zagrożenie, które liczy się w strefie przeciwności.
fellowship-statement-encounter-card-attack = Wrogowie mają siłę ataku.
fellowship-statement-encounter-card-defense = Wrogowie mają siłę obrony.
fellowship-statement-encounter-card-quest-points = Obszary mają punkty wyprawy: postęp potrzebny do ich zbadania.
fellowship-statement-encounter-card-hit-points = Wrogowie mają punkty wytrzymałości.
fellowship-statement-encounter-card-set-icon = Karta spotkania ma symbol zestawu spotkań; złoty pierścień wokół niego oznacza, że w trybie łatwym kartę się usuwa.
fellowship-statement-encounter-card-traits = Karta spotkania ma listę cech (może być pusta).
fellowship-statement-encounter-card-text = Karta spotkania ma tekst gry (może być pusty).
fellowship-statement-encounter-card-shadow = Jeśli karta ma efekt cienia, oznacza go symbol cienia, który oddziela go od tekstu działającego w grze.
fellowship-statement-encounter-card-type = Karta spotkania ma rodzaj: wróg, obszar, podstęp lub cel.
fellowship-statement-encounter-card-set-info = Karta spotkania ma symbol zestawu i numer kolekcjonerski, jedyny w zestawie.
fellowship-statement-encounter-card-scenario-title = Cel podaje tytuł scenariusza, do którego należy.
fellowship-statement-encounter-card-victory = Karta warta punkty zwycięstwa ma w prawym dolnym rogu, poza polem tekstowym, słowo „Zwycięstwo X”.

fellowship-statement-quest-card-title = Każdy etap scenariusza ma własny tytuł.
fellowship-statement-quest-card-scenario-icon = Karta wyprawy ma symbol scenariusza, który łączy ją z zestawem spotkań tego scenariusza.
fellowship-statement-quest-card-sequence = Karta wyprawy ma numer kolejny (ze stronami A i B), który podaje jej miejsce w talii wyprawy.
fellowship-statement-quest-card-encounter-info = Karta wyprawy wymienia symbole zestawów spotkań, które razem z symbolem scenariusza decydują o tym, co wtasowuje się do talii spotkań.
fellowship-statement-quest-card-scenario-title = Karta wyprawy ma tytuł scenariusza.
fellowship-statement-quest-card-text = Karta wyprawy ma tekst: fabułę, polecenia przygotowania, specjalne efekty lub warunki tego etapu.
fellowship-statement-quest-card-set-info = Karta wyprawy ma symbol produktu i niepowtarzalny numer.
fellowship-statement-quest-card-quest-points = Karta wyprawy ma punkty wyprawy: postęp potrzebny, by przejść dalej.

fellowship-statement-campaign-sequence = W trybie kampanii scenariusze rozgrywa się jeden po drugim; następny otwiera się dopiero po wygraniu obecnego.
fellowship-statement-campaign-loss-no-penalty = Przegrany scenariusz nie niesie kary, ale trzeba go powtórzyć i wygrać.

fellowship-statement-log-record-each-scenario = Na koniec każdego scenariusza wyniki zapisuje się w dzienniku kampanii.
fellowship-statement-log-consulted-at-setup = Podczas przygotowania następnego scenariusza sprawdza się dziennik, aby użyć wszystkich potrzebnych kart.

fellowship-statement-heroes-recorded = Imiona bohaterów zapisuje się w dzienniku na początku pierwszego scenariusza.
fellowship-statement-heroes-fallen = Bohatera, który na koniec gry jest na stosie kart odrzuconych, dopisuje się do listy poległych bohaterów (ale nie po przegranej, która nie niesie kary).
fellowship-statement-heroes-fallen-banned = W późniejszych scenariuszach kampanii żaden gracz nie może użyć poległego bohatera.
fellowship-statement-heroes-deck-free = Zawartość talii można zmieniać między scenariuszami.
fellowship-statement-heroes-same-heroes = W każdym scenariuszu trzeba używać tych samych bohaterów, poza dwoma wyjątkami (zastąpienie poległego i dobrowolna wymiana).
fellowship-statement-heroes-replace-fallen = Gracz, który kontrolował poległego bohatera, może podczas następnego przygotowania wybrać nowego; jego imię się zapisuje.
fellowship-statement-heroes-replace-fallen-penalty = Za takie zastąpienie każdy gracz otrzymuje stałą karę +1 do początkowego zagrożenia, do końca kampanii.
fellowship-statement-heroes-voluntary-change = Po scenariuszu gracz może podczas następnego przygotowania zastąpić 1 swojego bohatera bohaterem o innym imieniu; zapisuje się to.
fellowship-statement-heroes-voluntary-change-penalty = Za dobrowolną wymianę każdy gracz otrzymuje stałą karę +1 do początkowego zagrożenia.
fellowship-statement-heroes-none-left = Jeśli gracz chce zastąpić poległego bohatera, a żaden bohater nie jest dostępny, tylko ten gracz otrzymuje stałe +1 do początkowego zagrożenia, usuwa bohatera z listy poległych i używa go dalej.

fellowship-statement-card-types-three = Tryb kampanii dodaje trzy rodzaje kart: karty kampanii, łaski i brzemiona, używane tylko w tym trybie.

fellowship-statement-campaign-card-setup = Podczas przygotowania kartę kampanii scenariusza kładzie się obok talii wyprawy i wykonuje jej dodatkowe polecenia przygotowania.
fellowship-statement-campaign-card-resolution = Po wygraniu scenariusza odwraca się kartę kampanii, wykonuje jej polecenia rozstrzygnięcia i uzupełnia dziennik.

fellowship-statement-boon-earned-only = Łask (kart gracza lub spotkań) nie wolno umieszczać w talii ani w grze, zanim zostaną zdobyte, chyba że scenariusz mówi inaczej.

fellowship-statement-burden-set-icon = Brzemiona mają zamiast symbolu zestawu spotkań symbol zestawu brzemion i nie należą do żadnego zestawu spotkań.
fellowship-statement-burden-added-when-told = Brzemię dodaje się do talii spotkań tylko wtedy, gdy gracze dostają takie polecenie.

fellowship-statement-pool-definition = Pula kampanii to lista zdobytych dotąd łask i brzemion; po wygranej zapisuje się według tytułu wszystkie nowo zdobyte.
fellowship-statement-pool-permanent-note = Przy zdobytej karcie stałej zapisuje się w notatkach bohatera, do którego jest dołączona.
fellowship-statement-pool-player-boon-may = Łaskę z rewersem karty gracza można dodać do talii gracza.
fellowship-statement-pool-boon-not-counted = Łaska z rewersem karty gracza nie liczy się do minimalnej wielkości talii.
fellowship-statement-pool-player-burden-must = Brzemię z rewersem karty gracza trzeba dodać do talii gracza.
fellowship-statement-pool-burden-not-counted = Brzemię z rewersem karty gracza nie liczy się do minimalnej wielkości talii.
fellowship-statement-pool-fallen-removes-permanent = Gdy bohater polegnie, wszystkie dołączone do niego stałe łaski i brzemiona usuwa się z puli.

fellowship-statement-expert-damage-kept = W trybie eksperta bohaterowie nie leczą się między scenariuszami: obrażenia każdego bohatera na koniec scenariusza zapisuje się w notatkach.
fellowship-statement-expert-damage-placed = Podczas następnego przygotowania zapisane obrażenia kładzie się na każdym bohaterze.
fellowship-statement-expert-heal-option = Zamiast tego gracz może wyleczyć swojego bohatera z tych początkowych obrażeń, podnosząc tylko swoje początkowe zagrożenie o 1 do końca kampanii za każdego wyleczonego bohatera.

fellowship-statement-setup-steps-1 = Przygotowanie kampanii, krok 1: sprawdza się, czy każdy gracz używa bohaterów z dziennika; w pierwszej grze zapisuje się imiona graczy i bohaterów.
fellowship-statement-setup-steps-2 = Przygotowanie kampanii, krok 2: sprawdza się, czy żaden z tych bohaterów nie poległ; gracz z poległym bohaterem wybiera nowego (albo gra bez niego), a karty stałe poległego opuszczają pulę.
fellowship-statement-setup-steps-3 = Przygotowanie kampanii, krok 3: zapisuje się dobrowolne wymiany bohaterów i w rubryce kar +1 zagrożenia za każdego wymienionego bohatera.
fellowship-statement-setup-steps-4 = Przygotowanie kampanii, krok 4: każdy gracz ustawia licznik na początkowe zagrożenie plus suma z rubryki kar.
fellowship-statement-setup-steps-5 = Przygotowanie kampanii, krok 5: stałe łaski i brzemiona z puli dołącza się do zapisanych dla nich bohaterów.
fellowship-statement-setup-steps-6 = Przygotowanie kampanii, krok 6: łaski i brzemiona ze słowem kluczowym „Przygotowanie” kładzie się w strefie gry.
fellowship-statement-setup-steps-7 = Przygotowanie kampanii, krok 7: łaski i brzemiona z puli z rewersem karty gracza wtasowuje się do odpowiednich talii graczy.
fellowship-statement-setup-steps-8 = Przygotowanie kampanii, krok 8: łaski i brzemiona z puli z rewersem karty spotkania wtasowuje się do talii spotkań.

## Uwagi do zasad.

fellowship-note-starter-legal-as-printed = Nasze odczytanie: cztery talie startowe po 47 kart są dozwolone tak, jak je podano; minimum 50 kart dotyczy tylko talii złożonych samodzielnie.
fellowship-note-starter-leadership = Nasze odczytanie: cztery talie startowe po 47 kart są dozwolone tak, jak je podano (15 tytułów po 3 kopie i 2 Gandalfów = 47; 4 × 45 + 8 = 188 kart graczy); minimum 50 kart dotyczy tylko talii złożonych samodzielnie.
fellowship-note-starter-tactics = Nasze odczytanie: cztery talie startowe po 47 kart są dozwolone tak, jak je podano (15 tytułów po 3 kopie i 2 Gandalfów = 47; 4 × 45 + 8 = 188 kart graczy); minimum 50 kart dotyczy tylko talii złożonych samodzielnie.
fellowship-note-starter-spirit = Nasze odczytanie: cztery talie startowe po 47 kart są dozwolone tak, jak je podano (15 tytułów po 3 kopie i 2 Gandalfów = 47; 4 × 45 + 8 = 188 kart graczy); minimum 50 kart dotyczy tylko talii złożonych samodzielnie.
fellowship-note-starter-lore = Nasze odczytanie: cztery talie startowe po 47 kart są dozwolone tak, jak je podano (15 tytułów po 3 kopie i 2 Gandalfów = 47; 4 × 45 + 8 = 188 kart graczy); minimum 50 kart dotyczy tylko talii złożonych samodzielnie.

fellowship-note-scenario-passage-quest-cards = Nasze odczytanie: spośród dwóch kart 3. etapu „Przeprawy przez Mroczną Puszczę” (121 i 122) jedną wybiera się losowo po ukończeniu etapu 2, jak mówi tekst 120B; drugiej się nie używa.

fellowship-note-setup-quest-deck-order = Nasze odczytanie: spośród dwóch kart 3. etapu „Przeprawy przez Mroczną Puszczę” (121 i 122) jedną wybiera się losowo po ukończeniu etapu 2, jak mówi tekst 120B; drugiej się nie używa.

fellowship-note-example-passage-setup = Instrukcja mówi dosłownie, by talię spotkań odwrócić, co jest oczywistą pomyłką zamiast „potasować”.
fellowship-note-example-undefended-single-hero = Własny efekt wymuszony karty Forest Spider daje +1 do siły ataku w rundzie, w której wchodzi ona w zwarcie; siła ataku 2 z przykładu zgadza się tylko w późniejszej rundzie.

fellowship-note-elimination-enemies-keep-attachments = Forest Snare kontrolowana przez gracza, który odpadł, zostaje odrzucona według kompendium (wszystkie karty, które ten gracz kontrolował); zostają tylko dodatki, których nie kontrolował.

fellowship-note-permanent-cannot-be-removed = Gdy bohater opuszcza grę, karta stała odchodzi razem z nim według zasady o dodatkach, a to nie jest efekt karty (wniosek; karty stałe poległego bohatera opuszczają pulę).

fellowship-note-forced-special-kinds = Kompendium wymienia „Po ujawnieniu” jako osobny rodzaj zdolności; według obu książek jest to obowiązkowe.

fellowship-note-scenario-anduin-sets = W publicznych danych o kartach pierwszy zestaw bywa nazywany Journey Down the Anduin.

fellowship-note-mode-easy-remove-cards = Oznaczenia pochodzą z drugiego źródła danych o kartach i nie zostały sprawdzone z drukowanymi kartami.

fellowship-note-deck-unique-ally-same-name-hero = Żaden bohater z tego pudełka nie ma wspólnego tytułu z sojusznikiem z tego pudełka, więc zasadę sprawdzamy na wymyślonym bohaterze.

fellowship-note-sample-lore-tactics-events = Piąty tytuł odczytujemy jako Quick Strike (35); jego ukraińska nazwa mogłaby też oznaczać Swift Strike (37), czego instrukcja nie rozstrzyga.

fellowship-note-score-victory-points = Nasze odczytanie: punkty zwycięstwa odejmuje się od wyniku. Hasło o zwycięstwie mówi o dodawaniu do wyniku, a oba rozdziały o punktach i arkusz wyników odejmują.

fellowship-note-victory-points-count = Nasze odczytanie: punkty zwycięstwa odejmuje się od wyniku. Hasło o zwycięstwie mówi o dodawaniu do wyniku, a oba rozdziały o punktach i arkusz wyników odejmują.

fellowship-note-score-sheet-fields = Nasze odczytanie: punkty zwycięstwa odejmuje się od wyniku. Hasło o zwycięstwie mówi o dodawaniu do wyniku, a oba rozdziały o punktach i arkusz wyników odejmują.

fellowship-note-golden-reference-over-rulebook = Rozstrzygnięte tak: talię gracza, który odpadł, też się odrzuca; bohaterów jest od 1 do 3.

fellowship-note-elimination-cards-to-discard = Nasze odczytanie: talię gracza, który odpadł, też się odrzuca. Instrukcja wymienia tylko rękę i kontrolowane karty; kompendium dodaje talię i ma pierwszeństwo.
fellowship-note-elimination-deck-to-discard = Nasze odczytanie: talię gracza, który odpadł, też się odrzuca. Instrukcja wymienia tylko rękę i kontrolowane karty; kompendium dodaje talię i ma pierwszeństwo.

fellowship-note-action-only-in-window = Luźne sformułowanie instrukcji (między fazami i między nazwanymi krokami) zastępują okna z dodatku I.

fellowship-note-explored-threshold = Hasło o badaniu nie podaje wyjątku; wyjątek wynika ze słowa kluczowego „Zwycięstwo”.
fellowship-note-explored-in-staging = Wniosek: hasło mówi o dowolnej karcie obszaru.
fellowship-note-explored-not-discarded = Instrukcja mówi, by zbadany obszar odrzucić; kompendium rozróżnia te dwie rzeczy i ma pierwszeństwo.

fellowship-note-put-into-play-no-restrictions = Zasada unikatowości wprost mówi o wprowadzaniu do gry i nadal obowiązuje.

fellowship-note-destroyed-enemy = Hasło o niszczeniu nie podaje wyjątku; wyjątek wynika ze słowa kluczowego „Zwycięstwo”.

fellowship-note-hero-one-to-three = Nasze odczytanie: od 1 do 3 bohaterów. Instrukcja mówi, że dokładnie 3; kompendium mówi, że od 1 do 3, i zgodnie ze złotą zasadą ma pierwszeństwo.

fellowship-note-quest-deck-sequence = Nasze odczytanie: spośród dwóch kart 3. etapu „Przeprawy przez Mroczną Puszczę” (121 i 122) jedną wybiera się losowo po ukończeniu etapu 2, jak mówi tekst 120B; drugiej się nie używa.

fellowship-note-doomed-each-player = Instrukcja wymienia krok przeciwności i przygotowanie; kompendium nie ogranicza czasu, więc liczy się każde ujawnienie.

fellowship-note-restricted-third = Instrukcja wybiera spośród wszystkich trzech dodatków z ograniczeniem; kompendium mówi o jednym z tych, które postać już ma, i ma pierwszeństwo.

fellowship-note-hit-points-modifier-loss = Wniosek z zasad o punktach wytrzymałości i modyfikatorach łącznie.

fellowship-note-victory-keyword = Nasze odczytanie: karty ze słowem „Zwycięstwo” trafiają do puli zwycięstwa, gdy zostaną pokonane lub zbadane. Instrukcja mówi: zawsze, gdy karta miałaby zostać odrzucona lub opuszcza grę; pierwszeństwo ma kompendium.
fellowship-note-victory-explored = Nasze odczytanie: karty ze słowem „Zwycięstwo” trafiają do puli zwycięstwa, gdy zostaną pokonane lub zbadane. Instrukcja mówi: zawsze, gdy karta miałaby zostać odrzucona lub opuszcza grę; pierwszeństwo ma kompendium.
fellowship-note-victory-other-exit = Nasze odczytanie: karty ze słowem „Zwycięstwo” trafiają do puli zwycięstwa, gdy zostaną pokonane lub zbadane. Instrukcja mówi: zawsze, gdy karta miałaby zostać odrzucona lub opuszcza grę; pierwszeństwo ma kompendium. Ta zasada jest wnioskiem z niego.

fellowship-note-blank-stats-stay = Kompendium wymienia tylko tekst fabularny; reszta jest wnioskiem.

fellowship-note-starting-threat-sum = Nasze odczytanie: od 1 do 3 bohaterów. Instrukcja mówi, że dokładnie 3; kompendium mówi, że od 1 do 3, i zgodnie ze złotą zasadą ma pierwszeństwo.

fellowship-note-forced-before-optional = Nasze odczytanie: kolejność zdolności przy jednym warunku wywołania to stałe, potem wymuszone, potem odpowiedzi, a w obrębie rodzaju „gdy” przed „po tym, jak”; efekt wymuszony „po tym, jak” jest więc przed opcjonalną odpowiedzią „gdy”.

fellowship-note-quest-advance-immediately = Etapów bez punktów wyprawy (121B i 128B, w danych o kartach 0) nie kończy postęp; a tekst karty może zabraniać ukończenia (122B, 126B).

fellowship-note-response-when-before-after = Nasze odczytanie: kolejność zdolności przy jednym warunku wywołania to stałe, potem wymuszone, potem odpowiedzi, a w obrębie rodzaju „gdy” przed „po tym, jak”.
fellowship-note-response-closed = W tym zdaniu kompendium wypadło słowo „nie” (dalsze odpowiedzi się rozpatruje); sens jest jasny.

fellowship-note-talk-own-decisions = Wniosek z zakazu mówienia innym, co mają robić.

fellowship-note-deck-minimum-50 = Nasze odczytanie: cztery talie startowe po 47 kart są dozwolone tak, jak je podano (15 tytułów po 3 kopie i 2 Gandalfów = 47; 4 × 45 + 8 = 188 kart graczy); minimum 50 kart dotyczy tylko talii złożonych samodzielnie.

fellowship-note-guarded-attach-next = Instrukcja kładzie cel w strefie przeciwności przed ujawnieniem następnej karty, a kompendium najpierw ujawnia i dołącza, a potem kładzie tam obie; pierwszeństwo ma kompendium, wynik jest ten sam.

fellowship-note-in-play-shadow-not = Wniosek z definicji „w grze”.

fellowship-note-order-three-layers = Nasze odczytanie: kolejność zdolności przy jednym warunku wywołania to stałe, potem wymuszone, potem odpowiedzi, a w obrębie rodzaju „gdy” przed „po tym, jak”.
fellowship-note-order-when-then-after = Nasze odczytanie: kolejność zdolności przy jednym warunku wywołania to stałe, potem wymuszone, potem odpowiedzi, a w obrębie rodzaju „gdy” przed „po tym, jak”.

fellowship-note-step-1-3 = Instrukcja mówi, że każdy krok fazy zasobów wszyscy gracze wykonują jednocześnie; kompendium powtarza to tylko dla 1.2.
fellowship-note-step-allies-only-planning = Wniosek: 2.2 to jedyne okno, które na to pozwala.
fellowship-note-step-6-4a-eligible = Ponieważ liczy się ta runda, a nie ta faza, wróg, który w tej samej rundzie zaatakował poza fazą walki, według brzmienia zasady nie jest już odpowiedni.
fellowship-note-step-6-4a-mandatory = Schemat mówi „aż wrogowie zostaną zaatakowani”, co jest pomyłką zamiast „aż zaatakują”.

fellowship-note-combat-no-overflow = Własny tekst karty Hill Troll zamienia nadwyżkę w zagrożenie; rozstrzyga karta.

fellowship-note-step-6-8-4-attackers-until = Kompendium mówi dosłownie „tylko po tym kroku”; sens to „tylko do niego”.

fellowship-note-encounter-card-set-icon = W danych o kartach pierścień to liczba kopii przy numerze, więc oznacza kopie, a nie tytuły.

fellowship-note-quest-card-quest-points = W danych o kartach 121B i 128B mają 0; 0 nie może oznaczać natychmiastowego ukończenia.

fellowship-note-campaign-loss-no-penalty = Zasada o poległym bohaterze mówi „na koniec gry”, nie rozróżniając wygranej i przegranej; wprost powiedziano, że przegrana nie niesie kary, więc przegrana gra nie dodaje poległego bohatera.

fellowship-note-heroes-fallen = Instrukcja nie mówi tu, czy chodzi o wygraną, czy o przegraną; czytamy to razem z brakiem kary za przegraną (zasada „Przegrany scenariusz gra się znowu”).
fellowship-note-heroes-replace-fallen = Nasze odczytanie: poległego bohatera można zastąpić, ale nie trzeba. Rozdział o bohaterach mówi „może”, krok 2 przygotowania kampanii mówi „musi”; skoro dozwolonych jest od 1 do 3 bohaterów, gracz może grać dalej z mniejszą liczbą, ale potrzebuje co najmniej jednego.
fellowship-note-heroes-replace-fallen-penalty = Nasze odczytanie: poległego bohatera można zastąpić, ale nie trzeba. Rozdział o bohaterach mówi „może”, krok 2 przygotowania kampanii mówi „musi”; skoro dozwolonych jest od 1 do 3 bohaterów, gracz może grać dalej z mniejszą liczbą, ale potrzebuje co najmniej jednego.
fellowship-note-heroes-voluntary-change = Krok 3 przygotowania mówi o bohaterach w liczbie mnogiej, z +1 za każdego wymienionego; odczytujemy to jako sumę po wszystkich graczach, po jednej wymianie na gracza.
fellowship-note-heroes-none-left = Nasze odczytanie: poległego bohatera można zastąpić, ale nie trzeba. Rozdział o bohaterach mówi „może”, krok 2 przygotowania kampanii mówi „musi”; skoro dozwolonych jest od 1 do 3 bohaterów, gracz może grać dalej z mniejszą liczbą, ale potrzebuje co najmniej jednego.

fellowship-note-burden-set-icon = Dane o kartach podają dla kart 135–138 w rubryce zestawu spotkań scenariusz; to, że są łaskami lub brzemionami, musi je wykluczyć.

fellowship-note-pool-player-burden-must = Żadne brzemię z tego pudełka nie ma rewersu karty gracza.

fellowship-note-setup-steps-2 = Nasze odczytanie: poległego bohatera można zastąpić, ale nie trzeba. Rozdział o bohaterach mówi „może”, krok 2 przygotowania kampanii mówi „musi”; skoro dozwolonych jest od 1 do 3 bohaterów, gracz może grać dalej z mniejszą liczbą, ale potrzebuje co najmniej jednego.
fellowship-note-setup-steps-4 = Kary jednego gracza (zasady „Brak bohaterów: poległy wraca” i „Tryb eksperta: leczenie za zagrożenie”) liczą się tylko temu graczowi; dziennik musi je rozdzielać.
fellowship-note-setup-steps-6 = Żadna karta z tego pudełka nie ma słowa kluczowego „Przygotowanie”; Mendor wchodzi do gry dzięki tekstowi przygotowania kart kampanii.

## Uzasadnienia.

fellowship-reason-core-box-components = To fizyczne elementy; program prowadzi liczniki, a nie żetony, a kompendium znosi każdy limit żetonów.

fellowship-reason-talk-allowed = Kultura przy stole: pozwolenie na rozmowę nie ma stanu gry, który można by zaobserwować.
fellowship-reason-talk-no-command = Kultura przy stole: rad udzielanych w rozmowie nie da się zaobserwować; to, czego można dopilnować, mówi zasada „Każdy decyduje o swoich kartach”.
