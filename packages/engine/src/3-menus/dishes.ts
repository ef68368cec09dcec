import type { LarderId } from './larder.ts'

const milk = [
  'milk-1pct',
  'milk-lactose-free-1pct',
  'soy-milk',
  'oat-milk',
  'rice-milk',
  'almond-milk-unsweetened',
  'coconut-milk-drink',
] as const satisfies readonly LarderId[]

/** What may fill a place in a dish, best liked first. Who may eat what is decided when the place is filled. */
export const places = {
  porridge: ['oats-rolled-dry', 'oats-gf-dry', 'cream-of-rice-dry', 'cream-of-rice-gf-cooked'],
  cereal: ['corn-flakes', 'crispy-rice-cereal', 'puffed-rice-gf'],
  toast: ['bread-wholewheat', 'english-muffin', 'bread-french-sourdough', 'bread-white'],
  wrap: ['tortilla-flour', 'pita-white', 'bread-french-sourdough', 'tortilla-corn'],
  grain: ['rice-white-cooked', 'couscous-cooked', 'quinoa-cooked', 'rice-brown-cooked'],
  pasta: ['pasta-cooked', 'rice-noodles-cooked', 'pasta-gf-brown-rice-cooked', 'rice-noodles-gf-cooked'],
  potato: ['potato-baked-skin', 'sweet-potato-baked', 'potato-boiled-peeled', 'plantain-cooked'],
  plainBread: ['bagel-plain', 'bread-white', 'english-muffin', 'bread-french-sourdough'],
  plainToast: ['bread-white', 'bread-french-sourdough', 'english-muffin'],
  plainPorridge: ['cream-of-rice-dry', 'cream-of-rice-gf-cooked', 'puffed-rice-gf'],
  plainCereal: ['crispy-rice-cereal', 'corn-flakes', 'puffed-rice-gf'],
  whiteRice: ['rice-white-cooked', 'rice-noodles-gf-cooked', 'potato-boiled-peeled'],
  whitePasta: ['pasta-cooked', 'pasta-gf-brown-rice-cooked', 'rice-noodles-gf-cooked'],
  peeledPotato: ['potato-boiled-peeled', 'corn-grits-cooked', 'rice-white-cooked'],
  milk,
  glassOfMilk: milk,
  yogurt: ['yogurt-plain-lowfat', 'greek-yogurt-lowfat', 'soy-yogurt-plain'],
  breakfastProtein: [
    'egg-hard-boiled',
    'cottage-cheese-1pct',
    'soy-yogurt-plain',
    'tofu-firm',
    'hemp-seeds',
    'pumpkin-seeds',
  ],
  spread: ['peanut-butter', 'almond-butter', 'sunflower-seed-butter', 'avocado'],
  sweet: ['jam', 'honey', 'maple-syrup'],
  fruit: ['banana', 'apple-with-skin', 'orange', 'blueberries-frozen', 'kiwifruit', 'pear', 'clementine'],
  gentleFruit: ['banana', 'applesauce-unsweetened', 'pineapple-canned-juice', 'clementine'],
  lunchProtein: [
    'tuna-canned-water',
    'egg-hard-boiled',
    'turkey-breast',
    'chickpeas-canned',
    'lentils-cooked',
    'tofu-firm',
    'hemp-seeds',
    'pumpkin-seeds',
  ],
  dinnerProtein: [
    'chicken-breast',
    'turkey-ground',
    'salmon-atlantic',
    'beef-lean-ground',
    'tofu-firm',
    'tempeh',
    'lentils-cooked',
    'egg-hard-boiled',
    'hemp-seeds',
    'pumpkin-seeds',
  ],
  lightProtein: [
    'chicken-breast',
    'turkey-breast',
    'cod-cooked',
    'egg-hard-boiled',
    'tofu-firm',
    'cottage-cheese-1pct',
    'hemp-seeds',
    'pumpkin-seeds',
    'lentils-cooked',
  ],
  vegetable: [
    'carrots-cooked',
    'broccoli-cooked',
    'green-beans-cooked',
    'green-peas-cooked',
    'spinach-cooked',
    'bell-pepper-red',
  ],
  salad: ['tomatoes-raw', 'cucumber-peeled', 'carrots-raw', 'bell-pepper-red'],
  gentleSalad: ['cucumber-peeled', 'carrots-cooked', 'zucchini-cooked'],
  gentleVegetable: ['carrots-cooked', 'zucchini-cooked', 'green-beans-cooked'],
  tomato: ['tomatoes-crushed-canned', 'zucchini-cooked', 'carrots-cooked'],
  oil: ['olive-oil', 'canola-oil'],
  bite: ['rice-cakes', 'pretzels-hard', 'raisins', 'rice-crackers', 'graham-crackers'],
  plainBite: ['rice-cakes', 'pretzels-hard', 'rice-crackers', 'graham-crackers'],
  nut: ['almonds', 'walnuts', 'sunflower-seeds', 'pumpkin-seeds'],
  glassOfJuice: ['orange-juice', 'apple-juice', 'cranberry-juice-cocktail'],
} as const satisfies Record<string, readonly LarderId[]>

