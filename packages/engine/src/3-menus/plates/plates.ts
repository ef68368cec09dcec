import { mostAtAMeal, mostBeside } from '../../evidence/plates.ts'
import { isMilk } from '../../foods/foods.ts'
import { byKey, forgetShared, memoize, sharedByKey, sharedMap } from '../../foods/memoize.ts'
import { foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import type { Kitchen } from '../kitchen.ts'
import type { SideKind } from '../../side-kinds.ts'
import { cooksItsMilk, type Occasion, type Recipe } from '../recipes/recipe.ts'
import type { ServedRecipe } from '../recipes/served-recipe.ts'
import { at, type Columns, countMeals, type Vector, vectorOfFoods, width } from './nutrient-vector.ts'
import { type Offer, type Side, type Sides, sidesOf, singleSides } from './sides.ts'

/** A recipe at one scale with its sides: what stands before one person. */
export interface Plate {
  readonly served: ServedRecipe
  readonly quarters: number
  readonly sides: Sides
  readonly vector: Vector
}

/** Every plate of a recipe that a person would eat, in order of their energy. */
export interface PlateTable extends Columns {
  readonly served: ServedRecipe
  readonly quarters: readonly number[]
  /** What stands beside each: its number among all that may. */
  readonly sides: Int32Array
  /** What may stand beside the dish in this kitchen, by number. */
  readonly allSides: readonly Sides[]
}

export const sidesAt = ({ sides, allSides }: PlateTable, index: number): Sides =>
  allSides[sides[index] ?? 0] as Sides

function platesOf(served: ServedRecipe, allSides: readonly Sides[]): PlateTable {
  const whole = vectorOfFoods(served.foods)
  if (cooksItsMilk(served.recipe)) {
    const milk = served.foods.filter(({ id }) => isMilk(foodOf(id)))
    whole[at.fluids]! -= vectorOfFoods(milk)[at.fluids]!
  }
  const bulk = bulkOf(served.foods)
  const isShake = served.foods.some(isPowder)
  const isSauce = served.recipe.tags.includes('sauce') && allSides.some(hasStarchBeside)
  const breads = served.foods.filter(isBread).map(({ id }) => id)
  const hasYogurt = served.foods.some(isYogurt)
  const plates: { readonly quarters: number; readonly own: Vector; readonly sides: Sides }[] = []
  for (const quarters of served.quarters) {
    if (!isEatable(bulk, quarters / 4)) continue
    const own = whole.map((value) => (value * quarters) / 4)
    for (const sides of allSides) {
      // One scoop at a meal.
      if (isShake && sides.foods.some(isPowder)) continue
      if (isSauce && !hasStarchBeside(sides)) continue
      // One kind of bread at a meal.
      if (breads.length > 0 && sides.foods.some((food) => isBread(food) && !breads.includes(food.id)))
        continue
      if (hasYogurt && sides.foods.some(isYogurt)) continue
      if (!isWithinPortions(served.recipe, sides.of, bulk, quarters / 4)) continue
      plates.push({ quarters, own, sides })
    }
  }
  const energyOf = ({ own, sides: { vector } }: (typeof plates)[number]) =>
    (own[at.energy] ?? 0) + (vector[at.energy] ?? 0)
  plates.sort((one, other) => energyOf(one) - energyOf(other))
  const count = plates.length
  platesHeld += count
  const columns = new Float64Array(count * width)
  for (const [plate, { own, sides }] of plates.entries()) {
    for (let sum = 0; sum < width; sum++)
      columns[sum * count + plate] = (own[sum] ?? 0) + (sides.vector[sum] ?? 0)
    countMeals({ columns, count }, plate)
  }
  return {
    served,
    count,
    columns,
    quarters: plates.map(({ quarters }) => quarters),
    sides: Int32Array.from(plates, ({ sides }) => sides.number),
    allSides,
  }
}

let platesHeld = 0

/** About 300 MB of them, which two hundred very different runners may ask for. */
const mostPlates = 600_000
/** What stands beside a dish takes as much memory as so many plates. */
const sidesAsPlates = 5

/** Between two plans, so that runners who exclude and dislike ever other foods do not fill the memory. */
export function forgetManyPlates(): void {
  if (platesHeld < mostPlates) return
  platesHeld = 0
  forgetShared()
}

/** Some plates of a table, in this order. */
export function platesAmong(table: PlateTable, order: readonly number[]): PlateTable {
  const count = order.length
  platesHeld += count
  const columns = new Float64Array(count * width)
  for (let sum = 0; sum < width; sum++)
    for (let place = 0; place < count; place++)
      columns[sum * count + place] = heldAt(table, order[place] ?? 0, sum)
  return {
    ...table,
    count,
    columns,
    quarters: order.map((index) => table.quarters[index] as number),
    sides: Int32Array.from(order, (index) => table.sides[index] ?? 0),
  }
}

/** The plates with just these sides; all of them where there is none. */
export function platesBeside(table: PlateTable, kinds: readonly SideKind[]): PlateTable {
  const found = [...table.quarters.keys()].filter((index) =>
    isJust(
      kinds,
      sidesAt(table, index).of.map(({ kind }) => kind),
    ),
  )
  return found.length > 0 ? platesAmong(table, found) : table
}

/** Whether these sides are of these kinds, each of them and no other. */
export function isJust(wanted: readonly SideKind[], found: readonly SideKind[]): boolean {
  const kinds = new Set(found)
  return new Set(wanted).size === kinds.size && wanted.every((kind) => kinds.has(kind))
}

/** What a plate holds of a sum. */
export const heldAt = ({ columns, count }: Columns, index: number, sum: number): number =>
  columns[sum * count + index] ?? 0

const isBread = ({ id }: { readonly id: LarderId }) => foodOf(id).category === 'bread'

const isYogurt = ({ id }: { readonly id: LarderId }) => id.includes('yogurt')

const isPowder = ({ id }: { readonly id: LarderId }) => foodOf(id).category === 'protein_powder'

export function plateAt(table: PlateTable, index: number): Plate {
  const vector = new Float64Array(width)
  for (let sum = 0; sum < width; sum++) vector[sum] = heldAt(table, index, sum)
  return {
    served: table.served,
    quarters: table.quarters[index] as number,
    sides: sidesAt(table, index),
    vector,
  }
}

/** Every plate of the recipe with the sides of this kitchen; kitchens with the same sides share them. */
export function platesFor(
  kitchen: Kitchen,
  served: ServedRecipe,
  breads: BreadsOffered,
  juice: JuiceOffered,
): PlateTable {
  const white = breads === 'white' || served.recipe.tags.includes('loading')
  return tablesOf(served)(sidesIn(kitchen)(white)(kindsBeside(juice)(served.recipe)))
}

/** One bread for the whole week, or also whole-grain. */
export type BreadsOffered = 'any' | 'white'

/** One juice for all meals, or each meal's own: dinner has another than lunch. */
export type JuiceOffered = 'one' | 'usual' | 'dinner'

const tablesOf = sharedByKey((served: ServedRecipe) =>
  byKey((sides: readonly Sides[]): PlateTable => platesOf(served, sides)),
)

const sidesIn = memoize((kitchen: Kitchen) =>
  byKey((white: boolean) => {
    const ofKind = byKey((kind: Offer) => sharedSingles(singleSides(kitchen, kind, white)))
    return byKey((kinds: string) =>
      sharedSides(kinds === '' ? [] : (kinds.split(' ') as Offer[]).map(ofKind)),
    )
  }),
)

const kindsBeside = byKey((juice: JuiceOffered) =>
  byKey((recipe: Recipe) => offersBeside(recipe, juiceFor(recipe, juice))),
)

function juiceFor({ at: [occasion] }: Recipe, juice: JuiceOffered): Offer {
  if (juice === 'one') return 'juice'
  return juiceAt[occasion] ?? (juice === 'dinner' ? 'evening-juice' : 'juice')
}

/** A shake stands beside any dish that takes a side. */
function offersBeside(recipe: Recipe, juice: Offer): string {
  const kinds = kindsFor(recipe)
  const offers: Offer[] = kinds.map((kind) => (kind === 'juice' ? juice : kind))
  return [...offers, ...(kinds.length > 0 ? ['shake'] : [])].join(' ')
}

const juiceAt: Partial<Record<Occasion, Offer>> = { breakfast: 'breakfast-juice', snack: 'evening-juice' }

/** A side in its portions. Many kitchens have the same: by their numbers, the name of what stands beside a dish is short. */
interface Singles {
  readonly number: number
  readonly of: readonly Side[]
}

const knownSingles = sharedMap<string, Singles>()
/** Never used again, since kitchens outlive what is forgotten. */
let numbersOfSingles = 0

function sharedSingles(of: readonly Side[]): Singles {
  const name = of.map(({ kind, foods }) => kind + foods.map(({ id, grams }) => id + grams).join()).join(' ')
  const shared = knownSingles.get(name) ?? { number: numbersOfSingles++, of }
  knownSingles.set(name, shared)
  return shared
}

const knownSides = sharedMap<string, readonly Sides[]>()

/** One list for the same singles: a few hundred of all kitchens together. */
function sharedSides(singles: readonly Singles[]): readonly Sides[] {
  const name = singles.map(({ number }) => number).join()
  let shared = knownSides.get(name)
  if (!shared) {
    shared = sidesOf(singles.flatMap(({ of }) => of))
    knownSides.set(name, shared)
    platesHeld += sidesAsPlates * shared.length
  }
  return shared
}

/** What a recipe names, and with it what goes with every dish of its kind, unless it is to be light. */
export function kindsFor({ at: occasions, sides, tags, foods, cuisine }: Recipe): SideKind[] {
  if (tags.includes('loading')) return [...sides]
  if (occasions.includes('main')) {
    return [
      ...sides,
      ...(foods.some(([name]) => ofASalad.has(name)) ? [] : (['salad'] as const)),
      ...(goesWithAvocado.has(cuisine) && !foods.some(([name]) => name === 'avocado')
        ? (['avocado'] as const)
        : []),
    ]
  }
  return occasions.includes('breakfast') && foods.some(([name]) => goesWithNuts.has(name))
    ? [...sides, 'nuts']
    : [...sides]
}

const ofASalad: ReadonlySet<string> = new Set([
  'lettuce-romaine',
  'lettuce-butterhead',
  'arugula',
  'cucumber-peeled',
  'avocado',
])
const goesWithAvocado: ReadonlySet<Recipe['cuisine']> = new Set(['American', 'Mexican', 'everyday'])

const goesWithNuts: ReadonlySet<string> = new Set([
  'any oats',
  'any instant oats',
  'any cereal',
  'any yogurt',
  'any thick yogurt',
  'shredded-wheat',
  'oat-ring-cereal',
])

/** Grams of what fills a plate. */
type Bulk = Readonly<Record<keyof typeof mostAtAMeal.value, number>>

function bulkOf(foods: readonly { readonly id: LarderId; readonly grams: number }[]): Bulk {
  const sum = {
    bread: 0,
    cooked: 0,
    potatoes: 0,
    porridge: 0,
    legumes: 0,
    tofu: 0,
    tempeh: 0,
    plantGround: 0,
    puffed: 0,
    meat: 0,
  }
  for (const { id, grams } of foods) {
    const { category } = foodOf(id)
    if (category === 'bread') sum.bread += grams
    if (category === 'grain' && id.endsWith('-cooked')) sum.cooked += grams
    if (category === 'starchy_vegetable') sum.potatoes += grams
    if (category === 'legume') sum.legumes += grams
    if (isMeatOrFish.has(category)) sum.meat += grams
    if (id.startsWith('tofu-')) sum.tofu += grams
    if (id === 'tempeh') sum.tempeh += grams
    if (id === 'pea-protein-ground') sum.plantGround += grams
    if (id.startsWith('puffed-')) sum.puffed += grams
    if (forPorridge.has(id)) sum.porridge += grams
  }
  return sum
}

const isMeatOrFish: ReadonlySet<string> = new Set(['meat', 'fish', 'shellfish'])

/** Dry: what is sold boiled counts as cooked grain. */
const forPorridge: ReadonlySet<string> = new Set(['oats-rolled-dry', 'oats-gf-dry', 'cream-of-rice-dry'])

const isEatable = (own: Bulk, scale: number) =>
  (Object.keys(own) as (keyof Bulk)[]).every((kind) => scale * own[kind] <= mostAtAMeal.value[kind])

/** The quarters from which it is more bread, grain or potatoes than people have beside a dish: for large days alone. */
export const heapFrom = memoize(({ foods }: ServedRecipe): number => {
  const own = bulkOf(foods)
  const starches = Object.entries(mostBeside.value) as [keyof typeof mostBeside.value, number][]
  return Math.min(...starches.map(([kind, most]) => Math.floor((4 * most) / Math.max(own[kind], 1)) + 1))
})

const kindOfStarch: Partial<Record<SideKind, keyof typeof mostBeside.value>> = {
  bread: 'bread',
  rice: 'cooked',
  pasta: 'cooked',
  potatoes: 'potatoes',
}

const hasStarchBeside = ({ of }: Sides) => of.some(({ kind }) => kind in kindOfStarch)

/** A dish with a starch of its own has none beside it, and a main one piece of fruit. */
const isWithinPortions = (recipe: Recipe, sides: readonly Side[], own: Bulk, scale: number) =>
  sides.every(({ kind, foods: [first] }) => {
    const starch = kindOfStarch[kind]
    if (!first) return true
    if (kind === 'fruit' && recipe.at.includes('main'))
      return first.grams <= aPieceOfFruit && hasStarch(own, sides)
    if (starch === undefined) return true
    const ofItsOwn = own.bread + own.cooked + own.potatoes
    return ofItsOwn <= aGarnish && scale * own[starch] + first.grams <= mostBeside.value[starch]
  })

/** A banana is no starch: it stands beside rice, not in its place. */
const hasStarch = ({ bread, cooked, potatoes, legumes }: Bulk, sides: readonly Side[]) =>
  bread + cooked + potatoes + legumes > aGarnish || sides.some(({ kind }) => kind in kindOfStarch)

/** Grams at one portion: the pasta in a minestrone, the bread on an onion soup. */
const aGarnish = 60

/** Grams of the largest, an apple. */
const aPieceOfFruit = 182
