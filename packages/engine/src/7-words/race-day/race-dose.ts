import type { Plan } from '../../plan.ts'
import { asClock, inGrams, joinList } from '../amounts/format-amounts.ts'
import { productOf } from './feed-words.ts'

/** From here the steps have a last two weeks that hold what was reached. */
const enoughWeeks = 3

/** Which dose to race on, and how. A practiced rate settles it; without one it is what the weeks that are left allow. */
export function raceDoseWords(plan: Plan): string[] {
  const { targets, working } = plan
  const { lighter_carbs_g_per_hr: lighter, carbs_g_per_hr: full } = targets.race
  if (plan.runner.preferences.dose === 'lighter') return []
  if (lighter === null) return practicedDose(plan)
  const dose = plan.gut_training.length > 0 ? Math.min(lighter, working.gut_training.top_g_per_hr) : lighter
  return dose < full
    ? [`Lighter dose, ${inGrams(dose)} an hour: ${how(plan)}. Race on it${when(plan, full)}.`]
    : []
}

/** "leave out the gels at 0:40, 1:40 and 2:40, not the water". */
function how({ race_day: { lighter, kit } }: Plan): string {
  if (!lighter) return 'take less at each stop'
  const fuels = kit.filter(({ use }) => use === 'fuel')
  const name = fuels.every(({ product }) => productOf(product).gel) ? 'gel' : 'fuel'
  const [first, ...others] = lighter.leave_out_minutes.map(asClock)
  const named = name === 'gel' && others.length > 0 ? 'gels' : name
  return `leave out the ${named}, not the drink, at ${joinList([first ?? '', ...others])}`
}

/** A condition that the weeks left cannot meet is none: what was held before them counts. */
function when({ runner, working, race_day: { shortfalls } }: Plan, full: number): string {
  const { target_g_per_hr: target, top_g_per_hr: top } = working.gut_training
  const unless = `unless ${inGrams(full)} has held in two long runs before`
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
