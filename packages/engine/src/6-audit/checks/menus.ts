import type { Targets } from '../../2-targets/targets.ts'
import {
  type Check,
  doesNotApply,
  type Fault,
  hard,
  type Look,
  lookAtEach,
  type PlanSection,
  type Reading,
  soft,
} from '../audit.ts'
import { type Figures, figuresOf, type MealRead, noFigures, readFigures } from '../reading/read-meal.ts'
import type { MenuDay, Menus } from '../reading/read-menus.ts'
import { clockOf, placed, type RowRead } from '../reading/read-rows.ts'
import { figure } from './within.ts'

/** Every line that names its foods in amounts holds what it says, counted again from the foods. */
export const mealsHoldWhatTheySay: Check = {
  id: 'meals-hold-what-they-say',
  look: ({ menus, rows }, runner) => [
    lookAtMeals('daily_plan', mealsOf(menus.exampleDays)),
    lookAtMeals('long_run_fueling', menus.longRun),
    lookAtMeals('race_week', [...mealsOf(weekDays(menus)), ...menus.raceMorning]),
    lookAtMeals('race_day_plan', raceDayMeals(menus, rows, clockOf(runner).finish)),
  ],
}

/** Breakfast and recovery, unless a row says its figures alone, and whatever else of the table names its foods in amounts. */
function raceDayMeals({ raceDay }: Menus, rows: readonly RowRead[], finish: number): MealRead[] {
  const meals = new Set(
    placed(rows)
      .filter(({ minute, entry }) => (minute <= -75 || minute > finish) && entry.carbs_g > 0)
      .filter(({ entry }) => readFigures(entry.item).before.trim() !== '')
      .map(({ entry }) => entry),
  )
  return raceDay.filter(({ entry, meal }) => meal.isWhole || meals.has(entry)).map(inItsRow)
}

/** A row has its carbs in a column; words of its own say more of the same, or of a part of it. */
const inItsRow = ({ entry, meal }: Menus['raceDay'][number]): MealRead =>
  readFigures(entry.item).before === entry.item
    ? { ...meal, stated: { ...noFigures, carbs: entry.carbs_g } }
    : meal

const mealsOf = (days: readonly MenuDay[]) => days.flatMap(({ meals }) => meals)
const weekDays = ({ mondayToWednesday, thursdayToFriday, dayBefore }: Menus) => [
  ...mondayToWednesday,
  ...thursdayToFriday,
  ...dayBefore,
]

/** A meal that names its foods otherwise than a reader can count is one that nothing here can vouch for. */
function lookAtMeals(section: PlanSection, meals: readonly MealRead[]): Reading {
  const counted = meals.filter(
    ({ isWhole, stated, portions }) => isWhole && comparable(stated, figuresOf(portions)).length > 0,
  )
  const subject = { section, what: 'the foods of the meals here', unread: 'soft' } as const
  const reading = lookAtEach(subject, counted, (meal) => mealFaults(section, meal))
  const [first, ...others] = meals.filter(({ isWhole }) => !isWhole)
  if (counted.length === 0 || !first) return reading
  const more = others.length === 0 ? '' : `, nor ${others.length} more here`
  const words = `The foods of "${start(first.text)}" could not be counted${more}.`
  return { ...reading, faults: [...reading.faults, soft(section, words)] }
}

/** A piece or a cup that nobody weighed may be another's: that is told, and refuses no plan. */
function mealFaults(section: PlanSection, { text, portions, stated }: MealRead): Fault[] {
  const [worst] = misses(stated, figuresOf(portions))
  if (!worst) return []
  const fault = worst.isFarOff && portions.every(({ isWeighed }) => isWeighed) ? hard : soft
  return [fault(section, `"${start(text)}" says ${worst.said}, and its foods hold ${worst.holds}.`)]
}

const start = (text: string) => (text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text)

interface Miss {
  readonly said: string
  readonly holds: string
  readonly isFarOff: boolean
  readonly share: number
}

/** Stated against recomputed: 2 %, or what rounding does to a small plate; the farthest off first. */
const misses = (stated: Figures, made: Figures): Miss[] =>
  comparable(stated, made)
    .flatMap(({ unit, rounding, said, holds }): Miss[] => {
      const off = Math.abs(said - holds)
      if (off <= Math.max(0.02 * holds, rounding) + 1e-9) return []
      return [
        {
          said: `${figure(said)} ${unit}`,
          holds: figure(holds),
          // A few grams on a small plate are no reason to refuse a plan.
          isFarOff: off > Math.max(0.15 * holds, 5 * rounding),
          share: off / Math.max(holds, 1),
        },
      ]
    })
    .sort((one, other) => Number(other.isFarOff) - Number(one.isFarOff) || other.share - one.share)

