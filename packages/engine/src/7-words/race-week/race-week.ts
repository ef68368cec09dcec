import { inGrams, joinList, massRange } from '../amounts/format-amounts.ts'
import { fiberOfADay } from '../../evidence/portions.ts'
import { loadingDayTolerances } from '../../evidence/race-week.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { Plan, PlanDay, PlanRunner } from '../../plan.ts'
import { dayInWords, weekdayInWords } from '../amounts/days.ts'
import { dayWords, mealLine } from '../menus/meal-words.ts'
import type { PlanWords, SameDays, WeekPartWords } from '../plan-words.ts'
import { headingDays } from './heading-days.ts'
import { raceMorning } from './race-morning.ts'

/** The playbook. Its headings are those of a Sunday race; the first line of each names the actual days. */
export function raceWeekWords(plan: Plan): PlanWords['raceWeek'] {
  const { runner } = plan
  const days = (kind: PlanDay['kind']) => plan.race_week.filter((day) => day.kind === kind)
  const part = (
    daysBefore: readonly number[],
    kind: PlanDay['kind'],
    advice: (days: readonly PlanDay[]) => readonly string[],
  ): WeekPartWords => ({
    heading: headingDays(runner, daysBefore),
    opening: [],
    days: sameDaysTogether(runner, days(kind)),
    // A part with all days past has only a note on that.
    advice: days(kind).length === 0 ? [] : advice(days(kind)),
  })
  return {
    mon_wed: part([6, 5, 4], 'easy-week', () => [...easyDays, ...otherWeekday(runner)]),
    thu_fri: part([3, 2], 'loading', (loading) => [...loadingDays(plan, loading), ...otherWeekday(runner)]),
    day_before: part([1], 'day-before', (eve) => theEve(plan, eve)),
    race_morning: raceMorning(plan),
  }
}

/** Groups days with the same menu, so that it is not repeated. */
function sameDaysTogether(runner: PlanRunner, days: readonly PlanDay[]): SameDays[] {
  const groups = new Map<string, [PlanDay, ...PlanDay[]]>()
  for (const day of days) {
    const menu = JSON.stringify(day.meals)
    const group = groups.get(menu)
    if (group) group.push(day)
    else groups.set(menu, [day])
  }
  return [...groups.values()].map((group) => ({
    name: nameOf(group, groups.size),
    label: labelOf(group),
    title: titleOf(group),
    day: dayWords(runner, group[0], weekdayOf(group[0])),
  }))
}

/** The heading names the days; only days that differ are named again. */
function nameOf([day, ...others]: readonly [PlanDay, ...PlanDay[]], groups: number): string {
  if (groups > 1 && day.date) return dayInWords(day.date)
  return others.length > 0 ? 'Each day' : 'The whole day'
}

function labelOf([day, ...others]: readonly [PlanDay, ...PlanDay[]]): string {
  const last = others.at(-1)
  return last ? `${weekdayOf(day)} to ${weekdayOf(last)} ×${others.length + 1}` : weekdayOf(day)
}

function titleOf([day, ...others]: readonly [PlanDay, ...PlanDay[]]): string {
  const last = others.at(-1)
  return last ? `${weekdayOf(day)} to ${weekdayOf(last)}, each day` : weekdayOf(day)
}

const weekdayOf = ({ date }: PlanDay) => (date === null ? '' : weekdayInWords(date))

/** The section for the wire, line by line. */
export const raceWeek = ({ raceWeek: week }: Pick<PlanWords, 'raceWeek'>): NutritionPlan['race_week'] => ({
  mon_wed: partLines(week.mon_wed),
  thu_fri: partLines(week.thu_fri),
  day_before: partLines(week.day_before),
  race_morning: morningLines(week.race_morning),
})

const partLines = ({ heading, days, advice }: WeekPartWords) => [
  heading,
  ...days.flatMap(({ name, day }) => [`${name}: ${day.total}.`, ...day.short, ...day.meals.map(mealLine)]),
  ...advice,
]

/** A single meal needs no total. */
const morningLines = ({ heading, opening, days, advice }: WeekPartWords) => [
  heading,
  ...opening,
  ...days.flatMap(({ day }) => day.meals.map(mealLine)),
  ...advice,
]

/** The headings name the weekdays of a Sunday race. */
const otherWeekday = ({ race_date: date }: PlanRunner): string[] =>
  weekdayInWords(date) === 'Sunday'
    ? []
    : [
        `The heading is that of a Sunday race. Yours is on a ${weekdayInWords(date)}, so go by the days named here.`,
      ]

const easyDays = ['Eat as on an easy training day. There is nothing to load yet.']

function loadingDays(plan: Plan, days: readonly PlanDay[]): string[] {
  const { runner, targets, working } = plan
  const { share_of_load: share } = working.race_week
  const aims = aimOf(days)
  if (share === 0) return [...aims, 'A race this short needs no carb load: eat as early in the week.']
  return [
    ...aims,
    'Carbs first: larger portions of the starch, smaller ones of fat. Eat little and often if the plates feel big.',
    ...(targets.race.hours >= 1.5 ? [lowFiber(runner, days, lowForDays)] : []),
    ...(share === 1 ? expectedWeight(runner) : []),
  ]
}

/** Days with a step between them each have a target. */
function aimOf(days: readonly PlanDay[]): string[] {
  const aims = days.map(
    ({ date, target }) => `${inGrams(target.carbs_g)}${date ? ` on ${weekdayInWords(date)}` : ''}`,
  )
  return new Set(days.map(({ target }) => target.carbs_g)).size > 1
    ? [`Carbs step up toward the race: the aim is ${joinList(aims)}.`]
    : []
}

function theEve({ runner, targets }: Plan, days: readonly PlanDay[]): string[] {
  return [
    'Eat dinner early and keep it plain: foods you know, little fat, nothing spicy.',
    lowFiber(runner, days, targets.race.hours >= 1.5 ? lowForDays : lowOnTheEve),
    'Drink to thirst through the day.',
    ...(runner.age < 18 ? [] : ['No alcohol in the 24 hours before the start.']),
    'Lay out your race kit tonight.',
  ]
}

interface FiberAim {
  readonly words: string
  readonly most: number
}

const { leastFiber, mostFiber } = loadingDayTolerances.value
const { mostOnTheEve } = fiberOfADay.value
const lowForDays: FiberAim = { words: `${leastFiber} to ${mostFiber} g a day`, most: mostFiber }
const lowOnTheEve: FiberAim = { words: `${mostOnTheEve} g at most`, most: mostOnTheEve }

/** If the permitted foods have more, the line does not ask for less than its own menu. */
function lowFiber({ exclusions }: PlanRunner, days: readonly PlanDay[], aim: FiberAim): string {
  const most = Math.max(...days.map(({ totals }) => totals.fiber_g))
  const plants = ['fruit', 'vegetables'].filter((family) => !exclusions.families.includes(family))
  const peeled = plants.length > 0 ? `, ${joinList(plants)} peeled and cooked` : ''
  const how = `white rather than whole-grain${peeled}.`
  return most > aim.most
    ? `Keep fiber low: ${how} About ${aim.words} is the aim; the menu here brings up to ${most} g.`
    : `Keep fiber to about ${aim.words}: ${how}`
}

/** Stored carbohydrate holds water. For adults: under 18, body weight is never mentioned. */
const expectedWeight = (runner: PlanRunner): string[] =>
  runner.age < 18
    ? []
    : [
        `The scale may show ${massRange(runner, { from: 1, to: 2 })} more. That is stored carbohydrate and the water it holds, and you will run on it.`,
      ]
