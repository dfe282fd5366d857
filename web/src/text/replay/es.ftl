# Palabras del reproductor para historiales de otros sitios.

import-go = Reproducir un archivo
import-title = Reproduce cualquier mano
import-lead = Trae un historial de cualquier sala, en PHH o como Open Hand History. El motor lo juega otra vez, compara cada ficha y lo enseña paso a paso. No se guarda nada.
import-log-in = Entra para reproducir un archivo
import-log-in-text = Leer un archivo es trabajo para la casa, así que pregunta quién eres. No guarda nada de él.
import-file = Un historial
import-drop = Suelta aquí un archivo
import-choose = Elegir archivo
import-formats = Texto, XML, PHH o JSON, hasta 1 MB
import-paste = O pega el texto de una mano
import-read = Leerlo
import-reading = Leyendo
import-hands = { $count ->
    [one] Una mano
   *[other] { $count } manos
  }
import-matched = { $all ->
    [one] { $count } de { $all } acaba como consta
   *[other] { $count } de { $all } acaban como consta
  }
import-number = N.º
import-verdict = Veredicto
import-line = línea { $line }
import-hand = mano { $hand }
import-back = Todas las manos
import-left-out = { $count ->
    [one] Se dejó fuera una mano más.
   *[other] Se dejaron fuera { $count } manos más.
  }
verdict-matched = Como consta
verdict-matched-text = El motor acepta cada acción y cada ficha acaba donde dice el historial.
verdict-inconsistent = Se contradice
verdict-inconsistent-text = Las cifras del propio historial no cuadran.
verdict-unsupported = Juego desconocido
verdict-unsupported-text = La casa no juega a eso.
verdict-failed = Acaba distinto
verdict-failed-text = El motor rechaza una acción del historial o acaba con otras fichas.
verdict-unreadable = No se puede leer
verdict-unreadable-text = No se entiende una línea del historial.