/** The figures that are there on both sides. */
const comparable = (stated: Figures, made: Figures) =>
  names.flatMap(({ key, unit, rounding }) => {
    const [said, holds] = [stated[key], made[key]]
    return said === null || holds === null || !Number.isFinite(said) ? [] : [{ unit, rounding, said, holds }]
  })

const names = [
  { key: 'energy', unit: 'kcal', rounding: 10 },
  { key: 'carbs', unit: 'g carbs', rounding: 2 },
  { key: 'protein', unit: 'g protein', rounding: 2 },
  { key: 'fat', unit: 'g fat', rounding: 2 },
] as const

/** What is said of a day is the sum of what is said of its meals. */
export const daysAddUp: Check = {
  id: 'days-add-up',
  look: ({ menus }, { daysToGo }) => [
    lookAtSums('daily_plan', menus.exampleDays),
    daysToGo > 0 || weekDays(menus).length > 0 ? lookAtSums('race_week', weekDays(menus)) : doesNotApply,
  ],
}

const lookAtSums = (section: PlanSection, days: readonly MenuDay[]): Reading =>
  lookAtEach(
    { section, what: 'the days and the meals that make them', unread: 'soft' },
    days.flatMap(({ meals, stated, text }) =>
      stated === null || meals.length < 2 || comparable(stated, sumOf(meals)).length === 0
        ? []
        : [{ text, stated, sum: sumOf(meals) }],
    ),
    ({ text, stated, sum }) => {
      const [worst] = misses(stated, sum)
      if (!worst) return []
      const fault = worst.isFarOff ? hard : soft
      return [fault(section, `"${start(text)}" says ${worst.said}, and its meals add up to ${worst.holds}.`)]
    },
  )

/** A figure that some meal leaves out has no sum. */
function sumOf(meals: readonly MealRead[]): Figures {
  const sum = (key: keyof Figures) =>
    meals.reduce<number | null>(
      (total, { stated }) => (total === null || stated[key] === null ? null : total + stated[key]),
      0,
    )
  return { energy: sum('energy'), carbs: sum('carbs'), protein: sum('protein'), fat: sum('fat') }
}

/** The menus meet what the days are planned with: training days in energy and carbs, the days of race week in carbs. */
export const daysMeetTheirTargets: Check = {
  id: 'days-meet-their-targets',
  look: ({ menus }, { daysToGo }, { daily, raceWeek }): [Look, Look] => {
    const inRaceWeek = [
      ...menus.mondayToWednesday.flatMap((day) => aim(day, 'carbs', [raceWeek.mondayToWednesday])),
      ...loadingDays(menus, raceWeek).flatMap(({ day, targets }) => aim(day, 'carbs', targets)),
      ...menus.dayBefore.flatMap((day) => aim(day, 'carbs', [raceWeek.dayBefore])),
    ]
    return [
      lookAtAims(
        'daily_plan',
        menus.exampleDays.flatMap((day) => [
          ...aim(day, 'energy', [daily.energy]),
          ...aim(day, 'carbs', [daily.carbs]),
        ]),
      ),
      daysToGo > 0 || inRaceWeek.length > 0 ? lookAtAims('race_week', inRaceWeek) : doesNotApply,
    ]
  },
}

/** Two days have each their own step, or both the mean of the two; one menu may be for either. */
const loadingDays = ({ thursdayToFriday: days }: Menus, week: Targets['raceWeek']) =>
  days.map((day, index) => ({
    day,
    targets: [
      week.thursdayToFriday,
      ...(days.length !== 2 || index === 0 ? [week.thursday] : []),
      ...(days.length !== 2 || index === 1 ? [week.friday] : []),
    ],
  }))

interface Aim {
  readonly text: string
  readonly value: number
  readonly unit: 'kcal' | 'g carbs'
  readonly targets: readonly number[]
}

/** What a day comes to and what it is planned with; nothing where the day does not say. */
function aim(
  { meals, stated, text }: MenuDay,
  key: 'energy' | 'carbs',
  targets: readonly number[],
): readonly Aim[] {
  // One meal is no day.
  const value = stated?.[key] ?? (meals.length > 2 ? sumOf(meals)[key] : null)
  return value === null ? [] : [{ text, value, unit: key === 'energy' ? 'kcal' : 'g carbs', targets }]
}

const tolerance = 0.03

const lookAtAims = (section: PlanSection, aims: readonly Aim[]): Reading =>
  lookAtEach(
    { section, what: 'what the days here come to', unread: 'soft' },
    aims,
    ({ text, value, unit, targets }): Fault[] =>
      targets.some((target) => Math.abs(value - target) <= tolerance * target + 0.5)
        ? []
        : [
            soft(
              section,
              `"${start(text)}" comes to ${figure(value)} ${unit}, and ${targets.map(figure).join(' or ')} are planned.`,
            ),
          ],
  )
