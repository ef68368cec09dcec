import type { Runner } from '../1-runner/runner.ts'
import { isPartOfAWord, namesIn } from '../foods/exclusions/exclusion-names.ts'
import { type Food, findFoods } from '../foods/foods.ts'
import { firstHeld, indexExclusions, spellName } from '../foods/exclusions/literal-exclusions.ts'
import { memoize } from '../foods/memoize.ts'
import { permitsFood } from '../foods/exclusions/permitted.ts'
import { allDishes } from './dishes/all-dishes.ts'
import type { DishPlan } from './dishes/dish-plan.ts'
import { larderIds } from './portions/household-measure.ts'
import { type Draws, drawsFrom, seedOf } from './seeded-random.ts'

/** What a runner cooks with: every food of the larder that they may eat, and their budget. */
export interface Kitchen {
  readonly foods: ReadonlyMap<string, Food>
  /** Dishes whose own name contains what this runner excludes by name: tacos, dal. */
  readonly dishesLeftOut: ReadonlySet<string>
  readonly budget: Runner['budget']
  /** Permitted foods whose brands may contain what this runner excludes. */
  readonly labels: ReadonlySet<string>
  /** Decides between equally good foods, consistently in all of a runner's menus. */
  readonly taste: Draws
}

export function kitchenOf(runner: Runner): Kitchen {
  const glutenFree = needsGlutenFree(runner)
  const foods = new Map<string, Food>()
  const labels = new Set<string>()
  const { unknown } = runner.exclusions
  const names = unknown.flatMap(namesIn).map((words) => words.join(' '))
  for (const food of findFoods(larderIds)) {
    const permission = permitsFood(runner, food)
    if (!permission.permitted || names.some((name) => isPartOfAWord(name, food))) continue
    // More expensive and harder to find: for runners who need it.
    if (food.glutenFreeLabel && !glutenFree) continue
    foods.set(food.id, food)
    if (permission.readLabelFor.length > 0) labels.add(food.id)
  }
  return {
    foods,
    labels,
    dishesLeftOut: dishesNamed(unknown),
    budget: runner.budget,
    taste: drawsFrom(seedOf(runner)).of('taste'),
  }
}

function dishesNamed(unknown: readonly string[]): ReadonlySet<string> {
  const exclusions = indexExclusions(unknown)
  if (exclusions.size === 0) return new Set()
  const named = allDishes.filter((dish) => firstHeld(nameOfDish(dish), exclusions) !== undefined)
  return new Set(named.map(({ id }) => id))
}

/** Without the foods in its slots, which are excluded by their own names. */
const nameOfDish = memoize(({ name }: DishPlan) => [spellName(name.replace(/\{\w+\}/gu, ','))])

const needsGlutenFree = ({ exclusions }: Runner) =>
  exclusions.groups.some((group) => ['gluten', 'wheat', 'fodmap'].includes(group))
