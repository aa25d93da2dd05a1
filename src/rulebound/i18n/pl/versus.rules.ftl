### Krótkie tytuły zasad VS System.

## Rozdziały i ich strony.

versus-chapter-start = Zanim zaczniecie
versus-topic-golden-rules = Złote zasady
versus-topic-setup = Przygotowanie gry
versus-topic-decks = Budowa talii
versus-topic-victory = Zwycięstwo

versus-chapter-cards = Karty
versus-topic-anatomy = Karty i strefy
versus-topic-uniqueness = Unikatowość
versus-topic-equipment = Ekwipunek
versus-topic-locations = Lokacje
versus-topic-plot-twists = Zwroty fabuły

versus-chapter-turn = Tura
versus-topic-draw = Faza dobierania
versus-topic-resources = Zasoby
versus-topic-recruit = Werbunek
versus-topic-formation = Szyk
versus-topic-recovery = Faza regeneracji

versus-chapter-combat = Atak
versus-topic-declaring = Deklaracja ataku
versus-topic-protected = Osłona, lot, zasięg
versus-topic-resolving = Rozpatrzenie ataku
versus-topic-breakthrough = Przełamanie
versus-topic-direct = Atak bezpośredni
versus-topic-leaving = Kto opuszcza atak
versus-topic-team-attacks = Ataki drużynowe
versus-topic-reinforcement = Umocnienie
versus-topic-power-up = Wzmocnienie
versus-topic-stun = Ogłuszone postacie

versus-chapter-effects = Efekty i łańcuch
versus-topic-powers = Zdolności
versus-topic-chain = Łańcuch
versus-topic-priority = Priorytet

## Zasady.

## Cards and table

versus-rule-anatomy-four-types = Każda karta jest jednego z czterech typów
versus-rule-anatomy-name = Każda karta ma nazwę
versus-rule-anatomy-recruit-cost = Postacie i ekwipunek mają koszt werbunku
versus-rule-anatomy-version = Wersja odróżnia postacie o tym samym imieniu
versus-rule-anatomy-team = Postać należy do drużyn podanych na karcie
versus-rule-anatomy-flight-icon = Symbol lotu daje lot
versus-rule-anatomy-range-icon = Symbol zasięgu daje zasięg
versus-rule-anatomy-atk = Na karcie postaci wydrukowano ATK
versus-rule-anatomy-def = Na karcie postaci wydrukowano OBR
versus-rule-anatomy-threshold-cost = Lokacje i zwroty fabuły mają koszt progowy
versus-rule-anatomy-ongoing-icon = Symbol pokazuje, że zwrot fabuły ma efekt stały
versus-rule-anatomy-flavor-text = Tekst fabularny na nic nie wpływa
versus-rule-anatomy-collector-number = Numer kolekcjonerski: trzy litery zestawu i liczba
versus-rule-anatomy-rarity-colour = Kolor numeru kolekcjonerskiego oznacza rzadkość
versus-rule-anatomy-resource = Każda karta w rzędzie zasobów jest zasobem
versus-rule-anatomy-resource-not-character = Postać w rzędzie zasobów nie jest postacią w grze
versus-rule-anatomy-resource-peek-own = Swoje zakryte zasoby możesz oglądać w każdej chwili
versus-rule-anatomy-resource-no-reorder = Kolejności kart w rzędzie zasobów nie wolno zmieniać
versus-rule-anatomy-resource-hidden-from-opponent = Przeciwnik nie widzi twoich zakrytych zasobów
versus-rule-anatomy-hand-hidden = Swojej ręki nie trzeba pokazywać
versus-rule-anatomy-deck-hidden = Do talii nikt nie zagląda
versus-rule-anatomy-hand-unlimited = Na ręce można mieć dowolną liczbę kart
versus-rule-anatomy-rows = Trzy rzędy: przedni, wsparcia i zasobów
versus-rule-anatomy-ko = Karta trafia na stos KO swojego właściciela
versus-rule-anatomy-ko-pile-face-up = Karty na stosie KO leżą odkryte
versus-rule-anatomy-discard = Odrzucić to położyć kartę z ręki na swój stos KO
versus-rule-anatomy-controller = Kartę kontroluje gracz, po którego stronie leży
versus-rule-anatomy-enter-ready-character = Postacie wchodzą do gry gotowe
versus-rule-anatomy-enter-ready-resource = Zasoby wchodzą do gry gotowe
versus-rule-anatomy-exhaust = Wyczerpać kartę to obrócić ją bokiem
versus-rule-anatomy-ready-uses = Wyczerpać można tylko gotową postać
versus-rule-anatomy-grid = Szyk to siatka: na jednym miejscu jedna postać
versus-rule-anatomy-adjacent = Obok to sąsiednie w rzędzie lub jedna za drugą
versus-rule-anatomy-phase-order = Tura: dobieranie, rozbudowa, walka, regeneracja

