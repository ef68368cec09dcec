import type { Rule } from './rule.ts'

export const sweatRate = {
  kind: 'rule',
  id: 'sweat-rate',
  says: {
    perKilogramAndSpeed: 0.001323,
    constant: -0.14,
    perDegree: 0.01042,
    atDegrees: 18,
    least: 0.3,
    most: 2.5,
  },
  unit: 'L/h, by kg × km/h and °C',
  source: 'sawka2007',
  also: ['montain2006', 'barnes2019'],
  where:
    'our fit to the 24 predicted sweating rates (50 to 90 kg, 8.5 to 15 km/h, 18 and 28 °C); largest error 0.012 L/h',
  words: 'Sweat rises with weight, speed and heat.',
} as const satisfies Rule<
  Readonly<Record<'perKilogramAndSpeed' | 'constant' | 'perDegree' | 'atDegrees' | 'least' | 'most', number>>
>
