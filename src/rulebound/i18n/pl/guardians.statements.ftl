### Strażnicy Galaktyki: każda zasada w pełnym brzmieniu.

guardians-statement-components-technique-deck = Jeden zestaw zawiera 49 kart technik: po siedem egzemplarzy każdego z siedmiu rodzajów.
guardians-statement-components-hero-cards = Jeden zestaw zawiera 10 różnych kart bohaterów.
guardians-statement-components-tactic-cards = Jeden zestaw zawiera 7 dwustronnych kart taktyk (strona z numerem i strona z pułapką), po jednej na każdy rodzaj techniki, więc widać na nich wszystkie techniki w grze.
guardians-statement-components-tactic-number = Numer na taktyce to numer jej techniki.
guardians-statement-components-knockout-cards = Jeden zestaw zawiera 7 kart Nokautu.
guardians-statement-components-team-cards = Jeden zestaw zawiera 4 karty drużyn.
guardians-statement-components-energy-cards = Jeden zestaw zawiera 4 dwustronne karty energii.
guardians-statement-components-reference-cards = Jeden zestaw zawiera 4 karty pomocy.
guardians-statement-components-battlefield-cards = Jeden zestaw zawiera 12 kart pól walki.
guardians-statement-components-first-player-card = W grze jest dokładnie jedna karta pierwszego gracza.

guardians-statement-setup-first-player-random = Pierwszego gracza wybiera się losowo; bierze on kartę pierwszego gracza.
guardians-statement-setup-deal-two-heroes = Każdy gracz otrzymuje 2 zakryte karty bohaterów.
guardians-statement-setup-keep-one-hero = Każdy gracz zatrzymuje dokładnie jednego z otrzymanych bohaterów i kładzie go przed sobą odkrytego.
guardians-statement-setup-other-heroes-to-box = Bohaterowie, których nie wybrano lub nie rozdano, wracają do pudełka i nie biorą udziału w grze.

guardians-statement-hero-unique-ability = Każdy bohater ma jedną własną zdolność: aktywną (oznaczoną) albo pasywną.
guardians-statement-hero-active-once-per-battle = Zdolności aktywnej można użyć raz na walkę.
guardians-statement-hero-active-flips-card = Użycie zdolności aktywnej zakrywa kartę bohatera.
guardians-statement-hero-passive-always-on = Zdolność pasywna działa przez cały czas.

guardians-statement-setup-energy-card-zero-wins = Każdy gracz bierze kartę energii, która pokazuje 0 zwycięstw.
guardians-statement-setup-energy-three = Podczas przygotowania gry karta bohatera zakrywa 3 górne symbole energii, więc każdy bohater zaczyna z 3 punktami energii.

guardians-statement-energy-tracked = Energię zyskaną lub straconą w walce od razu jawnie zaznacza się na karcie energii.
guardians-statement-energy-max-six = Bohater nigdy nie może mieć więcej niż 6 punktów energii.

guardians-statement-setup-tactics-number-side = Wszystkie 7 kart taktyk wykłada się stroną z numerem do góry.
guardians-statement-setup-knockout-stack = Na początku 7 kart Nokautu leży na stosie obok taktyk.
guardians-statement-setup-shuffle-battlefields = Gdy graczy jest co najmniej 3, talię pól walki tasuje się i kładzie obok taktyk.

guardians-statement-battlefield-changes-one-battle = Pole walki zmienia zasady tylko na czas tej walki, w której leży odkryte.

guardians-statement-two-player-no-battlefields = Przy dwóch graczach nie używa się kart pól walki.

guardians-statement-setup-shuffle-techniques = Wszystkie karty technik tasuje się w jedną zakrytą talię.

guardians-statement-overview-series-of-battles = Gra to seria walk: dopóki nikt nie ma 3 zwycięstw, zaczyna się następna.
guardians-statement-overview-all-players-in-each-battle = W każdej walce biorą udział wszyscy gracze.
guardians-statement-overview-out-hero-unaffected = Efekty technik nie działają już na bohatera, który wypadł z walki.

