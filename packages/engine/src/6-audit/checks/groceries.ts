import type { Food } from '../../foods/foods.ts'
import { type Check, type Fault, lookAt, soft } from '../audit.ts'
import {
  amountsOf,
  type GroceryRead,
  isNamedAtAll,
  lineFor,
  readGroceries,
} from '../reading/read-groceries.ts'
import type { MealRead } from '../reading/read-meal.ts'
import type { Menus } from '../reading/read-menus.ts'
import { figure } from './within.ts'

const section = 'grocery_list'

/** What the menus of race week use stands on the list, and enough of it is bought. */
export const groceriesHoldTheMenus: Check = {
  id: 'groceries-hold-the-menus',
  look: ({ plan, menus }) => {
    const lines = readGroceries(plan)
    const bought = [...usesOf(menus)].map(([food, grams]) => ({ food, grams, line: lineFor(food, lines) }))
    // Of a list with nothing on it one finding says enough.
    const missing =
      lines.length === 0 ? [] : bought.filter(({ food, line }) => !line && !isNamedAtAll(food, lines))
    return lookAt(
      { section, what: 'what race week uses and the list buys', unread: 'soft' },
      bought.filter(({ food, line }) => line !== undefined && isMeasured(food, line)),
      () => [
        ...missing.map(({ food }) =>
          soft(section, `Race week uses ${lowered(food)}, and no line of the list buys it.`),
        ),
        ...lines.flatMap((line) =>
          lineFaults(
            line,
            bought.filter((each) => each.line === line),
          ),
        ),
      ],
    )
  },
}

function isMeasured(food: Food, line: GroceryRead): boolean {
  const { bought, used } = amountsOf(food, line)
  return bought !== null || used !== null
}

const lowered = ({ name }: Food) => name.charAt(0).toLowerCase() + name.slice(1)

/** Grams on the plate in all of race week, by food; water comes from the tap. */
function usesOf(menus: Menus): Map<Food, number> {
  const uses = new Map<Food, number>()
  for (const { meal, times } of mealsOfRaceWeek(menus)) {
    for (const { food, grams } of meal.portions) {
      if (food.id !== 'water-tap') uses.set(food, (uses.get(food) ?? 0) + grams * times)
    }
  }
  return uses
}

/** The breakfast of race day stands among the race-day rows too, and is eaten once. */
const mealsOfRaceWeek = (menus: Menus): { meal: MealRead; times: number }[] => [
  ...[...menus.mondayToWednesday, ...menus.thursdayToFriday, ...menus.dayBefore].flatMap(({ meals, times }) =>
    meals.map((meal) => ({ meal, times })),
  ),
  ...[
    ...menus.raceMorning,
    ...menus.raceDay
      .filter(({ entry }) => /recover|after/iu.test(`${entry.action} ${entry.time}`))
      .map(({ meal }) => meal),
  ].map((meal) => ({ meal, times: 1 })),
]

/** One line may be bought for two foods: carrots raw and cooked. */
function lineFaults(
  line: GroceryRead,
  foods: readonly { readonly food: Food; readonly grams: number }[],
): Fault[] {
  const [first] = foods
  if (!first) return []
  const needed = foods.reduce((sum, { food, grams }) => sum + grams * (food.boughtAs?.ratio ?? 1), 0)
  const { bought, used } = amountsOf(first.food, line)
  const isShort = (amount: number | null) => amount !== null && amount < 0.98 * needed - rounding
  if (!isShort(bought) && !isShort(used)) return []
  return [
    soft(
      section,
      isShort(bought)
        ? `"${line.text}" buys less than the ${figure(needed)} g that race week uses.`
        : `"${line.text}" counts less than the ${figure(needed)} g that race week uses.`,
    ),
  ]
}

/** Grams that rounding may take from a line. */
const rounding = 5
