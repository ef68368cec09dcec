import {
  isExpected,
  type RunningNutrient,
  runningNutrients,
  tooLittleDrink,
  tooMuchAnHour,
} from './running-nutrients.ts'
import {
  type Check,
  doesNotApply,
  type Fault,
  formatNumber,
  type Given,
  hard,
  isRead,
  outside,
  tiny,
} from '../check.ts'

const section = 'race_day_plan'

/** A row between start and finish, with its minute. */
interface Stop {
  readonly minute: number
  readonly row: Given['plan']['race_day_plan'][number]
}

const stopsOf = ({ rows }: Given): Stop[] =>
  rows
    .flatMap(({ row, place }) =>
      place?.part === 'during' && place.minute !== null ? [{ minute: place.minute, row }] : [],
    )
    .sort((one, other) => one.minute - other.minute)

const sumOf = (stops: readonly Stop[], nutrient: RunningNutrient) =>
  stops.reduce((sum, { row }) => sum + row[runningNutrients[nutrient].inRow], 0)

/** What the rows between start and finish add up to: per hour on average, and in the busiest hour. */
const hourlyCheck = (nutrient: RunningNutrient, title: string): Check => ({
  id: `race-${nutrient}`,
  title,
  look: (given) => {
    const { race, busiestHour } = given.limits
    const stops = stopsOf(given)
    const sum = sumOf(stops, nutrient)
    if (!isRead(sum) && !isExpected(race, nutrient)) return doesNotApply
    const average = { section, nutrient, value: sum / race.time, when: 'an hour of the race' } as const
    const busiest = {
      section,
      nutrient,
      value: mostOfAnHour(stops, nutrient),
      when: 'in one hour of the race',
    } as const
    return {
      section,
      what: `${nutrient} between start and finish`,
      read: isRead(sum) ? stops.length : 0,
      faults: [...tooMuchAnHour(average, race), ...tooMuchAnHour(busiest, busiestHour)].slice(0, 1),
    }
  },
})

const mostOfAnHour = (stops: readonly Stop[], nutrient: RunningNutrient) =>
  Math.max(
    0,
    ...stops.map(({ minute: from }) =>
      sumOf(
        stops.filter(({ minute }) => minute >= from && minute < from + 60 - tiny),
        nutrient,
      ),
    ),
  )

export const raceCarbs = hourlyCheck('carbs', 'Carbs of each hour of the race are within their limit')
export const raceSodium = hourlyCheck('sodium', 'Sodium of each hour of the race is within its limit')
export const raceFluids = hourlyCheck('fluids', 'Fluids of each hour of the race stay below what you sweat')

/** Over the whole race. */
export const raceDrink: Check = {
  id: 'race-drink',
  title: 'There is enough to drink for the sodium of the race',
  look: (given) => {
    const { race, drinkSodium } = given.limits
    const stops = stopsOf(given)
    const [sodium, fluids] = [sumOf(stops, 'sodium'), sumOf(stops, 'fluids')]
    if (!isRead(sodium + fluids) && !race.isFueled) return doesNotApply
    return {
      section,
      what: 'sodium and fluids between start and finish',
      read: isRead(sodium + fluids) ? stops.length : 0,
      faults: tooLittleDrink(section, { when: 'the race', sodium, fluids }, drinkSodium),
    }
  },
}

/** Carbs taken at one minute, in however many rows. */
interface Feed {
  readonly minute: number
  readonly carbs: number
}

const feedCheck = (
  { id, title }: Pick<Check, 'id' | 'title'>,
  find: (feeds: readonly Feed[], given: Given) => Fault[],
): Check => ({
  id,
  title,
  look: (given) => {
    const feeds = feedsOf(stopsOf(given))
    if (feeds.length === 0 && !given.limits.race.isFueled) return doesNotApply
    return { section, what: 'carbs between start and finish', read: feeds.length, faults: find(feeds, given) }
  },
})

export const feedSize = feedCheck(
  { id: 'feed-size', title: 'No feed of the race is too big to take at once' },
  (feeds, { limits }) =>
    feeds.flatMap(({ minute, carbs }) =>
      outside(
        { section, what: `Carbs at once, at minute ${Math.round(minute)}`, value: carbs, unit: 'g' },
        { most: limits.feed.most },
      ),
    ),
)

export const feedGap = feedCheck(
  { id: 'feed-gap', title: 'Feeds of the race are far enough apart' },
  (feeds, { limits }) =>
    feeds.flatMap(({ minute }, index) => {
      const gap = minute - (feeds[index - 1]?.minute ?? Number.NEGATIVE_INFINITY)
      // Distances in a text are rounded: a tenth of a minute is not a fault.
      if (gap >= limits.feed.minutesApart - 0.1) return []
      const message = `Fuel at minute ${Math.round(minute)} comes only ${formatNumber(gap)} minutes after the last.`
      return [hard(section, message)]
    }),
)

function feedsOf(stops: readonly Stop[]): Feed[] {
  const carbsAt = new Map<number, number>()
  for (const { minute, row } of stops.filter(({ row: { carbs_g } }) => isRead(carbs_g))) {
    carbsAt.set(minute, (carbsAt.get(minute) ?? 0) + row.carbs_g)
  }
  return [...carbsAt].map(([minute, carbs]) => ({ minute, carbs }))
}
