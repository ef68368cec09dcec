import type { Choice } from '../evidence/rule.ts'

type Limits = readonly [least: number, most: number]

const outsideOurEvidence =
  'the formulas were not made for runners beyond it, and most such answers are slips of a key'

export const ageLimits = {
  kind: 'choice',
  id: 'age-limits',
  value: [12, 95],
  unit: 'years',
  because: `Completed years; ${outsideOurEvidence}.`,
  words: 'Plans are made for runners from 12 to 95 years.',
} as const satisfies Choice<Limits>

export const fromAge = {
  kind: 'choice',
  id: 'from-age',
  value: { marathon: 16, illness: 18 },
  unit: 'years',
  because:
    'Under 16 a marathon has no plan to be safe with, and under 18 diabetes, a heart or kidney disease and an eating disorder need the people who treat them.',
  words: 'A marathon is planned from 16, and with some illnesses from 18.',
} as const satisfies Choice<Readonly<Record<'marathon' | 'illness', number>>>

export const heightLimits = {
  kind: 'choice',
  id: 'height-limits',
  value: [130, 220],
  unit: 'cm',
  because: `Range of the answers accepted; ${outsideOurEvidence}.`,
  words: 'Plans are made for heights from 130 to 220 cm.',
} as const satisfies Choice<Limits>

export const weightLimits = {
  kind: 'choice',
  id: 'weight-limits',
  value: [35, 180],
  unit: 'kg',
  because: `Range of the answers accepted; ${outsideOurEvidence}.`,
  words: 'Plans are made for weights from 35 to 180 kg.',
} as const satisfies Choice<Limits>

export const bmiLimits = {
  kind: 'choice',
  id: 'bmi-limits',
  value: [14, 50],
  unit: 'kg/m²',
  because: 'Beyond it, pounds entered as kilograms or the reverse are far likelier than the true weight.',
  words: 'Height and weight together must give a body-mass index from 14 to 50.',
} as const satisfies Choice<Limits>

export const bareWeightBmi = {
  kind: 'choice',
  id: 'bare-weight-bmi',
  value: [15, 40],
  unit: 'kg/m²',
  because:
    'Nearly every runner lies within it, and it is narrow enough to tell kilograms from pounds for most heights.',
  words: 'A weight without a unit is read in the unit that suits the height.',
} as const satisfies Choice<Limits>

export const weeklyDistanceLimits = {
  kind: 'choice',
  id: 'weekly-distance-limits',
  value: [0, 280],
  unit: 'km',
  because: 'Elite marathon runners reach about 250 km a week; more is a slip of a key or of a unit.',
  words: 'Plans are made for up to 280 km a week.',
} as const satisfies Choice<Limits>

export const weeklyLoadLimit = {
  kind: 'choice',
  id: 'weekly-load-limit',
  value: 15_000,
  unit: 'kg·km a week',
  because:
    'About 2,150 kcal a day of running, the load of a 60-kg runner at 250 km a week. Beyond it the energy of a day passes what a plan may ask anyone to eat (7,000 kcal), and a slip of a unit is likelier.',
  words: 'Weight and weekly distance together must be a load that someone can eat enough for.',
} as const satisfies Choice<number>

export const longRunLimits = {
  kind: 'choice',
  id: 'long-run-limits',
  value: [0, 60],
  unit: 'km',
  because: 'No training for a marathon asks for more in one run.',
  words: 'Plans are made for long runs of up to 60 km.',
} as const satisfies Choice<Limits>

export const sweatRateLimits = {
  kind: 'choice',
  id: 'sweat-rate-limits',
  value: [0.2, 4],
  unit: 'L/h',
  because: 'Measured sweat rates of runners lie inside it; others are slips of a unit.',
  words: 'Sweat rates from 0.2 to 4 liters an hour are used.',
} as const satisfies Choice<Limits>

export const furthestRace = {
  kind: 'choice',
  id: 'furthest-race',
  value: 2,
  unit: 'years',
  because: 'No race is fueled for longer ahead; a later date is a slip of a key.',
  words: 'The race is at most two years ahead.',
} as const satisfies Choice<number>

export const longestAnswer = {
  kind: 'choice',
  id: 'longest-answer',
  value: { most: 200, allergies: 1000 },
  unit: 'characters',
  because: 'The longest true answer is far shorter, and a short text is read at once whatever it holds.',
  words: 'An answer has at most 200 characters, allergies 1000, as typed and with its signs spelled out.',
} as const satisfies Choice<{ most: number; allergies: number }>

export const mostItems = {
  kind: 'choice',
  id: 'most-items',
  value: 40,
  unit: 'items',
  because: 'The longest true lists are shorter, as all the allergens that labels must name are fourteen.',
  words: 'At most 40 items are read under allergies.',
} as const satisfies Choice<number>

export const mostUnknownNames = {
  kind: 'choice',
  id: 'most-unknown-names',
  value: 12,
  unit: 'names',
  because:
    'Each of them has to be looked for in every food and named in the notes, and nobody checks more of them than that by hand.',
  words: 'At most 12 names that are not recognized are left out by name.',
} as const satisfies Choice<number>

export const isWithin = (value: number, [least, most]: Limits) => value >= least && value <= most