guardians-statement-battle-setup-return-knockouts = Przygotowanie walki, krok 1: Nokauty, które leżą jeszcze na taktykach, wracają na stos.
guardians-statement-battle-setup-reset-tactics = Przed walką wszystkie taktyki odwraca się stroną z numerem do góry.
guardians-statement-battle-setup-reset-energy = Każdy bohater, także ten, który wypadł z poprzedniej walki, zaczyna walkę z 3 punktami energii.
guardians-statement-battle-setup-unflip-active-heroes = Zakrytych bohaterów ze zdolnością aktywną odkrywa się przed walką.
guardians-statement-battle-setup-discard-old-battlefield = Odkryte pole walki z poprzedniej walki zostaje odrzucone.
guardians-statement-battle-setup-reveal-battlefield = Wierzchnie pole walki odkrywa się na nową walkę, zanim gracze uzupełnią ręce i zaczną draft.
guardians-statement-battle-setup-first-battle-draw-five = Na początku pierwszej walki każdy gracz dobiera 5 technik.
guardians-statement-battle-setup-discard-down-to-five = W następnych walkach gracz, który ma na ręce więcej niż 5 kart, odrzuca nadmiar do 5.
guardians-statement-battle-setup-draw-up-to-five = W następnych walkach gracz, który ma na ręce mniej niż 5 kart, dobiera do 5, już po odrzucaniu.
guardians-statement-battle-setup-refill-order = Odrzucanie i dobieranie do 5 odbywa się po kolei, od pierwszego gracza zgodnie z ruchem wskazówek zegara.
guardians-statement-battle-setup-out-hero-refills = Gracz, którego bohater wypadł z poprzedniej walki, wyrównuje rękę do 5 kart jak wszyscy, zachowując karty, które ma.
guardians-statement-battle-setup-draft-layout-base = Do draftu wykłada się odkryte techniki: 6 na 2 graczy, 8 na 3 i 10 na 4.
guardians-statement-battle-setup-draft-layout-merged = Do draftu wykłada się odkryte techniki: 12 na 5 graczy, 14 na 6, 16 na 7 i 18 na 8.
guardians-statement-battle-setup-draft-starts-right = W drafcie jako pierwszy wybiera gracz po prawej stronie pierwszego gracza.
guardians-statement-battle-setup-draft-counter-clockwise = Draft idzie przeciwnie do ruchu wskazówek zegara, każdy bierze na rękę po jednej karcie, więc pierwszy gracz wybiera w obiegu jako ostatni.
guardians-statement-battle-setup-draft-second-pass = Potem następuje drugi obieg w tej samej kolejności, znów od gracza po prawej stronie pierwszego gracza.
guardians-statement-battle-setup-draft-leftover-discard = Dwie techniki, które zostały po drafcie, trafiają do kart odrzuconych.
guardians-statement-battle-setup-five-plus-needs-both-boxes = Jeden zestaw wystarcza dla 2–4 graczy; do gry dla 5–8 potrzebny jest jeszcze zestaw „Avengers”.

guardians-statement-flow-round-three-stages = Runda ma 3 etapy.
guardians-statement-flow-stage-four-phases = Etap ma cztery fazy, w tej kolejności: wybór kart, wykonywanie akcji, sprawdzenie końca walki, sprawdzenie końca rundy.

guardians-statement-selection-simultaneous = Wszyscy gracze w walce wybierają jednocześnie po jednej karcie z ręki.
guardians-statement-selection-face-down-right-end = Wybraną kartę kładzie się zakrytą na prawym końcu własnej serii.
guardians-statement-selection-non-decreasing = Numer zagranej karty musi być większy od numeru po jej lewej stronie w serii albo mu równy.
guardians-statement-selection-illegal-out-on-reveal = Zbyt niską kartę wolno położyć, ale jej właściciel wypada z walki, gdy zostanie ona odkryta.
guardians-statement-selection-act-when-all-laid = Faza wykonywania akcji zaczyna się, gdy każdy gracz w walce położył kartę.

