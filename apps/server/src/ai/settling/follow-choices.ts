import type { Preferences, RacePlan } from '@race-nutrition/engine'

export type Coach = NonNullable<Preferences['coach']>

interface FollowedChoices {
  readonly planned: RacePlan
  /** How many meals have the engine's own dish although the model chose another. */
  readonly dropped: number
}

/**
 * The plan with a model's choices, without the dishes that make a check fail which the plan passes without them: 1.4 liters of
 * milk a day, a snack that was on the table the day before. They are found by quarters of the meals, with at most seven more
 * plans.
 */
export function followChoices(
  coach: Coach | null,
  baseline: RacePlan,
  planOf: (coach: Coach) => RacePlan | null,
): FollowedChoices {
  if (!coach) return { planned: baseline, dropped: 0 }
  const attempt = (choices: Coach): RacePlan | null => {
    const made = planOf(choices)
    return made && made.audit.findings.length <= baseline.audit.findings.length ? made : null
  }
  const whole = attempt(coach)
  if (whole) return { planned: whole, dropped: 0 }
  const { meals = {}, sides = {}, ...others } = coach
  const places = [...new Set([...Object.keys(meals), ...Object.keys(sides)])]
  const withDishes = (kept: readonly string[]): Coach => ({
    ...others,
    meals: only(meals, kept),
    sides: only(sides, kept),
  })
  let best = { planned: attempt(others) ?? baseline, kept: [] as readonly string[] }
  const add = (some: readonly string[]): boolean => {
    const kept = [...best.kept, ...some]
    const planned = attempt(withDishes(kept))
    if (planned) best = { planned, kept }
    return planned !== null
  }
  for (const half of halvesOf(places)) if (!add(half)) for (const quarter of halvesOf(half)) add(quarter)
  return { planned: best.planned, dropped: places.length - best.kept.length }
}

/** None of a single place, which was tried as a whole. */
const halvesOf = (places: readonly string[]): (readonly string[])[] => {
  const middle = Math.ceil(places.length / 2)
  return places.length < 2 ? [] : [places.slice(0, middle), places.slice(middle)]
}

const only = <Chosen>(chosen: Readonly<Record<string, Chosen>>, places: readonly string[]) =>
  Object.fromEntries(Object.entries(chosen).filter(([place]) => places.includes(place)))
