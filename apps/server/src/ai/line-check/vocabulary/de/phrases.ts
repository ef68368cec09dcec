import { parsePhrases } from '../parse-phrases.ts'

/** What is harmless in these phrases only: amounts, negations, meals and what may be left. Slashes separate alternatives. */
export const phrases = parsePhrases(`
  abendessen früh/zuhause/gemeinsam
  alle anderen laufen/rennen/starten
  alles bereit/gepackt/vorbereitet
  alles in ruhe
  alles ist bereit/gepackt/vorbereitet
  alles was du brauchst/kennst liegt/ist bereit
  auch ohne uhr
  auf den ersten/letzten kilometern/metern
  auf die plätze
  bis ins ziel
  das abendessen in ruhe/gesellschaft
  das erste/letzte mal
  das ist dein lauf/tag/rennen/ziel/moment
  das ist ein gutes zeichen
  das ist ganz normal
  dein/der/deinem/dem plan passt/steht/ist
  der rest kommt von selbst/allein
  die arbeit ist getan/gemacht
  die ersten/letzten kilometer dürfen/sollen/werden leicht/ruhig/langsam
  die ersten/letzten kilometer/meter/schritte
  die meiste arbeit ist getan/gemacht
  doppelt geknotet
  du bist nicht allein
  du hast genug geübt/trainiert
  du musst niemandem etwas beweisen
  du weißt es
  durch den park/wald/tag/abend/tunnel/nase
  durch die kurve/straßen/stadt/menge/nase/woche/nacht
  ein doppelter knoten
  ein paar freunde/tage/worte/schritte/atemzüge/lieder/freunden/minuten
  ein wenig ruhe/geduld/musik/langsamer/früher/bewegung
  einen schritt nach dem anderen
  erst recht am anstieg/anfang
  es fühlt sich leicht/gut/ruhig/schwer/einfach/fast an
  es fühlt sich zu leicht/langsam an
  es geht los
  es ist dein eigenes rennen/tempo
  es ist dein rennen/tag/lauf/tempo
  es ist ganz normal nervös/aufgeregt zu sein
  es lohnt sich
  folge dem/deinem plan
  fängt gut an
  genug schlaf/zeit/ruhe/raum
  halte dein/deinen/das/den tempo/rhythmus/atem/lauf ruhig/gleichmäßig/locker
  halte dich an dein tempo/deinen rhythmus/deinen plan
  halte die/deine schultern/hände/arme/schritte locker/ruhig/tief/kurz
  häng die sachen auf
  hör auf deine/deinen beine/atem/atmung/körper/gefühl
  immer wieder ein lächeln
  in aller ruhe
  in den ersten/letzten kilometern
  iss früh zu abend
  iss in ruhe zu abend
  jede kurve/straße/runde/woche/stadt
  jeden anstieg/tag/abend/morgen/moment
  jeder atemzug/schritt/anstieg/lauf/hügel/tag
  kein grund zur eile/sorge
  kein stress
  keine angst vor der menge/distanz/strecke/nervosität
  keine eile/sorge/überraschungen/hektik
  komm gut an
  lass das publikum/die musik dich tragen
  lass deine/die schultern/arme/hände fallen/sinken/hängen
  lass deine/die schultern/arme/hände locker
  lass den abend/tag/morgen ruhig ausklingen/beginnen/angehen
  lass dich nicht von der menge/hektik ziehen/mitreißen/anstecken
  lass dich von der/dem menge/publikum tragen
  lass die anderen/menge/schnellen laufen/ziehen/los
  lass die uhr/das handy zu hause
  lass dir zeit
  leg alles bereit
  leg dein/deine/dein shirt/socken/trikot bereit/hin
  leg dich hin/schlafen
  leg die beine/füße hoch
  leg die/deine sachen/schuhe/kleidung/startnummer bereit/hin
  mach dir keine sorgen/gedanken
  mach es dir bequem/leicht/gemütlich
  mehr als ein rennen/lauf/ergebnis
  mehr geduld/ruhe/schlaf/zeit/spaß
  mit viel geduld/ruhe/freude/zeit
  nach und nach
  nicht schneller als die gruppe/geplant
  nicht zu schnell/früh/spät/warm/hastig
  nichts neues
  nichts neues am renntag
  nichts überstürzen
  nimm dir einen moment
  nimm dir zeit
  nur die ruhe
  ohne auf die uhr zu schauen/achten
  ohne dich zu hetzen/vergleichen
  ohne druck/eile/hast/hektik/stress/sorge/uhr/worte/überraschungen/lärm
  pack dein handy in die tasche
  ruhig und locker
  schalte das handy aus
  schlaf gut
  schritt für schritt
  schuhe die du kennst
  so viel ruhe/freude/geduld
  starte langsamer als du willst/möchtest
  stell den/deinen wecker
  stell dir das ziel/rennen/den lauf/die strecke vor
  vergiss nicht zu lächeln/atmen
  vertrau deinem/dem plan/training/körper/gefühl
  viel freude/geduld/ruhe/schlaf/spaß/zeit
  viele wochen/läufe/menschen
  von selbst/allein
  vor allem ruhe/geduld/freude
  vor lauter aufregung
  was du geübt/trainiert/gelernt hast
  was du kennst
  wie geplant/geübt/trainiert/gewohnt
  wie im training
  wie im training geübt
  wie immer
  wärme dich in ruhe auf
  zieh dich warm an
  ziel vor augen
  zu hause
  zu leicht/langsam anfühlen/vorkommen
`)
