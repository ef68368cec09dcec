import type { Recipe } from '../recipe.ts'

/** Bread for runners without milk, whose labels leave little else than pita. */
export const pitaAndCereal: readonly Recipe[] = [
  {
    id: 'race-pita-jam',
    name: 'Warm pita with {jam}',
    at: ['race morning'],
    cuisine: 'everyday',
    foods: [['pita-white', 120]],
    seasoning: [['any jam', 40]],
    liquid: 'none',
    method: ['Warm the pita in a toaster and spread it with the {jam}.'],
    minutes: { handsOn: 3, total: 4 },
    equipment: ['toaster'],
    scale: { from: 0.5, to: 1.5 },
    keeps: { fridgeDays: 0, freezes: false },
    season: 'all year',
    effort: 'quick',
    sides: ['fruit', 'juice', 'milk'],
    tags: ['loading', 'teen-friendly', 'budget', 'fallback'],
  },
  {
    id: 'race-cereal-pita-syrup',
    name: '{cereal} with {milk}, and a warm pita with {syrup}',
    at: ['race morning'],
    cuisine: 'everyday',
    foods: [
      ['any cereal', 45],
      ['any milk', 200],
      ['pita-white', 60],
    ],
    seasoning: [['any syrup', 15]],
    liquid: 'none',
    method: [
      'Pour the {milk} over the {cereal}.',
      'Warm the pita in a toaster and spread it with the {syrup}.',
    ],
    minutes: { handsOn: 4, total: 5 },
    equipment: ['toaster'],
    scale: { from: 1, to: 1 },
    keeps: { fridgeDays: 0, freezes: false },
    season: 'all year',
    effort: 'quick',
    sides: ['fruit', 'juice'],
    tags: ['loading', 'teen-friendly', 'budget', 'fallback'],
  },
]
