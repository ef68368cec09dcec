import { type Food, findFood } from '../foods/foods.ts'
import { byKey } from '../foods/memoize.ts'
import { groceryIdOf } from '../foods/sold-together.ts'
import type { Eater } from './eaters.ts'
import type { DayMenu } from './menus.ts'
import { allRecipes } from './recipes/all-recipes.ts'
import { type KindOfDish, kindOfDish } from './recipes/kinds-of-dishes.ts'
import type { Recipe } from './recipes/recipe.ts'
import { type SwapGroup, swapGroups } from './recipes/swap-groups.ts'

/**
 * What each main costs more for the dishes of the week that were much like it: pork and cabbage at most meals, or tofu, is a
 * list of few lines and a week nobody eats. A pot that lasts two days is two mains of its protein; two mains with one are free
 * but for the second dish in a row.
 */
export function sameAgain(
  {
    before,
    after,
    potAtLunch,
  }: {
    readonly before: readonly DayMenu[]
    readonly after: readonly DayMenu[]
    /** Yesterday's dinner, where the rest of it is today's lunch. */
    readonly potAtLunch: string | null
  },
  strictness: number,
  eater: Eater,
): (id: string) => number {
  const eatenBefore = [...mainsOf(before), ...(potAtLunch === null ? [] : [potAtLunch])]
  const eatenAfter = mainsOf(after)
  // The days before come last: what was on the table yesterday counts most.
  const eaten = [...eatenAfter, ...eatenBefore]
  const dishes = [...new Set(eaten)]
  const served = new Set(dishes)
  const proteins = countedBy(eaten, ({ protein }) => protein)
  const rationed = rationedFor(eater, eaten)
  const starches = countedBy(dishes, ({ starch }) => starch)
  const lastTwins = dishes.slice(-lately).flatMap(twinsOf)
  const last = mains.get(eatenBefore.at(-1) ?? '')
  const latestFirst = eatenBefore.toReversed()
  const inARow = (id: string, protein: string) =>
    sameProtein(latestFirst, id, protein) + sameProtein(eatenAfter, id, protein)
  const lastKinds = new Set(dishes.slice(-lately).flatMap((id) => mains.get(id)?.kind ?? []))
  const tastes = tastesEaten(dishes)
  const twins = new Map<string, number>()
  for (const id of lastTwins) twins.set(id, (twins.get(id) ?? 0) + 1)
  const pot = eaten.at(-1)
  // Asked for lunch and for dinner, and again where the day is planned a second time.
  return byKey((id) => {
    const main = mains.get(id)
    if (!main) return 0
    const { protein, starch, kind } = main
    const itself = served.has(id) ? 1 : 0
    const isPot = id === pot
    const like = itself === 1 ? 0 : (proteins.get(protein) ?? 0)
    const starchy = (starches.get(starch) ?? 0) - itself
    const cost =
      costs.protein * Math.max(0, like + 1 - costs.free) +
      (costs.inARow[Math.min(2, inARow(id, protein))] ?? 0) +
      (itself === 0 && starch !== '' && starch === last?.starch ? costs.starchInARow : 0) +
      (starch === '' ? 0 : costs.starch * Math.max(0, starchy + 1 - costs.freeStarch)) +
      costs.twin * (twins.get(id) ?? 0) +
      (itself === 1 ? 0 : costOfTastes(main, last, tastes)) +
      (itself === 1 && !isPot ? costs.again : 0) +
      (!isPot && kind !== null && lastKinds.has(kind) ? costs.kindAgain : 0) +
      (isPot ? 0 : rationed(main))
    return strictness * cost
  })
}

const mainsOf = (days: readonly DayMenu[]) =>
  days.flatMap(({ meals }) => meals.filter(isMain).map(({ recipe }) => recipe.id))

/** How many of the first dishes bring this protein, beside the rest of the dish's own pot. */
function sameProtein(dishes: readonly string[], id: string, protein: string): number {
  let count = 0
  for (const dish of dishes) {
    if (dish === id) continue
    if (mains.get(dish)?.protein !== protein) break
    count += 1
  }
  return count
}

