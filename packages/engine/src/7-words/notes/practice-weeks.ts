import { inGrams, joinList } from '../amounts/format-amounts.ts'
import { plainDay, shortMonthDay } from '../amounts/days.ts'
import { numberText } from '../amounts/format-measures.ts'
import { daysBetween } from '../../plain-day.ts'
import { hasWeekendBeforeTheWeeks } from '../../2-targets/long-runs-left.ts'
import { lowercaseFirst } from '../../letter-case.ts'
import type { Plan, PlanPracticeStep, PlanRunner } from '../../plan.ts'

/** Weeks in a row at one rate. */
export type StepsOfOneRate = readonly [PlanPracticeStep, ...PlanPracticeStep[]]

/** The weeks whose dose the stops of the long run take; null if its own is less than that of every week. */
export function stepsOfTheStops({ targets, gut_training: steps }: Plan): StepsOfOneRate | null {
  const first = alikeInARow(steps)[0]
  return first?.[0].carbs_g_per_hr === targets.long_run.carbs_g_per_hr ? first : null
}

/** The dated steps that the stops do not show, a line for each rate. */
export function practiceSteps(plan: Plan): string[] {
  const all = alikeInARow(plan.gut_training)
  return all.slice(stepsOfTheStops(plan) ? 1 : 0).map((run) => stepText(run, plan.runner.race_date))
}

/** The steps in runs of one rate, whose servings follow the length of the run. */
function alikeInARow(steps: readonly PlanPracticeStep[]): StepsOfOneRate[] {
  const runs: [PlanPracticeStep, ...PlanPracticeStep[]][] = []
  for (const step of steps) {
    const run = runs.at(-1)
    if (run?.[0].carbs_g_per_hr === step.carbs_g_per_hr) run.push(step)
    else runs.push([step])
  }
  return runs
}

/**
 * "Stops for the weeks of Mar 7 to Apr 4: 40 g an hour; the last two, shorter, 3.5 and 2.5 servings": the stops are those of a
 * whole run. Where every week has a shorter one, they are for a weekend before the weeks, or no week's.
 */
export function stopsOfWeeks(
  run: StepsOfOneRate,
  { days_to_go: daysToGo, race_date: date }: PlanRunner,
): string {
  const shorter = run.filter(({ week_starting: week }) => weeksLeftIn(week, date) in lastWeeks)
  const by = limitOf(shorter)?.by
  const more = by ? `: more would be ${tooMuch[by]}` : ''
  const weekend = hasWeekendBeforeTheWeeks({ daysToGo, raceDate: plainDay(date) }) ? 'this weekend and ' : ''
  if (weekend === '' && shorter.length === run.length && run[0].servings)
    return `${onlyShorter(run, date)}: ${countsOf(shorter)} servings${more}. These stops are for a whole run, ${rateOf(run)}`
  return `Stops for ${weekend}the ${lowercaseFirst(datesOf(run, date))}: ${rateOf(run)}${shorterText(shorter, date, ' servings')}${more}`
}

/** "Only a shorter long run is left, week of Mar 22 (long run by Mar 22)" */
const onlyShorter = (run: StepsOfOneRate, raceDate: string) =>
  `Only ${run.length === 1 ? 'a shorter long run is' : 'shorter long runs are'} left, ${lowercaseFirst(datesOf(run, raceDate))}`

/** "Weeks of Mar 7 to Apr 4: 40 g an hour, 4.5 servings a run; the last two, shorter, 3.5 and 2.5." */
function stepText(run: StepsOfOneRate, raceDate: string): string {
  const usual = run[0].servings ?? 0
  const datesAndRate = `${datesOf(run, raceDate)}: ${rateOf(run)}`
  if (usual === 0) return `${datesAndRate}.${limitText(run)}`
  const shorter = run.slice(run.findLastIndex(({ servings }) => servings === usual) + 1)
  const servings = `${numberText(usual)} ${usual <= 1 ? 'serving' : 'servings'}`
  return `${datesAndRate}, ${servings} a run${shorterText(shorter, raceDate, '')}.${limitText(run)}`
}

/** " That is 26 g an hour: more would be too much to drink."; empty where the servings meet the rate. */
function limitText(run: StepsOfOneRate): string {
  const limit = limitOf(run)
  if (!limit) return ''
  const [{ servings, limited }] = run
  if (servings === 0) return ` One serving would be ${tooMuch[limit.by]}.`
  return limited
    ? ` That is ${inGrams(limited.carbs_g_per_hr)} an hour: more would be ${tooMuch[limited.by]}.`
    : ` More would be ${tooMuch[limit.by]}.`
}

const limitOf = (run: readonly PlanPracticeStep[]) => run.find(({ limited }) => limited)?.limited

export const tooMuch = { fluids: 'too much to drink', sodium: 'too much salt' } as const

const rateOf = ([{ carbs_g_per_hr: rate }]: StepsOfOneRate) => `${inGrams(rate)} an hour`

/** The last week ends on the eve of the race, which is no day for its long run: that belongs to its first day or before. */
function datesOf(run: StepsOfOneRate, raceDate: string): string {
  const [{ week_starting: from }] = run
  const to = run.at(-1)?.week_starting ?? from
  const isLast = weeksLeftIn(to, raceDate) === 1
  if (from === to) return `Week of ${monthDay(from)}${isLast ? ` (long run by ${monthDay(to)})` : ''}`
  return `Weeks of ${monthDay(from)} to ${monthDay(to)}${isLast ? ` (last run by ${monthDay(to)})` : ''}`
}

const monthDay = (iso: string) => shortMonthDay(plainDay(iso))

/** The long run gets shorter in the last weeks, and with it the servings. */
function shorterText(run: readonly PlanPracticeStep[], raceDate: string, unit: string): string {
  const [first] = run
  if (!first?.servings) return ''
  return `; ${since(first.week_starting, raceDate)} ${countsOf(run)}${unit}`
}

/** "3.5 and 2.5": each once. */
const countsOf = (run: readonly PlanPracticeStep[]) =>
  joinList([...new Set(run.map(({ servings }) => numberText(servings ?? 0)))])

/** By the calendar: the weeks of one rate may end before the race does. */
const since = (week: string, raceDate: string): string =>
  lastWeeks[weeksLeftIn(week, raceDate)] ?? `from the week of ${monthDay(week)} on`

const weeksLeftIn = (week: string, raceDate: string) =>
  daysBetween({ from: plainDay(week), until: plainDay(raceDate) }) / 7

const lastWeeks: Readonly<Record<number, string>> = {
  1: 'the last, shorter,',
  2: 'the last two, shorter,',
}
