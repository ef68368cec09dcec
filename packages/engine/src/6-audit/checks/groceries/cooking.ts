import { coldStorage, cookingSession } from '../../../evidence/portions.ts'
import { boughtPerGram, findFood } from '../../../foods/foods.ts'
import { addDays, toIsoDay, readIsoDay } from '../../../plain-day.ts'
import type { Plan, PlanCookedFood, PlanCookingRound } from '../../../plan.ts'
import { type Check, doesNotApply, lookAtEach, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault } from '../../finding.ts'

const section = 'prep'

/** What is cooked ahead is what its meals use, within the days that the fridge keeps it, in an hour of hands-on time in all. */
export const cookingFitsTheWeek: Check = {
  id: 'cooking-fits-the-week',
  look: ({ plan }) => {
    const { rounds } = plan.cooking
    const { most, fromDays } = cookingSession.value
    // For the last few days there may be nothing worth cooking ahead.
    if (rounds.length === 0 && plan.race_week.length < fromDays) return doesNotApply
    const hands = minutesOf(rounds)
    return lookAtEach(section, 'soft', rounds, (round, at) => [
      ...dateFaults(plan, round, at),
      ...round.foods.flatMap((food, index) =>
        foodFaults(plan, { round, food, path: `cooking.rounds.${at}.foods.${index}` }),
      ),
      ...(round.foods.length === 0 || hands > most || isDuplicate(rounds, round, at)
        ? [soft(section, 'out-of-place', { path: `cooking.rounds.${at}` })]
        : []),
    ])
  },
}

/** Duplicates: two rounds for one day, or one food twice in a round. */
const isDuplicate = (rounds: readonly PlanCookingRound[], { from, foods }: PlanCookingRound, at: number) =>
  rounds.slice(0, at).some((other) => other.until >= from) ||
  new Set(foods.map(({ food_id: id }) => id)).size < foods.length

/** Of all rounds, with setting out and boxing for each but the dinner before the race, and with packing the race kit. */
function minutesOf(rounds: readonly PlanCookingRound[]): number {
  const { settingOut, boxing, raceKit } = cookingSession.value
  return rounds.reduce<number>(
    (sum, { foods, when }) => sum + handsOn(foods) + (when === 'race eve' ? 0 : settingOut + boxing),
    raceKit,
  )
}

const handsOn = (foods: readonly PlanCookedFood[]) =>
  foods.reduce(
    (sum, { hands_on_minutes: minutes }) => sum + (minutes > 0 ? minutes : Number.POSITIVE_INFINITY),
    0,
  )

/** Cooked on the evening before its days, or today, for no more days than cooked food keeps. */
function dateFaults({ runner, race_week: week }: Plan, round: PlanCookingRound, at: number): Fault[] {
  const path = `cooking.rounds.${at}`
  const [first, race] = [week[0]?.date, runner.race_date]
  const isFirst = round.from === first
  const cooksToday = isFirst && runner.days_to_go < week.length
  const date = cooksToday ? round.from : dayAfter(round.from, -1)
  const kept = dayAfter(date, coldStorage.value)
  const when = date === first ? 'today' : round.from === race && !isFirst ? 'race eve' : 'evening'
  const days = week.map((day) => day.date)
  return [
    ...differences(
      section,
      [
        { path: `${path}.date`, stated: round.date, made: date },
        { path: `${path}.until`, stated: round.until, made: kept < race ? kept : race },
        { path: `${path}.when`, stated: round.when, made: when },
      ],
      soft,
    ),
    ...(days.includes(round.from) && days.includes(round.until)
      ? []
      : [soft(section, 'out-of-place', { path: `${path}.from` })]),
  ]
}

const dayAfter = (iso: string, days: number) => {
  const day = readIsoDay(iso)
  return day ? toIsoDay(addDays(day, days)) : ''
}

interface Cooked {
  readonly round: PlanCookingRound
  readonly food: PlanCookedFood
  readonly path: string
}

function foodFaults(plan: Plan, { round, food, path }: Cooked): Fault[] {
  const eaten = eatenWithin(plan, round, food.food_id)
  const cooked = eaten.reduce((sum, { grams }) => sum + grams, 0)
  const known = findFood(food.food_id)
  return differences(
    section,
    [
      { path: `${path}.meals`, stated: food.meals, made: eaten.map(({ date, name }) => ({ date, name })) },
      { path: `${path}.cooked_g`, stated: food.cooked_g, made: cooked },
      { path: `${path}.raw_g`, stated: food.raw_g, made: cooked * (known ? boughtPerGram(known) : 1) },
    ],
    soft,
  )
}

/** Every meal of the round's days, and the one after the race, that uses the food; on race day breakfast is already eaten. */
function eatenWithin({ race_week: week, race_day: race, runner }: Plan, round: PlanCookingRound, id: string) {
  return week
    .filter(({ date }) => date !== null && round.from <= date && date <= round.until)
    .flatMap(({ date, meals }) =>
      [
        ...(week.length > 1 ? meals : []),
        ...(date === runner.race_date && race.recovery_meal ? [race.recovery_meal] : []),
      ].flatMap(({ name, dish, items }) => {
        if (cooksInIt.has(dish.id)) return []
        const grams = items.flatMap((item) => (item.food_id === id ? [item.grams] : []))
        return grams.map((each) => ({ date: date ?? '', name, grams: each }))
      }),
    )
}

/** Dishes whose starch and pulses cook in the dish itself. */
const cooksInIt: ReadonlySet<string> = new Set(['risotto', 'potato-lentil-stew'])
