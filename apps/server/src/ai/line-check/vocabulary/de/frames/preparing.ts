import type { FrameGroup } from '../../../frames.ts'

/** Fuel that is packed, and dishes that are cooked. */
export const preparing: FrameGroup = {
  leads: `
    ruhig
  `,
  cores: `
    back/koch/koche {meal}
    hab {food} griffbereit
    halte {food} bereit/griffbereit
    leg {food} bereit/hin/zurecht
    pack {food} ein
    pack/steck {food} in den/deinen gürtel/beutel
    pack/steck {food} in die/deine tasche/weste
    prüf ob {food} eingepackt ist
    prüf ob {food} in den gürtel passt
  `,
  tails: `
    damit am renntag nichts neu ist
    damit der abend/morgen/tag ruhig bleibt/wird
    damit die woche ruhig bleibt
    damit du ruhig bleibst
    entspannt/langsam/locker/ruhig/gelassen
    für den renntag
    in ruhe
    mit deiner familie
    mit freunden
    mit musik
    rechtzeitig
    und geh früh schlafen
    und leg die füße hoch
    wie geplant/geübt/gewohnt
    wie im training
    zu hause
    zusammen
  `,
  statements: `
    {food} gehört in den/deinen gürtel/beutel
    {food} gehört in die/deine tasche/weste
    {food} ist in deinem plan/gürtel/beutel
    {food} kennst du aus dem training
    {food} liegt bereit
    {meal} ist schnell/leicht/einfach gekocht/gemacht/vorbereitet
  `,
}
