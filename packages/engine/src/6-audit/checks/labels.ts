import type { AllergenCode } from '../../foods/exclusions/allergen-groups.ts'
import { type Food, findFood } from '../../foods/foods.ts'
import { mayHoldGluten } from '../../foods/may-hold-gluten.ts'
import { byKey, memoize } from '../../foods/memoize.ts'
import { permitsFood, permitsProduct } from '../../foods/exclusions/permitted.ts'
import { findProduct } from '../../foods/products.ts'
import type { PlanLabel } from '../../plan.ts'
import { type Check, doesNotApply, type Given, type Look, lookAtEach } from '../audit.ts'
import { differences } from '../differences.ts'
import { mealsIn } from '../meals.ts'

/** If brands differ in what a runner excludes, the food, the grocery line and the fuel require a label check. */
export const labelsToRead: Check = {
  id: 'labels-to-read',
  look: (given) => {
    const { plan, runner } = given
    const asks = asking(runner)
    return [
      lookAtEach('daily_plan', 'hard', mealsIn(plan), ({ path, section, meal }) =>
        meal.items.flatMap(({ food_id: id, read_label: stated }, at) => {
          const made = asks(id)
          return stated === made
            ? []
            : differences(section, [{ path: `${path}.items.${at}.read_label`, stated, made }])
        }),
      ),
      // On race day itself nothing is bought.
      runner.daysToGo === 0 && plan.groceries.lines.length === 0
        ? doesNotApply
        : lookAtEach('grocery_list', 'hard', plan.groceries.lines, (line, at) => {
            const made = line.food_ids.some(asks)
            return differences('grocery_list', [
              { path: `groceries.lines.${at}.read_label`, stated: line.read_label, made },
            ])
          }),
      lookAtKit(given, 'race_day'),
      lookAtKit(given, 'long_run'),
    ]
  },
}

/** If nothing is carried, nothing has a label. */
function lookAtKit(given: Given, run: 'race_day' | 'long_run'): Look {
  const { kit, change } = given.plan[run]
  if (kit.length === 0 && !change) return doesNotApply
  const carried = [
    ...kit.map((item, at) => ({ item, path: `${run}.kit.${at}` })),
    ...(change ? [{ item: change, path: `${run}.change` }] : []),
  ]
  return lookAtEach('prep', 'hard', carried, ({ item, path }) =>
    differences('prep', [{ path: `${path}.label`, stated: item.label, made: labelOf(given, item.product) }]),
  )
}

const asking = memoize((runner: Given['runner']) => byKey((id: string) => isAsked(runner, findFood(id))))

// Usual recipes fit the diet, but brands may differ.
const codesOfDiet: Readonly<Record<Given['runner']['diet'], readonly AllergenCode[]>> = {
  Omnivore: [],
  Vegetarian: [],
  Vegan: ['milk', 'egg', 'honey'],
}

function isAsked(runner: Given['runner'], food: Food | undefined): boolean {
  if (!food) return false
  const permission = permitsFood(runner, food)
  if (!permission.permitted) return false
  return (
    permission.readLabelFor.length > 0 ||
    food.checkLabelFor.some((code) => codesOfDiet[runner.diet].includes(code)) ||
    (runner.diet === 'Vegetarian' && (food.rennet || food.gelatin)) ||
    (runner.exclusions.groups.includes('gluten') && mayHoldGluten(food))
  )
}

function labelOf({ runner }: Given, id: string): PlanLabel | null {
  const product = findProduct(id)
  const permission = product && permitsProduct(runner, product)
  if (!permission?.permitted) return null
  const { readLabelFor, byUsualRecipe } = permission
  return readLabelFor.length > 0 || byUsualRecipe ? { read_for: readLabelFor } : null
}
