import { daysBetween } from '../../plain-day.ts'
import type { Plan, PlanPracticeStep } from '../../plan.ts'
import { plainDay } from '../amounts/days.ts'
import { asClock, inGrams, joinList } from '../amounts/format-amounts.ts'
import { inFractions } from '../amounts/fractions.ts'
import { gutPractice } from '../notes/gut-practice.ts'
import { tooMuch } from '../notes/practice-weeks.ts'
import { isCarried } from '../race-day/carried.ts'
import { nameInTheKit } from '../race-day/feed-words.ts'
import type { CalendarText } from './calendar-rows.ts'

/** The long runs that practice the rate of the race, each on the first day of its week. */
export const calendarPractice = (plan: Plan): (CalendarText & { readonly date: string })[] =>
  plan.gut_training.map((step) => ({
    date: step.week_starting,
    summary: `${takenText(plan, step)}${rateText(step)} in the long run`,
    lines: [
      ...(step.minutes.length > 0 ? [`At ${joinList(step.minutes.map(asClock))} into the run.`] : []),
      ...(step.limited ? [`More would be ${tooMuch[step.limited.by]}.`] : []),
      whichDay(plan, step),
      ...gutPractice(plan),
    ],
  }))

/** "5 × gel, "; several fuels are taken in turn. */
function takenText({ race_day: { kit } }: Plan, { servings }: PlanPracticeStep): string {
  if (!servings) return ''
  const eaten = kit.filter(({ use }) => use === 'fuel')
  const [fuel, ...others] = (eaten.length > 0 ? eaten : kit.filter(({ use }) => use === 'drink')).filter(
    isCarried,
  )
  return fuel && others.length === 0
    ? `${inFractions(servings)} × ${nameInTheKit(fuel.product, kit)}, `
    : `${inFractions(servings)} ${servings > 1 ? 'servings' : 'serving'} of race fuel, `
}

const rateText = ({ carbs_g_per_hr: rate, limited }: PlanPracticeStep) =>
  `${inGrams(limited?.carbs_g_per_hr ?? rate)} carbs an hour`

/** A week that begins seven days before the race ends on its eve, which is no day for a long run. */
function whichDay({ runner }: Plan, { week_starting: date }: PlanPracticeStep): string {
  const days = daysBetween({ from: plainDay(date), until: plainDay(runner.race_date) })
  return days === 7
    ? 'The last long run before the race: today or earlier.'
    : 'Today, or on another of the next six days.'
}
