# Words of the replayer for histories from elsewhere.

import-go = Replay a file
import-title = Replay any hand
import-lead = Bring a hand history of any site, in PHH or as Open Hand History. The engine plays it again, compares every chip and shows it step by step. Nothing is kept.
import-log-in = Log in to replay a file
import-log-in-text = Reading a file is work for the house, so it asks who you are. It keeps nothing of it.
import-file = A hand history
import-drop = Drop a file here
import-choose = Choose a file
import-formats = Text, XML, PHH or JSON, up to 1 MB
import-paste = Or paste the text of a hand
import-read = Read it
import-reading = Reading
import-hands = { $count ->
    [one] One hand
   *[other] { $count } hands
  }
import-matched = { $all ->
    [one] { $count } of { $all } ends as recorded
   *[other] { $count } of { $all } end as recorded
  }
import-number = No.
import-verdict = Verdict
import-line = line { $line }
import-hand = hand { $hand }
import-back = All hands
import-left-out = { $count ->
    [one] One more hand was left out.
   *[other] { $count } more hands were left out.
  }
verdict-matched = As recorded
verdict-matched-text = The engine takes every act, and every chip ends where the history says.
verdict-inconsistent = Contradicts itself
verdict-inconsistent-text = The history's own figures do not agree.
verdict-unsupported = Unknown game
verdict-unsupported-text = The house plays no such game.
verdict-failed = Ends otherwise
verdict-failed-text = The engine refuses an act of the history, or ends with other chips.
verdict-unreadable = Cannot be read
verdict-unreadable-text = A line of the history is not understood.