guardians-statement-action-first-player-reveals-first = W fazie wykonywania akcji pierwszy gracz odkrywa kartę jako pierwszy.
guardians-statement-action-too-low-leaves = Bohater, którego odkryty numer jest niższy od numeru po lewej, wypada z walki i nie wykonuje akcji.
guardians-statement-action-reveal-check-order = Po odkryciu karty sprawdza się kolejno: numer, Nokaut, pułapkę, akcję; bohater, który przy którymś z tych kroków wypada, pomija pozostałe.
guardians-statement-action-one-of-two = W przeciwnym razie gracz wykonuje dokładnie jedną z dwóch akcji karty, do wyboru.
guardians-statement-action-clockwise-order = Kolej przechodzi zgodnie z ruchem wskazówek zegara, aż każdy gracz, który jest jeszcze w walce, wykona jedną akcję.
guardians-statement-action-end-immediately-one-left = Gdy wypadli wszyscy bohaterowie oprócz jednego, walka natychmiast się kończy, niezależnie od fazy, a pozostały bohater ją wygrywa.

guardians-statement-flow-battle-end-check = Sprawdzenie końca walki: jeśli został jeden bohater, ogłasza się go zwycięzcą, w przeciwnym razie walka trwa.

guardians-statement-first-player-card-not-passed = Na koniec rundy ani walki karta pierwszego gracza nie przechodzi do nikogo innego.
guardians-statement-first-player-only-by-initiative = Pierwszym graczem zostaje się przez wykonanie akcji „Przejęcie inicjatywy” karty „Zasadzka”.

guardians-statement-flow-round-end-clear-series = Gdy każdy miał w rundzie 3 kolejki, wszystkie serie trafiają na wspólny stos kart odrzuconych.
guardians-statement-flow-new-round = Po usunięciu serii zaczyna się nowa runda, a numer pierwszej karty może być dowolny.

guardians-statement-knockout-place-any-free = Efekt, który kładzie Nokaut, pozwala graczowi położyć go na dowolnej taktyce bez Nokautu.
guardians-statement-knockout-one-per-tactic = Na taktyce leży najwyżej jeden Nokaut.
guardians-statement-knockout-triggered = Bohater, który odkrywa technikę, na której taktyce leży Nokaut, wypada z walki.
guardians-statement-knockout-first-hero-only = Nokaut wyklucza tylko pierwszego bohatera, który odkryje odpowiednią technikę.
guardians-statement-knockout-returns-to-stack = Nokaut, który zadziałał, wraca na stos.
guardians-statement-knockout-remove-any = Efekt, który usuwa Nokaut, odkłada jeden z dowolnej taktyki z powrotem na stos.

guardians-statement-trap-set-flips-tactic = Zastawienie pułapki odwraca jedną taktykę leżącą numerem do góry, wybraną przez gracza, na stronę z pułapką.
guardians-statement-trap-hits-any-hero = Każdy bohater, który odkryje technikę z pułapką, otrzymuje obrażenia, także ten, kto ją zastawił.
guardians-statement-trap-one-damage = Pułapka zadaje 1 obrażenie, czyli bohater traci 1 punkt energii.
guardians-statement-trap-stays = Pułapka, która zadziałała, zostaje na miejscu.
guardians-statement-trap-remove-flips-back = Usunięcie pułapki odwraca jedną taktykę leżącą pułapką do góry, wybraną przez gracza, na stronę z numerem.

guardians-statement-elimination-last-energy = Bohater, który z jakiegokolwiek powodu traci ostatni punkt energii, wypada z walki; nadmiar obrażeń przepada.
guardians-statement-elimination-cannot-lay = Bohater, który nie może położyć techniki, gdy musi to zrobić, wypada z walki.
guardians-statement-elimination-last-card-safe = Zagranie ostatniej karty z ręki nie wyklucza bohatera z walki.
guardians-statement-elimination-no-lay-no-act = Bohater, który wypadł z walki, nie kładzie technik.
guardians-statement-elimination-out-no-action = Bohater, który wypadł z walki, nie wykonuje akcji, nawet jeśli w tym etapie już położył kartę.
guardians-statement-elimination-not-targetable = Bohatera, który wypadł z walki, nie można wybrać na cel.
guardians-statement-elimination-series-discarded = Gdy bohater wypada z walki, cała jego seria natychmiast trafia do kart odrzuconych, łącznie z kartą położoną w tej kolejce.
guardians-statement-elimination-hand-kept = Gracz, którego bohater wypadł z walki, zachowuje karty na ręce.

