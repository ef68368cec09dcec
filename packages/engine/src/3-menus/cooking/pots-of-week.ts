import { boiledBeside, coldStorage, cookedOnce, riceInTheFridge } from '../../evidence/portions.ts'
import { daysBetween, type PlainDay } from '../../plain-day.ts'
import type { DayMenu, Meal, MealName } from '../menus.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import { isMain } from '../same-again.ts'

/** A meal of race week by its date. */
export interface DatedMeal {
  readonly date: PlainDay
  readonly name: MealName
}

/** A recipe cooked once: for its first meal, and for those that eat what is left of it. */
export interface Pot {
  readonly recipeId: string
  /** Of all its meals together. */
  readonly quarters: number
  readonly meals: readonly [DatedMeal, ...DatedMeal[]]
  /** In the fridge. */
  readonly keepsDays: number
  /** The plain sides boiled at its first meal: for it, and for later ones while they keep. */
  readonly boiled: readonly BoiledSide[]
}

export type BoiledSide = keyof typeof boiledBeside.value

/** Every pot of the days before race morning. What is eaten again while it keeps is cooked once. */
export function potsOfWeek(days: readonly DayMenu[]): Pot[] {
  const pots: Pot[] = []
  for (const { date, kind, meals } of days) {
    if (!date || kind === 'race-morning') continue
    for (const meal of meals) {
      if (meal.isOrdered) continue
      const at = pots.findLastIndex(({ recipeId }) => recipeId === meal.recipe.id)
      const pot = pots[at]
      if (pot && isLeftOf(pot, date, meal)) pots[at] = withMeal(pot, date, meal)
      else pots.push(newPot(date, meal))
    }
  }
  return pots
}

const newPot = (date: PlainDay, meal: Meal): Pot => ({
  recipeId: meal.recipe.id,
  quarters: meal.recipe.quarters,
  meals: [{ date, name: meal.name }],
  keepsDays: daysInTheFridge(meal),
  boiled: boiledOf(meal),
})

function withMeal(pot: Pot, date: PlainDay, meal: Meal): Pot {
  const days = daysBetween({ from: pot.meals[0].date, until: date })
  const kept = boiledOf(meal).filter((side) => days <= boiledBeside.value[side].fridgeDays)
  return {
    ...pot,
    quarters: pot.quarters + meal.recipe.quarters,
    meals: [...pot.meals, { date, name: meal.name }],
    boiled: [...new Set([...pot.boiled, ...kept])],
  }
}

const boiledOf = ({ items }: Meal): BoiledSide[] => [
  ...new Set(items.flatMap(({ side }) => (side !== null && isBoiled(side) ? side : []))),
]

const isBoiled = (side: string): side is BoiledSide => side in boiledBeside.value

const isLeftOf = ({ meals: [first], keepsDays }: Pot, date: PlainDay, meal: Meal) =>
  keepsDays > 0 && isWorthKeeping(meal) && daysBetween({ from: first.date, until: date }) <= keepsDays

function isWorthKeeping(meal: Meal): boolean {
  const { effort, minutes } = findRecipe(meal.recipe.id)
  return isMain(meal) || (effort !== 'no-cook' && minutes.total >= cookedOnce.value)
}

/** A swap may put rice into a dish that otherwise keeps longer. */
function daysInTheFridge({ recipe: { id, swaps } }: Meal): number {
  const { foods, keeps } = findRecipe(id)
  const holdsRice = [...foods.map(([food]) => food), ...Object.values(swaps)].some((food) =>
    riceGrains.has(food),
  )
  return Math.min(keeps.fridgeDays, holdsRice ? riceInTheFridge.value : coldStorage.value)
}

const riceGrains: ReadonlySet<string> = new Set(
  ['white', 'parboiled', 'brown', 'instant', 'medium-grain'].map((kind) => `rice-${kind}-cooked`),
)
