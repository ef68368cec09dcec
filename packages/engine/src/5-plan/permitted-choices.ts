import type { IfThenCode } from '../if-then.ts'
import type { Plan, PlanDay, PlanMeal } from '../plan.ts'

/** What a model may choose among: nothing that this runner may not have, and nothing that would move a number of the race. */
export interface PermittedChoices {
  /** By meal, like `3-days-before.dinner`: its own recipe first, then the next ones. */
  readonly meals: Readonly<Record<string, readonly string[]>>
  readonly if_then: readonly IfThenCode[]
}

export function permittedChoices({ training_days, race_week, race_day }: Plan): PermittedChoices {
  const days = [...training_days, ...race_week]
  return {
    meals: Object.fromEntries(
      days.flatMap((day) =>
        day.meals
          .filter((meal) => meal.choices.length > 0 && !isAroundARun(day, meal))
          .map((meal) => [`${day.key}.${meal.name}`, [meal.recipe.id, ...meal.choices]] as const),
      ),
    ),
    if_then: race_day.if_then.map(({ code }) => code),
  }
}

/** What is eaten right before and after running was practiced, and has limits of its own: it is left to the engine and the runner. */
const isAroundARun = ({ kind }: PlanDay, { name }: PlanMeal): boolean =>
  kind === 'race-morning' || name === 'recovery' || (kind === 'long-run' && name === 'breakfast')
