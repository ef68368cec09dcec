import { boughtPerGram, type Food, findFood, findFoods, foods as allFoods } from '../../../foods/foods.ts'
import { wholeGrams } from '../../../foods/sold-whole.ts'
import { memoize } from '../../../foods/memoize.ts'
import type { PlanBasket, PlanGrocery } from '../../../plan.ts'
import { eatenInRaceWeek, usedOf } from '../../grocery-use.ts'
import { type Check, doesNotApply, lookAt, soft } from '../../audit.ts'
import { differences, isSame } from '../../differences.ts'
import type { Fault } from '../../finding.ts'

const section = 'grocery_list'

/**
 * What race week uses is once on the list or among what most kitchens have, each line counts what is used, and enough of it is
 * bought. On race day itself nothing is.
 */
export const groceriesHoldTheMenus: Check = {
  id: 'groceries-hold-the-menus',
  look: ({ plan, runner }) => {
    const { lines, cupboard } = plan.groceries
    if (runner.daysToGo === 0 && lines.length + cupboard.length === 0) return doesNotApply
    const eaten = runner.daysToGo === 0 ? nothing : eatenInRaceWeek(plan)
    const listed = [...lines.flatMap(({ food_ids: ids }) => ids), ...cupboard]
    return lookAt(section, 'soft', listed, () => [
      ...[...eaten.keys()]
        .filter((id) => !listed.includes(id))
        .map((id) => soft(section, 'not-on-the-list', { food_id: id })),
      ...listed.flatMap((id, at) =>
        eaten.has(id) && listed.indexOf(id) === at
          ? []
          : [soft(section, 'out-of-place', { path: `groceries.foods.${id}` })],
      ),
      ...cupboard.flatMap((id) =>
        isLittle(findFood(id), eaten.get(id) ?? 0) &&
        (isInCupboards(findFood(id)) || isOpenJar(findFood(id), eaten.get(id) ?? 0))
          ? []
          : [soft(section, 'out-of-place', { path: `groceries.foods.${id}` })],
      ),
      ...lines.flatMap((line, at) => lineFaults(line, at, usedOf(line, eaten))),
    ])
  },
}

const nothing: ReadonlyMap<string, number> = new Map()

/** Nothing that spoils, and nothing that a meal is made of: dried spices, salt, oil, sugar, flour, vinegar, sauces, tea. */
const isInCupboards = (food: Food | undefined) =>
  food !== undefined &&
  lasting.has(food.category) &&
  (food.storage === 'pantry' || food.category === 'condiment')

/** At most 200 g as bought; coffee and tea are weighed as brewed. */
const isLittle = (food: Food | undefined, grams: number) =>
  food !== undefined && (food.category === 'drink' || grams * boughtPerGram(food) <= 200)

/** A jar of spread, sauce or seeds, butter, or dry rice, pasta or oats, of which the week uses less than a quarter. */
const isOpenJar = (food: Food | undefined, grams: number) =>
  food !== undefined &&
  (jars.has(food.category) || dryGoods.has(food.id)) &&
  grams * boughtPerGram(food) < 0.25 * usualPackOf(food)

const jars: ReadonlySet<Food['category']> = new Set(['sweetener', 'condiment', 'fat', 'nut_seed'])

const dryGoods: ReadonlySet<string> = new Set(['rice-white-cooked', 'pasta-cooked', 'oats-rolled-dry'])

const lasting: ReadonlySet<Food['category']> = new Set([
  'herb_spice',
  'condiment',
  'fat',
  'sweetener',
  'baking',
  'drink',
])

function lineFaults(line: PlanGrocery, at: number, needed: number): Fault[] {
  // A floating-point remainder does not add a gram.
  const made = Math.ceil(needed - 1e-9)
  const foods = findFoods(line.food_ids)
  return [
    ...differences(section, [{ path: `groceries.lines.${at}.uses_g`, stated: line.uses_g, made }], soft),
    ...(foods.some(({ storage }) => storage === line.shelf)
      ? []
      : [soft(section, 'out-of-place', { path: `groceries.lines.${at}.shelf` })]),
    ...basketFaults(line, at, made),
  ]
}

function basketFaults(line: PlanGrocery, at: number, needed: number): Fault[] {
  const path = `groceries.lines.${at}.basket`
  const foods = findFoods(line.food_ids).flatMap(soldWith)
  if (!foods.some((food) => isSoldInSize(food, line.basket, needed)))
    return [soft(section, 'out-of-place', { path })]
  const [least, most] = boughtBy(line.basket)
  if (least < needed - 1e-6) return [soft(section, 'buys-too-little', { line: at, needed })]
  const pack = Math.max(...foods.map(packOf))
  return most - needed > pack + 1e-6 ? [soft(section, 'buys-too-much', { line: at, needed })] : []
}

/** Stores sell one kind of eggs, carrots or spinach, however a meal has them. */
const soldWith = memoize((food: Food): readonly Food[] =>
  allFoods.filter((other) => soldName(other) === soldName(food)),
)

/** The name before its first comma. */
const soldName = ({ boughtAs, name }: Food) => (boughtAs?.food ?? name).split(',')[0]?.toLowerCase() ?? name

/** Meals round counted foods to whole grams: a twentieth of a piece is not another piece. */
function boughtBy(basket: PlanBasket): readonly [atMostNeeded: number, atLeastBought: number] {
  if (basket.by === 'small') return [Number.POSITIVE_INFINITY, 0]
  if (basket.by === 'piece') return [(basket.pieces + 0.05) * basket.piece_g, basket.pieces * basket.piece_g]
  return [basket.grams, basket.grams]
}

/** The grams of a pack; for foods sold by weight, a scoop of 100 g. */
function packOf(food: Food): number {
  const halfADozen = food.category === 'egg' ? 6 * pieceOf(food) : 0
  return Math.max(usualPackOf(food), halfADozen, wholeGrams.get(food.id) ?? pieceOf(food), 100)
}

const usualPackOf = ({ boughtAs, packGrams }: Food) => boughtAs?.packGrams ?? packGrams ?? 500

const pieceOf = (food: Food) => (food.unitGrams ?? 0) * boughtPerGram(food)

/** Whether stores sell it in pieces, packs or scoops of this size; the smallest pack is for up to a quarter of a pack. */
// oxlint-disable-next-line typescript/consistent-return -- every kind of basket has its case, or it does not compile
function isSoldInSize(food: Food, basket: PlanBasket, needed: number): boolean {
  const pack = usualPackOf(food)
  switch (basket.by) {
    case 'small':
      return ['pack', 'whole'].includes(basket.of) && needed < 0.25 * packOf(food)
    case 'weight':
      return basket.grams > 0 && basket.grams % 100 === 0 && !('packs' in basket)
    case 'piece':
      return (
        Number.isInteger(basket.pieces) &&
        basket.pieces > 0 &&
        Math.abs(basket.piece_g - (wholeGrams.get(food.id) ?? (pieceOf(food) || pack))) < 1e-6
      )
    case 'pack':
      return (
        basket.packs > 0 &&
        (basket.packs === 1 ? basket.grams <= pack : isSame(basket.grams, basket.packs * pack))
      )
  }
}
