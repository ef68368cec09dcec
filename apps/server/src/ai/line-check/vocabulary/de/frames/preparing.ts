import type { FrameGroup } from '../../../frames.ts'

/** Fuel that is practiced or packed, and dishes that are cooked. */
export const preparing: FrameGroup = {
  leads: `
    am abend/tag davor/vorher
    auf/bei deinem nächsten langen lauf
    bei langen läufen
    beim langen lauf
    im training
    ruhig
  `,
  cores: `
    back/koch/koche {meal}
    gewöhne dich an {food}
    hab {food} griffbereit
    halte {food} bereit/griffbereit
    lauf/trainiere/übe mit {food}
    leg {food} bereit/hin/zurecht
    lern {food} kennen
    notiere wie {food} sich anfühlt
    pack {food} ein
    pack/steck {food} in den/die/deine/deinen gürtel/tasche/weste/beutel
    prüf ob {food} eingepackt ist
    prüf ob {food} in den gürtel passt
    {food} gehört in den/die/deine/deinen gürtel/tasche/weste/beutel
    {food} ist in deinem plan/gürtel/beutel
    {food} kennst du aus dem training
    {food} liegt bereit
    {meal} ist schnell/leicht/einfach gekocht/gemacht/vorbereitet
    übe das öffnen von {food}
  `,
  tails: `
    am abend/tag davor/vorher
    am vorabend
    bei deinem nächsten langen lauf
    beim langen lauf
    damit am renntag nichts neu ist
    damit der abend/morgen/tag ruhig bleibt/wird
    damit die woche ruhig bleibt
    damit du ruhig bleibst
    entspannt/langsam/locker/ruhig/gelassen
    für den renntag
    im training
    in ruhe
    mit deiner familie
    mit freunden
    mit musik
    rechtzeitig
    und geh früh schlafen
    und leg die füße hoch
    vor dem langen lauf
    wie geplant/geübt/gewohnt
    wie im training
    zu hause
    zusammen
  `,
}
