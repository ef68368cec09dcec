import { practiceStepOn } from '../../4-race-day/planned-servings.ts'
import type { Plan, PlanPracticeStep } from '../../plan.ts'
import { shortMonthDay, plainDay } from '../amounts/days.ts'
import { asClock, inGrams } from '../amounts/format-amounts.ts'
import { numberText } from '../amounts/format-measures.ts'

/**
 * "This week, from Feb 8: 60 g of carbs an hour, 8 servings at 0:10, 0:35. The numbers and stops here are for another week.":
 * the long run of the week of this day, where its stops are not those of the plan; null where they are.
 */
export function thisWeekOfPractice(plan: Plan, today: string): string | null {
  const step = practiceStepOn(plan, today)
  if (!step || step.takes_the_stops) return null
  const { week_starting: from, carbs_g_per_hr: rate } = step
  const dose = `This week, from ${shortMonthDay(plainDay(from))}: ${inGrams(rate)} of carbs an hour`
  const servings = servingsOf(step)
  const isOfTheRateOfTheStops = rate === plan.targets.long_run.carbs_g_per_hr
  return servings === null
    ? `${dose}.`
    : `${dose}, ${servings}. ${isOfTheRateOfTheStops ? 'The stops here are for a whole run' : 'The numbers and stops here are for another week'}.`
}

function servingsOf({ servings, minutes }: PlanPracticeStep): string | null {
  if (!servings) return null
  const count = `${numberText(servings)} ${servings <= 1 ? 'serving' : 'servings'}`
  const shared = servings > minutes.length ? ', shared' : ''
  return `${count}${shared} at ${minutes.map(asClock).join(', ')}`
}