export type Place = keyof typeof places

/** Places that a person fills the same way every day: the first that is allowed, day after day. */
export const habits: ReadonlySet<Place> = new Set([
  'porridge',
  'cereal',
  'plainPorridge',
  'plainCereal',
  'milk',
  'glassOfMilk',
  'yogurt',
  'spread',
  'sweet',
  'oil',
])

/** Places that are drunk beside the dish. */
export const glasses: ReadonlySet<Place> = new Set(['glassOfMilk', 'glassOfJuice'])

/** A dish a person would make: what it stands on, and what goes with it. */
export interface Recipe {
  readonly base: Place
  readonly with: readonly Place[]
}

export type MealName = 'Breakfast' | 'Lunch' | 'Dinner' | 'Snacks'

const recipe = (base: Place, ...others: Place[]): Recipe => ({ base, with: others })

const everyday: Record<MealName, readonly Recipe[]> = {
  Breakfast: [
    recipe('porridge', 'milk', 'fruit', 'yogurt'),
    recipe('toast', 'spread', 'fruit', 'yogurt'),
    recipe('cereal', 'milk', 'fruit', 'yogurt'),
    recipe('potato', 'breakfastProtein', 'salad', 'glassOfJuice'),
    recipe('grain', 'breakfastProtein', 'fruit'),
  ],
  Lunch: [
    recipe('wrap', 'lunchProtein', 'salad', 'oil'),
    recipe('potato', 'lunchProtein', 'salad', 'oil'),
    recipe('grain', 'lunchProtein', 'vegetable', 'oil'),
    recipe('pasta', 'lunchProtein', 'salad', 'oil'),
  ],
  Dinner: [
    recipe('grain', 'dinnerProtein', 'vegetable', 'oil'),
    recipe('pasta', 'dinnerProtein', 'tomato', 'oil'),
    recipe('potato', 'dinnerProtein', 'vegetable', 'oil'),
  ],
  Snacks: [
    recipe('fruit', 'nut', 'yogurt'),
    recipe('bite', 'spread', 'fruit', 'glassOfMilk'),
    recipe('fruit', 'bite', 'glassOfMilk'),
    recipe('grain', 'fruit'),
    recipe('potato', 'oil'),
  ],
}

const gentle: Record<MealName, readonly Recipe[]> = {
  Breakfast: [
    recipe('plainBread', 'sweet', 'gentleFruit', 'glassOfJuice'),
    recipe('plainCereal', 'milk', 'gentleFruit', 'glassOfJuice'),
    recipe('plainPorridge', 'milk', 'sweet', 'gentleFruit'),
    recipe('whiteRice', 'sweet', 'gentleFruit', 'glassOfJuice'),
    recipe('peeledPotato', 'gentleFruit', 'glassOfJuice'),
  ],
  Lunch: [
    recipe('whiteRice', 'lightProtein', 'gentleVegetable', 'glassOfJuice'),
    recipe('plainBread', 'lightProtein', 'gentleSalad', 'glassOfJuice'),
    recipe('peeledPotato', 'lightProtein', 'gentleVegetable', 'glassOfJuice'),
  ],
  Dinner: [
    recipe('whitePasta', 'lightProtein', 'tomato', 'oil'),
    recipe('whiteRice', 'lightProtein', 'gentleVegetable', 'oil'),
    recipe('peeledPotato', 'lightProtein', 'gentleVegetable', 'oil'),
  ],
  Snacks: [
    recipe('plainBite', 'gentleFruit', 'glassOfJuice'),
    recipe('plainPorridge', 'milk', 'gentleFruit'),
    recipe('gentleFruit', 'plainBite', 'glassOfJuice'),
    recipe('whiteRice', 'sweet'),
    recipe('peeledPotato', 'oil'),
  ],
}

/** For a breakfast of few carbs: one bagel would be too much of them. */
const smallBreakfasts: readonly Recipe[] = [
  recipe('plainToast', 'sweet'),
  recipe('plainCereal', 'milk'),
  recipe('plainPorridge', 'sweet'),
  recipe('whiteRice', 'sweet'),
  recipe('peeledPotato'),
]

/** Below this a breakfast is a small one, g of carbs. */
const smallBreakfast = 75

export const recipesBeforeRunning = (carbs: number): readonly Recipe[] =>
  carbs < smallBreakfast ? smallBreakfasts : gentle.Breakfast

/** Plain meals are easy on the gut; everyday meals feed well. */
export const recipesFor = (meal: MealName, plain: boolean): readonly Recipe[] =>
  (plain ? gentle : everyday)[meal]
