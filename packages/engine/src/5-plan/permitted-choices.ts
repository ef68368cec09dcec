import { isAroundARun } from '../3-menus/is-around-a-run.ts'
import { kindsFor } from '../3-menus/plates/plates.ts'
import { findRecipe } from '../3-menus/recipes/all-recipes.ts'
import type { IfThenCode } from '../if-then.ts'
import type { Plan } from '../plan.ts'
import type { SideKind } from '../side-kinds.ts'

/** What a model may choose among: nothing that this runner may not have, and nothing that would move a target. */
export interface PermittedChoices {
  /** By meal, like `3-days-before.dinner`: its own recipe first, then the next ones that no meal close to it has. */
  readonly meals: Readonly<Record<string, readonly string[]>>
  /** By meal: what any of those takes beside it. */
  readonly sides: Readonly<Record<string, readonly SideKind[]>>
  /** The plan's own first; none where the runner brings theirs, or has no long run left to try another. */
  readonly fuels: readonly string[]
  /** The signs to stop come first in every plan. */
  readonly if_then: readonly IfThenCode[]
}

export function permittedChoices({ runner, training_days, race_week, race_day }: Plan): PermittedChoices {
  const meals = [...training_days, ...race_week].flatMap((day) => {
    const near = servedNear({ training_days, race_week }, day.key)
    return day.meals
      .filter((meal) => meal.choices.length > 0 && !isAroundARun(day.key, meal.name))
      .map((meal) => {
        const others = meal.choices.filter((id) => !near.has(id))
        return [`${day.key}.${meal.name}`, [meal.recipe.id, ...others]] as const
      })
  })
  const sides = meals.map(
    ([place, ids]) => [place, [...new Set(ids.flatMap((id) => kindsFor(findRecipe(id))))]] as const,
  )
  return {
    meals: Object.fromEntries(meals),
    sides: Object.fromEntries(sides),
    fuels: runner.long_runs_left > 0 ? race_day.fuel_choices : [],
    if_then: race_day.if_then.map(({ code }) => code).filter((code) => code !== 'stop-signs'),
  }
}

type Days = Pick<Plan, 'training_days' | 'race_week'>

/** The recipes of a day and of those beside it: once more would be the same dish twice in a row. */
function servedNear(plan: Days, key: string): ReadonlySet<string> {
  const days = [...plan.training_days, ...plan.race_week].filter((day) => isNear(plan, day.key, key))
  return new Set(days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe.id)))
}

/** Whether two days are the same, or follow one another among the example days or in race week. */
export function isNear({ training_days, race_week }: Days, one: string, other: string): boolean {
  return [training_days, race_week].some((days) => {
    const [at = -1, beside = -1] = [one, other].map((key) => days.findIndex((day) => day.key === key))
    return at >= 0 && beside >= 0 && Math.abs(at - beside) <= 1
  })
}
