import { menuTolerances } from '../../../evidence/portions.ts'
import { loadingDayTolerances } from '../../../evidence/race-week.ts'
import { type PlainDay, addDays, toIsoDay } from '../../../plain-day.ts'
import type { Plan, PlanDay } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, type Look, lookAtEach, soft } from '../../audit.ts'
import { differences, isSame } from '../../differences.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { hasLongRun, recoveryOnTheDay } from '../../meals.ts'
import { farShortOf, gaveWayOn } from './day-tolerances.ts'
import { mealFaults } from './meals-of-a-day.ts'

/** The example days, then every remaining day until race morning, each with its date and its meals in order. */
const daysInOrder: Check = {
  id: 'days-in-order',
  look: (given) => {
    const { plan, runner } = given
    const left = [6, 5, 4, 3, 2, 1, 0].filter((daysBefore) => daysBefore <= runner.daysToGo)
    const week = plan.race_week.length === left.length ? plan.race_week : []
    return [
      lookAtEach('daily_plan', 'soft', plan.training_days, (day, at) => exampleFaults(given, day, at)),
      lookAtEach('race_week', 'hard', week, (day, at) =>
        dayFaults(given, { day, at, daysBefore: left[at] ?? 0 }),
      ),
    ]
  },
}

const exampleKinds = ['rest', 'run', 'long-run'] as const

function exampleFaults(given: Given, day: PlanDay, at: number): Fault[] {
  const { plan, targets } = given
  const path = `training_days.${at}`
  const kind = exampleKinds[at] ?? ''
  const { rest, run, longRun } = targets.dayTypes
  const own = { rest, run: run ?? rest, 'long-run': longRun, '': rest }[kind]
  return [
    ...differences('daily_plan', [
      { path: `${path}.key`, stated: day.key, made: kind },
      { path: `${path}.kind`, stated: day.kind, made: kind },
      { path: `${path}.date`, stated: day.date, made: null },
      ...aims(path, day, { kcal: own.energy, carbs_g: own.carbs, protein_g: own.protein, fat_g: own.fat }),
    ]),
    ...mealFaults(given, 'daily_plan', path, day),
    ...(kind === 'long-run' && hasLongRun(plan) ? aroundTheRun(plan, day, path) : []),
  ]
}

/** The day of the long run holds the first of the breakfasts before it, and the meal after it where there is room. */
function aroundTheRun(plan: Plan, { meals }: PlanDay, path: string): Fault[] {
  const pairs = [
    { name: 'breakfast', made: plan.long_run.breakfasts[0] },
    { name: 'recovery', made: recoveryOnTheDay(plan) },
  ] as const
  return pairs.flatMap(({ name, made }) => {
    const at = meals.findIndex((meal) => meal.name === name)
    return isSame(meals[at] ?? null, made ?? null)
      ? []
      : [soft('daily_plan', 'out-of-place', { path: `${path}.meals.${at}` })]
  })
}

const aims = (path: string, { target }: PlanDay, made: Partial<PlanDay['target']>) =>
  (Object.keys(made) as (keyof typeof made)[]).map((key) => ({
    path: `${path}.target.${key}`,
    stated: target[key],
    made: made[key],
  }))

interface DayOfWeek {
  readonly day: PlanDay
  readonly at: number
  readonly daysBefore: number
}

function dayFaults(given: Given, { day, at, daysBefore }: DayOfWeek): Fault[] {
  const { runner, targets } = given
  const date: PlainDay = addDays(runner.raceDate, -daysBefore)
  const path = `race_week.${at}`
  return [
    ...differences('race_week', [
      {
        path: `${path}.key`,
        stated: day.key,
        made: daysBefore === 0 ? 'race-morning' : `${daysBefore}-days-before`,
      },
      { path: `${path}.kind`, stated: day.kind, made: kindOf(daysBefore) },
      { path: `${path}.date`, stated: day.date, made: toIsoDay(date) },
      ...aims(path, day, { carbs_g: carbsOn(daysBefore, targets) }),
    ]),
    ...mealFaults(given, 'race_week', path, day),
  ]
}

