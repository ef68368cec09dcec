import { daysBetween } from '../../plain-day.ts'
import type { Plan, PlanCooking, PlanDay } from '../../plan.ts'
import { plainDay } from '../amounts/days.ts'
import { inGrams, joinList } from '../amounts/format-amounts.ts'
import { portions, recipeName } from '../menus/dish-words.ts'
import { dayWords } from '../menus/meal-words.ts'
import type { PlanWords } from '../plan-words.ts'
import { cookedWhen } from '../race-week/cooked-when.ts'
import { calendarPractice } from './calendar-practice.ts'
import type { CalendarText } from './calendar-rows.ts'

/** Something of a whole day. */
export interface CalendarDate extends CalendarText {
  readonly of: 'practice' | 'race-week' | 'cooking'
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** The practice runs, the days of race week up to the eve, and the evening of cooking, by date. */
export const calendarDates = (plan: Plan, words: PlanWords): CalendarDate[] => [
  ...calendarPractice(plan).map((run) => ({ of: 'practice' as const, ...run })),
  ...plan.race_week.flatMap((day) => dayText(plan, words, day)),
  ...(plan.cooking ? [cookingText(plan, words, plan.cooking)] : []),
]

/** What race morning takes is in the rows of the race. */
function dayText(plan: Plan, words: PlanWords, day: PlanDay): CalendarDate[] {
  const { kind, date, totals } = day
  if (date === null || !(kind in partOf)) return []
  const { short, meals } = dayWords(plan, day, '', (meal) => cookedWhen(plan, day, meal))
  return [
    {
      of: 'race-week',
      date,
      summary: `${inGrams(totals.carbs_g)} carbs today, ${howLongBefore(plan, date)}`,
      lines: [
        ...meals.map(({ when, dish }) => `${when}: ${dish}`),
        ...short,
        ...words.raceWeek[partOf[kind as keyof typeof partOf]].advice,
      ],
    },
  ]
}

const partOf = { 'easy-week': 'mon_wed', loading: 'thu_fri', 'day-before': 'day_before' } as const

function howLongBefore({ runner }: Plan, date: string): string {
  const days = daysBetween({ from: plainDay(date), until: plainDay(runner.race_date) })
  return days === 1 ? 'the day before the race' : `${days} days before the race`
}

/** "41 min of cooking this evening: American goulash with pasta, 2 portions" */
function cookingText(
  { race_week: week }: Plan,
  { prep }: PlanWords,
  { date, pots, minutes }: PlanCooking,
): CalendarDate {
  const eaten = week.flatMap(({ meals }) => meals)
  const dishes = pots.flatMap(({ recipe, quarters }) => {
    const meal = eaten.find((each) => each.recipe.id === recipe)
    return meal ? [`${recipeName(meal)}, ${portions(quarters)}`] : []
  })
  return {
    of: 'cooking',
    date,
    summary: `${minutes} min of cooking this evening: ${joinList(dishes)}`,
    lines: prep.steps,
  }
}
