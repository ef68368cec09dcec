import { capitalize } from '../../letter-case.ts'

/** The amounts of a recipe, in the measures of its reader. */
export interface Amounts {
  /** "25 g (2 tbsp)" */
  readonly weigh: (foodId: string) => string
  /** "15 ml (1 tbsp)" */
  readonly pour: (foodId: string) => string
  /** "0.25 g" */
  readonly grams: (foodId: string) => string
}

interface Recipe {
  readonly mix: (amounts: Amounts) => string
  /** Without its period; the week of the race has no training left to practice in. */
  readonly note?: (when: { readonly hasTraining: boolean }) => string
  /** The note says how long it keeps. */
  readonly saysHowLong?: true
}

const ifPracticed = 'take it only if you have practiced with it'
const pinchOfSalt = ({ grams }: Amounts) => `a pinch of salt (${grams('salt-table')})`

/** The homemade products of `race-fuels.ts`. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'honey-salted-gel': {
    mix: (amounts) => `${amounts.weigh('honey')} honey with ${pinchOfSalt(amounts)}`,
    note: () => 'Carry in a small flask',
  },
  'maple-salted-gel': {
    mix: (amounts) => `${amounts.weigh('maple-syrup')} maple syrup with ${pinchOfSalt(amounts)}`,
  },
  'corn-syrup-gel-home': {
    mix: (amounts) => `${amounts.weigh('corn-syrup-light')} light corn syrup with ${pinchOfSalt(amounts)}`,
    note: () =>
      'Mainly glucose; brands with added high-fructose syrup exist: read the label. Carry in a small flask',
  },
  'sugar-gel-home': {
    mix: (amounts) =>
      `${amounts.weigh('sugar-white')} sugar dissolved in ${amounts.pour('water-tap')} hot water with ${pinchOfSalt(amounts)}`,
    note: ({ hasTraining }) =>
      `Thick syrup: let it cool, carry in a small flask, use within a day and wash the flask. Half of the sugar is fructose. ${hasTraining ? 'Practice in training' : capitalize(ifPracticed)}`,
    saysHowLong: true,
  },
  'sugar-lemon-gel-home': {
    mix: (amounts) =>
      `${amounts.weigh('sugar-white')} sugar, ${amounts.pour('water-tap')} hot water, ${amounts.weigh('lemon-juice')} lemon juice, ${pinchOfSalt(amounts)}`,
    note: () => 'As the plain sugar gel, with a sharper taste',
  },
  'date-paste-gel-home': {
    mix: (amounts) =>
      `${amounts.weigh('dates-deglet-noor')} pitted dates blended with ${amounts.pour('water-tap')} water and ${pinchOfSalt(amounts)}`,
    note: ({ hasTraining }) => `About 3 g fiber: ${hasTraining ? 'practice in training' : ifPracticed}`,
  },
  'boiled-potato-salted': {
    mix: ({ weigh }) => `${weigh('potato-boiled-peeled')} potato with ${weigh('salt-table')} salt`,
  },
  'potato-puree-flask': {
    mix: ({ weigh, pour }) =>
      `${weigh('potato-boiled-peeled')} boiled peeled potato mashed with ${pour('water-tap')} water and ${weigh('salt-table')} salt`,
    note: () =>
      'For a soft flask or a resealable bag; keep cold and eat the same day. A salty change from sweet fuel',
    saysHowLong: true,
  },
  'rice-ball-salted': {
    mix: ({ weigh }) => `${weigh('rice-white-cooked')} cooked white rice with ${weigh('salt-table')} salt`,
  },
  'rice-ball-sweet': {
    mix: ({ weigh }) =>
      `${weigh('rice-white-cooked')} cooked white rice with ${weigh('sugar-white')} sugar and ${weigh('salt-table')} salt`,
    note: () => 'Press in a cup and wrap; keep cold and eat the same day',
    saysHowLong: true,
  },
  'sports-drink-home-sugar': {
    mix: ({ weigh, pour }) =>
      `${pour('water-tap')} water, ${weigh('sugar-white')} sugar, ${weigh('salt-table')} salt`,
    note: () => '6% carbohydrate; 0.75 g salt is about 1/8 teaspoon',
  },
  'sports-drink-home-strong': {
    mix: ({ weigh, pour }) =>
      `${pour('water-tap')} water, ${weigh('sugar-white')} sugar, ${weigh('salt-table')} salt`,
    note: ({ hasTraining }) => `9% carbohydrate; ${hasTraining ? 'practice in training first' : ifPracticed}`,
  },
  'sports-drink-home-orange': {
    mix: ({ weigh, pour }) =>
      `${pour('orange-juice')} orange juice, ${pour('water-tap')} water, ${weigh('salt-table')} salt`,
    note: () => 'About 6% carbohydrate; use juice without pulp',
  },
  'salty-drink-home': {
    mix: ({ weigh, pour }) =>
      `${pour('water-tap')} water, ${weigh('sugar-white')} sugar, ${weigh('salt-table')} salt`,
    note: () => 'For salty sweaters; about 1,000 mg sodium per liter. Not a medical rehydration solution',
  },
  'salted-water-home': {
    mix: ({ weigh, pour }) => `${pour('water-tap')} water, ${weigh('salt-table')} salt`,
    note: () => 'Salt and fluid without carbohydrate; 0.75 g salt is about 1/8 teaspoon',
  },
}
