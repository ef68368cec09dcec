import type { IfThenCode } from '../if-then.ts'
import type { Plan } from '../plan.ts'

/** What a model may choose among: nothing that this runner may not have, and nothing that would move a number of the race. */
export interface PermittedChoices {
  /** By meal, like `3-days-before.dinner`: its own recipe first, then the next ones. */
  readonly meals: Readonly<Record<string, readonly string[]>>
  /** The fuels of the race, in the plan's own order. */
  readonly fuels: readonly string[]
  readonly if_then: readonly IfThenCode[]
}

export function permittedChoices({ training_days, race_week, race_day }: Plan): PermittedChoices {
  const days = [...training_days, ...race_week]
  return {
    meals: Object.fromEntries(
      days.flatMap((day) =>
        day.meals
          .filter(({ choices }) => choices.length > 0)
          .map((meal) => [`${day.key}.${meal.name}`, [meal.recipe.id, ...meal.choices]] as const),
      ),
    ),
    fuels: race_day.kit.filter(({ use }) => use === 'fuel').map(({ product }) => product),
    if_then: race_day.if_then.map(({ code }) => code),
  }
}
