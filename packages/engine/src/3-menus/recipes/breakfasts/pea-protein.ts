import type { Recipe } from '../recipe.ts'

/** With no more of it than a low-FODMAP meal holds. */
export const peaProteinBreakfasts: readonly Recipe[] = [
  {
    id: 'pea-protein-cream-of-rice-banana',
    name: 'Cream of rice with pea protein and banana',
    at: ['breakfast'],
    cuisine: 'American',
    foods: [
      ['cream-of-rice-gf-cooked', 400],
      ['pea-protein-powder', 20],
      ['banana', 118],
    ],
    seasoning: [
      ['sugar-brown', 10],
      ['cinnamon', 0.5],
      ['vanilla-flavoring', 2],
    ],
    liquid: { soaks: 340 },
    method: [
      'Microwave the cream of rice with {water} of water for 3 to 4 minutes, stirring twice.',
      'Stir in the pea protein, vanilla and sugar; top with sliced banana and cinnamon.',
    ],
    minutes: { handsOn: 4, total: 6 },
    equipment: ['microwave'],
    scale: { from: 0.5, to: 1.5 },
    keeps: { fridgeDays: 0, freezes: false },
    season: 'all year',
    effort: 'quick',
    sides: ['juice', 'fruit'],
    tags: ['loading', 'hotel', 'budget'],
  },
  {
    id: 'pea-protein-rice-porridge',
    name: 'Brown-sugar rice porridge with pea protein',
    at: ['breakfast'],
    cuisine: 'everyday',
    foods: [
      ['rice-medium-grain-cooked', 230],
      ['any milk', 200],
      ['pea-protein-powder', 20],
    ],
    seasoning: [
      ['sugar-brown', 14],
      ['cinnamon', 0.5],
      ['vanilla-flavoring', 2],
    ],
    liquid: { soaks: 150 },
    method: [
      'Simmer the medium-grain rice in {water} of water, covered, for 15 minutes; add the {milk} and simmer for 8 minutes more.',
      'Off the heat stir in the pea protein, vanilla and sugar; dust with cinnamon.',
    ],
    minutes: { handsOn: 5, total: 25 },
    equipment: ['stove'],
    scale: { from: 0.5, to: 1.75 },
    keeps: { fridgeDays: 1, freezes: false },
    season: 'all year',
    effort: 'quick',
    sides: ['fruit', 'juice', 'nuts'],
    tags: ['loading', 'budget'],
  },
]