guardians-statement-first-player-out-keeps-card = Jeśli w walce bierze udział więcej niż dwóch graczy, pierwszy gracz, który z niej wypada, zachowuje kartę pierwszego gracza.
guardians-statement-first-player-out-left-starts = Gdy pierwszy gracz jest poza walką, jako pierwszy odkrywa kartę gracz po jego lewej stronie.

guardians-statement-elimination-simultaneous-cannot-lay = Gracze, którzy nie mogą położyć karty w tej samej fazie wyboru, wypadają z walki jednocześnie.

guardians-statement-victory-simultaneous-all-win = Jeśli w ten sposób wypadną razem wszyscy pozostali bohaterowie, walka kończy się i wszyscy oni ją wygrywają.
guardians-statement-victory-simultaneous-effect-all-win = Jeśli jeden efekt wyklucza jednocześnie wszystkich pozostałych bohaterów, wszyscy oni wygrywają walkę.
guardians-statement-victory-unrevealed-card-ignored = Bohater, na którego nie przyszła jeszcze kolej, nie odkrywa karty, może więc wygrać z kartą, przez którą by wypadł.
guardians-statement-victory-add-win = Liczba zwycięstw na karcie energii zwycięzcy rośnie o 1.
guardians-statement-victory-winner-series-discarded = Po zakończeniu walki techniki, które leżą jeszcze w seriach, odkryte czy nie, trafiają do kart odrzuconych przed następnym przygotowaniem walki; karty na rękach zostają.
guardians-statement-victory-third-win = Bohater, który odnosi trzecie zwycięstwo, natychmiast wygrywa grę.
guardians-statement-victory-tie-first-player = Jeśli kilku bohaterów odnosi trzecie zwycięstwo jednocześnie, wygrywa pierwszy gracz, o ile jest wśród nich.
guardians-statement-victory-tie-nearest-clockwise = Jeśli pierwszego gracza wśród nich nie ma, wygrywa ten z pretendentów, który siedzi najbliżej pierwszego gracza, licząc zgodnie z ruchem wskazówek zegara.
guardians-statement-victory-variant-four-wins = Wariant do wyboru: przy takim remisie gra może toczyć się dalej do czwartego zwycięstwa.
guardians-statement-victory-variant-deciding-battle = Wariant do wyboru: przy takim remisie można stoczyć walkę rozstrzygającą, wyłącznie między pretendentami.

guardians-statement-team-four-two-teams = Czworo graczy może podzielić się na drużynę niebieską i czerwoną.
guardians-statement-team-player-counts = Gra drużynowa jest możliwa dla 4 graczy (2 drużyny), 6 graczy (2 lub 3 drużyny) i 8 graczy (2 lub 4 drużyny).
guardians-statement-team-deal-team-cards = Każdy gracz otrzymuje jedną zakrytą kartę drużyny.
guardians-statement-team-same-colour-same-team = Gracze z kartami tego samego koloru tworzą drużynę.
guardians-statement-team-alternate-seating = Członkowie drużyny siedzą naprzeciw siebie, więc drużyny siedzą wokół stołu na przemian.
guardians-statement-team-battle-ends-one-team = Walka drużynowa kończy się, gdy zostali w niej bohaterowie tylko jednej drużyny.
guardians-statement-team-simultaneous-both-win = Jeśli ostatni bohaterowie kilku drużyn wypadają jednocześnie, każda z tych drużyn wygrywa walkę.
guardians-statement-team-team-wins-battle = Walkę wygrywa ta drużyna; jej zwycięstwa liczy się raz, na karcie energii jednego z jej członków.
guardians-statement-team-third-win = Drużyna, która odnosi trzecie zwycięstwo, natychmiast wygrywa grę.
guardians-statement-team-tie-first-player-team = Jeśli obie drużyny odnoszą trzecie zwycięstwo jednocześnie, wygrywa drużyna, w której jest pierwszy gracz.

