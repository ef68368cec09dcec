import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { excludesAnything } from '../../foods/exclusions/excludes-anything.ts'
import { type Food, findFoods } from '../../foods/foods.ts'
import { isInACarton, spoilsInABag } from '../../foods/keeps-in-a-bag.ts'
import { joinList } from '../amounts/format-amounts.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { Plan, PlanBasket, PlanGrocery, PlanMeal, PlanRunner } from '../../plan.ts'
import { plainDay } from '../amounts/days.ts'
import { daysBetween } from '../../plain-day.ts'
import { groceryAmounts } from './grocery-amounts.ts'
import type { GroceriesWords, GroceryWords, PlanWords } from '../plan-words.ts'
import { groceryNote } from '../notes/grocery-note.ts'
import { changeOnTheList } from '../race-day/change-words.ts'
import { kitWords } from './kit-words.ts'
import { longRunsWords } from './long-runs-words.ts'
import { labelsToRead } from './labels-to-read.ts'
import { isCarried } from '../race-day/carried.ts'

/** What the remaining days and the race need, by shelf, each line once. */
export function groceriesWords(plan: Plan): GroceriesWords {
  const { runner, groceries } = plan
  const inTheBag = cartonsInTheBag(plan)
  const shelf = (name: PlanGrocery['shelf']) =>
    groceries.lines
      .filter((grocery) => grocery.shelf === name)
      .map((grocery) => lineOf(plan, grocery, inTheBag))
      .toSorted((one, other) => (groceryLine(one) < groceryLine(other) ? -1 : 1))
  return {
    pantry: [...shelf('pantry'), ...cupboardLine(runner, groceries.cupboard)],
    fridge_freezer: shelf('fridge_freezer'),
    electrolytes: raceFuel(plan),
    note: groceryNote(plan),
    labels: labelsToRead(plan),
  }
}

/**
 * "Check you have: black pepper, cumin, olive oil and salt": the last line of the pantry. A shared knife leaves traces in a
 * jar of what a runner excludes.
 */
const cupboardLine = (runner: PlanRunner, ids: readonly string[]): GroceryWords[] =>
  ids.length === 0
    ? []
    : [
        {
          foods: ids,
          name: `Check you have${excludesAnything(runner) ? ', free of what you exclude' : ''}: ${joinList(ids.map((id) => larderLine(id as LarderId).name).toSorted())}`,
          ...nothingToBuy,
        },
      ]

const nothingToBuy = { buys: '', uses: '', usesInFull: '', remarks: [] }

/** Milk that waits for the finish in a bag without ice. */
function cartonsInTheBag({ race_day: { recovery_meal: meal } }: Plan): ReadonlySet<string> {
  const foods = findFoods(meal?.items.map(({ food_id: id }) => id) ?? [])
  return new Set(foods.some(spoilsInABag) ? [] : foods.filter(isBoughtFromTheFridge).map(({ id }) => id))
}

const isBoughtFromTheFridge = (food: Food) => isInACarton(food) && food.storage === 'fridge_freezer'

/** The data are of a pack without either; others hold one of them. */
const mayHoldSoyOrGluten: ReadonlySet<string> = new Set(['pea-protein-powder', 'pea-protein-ground'])

const excludesSoyOrGluten = ({ exclusions: { groups } }: PlanRunner) =>
  groups.some((group) => group === 'soy' || group === 'gluten' || group === 'wheat')

/** The data are of packs with salt; the numbers of a day count it. */
const isSoldUnsalted: ReadonlySet<string> = new Set([
  'beets-canned',
  'carrots-canned',
  'chickpeas-canned',
  'corn-canned',
  'kidney-beans-canned',
  'pinto-beans-canned',
  'tomatoes-canned',
  'tuna-canned-water',
  'butter',
  'peanut-butter',
  'sunflower-seed-butter',
])

