import process from 'node:process'
import { describe, expect, test, vi } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { days, meals, tolerances } from '../../testing/menu-bounds/days.ts'
import { occasions } from '../../testing/menu-bounds/occasions.ts'
import { plates } from '../../testing/menu-bounds/plates.ts'
import { kitchens, lists, weeks } from '../../testing/menu-bounds/weeks.ts'
import { stagesFor } from '../../testing/stages-for.ts'

const bounds = { ...plates, ...days, ...tolerances, ...meals, ...weeks, ...lists, ...kitchens, ...occasions }
type Bound = keyof typeof bounds

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 100)

vi.setConfig({ testTimeout: 120_000 + 1000 * numRuns })

/** For every bound, what broke it: one line a runner. */
const broken = new Map<Bound, string[]>()

function faultsOf(bound: Bound): readonly string[] {
  if (broken.size === 0) {
    for (const each of Object.keys(bounds) as Bound[]) broken.set(each, [])
    for (const runner of drawnRunners(numRuns)) {
      const made = stagesFor(runner)
      for (const [each, faults] of broken) {
        const [first] = bounds[each](made)
        if (first) faults.push(`${runner.diet}, ${runner.exclusions.groups.join(' and ')}: ${first}`)
      }
    }
  }
  return broken.get(bound) ?? []
}

/**
 * The percent of runners for whom a bound gives way, as measured: of a thousand, and of the hundred that every run draws,
 * where that differs. A change of the menus has to lower this table, or say in the changelog what it was raised for. Nearly
 * all are vegans of more than 100 kg, vegans low in FODMAPs, runners with kidney disease, and days of a run of over 40 km.
 */
const givesWayNow: Readonly<Partial<Record<Bound, readonly [ofAThousand: number, ofTheDrawn?: number]>>> = {
  'fiber within its tolerance': [5.0, 8],
  'at most 4 of them opened for one small use': [5.7],
  'protein within its tolerance': [5.7, 11],
  'fat within its tolerance': [3.1],
  'at most 60 g of fiber on any day': [2.3, 3],
  'at most 500 ml of juice a day, a liter on loading days': [1.3, 3],
  'at most 12 lines for a race tomorrow': [1.7],
  'energy within its tolerance': [1.3],
  'a third of the energy from rice': [0.6, 3],
  'at most 40 g of nuts and seeds a day': [0.5, 2],
  'at most two meals of soy a day': [0.7, 2],
}

/** As measured 0.52, and 0.23 by chance: a race asks for more carbs than most of what is eaten before a long run can hold. */
const leastRehearsed = 0.45

/** The median of the lines of a full week: thirty are wanted. */
const mostLinesInTheMedian = 28

/** Percent of runners: what a kitchen may ask of anyone for one day. */
const wanted = 1

/** A sample of a hundred runners may hold two standard errors more of them than a thousand. */
const mostOf = (percent: number) => {
  const expected = (percent / 100) * numRuns
  return expected + 2 * Math.sqrt(expected * (1 - percent / 100))
}

describe('the menus of any runner', () => {
  test.each(Object.keys(bounds) as Bound[])('have %s', (bound) => {
    const [ofAThousand, ofTheDrawn] = givesWayNow[bound] ?? [wanted]
    const faults = faultsOf(bound)
    const share = ((100 * faults.length) / numRuns).toFixed(1)
    const report = `${bound}: ${share} % of ${numRuns} runners, ${ofAThousand} % as measured, ${wanted} % wanted`
    expect(faults.length, [report, ...faults.slice(0, 8)].join('\n')).toBeLessThanOrEqual(
      numRuns === 100 && ofTheDrawn !== undefined ? ofTheDrawn : mostOf(ofAThousand),
    )
  })

  test('have a race breakfast that was eaten before long runs, for half of the runners', () => {
    const seen = { breakfasts: 0, rehearsed: 0 }
    for (const runner of drawnRunners(numRuns)) {
      const { raceWeek, longRunBreakfasts } = stagesFor(runner).menus
      const breakfast = raceWeek.at(-1)?.meals[0]
      if (!breakfast || longRunBreakfasts.length === 0) continue
      const isKnown = longRunBreakfasts.some(({ recipe }) => recipe.id === breakfast.recipe.id)
      seen.breakfasts += 1
      seen.rehearsed += isKnown ? 1 : 0
    }
    expect(seen.breakfasts).toBeGreaterThan(numRuns / 2)
    expect(seen.rehearsed / seen.breakfasts, JSON.stringify(seen)).toBeGreaterThan(leastRehearsed)
  })

  test('of a full week are bought with few lines in the median', () => {
    const lines = drawnRunners(numRuns)
      .map((runner) => stagesFor(runner))
      .filter(({ menus }) => menus.raceWeek.length === 7)
      .map(({ groceries }) => groceries.lines.length)
      .toSorted((one, other) => one - other)
    expect(lines.length).toBeGreaterThan(numRuns / 3)
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(mostLinesInTheMedian)
  })
})
