import type { Choice } from './rule.ts'

export const loadingDayTolerances = {
  kind: 'choice',
  id: 'loading-day-tolerances',
  says: {
    energy: 0.05,
    carbs: 0.03,
    leastProtein: 1,
    mostProtein: 2.2,
    mostProteinUnder18: 2,
    leastFat: 0.5,
    mostFat: 1.2,
    leastFiber: 10,
    mostFiber: 20,
    lowFiberFromHours: 1.5,
  },
  unit: 'share of the target; g/kg; g; h',
  because:
    'Carbohydrate is what a loading day is for, so it is kept nearest; fiber steps back before races of 1.5 hours or more. Protein stops a little over the athletes’ range of 2.0 g/kg, and 1.8 under 18.',
  also: ['burke2011', 'thomas2016', 'desbrow2014'],
  words:
    'A loading day comes within 3 % of its carbs, with little fat and, before a long race, little fiber.',
} as const satisfies Choice<
  Readonly<
    Record<
      | 'energy'
      | 'carbs'
      | 'leastProtein'
      | 'mostProtein'
      | 'mostProteinUnder18'
      | 'leastFat'
      | 'mostFat'
      | 'leastFiber'
      | 'mostFiber'
      | 'lowFiberFromHours',
      number
    >
  >
>