function lineOf(plan: Plan, grocery: PlanGrocery, inTheBag: ReadonlySet<string>): GroceryWords {
  const { runner } = plan
  const { buys, uses, usesInFull } = groceryAmounts(runner, grocery)
  const { food_ids: foods, name, basket, uses_g: used } = grocery
  const remarks = [
    ...(foods.some((id) => mayHoldSoyOrGluten.has(id)) && excludesSoyOrGluten(runner)
      ? ['without soy or gluten']
      : []),
    ...(foods.some((id) => isSoldUnsalted.has(id)) && isWithoutAddedSalt(runner)
      ? ['without added salt if you can']
      : []),
    ...(isOpenTooLong(plan, grocery) ? ['freeze leftovers within three days'] : []),
    ...(foods.some((id) => inTheBag.has(id)) ? ['a carton of it shelf-stable for the finish'] : []),
  ]
  return { foods, name, buys, uses: isLeftOver(basket, used) ? uses : '', usesInFull, remarks }
}

/** FoodSafety.gov: canned food keeps three to four days once it is opened. What is left of a pot was cooked with its first meal. */
function isOpenTooLong(plan: Plan, { food_ids: foods, basket }: PlanGrocery): boolean {
  if (basket.by !== 'pack' || basket.packs > 1 || !foods.some((id) => isCanned.test(id))) return false
  const pots = [...plan.doubles, ...(plan.cooking?.pots ?? [])]
  const isRest = (day: string | null, meal: PlanMeal) =>
    pots.some(({ meals: [, ...later] }) => later.some(({ date, name }) => date === day && name === meal.name))
  const inTheSession = (day: string | null, meal: PlanMeal) =>
    (plan.cooking?.pots ?? []).some(({ meals }) =>
      meals.some(({ date, name }) => date === day && name === meal.name),
    )
  const opened = plan.race_week.flatMap(({ date, meals }) =>
    meals
      .filter((meal) => !meal.is_ordered && !isRest(date, meal))
      .filter(({ items }) => items.some(({ food_id: id }) => foods.includes(id)))
      .flatMap((meal) => (inTheSession(date, meal) ? plan.cooking?.date : date) ?? []),
  )
  const [first, last] = [opened.toSorted()[0], opened.toSorted().at(-1)]
  if (!first || !last) return false
  return daysBetween({ from: plainDay(first), until: plainDay(last) }) > daysOpen
}

const daysOpen = 3

const isCanned = /canned|^tomatoes-crushed|^refried/

/** Of a small pack any size is enough, and of one piece nobody buys less; of others, a pack half used is nothing to plan with. */
const isLeftOver = (basket: PlanBasket, used: number) =>
  basket.by !== 'small' &&
  !(basket.by === 'piece' && basket.pieces === 1) &&
  boughtGrams(basket) > leftOver * used

const leftOver = 2.5

const boughtGrams = (basket: Exclude<PlanBasket, { by: 'small' }>) =>
  basket.by === 'piece' ? basket.pieces * basket.piece_g : basket.grams

/** Gels, drinks and salt for the race, and for the long runs before it. */
function raceFuel({ runner, race_day: { kit, change }, groceries }: Plan): GroceryWords[] {
  const carried = kit.filter(isCarried)
  const ofTheRace = new Set([...carried, ...(change ? [change] : [])].map(({ product }) => product))
  const lines = [
    ...carried.map((item) => kitWords(runner, item)),
    ...(change ? [changeOnTheList(change)] : []),
    ...groceries.for_long_runs.map((taken) =>
      longRunsWords(runner, taken, kit, { isNamedAbove: ofTheRace.has(taken.product) }),
    ),
  ]
  if (lines.length > 0) return lines
  return [{ foods: [], name: 'Nothing to buy', ...nothingToBuy }]
}

/** The section for the wire. */
export const groceryList = ({
  groceries: { pantry, fridge_freezer, electrolytes },
}: Pick<PlanWords, 'groceries'>): NutritionPlan['grocery_list'] => ({
  pantry: pantry.map(groceryLine),
  fridge_freezer: fridge_freezer.map(groceryLine),
  electrolytes: electrolytes.map(groceryLine),
})

/** `Black beans — 500 g (uses 420 g), or 2 cans` */
const groceryLine = ({ name, buys, usesInFull: uses, remarks }: GroceryWords) =>
  [`${name}${buys === '' ? '' : ` — ${buys}`}${uses === '' ? '' : ` ${uses}`}`, ...remarks].join(', ')
