import type { Rule } from './rule.ts'

export const carbohydrateFromOneSource = {
  kind: 'rule',
  id: 'carbohydrate-from-one-source',
  says: 60,
  unit: 'g/h',
  source: 'jeukendrup2014',
  where: 'a single carbohydrate is taken up at about 60 g/h at most',
  words: 'Without fructose, a gut takes up about 60 grams an hour.',
} as const satisfies Rule<number>
