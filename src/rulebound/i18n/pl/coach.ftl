# Przewodnik pierwszej gry. To, co mówi wskazówka (-line), ma miejsce na trzy wiersze: 135 liter.

coach-guide = Przewodnik
coach-at = { $n } z { $of }
coach-said = (przeczytane)
coach-about = Odzywa się tylko wtedy, gdy dzieje się coś nowego. Grasz w prawdziwą grę, bez scenariusza.
coach-stop = Zatrzymaj przewodnik
coach-start = Przeprowadź mnie przez pierwszą grę
coach-skip = Bez przewodnika
coach-got = Rozumiem
coach-worth = Ile warte są najlepsze możliwości

coach-champions-glow = Co świeci, to jest możliwe
coach-champions-glow-line = Kliknij albo naciśnij numer. Cała reszta po kliknięciu mówi, dlaczego nie. Zasad nie da się tu złamać.
coach-champions-turn = To twoja tura
coach-champions-turn-line = Najpierw działają gracze, potem odpowiada złoczyńca. W swojej turze robisz wszystko, na co cię stać, w dowolnej kolejności.
coach-champions-move = Dobry pierwszy ruch
coach-champions-move-line = Ma kropkowaną obwódkę. Możesz zrobić też coś innego.
coach-champions-pay = Karty płacą za karty
coach-champions-pay-line = Karty z ręki odrzuca się za symbole u dołu. To, czym płacisz, jest podpowiedziane i można to zmienić.
coach-champions-villain = Złoczyńca cię atakuje
coach-champions-villain-line = Kto się broni, ten się wyczerpuje. Bohater odejmuje obronę, sojusznik bierze wszystko. Karta wzmocnienia może dodać.

coach-fellowship-glow = Co świeci, to jest możliwe
coach-fellowship-glow-line = Kliknij albo naciśnij numer. Cała reszta po kliknięciu mówi, dlaczego nie. Zasad nie da się tu złamać.
coach-fellowship-plan = Płacą twoi bohaterowie
coach-fellowship-plan-line = Każdy bohater co rundę dostaje monetę na karty swojej sfery. Dobry pierwszy ruch ma kropkowaną obwódkę.
coach-fellowship-commit = Kogo wysłać na wyprawę?
coach-fellowship-commit-line = Siła woli staje przeciw zagrożeniu, a zagrożenia jeszcze przybędzie. Wysłani leżą i nie mogą walczyć.
coach-fellowship-defend = Wróg atakuje
coach-fellowship-defend-line = Gotowa postać odejmuje od ataku swoją obronę. Bez niej bohater bierze wszystko. Karta cienia może coś zmienić.
coach-fellowship-why = Dlaczego to niemożliwe
coach-fellowship-why-line = Krzyżyk to, czego brakuje, ptaszek to, co już jest spełnione. Niebieski znacznik otwiera zasadę.

coach-versus-resource = Każda karta może być zasobem
coach-versus-resource-line = Co turę połóż jedną zakrytą: daje punkt w każdej turze. Zostaw postacie, które chcesz zwerbować później.
coach-versus-recruit = Wydaj swoje punkty
coach-versus-recruit-line = Kto świeci, tego można zwerbować: kliknij. Najmocniejsza możliwość ma kropkowaną obwódkę.
coach-versus-formation = Przedni rząd osłania
coach-versus-formation-line = Kto stoi za kimś, tego nie można atakować bez lotu, a sam atakuje tylko z zasięgiem.
coach-versus-attack = Atak przeciw obronie
coach-versus-attack-line = Kliknij, kto atakuje, potem kogo. Atak nie mniejszy od obrony ogłusza, reszta się przełamuje. Obrońca oddaje cios.
coach-versus-why = Dlaczego to niemożliwe
coach-versus-why-line = Krzyżyk to, czego brakuje, ptaszek to, co już jest spełnione. Niebieski znacznik otwiera zasadę.

coach-guardians-hero = Jeden z tych bohaterów to ty
coach-guardians-hero-line = Kto świeci, tego można wziąć: kliknij albo naciśnij numer. Bohater ma własną zdolność na całą grę.
coach-guardians-draft = Twoja ręka na walkę
coach-guardians-draft-line = Weź jedną kartę, reszta idzie do następnego gracza. Potrzebujesz różnych numerów, najlepiej niskich.
coach-guardians-lay = Najpierw niskie numery
coach-guardians-lay-line = Numer nie może być niższy od poprzedniego. To, co położyłby komputer, ma kropkowaną obwódkę.
coach-guardians-act = Jedna z dwóch akcji
coach-guardians-act-line = Wykonujesz jedną z dwóch akcji na karcie, którą odkrywasz. Co robią, jest napisane na karcie.
coach-guardians-why = Dlaczego to niemożliwe
coach-guardians-why-line = Krzyżyk to, czego brakuje, ptaszek to, co już jest spełnione. Niebieski znacznik otwiera zasadę.

coach-civilwar-hero = Tura twojej drużyny
coach-civilwar-hero-line = Co świeci, to można wybrać: kliknij albo naciśnij numer. Karty na ręce bohatera to jego życie.
coach-civilwar-play = Jedna karta na turę
coach-civilwar-play-line = Jej symbole razem z symbolami poprzedniej karty drużyny to twoje akcje. Najlepsza ma kropkowaną obwódkę.
coach-civilwar-act = To są twoje akcje
coach-civilwar-act-line = Idź do sąsiedniej lokacji, atakuj zbira albo bohatera, ratuj cywila heroiczną akcją. Gwiazda to dowolna z nich.
coach-civilwar-life = Karty to życie
coach-civilwar-life-line = Każde obrażenie wkłada kartę z ręki pod talię. Bohater bez kart jest znokautowany i później wraca.
coach-civilwar-why = Dlaczego to niemożliwe
coach-civilwar-why-line = Krzyżyk to, czego brakuje, ptaszek to, co już jest spełnione. Niebieski znacznik otwiera zasadę.
