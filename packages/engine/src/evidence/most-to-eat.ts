import type { Choice } from './rule.ts'

/** The most of one kind of food, as eaten, in grams (drinks and liquid foods weigh about what they measure). */
export interface MostToEat {
  readonly atAMeal: number
  readonly inADay: number
}

export const mostToEat = {
  kind: 'choice',
  id: 'most-to-eat',
  says: {
    'cooked grain': { atAMeal: 640, inADay: 1600 },
    'dry cereal': { atAMeal: 125, inADay: 200 },
    bread: { atAMeal: 240, inADay: 560 },
    potato: { atAMeal: 600, inADay: 1300 },
    meat: { atAMeal: 240, inADay: 420 },
    fish: { atAMeal: 240, inADay: 360 },
    egg: { atAMeal: 200, inADay: 250 },
    soy: { atAMeal: 300, inADay: 600 },
    seitan: { atAMeal: 60, inADay: 120 },
    legume: { atAMeal: 360, inADay: 720 },
    nut: { atAMeal: 60, inADay: 120 },
    spread: { atAMeal: 48, inADay: 112 },
    oil: { atAMeal: 40, inADay: 110 },
    cheese: { atAMeal: 60, inADay: 120 },
    yogurt: { atAMeal: 400, inADay: 800 },
    milk: { atAMeal: 520, inADay: 1300 },
    juice: { atAMeal: 540, inADay: 1650 },
    banana: { atAMeal: 236, inADay: 472 },
    fruit: { atAMeal: 310, inADay: 800 },
    'dried fruit': { atAMeal: 90, inADay: 180 },
    sweetener: { atAMeal: 84, inADay: 260 },
    vegetable: { atAMeal: 270, inADay: 800 },
    cracker: { atAMeal: 100, inADay: 240 },
    bar: { atAMeal: 64, inADay: 130 },
    sweets: { atAMeal: 90, inADay: 180 },
    water: { atAMeal: 600, inADay: 3000 },
    seasoning: { atAMeal: 3, inADay: 8 },
  },
  unit: 'g as eaten',
  because:
    'No plate or glass larger than a hungry runner finishes with pleasure: two bananas, half a liter of juice, a plate of pasta from 250 g dry.',
  words: 'Portions stay within what a hungry runner eats with pleasure.',
} as const satisfies Choice<Readonly<Record<string, MostToEat>>>

/** Kinds of food that are eaten in like amounts. */
export type FoodKind = keyof typeof mostToEat.says