guardians-statement-effect-feint-manoeuvre-knockout = „Zwodniczy manewr” karty „Planowanie” kładzie jeden Nokaut.
guardians-statement-effect-hail-of-blows-two = „Grad ciosów” karty „Walka wręcz” zabiera jednemu wybranemu bohaterowi 2 punkty energii.
guardians-statement-effect-shoot-to-kill = „Śmiertelny strzał” karty „Strzał” zabiera co najmniej 1 punkt energii i może wykluczyć bohatera, który ma 1 punkt.

guardians-statement-example-full-turn = Przykład tury: Nokaut Maksima trafia Katię później w tym samym etapie, Żenia przeżywa pułapkę, mimo to wykonuje akcję, wyklucza Maksima i wygrywa.

guardians-statement-merge-technique-decks = W grze z obu zestawów talie technik tasuje się w jedną.
guardians-statement-merge-battlefield-decks = W grze z obu zestawów talie pól walki tasuje się w jedną.
guardians-statement-merge-one-tactic-and-knockout-set = W grze z obu zestawów używa się jednego kompletu taktyk i Nokautów, z dowolnego zestawu.
guardians-statement-merge-deal-one-hero-per-box = W grze z obu zestawów każdy gracz otrzymuje po jednym zakrytym bohaterze z każdego zestawu zamiast dwóch z jednego.
guardians-statement-merge-keep-one-return-other = Każdy gracz zatrzymuje jednego z tych dwóch bohaterów, a drugiego oddaje do jego zestawu.

guardians-statement-team-six-eight-mix-cards = Do gry drużynowej w 6 lub 8 osób karty drużyn z obu zestawów miesza się, nie patrząc na nie, i każdy gracz otrzymuje jedną.
guardians-statement-team-two-teams-by-colour = Przy dwóch drużynach graczy dzieli kolor symbolu.
guardians-statement-team-six-two-teams-remove = Przy 6 graczach i dwóch drużynach najpierw usuwa się jedną niebieską i jedną czerwoną kartę.
guardians-statement-team-three-four-by-colour-and-back = Przy trzech lub czterech drużynach graczy dzielą łącznie kolor i rewers karty.
guardians-statement-team-six-three-teams-remove = Przy 6 graczach i trzech drużynach najpierw usuwa się dwie karty o takim samym rewersie i awersie.
guardians-statement-team-rotation-seating = Drużyny siedzą na przemian: każdy gracz drużyny 2 po lewej stronie gracza drużyny 1, drużyny 3 po lewej stronie gracza drużyny 2 i tak dalej.

