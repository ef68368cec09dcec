import type { Plan, PlanShortfall } from './plan.ts'
import type { Nutrient } from './reason.ts'

/** What the stops of the race bring in an hour, and the path of its reason. */
export interface RaceRate {
  readonly amount: number
  readonly path: string
}

/**
 * The rates of the race: what its table brings from start to finish, by the hour. Carbs in g, fluids in ml, sodium in mg. The reason
 * of each is that of its target, or of the sum where that is more than a twentieth off, as of a fuel with a single sugar or of a salty one.
 */
export function raceRates({
  targets: { race },
  race_day: { shortfalls, start_to_finish: brought },
}: Pick<Plan, 'targets' | 'race_day'>): Readonly<Record<PlanShortfall['of'], RaceRate>> {
  const rate = (of: PlanShortfall['of'], nutrient: Nutrient): RaceRate => {
    const target = race[`${nutrient}_per_hr`]
    const amount = perHour(nutrient, brought[nutrient], race.hours)
    const isOff = shortfalls.some((each) => each.of === of) || Math.abs(amount - target) > target / 20
    return {
      amount,
      path: isOff ? `race_day.start_to_finish.${nutrient}` : `targets.race.${nutrient}_per_hr`,
    }
  }
  return {
    carbs: rate('carbs', 'carbs_g'),
    fluids: rate('fluids', 'fluids_ml'),
    sodium: rate('sodium', 'sodium_mg'),
  }
}

/** What the lighter table of the race brings in an hour, g; the dose itself where there is no such table; null if there is no dose. */
export function lighterRate({
  targets: { race },
  race_day: { lighter },
}: Pick<Plan, 'targets' | 'race_day'>): number | null {
  return lighter ? perHour('carbs_g', lighter.carbs_g, race.hours) : race.lighter_carbs_g_per_hr
}

/** What the stops of the long run bring in an hour, g: the target, or less where fuel of the runner's own falls short of it. */
export const longRunCarbs = ({
  targets,
  long_run: { shortfalls },
}: Pick<Plan, 'targets' | 'long_run'>): number =>
  shortfalls.find(({ of }) => of === 'carbs')?.delivered ?? targets.long_run.carbs_g_per_hr

/** Carbs in whole grams; fluids and sodium in tens. */
export function perHour(nutrient: Nutrient, amount: number, hours: number): number {
  const step = nutrient === 'carbs_g' ? 1 : 10
  return Math.round(amount / hours / step) * step
}