function tastesEaten(dishes: readonly string[]): ReadonlyMap<Taste, number> {
  const counts = new Map<Taste, number>()
  for (const taste of dishes.flatMap((id) => mains.get(id)?.tastes ?? []))
    counts.set(taste, (counts.get(taste) ?? 0) + 1)
  return counts
}

function costOfTastes({ tastes }: Main, last: Main | undefined, eaten: ReadonlyMap<Taste, number>): number {
  let cost = 0
  for (const taste of tastes) {
    if (last?.tastes.includes(taste)) cost += costs.tasteInARow
    cost += costs.taste * Math.max(0, (eaten.get(taste) ?? 0) + 1 - costs.freeTaste)
  }
  return cost
}

function countedBy(dishes: readonly string[], of: (main: Main) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of dishes) {
    const main = mains.get(id)
    if (main) counts.set(of(main), (counts.get(of(main)) ?? 0) + 1)
  }
  return counts
}

/** In the currency of `costOf`. */
const costs = {
  free: 2,
  protein: 3,
  // Beside one main of its protein, and beside two: a pot of chicken, and then more chicken.
  inARow: [0, 6, 60],
  starchInARow: 3,
  freeStarch: 3,
  starch: 3,
  // Six dishes of canned tomatoes in a row, or cheese on every plate.
  tasteInARow: 7,
  freeTaste: 2,
  taste: 2,
  twin: 14,
  // A dish of Tuesday on Saturday: with the pot between them the third time.
  again: 8,
  // A curry is a curry, though the other had no chicken.
  kindAgain: 26,
} as const

/** What a week has a few mains of, and what each further one costs. */
interface Ration {
  readonly isOne: (main: Main) => boolean
  readonly free: number
  readonly beyond: number
  readonly notFor?: Eater
}

const rations: readonly Ration[] = [
  // Beef, pork and lamb are one: three of the twelve mains, a pot and a dinner.
  { isOne: ({ isRed }) => isRed, free: 3, beyond: 16 },
  // For those who have milk, eggs or meat: a pot.
  { isOne: ({ protein }) => protein === 'soy', free: 2, beyond: 9, notFor: 'plants' },
  // A pot, and one more: what a factory makes of peas is not the week of those who eat plants.
  { isOne: ({ protein }) => protein === 'pea-protein-ground', free: 2, beyond: 8 },
]

/** What one more main costs beside these. */
function rationedFor(eater: Eater, eaten: readonly string[]): (main: Main) => number {
  const eatenMains = eaten.flatMap((id) => mains.get(id) ?? [])
  const counted = rations
    .filter(({ notFor }) => notFor !== eater)
    .map((ration) => ({ ...ration, times: eatenMains.filter(ration.isOne).length }))
  return (main) =>
    counted.reduce(
      (cost, { isOne, times, free, beyond }) =>
        isOne(main) ? cost + beyond * Math.max(0, times + 1 - free) : cost,
      0,
    )
}

/** Dishes of the last two days or so. */
const lately = 4

export const isMain = ({ name }: DayMenu['meals'][number]) => name === 'lunch' || name === 'dinner'

interface Main {
  /** What brings most of its protein; tofu, tempeh and edamame are one, and so are beans and lentils. */
  readonly protein: string
  /** What fills the plate: rice, potatoes, pasta, bread; nothing of a salad. */
  readonly starch: string
  readonly foods: ReadonlySet<string>
  readonly tastes: readonly Taste[]
  /** What it is, whatever is in it. */
  readonly kind: KindOfDish | null
  readonly isRed: boolean
}

/** Two curries; or beside grain and fat they share three foods, or most of the fewer: pork, cabbage and potatoes, roasted or in a pot. */
function isTwin({ foods, kind }: Main, other: Main): boolean {
  if (kind !== null && kind === other.kind) return true
  const shared = [...foods].filter((id) => other.foods.has(id)).length
  return shared >= 3 || (shared >= 2 && shared >= 0.6 * Math.min(foods.size, other.foods.size))
}

