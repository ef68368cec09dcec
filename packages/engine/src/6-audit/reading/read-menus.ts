import type { NutritionPlan, RaceDayEntry } from '../../nutrition-plan.ts'
import { type Figures, longestLine, type MealRead, readFigures, readMeal } from './read-meal.ts'

/** A day of meals, as a plan sets it out. */
export interface MenuDay {
  readonly meals: readonly MealRead[]
  /** What the plan says of the whole day; null where it says nothing. */
  readonly stated: Figures | null
  /** The line that says it, or the first of the day. */
  readonly text: string
  /** How often it is eaten. */
  readonly times: number
}

/** Every menu of a plan whose meals stand on lines of their own. */
export interface Menus {
  readonly exampleDays: readonly MenuDay[]
  readonly mondayToWednesday: readonly MenuDay[]
  readonly thursdayToFriday: readonly MenuDay[]
  readonly dayBefore: readonly MenuDay[]
  readonly raceMorning: readonly MealRead[]
  readonly raceDay: readonly { readonly entry: RaceDayEntry; readonly meal: MealRead }[]
  /** Meals around the long run. */
  readonly longRun: readonly MealRead[]
}

/** The days of race week with a menu of their own. */
export const weekDays = ({ mondayToWednesday, thursdayToFriday, dayBefore }: Menus): MenuDay[] => [
  ...mondayToWednesday,
  ...thursdayToFriday,
  ...dayBefore,
]

export function readMenus(plan: NutritionPlan): Menus {
  const { daily_plan: daily, race_week: week, long_run_fueling: run } = plan
  const easy = daysIn(week.mon_wed)
  const loading = daysIn(week.thu_fri)
  return {
    exampleDays: daily.example_days.flatMap((day) => daysIn([day])),
    mondayToWednesday: repeated(easy, week.mon_wed),
    thursdayToFriday: repeated(loading, week.thu_fri),
    dayBefore: daysIn(week.day_before),
    raceMorning: week.race_morning.filter(isMeal).map(readMeal),
    raceDay: plan.race_day_plan.map((entry) => ({ entry, meal: readMeal(entry.item) })),
    longRun: [...run.pre_run.examples, ...run.during.schedule].map(readMeal).filter(({ isWhole }) => isWhole),
  }
}

/** A line of a day's figures opens the day, and one that says "total" closes it. */
function daysIn(texts: readonly string[]): MenuDay[] {
  const days: { meals: MealRead[]; stated: Figures | null; text: string; isClosed: boolean }[] = []
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const day = days.at(-1)
    if (isMeal(line)) {
      const meal = readMeal(line)
      if (day && !day.isClosed) day.meals.push(meal)
      else days.push({ meals: [meal], stated: null, text: line, isClosed: false })
    } else if (isTotal.test(line)) {
      const { stated } = readFigures(line)
      if (day && !day.isClosed)
        Object.assign(day, { stated: day.stated ?? stated, text: line, isClosed: true })
    } else if (isDay.test(line) && readFigures(line).stated.carbs !== null) {
      days.push({ meals: [], stated: readFigures(line).stated, text: line, isClosed: false })
    }
  }
  return days
    .filter(({ meals }) => meals.length > 0)
    .map(({ meals, stated, text }) => ({ meals, stated, text, times: 1 }))
}

/** "Breakfast: …", "Afternoon snack (3 pm): …", "- Lunch — …". */
const isMeal = (line: string) =>
  line.length <= longestLine &&
  // One of several to choose from adds nothing to the day.
  !/^[^:—–]{0,60}\b(?:ideas?|options?|alternatives?|or)\b/iu.test(line) &&
  /^[^\p{L}\d]*(?:(?:early|late|mid)[- ]?)?(?:(?:morning|afternoon|evening|bedtime|pre-bed|race)[- ])?(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert)\b[^:—–]{0,25}[:—–-]/iu.test(
    line,
  )

const isTotal = /^[^\p{L}]*(?:(?:whole |the )?day(?:'s|’s)? |daily )?totals?\b/iu
/** "Each day: 2,266 kcal, 350 g carbs", "Thursday, May 6: 2,609 kcal, 495 g carbs". */
const isDay =
  /^[^\p{L}\d]*(?:each day|every day|the whole day|the day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|day \d)[^:]{0,40}:\s*\d/iu

/** One menu said for each day is eaten as often as the section's own dates say. */
function repeated(days: readonly MenuDay[], texts: readonly string[]): readonly MenuDay[] {
  const [only, ...others] = days
  if (!only || others.length > 0 || !/\b(?:each|every|per) day\b|\bdaily\b/iu.test(texts.join('\n')))
    return days
  return [{ ...only, times: daysNamed(texts.find((text) => weekday.test(text)) ?? '') }]
}

const weekdays = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']
const weekday = new RegExp(`\\b(${weekdays.join('|')})day\\b`, 'iu')

/** "Monday, May 3 to Wednesday, May 5" are three days, "Thursday and Friday" two; what is said to be past is not eaten. */
function daysNamed(text: string): number {
  const ahead = text
    .split(/(?<=\.)\s/u)
    .filter((sentence) => !/\bpast\b/iu.test(sentence))
    .join(' ')
  const named = [...ahead.matchAll(new RegExp(weekday, 'giu'))].map(([, day]) =>
    weekdays.indexOf((day ?? '').toLowerCase()),
  )
  const [first, last] = named
  if (first === undefined || last === undefined) return 1
  const isSpan =
    named.length === 2 &&
    /day\b[^.]{0,20}\b(?:to|through|until)\b|[–—-]\s*(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu.test(ahead)
  return isSpan ? ((last - first + 7) % 7) + 1 : new Set(named).size
}