## Setting up

versus-rule-setup-two-players = Gra jest dla dwóch graczy
versus-rule-setup-endurance-50 = Każdy zaczyna z 50 punktami wytrzymałości
versus-rule-setup-endurance-shown = Wytrzymałość graczy jest zawsze widoczna
versus-rule-setup-random-chooser = Los wskazuje, kto decyduje o pierwszej inicjatywie
versus-rule-setup-chooser-decides = Wylosowany gracz mówi, kto ma pierwszą inicjatywę
versus-rule-setup-shuffle = Talie tasuje się przed dobraniem rąk startowych
versus-rule-setup-cut = Przeciwnik może przełożyć twoją talię
versus-rule-setup-opening-hand = Ręka startowa to cztery karty
versus-rule-setup-mulligan = Rękę startową można wymienić
versus-rule-setup-mulligan-once = Rękę startową wymienia się tylko raz
versus-rule-setup-mulligan-order = O wymianie ręki pierwszy decyduje gracz z inicjatywą
versus-rule-setup-mulligan-bottom-order = Kolejność kart oddanych pod talię wybiera gracz
versus-rule-setup-initiative-first-actor = Gracz z inicjatywą działa w fazie pierwszy
versus-rule-setup-initiative-marked = Oznacza się, kto ma inicjatywę

## Decks

versus-rule-deck-minimum-60 = Talia ma co najmniej 60 kart
versus-rule-deck-no-maximum = Talia nie ma górnej granicy kart
versus-rule-deck-starter-40 = Talia startowa ma dokładnie 40 kart
versus-rule-deck-four-copies = Najwyżej cztery karty o tej samej nazwie
versus-rule-deck-four-per-version = Każda wersja postaci liczy się osobno
versus-rule-deck-army-unlimited = Postaci Armii może być w talii dowolnie wiele
versus-rule-deck-any-vs-card = Do talii wolno włożyć każdą kartę VS System
versus-rule-deck-copies-apply-to-starter = Limit kopii dotyczy też talii startowych

## Cards and rules

versus-rule-golden-card-over-rule = Tekst karty jest ważniejszy od zasad
versus-rule-golden-cannot-wins = Zakaz jest ważniejszy od pozwolenia

## Draw phase

versus-rule-draw-two-cards = Co turę obaj gracze dobierają po dwie karty
versus-rule-draw-window = Dwie karty dobiera się przed otrzymaniem priorytetu
versus-rule-draw-empty-deck = Pusta talia nie oznacza przegranej

## Build phase

versus-rule-build-order = Rozbudowa: zasoby, werbunek, szyk, gracz po graczu
versus-rule-build-resource-optional = Karty w rzędzie zasobów nie trzeba kłaść
versus-rule-build-resource-one-per-turn = Najwyżej jeden zasób z ręki na turę
versus-rule-build-resource-face-down = Zasób kładzie się zakryty
versus-rule-build-resource-rightmost = Nowy zasób kładzie się po prawej stronie
versus-rule-build-resource-no-flip-char-equip = Postaci i ekwipunku w rzędzie się nie odkrywa

## Recruiting

versus-rule-recruit-points = Każdy zasób daje jeden punkt zasobów
versus-rule-recruit-points-snapshot = Punkty zasobów liczy się raz, na początku kroku
versus-rule-recruit-points-lost = Niewydane punkty przepadają po kroku werbunku
versus-rule-recruit-many = Werbuj, dopóki starcza punktów zasobów
versus-rule-recruit-row-choice = Zwerbowana postać staje z przodu lub we wsparciu
versus-rule-recruit-slot-choice = Zwerbowana postać zajmuje dowolne wolne miejsce rzędu
versus-rule-recruit-on-chain = Werbunek przechodzi przez łańcuch
versus-rule-recruit-paid-on-announcement = Punkty płaci się od razu i nie wracają
versus-rule-recruit-own-step-only = Werbuje się tylko w swoim kroku werbunku
versus-rule-recruit-no-sickness = Nowa postać może atakować od razu

