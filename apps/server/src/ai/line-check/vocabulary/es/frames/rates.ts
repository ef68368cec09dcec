import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race. */
export const rates: FrameGroup = {
  statements: `
    el/tu plan prevé/tiene/indica/marca/suma/reúne {amount}
    el/tu plan prevé/tiene/indica/propone {rate}
    en total el/tu plan tiene/suma/prevé {amount}
    {amount} es lo que tiene/suma/prevé el/tu plan
    {rate} es lo que prevé/tiene el/tu plan
  `,
}
