import type { TalkTopic } from '../../talk-topics.ts'

export const talk: Readonly<Record<TalkTopic, string>> = {
  pacing: `
    bedanke dich bei den helfern
    bedanke dich bei den helfern und genieße die stimmung
    beginne ruhig/geduldig und finde deinen rhythmus
    bei {climate} beginne ruhig und hör auf deinen körper
    bei {climate} ist geduld die beste idee
    bei {climate} starte langsamer als du willst
    die ersten kilometer dürfen leicht/locker/ruhig sein
    die {course} belohnt einen ruhigen anfang
    die {course} verlangt/belohnt geduld/ruhe
    geduld am anfang zahlt sich später aus
    genieß/genieße die letzten kilometer
    halte ein gleichmäßiges/ruhiges tempo
    heb dir kraft für das letzte stück auf
    lass dich auf der zielgeraden von der menge tragen
    lass die anderen laufen und bleib bei deinem tempo
    lass die schultern sinken/fallen
    lass die schultern sinken/fallen und atme ruhig/langsam aus
    lächle den helfern/kindern/menschen zu
    starte langsamer als du willst und lass die anderen laufen
    starte/beginne langsamer/ruhiger als du willst
    such dir vom start an ein gleichmäßiges/ruhiges tempo
    teil dir die strecke in kleine stücke (ein)
    wenn der atem laut wird lauf langsamer
    wenn die gruppe schneller wird bleib bei deinem tempo
  `,
  hills: `
    an den anstiegen werden die schritte kürzer der atem bleibt ruhig
    bergab läufst du locker/leicht
    verkürze an den anstiegen die schritte und bleib bei gleichem einsatz
  `,
  calm: `
    atme ruhig/langsam aus
    atme ruhig/langsam aus und lass die schultern sinken
    aufregung ist normal
    bleib ruhig/geduldig wenn der start langsam ist
    bleib ruhig/gelassen
    deine familie wartet im ziel mit einem lächeln
    ein kurzer/ruhiger spaziergang beruhigt
    genieß/genieße den tag/morgen/moment
    hör auf deinen körper
    hör musik die du magst
    kein grund zur eile
    kein grund zur eile vertrau deinem training
    komm früh an und atme ruhig
    komm früh an und such dir einen ruhigen platz
    lass den morgen/abend/tag ruhig sein
    nervosität ist normal sie zeigt dass dir das rennen wichtig ist
    nervosität vor dem start ist normal/gut
    sprich mit menschen die dich zum lachen bringen
    stell dir vor wie du lächelnd ins ziel kommst/läufst
    vertrau deinem training/weg
    vertrau deiner vorbereitung/routine
    wenn zweifel kommen denk an dein training
  `,
  rest: `
    diese tage sind für ruhe und schlaf/routine
    diese tage sind zum ausruhen da
    geh früh ins bett
    geh früh schlafen
    geh zur gewohnten zeit ins bett
    lass das handy nachts in einem anderen zimmer
    lass deine beine ruhen
    leg am nachmittag/abend die füße hoch
    lies am abend etwas leichtes/ruhiges
    ruh deine beine aus
    ruhe gehört zum training
    verbring den abend mit menschen die du magst
  `,
  kit: `
    lade deine uhr am abend davor
    lauf in schuhen die du kennst
    leg deine schuhe und die startnummer am abend davor bereit
    leg deine schuhe/kleidung/sachen am abend davor bereit
    nichts neues am renntag
    pack die schuhe ins handgepäck
    pack trockene kleidung/socken für danach ein
    schau auf das wetter und pack danach
    schreib eine liste und hak ab was gepackt ist
    stell den wecker und einen zweiten zur sicherheit
    trag was du im training getragen hast
  `,
  warmth: `
    nimm eine alte/warme jacke für den start mit
  `,
  practice: `
    lauf mit freunden
    lauf so ruhig dass du reden kannst
    mach deinen langen lauf zur generalprobe
    schreib nach dem lauf auf was gut war
    schreib nach dem lauf auf wie du dich gefühlt hast
    starte deinen langen lauf zur zeit des rennens
    such dir eine strecke wie im rennen
    trag im langen lauf die kleidung des rennens
    übe den morgen des rennens vor deinem langen lauf
  `,
  cooking: `
    genieß/genieße das abendessen mit freunden/familie
    koch in ruhe
    koch mit musik/freunden
    lies das rezept vor dem kochen
    räum auf während der ofen arbeitet
    schreib den tag auf die dosen
    setz dich in ruhe an den tisch
    spül ab während der ofen arbeitet
    such dir einen ruhigen abend zum kochen aus
    teil dir die arbeit in der küche
  `,
  eve: `
    geh den morgen in gedanken durch
    hol die startnummer früh ab
    iss früh mit menschen die du magst
    iss früh zu abend und lass den abend ruhig sein
    kläre wo du parkst/wartest
    komm früh im hotel an und ruh dich aus
    pack in ruhe aus
    schau dir den weg zum start an
    verabrede mit deiner familie einen treffpunkt im ziel
  `,
  finish: `
    bedanke dich bei deiner familie
    geh nach dem ziel langsam weiter
    genieß/genieße die medaille/stimmung
    sei stolz auf dein rennen
    zieh nach dem ziel trockene kleidung an
  `,
}
