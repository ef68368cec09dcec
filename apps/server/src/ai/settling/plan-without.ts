import type { Preferences, RacePlan } from '@race-nutrition/engine'

export type Coach = NonNullable<Preferences['coach']>

interface PlanOfChoices {
  readonly planned: RacePlan
  /** How many meals were left to the plan. */
  readonly dropped: number
}

/**
 * The plan with a model's choices but without the dishes that cost it a check which it passes without them: 1.4 liters of milk a
 * day, a snack that was on the table the day before. They are looked for in quarters of the meals, by at most seven more plans.
 */
export function planWithout(
  coach: Coach | null,
  baseline: RacePlan,
  planOf: (coach: Coach) => RacePlan | null,
): PlanOfChoices {
  if (!coach) return { planned: baseline, dropped: 0 }
  const { meals = {}, sides = {}, ...others } = coach
  const places = [...new Set([...Object.keys(meals), ...Object.keys(sides)])]
  const attempt = (kept: readonly string[]): RacePlan | null => {
    const made = planOf({ ...others, ...pick('meals', meals, kept), ...pick('sides', sides, kept) })
    return made && made.audit.findings.length <= baseline.audit.findings.length ? made : null
  }
  const whole = attempt(places)
  if (whole) return { planned: whole, dropped: 0 }
  const ofTheRest = Object.keys(others).length > 1 ? attempt([]) : null
  let best = { planned: ofTheRest ?? baseline, kept: [] as readonly string[] }
  const add = (some: readonly string[]): boolean => {
    const kept = [...best.kept, ...some]
    const planned = some.length > 0 ? attempt(kept) : null
    if (planned) best = { planned, kept }
    return planned !== null
  }
  for (const half of halvesOf(places)) if (!add(half)) for (const quarter of halvesOf(half)) add(quarter)
  return { planned: best.planned, dropped: places.length - best.kept.length }
}

const halvesOf = (places: readonly string[]): (readonly string[])[] => {
  const middle = Math.ceil(places.length / 2)
  return [places.slice(0, middle), places.slice(middle)]
}

function pick<Name extends string, Chosen>(
  name: Name,
  chosen: Readonly<Record<string, Chosen>>,
  places: readonly string[],
): Partial<Record<Name, Record<string, Chosen>>> {
  const kept = Object.entries(chosen).filter(([place]) => places.includes(place))
  return kept.length > 0
    ? ({ [name]: Object.fromEntries(kept) } as Partial<Record<Name, Record<string, Chosen>>>)
    : {}
}
