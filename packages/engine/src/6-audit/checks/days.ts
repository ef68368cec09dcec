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
import type { Figures, MealRead } from '../reading/read-meal.ts'
import { type MenuDay, type Menus, weekDays } from '../reading/read-menus.ts'
import { comparable, misses, start } from './compare-figures.ts'
import { figure } from './within.ts'

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
