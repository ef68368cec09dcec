import type { PlanDay, PlanMeal } from '../../../plan.ts'
import { type Check, doesNotApply, type Look, lookAtEach, soft } from '../../audit.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { hasFewDishes } from '../../served.ts'
import { recipeOf } from '../../recipe-tables.ts'

/**
 * No dish twice on one day, no main twice within three days but the rest of yesterday's pot at lunch, no breakfast or snack
 * more than three days in a row, and none twice on the example days. On the only day left before a race a dish serves
 * twice; where few dishes are left, the check does not apply.
 */
export const dishesInTurn: Check = {
  id: 'dishes-in-turn',
  look: (given): readonly [Look, Look] | Look => {
    const { plan } = given
    if (hasFewDishes(given)) return doesNotApply
    const week = plan.race_week.filter(({ kind }) => kind !== 'race-morning')
    return [
      lookAtEach('daily_plan', 'soft', plan.training_days, (day, at) =>
        day.meals.flatMap((meal, index) =>
          isAroundTheRun(day, meal) ||
          isSwapped(meal) ||
          (isNew(meal, index, day.meals) &&
            !plan.training_days.slice(0, at).some((other) => isServed(other, meal)))
            ? []
            : again('daily_plan', `training_days.${at}.meals.${index}`),
        ),
      ),
      week.length === 0
        ? doesNotApply
        : lookAtEach('race_week', 'soft', week, (day, at) =>
            day.meals.flatMap((meal, index) =>
              isSwapped(meal) ||
              ((week.length === 1 || isNew(meal, index, day.meals)) && isDue(meal, week.slice(0, at)))
                ? []
                : again('race_week', `race_week.${at}.meals.${index}`),
            ),
          ),
    ]
  },
}

const again = (section: PlanSection, path: string): Fault[] => [soft(section, 'dish-again', { path })]

const isNew = ({ recipe }: PlanMeal, index: number, meals: readonly PlanMeal[]) =>
  meals.slice(0, index).every((other) => other.recipe.id !== recipe.id || isSwapped(other))

/** The runner's own wish. */
const isSwapped = ({ instead_of: own }: PlanMeal) => own !== undefined

/** These are the meals of the long run's own section, whatever else is eaten. */
const isAroundTheRun = ({ kind }: PlanDay, { name }: PlanMeal) =>
  kind === 'long-run' && (name === 'breakfast' || name === 'recovery')

const isServed = ({ meals }: PlanDay, { recipe }: PlanMeal) =>
  meals.some((other) => other.recipe.id === recipe.id && !isSwapped(other))

function isDue(meal: PlanMeal, before: readonly PlanDay[]): boolean {
  if (!isMain(meal)) return !isEatenOnEach(before.slice(-3), meal)
  return before
    .slice(-2)
    .every((day, at, days) =>
      day.meals
        .filter((other) => isMain(other) && !isSwapped(other) && other.recipe.id === meal.recipe.id)
        .every((other) => isRestOfAPot(meal, other, { isYesterday: at === days.length - 1 })),
    )
}

const isMain = ({ name }: PlanMeal) => name === 'lunch' || name === 'dinner'

const isEatenOnEach = (days: readonly PlanDay[], { recipe }: PlanMeal) =>
  days.length === 3 &&
  days.every(({ meals }) => meals.some((other) => other.recipe.id === recipe.id && !isSwapped(other)))

/** A pot of yesterday's dinner is lunch today. */
const isRestOfAPot = (
  { name, recipe }: PlanMeal,
  yesterdays: PlanMeal,
  { isYesterday }: { readonly isYesterday: boolean },
) =>
  isYesterday &&
  name === 'lunch' &&
  yesterdays.name === 'dinner' &&
  (recipeOf(recipe.id)?.keeps.fridgeDays ?? 0) >= 1