## Formation

versus-rule-formation-move = W kroku szyku można zmieniać rząd
versus-rule-formation-move-within = W kroku szyku można zmieniać miejsce w rzędzie
versus-rule-formation-clear = Musi być jasne, kto stoi z przodu, a kto z tyłu
versus-rule-formation-any-state = Przesuwać można też wyczerpane i ogłuszone postacie
versus-rule-formation-fixed-otherwise = Poza krokiem szyku przesuwają tylko efekty

## Combat

versus-rule-combat-protected = Postać z przodu osłania tę, która stoi za nią
versus-rule-combat-protected-not-attacked = Osłoniętą postać atakuje się tylko z lotem
versus-rule-combat-front-never-protected = W przednim rzędzie nikt nie jest osłonięty
versus-rule-combat-exhausted-protects = Wyczerpana postać też osłania
versus-rule-combat-stunned-not-protecting = Ogłuszona postać nie osłania
versus-rule-combat-flight = Lot pozwala atakować osłonięte postacie
versus-rule-combat-flight-support = Sam lot nie pozwala atakować z rzędu wsparcia
versus-rule-combat-range = Zasięg pozwala atakować z rzędu wsparcia
versus-rule-combat-range-protected = Sam zasięg nie pozwala atakować osłoniętej postaci
versus-rule-combat-flight-and-range = Lot i zasięg: ze wsparcia atak na osłonięte postacie
versus-rule-combat-initiative-attacks-first = Pierwszy atakuje gracz z inicjatywą
versus-rule-combat-own-step-only = Atakuje się tylko w swoim kroku ataku
versus-rule-combat-one-at-a-time = Ataki następują jeden po drugim
versus-rule-combat-more-attacks = Można atakować dalej, dopóki ktoś może
versus-rule-combat-declare = Atakujący jest gotowy i stoi w przednim rzędzie
versus-rule-combat-declare-defender = Atakuje się dostępną postać przeciwnika
versus-rule-combat-no-stunned-target = Ogłuszonej postaci nie można atakować
versus-rule-combat-response-before-exhaust = Na zadeklarowany atak można odpowiedzieć
versus-rule-combat-illegal-cancel = Atak, który stał się niedozwolony, zostaje odwołany
versus-rule-combat-begins-on-exhaust = Atak zaczyna się, gdy atakujący zostaje wyczerpany
versus-rule-combat-legal-after-start = Rozpoczęty atak nie stanie się niedozwolony
versus-rule-combat-becomes-attacker = Atakującym jest się od wyczerpania do końca ataku
versus-rule-combat-becomes-defender = Obrońcą jest się od początku do końca ataku
versus-rule-combat-ends = Atak kończy się po wykonaniu jego skutków
versus-rule-combat-window = W trakcie ataku można dodawać efekty
versus-rule-combat-compare-less = ATK mniejszy od OBR: obrońcy nic się nie dzieje
versus-rule-combat-compare-equal = ATK równy OBR: obrońca zostaje ogłuszony
versus-rule-combat-compare-greater = ATK większy od OBR: obrońca zostaje ogłuszony
versus-rule-combat-back-stun = Obrońca ogłusza, gdy jego ATK dorównuje OBR
versus-rule-combat-back-less = ATK obrońcy mniejszy od OBR: atakujący bez szwanku
versus-rule-combat-simultaneous = Oba porównania następują jednocześnie
versus-rule-combat-breakthrough = Przełamanie: nadwyżka ATK odbiera wytrzymałość
versus-rule-combat-breakthrough-plus-stun = Przełamanie dolicza się do straty za ogłuszenie
versus-rule-combat-breakthrough-needs-stun = Bez ogłuszenia nie ma przełamania
versus-rule-combat-no-breakthrough-back = Ogłuszony atakujący nie powoduje przełamania
versus-rule-combat-direct = Gracza bez nieogłuszonych postaci można atakować wprost
versus-rule-combat-direct-loss = Atak bezpośredni odbiera wytrzymałość równą ATK
versus-rule-combat-direct-is-breakthrough = Strata z ataku bezpośredniego to przełamanie
versus-rule-combat-direct-position = I atak bezpośredni wymaga przodu albo zasięgu
versus-rule-combat-direct-exhausts = Atak bezpośredni też wyczerpuje atakującego
versus-rule-combat-direct-late-character = Rozpoczęty atak bezpośredni takim pozostaje
versus-rule-combat-attacker-leaves = Ogłuszony lub usunięty atakujący wypada z ataku
versus-rule-combat-no-attacker-cancels = Atak bez atakujących zostaje odwołany
versus-rule-combat-defender-leaves = Atak bez obrońcy zostaje odwołany
versus-rule-combat-attackers-ready-again = Bez obrońcy atakujący odzyskują gotowość
versus-rule-combat-no-rejoin = Kto wypadł z ataku, ten do niego nie wraca
versus-rule-combat-negative = ATK i OBR poniżej zera liczą się jak zero
versus-rule-combat-illegal-declaration-refused = Niedozwolonej deklaracji ataku się nie przyjmuje

