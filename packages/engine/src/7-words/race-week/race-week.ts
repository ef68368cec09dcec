import { inGrams, massRange } from '../amounts/format-amounts.ts'
import { fiberOfADay } from '../../evidence/portions.ts'
import { loadingDayTolerances } from '../../evidence/race-week.ts'
import { mentions, readsOfCalories, readsOfWeight } from '../../health.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { Plan, PlanDay, PlanRunner } from '../../plan.ts'
import { dayInWords, weekdayInWords } from '../amounts/days.ts'
import { dayWords, mealLine } from '../menus/meal-words.ts'
import type { MealWords, PlanWords, SameDays, WeekPartWords } from '../plan-words.ts'
import { cookedWhen } from './cooked-when.ts'
import { daysOfPart } from './days-of-part.ts'
import { alarmClock, raceMorning } from './race-morning.ts'

/** The playbook. The headings of its parts are the specification's; these are the days of this runner. */
export function raceWeekWords(plan: Plan): PlanWords['raceWeek'] {
  const { runner } = plan
  const days = (kind: PlanDay['kind']) => plan.race_week.filter((day) => day.kind === kind)
  const part = (
    daysBefore: readonly number[],
    kind: PlanDay['kind'],
    advice: (days: readonly PlanDay[]) => readonly string[],
  ): WeekPartWords => ({
    dates: daysOfPart(runner, daysBefore),
    opening: [],
    days: sameDaysTogether(plan, days(kind)),
    advice: days(kind).length === 0 ? [] : advice(days(kind)),
  })
  return {
    mon_wed: part([6, 5, 4], 'easy-week', (easy) => smallerDays(plan, easy)),
    thu_fri: part([3, 2], 'loading', (loading) => loadingDays(plan, loading)),
    day_before: part([1], 'day-before', ([eve]) => (eve ? theEve(plan, eve) : [])),
    race_morning: raceMorning(plan),
  }
}

/** Groups days with the same menu, so that it is not repeated. */
function sameDaysTogether(plan: Plan, days: readonly PlanDay[]): SameDays[] {
  const groups: [PlanDay, ...PlanDay[]][] = []
  for (const day of days) {
    const group = groups.find(([first]) => hasSameMenu(plan, first, day))
    if (group) group.push(day)
    else groups.push([day])
  }
  return groups.map((group) => ({
    name: nameOf(group, groups.length),
    aim: `${inGrams(group[0].target.carbs_g)} carbs`,
    label: labelOf(group),
    title: titleOf(group),
    day: dayWords(plan, group[0], weekdayOf(group[0]), (meal) => cookedWhen(plan, group[0], meal)),
  }))
}

/** The same meals, cooked and left in the same way. */
const hasSameMenu = (plan: Plan, one: PlanDay, other: PlanDay): boolean =>
  one.meals.length === other.meals.length &&
  one.meals.every(({ recipe }, at) => recipe.id === other.meals[at]?.recipe.id) &&
  menuText(plan, one) === menuText(plan, other)

const menuText = (plan: Plan, day: PlanDay) =>
  JSON.stringify([day.meals, day.meals.map((meal) => cookedWhen(plan, day, meal))])