function kindOf(daysBefore: number): PlanDay['kind'] {
  if (daysBefore >= 4) return 'easy-week'
  if (daysBefore >= 2) return 'loading'
  return daysBefore === 1 ? 'day-before' : 'race-morning'
}

function carbsOn(daysBefore: number, { raceWeek, race }: Given['targets']): number {
  if (daysBefore >= 4) return raceWeek.mondayToWednesday
  if (daysBefore === 0) return race.breakfast.carbs
  return [raceWeek.dayBefore, raceWeek.friday, raceWeek.thursday][daysBefore - 1] ?? Number.NaN
}

/**
 * The menus meet the targets of their days: example days in energy and carbs, the days of race week in carbs. A day that says
 * what gave way may be three times as far off; further, too few foods are left to call it a menu for this runner.
 */
const daysMeetTheirTargets: Check = {
  id: 'days-meet-their-targets',
  look: ({ plan, runner, targets: { raceWeek } }): [Look, Look] => {
    const whole = plan.race_week.filter(({ kind }) => kind !== 'race-morning')
    return [
      lookAtEach('daily_plan', 'soft', plan.training_days, ({ totals, target, gave_way: lost }, at) => [
        ...off('daily_plan', `training_days.${at}.totals.kcal`, totals.kcal, {
          target: target.kcal,
          ...widened(tolerances.energy, tolerances.energy, lost.includes('energy')),
        }),
        ...off('daily_plan', `training_days.${at}.totals.carbs_g`, totals.carbs_g, {
          target: target.carbs_g,
          ...widened(tolerances.carbs, tolerances.carbs, lost.includes('carbs')),
        }),
      ]),
      runner.daysToGo > 0 || whole.length > 0
        ? lookAtEach('race_week', 'soft', whole, ({ kind, totals, target, gave_way: lost }, at) => {
            const isOrdinary = kind === 'easy-week' || raceWeek.shareOfLoad === 0
            return off('race_week', `race_week.${at}.totals.carbs_g`, totals.carbs_g, {
              target: target.carbs_g,
              ...widened(
                isOrdinary ? tolerances.carbs : loadingDayTolerances.value.lessCarbs,
                isOrdinary ? tolerances.carbs : loadingDayTolerances.value.moreCarbs,
                lost.includes('carbs'),
              ),
            })
          })
        : doesNotApply,
    ]
  },
}

const tolerances = menuTolerances.value

const widened = (less: number, more: number, gaveWay: boolean) =>
  gaveWay ? { less: 3 * less, more: 3 * more } : { less, more }

interface Aim {
  readonly target: number
  readonly less: number
  readonly more: number
}

const off = (section: PlanSection, path: string, value: number, { target, less, more }: Aim): Fault[] =>
  value >= (1 - less) * target - 0.5 && value <= (1 + more) * target + 0.5
    ? []
    : [soft(section, 'off-target', { path, value, target })]

/** What a day missed by more than its tolerance is named, and nothing else. */
const gaveWayListed: Check = {
  id: 'gave-way-listed',
  look: (given) => {
    const lookAtDays = (section: PlanSection, days: 'training_days' | 'race_week') =>
      lookAtEach(section, 'soft', given.plan[days], (day, at) =>
        differences(
          section,
          [
            { path: `${days}.${at}.gave_way`, stated: day.gave_way, made: gaveWayOn(day, given) },
            { path: `${days}.${at}.far_short_of`, stated: day.far_short_of, made: farShortOf(day, given) },
          ],
          soft,
        ),
      )
    return [lookAtDays('daily_plan', 'training_days'), lookAtDays('race_week', 'race_week')]
  },
}

export const dayChecks: readonly Check[] = [daysInOrder, daysMeetTheirTargets, gaveWayListed]
