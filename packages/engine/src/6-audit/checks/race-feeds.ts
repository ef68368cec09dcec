import { type Check, doesNotApply, type Fault, type Given, hard, type Look, lookAt, soft } from '../audit.ts'
import { clockOf, duringRace, type PlacedRow, placed } from '../reading/read-rows.ts'
import { isPlanned } from './limits-while-running.ts'
import { figure } from './within.ts'

const section = 'race_day_plan'

interface Feed {
  readonly minute: number
  readonly carbs: number
}

/** science.md 9.1, one feed: a row with carbs on the course or in the half hour before it; rows of one minute are one. */
export const feedSize: Check = {
  id: 'feed-size',
  look: (...given) => lookAtFeeds(given, (feeds) => feeds.flatMap(sizeFaults)),
}

function sizeFaults({ minute, carbs }: Feed): Fault[] {
  if (carbs <= 40) return []
  const words = `${figure(carbs)} g of carbs at once, ${placeOf(minute)}, is more than most stomachs take while running.`
  return [carbs > 60 ? hard(section, words) : soft(section, words)]
}

/** science.md 9.1, gap between feeds. */
export const feedGap: Check = {
  id: 'feed-gap',
  look: (...given) =>
    lookAtFeeds(given, (feeds) =>
      feeds.flatMap(({ minute }, index): Fault[] => {
        const before = feeds[index - 1]
        // Distances in the text are rounded: a tenth of a minute is no fault.
        const gap = before === undefined ? 60 : minute - before.minute + 0.1
        if (gap >= 15) return []
        const words = `Fuel ${placeOf(minute)} comes only ${figure(gap - 0.1)} minutes after the last.`
        return [gap < 10 ? hard(section, words) : soft(section, words)]
      }),
    ),
}

/** A row that holds no carbs was read as well: a race may be run on water where no fuel is permitted. */
function lookAtFeeds(
  [{ rows }, runner, { race }]: Given,
  find: (feeds: readonly Feed[]) => readonly Fault[],
): Look {
  const { finish } = clockOf(runner)
  const near = placed(rows).filter(
    ({ minute, entry }) => minute >= -30 && minute <= finish && Number.isFinite(entry.carbs_g),
  )
  const feeds = feedsOf(near)
  if (race.perHour.carbs === 0 && feeds.length === 0) return doesNotApply
  return lookAt({ section, what: 'the feeds of the race', unread: 'hard' }, near, () => find(feeds))
}

function feedsOf(rows: readonly PlacedRow[]): Feed[] {
  const byMinute = new Map<number, number>()
  for (const { minute, entry } of rows) {
    if (entry.carbs_g > 0) byMinute.set(minute, (byMinute.get(minute) ?? 0) + entry.carbs_g)
  }
  return [...byMinute].map(([minute, carbs]) => ({ minute, carbs })).sort((a, b) => a.minute - b.minute)
}

const placeOf = (minute: number) =>
  minute < 0 ? `${figure(-minute)} minutes before the start` : `at minute ${Math.round(minute)}`

/**
 * No hour of the race may hold far more than an hour should: an average can hide it. A quarter above the hard limits of
 * science.md 9.1, since drinks and fuel stand at stops and not evenly.
 */
export const busiestHour: Check = {
  id: 'busiest-hour',
  look: ({ rows }, runner, { race }) => {
    const during = duringRace(rows, clockOf(runner).finish)
    if (!isPlanned(race) && during.length === 0) return doesNotApply
    return lookAt(
      { section, what: 'the numbers from the start to the finish', unread: 'hard' },
      during.filter(({ entry: { carbs_g, sodium_mg, fluids_ml } }) =>
        [carbs_g, sodium_mg, fluids_ml].some(Number.isFinite),
      ),
      (numbered) => busiestFaults(numbered, 1.25 * (runner.age < 18 ? 90 : 120)),
    )
  },
}

function busiestFaults(during: readonly PlacedRow[], mostCarbs: number): Fault[] {
  const most = (figureOf: (row: PlacedRow) => number) =>
    Math.max(0, ...during.map((row) => sumOfHour(during, row.minute, figureOf)))
  const [carbs, sodium, fluids] = [
    most(({ entry }) => entry.carbs_g),
    most(({ entry }) => entry.sodium_mg),
    most(({ entry }) => entry.fluids_ml),
  ]
  const words = [
    carbs > mostCarbs ? `${figure(carbs)} g of carbs, more than the gut takes in.` : null,
    sodium > 2500 ? `${figure(sodium)} mg of sodium, which is too much.` : null,
    fluids > 1500 ? `${figure(fluids)} ml to drink, which is dangerous.` : null,
  ]
  return words.flatMap((holds) =>
    holds === null ? [] : [hard(section, `One hour of the race holds ${holds}`)],
  )
}

const sumOfHour = (rows: readonly PlacedRow[], from: number, figureOf: (row: PlacedRow) => number) =>
  rows
    .filter(({ minute }) => minute >= from && minute < from + 60 - 1e-6)
    .reduce((sum, row) => sum + (Number.isFinite(figureOf(row)) ? figureOf(row) : 0), 0)
