import { wordList } from '../word-list.ts'

/** What a calm coach says in German. No food, drink, drug, brand, money or link, no amount, and no sign of danger. */
export const words = {
  // Those that can refer to a dose, negate or repeat stand in phrases: "es", "nicht", "noch", "mehr".
  joining: wordList(`
    ab aber als also am an auch auf aus außerdem bei beim bevor bis bist da dabei dafür damit danach dann
    daran darauf darf darfst das dass davor dazu dein deine deinem deinen deiner deines dem den denn der des
    dich die diese diesem diesen dieser dieses dir doch dort draußen drinnen du ein eine einem einen einer
    eines entlang er euch euer eure für gegen gegenüber genau gern gerne gut haben hast hat hatte hier hin
    hinaus hinein hinter ich ihr ihre ihrem ihren im in ins ist ja jetzt kann kannst kurz können langsam
    leicht manchmal mein meine mich mir mit muss musst möchte möchtest nach nachdem neben ob obwohl oder
    ruhig schon sehr sei sein seine seit sich sie sind so sobald sogar solange soll sollst um und uns unser
    unsere unter unterwegs vom von vor vorbei vorher vorn vorne wann war waren warum was weil wenn wer
    werden wie will willst wir wird wirst wo wohin wurde während wäre würde zu zuerst zum zur zusammen zuvor
    zwischen über
  `),
  time: wordList(`
    abend abende abends alltag anfang ankunft augenblick bald dienstag donnerstag ende freitag früh früher
    frühling herbst heute jahr jahre jahren mittag mittwoch moment momente momenten monat monate monaten
    montag morgen morgens nachmittag nacht nachts nächte pünktlich rechtzeitig samstag schließlich sommer
    sonntag spät später start tag tage tagen tages vorabend vormittag winter woche wochen wochenende zeit
    zeiten zukunft zuletzt
  `),
  // No verb of eating, drinking, dosing, leaving out, or going on at any price.
  actions: wordList(`
    achte akzeptiere atme atmen ausatmen bedanke beginne beginnen begleite begrüße beobachte bereite besuche
    betrachte bewege bleib bleibe bleiben blicke bring bringe bringen danke dehne dehnen denk denke denken
    drück entdecke entscheide entspann entspanne entspannen erinnere erlaube erlebe erwarte erzähle fahr
    fahre fahren feiere feiern finde finden folge freu freue fühl fühle fühlen geh gehe gehen genieß genieße
    genießen gewöhne gib grüße gönn heb häng hänge hör höre hören komm komme kommen kontrolliere
    konzentriere lache laufe laufen leg lege legen lern lerne lernen lese lesen lies lächle löse lösen mach
    mache machen merk merke notiere ordne pack packe packen parke pass plaudere ruf ruh ruhen sag sage sagen
    schalte schau schaue schauen schlafe schlafen schließ schließe schreib schreibe schreiben schüttle senk
    senke setz setze sing singe sitz sitze sorge sortiere spaziere spazieren spiele spür spüre spüren starte
    starten steh stehe stehen steig stell stelle stellen streck such suche suchen summe tanze teilen trag
    trage trainiere trainieren treffe triff trockne träume verabrede verabschiede verkürze vertrau vertraue
    wandere warte warten wink winke wisch wähle wärme zeig zeige zieh ziehe zurück zähme öffne übe üben
    überlege
  `),
  telling: wordList(`
    anfühlt angekommen ankommst ankommt atmest aufgeregt ausgeruht bedeutet beginnt begonnen bekommst
    bereitgelegt bestimmt bewegt bleibst bleibt brauchst braucht bringt darüber dauert denkst erholt
    erinnert erlebt erwartet fallen findest findet folgt freuen freust freut funktioniert fährst fährt fällt
    fängt fühlst fühlt führt geblieben gefreut gefunden gefällt gefühlt gegeben gehst geht gehört gelaufen
    gelernt gelingt gemacht gemeistert genießt gepackt gerannt geschafft geschlafen gesehen getan gewesen
    geworden gewöhnt geübt gibst gibt gilt glaubst heißt helfen hilft hält hältst hörst jubeln jubelt kennst
    kennt klappt klingt kommst kommt lachst lebt legst lernst liebst liegst liegt lohnt losgehst lächelst
    lächelt lässt läufst läuft machst macht magst merkst nimmt passiert passt riecht rollt sagt schaffst
    schaut schläfst siehst sieht sitzen sitzt spürst startest startet stehst steht stimmt strahlt tragen
    trainiert trainiertest triffst trifft trägst trägt tust tut verdienst vergeht verläuft vertraust wartet
    weiß weißt wirkt wächst wünscht zeigt ziehen zieht zählt übst
  `),
  describing: wordList(`
    achtsam alt alte alten angenehm angenehme angenehmen aufmerksam aufrecht bekannt bekannten bequem
    bequeme bequemen bereit besondere besonderen besonders beste besten bester bestes bewusst breit bunt
    bunte dankbar dunkel dunkle eben ehrlich eigen eigene eigenen eigenes einfach einfache einfachen
    entspannt entspannte ernst erste ersten erster fest feste festen flach flache flachen flüssig frei fremd
    fremden freundlich frisch frische frischen froh fröhlich ganz geduldig gelassen gemeinsam gemütlich
    gerade gesamte gewohnt gewohnte gewohnten gewohnter gewöhnlich gewöhnliche gleichmäßig gleichmäßige
    gleichmäßigen glücklich groß große großen gute guten guter gutes heiter heiß hell helle herzlich hoch
    hohe hügelig hügelige innere inneren jung kalt kalte kalten kalter klar klare klaren klein kleine
    kleinen kleiner konzentriert kraftvoll kurze kurzen kurzer kühl kühle kühlen kürzer kürzere lang lange
    langen langer langes langsame langsamen langsamer laut laute lauten lebendig leichte leichten leichter
    leise leisen letzte letzten letzter lieb liebste liebsten locker lockere lockeren lustig mutig möglich
    müde nah nahe natürlich nervös neugierig normal normale nächste nächsten nächster offen ordentlich
    passend persönlich persönliche richtig richtige richtigen ruhige ruhigen ruhiger ruhiges ruhigste
    ruhigsten rund sanft sanfte sanften sauber sauberen schattig schlicht schmal schnell schnelle schnellen
    schwer schwere schweren schwierig schön schöne schönen schöner schönes selbst sicher sichere sicheren
    sinnvoll sonnig spannend spannende stabil stark starke starken steil steile steilen still stillen tief
    tiefe tiefen trocken trockene trockenen trockenes typisch täglich täglichen ungewohnt unterschiedlich
    verdient verdiente vertraut vertraute vertrauten vorbereitet vorsichtig wach warm warme warmen weich
    weiche weit weite weiten wertvoll wichtig wichtige wichtigen willkommen wohl wunderbar wunderbare wärmer
    zufrieden zuversichtlich zügig üblich übliche üblichen
  `),
  race: wordList(`
    abschnitt abschnitte abschnitten anfeuerung anstieg anstiege anstiegen anstrengung aufwärmen ausrüstung
    berg bergab bergauf berge brücke distanz ecke einlaufen feld gefälle gegend gegner gruppe halbmarathon
    helfer helferinnen helfern hügel hügeln jubel kurve kurven lauf läufe läufen läufer läuferin läuferinnen
    marathon medaille pacemaker punkt rennen rennens renntag rhythmus runde runden schlussanstieg schritt
    schritte schritten schwung startblock startlinie startnummer steigung steigungen stimmung straße straßen
    strecke streckenabschnitt tempo trainer trainerin training trainings trainingslauf trainingsläufe
    umgebung verlauf vorbereitung wegs wettkampf ziel zielbogen zielgerade ziellinie zuschauer zuschauerin
    zuschauern übung
  `),
  // No part where a sign of danger is felt.
  body: wordList(`
    arm arme armen atem atemzug atemzüge atmung beine beinen ellbogen finger fuß füße füßen gesicht haltung
    hand hände händen hüfte kiefer knie knöchel körper lächeln muskeln nacken nase schulter schultern stimme
    zehen
  `),
  mind: wordList(`
    achtsamkeit aufmerksamkeit aufregung begeisterung dank entspannung erfahrung erinnerung erinnerungen
    erlebnis freiheit freude frieden gedanke gedanken geduld gefühl gefühle gelassenheit gewohnheit
    gewohnheiten glück hoffnung humor idee ideen konzentration kopfsache kraft lachen laune leichtigkeit
    liebe lust motivation mut nervosität neugier respekt routine ruhe selbstvertrauen sicherheit sinn spaß
    stille stolz stress stärke traum unruhe vertrauen vorfreude wunsch zufriedenheit zuversicht zweifel
    überraschung überraschungen
  `),
  kit: wordList(`
    beutel brille gepäck gürtel handschuhe handtuch handy hose hosen jacke kleidung kleidungsstück koffer
    kopfhörer laufhose laufjacke laufschuhe laufuhr liste musik mütze notizbuch reißverschluss rucksack
    sachen schal schicht schichten schleife schnürsenkel schuh schuhe schuhen shirt shirts sicherheitsnadeln
    socken sonnenbrille stift stirnband tasche taschen trikot uhr wecker weste zettel zeug
  `),
  places: wordList(`
    auto bad bahn bahnhof balkon bett bus decke dorf dusche fenster flughafen flur garten haus hause herd
    hotel kirche kissen kleiderhaken küche kühlschrank land landschaft markt meer natur ofen ort orte park
    parkplatz pfanne platz rezept rezepte schatten sofa sonnenaufgang stadion stadt stuhl tisch toilette
    toiletten topf treffpunkt treppe tunnel tür ufer wald weg welt wiese wohnung zimmer zug
  `),
  weather: wordList(`
    frost himmel hitze kälte licht luft nebel regen schnee sonne temperatur temperaturen wetter wind wolken
  `),
  people: wordList(`
    bekannte eltern familie frau freund freunde freunden freundin kind kinder kindern kollegen leute leuten
    mann mannschaft menge menschen mutter nachbarn partner partnerin publikum team vater vorbild
  `),
  things: wordList(`
    abschied antwort art aufgabe aufgaben beispiel bild bilder brief buch ding dinge ergebnis ergebnisse
    fehler film foto fotos frage fragen geschichte geschichten gespräch grund hilfe karte leben lied lieder
    nachricht name notiz notizen ordnung reise ritual rituale satz schlaf schlüssel seite spaziergang spiel
    teil teile text tipp unterschied urlaub wort worte worten wunder zeichen
  `),
}
