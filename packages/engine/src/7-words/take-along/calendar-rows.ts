import type { Plan, PlanMeal, PlanRaceDayMeal, PlanRow } from '../../plan.ts'
import { inGrams, inMilligrams, inOwnVolume } from '../amounts/format-amounts.ts'
import { mealWords, servedByName, servedLine } from '../menus/meal-words.ts'
import type { PlanWords, RaceRowWords } from '../plan-words.ts'
import { raceDoseInShort } from '../race-day/race-dose.ts'
import { caffeineInWords, caffeineTaken } from '../race-day/caffeine-words.ts'
import { feedInWords } from '../race-day/feed-words.ts'
import { raceMeal, whenRaceDayMeal } from '../race-week/race-day-meals.ts'
import { amountsOf } from './short-amounts.ts'
import { markOf, thirstReminder } from './short-stops.ts'

/** An event: what to do in one line, which is all that a notification shows, and the lines under it. */
export interface CalendarText {
  readonly summary: string
  readonly lines: readonly string[]
}

/** Something to eat or drink at a minute from the start. */
export interface CalendarRow extends CalendarText {
  readonly of: PlanRow['phase'] | 'meal'
  /** Negative before the start. */
  readonly minute: number
  /** "0:40", "3:00 before": as in the table. */
  readonly time: string
}

/** The rows of the race and, before an evening race, the other meals of the day, by time. */
export function calendarRows(plan: Plan, { raceRows }: Pick<PlanWords, 'raceRows'>): CalendarRow[] {
  const meals = plan.race_day.other_meals.map((meal) => otherMeal(plan, meal))
  const rows = plan.race_day.rows.flatMap((row, index) => {
    const words = raceRows[index]
    return words ? [rowText(plan, row, words)] : []
  })
  return [...meals, ...rows].toSorted((one, other) => one.minute - other.minute)
}

function otherMeal({ runner }: Plan, each: PlanRaceDayMeal): CalendarRow {
  const { name, minute, carbs_g: carbs, meal } = each
  const words = meal && mealWords(runner, meal)
  const time = whenRaceDayMeal(runner, each)
  return {
    of: 'meal',
    minute,
    time,
    summary: `${inGrams(carbs)} carbs, ${name}: ${words ? servedByName(words) : 'foods you know, little fiber and fat'}`,
    lines: [time, ...(words ? [servedLine(words)] : [])],
  }
}

function rowText(plan: Plan, row: PlanRow, words: RaceRowWords): CalendarRow {
  const { time, place } = words
  const { carbs, fluids, sodium } = amountsOf(plan.runner, row)
  return {
    of: row.phase,
    minute: row.minute,
    time,
    summary: summaries[row.phase](plan, row, words),
    lines: [
      place === null ? time : `${time} · ${place}`,
      ...(row.phase === 'caffeine' ? [] : [`${carbs} carbs, ${fluids} fluids, ${sodium} sodium`]),
      ...(row.phase === 'during' || row.phase === 'top-up' ? [] : [words.item]),
      ...lighterDose(plan, row),
    ],
  }
}

/** At the stops that a lighter dose goes without. */
function lighterDose(plan: Plan, { minute }: PlanRow): string[] {
  const dose = raceDoseInShort(plan)
  return dose !== null && plan.race_day.lighter?.leave_out_minutes.includes(minute) ? [dose] : []
}

/** "1 gel, 150 ml water · km 8" */
function stopText({ runner, race_day: { kit, on_course: course } }: Plan, row: PlanRow): string {
  const takes = feedInWords(
    runner,
    kit,
    { ...row, reminds_of_thirst: false },
    { volumeInWords: inOwnVolume, course },
  )
  const where = row.km === null ? takes : `${takes} · ${markOf(runner, row.km)}`
  return row.reminds_of_thirst ? `${where}; ${thirstReminder}` : where
}

/** Without a dish the item says its grams itself. */
function breakfastText(
  { race_day: { other_meals: others } }: Plan,
  row: PlanRow,
  words: RaceRowWords,
): string {
  if (words.dish === null) return words.itemByName
  const name = others.length > 0 ? raceMeal.toLowerCase() : 'breakfast'
  return `${inGrams(row.carbs_g)} carbs, ${name}: ${words.itemByName}`
}

/** "200 mg caffeine, only if you are used to it"; cups of coffee name it themselves. */
const caffeineText = (plan: Plan) =>
  plan.race_day.caffeine?.cups
    ? caffeineInWords(plan)
    : `${inMilligrams(Math.floor(caffeineTaken(plan)))} caffeine, only if you are used to it`

/** When to drink nothing stands with the whole row below. */
function recoveryText({ runner, race_day: { recovery_meal: meal } }: Plan, row: PlanRow): string {
  const dish = meal ? `: ${dishOf(runner, meal)}` : ''
  return `${inGrams(row.carbs_g)} carbs, recovery${dish}; drink to thirst`
}

const dishOf = (runner: Plan['runner'], meal: PlanMeal) => mealWords(runner, meal).dish

type Summary = (plan: Plan, row: PlanRow, words: RaceRowWords) => string

/** The amount first, then where: what stands at the end may be cut off. */
const summaries: Readonly<Record<PlanRow['phase'], Summary>> = {
  breakfast: breakfastText,
  caffeine: caffeineText,
  'top-up': (_plan, _row, { itemByName }) => `${itemByName} · before the start`,
  during: stopText,
  recovery: recoveryText,
}
