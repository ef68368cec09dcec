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
    'cooked grain': { atAMeal: 440, inADay: 1000 },
    'dry cereal': { atAMeal: 100, inADay: 160 },
    'puffed cereal': { atAMeal: 60, inADay: 100 },
    tapioca: { atAMeal: 80, inADay: 120 },
    bread: { atAMeal: 210, inADay: 460 },
    potato: { atAMeal: 450, inADay: 900 },
    'sweet potato': { atAMeal: 285, inADay: 400 },
    meat: { atAMeal: 180, inADay: 300 },
    fish: { atAMeal: 180, inADay: 300 },
    'canned tuna': { atAMeal: 120, inADay: 120 },
    egg: { atAMeal: 150, inADay: 200 },
    soy: { atAMeal: 240, inADay: 450 },
    seitan: { atAMeal: 45, inADay: 90 },
    legume: { atAMeal: 225, inADay: 450 },
    hummus: { atAMeal: 75, inADay: 120 },
    nut: { atAMeal: 45, inADay: 60 },
    spread: { atAMeal: 32, inADay: 80 },
    oil: { atAMeal: 32, inADay: 95 },
    cheese: { atAMeal: 60, inADay: 90 },
    yogurt: { atAMeal: 300, inADay: 600 },
    milk: { atAMeal: 420, inADay: 1000 },
    juice: { atAMeal: 320, inADay: 530 },
    banana: { atAMeal: 236, inADay: 354 },
    fruit: { atAMeal: 280, inADay: 650 },
    'dried fruit': { atAMeal: 60, inADay: 100 },
    sweetener: { atAMeal: 45, inADay: 150 },
    vegetable: { atAMeal: 270, inADay: 800 },
    cracker: { atAMeal: 60, inADay: 150 },
    bar: { atAMeal: 64, inADay: 100 },
    sweets: { atAMeal: 45, inADay: 60 },
    water: { atAMeal: 600, inADay: 3000 },
    seasoning: { atAMeal: 3, inADay: 8 },
  },
  unit: 'g as eaten',
  because:
    'No plate or glass larger than a hungry runner finishes with pleasure: two bananas, two glasses of juice in a day, a plate of pasta from 180 g dry. Canned tuna keeps to one serving of the FDA and EPA advice on fish, 4 oz, however hungry a runner is.',
  words: 'Portions stay within what a hungry runner eats with pleasure.',
} as const satisfies Choice<Readonly<Record<string, MostToEat>>>

/** Kinds of food that are eaten in like amounts. */
export type FoodKind = keyof typeof mostToEat.says
