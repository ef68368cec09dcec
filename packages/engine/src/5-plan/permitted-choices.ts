import type { IfThenCode } from '../if-then.ts'
import { isAroundARun } from '../3-menus/is-around-a-run.ts'
import type { Plan } from '../plan.ts'

/** What a model may choose among: nothing that this runner may not have, and nothing that would move a number of the race. */
export interface PermittedChoices {
  /** By meal, like `3-days-before.dinner`: its own recipe first, then the next ones. */
  readonly meals: Readonly<Record<string, readonly string[]>>
  /** The signs to stop come first in every plan. */
  readonly if_then: readonly IfThenCode[]
}

export function permittedChoices({ training_days, race_week, race_day }: Plan): PermittedChoices {
  const days = [...training_days, ...race_week]
  return {
    meals: Object.fromEntries(
      days.flatMap((day) =>
        day.meals
          .filter((meal) => meal.choices.length > 0 && !isAroundARun(day.key, meal.name))
          .map((meal) => [`${day.key}.${meal.name}`, [meal.recipe.id, ...meal.choices]] as const),
      ),
    ),
    if_then: race_day.if_then.map(({ code }) => code).filter((code) => code !== 'stop-signs'),
  }
}
