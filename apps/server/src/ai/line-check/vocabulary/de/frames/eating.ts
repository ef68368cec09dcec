import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are eaten. */
export const eating: FrameGroup = {
  leads: `
    ruhig
  `,
  cores: `
    beende den tag/abend mit {dinner}
    beginne den tag/morgen mit {breakfast}
    deck den tisch für {meal}
    freu dich auf {meal}
    genieß/genieße/iss {meal}
    lass dir zeit für {meal}
    lass dir {meal} schmecken
    nimm dir zeit für {meal}
    setz dich für {meal} an den tisch
    setz dich für {meal} hin
  `,
  tails: `
    am tisch
    entspannt/langsam/ruhig/gelassen
    im sitzen
    in ruhe
    mit deiner familie
    mit einem lächeln
    mit freunden
    mit musik
    und atme (ruhig) (durch)
    und geh früh schlafen
    und leg dich früh hin
    und leg die füße hoch
    wie geplant/geübt/gewohnt
    zu hause
    zusammen
  `,
  statements: `
    {breakfast} ist ein guter/ruhiger start/anfang in den tag/morgen
    {dinner} ist ein ruhiger/guter abschluss des tages
    {meal} steht im plan
    {meal} wartet auf dich
  `,
}
