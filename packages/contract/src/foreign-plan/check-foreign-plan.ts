import {
  excludedFoods,
  type Finding,
  hardLimits,
  type NutritionPlan,
  type Runner,
} from '@race-nutrition/engine'
import { afterRace, beforeRace, readableTimes } from './limits/around-the-race.ts'
import { caffeineDose } from './limits/caffeine.ts'
import { type Check, doesNotApply, type Given, hard } from './check.ts'
import { dailyCarbs, dailyEnergy, dailyFat, dailyProtein } from './limits/daily-limits.ts'
import { searched, wanted } from './names/find-names.ts'
import {
  longRunCarbs,
  longRunDrink,
  longRunFluids,
  longRunMeal,
  longRunRecovery,
  longRunSodium,
} from './limits/long-run-limits.ts'
import { allergens, caffeineAndHealth, caffeineUnder18, diet, otherFoods } from './names/names.ts'
import { placeRow } from './normalize/place-row.ts'
import { feedGap, feedSize, raceCarbs, raceDrink, raceFluids, raceSodium } from './limits/race-limits.ts'
import { energyAddsUp, summaryAgrees, totalsAddUp } from './limits/sums.ts'
import { textsOf } from './names/section-texts.ts'

const groups = [
  { id: 'adds-up', title: 'It adds up', checks: [energyAddsUp, summaryAgrees, totalsAddUp] },
  {
    id: 'limits',
    title: 'Within the limits',
    checks: [
      dailyEnergy,
      dailyCarbs,
      dailyProtein,
      dailyFat,
      longRunMeal,
      longRunCarbs,
      longRunSodium,
      longRunFluids,
      longRunDrink,
      longRunRecovery,
      readableTimes,
      beforeRace,
      feedSize,
      feedGap,
      raceCarbs,
      raceSodium,
      raceFluids,
      raceDrink,
      afterRace,
      caffeineDose,
      caffeineUnder18,
      caffeineAndHealth,
    ],
  },
  { id: 'allergies', title: 'Allergies and diet', checks: [allergens, diet, otherFoods] },
] as const satisfies readonly { id: string; title: string; checks: readonly Check[] }[]

/** The checks of another service's plan, with titles for the runner. */
export const foreignCheckGroups = groups.map(({ id, title, checks }) => ({
  id,
  title,
  checks: Object.fromEntries(checks.map((check) => [check.id, check.title])),
}))

/** Like an audit of our own plans: `total` counts the checks that apply, and a check that did not pass failed. */
export interface ForeignAudit {
  readonly passed: number
  readonly total: number
  readonly not_applicable: readonly string[]
  readonly groups: readonly Readonly<{ id: string; title: string; passed: number; total: number }>[]
  readonly findings: readonly Finding[]
}

/** Checks a plan of another service by its numbers and names, without parsing its sentences. */
export function checkForeignPlan(plan: NutritionPlan, runner: Runner): ForeignAudit {
  const race = { minutes: 60 * runner.targetTime, kilometers: runner.raceDistance }
  const given: Given = {
    plan,
    rows: plan.race_day_plan.map((row) => ({ row, place: placeRow(row.time, race) })),
    texts: textsOf(plan).map((text) => ({ ...text, searched: searched(text.text) })),
    limits: hardLimits(runner),
    excluded: excludedFoods(runner).map(wanted),
  }
  const outcomes = groups.map(({ id, title, checks }) => ({
    id,
    title,
    checks: checks.map((check) => outcomeOf(check, given)),
  }))
  const all = outcomes.flatMap(({ checks }) => checks)
  return {
    ...countOf(all),
    not_applicable: all.filter(({ findings }) => findings === null).map(({ id }) => id),
    groups: outcomes.map(({ id, title, checks }) => ({ id, title, ...countOf(checks) })),
    findings: all.flatMap(({ findings }) => findings ?? []),
  }
}

/** Null if the check does not apply; it passes without a finding. */
interface Outcome {
  readonly id: string
  readonly findings: readonly Finding[] | null
}

function outcomeOf({ id, look }: Check, given: Given): Outcome {
  const looked = look(given)
  if (looked === doesNotApply) return { id, findings: null }
  const { section, what, read, faults } = looked
  const isUnread = read === 0 && faults.length === 0
  const found = isUnread ? [hard(section, `Not checked: the plan gives no ${what}.`)] : faults
  return { id, findings: found.map((fault) => ({ id, ...fault })) }
}

function countOf(outcomes: readonly Outcome[]): { passed: number; total: number } {
  const applying = outcomes.filter(({ findings }) => findings !== null)
  return { passed: applying.filter(({ findings }) => findings?.length === 0).length, total: applying.length }
}
