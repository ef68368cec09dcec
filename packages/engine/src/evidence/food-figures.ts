import type { Rule } from './rule.ts'

export const foodFigures = {
  kind: 'rule',
  id: 'food-figures',
  says: 'carbohydrate with its fiber, protein, fat and sodium of each food',
  unit: 'per 100 g of the edible part',
  source: 'usda2015',
  where: 'abbreviated table',
  words: 'What a food holds is read from the tables of the US Department of Agriculture.',
} as const satisfies Rule<string>
