import type { Targets } from '../../2-targets/targets.ts'
import { type Check, type Fault, hard, type PlanSection, soft } from '../audit.ts'
import { type Figures, figuresOf, type MealRead, noFigures, readFigures } from '../reading/read-meal.ts'
import type { MenuDay, Menus } from '../reading/read-menus.ts'
import { figure } from './within.ts'

/** Every line that names its foods in amounts holds what it says, counted again from the foods. */
export const mealsHoldWhatTheySay: Check = {
  id: 'meals-hold-what-they-say',
  find: ({ menus }) => [
    ...of('daily_plan', mealsOf(menus.exampleDays)),
    ...of('long_run_fueling', menus.longRun),
    ...of('race_week', [...mealsOf(weekDays(menus)), ...menus.raceMorning]),
    ...of('race_day_plan', menus.raceDay.map(inItsRow)),
  ],
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

const of = (section: PlanSection, meals: readonly MealRead[]): Fault[] =>
  meals.filter(({ isWhole }) => isWhole).flatMap((meal) => mealFaults(section, meal))

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
  names
    .flatMap(({ key, unit, rounding }): Miss[] => {
      const [said, holds] = [stated[key], made[key]]
      if (said === null || holds === null || !Number.isFinite(said)) return []
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

const names = [
  { key: 'energy', unit: 'kcal', rounding: 10 },
  { key: 'carbs', unit: 'g carbs', rounding: 2 },
  { key: 'protein', unit: 'g protein', rounding: 2 },
  { key: 'fat', unit: 'g fat', rounding: 2 },
] as const

/** What is said of a day is the sum of what is said of its meals. */
export const daysAddUp: Check = {
  id: 'days-add-up',
  find: ({ menus }) => [
    ...menus.exampleDays.flatMap((day) => dayFaults('daily_plan', day)),
    ...weekDays(menus).flatMap((day) => dayFaults('race_week', day)),
  ],
}

function dayFaults(section: PlanSection, { meals, stated, text }: MenuDay): Fault[] {
  const [worst] = stated === null || meals.length < 2 ? [] : misses(stated, sumOf(meals))
  if (!worst) return []
  const fault = worst.isFarOff ? hard : soft
  return [fault(section, `"${start(text)}" says ${worst.said}, and its meals add up to ${worst.holds}.`)]
}

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
  find: ({ menus }, _runner, { daily, raceWeek }) => [
    ...menus.exampleDays.flatMap((day) => [
      ...aims('daily_plan', day, 'energy', [daily.energy]),
      ...aims('daily_plan', day, 'carbs', [daily.carbs]),
    ]),
    ...menus.mondayToWednesday.flatMap((day) =>
      aims('race_week', day, 'carbs', [raceWeek.mondayToWednesday]),
    ),
    ...loadingDays(menus, raceWeek).flatMap(({ day, targets }) => aims('race_week', day, 'carbs', targets)),
    ...menus.dayBefore.flatMap((day) => aims('race_week', day, 'carbs', [raceWeek.dayBefore])),
  ],
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

const tolerance = 0.03

function aims(
  section: PlanSection,
  { meals, stated, text }: MenuDay,
  key: 'energy' | 'carbs',
  targets: readonly number[],
): Fault[] {
  // One meal is no day.
  const value = stated?.[key] ?? (meals.length > 2 ? sumOf(meals)[key] : null)
  if (value === null || targets.some((target) => Math.abs(value - target) <= tolerance * target + 0.5))
    return []
  const unit = key === 'energy' ? 'kcal' : 'g carbs'
  return [
    soft(
      section,
      `"${start(text)}" comes to ${figure(value)} ${unit}, and ${targets.map(figure).join(' or ')} are planned.`,
    ),
  ]
}
