import type { Plan, PlanShortfall } from '../../plan.ts'
import { lighterRate, raceRates } from '../../race-rates.ts'
import { asClock, inGrams, joinList } from '../amounts/format-amounts.ts'
import { productOf } from './feed-words.ts'

/** Which dose to race on, and how. A practiced rate settles it; without one it is what the weeks that are left allow. */
export function raceDoseWords(plan: Plan): string[] {
  const { practiced_g_per_hr: practiced, dose: chosen } = plan.runner.preferences
  if (practiced !== undefined) return practicedDose(plan, practiced)
  const dose = lighterDose(plan)
  if (dose !== null)
    return [`Lighter dose on race day, ${inGrams(dose)} an hour: ${how(plan)}. Race on it if ${when(plan)}.`]
  return chosen === undefined ? heldByTheWeeks(plan) : []
}

/** Who names no dose races on what the weeks left lead to, however much more the race asks for. */
function heldByTheWeeks(plan: Plan): string[] {
  const { runner, targets, working } = plan
  const { carbs_g_per_hr: planned } = targets.race
  const { amount: brought } = raceRates(plan).carbs
  const { target_g_per_hr: target } = working.gut_training
  if (planned >= target) return []
  const why =
    runner.long_runs_left === 0 ? 'most stomachs hold that unpracticed' : 'the weeks left lead to that'
  const isOfOwnFuel = plan.race_day.shortfalls.some(
    ({ of, because }) => of === 'carbs' && byChoice.has(because),
  )
  const of = isOfOwnFuel ? 'with what you use' : 'in whole servings'
  const servings = brought === planned ? '' : `, ${of} ${inGrams(brought)}`
  return [
    `A race like this asks for ${inGrams(target)} an hour; yours is planned at ${inGrams(planned)}${servings}: ${why}. Held more in two long runs? Set it as your practiced dose.`,
  ]
}

/** Causes of what is short that the runner chose. */
const byChoice: ReadonlySet<PlanShortfall['because']> = new Set([
  'own-fuel',
  'own-fuel-of-one-sugar',
  'own-drink',
])

/** The same in as few words as a strip has room for: who takes along the stops has to know which to leave. */
export function raceDoseInShort(plan: Plan): string | null {
  const { lighter } = plan.race_day
  const dose = lighterDose(plan)
  if (dose === null || !lighter) return null
  return `Not practiced? No ${nameOfFuel(plan)} at ${timesOf(lighter.leave_out_minutes)}: ${inGrams(dose)} an hour`
}

/** Grams an hour that are left; null where the table has no more already. */
function lighterDose(plan: Plan): number | null {
  const { lighter_carbs_g_per_hr: lighter, carbs_g_per_hr: full } = plan.targets.race
  return lighter !== null && lighter < full ? lighterRate(plan) : null
}

/** "leave out the gels, not the drink, at 0:40, 1:40 and 2:40". */
function how(plan: Plan): string {
  const { lighter } = plan.race_day
  if (!lighter) return 'take less at each stop'
  const { leave_out_minutes: minutes } = lighter
  const name = nameOfFuel(plan)
  const named = name === 'gel' && minutes.length > 1 ? 'gels' : name
  return `leave out the ${named}, not the drink, at ${timesOf(minutes)}`
}

const nameOfFuel = ({ race_day: { kit } }: Plan) =>
  kit.filter(({ use }) => use === 'fuel').every(({ product }) => productOf(product).gel) ? 'gel' : 'fuel'

const timesOf = (minutes: readonly number[]) => joinList(minutes.map(asClock))

function when(plan: Plan): string {
  // What the table has is then the most that this fuel may bring.
  const isShort = plan.race_day.shortfalls.some(({ because }) => because === 'own-fuel-of-one-sugar')
  // By the name that the weeks of practice have for it, where they reach it.
  const practiced = plan.gut_training.at(-1)?.carbs_g_per_hr ?? 0
  const isReached = practiced >= plan.targets.race.carbs_g_per_hr
  const full = isShort ? 'the table’s dose' : inGrams(isReached ? practiced : raceRates(plan).carbs.amount)
  return `${full} has not held in two long runs, your stomach is uneasy or it is hotter than planned`
}

/** What practice allows where it is less than the race asks for, and the other way round. */
function practicedDose({ targets, working }: Plan, practiced: number): string[] {
  const { carbs_g_per_hr: planned } = targets.race
  if (planned < working.gut_training.target_g_per_hr)
    return [
      planned > practiced
        ? `You have held ${inGrams(practiced)} an hour, and the weeks left lead to ${inGrams(planned)}, where the race stays: set your pace by feel.`
        : `The race stays with what your gut knows, ${inGrams(planned)} an hour: set your pace by feel.`,
    ]
  return practiced > planned && planned > 0
    ? [
        `You have held ${inGrams(practiced)} an hour. This race asks for ${inGrams(planned)}, and more is not planned.`,
      ]
    : []
}
