import type { Plan, PlanShortfall } from './plan.ts'

/** What the stops of the race bring in an hour, and the path of its reason. */
export interface RaceRate {
  readonly amount: number
  readonly path: string
}

/**
 * The rates of the race: its targets, or what the stops bring where they fall short of one, as of a fuel with a single sugar.
 * Carbs in g, fluids in ml, sodium in mg, each an hour.
 */
export function raceRates({
  targets: { race },
  race_day: { shortfalls },
}: Pick<Plan, 'targets' | 'race_day'>): Readonly<Record<PlanShortfall['of'], RaceRate>> {
  const rate = (of: PlanShortfall['of'], nutrient: 'carbs_g' | 'fluids_ml' | 'sodium_mg'): RaceRate => {
    const missed = shortfalls.find((each) => each.of === of)
    return missed
      ? { amount: missed.delivered, path: `race_day.start_to_finish.${nutrient}` }
      : { amount: race[`${nutrient}_per_hr`], path: `targets.race.${nutrient}_per_hr` }
  }
  return {
    carbs: rate('carbs', 'carbs_g'),
    fluids: rate('fluids', 'fluids_ml'),
    sodium: rate('sodium', 'sodium_mg'),
  }
}
