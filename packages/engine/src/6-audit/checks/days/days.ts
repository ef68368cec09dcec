import { menuTolerances } from '../../../evidence/portions.ts'
import { type PlainDay, addDays, toIsoDay } from '../../../plain-day.ts'
import type { PlanDay, PlanMealName } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, type Look, lookAtEach, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { farShortOf, gaveWayOn } from './day-tolerances.ts'

/** The example days, then every remaining day until race morning, each with its date and its meals in order. */
const daysInOrder: Check = {
  id: 'days-in-order',
  look: (given) => {
    const { plan, runner, targets } = given
    const left = [6, 5, 4, 3, 2, 1, 0].filter((daysBefore) => daysBefore <= runner.daysToGo)
    const week = plan.race_week.length === left.length ? plan.race_week : []
    return [
      lookAtEach('daily_plan', 'soft', plan.training_days, (day, at) => [
        ...differences('daily_plan', [
          { path: `training_days.${at}.key`, stated: day.key, made: `training-${at + 1}` },
          { path: `training_days.${at}.kind`, stated: day.kind, made: 'training' },
          { path: `training_days.${at}.date`, stated: day.date, made: null },
          ...aims(`training_days.${at}`, day, {
            kcal: targets.daily.energy,
            carbs_g: targets.daily.carbs,
            protein_g: targets.daily.protein,
            fat_g: targets.daily.fat,
          }),
        ]),
        ...mealFaults('daily_plan', `training_days.${at}`, day),
      ]),
      lookAtEach('race_week', 'hard', week, (day, at) =>
        dayFaults(given, { day, at, daysBefore: left[at] ?? 0 }),
      ),
    ]
  },
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

function dayFaults({ runner, targets }: Given, { day, at, daysBefore }: DayOfWeek): Fault[] {
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
    ...mealFaults('race_week', path, day),
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

/** In the order of a day, each once; snacks are added in this order as a day grows. */
function mealFaults(
  section: PlanSection,
  path: string,
  { kind, meals, far_short_of: short }: PlanDay,
): Fault[] {
  const names = meals.map(({ name }) => name)
  const snacks = snacksByNeed.filter((name) => names.includes(name))
  const ofDay: readonly PlanMealName[] = kind === 'race-morning' ? ['breakfast'] : mealsOfADay
  // Runners with a day far short may have no dish for one of its meals.
  const wanted = ofDay.filter((name) =>
    snacksByNeed.includes(name)
      ? isRequired(name, snacks.length)
      : names.includes(name) || short.length === 0,
  )
  return differences(section, [{ path: `${path}.meals`, stated: names, made: wanted }], soft)
}

const mealsOfADay = [
  'breakfast',
  'morning-snack',
  'lunch',
  'afternoon-snack',
  'dinner',
  'evening-snack',
  'bedtime-snack',
] as const satisfies readonly PlanMealName[]

const snacksByNeed: readonly PlanMealName[] = [
  'afternoon-snack',
  'morning-snack',
  'evening-snack',
  'bedtime-snack',
]

const isRequired = (name: PlanMealName, snacks: number) => snacksByNeed.indexOf(name) < snacks

/** The menus meet the targets of their days: training days in energy and carbs, the days of race week in carbs. */
const daysMeetTheirTargets: Check = {
  id: 'days-meet-their-targets',
  look: ({ plan, runner, targets: { daily } }): [Look, Look] => {
    const whole = plan.race_week.filter(({ kind }) => kind !== 'race-morning')
    return [
      lookAtEach('daily_plan', 'soft', plan.training_days, (day, at) => [
        ...off('daily_plan', `training_days.${at}.totals.kcal`, day.totals.kcal, {
          target: daily.energy,
          less: training.energy,
          more: training.energy,
        }),
        ...off('daily_plan', `training_days.${at}.totals.carbs_g`, day.totals.carbs_g, {
          target: daily.carbs,
          less: training.carbs,
          more: training.carbs,
        }),
      ]),
      runner.daysToGo > 0 || whole.length > 0
        ? lookAtEach('race_week', 'soft', whole, ({ kind, totals, target }, at) =>
            off('race_week', `race_week.${at}.totals.carbs_g`, totals.carbs_g, {
              target: target.carbs_g,
              less: kind === 'easy-week' ? training.carbs : loading.lessCarbs,
              more: kind === 'easy-week' ? training.carbs : loading.moreCarbs,
            }),
          )
        : doesNotApply,
    ]
  },
}

const { training, loading } = menuTolerances.value

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
