import type { Choice } from './rule.ts'

export const raceMorningTolerances = {
  kind: 'choice',
  id: 'race-morning-tolerances',
  says: { carbs: 0.05, mostFat: 15, mostFiber: 8, sodium: 150, mostProtein: 25 },
  unit: 'share of the target; g; mg',
  because:
    'Fat, fiber and much protein are what runners most often avoid before a race; salt comes in pinches.',
  also: ['parnell2020'],
  words: 'Race morning comes within 5 % of its carbs, with at most 15 g of fat and 8 g of fiber.',
} as const satisfies Choice<
  Readonly<Record<'carbs' | 'mostFat' | 'mostFiber' | 'sodium' | 'mostProtein', number>>
>
