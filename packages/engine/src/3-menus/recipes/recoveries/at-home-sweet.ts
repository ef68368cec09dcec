import type { Recipe } from '../recipe.ts'

export const atHomeSweet: readonly Recipe[] = [
  {
    id: 'pancakes-yogurt-berries',
    name: 'Pancakes with {blueberries} and Greek yogurt',
    at: ['recovery'],
    cuisine: 'American',
    foods: [
      ['pancakes-from-mix', 114],
      ['greek-yogurt-nonfat', 170],
    ],
    seasoning: [
      ['any blueberries', 75],
      ['any maple syrup', 10],
    ],
    liquid: { soaks: 68 },
    method: [
      'Stir the pancake mix with {water} of water and fry four-inch pancakes in a nonstick skillet, 2 minutes a side.',
      'Top with the Greek yogurt, {blueberries} and {maple syrup}.',
    ],
    minutes: { handsOn: 12, total: 14 },
    equipment: ['stove'],
    scale: { from: 0.5, to: 1.5 },
    keeps: { fridgeDays: 0, freezes: false },
    season: 'all year',
    effort: 'quick',
    sides: ['fruit', 'juice'],
    tags: ['teen-friendly'],
  },
  {
    id: 'soy-berry-oat-shake',
    name: 'Strawberry, banana and silken tofu shake',
    at: ['recovery'],
    cuisine: 'everyday',
    foods: [
      ['tofu-silken-firm', 168],
      ['any oats', 30],
      ['orange-juice', 120],
      ['banana', 118],
    ],
    seasoning: [['any strawberries', 100]],
    liquid: 'none',
    method: [
      'Blend the {oats} with the orange juice until fine.',
      'Add the silken tofu, banana and {strawberries} and blend until smooth.',
    ],
    minutes: { handsOn: 6, total: 6 },
    equipment: ['blender'],
    scale: { from: 0.5, to: 1.5 },
    keeps: { fridgeDays: 0, freezes: false },
    season: 'all year',
    effort: 'quick',
    sides: ['fruit'],
    tags: [],
  },
]
