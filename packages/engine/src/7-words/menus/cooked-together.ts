import { boiledBeside } from '../../evidence/portions.ts'
import { daysBetween, readIsoDay } from '../../plain-day.ts'
import type { Plan, PlanDay, PlanDouble, PlanItem, PlanMeal } from '../../plan.ts'

/** What is cooked at one time. */
export interface CookedOnce {
  /** With the amounts of the recipe for all its meals, without their sides. */
  readonly dish: PlanMeal
  readonly sides: readonly BoiledOnce[]
}

/** A plain side boiled at one time, with the amount for this many meals. */
export interface BoiledOnce extends PlanItem {
  readonly side: keyof typeof boiledBeside.value
  readonly meals: number
}

/** The dishes of race week as they are cooked: the meals of one pot are one. What is ordered has its card too, to see what a plate holds. */
export const cookedTogether = (plan: Plan): CookedOnce[] =>
  plan.race_week.flatMap((day) => day.meals.flatMap((meal) => cookedFor(plan, day, meal) ?? []))

export const cookedAlone = (meal: PlanMeal): CookedOnce => ({
  dish: meal,
  sides: boiledTogether([{ meal, daysLater: 0 }]),
})

/** The sides boiled at the first meal of a pot: for it, and for later ones while they keep. */
export const boiledFirst = (plan: Plan, pot: PlanDouble): BoiledOnce[] => boiledTogether(keptWith(plan, pot))

/** A meal cooked for itself alone, the whole pot at its first meal, nothing at those that eat what is left. */
function cookedFor(plan: Plan, { date }: PlanDay, meal: PlanMeal): CookedOnce | null {
  const pot = [...(plan.cooking?.pots ?? []), ...plan.doubles].find(({ meals }) =>
    meals.some((other) => other.date === date && other.name === meal.name),
  )
  if (!pot) return cookedAlone(meal)
  const [first] = pot.meals
  return first?.date === date && first.name === meal.name ? wholePot(plan, pot, meal) : null
}

function wholePot(plan: Plan, pot: PlanDouble, first: PlanMeal): CookedOnce {
  const eaten = keptWith(plan, pot)
  return {
    dish: {
      ...first,
      recipe: { ...first.recipe, quarters: pot.quarters },
      items: summed(eaten.flatMap(({ meal: { items } }) => items.filter(({ side }) => side === null))),
    },
    sides: [
      ...boiledTogether(eaten),
      ...eaten.flatMap(({ meal, daysLater }) =>
        boiledOf(meal).flatMap((item) => (isKept(item, daysLater) ? [] : { ...item, meals: 1 })),
      ),
    ],
  }
}

/** A meal of a pot, by the days since its first. */
interface Eaten {
  readonly meal: PlanMeal
  readonly daysLater: number
}

const keptWith = ({ race_week: week }: Plan, { meals }: PlanDouble): Eaten[] =>
  meals.flatMap(({ date, name }) =>
    week.flatMap((day) =>
      day.date === date
        ? day.meals
            .filter((meal) => meal.name === name)
            .map((meal) => ({ meal, daysLater: daysFrom(meals[0]?.date ?? date, date) }))
        : [],
    ),
  )

function daysFrom(first: string, later: string): number {
  const [from, until] = [readIsoDay(first), readIsoDay(later)]
  if (!from || !until) throw new Error(`${first} or ${later} is not a day`)
  return daysBetween({ from, until })
}

type Boiled = Omit<BoiledOnce, 'meals'>

const boiledOf = ({ items }: PlanMeal): Boiled[] => items.filter(isBoiled)

const isBoiled = (item: PlanItem): item is Boiled => item.side !== null && item.side in boiledBeside.value

const isKept = ({ side }: Boiled, daysLater: number) => daysLater <= boiledBeside.value[side].fridgeDays

function boiledTogether(eaten: readonly Eaten[]): BoiledOnce[] {
  const foods = new Map<string, BoiledOnce>()
  for (const { meal, daysLater } of eaten)
    for (const item of boiledOf(meal).filter((each) => isKept(each, daysLater))) {
      const { grams, meals } = foods.get(item.food_id) ?? { grams: 0, meals: 0 }
      foods.set(item.food_id, { ...item, grams: grams + item.grams, meals: meals + 1 })
    }
  return [...foods.values()]
}

function summed(items: readonly PlanItem[]): PlanItem[] {
  const foods = new Map<string, PlanItem>()
  for (const item of items.filter(({ in_drink: inDrink }) => !inDrink)) {
    const before = foods.get(item.food_id)
    foods.set(item.food_id, { ...item, grams: (before?.grams ?? 0) + item.grams })
  }
  return [...foods.values()]
}