/** The other dishes that are made of much the same: the same every week. */
const twinsOf = byKey((id: string): readonly string[] => {
  const own = mains.get(id)
  return [...mains].flatMap(([other, main]) => (own && other !== id && isTwin(main, own) ? [other] : []))
})

const firstOf = (name: string) => findFood(name in swapGroups ? swapGroups[name as SwapGroup][0].food : name)

function mainOf(recipe: Recipe): Main {
  const { foods } = recipe
  const brought = new Map<string, number>()
  const filled = new Map<string, number>()
  const ids = new Set<string>()
  for (const [name, grams] of foods) {
    const food = firstOf(name)
    if (!food) continue
    const source = sourceOf(food)
    if (isStarch(food)) filled.set(starchOf(food), (filled.get(starchOf(food)) ?? 0) + grams)
    brought.set(source, (brought.get(source) ?? 0) + grams * food.proteinPer100g)
    if (food.category !== 'fat' && food.category !== 'grain') ids.add(source)
  }
  const protein = mostOf(brought)
  return {
    protein,
    starch: mostOf(filled),
    foods: ids,
    tastes: tastesOf(recipe),
    kind: kindOfDish(recipe),
    isRed: /^(?:beef|pork|lamb|ham)/.test(protein),
  }
}

/** What a whole dish tastes of, whatever else is in it. */
type Taste = 'tomato' | 'cheese' | 'soy sauce' | 'coconut'

/** The grams from which a dish tastes of it. */
const markersOfTastes: readonly (readonly [Taste, foods: RegExp, grams: number])[] = [
  ['tomato', /^tomatoes-(?:canned|crushed)/, 60],
  ['tomato', /^tomato-paste$/, 15],
  ['cheese', /^(?:cheddar|mozzarella-part-skim|feta)$/, 25],
  ['cheese', /^(?:ricotta-part-skim|cottage-cheese-1pct)$/, 70],
  ['cheese', /^parmesan$/, 15],
  ['soy sauce', /^(?:any soy sauce|miso)$/, 5],
  ['coconut', /^coconut-milk-canned$/, 38],
]

const tastesOf = ({ foods, seasoning }: Recipe): readonly Taste[] => [
  ...new Set(
    markersOfTastes.flatMap(([taste, names, least]) =>
      [...foods, ...seasoning].some(([name, grams]) => names.test(name) && grams >= least) ? [taste] : [],
    ),
  ),
]

/** Breast, thigh and a rotisserie bird are chicken to whoever eats them. */
function sourceOf({ id, category }: Food): string {
  if (category === 'soy' || category === 'legume') return category
  return /(?:^|-)(chicken|turkey|salmon)-/.exec(id)?.[1] ?? groceryIdOf(id)
}

const mostOf = (amounts: ReadonlyMap<string, number>): string =>
  [...amounts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as const)[0]

const isStarch = ({ category }: Food) =>
  category === 'grain' || category === 'bread' || category === 'starchy_vegetable'

const starchOf = ({ id, category }: Food) =>
  category === 'grain' ? (id.startsWith('rice-') ? 'rice' : groceryIdOf(id)) : category

const mains: ReadonlyMap<string, Main> = new Map(
  allRecipes.filter(({ at }) => at.includes('main')).map((recipe) => [recipe.id, mainOf(recipe)]),
)

const proteins = [...new Set([...mains.values()].map(({ protein }) => protein))]

const proteinNumbers: ReadonlyMap<string, number> = new Map(
  [...mains].map(([id, { protein }]) => [id, 1 + proteins.indexOf(protein)]),
)

/** The number of what brings most of the protein of a main, from one on; zero of other dishes. */
export const proteinNumberOf = (id: string): number => proteinNumbers.get(id) ?? 0

export const proteinCount = 1 + proteins.length
