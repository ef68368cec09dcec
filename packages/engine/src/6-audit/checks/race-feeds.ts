import type { Runner } from '../../1-runner/runner.ts'
import { type Check, type Fault, hard, soft } from '../audit.ts'
import { clockOf, type RowRead } from '../reading/read-rows.ts'
import { figure } from './within.ts'

const section = 'race_day_plan'

interface Feed {
  readonly minute: number
  readonly carbs: number
}

/** science.md 9.1, one feed: a row with carbs on the course or in the half hour before it; rows of one minute are one. */
export const feedSize: Check = {
  id: 'feed-size',
  find: ({ rows }, runner) =>
    feedsOf(rows, runner).flatMap(({ minute, carbs }): Fault[] => {
      if (carbs <= 40) return []
      const words = `${figure(carbs)} g of carbs at once, ${placeOf(minute)}, is more than most stomachs take while running.`
      return [carbs > 60 ? hard(section, words) : soft(section, words)]
    }),
}

/** science.md 9.1, gap between feeds. */
export const feedGap: Check = {
  id: 'feed-gap',
  find: ({ rows }, runner) => {
    const feeds = feedsOf(rows, runner)
    return feeds.flatMap(({ minute }, index): Fault[] => {
      const before = feeds[index - 1]
      // Distances in the text are rounded: a tenth of a minute is no fault.
      const gap = before === undefined ? 60 : minute - before.minute + 0.1
      if (gap >= 15) return []
      const words = `Fuel ${placeOf(minute)} comes only ${figure(gap - 0.1)} minutes after the last.`
      return [gap < 10 ? hard(section, words) : soft(section, words)]
    })
  },
}

function feedsOf(rows: readonly RowRead[], runner: Runner): Feed[] {
  const { finish } = clockOf(runner)
  const byMinute = new Map<number, number>()
  for (const { minute, entry } of rows) {
    if (minute === null || minute < -30 || minute > finish || !(entry.carbs_g > 0)) continue
    byMinute.set(minute, (byMinute.get(minute) ?? 0) + entry.carbs_g)
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
  find: ({ rows }, runner) => {
    const { finish } = clockOf(runner)
    const during = rows.filter(({ minute }) => minute !== null && minute >= 0 && minute <= finish)
    const most = (figureOf: (row: RowRead) => number) =>
      Math.max(0, ...during.map((row) => sumOfHour(during, row.minute ?? 0, figureOf)))
    const [carbs, sodium, fluids] = [
      most(({ entry }) => entry.carbs_g),
      most(({ entry }) => entry.sodium_mg),
      most(({ entry }) => entry.fluids_ml),
    ]
    const ceiling = 1.25 * (runner.age < 18 ? 90 : 120)
    return [
      ...(carbs > ceiling
        ? [
            hard(
              section,
              `One hour of the race holds ${figure(carbs)} g of carbs, more than the gut takes in.`,
            ),
          ]
        : []),
      ...(sodium > 2500
        ? [hard(section, `One hour of the race holds ${figure(sodium)} mg of sodium, which is too much.`)]
        : []),
      ...(fluids > 1500
        ? [hard(section, `One hour of the race holds ${figure(fluids)} ml to drink, which is dangerous.`)]
        : []),
    ]
  },
}

const sumOfHour = (rows: readonly RowRead[], from: number, figureOf: (row: RowRead) => number) =>
  rows
    .filter(({ minute }) => minute !== null && minute >= from && minute < from + 60 - 1e-6)
    .reduce((sum, row) => sum + (Number.isFinite(figureOf(row)) ? figureOf(row) : 0), 0)
