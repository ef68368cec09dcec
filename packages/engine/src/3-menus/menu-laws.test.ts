import process from 'node:process'
import { describe, expect, test, vi } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { days, meals, tolerances } from '../../testing/menu-bounds/days.ts'
import { occasions } from '../../testing/menu-bounds/occasions.ts'
import { plates } from '../../testing/menu-bounds/plates.ts'
import { variety } from '../../testing/menu-bounds/variety.ts'
import { kitchens, lists, weeks } from '../../testing/menu-bounds/weeks.ts'
import { lazily } from '../foods/memoize.ts'
import { stagesFor } from '../../testing/stages-for.ts'

const bounds = {
  ...plates,
  ...days,
  ...tolerances,
  ...meals,
  ...weeks,
  ...lists,
  ...kitchens,
  ...occasions,
  ...variety,
}
type Bound = keyof typeof bounds

/** How many days are planned before the race, race morning among them, for the bounds of such runners alone: the others cannot break them. */
const daysOf: Readonly<Partial<Record<Bound, number>>> = {
  'at most 36 lines on the list of a full week': 7,
  'at most 12 lines for a race tomorrow': 2,
}

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 1000)

vi.setConfig({ testTimeout: 120_000 + 1000 * numRuns })

interface Seen {
  /** How many runners have so many days of race week. */
  readonly byDays: ReadonlyMap<number, number>
  /** For every bound, what broke it: one line a runner. */
  readonly broken: ReadonlyMap<Bound, string[]>
  /** Race breakfasts after long runs, and those of them that were eaten before one. */
  readonly breakfasts: number
  readonly rehearsed: number
  /** Of full weeks. */
  readonly linesOfLists: readonly number[]
}

/** Each runner is planned once for all laws: a thousand plans are too many to keep. */
const seen: () => Seen = lazily(() => {
  const broken = new Map<Bound, string[]>((Object.keys(bounds) as Bound[]).map((bound) => [bound, []]))
  const linesOfLists: number[] = []
  const byDays = new Map<number, number>()
  let [breakfasts, rehearsed] = [0, 0]
  for (const runner of drawnRunners(numRuns)) {
    const made = stagesFor(runner)
    for (const [bound, faults] of broken) {
      const [first] = bounds[bound](made)
      if (first) faults.push(`${runner.diet}, ${runner.exclusions.groups.join(' and ')}: ${first}`)
    }
    const { raceWeek, longRunBreakfasts } = made.menus
    byDays.set(raceWeek.length, (byDays.get(raceWeek.length) ?? 0) + 1)
    if (raceWeek.length === 7) linesOfLists.push(made.groceries.lines.length)
    const breakfast = raceWeek.at(-1)?.meals[0]
    if (!breakfast || longRunBreakfasts.length === 0) continue
    breakfasts += 1
    rehearsed += longRunBreakfasts.some(({ recipe }) => recipe.id === breakfast.recipe.id) ? 1 : 0
  }
  return { byDays, broken, breakfasts, rehearsed, linesOfLists }
})

/**
 * The percent of runners for whom a bound gives way, as measured of three thousand other runners than those of this test: what
 * was chosen for a thousand holds for that thousand best. A change of the menus has to lower this table, or say in the changelog
 * what it was raised for. Nearly all are vegans and vegetarians of more than 100 kg, and vegans low in FODMAPs.
 * A second snack of bread or rice comes where a number would be missed without it, and on the eve of a race that is tomorrow.
 */
const givesWayNow: Readonly<Partial<Record<Bound, number>>> = {
  'one snack of bread a day': 10.3,
  'rice for breakfast or as a snack, and not both': 9.3,
  // Of those whom it is about: of all runners it is 0.3.
  'at most 12 lines for a race tomorrow': 5.1,
  // A number that would be missed, or a liter of milk, comes before how often rice does.
  'rice at two meals of a day, at three of a large one': 3,
  'no soy at the mains of those who eat meat': 2.4,
  'at most 750 ml of milk a day, up to half as much again on days over 3,000 kcal': 2.3,
  'rice at three meals of a day at most, rice pudding included': 1.6,
  'pasta or noodles at one meal of a day, at two of a large one': 1.5,
  'at most three mains of one protein in a row': 1.4,
  'one scoop of protein powder a day for those who have milk or meat': 1.4,
  'at most 300 g of tofu, tempeh and edamame a day, half as much again on days of 4,500 kcal': 1.4,
  'one dish of a family within three days, but the rest of a pot: curry, chili, risotto, fried rice': 1.2,
  'fiber within its tolerance': 1.1,
  'a race breakfast within its limits': 1.1,
  'at most three meals of one starch in a row': 1.1,
  'a third of the energy from rice': 1.1,
}

/** As measured 0.52, and 0.23 by chance: a race asks for more carbs than most of what is eaten before a long run can hold. */
const leastRehearsed = 0.45

/** The median of the lines of a full week: thirty are wanted. */
const mostLinesInTheMedian = 30

/** Percent of runners: what a kitchen may ask of anyone for one day. */
const wanted = 1

/** A sample holds up to two standard errors more than all runners do. */
function mostOf(percent: number, runners: number): number {
  const expected = (percent / 100) * runners
  return expected + 2 * Math.sqrt(expected * (1 - percent / 100))
}

describe('the menus of any runner', () => {
  test.each(Object.keys(bounds) as Bound[])('have %s', (bound) => {
    const percent = givesWayNow[bound] ?? wanted
    const faults = seen().broken.get(bound) ?? []
    const about = daysOf[bound]
    const runners = about === undefined ? numRuns : (seen().byDays.get(about) ?? 0)
    expect(runners).toBeGreaterThan(0)
    const share = ((100 * faults.length) / runners).toFixed(1)
    const report = `${bound}: ${share}% of ${runners} runners, ${percent}% as measured, ${wanted}% wanted`
    expect(faults.length, [report, ...faults.slice(0, 8)].join('\n')).toBeLessThanOrEqual(
      mostOf(percent, runners),
    )
  })

  test('have a race breakfast that was eaten before long runs, for half of the runners', () => {
    const { breakfasts, rehearsed } = seen()
    expect(breakfasts).toBeGreaterThan(numRuns / 2)
    expect(rehearsed / breakfasts, `${rehearsed} of ${breakfasts}`).toBeGreaterThan(leastRehearsed)
  })

  test('of a full week are bought with few lines in the median', () => {
    const lines = seen().linesOfLists.toSorted((one, other) => one - other)
    expect(lines.length).toBeGreaterThan(numRuns / 3)
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(mostLinesInTheMedian)
  })
})
