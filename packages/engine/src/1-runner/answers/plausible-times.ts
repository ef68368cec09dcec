import type { Choice, Rule } from '../../evidence/rule.ts'
import { hours, type Hours } from '../../units.ts'
import type { RaceType, Sex } from '../questionnaire.ts'

/** World records, seconds. For plausibility only; reviewed once a year. */
export const fastestEver = {
  kind: 'rule',
  id: 'fastest-ever',
  value: {
    '5K': { men: 755, women: 834 },
    '10K': { men: 1571, women: 1726 },
    Half: { men: 3402, women: 3772 },
    Marathon: { men: 7170, women: 7796 },
  },
  unit: 's',
  source: 'worldBests',
  where: '5 km, 10 km, half marathon and marathon, men and women; track bests where they are faster',
  words: 'The fastest times ever run over the four distances.',
} as const satisfies Rule<Readonly<Record<RaceType, { men: number; women: number }>>>

const recordTolerance = {
  kind: 'choice',
  id: 'record-tolerance',
  value: 0.98,
  unit: 'of the fastest time',
  because: 'A record set tomorrow must not make an honest target unreadable.',
  words: 'A target may be two percent faster than the fastest time ever run.',
} as const satisfies Choice<number>

export const slowestPlausible = {
  kind: 'choice',
  id: 'slowest-plausible',
  value: { '5K': 4500, '10K': 9000, Half: 16_200, Marathon: 32_400 },
  unit: 's',
  because: 'About walking pace; a slower time is nearly always a slip of a unit.',
  words: 'A target is at most 1:15:00, 2:30:00, 4:30:00 or 9:00:00 for the four distances.',
} as const satisfies Choice<Readonly<Record<RaceType, number>>>

export const nearlyATime = {
  kind: 'choice',
  id: 'nearly-a-time',
  value: 1.1,
  unit: 'times too fast or too slow',
  because:
    'Ten seconds under a record is a time out of reach; 4:30 for a 10K is no time at all, but a pace without its unit.',
  words: 'A number that is nearly a possible time is spoken of as a time, one that is far from it as a pace.',
} as const satisfies Choice<number>

/** The fastest time ever run; for the sex Other the faster of the two records. */
export function fastestTime(race: RaceType, sex: Sex): Hours {
  const best = fastestEver.value[race]
  return hours((sex === 'Female' ? best.women : Math.min(best.men, best.women)) / 3600)
}

/** The times that a target may have, in seconds. */
export function plausibleSeconds(race: RaceType, sex: Sex): readonly [fastest: number, slowest: number] {
  return [recordTolerance.value * fastestTime(race, sex) * 3600, slowestPlausible.value[race]]
}