## Team attacks

versus-rule-team-attack-definition = Atak drużynowy: kilka postaci na jednego obrońcę
versus-rule-team-attack-shared-team = Uczestnicy ataku drużynowego są z jednej drużyny
versus-rule-team-attack-each-legal = Każdy musi móc zaatakować tego obrońcę sam
versus-rule-team-attack-exhaust-all = Wyczerpani zostają wszyscy uczestnicy
versus-rule-team-attack-sum = ATK wszystkich atakujących się sumuje
versus-rule-team-attack-breakthrough = Przełamanie to suma ATK minus OBR
versus-rule-team-attack-choose-one = Broniący się gracz wybiera, kogo uderzyć
versus-rule-team-attack-back-stun = Wybrany atakujący może zostać ogłuszony
versus-rule-team-attack-back-regardless = Obrońca oddaje cios, nawet gdy jest ogłuszony
versus-rule-team-attack-continues = Atak trwa, dopóki został choć jeden atakujący
versus-rule-team-attack-dropped-atk = ATK tego, kto wypadł, się nie liczy
versus-rule-team-attack-multi-team = Potrzebna jest jedna drużyna wspólna dla wszystkich
versus-rule-team-attack-direct = Drużyna może zaatakować też gracza
versus-rule-team-attack-direct-no-back = Przy ataku na gracza nikt nie jest ogłuszany w odwecie
versus-rule-team-attack-partial-illegal = Niedozwoleni uczestnicy odpadają, reszta atakuje

## Reinforcement

versus-rule-reinforcement-window = Umacnia się, gdy trwa atak przeciwnika
versus-rule-reinforcement-cost = Aby umocnić, wyczerp gotową postać ze wsparcia
versus-rule-reinforcement-support-only = Umacnia tylko rząd wsparcia
versus-rule-reinforcement-adjacent = Umacnia się postać z przodu lub obok
versus-rule-reinforcement-example-nimrod = Gdy z przodu nikogo nie ma, umacnia się sąsiadów
versus-rule-reinforcement-not-self = Nikt nie umacnia sam siebie
versus-rule-reinforcement-ready-only = Wyczerpana postać nie umacnia
versus-rule-reinforcement-shared-team = Umacnia się tylko w swojej drużynie
versus-rule-reinforcement-prevents-breakthrough = Umocnienie zapobiega przełamaniu
versus-rule-reinforcement-stun-loss-stays = Umocnienie nie chroni przed ogłuszeniem
versus-rule-reinforcement-on-chain = Umocnienie przechodzi przez łańcuch
versus-rule-reinforcement-duration = Umocnienie trwa do końca ataku
versus-rule-reinforcement-repeat = Drugie umocnienie niczego nie dodaje

## Power-up

versus-rule-power-up-discard-same-name = Wzmacnia się, odrzucając kartę o tym samym imieniu
versus-rule-power-up-version-irrelevant = Wersja nie ma znaczenia przy wzmocnieniu
versus-rule-power-up-attacker-or-defender = Wzmocnić można tylko własnego atakującego lub obrońcę
versus-rule-power-up-bonus = Wzmocnienie daje +1 ATK i +1 OBR
versus-rule-power-up-repeat = Postać można wzmocnić kilka razy
versus-rule-power-up-duration = Wzmocnienie trwa do końca ataku
versus-rule-power-up-on-chain = Wzmocnienie przechodzi przez łańcuch

