import type { Recipe } from '../recipe.ts'

/** Porridge of corn and millet, for days that have rice at lunch or dinner. */
export const loadingBreakfastsWithoutRice: readonly Recipe[] = [
  {
    id: 'polenta-maple-milk',
    name: 'Creamy polenta with {maple syrup}',
    at: ['breakfast'],
    cuisine: 'Italian',
    foods: [
      ['corn-grits-cooked', 420],
      ['any milk', 150],
    ],
    seasoning: [
      ['any maple syrup', 25],
      ['vanilla-flavoring', 2],
      ['cinnamon', 0.4],
      ['salt-table', 0.3],
    ],
    liquid: { soaks: 355 },
    method: [
      'Whisk the dry polenta into {water} of simmering water with a small pinch of salt and stir over low heat for 12 minutes.',
      'Beat in the {milk} and vanilla; top with the {maple syrup} and cinnamon.',
    ],
    minutes: { handsOn: 10, total: 15 },
    equipment: ['stove'],
    scale: { from: 0.75, to: 1.5 },
    keeps: { fridgeDays: 0, freezes: false },
    season: 'all year',
    effort: 'quick',
    sides: ['fruit', 'juice', 'milk', 'yogurt'],
    tags: ['loading', 'budget'],
  },
  {
    id: 'millet-jam-porridge',
    name: 'Millet porridge with {jam}',
    at: ['breakfast'],
    cuisine: 'Nordic and German',
    foods: [
      ['millet-cooked', 250],
      ['any milk', 200],
    ],
    seasoning: [
      ['any jam', 25],
      ['vanilla-flavoring', 2],
      ['cinnamon', 0.2],
    ],
    liquid: { soaks: 165 },
    method: [
      'Simmer the millet in {water} of water, covered, for 15 minutes; add the {milk} and vanilla and simmer for 6 minutes.',
      'Swirl in the {jam} and cinnamon.',
    ],
    minutes: { handsOn: 6, total: 24 },
    equipment: ['stove'],
    scale: { from: 0.75, to: 1.5 },
    keeps: { fridgeDays: 0, freezes: false },
    season: 'all year',
    effort: 'cook',
    sides: ['fruit', 'juice', 'milk'],
    tags: ['loading', 'budget'],
  },
]
