import type { TalkTopic } from '../../talk-topics.ts'

export const talk: Readonly<Record<TalkTopic, string>> = {
  pacing: `
    beginne ruhig/geduldig und finde deinen Rhythmus
    bei {climate} beginne ruhig und hör auf deinen Körper
    bei {climate} ist Geduld die beste Idee
    bei {climate} starte langsamer, als du willst
    die {course} belohnt einen ruhigen Anfang
    die {course} verlangt/belohnt Geduld/Ruhe
    lass die Schultern sinken/fallen
    lass die Schultern sinken/fallen und atme ruhig/langsam aus
    starte/beginne langsamer/ruhiger, als du willst
    such dir vom Start an ein ruhiges Tempo
    teil dir die Strecke in kleine Stücke ein
  `,
  raceDay: `
    Geduld am Anfang zahlt sich später aus
    bedanke dich bei den Helfern
    bedanke dich bei den Helfern und genieße die Stimmung
    genieß die letzten Kilometer
    heb dir Kraft für das letzte Stück auf
    lass dich auf der Zielgeraden von der Menge tragen
    lass die anderen laufen und bleib bei deinem Tempo
    lächle den Helfern/Kindern/Menschen zu
    starte langsamer, als du willst, und lass die anderen laufen
    wenn die Gruppe schneller wird, bleib bei deinem Tempo
  `,
  longRace: `
    die ersten Kilometer dürfen leicht/locker/ruhig sein
    wenn der Atem laut wird, lauf langsamer
  `,
  hills: `
    an den Anstiegen werden die Schritte kürzer, der Atem bleibt ruhig
    bergab läufst du locker/leicht
    verkürze an den Anstiegen die Schritte und bleib bei gleichem Einsatz
  `,
  calm: `
    Nervosität vor dem Start ist normal
    atme ruhig/langsam aus
    atme ruhig/langsam aus und lass die Schultern sinken
    bleib ruhig/geduldig, wenn der Start langsam ist
    bleib ruhig/gelassen
    ein kurzer/ruhiger Spaziergang beruhigt
    genieß den Tag/Morgen/Moment
    hör Musik, die du magst
    komm früh an und atme ruhig
    komm früh an und such dir einen ruhigen Platz
    sprich mit Menschen, die dich zum Lachen bringen
    stell dir vor, wie du lächelnd ins Ziel kommst/läufst
    vertrau deinem Training/Weg
    vertrau deiner Vorbereitung
  `,
  care: `
    hol dir früh Hilfe, wenn es dir schlecht geht
    hör auf deinen Körper
  `,
  rest: `
    geh früh ins Bett
    geh früh schlafen
    leg am Nachmittag/Abend die Füße hoch
    lies am Abend etwas Leichtes/Ruhiges
    verbring den Abend mit Menschen, die du magst
  `,
  quietDays: `
    Ruhe gehört zum Training
    diese Tage sind für Ruhe und Schlaf/Routine
    diese Tage sind zum Ausruhen da
    lass deine Beine ruhen
    ruh deine Beine aus
  `,
  kit: `
    lauf in Schuhen, die du kennst
    nichts Neues am Renntag
    pack trockene Kleidung/Socken für danach ein
    schau auf das Wetter und pack passend dazu
    schreib eine Liste und hak ab, was gepackt ist
    trag, was du im Training getragen hast
  `,
  eveningBefore: `
    lade deine Uhr am Abend davor
    leg deine Schuhe und die Startnummer am Abend davor bereit
    leg deine Schuhe/Kleidung/Sachen am Abend davor bereit
    stell den Wecker und einen zweiten zur Sicherheit
  `,
  warmth: `
    nimm eine alte/warme Jacke für den Start mit
  `,
  practice: `
    lauf mit Freunden
    lauf so ruhig, dass du reden kannst
    mach deinen langen Lauf zur Generalprobe
    schreib nach dem Lauf auf, was gut war
    schreib nach dem Lauf auf, wie du dich gefühlt hast
    starte deinen langen Lauf zur Zeit des Rennens
    such dir eine Strecke wie im Rennen
    trag im langen Lauf die Kleidung des Rennens
  `,
  cooking: `
    genieß das Abendessen mit Freunden/Familie
    koch in Ruhe
    koch mit Musik
    lies das Rezept vor dem Kochen
    schreib den Tag auf die Dosen
    setz dich in Ruhe an den Tisch
    such dir einen ruhigen Abend zum Kochen aus
  `,
  eve: `
    geh den Renntag in Gedanken durch
    hol die Startnummer früh ab
    iss früh mit Menschen, die du magst
    iss früh zu Abend und lass den Abend ruhig sein
    kläre, wo du parkst/wartest
    schau dir den Weg zum Start an
    verabrede mit deiner Familie einen Treffpunkt im Ziel
  `,
  away: `
    komm früh im Hotel an und ruh dich aus
    pack die Schuhe ins Handgepäck
    pack in Ruhe aus
  `,
  finish: `
    bedanke dich bei deiner Familie
    geh nach dem Ziel langsam weiter
    genieß die Medaille/Stimmung
    sei stolz auf dein Rennen
    zieh nach dem Ziel trockene Kleidung an
  `,
}
