/** The measures of a recipe, by the id of the ingredient. */
export interface Measures {
  /** "25 g", "1 tbsp (15 ml)", "a pinch (0.5 g) of": the name follows. */
  readonly of: (foodId: string) => string
  /** "0.25 g": beside words that already are a measure. */
  readonly bare: (foodId: string) => string
}

/** A recipe in words. What it is made of, how long it keeps and whether to practice are facts of the product. */
export interface RecipeWords {
  readonly make: (measures: Measures) => string
  /** How to keep it, with "use within a day" or "eat the same day" in it, if there is more to say than that. */
  readonly keeping?: (until: string) => string
  readonly advice?: string
  /** How the advice goes on where the product has to be practiced: "; practice in training first". */
  readonly practice?: { readonly after: '; ' | ': '; readonly words: string }
}

const withPinch = (made: string, { bare }: Measures) => `${made} with a pinch of salt (${bare('salt-table')})`

const mainlyGlucose =
  'Mainly glucose; brands with added high-fructose syrup exist: read the label. Carry in a small flask'

/** Rice that was cooked stays safe in the cold alone (science: section 8). */
const pressedAndCold = (until: string) =>
  `Press in a cup and wrap; cool within an hour, keep cold and ${until}`

/** By product. */
export const recipes: Readonly<Record<string, RecipeWords>> = {
  'honey-salted-gel': {
    make: (measures) => withPinch(`${measures.of('honey')} honey`, measures),
    advice: 'Carry in a small flask',
  },
  'maple-salted-gel': {
    make: (measures) => withPinch(`${measures.of('maple-syrup')} maple syrup`, measures),
  },
  'boiled-potato-salted': {
    make: ({ of }) => `${of('potato-boiled-peeled')} potato with ${of('salt-table')} salt`,
  },
  'boiled-potato-plain': {
    make: ({ of }) => `${of('potato-boiled-peeled')} boiled peeled potato, without salt`,
  },
  'rice-ball-plain': {
    make: ({ of }) => `${of('rice-white-cooked')} cooked white rice without salt`,
    keeping: pressedAndCold,
  },
  'rice-ball-salted': {
    make: ({ of }) => `${of('rice-white-cooked')} cooked white rice with ${of('salt-table')} salt`,
    keeping: pressedAndCold,
  },
  'jam-sandwich': {
    make: () => '2 slices bread, 1 tbsp jam',
    advice: 'Read the bread label for milk and soy',
  },
  'watermelon-salted': {
    make: ({ of }) => `${of('watermelon')} with ${of('salt-table')} salt`,
    advice: 'Fluid is the water held in the fruit, rounded down',
  },
  'sports-drink-home-sugar': {
    make: ({ of }) => `${of('water-tap')} water, ${of('sugar-white')} sugar, ${of('salt-table')} salt`,
    advice: '6% carbohydrate; 0.75 g salt is about 1/8 teaspoon',
  },
  'sports-drink-home-strong': {
    make: ({ of }) => `${of('water-tap')} water, ${of('sugar-white')} sugar, ${of('salt-table')} salt`,
    advice: '9% carbohydrate',
    practice: { after: '; ', words: 'practice in training first' },
  },
  'sports-drink-home-juice': {
    make: ({ of }) => `${of('apple-juice')} apple juice, ${of('water-tap')} water, ${of('salt-table')} salt`,
    advice: 'Apple juice is high in fructose',
    practice: { after: ': ', words: 'test in training' },
  },
  'sugar-gel-home': {
    make: (measures) =>
      withPinch(
        `${measures.of('sugar-white')} sugar dissolved in ${measures.of('water-tap')} hot water`,
        measures,
      ),
    keeping: (until) => `Thick syrup: let it cool, carry in a small flask, ${until} and wash the flask`,
    advice: 'Half of the sugar is fructose',
  },
  'sugar-lemon-gel-home': {
    make: ({ of, bare }) =>
      `${of('sugar-white')} sugar, ${of('water-tap')} hot water, ${of('lemon-juice')} lemon juice, a pinch of salt (${bare('salt-table')})`,
  },
  'corn-syrup-flask': {
    make: ({ of }) => `${of('corn-syrup-light')} light corn syrup`,
    advice: mainlyGlucose,
  },
  'corn-syrup-gel-home': {
    make: (measures) => withPinch(`${measures.of('corn-syrup-light')} light corn syrup`, measures),
    advice: mainlyGlucose,
  },
  'potato-puree-flask': {
    make: ({ of }) =>
      `${of('potato-boiled-peeled')} boiled peeled potato mashed with ${of('water-tap')} water and ${of('salt-table')} salt`,
    keeping: (until) => `For a soft flask or a resealable bag; keep cold and ${until}`,
    advice: 'A salty change from sweet fuel',
  },
  'rice-ball-sweet': {
    make: ({ of }) =>
      `${of('rice-white-cooked')} cooked white rice with ${of('sugar-white')} sugar and ${of('salt-table')} salt`,
    keeping: pressedAndCold,
  },
  'date-paste-gel-home': {
    make: ({ of, bare }) =>
      `${of('dates-deglet-noor')} pitted dates blended with ${of('water-tap')} water and a pinch of salt (${bare('salt-table')})`,
    advice: 'About 3 g fiber',
    practice: { after: ': ', words: 'practice in training' },
  },
  'sports-drink-home-orange': {
    make: ({ of }) =>
      `${of('orange-juice')} orange juice, ${of('water-tap')} water, ${of('salt-table')} salt`,
    advice: 'About 6% carbohydrate; use juice without pulp',
  },
  'sports-drink-home-lemon': {
    make: ({ of }) =>
      `${of('water-tap')} water, ${of('sugar-white')} sugar, ${of('lemon-juice')} lemon juice, ${of('salt-table')} salt`,
    advice: '6% carbohydrate',
  },
  'salty-drink-home': {
    make: ({ of }) => `${of('water-tap')} water, ${of('sugar-white')} sugar, ${of('salt-table')} salt`,
    advice: 'For salty sweaters; about 1,000 mg sodium per liter. Not a medical rehydration solution',
  },
  'salted-water-home': {
    make: ({ of }) => `${of('water-tap')} water, ${of('salt-table')} salt`,
    advice: 'Salt and fluid without carbohydrate; 0.75 g salt is about 1/8 teaspoon',
  },
}