guardians-statement-effect-all-opponents-scope = Efekt dotyczący wszystkich przeciwników nie działa na bohatera, który go zagrał, ani na członków jego drużyny.
guardians-statement-effect-draw-x = „Dobierz X” przenosi X technik z talii na rękę gracza.
guardians-statement-effect-stall-guard = Przy naszej zasadzie przeciw przeciąganiu walki od 9. rundy walki nikt nie dobiera technik; mówi się o tym, gdy ta runda się zaczyna, i przy każdym wstrzymanym dobraniu.
guardians-statement-effect-reshuffle-discard = Gdy talia się wyczerpie, wspólny stos kart odrzuconych tasuje się w nową talię.
guardians-statement-effect-give-named-technique-search = Jeśli wszyscy gracze mają otrzymać określoną technikę, wyszukuje się w talii i kartach odrzuconych tyle jej egzemplarzy, ile potrzeba, i każdy gracz dostaje jeden.
guardians-statement-effect-give-named-technique-shuffle = Po takim wyszukiwaniu tasuje się talię.
guardians-statement-effect-give-named-technique-short = Jeśli egzemplarzy brakuje, znalezione rozdaje się, poczynając od gracza po prawej stronie pierwszego gracza, przeciwnie do ruchu wskazówek zegara.
guardians-statement-effect-discard-random = „Odrzuć X” każe wskazanemu graczowi odrzucić X losowych kart z ręki.
guardians-statement-effect-discard-fewer = Gracz, który ma mniej niż X kart, traci je wszystkie.
guardians-statement-effect-discard-none = Gracz bez kart na ręce nic nie traci przez efekt odrzucania i pozostaje w walce.
guardians-statement-effect-damage-x = „Zadaj X obrażeń” i „otrzymaj X obrażeń” sprawiają, że wskazany bohater traci X punktów energii.
guardians-statement-effect-gain-energy = „Zyskaj X punktów energii” zwiększa energię bohatera o X.
guardians-statement-effect-trap-before-action = Obrażenia od pułapki otrzymuje się od razu po odkryciu karty, przed jej akcją.
guardians-statement-effect-trap-before-own-removal = Obrażenia od pułapki otrzymuje się nawet wtedy, gdy odkryta karta mogłaby tę pułapkę usunąć.
guardians-statement-effect-lethal-trap-no-action = Bohater, który traci przez pułapkę ostatni punkt energii, wypada z walki i nie wykonuje akcji.
guardians-statement-effect-trap-until-battle-end = Pułapka działa do końca walki, chyba że usunie ją jakiś efekt.
guardians-statement-effect-knockout-over-trap = Nokaut można położyć na taktyce, która leży stroną z pułapką do góry.
guardians-statement-effect-knockout-no-action = Bohater wykluczony przez Nokaut nie wykonuje akcji odkrytej karty.
guardians-statement-effect-knockouts-return-at-battle-end = Na koniec walki Nokauty pozostałe na taktykach wracają na stos.
guardians-statement-effect-initiative-when-first-out = „Przejęcia inicjatywy” można użyć, gdy pierwszy gracz jest poza walką: przejmuje się kartę, ale nikt nie otrzymuje punktu symbolu, który w naszym tekście zaginął.
guardians-statement-effect-initiative-by-first-player = Jeśli „Przejęcie inicjatywy” wykonuje pierwszy gracz, to on sam otrzymuje 1 punkt wydrukowanego symbolu.
guardians-statement-effect-initiative-old-first-player = „Przejęcie inicjatywy” innego gracza daje dotychczasowemu pierwszemu graczowi, jeśli jest w walce, 1 punkt wydrukowanego symbolu.
guardians-statement-effect-initiative-skip-acted = „Przejęcie inicjatywy” od razu zmienia kolejność: następny jest najbliższy gracz po lewej stronie wykonującego akcję, który jeszcze jej nie wykonał; tych, którzy już działali, się pomija.
guardians-statement-effect-stun-show-hand = „Ogłuszenie” karty „Zasadzka”: jeśli gracz nie ma podanej techniki, pokazuje rękę wszystkim.
guardians-statement-effect-explosives-vantage-own-trap = „Materiały wybuchowe” (karta „Arsenał”), które usuwają pułapkę z własnej taktyki, robią to dopiero po otrzymaniu obrażeń od tej pułapki.
guardians-statement-effect-vantage-own-trap = „Dogodna pozycja” (karta „Planowanie”), która usuwa pułapkę z własnej taktyki, robi to dopiero po otrzymaniu obrażeń od tej pułapki.
guardians-statement-effect-stance-protects-knockout = „Postawa obronna” karty „Obrona” chroni przed Nokautami.
guardians-statement-effect-stance-protects-hail = „Postawa obronna” chroni przed „Gradem ciosów”.
guardians-statement-effect-stance-protects-shot = „Postawa obronna” chroni przed obiema akcjami „Strzału”.
guardians-statement-effect-stance-nothing-else = „Postawa obronna” nie chroni przed niczym innym: ani przed pułapkami, ani przed „Wślizgiem”, „Ogłuszeniem”, drugą akcją „Walki wręcz”, ani przed zbyt niskim numerem.
guardians-statement-effect-stance-marker = Kartę „Obrona” obraca się o 90 stopni, aby oznaczyć postawę.
guardians-statement-effect-stance-duration = Postawa trwa tak długo, jak długo obrócona „Obrona” leży w serii.
guardians-statement-effect-stance-knockout-returned = Chroniony bohater, który trafił na Nokaut, odkłada go na stos i pozostaje w walce.
guardians-statement-effect-stance-targetable = Bohatera w postawie można wybrać na cel „Gradu ciosów”, ale nie otrzymuje on obrażeń.
guardians-statement-effect-tackle-suppress-empty-hand = „Wślizg” karty „Podstęp” i „Ogień zaporowy” karty „Strzał” nie działają na graczy bez kart na ręce.
guardians-statement-effect-tackle-suppress-may-target-empty = Gracza bez kart na ręce mimo to można wybrać na cel „Wślizgu” lub „Ognia zaporowego”.
guardians-statement-effect-empty-hand-stays-until-lay = Bohater bez kart na ręce pozostaje w walce, dopóki nie musi położyć techniki.
guardians-statement-effect-stance-not-against-own-card = „Postawa obronna” nie chroni przed Nokautem leżącym na „Obronie”, która dopiero miałaby ją dać; chroni tylko wcześniejsza, obrócona „Obrona” w serii.

