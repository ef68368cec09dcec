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

/** A week that ends on the eve of the race may hold its long run on that eve: the run belongs to its first day or before. */
export function lastLongRun({ gut_training: steps, runner }: Plan): string[] {
  const last = steps.find(({ week_starting: week }) => weeksLeftIn(week, runner.race_date) === 1)
  return last ? [`Last long run: by ${monthDay(last.week_starting)}.`] : []
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
    return `Stops for a whole run, ${rateOf(run)}; ${lowercaseFirst(datesOf(run))}, shorter: ${countsOf(shorter)} servings${more}`
  return `Stops for ${weekend}the ${lowercaseFirst(datesOf(run))}: ${rateOf(run)}${shorterText(shorter, date, ' servings')}${more}`
}

/** "Weeks of Mar 7 to Apr 4: 40 g an hour, 4.5 servings a run; the last two, shorter, 3.5 and 2.5." */
function stepText(run: StepsOfOneRate, raceDate: string): string {
  const usual = run[0].servings ?? 0
  if (usual === 0) return `${datesAndRate(run)}.${limitText(run)}`
  const shorter = run.slice(run.findLastIndex(({ servings }) => servings === usual) + 1)
  const servings = `${numberText(usual)} ${usual <= 1 ? 'serving' : 'servings'}`
  return `${datesAndRate(run)}, ${servings} a run${shorterText(shorter, raceDate, '')}.${limitText(run)}`
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

const datesAndRate = (run: StepsOfOneRate) => `${datesOf(run)}: ${rateOf(run)}`

const rateOf = ([{ carbs_g_per_hr: rate }]: StepsOfOneRate) => `${inGrams(rate)} an hour`

function datesOf(run: StepsOfOneRate): string {
  const [{ week_starting: from }] = run
  const to = run.at(-1)?.week_starting ?? from
  return from === to ? `Week of ${monthDay(from)}` : `Weeks of ${monthDay(from)} to ${monthDay(to)}`
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
