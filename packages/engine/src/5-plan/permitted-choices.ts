import { isAroundARun } from '../3-menus/is-around-a-run.ts'
import { kindsFor } from '../3-menus/plates/plates.ts'
import { findRecipe } from '../3-menus/recipes/all-recipes.ts'
import type { IfThenCode } from '../if-then.ts'
import type { Plan } from '../plan.ts'
import type { SideKind } from '../side-kinds.ts'

/** What a model may choose among: nothing that this runner may not have, and nothing that would move a target. */
export interface PermittedChoices {
  /** By meal, like `3-days-before.dinner`: its own recipe first, then the next ones. */
  readonly meals: Readonly<Record<string, readonly string[]>>
  /** By meal: what any of those takes beside it. */
  readonly sides: Readonly<Record<string, readonly SideKind[]>>
  /** The plan's own first; none where the runner brings theirs, or has no long run left to try another. */
  readonly fuels: readonly string[]
  /** The signs to stop come first in every plan. */
  readonly if_then: readonly IfThenCode[]
}

export function permittedChoices({ runner, training_days, race_week, race_day }: Plan): PermittedChoices {
  const meals = [...training_days, ...race_week].flatMap((day) =>
    day.meals
      .filter((meal) => meal.choices.length > 0 && !isAroundARun(day.key, meal.name))
      .map((meal) => [`${day.key}.${meal.name}`, [meal.recipe.id, ...meal.choices]] as const),
  )
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