## Uwagi do zasad.

guardians-note-components-tactic-number = Wniosek: instrukcja mówi tylko, że taktyki mają stronę z numerem i pokazują wszystkie techniki; wartości od 1 do 7 są naszą decyzją.
guardians-note-components-team-cards = To, że te 4 karty to 2 czerwone i 2 niebieskie, wnioskujemy z zasad gry drużynowej dla 4, 6 i 8 graczy.
guardians-note-components-reference-cards = Instrukcja nie podaje, co jest wydrukowane na karcie pomocy.
guardians-note-components-first-player-card = Także w grze z obu zestawów jest jedna karta (wniosek).

guardians-note-hero-active-once-per-battle = Wymyślone przez nas pole walki „Rezydencja Avengers” pozwala od 2. rundy użyć zdolności jeszcze raz (pola walki mogą zmieniać zasady).
guardians-note-hero-passive-always-on = Wymyślone przez nas zdolności, które podają własny limit (Drax, Cosmo), go zachowują.

guardians-note-overview-all-players-in-each-battle = Jedynym wyjątkiem jest walka rozstrzygająca, wariant do wyboru (zob. zasadę „Wariant: przy remisie walka rozstrzygająca”).
guardians-note-overview-out-hero-unaffected = Wśród wymyślonych przez nas technik żadna akcja nie działa na wszystkich przeciwników; gdyby taką dodano, także ona musi pomijać tych, którzy wypadli z walki.

guardians-note-battle-setup-discard-down-to-five = Nie podano, które karty się odrzuca; nasza decyzja: wybiera sam gracz.
guardians-note-battle-setup-draft-counter-clockwise = To, że pierwszy gracz wybiera ostatni, wynika z początku i kierunku draftu.
guardians-note-battle-setup-five-plus-needs-both-boxes = Dolna granica 2 i górna granica 8 pochodzą z wydrukowanej tabeli.

guardians-note-action-reveal-check-order = Nasza decyzja: instrukcja ustala tylko, że Nokaut i pułapka są przed akcją.
guardians-note-action-one-of-two = Tylko wymyślona przez nas zdolność Star-Lorda pozwala wykonać też drugą akcję.

guardians-note-first-player-card-not-passed = Wymyślone przez nas pole walki „Helicarrier” przekazuje tę kartę na końcu rundy.

guardians-note-flow-new-round = To, że pierwszej karty nic nie ogranicza, jest wnioskiem: po jej lewej stronie nie ma karty.

guardians-note-knockout-one-per-tactic = To, że gdy żadna taktyka nie jest wolna, nic się nie dzieje, jest naszą decyzją.

guardians-note-elimination-last-energy = To, że nadmiar obrażeń przepada, jest wnioskiem.
guardians-note-elimination-cannot-lay = To, że „nie może położyć” oznacza pustą rękę, wnioskujemy z zasady o blefie w rozdziale o zwycięstwie w walce.