## Stunning

versus-rule-stun-endurance-loss = Ogłuszenie odbiera wytrzymałość równą kosztowi werbunku
versus-rule-stun-any-source = Każde ogłuszenie odbiera wytrzymałość
versus-rule-stun-printed-cost = Strata za ogłuszenie to wydrukowany koszt
versus-rule-stun-face-down-exhausted = Ogłuszoną postać zakrywa się i wyczerpuje
versus-rule-stun-counts-exhausted = Ogłuszona postać liczy się jako wyczerpana
versus-rule-stun-keeps-place = Ogłuszona postać zostaje na swoim miejscu
versus-rule-stun-keeps-identity = Ogłuszona postać zachowuje imię, wersję i drużynę
versus-rule-stun-cannot-ready = Ogłuszona postać nie odzyskuje gotowości
versus-rule-stun-text-inactive = Tekst ogłuszonej postaci jest nieaktywny
versus-rule-stun-no-power-use = Ogłuszona postać nie używa swoich zdolności
versus-rule-stun-loses-powers = Ogłuszona postać traci lot, zasięg i zdolności
versus-rule-stun-visible = Ogłuszoną postać może obejrzeć każdy
versus-rule-stun-again = Ogłuszonej postaci nie można ogłuszyć ponownie
versus-rule-stun-power-on-chain = Ogłuszenie nie cofa efektu, który jest w łańcuchu
versus-rule-stun-recover = Zregenerowana postać jest odkryta, ale wyczerpana

## Recovery phase

versus-rule-recovery-order = Kolejno: wytrzymałość, KO, gotowość, inicjatywa
versus-rule-recovery-choose-one = Każdy regeneruje jedną ogłuszoną postać
versus-rule-recovery-initiative-chooses-first = Kogo zregenerować, wybiera najpierw gracz z inicjatywą
versus-rule-recovery-ko-rest = Pozostałe ogłuszone postacie trafiają na stos KO
versus-rule-recovery-mandatory = Jedną postać trzeba zregenerować
versus-rule-recovery-ready-all = Potem wszystkie karty odzyskują gotowość
versus-rule-recovery-initiative-passes = Inicjatywa przechodzi na drugiego gracza
versus-rule-recovery-start-window = Priorytet przed sprawdzeniem wytrzymałości, nie później

## Winning

versus-rule-victory-check-time = Wytrzymałość sprawdza się tylko w fazie regeneracji
versus-rule-victory-lose-at-zero = Przy 0 i mniej przegrywasz z tym, kto ma więcej
versus-rule-victory-both-below = Gdy obaj mają 0 lub mniej, wygrywa ten, kto ma więcej
versus-rule-victory-tie-extra-turn = Równo przy 0 lub mniej: jeszcze jedna tura
versus-rule-victory-tie-repeat = Dodatkowe tury trwają, ile trzeba
versus-rule-victory-gain-no-cap = Wytrzymałość może przekroczyć 50
versus-rule-victory-concede = Poddać się można w każdej chwili
versus-rule-victory-turn-limit = Po turze 40 wygrywa ten, kto ma więcej

## Uniqueness

versus-rule-uniqueness-character = Nowa unikatowa postać zastępuje imienniczkę
versus-rule-uniqueness-owner-pile = Zastąpiona karta idzie na stos KO swojego właściciela
versus-rule-uniqueness-on-entry = Unikatowość działa od razu, bez łańcucha
versus-rule-uniqueness-any-version = Unikatowość porównuje imiona, nie wersje
versus-rule-uniqueness-army = Postacie Armii nie są unikatowe
versus-rule-uniqueness-per-player = Unikatowość dotyczy tylko twoich postaci
versus-rule-uniqueness-stunned-counts = Ogłuszona postać też liczy się do unikatowości
versus-rule-uniqueness-no-stun-loss = KO przez unikatowość nie odbiera wytrzymałości
versus-rule-uniqueness-any-entry = Unikatowość działa przy każdym wejściu do gry
versus-rule-uniqueness-location = Odkryta lokacja zastępuje twoją o tej samej nazwie
versus-rule-uniqueness-location-face-down = Zakrytych kopii lokacji unikatowość nie dotyczy
versus-rule-uniqueness-equipment = Ekwipunek ze słowem „unikatowa” jest unikatowy
versus-rule-uniqueness-equipment-not-unique = Pozostały ekwipunek nie jest unikatowy
versus-rule-uniqueness-plot-twist = Zwroty fabuły nie są unikatowe

