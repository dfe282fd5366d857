# Słowa odtwarzacza dla historii z innych miejsc.

import-go = Odtwórz plik
import-title = Odtwórz dowolne rozdanie
import-lead = Przynieś historię z dowolnego serwisu, w PHH albo jako Open Hand History. Silnik rozegra ją jeszcze raz, porówna każdy żeton i pokaże krok po kroku. Niczego się nie przechowuje.
import-log-in = Zaloguj się, aby odtworzyć plik
import-log-in-text = Czytanie pliku to praca dla domu, więc pyta, kim jesteś. Niczego z niego nie przechowuje.
import-file = Historia rozdania
import-drop = Upuść plik tutaj
import-choose = Wybierz plik
import-formats = Tekst, XML, PHH albo JSON, do 1 MB
import-paste = Albo wklej tekst rozdania
import-read = Przeczytaj
import-reading = Czytanie
import-hands = { $count ->
    [one] Jedno rozdanie
    [few] { $count } rozdania
   *[other] { $count } rozdań
  }
import-matched = { $all ->
    [one] { $count } z { $all } kończy się jak w zapisie
   *[other] { $count } z { $all } kończy się jak w zapisie
  }
import-number = Nr
import-verdict = Werdykt
import-line = wiersz { $line }
import-hand = rozdanie { $hand }
import-back = Wszystkie rozdania
import-left-out = { $count ->
    [one] Pominięto jeszcze jedno rozdanie.
    [few] Pominięto jeszcze { $count } rozdania.
   *[other] Pominięto jeszcze { $count } rozdań.
  }
verdict-matched = Jak w zapisie
verdict-matched-text = Silnik przyjmuje każdy ruch, a każdy żeton kończy tam, gdzie mówi historia.
verdict-inconsistent = Przeczy sobie
verdict-inconsistent-text = Liczby samej historii się nie zgadzają.
verdict-unsupported = Nieznana gra
verdict-unsupported-text = W domu nie gra się w tę grę.
verdict-failed = Kończy się inaczej
verdict-failed-text = Silnik odrzuca ruch z historii albo kończy z innymi żetonami.
verdict-unreadable = Nie da się przeczytać
verdict-unreadable-text = Jeden wiersz historii jest niezrozumiały.
