import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { Plan } from '../../plan.ts'
import { asClock, inGrams, joinList } from '../amounts/format-amounts.ts'
import { productOf } from './feed-words.ts'

/** From here the steps have a last two weeks that hold what was reached. */
const enoughWeeks = 3

/** Which dose to race on, and how. A practiced rate settles it; without one it is what the weeks that are left allow. */
export function raceDoseWords(plan: Plan): string[] {
  const { lighter_carbs_g_per_hr: lighter, carbs_g_per_hr: full } = plan.targets.race
  if (lighter === null && plan.runner.preferences.dose !== 'lighter') return practicedDose(plan)
  const dose = lighterDose(plan)
  return dose === null
    ? []
    : [`Lighter dose, ${inGrams(dose)} an hour: ${how(plan)}. Race on it${when(plan, full)}.`]
}

/** The same in as few words as a strip has room for: who takes along the stops has to know which to leave. */
export function raceDoseInShort(plan: Plan): string | null {
  const { lighter } = plan.race_day
  const dose = lighterDose(plan)
  if (dose === null || !lighter) return null
  return `Not practiced? No ${nameOfFuel(plan)} at ${timesOf(lighter.leave_out_minutes)}: ${inGrams(dose)} an hour`
}

/** Grams an hour; null where the table has it already, or has no more. */
function lighterDose({ runner, targets, working }: Plan): number | null {
  const { lighter_carbs_g_per_hr: lighter, carbs_g_per_hr: full } = targets.race
  if (lighter === null || runner.preferences.dose === 'lighter') return null
  const dose = Math.min(lighter, working.gut_training.top_g_per_hr)
  return dose < full ? dose : null
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

/** A condition that the weeks left cannot meet is none: what was held before them counts. */
function when({ runner, working, race_day: { shortfalls } }: Plan, full: number): string {
  const { target_g_per_hr: target, top_g_per_hr: top } = working.gut_training
  // Whoever holds less than a step below the table's dose may race on it.
  const enough = full - top < gutTraining.value.stepPerWeek ? Math.min(top, full) : full
  const unless = `unless ${inGrams(enough)} has held in two long runs before`
  // What the table has is then the most that this fuel may bring.
  if (shortfalls.some(({ because }) => because === 'own-fuel-of-one-sugar'))
    return ' if the table’s dose has not held in two long runs, your stomach is uneasy or it is hotter than planned'
  if (runner.long_runs_left < enoughWeeks) return `, as under three full weeks are left, ${unless}`
  if (top < target) return `, as the weeks left reach ${inGrams(top)}, ${unless}`
  return ` if ${inGrams(full)} has not held in two long runs, your stomach is uneasy or it is hotter than planned`
}

/** What practice allows where it is less than the race asks for, and the other way round. */
function practicedDose({ runner, targets, working }: Plan): string[] {
  const { practiced_g_per_hr: practiced = 0 } = runner.preferences
  const { carbs_g_per_hr: planned } = targets.race
  if (planned < working.gut_training.target_g_per_hr)
    return [`The race stays with what your gut knows, ${inGrams(planned)} an hour: set your pace by feel.`]
  return practiced > planned && planned > 0
    ? [
        `You have held ${inGrams(practiced)} an hour. This race asks for ${inGrams(planned)}, and more is not planned.`,
      ]
    : []
}
