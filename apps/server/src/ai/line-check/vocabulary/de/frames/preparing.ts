import type { FrameGroup } from '../../../frames.ts'

/** Fuel that is practiced or packed, and dishes that are cooked. */
export const preparing: FrameGroup = {
  leads: `
    am abend/tag davor/vorher
    auf/bei deinem nächsten langen lauf
    bei langen läufen
    beim langen lauf
    heute/diesen abend
    im training
    in dieser woche
    ruhig
    wenn es so weit ist
  `,
  cores: `
    back/koch/koche/plane {meal}
    bereite {meal} (in) (ruhe) vor
    gewöhne dich an {food}
    hab {food} griffbereit
    halte {food} bereit/griffbereit
    kauf/wasch/hol/koch/schneide {food}
    koch {meal} vor
    lauf/trainiere/übe mit {food}
    leg {food} bereit/hin/zurecht
    lern {food} kennen
    notiere wie {food} sich anfühlt
    pack {food} ein
    pack/steck {food} in den/die/deine/deinen gürtel/tasche/weste/beutel
    prüf ob {food} eingepackt ist
    prüf ob {food} in den gürtel passt
    vertrau auf {food}
    {food} gehört in den/die/deine/deinen gürtel/tasche/weste/beutel
    {food} ist in deinem plan/gürtel/beutel
    {food} kennst du aus dem training
    {food} liegt bereit
    {meal} ist schnell/leicht/einfach gekocht/gemacht/vorbereitet
    {meal} lässt sich gut vorbereiten
    übe das öffnen von {food}
  `,
  tails: `
    am abend/tag davor/vorher
    am vorabend
    an einem ruhigen abend/nachmittag
    bei deinem nächsten langen lauf
    beim langen lauf
    damit am renntag nichts neu ist
    damit der abend/morgen/tag ruhig bleibt/wird
    damit die woche ruhig bleibt
    damit du ruhig bleibst
    entspannt/langsam/locker/ruhig/gelassen
    für den renntag
    im training
    in dieser woche
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