## Equipment

versus-rule-equipment-recruit = Ekwipunek werbuje się tak jak postacie
versus-rule-equipment-attach = Ekwipunek dołącza się do postaci
versus-rule-equipment-no-slot = Ekwipunek nie zajmuje miejsca w szyku
versus-rule-equipment-one-each = Postać ma najwyżej jeden ekwipunek
versus-rule-equipment-no-move = Ekwipunek nie przechodzi na inną postać
versus-rule-equipment-ko-with-character = Ekwipunek trafia na stos KO razem z postacią
versus-rule-equipment-own-character = Wyposaża się tylko swoje postacie
versus-rule-equipment-stunned-bearer = Wyposażyć można też ogłuszoną postać
versus-rule-equipment-stunned-inactive = Ekwipunek ogłuszonej postaci nie działa
versus-rule-equipment-target-gone = Ekwipunek bez nosiciela trafia na stos KO

## Locations

versus-rule-location-flip-in-row-only = Lokację odkrywa się tylko w rzędzie zasobów
versus-rule-location-must-be-face-up = Lokacja działa tylko odkryta
versus-rule-location-stays-up = Odkrytej lokacji nie odwraca się ponownie
versus-rule-location-threshold = Próg lokacji to liczba kart w rzędzie razem z nią
versus-rule-location-no-points = Odkrycie lokacji nie kosztuje punktów zasobów
versus-rule-location-stays-resource = Odkryta lokacja pozostaje zasobem
versus-rule-location-any-time = Lokację można odkryć, gdy ma się priorytet
versus-rule-location-flip-off-chain = Odkrycie lokacji nie używa łańcucha

## Plot twists

versus-rule-plot-twist-two-ways = Zwrot fabuły można zagrać z rzędu zasobów
versus-rule-plot-twist-play-from-hand = Zwrot fabuły można zagrać z ręki
versus-rule-plot-twist-threshold = Zwrot fabuły wymaga tylu kart w rzędzie, ile ma próg
versus-rule-plot-twist-no-points = Zwrot fabuły nie kosztuje punktów zasobów
versus-rule-plot-twist-threshold-timing = Koszt progowy sprawdza się tylko przy zagraniu
versus-rule-plot-twist-from-row = Zwrot z rzędu: odkryj i wykonaj tekst
versus-rule-plot-twist-row-stays-resource = Zwrot zagrany z rzędu pozostaje zasobem
versus-rule-plot-twist-row-inert = Bez efektu stałego zwrot już na nic nie wpływa
versus-rule-plot-twist-row-no-turn-back = Zagranego zwrotu fabuły nie zakrywa się ponownie
versus-rule-plot-twist-from-hand = Zwrot z ręki: pokaż i wykonaj tekst
versus-rule-plot-twist-hand-to-ko = Zwrot zagrany z ręki trafia na stos KO
versus-rule-plot-twist-hand-pending = W łańcuchu zwrot nie jest ani na ręce, ani na stosie
versus-rule-plot-twist-on-chain = Zwrot fabuły przechodzi przez łańcuch
versus-rule-plot-twist-any-time = Zwrot fabuły można zagrać, gdy ma się priorytet
versus-rule-plot-twist-ongoing-first-part = Tekst przed „Efekt stały” wykonuje się zwyczajnie
versus-rule-plot-twist-ongoing-duration = Efekt stały działa, gdy karta leży odkryta w rzędzie
versus-rule-plot-twist-ongoing-from-hand = Zwrot zagrany z ręki nie ma efektu stałego
versus-rule-plot-twist-ongoing-starts = Efekt stały zaczyna działać po rozpatrzeniu
versus-rule-plot-twist-ongoing-negated = Unieważniony zwrot leży odkryty, ale nie działa
versus-rule-plot-twist-additional-cost = Dodatkowe koszty płaci się przy zagraniu

## Powers

