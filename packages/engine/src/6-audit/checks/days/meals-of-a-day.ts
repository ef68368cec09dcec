import { loadingMeals, snacksOfADay } from '../../../evidence/plates.ts'
import type { PlanDay, PlanMealName } from '../../../plan.ts'
import { type Given, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { hasLongRun, recoveryOnTheDay } from '../../meals.ts'
import { hasFewDishes } from '../../served.ts'

/** In the order of a day, each once, with as many snacks as the size of the day asks for. */
export function mealFaults(given: Given, section: PlanSection, path: string, day: PlanDay): Fault[] {
  const names = day.meals.map(({ name }) => name)
  const ofDay = mealsOf(given, day)
  // Runners to whom few dishes are left may have none for one of the meals.
  const mayLack = day.far_short_of.length > 0 || hasFewDishes(given)
  const wanted = mayLack ? ofDay.filter((name) => names.includes(name)) : ofDay
  return differences(section, [{ path: `${path}.meals`, stated: names, made: wanted }], soft)
}

const inOrder = [
  'breakfast',
  'morning-snack',
  'late-morning-snack',
  'recovery',
  'lunch',
  'afternoon-snack',
  'late-afternoon-snack',
  'dinner',
  'evening-snack',
] as const satisfies readonly PlanMealName[]

/** Evidence: snacks-of-a-day, loading-meals. */
function mealsOf(
  { plan, targets }: Given,
  { kind, target, meals, fuel_carbs_g: fuel }: PlanDay,
): PlanMealName[] {
  if (kind === 'race-morning') return ['breakfast']
  const isLoading = (kind === 'loading' || kind === 'day-before') && targets.raceWeek.shareOfLoad > 0
  if (isLoading)
    return ordered([...threeMeals, ...snacks(target.kcal > loadingMeals.value.sevenFrom ? 4 : 3)])
  if (kind !== 'long-run' || !hasLongRun(plan))
    return ordered([...threeMeals, ...snacks(snacksOn(target.kcal))])
  const around = meals.filter(({ name }) => name === 'breakfast' || name === 'recovery')
  const left = target.kcal - around.reduce((sum, { kcal }) => sum + kcal, 0) - 4 * fuel
  // Nobody snacks on the morning of a long run.
  const later = snacks(snacksOn(left))
    .map((name) => (name === 'late-morning-snack' ? 'late-afternoon-snack' : name))
    .filter((name) => !name.endsWith('morning-snack'))
  return ordered([...threeMeals, ...later, ...(recoveryOnTheDay(plan) ? (['recovery'] as const) : [])])
}

const threeMeals = ['breakfast', 'lunch', 'dinner'] as const

/** They are added in this order as a day grows. */
const snacks = (count: number): PlanMealName[] =>
  (
    [
      'afternoon-snack',
      'morning-snack',
      'evening-snack',
      'late-morning-snack',
      'late-afternoon-snack',
    ] as const
  ).slice(0, count)

const snacksOn = (kcal: number): number =>
  Math.max(1, ...snacksOfADay.value.filter(([from]) => kcal >= from).map(([, count]) => count))

const ordered = (names: readonly PlanMealName[]) => inOrder.filter((name) => names.includes(name))
