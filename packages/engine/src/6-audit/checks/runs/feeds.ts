import { saltCapsules } from '../../../evidence/sodium.ts'
import { findProduct, type Product } from '../../../foods/products.ts'
import type { PlanRow } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, hard, type Look, lookAt, soft } from '../../audit.ts'
import type { Fault, Run } from '../../finding.ts'
import { type Column, duringRace, finishOf, longRunRows, raceRows, sumOf } from '../../rows.ts'
import { isPlanned } from './limits-while-running.ts'

interface Feed {
  readonly minute: number
  readonly carbs: number
}

/** A row with more carbs than a tablet on the course or in the half hour before it; rows of one minute are one. Evidence: hard-feed. */
const feedSize: Check = {
  id: 'feed-size',
  look: (given) => lookAtFeeds(given, (feeds) => feeds.flatMap((feed) => sizeFaults('race', feed))),
}

/** The gap between feeds. Evidence: hard-feed. */
const feedGap: Check = {
  id: 'feed-gap',
  look: (given) => lookAtFeeds(given, (feeds) => gapFaults('race', feeds)),
}

/** The same for the long run. */
const longRunFeeds: Check = {
  id: 'long-run-feeds',
  look: (given) => {
    const rows = longRunRows(given)
    const feeds = feedsOf(rows)
    if (given.targets.longRun.perHour.carbs === 0 && feeds.length === 0) return doesNotApply
    // If no fuel is permitted, the run is done on water.
    return lookAt(sectionOf['long-run'], 'hard', rows, () => [
      ...feeds.flatMap((feed) => sizeFaults('long-run', feed)),
      ...gapFaults('long-run', feeds),
    ])
  },
}

/** A row without carbs counts as read: a race may be run on water if no fuel is permitted. */
function lookAtFeeds(given: Given, find: (feeds: readonly Feed[]) => readonly Fault[]): Look {
  const near = raceRows(given).filter(({ minute }) => minute >= -30 && minute <= finishOf(given))
  const feeds = feedsOf(near)
  if (given.targets.race.perHour.carbs === 0 && feeds.length === 0) return doesNotApply
  return lookAt(sectionOf.race, 'hard', near, () => find(feeds))
}

const sectionOf = { race: 'race_day_plan', 'long-run': 'long_run_fueling' } as const

/** Grams that an electrolyte tablet brings into a cup of 200 ml: no feed. */
export const aTablet = 2

function feedsOf(rows: readonly PlanRow[]): Feed[] {
  const byMinute = new Map<number, number>()
  for (const { minute, carbs_g: carbs } of rows) {
    if (carbs > aTablet) byMinute.set(minute, (byMinute.get(minute) ?? 0) + carbs)
  }
  return [...byMinute].map(([minute, carbs]) => ({ minute, carbs })).sort((a, b) => a.minute - b.minute)
}

function sizeFaults(run: Run, { minute, carbs }: Feed): Fault[] {
  if (carbs <= 40) return []
  return [(carbs > 60 ? hard : soft)(sectionOf[run], 'feed-too-big', { run, minute, carbs })]
}

const gapFaults = (run: Run, feeds: readonly Feed[]): Fault[] =>
  feeds.slice(1).flatMap(({ minute }, at) => {
    const gap = minute - (feeds[at]?.minute ?? minute)
    if (gap >= 15) return []
    return [(gap < 10 ? hard : soft)(sectionOf[run], 'feed-too-soon', { run, minute, gap })]
  })

/** Capsules of salt in a race or a long run. Evidence: salt-capsules. */
const capsuleGap: Check = {
  id: 'capsule-gap',
  look: (given) => {
    const runs = [
      { run: 'race', rows: duringRace(given) },
      { run: 'long-run', rows: longRunRows(given) },
    ] as const
    const taken = runs.flatMap(({ run, rows }) => rows.flatMap((row) => capsulesIn(run, row)))
    if (taken.length === 0) return doesNotApply
    return lookAt(sectionOf.race, 'soft', taken, () =>
      runs.flatMap(({ run }) =>
        capsuleFaults(
          run,
          taken.filter((each) => each.run === run),
        ),
      ),
    )
  },
}

interface Capsules {
  readonly run: Run
  readonly minute: number
  readonly count: number
}

const capsulesIn = (run: Run, { minute, servings }: PlanRow): Capsules[] => {
  const count = servings
    .filter(({ id }) => isCapsuleOfSalt(findProduct(id)))
    .reduce((sum, { amount }) => sum + amount, 0)
  return count > 0 ? [{ run, minute, count }] : []
}

/** A label may call a capsule what is fuel. */
const isCapsuleOfSalt = (product: Product | undefined) =>
  product?.kind === 'electrolyte_capsule' && product.carbs === 0

function capsuleFaults(run: Run, taken: readonly Capsules[]): Fault[] {
  const { minutesApart, mostADay } = saltCapsules.value
  const count = taken.reduce((sum, each) => sum + each.count, 0)
  return [
    ...taken.slice(1).flatMap(({ minute }, at) => {
      const gap = minute - (taken[at]?.minute ?? minute)
      return gap < minutesApart ? [soft(sectionOf[run], 'capsule-too-soon', { run, minute, gap })] : []
    }),
    ...(count > mostADay ? [soft(sectionOf[run], 'too-many-capsules', { run, count, most: mostADay })] : []),
  ]
}

/**
 * No hour of the race may have far more than an hour should: an average can hide it. A quarter above the hard limits
 * of an hour, because drinks and fuel come at stops and not evenly. Evidence: hard-busiest-hour.
 */
const busiestHour: Check = {
  id: 'busiest-hour',
  look: (given) => {
    const { runner, targets } = given
    const during = duringRace(given)
    if (!isPlanned(targets.race) && during.length === 0) return doesNotApply
    const limits = [
      ['carbs', 'carbs_g', 1.25 * (runner.age < 18 ? 90 : 120)],
      ['sodium', 'sodium_mg', 2500],
      ['fluids', 'fluids_ml', 1500],
    ] as const
    return lookAt(sectionOf.race, 'hard', during, () =>
      limits.flatMap(([of, column, limit]) => {
        const amount = mostInAnHour(during, column)
        return amount <= limit ? [] : [hard(sectionOf.race, 'hour-too-full', { of, amount })]
      }),
    )
  },
}

const mostInAnHour = (rows: readonly PlanRow[], column: Column) =>
  Math.max(
    0,
    ...rows.map(({ minute: from }) =>
      sumOf(
        rows.filter(({ minute }) => minute >= from && minute < from + 60 - 1e-6),
        column,
      ),
    ),
  )

export const feedChecks: readonly Check[] = [feedSize, feedGap, longRunFeeds, capsuleGap, busiestHour]