versus-rule-power-three-kinds = Zdolności: płatne, wyzwalane i ciągłe
versus-rule-power-from-text = Karta ma zdolności opisane w jej tekście
versus-rule-power-payment-arrow = Zdolność płatna: koszt, strzałka, efekt
versus-rule-power-payment-costs = Płaci się wytrzymałością, odrzucaniem, wyczerpaniem
versus-rule-power-payment-repeat = Zdolności płatnej używa się tyle razy, ile się zapłaci
versus-rule-power-any-time = Zdolności płatnej można użyć, gdy ma się priorytet
versus-rule-power-endurance-cost = Nie można zapłacić więcej wytrzymałości, niż się ma
versus-rule-power-activate = Aktywować to wyczerpać tę kartę
versus-rule-power-activate-exhausted = Wyczerpanej karty nie można aktywować
versus-rule-power-no-activate-no-exhaust = Bez aktywacji zdolność nie wyczerpuje karty
versus-rule-power-triggered-words = Zdolność wyzwalana: „gdy”, „ilekroć”, „na początku”
versus-rule-power-triggered-auto = Zdolność wyzwalana działa sama
versus-rule-power-triggered-repeat = Zdolność wyzwalana może działać kilka razy na turę
versus-rule-power-triggered-stunned-source = Zdolność na własne ogłuszenie się wyzwala
versus-rule-power-triggered-order = Kolejność swoich jednoczesnych zdolności wybierasz ty
versus-rule-power-trigger-no-target = Bez celu zdolność wyzwalana nie trafia do łańcucha
versus-rule-power-continuous = Zdolność ciągła działa, dopóki karta jest aktywna
versus-rule-power-replacement = Zastąpione zdarzenie nie następuje
versus-rule-power-target = Cel wybiera się przy zagraniu karty lub zdolności
versus-rule-power-target-illegal = Gdy jedyny cel jest niedozwolony, efekt przepada
versus-rule-power-target-some-illegal = Efekt działa na cele, które są nadal dozwolone
versus-rule-power-left-and-back = Karta, która odeszła i wróciła, jest nową kartą
versus-rule-power-unless = Przy „chyba że” można wybrać to drugie
versus-rule-power-negate = Unieważniony efekt przepada, koszty nie wracają
versus-rule-power-this-turn-duration = Efekty „do końca tury” mijają po fazie regeneracji
versus-rule-power-this-attack-duration = Efekty „do końca ataku” mijają razem z nim

## The chain

versus-rule-chain-events = Werbunek, zwroty, zdolności i ataki idą do łańcucha
versus-rule-chain-respond = Na efekt można odpowiedzieć
versus-rule-chain-first-object = Odpowiedzi dokłada się po pierwszym efekcie
versus-rule-chain-resolve-last = Łańcuch rozpatruje się od ostatniego efektu
versus-rule-chain-one-at-a-time = Po spasowaniu rozpatruje się jeden efekt
versus-rule-chain-new-between = Między efektami można dodawać nowe
versus-rule-chain-three-example = Z trzech efektów najpierw rozpatruje się trzeci
versus-rule-chain-off-chain-actions = Zasoby, ruchy i odkrywanie nie używają łańcucha
versus-rule-chain-empty-pass-advances = Wszyscy pasują przy pustym łańcuchu: koniec kroku
versus-rule-chain-own-actions-empty = Własne działania: własny krok i pusty łańcuch

## Priority

versus-rule-priority-phase-start = Na początku fazy priorytet ma gracz z inicjatywą
versus-rule-priority-phase-and-step = Początek fazy i jej pierwszego kroku to jedna chwila
versus-rule-priority-step-start = Na początku kroku priorytet ma ten, kto go wykonuje
versus-rule-priority-after-resolution = Po efekcie priorytet ma ten, kto wykonuje krok
versus-rule-priority-outside-step = Poza krokiem priorytet ma gracz z inicjatywą
versus-rule-priority-options = Z priorytetem: dodaj efekt albo spasuj
versus-rule-priority-keep = Kto dodał efekt, ma znów priorytet
versus-rule-priority-pass = Pas oddaje priorytet drugiemu graczowi
versus-rule-priority-pass-reset = Nowy efekt zaczyna liczenie pasów od nowa
versus-rule-priority-action-resets = Działanie poza łańcuchem też zeruje pasy