/** The dates of the part name the days; only days that differ are named again. */
function nameOf([day, ...others]: readonly [PlanDay, ...PlanDay[]], groups: number): string {
  if (groups > 1 && day.date) return dayInWords(day.date)
  return others.length > 0 ? titleOf([day, ...others]) : 'The whole day'
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
export const raceWeek = ({
  raceWeek: week,
  breakfastAway,
  raceDayMeals,
  raceNotes,
}: Pick<
  PlanWords,
  'raceWeek' | 'breakfastAway' | 'raceDayMeals' | 'raceNotes'
>): NutritionPlan['race_week'] => ({
  mon_wed: partLines(week.mon_wed),
  thu_fri: partLines(week.thu_fri),
  day_before: partLines(week.day_before),
  race_morning: [...morningLines(week.race_morning, raceDayMeals, breakfastAway), ...raceNotes],
})

const partLines = ({ dates, days, advice }: WeekPartWords) => [
  ...(dates === null ? [] : [dates]),
  ...days.flatMap(({ name, aim, day }) => [
    `${name}: ${day.total}. Target: ${aim}.`,
    ...day.short,
    ...day.meals.map(mealLine),
  ]),
  ...advice,
]

/** A single meal needs no total. */
const morningLines = (
  { dates, opening, days, advice }: WeekPartWords,
  others: PlanWords['raceDayMeals'],
  away: MealWords | null,
) => [
  ...(dates === null ? [] : [dates]),
  ...opening,
  ...others.before.map(mealLine),
  ...days.flatMap(({ day }) => [...day.meals.map(mealLine), ...day.short]),
  ...others.after.map(mealLine),
  ...(away === null ? [] : [mealLine(away)]),
  ...advice,
]

/** Calories are for nobody with an eating disorder to compare. */
function smallerDays({ runner, targets }: Plan, days: readonly PlanDay[]): string[] {
  const isSmaller = days.every(({ target }) => target.kcal < clearlyLess * targets.daily.kcal)
  return isSmaller && readsOfCalories(runner) ? ['Smaller days: less running.'] : []
}

/** Runners compare the days of the week with their daily figure. */
const clearlyLess = 0.97

function loadingDays(plan: Plan, days: readonly PlanDay[]): string[] {
  const { runner, working } = plan
  const { share_of_load: share } = working.race_week
  if (share === 0)
    return [
      hasLoadWithoutDiabetes(plan) ? 'With diabetes no carb load is planned.' : 'Too short for a carb load.',
    ]
  return [
    'Little and often if plates feel big.',
    ...(isLow(plan) ? [lowFiber(runner, days, lowForDays)] : []),
    ...(share === 1 ? expectedWeight(runner) : []),
  ]
}

const hasLoadWithoutDiabetes = ({ working }: Plan) => working.race_week.day_before_settled_by === 'diabetes'

function theEve(plan: Plan, eve: PlanDay): string[] {
  const dinner = isLightAfterDinner(eve)
    ? 'Eat dinner early: plain, familiar,'
    : 'Keep dinner plain and familiar:'
  // The loading days before it have said so.
  const isLoaded = plan.working.race_week.share_of_load > 0
  const isSaid = isLow(plan) && isLoaded && plan.race_week.some(({ kind }) => kind === 'loading')
  const alarm = alarmClock(plan)
  return [
    `${dinner} little fat, nothing spicy.`,
    ...(isSaid ? [] : [lowFiber(plan.runner, [eve], isLow(plan) ? lowForDays : lowOnTheEve)]),
    ...dinnerAway(plan, eve),
    ...(alarm === null ? [] : [`Alarm: ${alarm}, for breakfast.`]),
  ]
}

/** Nobody cooks in a hotel: a dinner that needs a stove is ordered there, by its carbs. */
function dinnerAway({ runner }: Plan, { meals }: PlanDay): string[] {
  const dinner = meals.find(({ is_ordered: isOrdered }) => isOrdered)
  if (!dinner) return []
  const asks = runner.exclusions.typed.length > 0 ? ' Ask there about what you leave out.' : ''
  return [
    `Order dinner at the hotel or a restaurant near it: this dish or a plain one like it, little fat, about ${inGrams(dinner.carbs_g)} carbs with bread and drink. Nothing of it is on your list.${asks}`,
  ]
}

/** A dinner is early if at most one small thing is eaten after it. */
function isLightAfterDinner({ meals }: PlanDay): boolean {
  const later = meals.slice(meals.findIndex(({ name }) => name === 'dinner') + 1)
  return later.length <= 1 && later.every(({ kcal }) => kcal <= mostAfterAnEarlyDinner)
}

const mostAfterAnEarlyDinner = 250

/** Days of little fiber before a race; the eve of any other race has its own limit. */
const isLow = ({ runner, targets }: Plan) => targets.race.hours >= 1.5 && !mentions(runner, 'diabetes')

interface FiberAim {
  readonly words: string
  readonly most: number
}

const { leastFiber, mostFiber } = loadingDayTolerances.value
const { mostOnTheEve } = fiberOfADay.value
const lowForDays: FiberAim = { words: `${leastFiber}–${mostFiber} g a day`, most: mostFiber }
const lowOnTheEve: FiberAim = { words: `${mostOnTheEve} g`, most: mostOnTheEve }

/** If the permitted foods have more, no figure asks for less than the menu beside it, which says what it comes to. */
function lowFiber({ exclusions }: PlanRunner, days: readonly PlanDay[], aim: FiberAim): string {
  const most = Math.max(...days.map(({ totals }) => totals.fiber_g))
  const peeled = exclusions.families.includes('fruit') ? '' : ', fruit peeled'
  const cooked = exclusions.families.includes('vegetables') ? '' : ', vegetables cooked'
  return `Keep fiber ${most > aim.most ? 'low' : `to about ${aim.words}`}: white, not whole-grain${peeled}${cooked}.`
}

/** Stored carbohydrate holds water. */
const expectedWeight = (runner: PlanRunner): string[] =>
  readsOfWeight(runner)
    ? [`The scale may show ${massRange(runner, { from: 1, to: 2 })} more: carbs and their water.`]
    : []
