import type { Rule } from './rule.ts'

export const sweatSodium = {
  kind: 'rule',
  id: 'sweat-sodium',
  says: 920,
  unit: 'mg/L',
  source: 'barnes2019',
  also: ['baker2016'],
  where: '51.7 mmol/h at 1.28 L/h: 40 mmol/L',
  words: 'A liter of sweat carries about 920 milligrams of sodium.',
} as const satisfies Rule<number>