guardians-note-first-player-out-left-starts = To, że pomija się sąsiada po lewej, jeśli i on jest poza walką, jest wnioskiem.

guardians-note-victory-simultaneous-effect-all-win = Nasza decyzja: instrukcja mówi tylko o przypadku, gdy nie można położyć karty.
guardians-note-victory-winner-series-discarded = Wniosek: instrukcja usuwa serie tylko na końcu rundy i przy wypadnięciu z walki, ale nowa walka zaczyna się od nowych serii.
guardians-note-victory-variant-four-wins = Nowy remis przy 4 zwycięstwach rozstrzyga wydrukowana zasada o remisie (nasza decyzja).
guardians-note-victory-variant-deciding-battle = Nowy remis w tej walce rozstrzyga wydrukowana zasada o remisie (nasza decyzja).

guardians-note-team-player-counts = Wniosek: opisano tylko te liczby graczy; 3 i 4 drużyny wynikają z par o tym samym kolorze i rewersie.
guardians-note-team-simultaneous-both-win = Wniosek z zasady o remisie przy trzecim zwycięstwie.
guardians-note-team-tie-first-player-team = Gdy są 3 lub 4 drużyny, a pierwszego gracza nie ma wśród remisujących, wygrywa ta remisująca drużyna, której członek siedzi najbliżej pierwszego gracza, licząc zgodnie z ruchem wskazówek zegara (nasza decyzja, na wzór zasady „Remis bez pierwszego gracza: wygrywa najbliższy mu”).

guardians-note-effect-shoot-to-kill = To, że jest to dokładnie po 1 obrażeniu dla najwyżej 2 przeciwników, jest naszą decyzją.
guardians-note-effect-all-opponents-scope = Żadna z wymyślonych przez nas technik nie trafia wszystkich przeciwników; sprawdza się tylko, kto należy do celów.
guardians-note-effect-draw-x = Jedynym wyjątkiem jest nasza zasada przeciw przeciąganiu walki („Od 9. rundy walki można nie dobierać kart”), wyłączona, dopóki gracze jej nie włączą.
guardians-note-effect-reshuffle-discard = O dobieraniu do 5: odpowiedź wydawcy z 13.07.2019.
guardians-note-effect-initiative-when-first-out = Symbol zaginął w tekście, którym dysponujemy; nasze odczytanie: obrażenie, co można zmienić w ustawieniach gry.
guardians-note-effect-initiative-by-first-player = Symbol zaginął w tekście, którym dysponujemy; nasze odczytanie: obrażenie, co można zmienić w ustawieniach gry.
guardians-note-effect-initiative-old-first-player = Wniosek z dwóch wydrukowanych przypadków szczególnych (pierwszy gracz poza walką: nikt go nie otrzymuje; akcję wykonuje pierwszy gracz: otrzymuje go on sam). Symbol: nasza decyzja, którą można zmienić w ustawieniach gry.
guardians-note-effect-stun-show-hand = To, co się dzieje, gdy gracz ma tę technikę, jest naszą decyzją.
guardians-note-effect-stance-protects-hail = Gamora, dzięki zdolności, którą jej wymyśliliśmy, nie zważa na postawę.
guardians-note-effect-stance-protects-shot = To, że bohatera w postawie można wybrać na cel akcji „Strzału”, jest naszą decyzją; instrukcja mówi to o „Gradzie ciosów”.
guardians-note-effect-stance-nothing-else = Wniosek: instrukcja wymienia tylko Nokauty, „Grad ciosów” i obie akcje „Strzału”.
guardians-note-effect-stance-not-against-own-card = Pochodzi to z odpowiedzi wydawcy z 16.07.2019 o zestawie „Avengers”, a nie z instrukcji; stosujemy to tutaj, bo oba zestawy mają te same techniki (wniosek).

## Uzasadnienia.

guardians-reason-effect-stall-guard = Instrukcja mówi, że gracz musi dobierać karty, więc zasada ta jest domyślnie wyłączona. Grając dalej kartami, które dają więcej kart, niż kosztują, można by przeciągać walkę bez końca; przełącznik jest dla stołów, które chcą, by się skończyła.
