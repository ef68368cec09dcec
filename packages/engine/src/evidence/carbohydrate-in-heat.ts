import type { Rule } from './rule.ts'

export const carbohydrateInHeat = {
  kind: 'rule',
  id: 'carbohydrate-in-heat',
  says: 0.9,
  unit: 'times the cool rate',
  source: 'jentjens2002',
  where: 'oxidation of ingested carbohydrate was about 10 percent lower in heat',
  words: 'In the heat a gut uses about a tenth less.',
} as const satisfies Rule<number>
