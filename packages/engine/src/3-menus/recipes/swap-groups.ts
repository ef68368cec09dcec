/** A food of a group, and how many grams of it stand for a gram of the first. */
export interface SwapOption {
  readonly food: string
  readonly times: number
  /** Bought in this season only. */
  readonly season?: 'summer'
}

const same = (...foods: readonly string[]): SwapOption[] => foods.map((food) => ({ food, times: 1 }))

/**
 * Foods that may stand for each other without another method: the first that the runner may eat is used. A swap that
 * would make another dish is another recipe.
 */
export const swapGroups = {
  'any milk': same(
    'milk-1pct',
    'milk-lactose-free-1pct',
    'soy-milk',
    'oat-milk',
    'rice-milk',
    'almond-milk-unsweetened',
    'coconut-milk-drink',
  ),
  'any yogurt': same('yogurt-plain-lowfat', 'soy-yogurt-plain'),
  'any thick yogurt': [
    { food: 'greek-yogurt-nonfat', times: 1 },
    { food: 'soy-yogurt-plain', times: 227 / 170 },
  ],
  'any pasta': same('pasta-cooked', 'pasta-gf-brown-rice-cooked', 'pasta-gf-corn-rice-cooked'),
  'any rice noodles': same('rice-noodles-cooked', 'rice-noodles-gf-cooked'),
  'any bread': [
    { food: 'bread-white', times: 1 },
    { food: 'bread-gf-white', times: 35 / 29 },
  ],
  'any brown bread': [
    { food: 'bread-wholewheat', times: 1 },
    { food: 'bread-gf-white', times: 35 / 32 },
  ],
  'any oats': same('oats-rolled-dry', 'oats-gf-dry'),
  'any instant oats': same('oatmeal-instant-dry', 'oats-gf-dry'),
  'any couscous': same('couscous-cooked', 'quinoa-cooked', 'rice-white-cooked'),
  'any tortilla': same('tortilla-flour', 'tortilla-corn'),
  'any corn tortilla': same('tortilla-corn', 'tortilla-flour'),
  // Reduced-sodium soy sauce is still salt: half as much.
  'any soy sauce': [...same('soy-sauce', 'tamari'), { food: 'soy-sauce-low-sodium', times: 0.5 }],
  'any stock': same(
    'broth-vegetable',
    'broth-chicken',
    'broth-vegetable-low-sodium',
    'broth-chicken-low-sodium',
    'water-tap',
  ),
  'any oil': same('canola-oil', 'olive-oil'),
  'any butter': [
    { food: 'butter', times: 1 },
    { food: 'olive-oil', times: 0.8 },
    { food: 'canola-oil', times: 0.8 },
  ],
  'any honey': same('honey', 'maple-syrup', 'sugar-white'),
  'any maple syrup': same('maple-syrup', 'honey', 'sugar-white'),
  // What is spread on bread: sugar falls off.
  'any syrup': same('honey', 'maple-syrup'),
  'any jam': same('jam', 'jelly-spread', 'honey', 'maple-syrup'),
  'any nut butter': same('peanut-butter', 'almond-butter', 'sunflower-seed-butter'),
  'any nuts': same('walnuts', 'almonds', 'pumpkin-seeds', 'sunflower-seeds'),
  // As much protein in fewer grams.
  'any protein powder': [
    { food: 'pea-protein-powder', times: 0.8 },
    { food: 'soy-protein-powder', times: 1 },
  ],
  'any cereal': same('corn-flakes', 'crispy-rice-cereal', 'puffed-rice-gf'),
  'any crisp rice': same('crispy-rice-cereal', 'puffed-rice-gf'),
  'any pretzels': same('pretzels-hard', 'pretzels-gf'),
  'any lemon': same('lemon-juice', 'lime-juice', 'vinegar-cider'),
  'any cooked onion': same('onion-cooked', 'leeks-cooked', 'scallions'),
  'any canned beans': same('kidney-beans-canned', 'pinto-beans-canned', 'chickpeas-canned'),
  'any strawberries': [
    { food: 'strawberries', times: 1, season: 'summer' },
    { food: 'strawberries-frozen', times: 1 },
  ],
  'any blueberries': [
    { food: 'blueberries', times: 1, season: 'summer' },
    { food: 'blueberries-frozen', times: 1 },
  ],
} as const satisfies Readonly<Record<string, readonly SwapOption[]>>

export type SwapGroup = keyof typeof swapGroups

/** Sold with no salt added too: the same in any recipe, for runners who may have nothing salty. */
const withoutSalt: Readonly<Record<string, readonly SwapOption[]>> = {
  'tomatoes-crushed-canned': same('tomatoes-crushed-canned', 'tomatoes-crushed-no-salt'),
}

/** What an ingredient of this name may be. */
export const swapOptionsOf = (name: string): readonly SwapOption[] =>
  name in swapGroups ? swapGroups[name as SwapGroup] : (withoutSalt[name] ?? [{ food: name, times: 1 }])
