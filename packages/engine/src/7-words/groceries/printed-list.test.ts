import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRunner } from '../../../testing/any-runner.ts'
import { wordsFor } from '../../../testing/stages-for.ts'
import { faultsOfPrintedList } from '../../../testing/printed-list.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'

/** Set by `npm run sweep`. */
const numRuns = Number(process.env['SWEEP_RUNS'] ?? 150)

test(`what ${numRuns} runners read in their meals is what they read on their list`, {
  timeout: 60_000 + numRuns * 1000,
}, () => {
  let lines = 0
  fc.assert(
    fc.property(anyRunner, (runner) => {
      const plan = wordsFor(runner)
      const { pantry, fridge_freezer: fridge } = plan.grocery_list
      // On race day itself nothing can be bought any more.
      lines += pantry.length
      if (runner.daysToGo === 0) expect([...pantry, ...fridge]).toEqual([])
      else expect(faultsOfPrintedList(plan)).toEqual([])
    }),
    { numRuns },
  )
  expect(lines).toBeGreaterThan(10 * numRuns)
})

describe('the reader of printed lists, given a list that was right', () => {
  const plan = wordsFor(someRunner({ budget: 'Low', units: 'imperial', weightKg: 72 }))
  const { pantry, fridge_freezer: fridge } = plan.grocery_list
  const withPantry = (lines: readonly string[]): NutritionPlan => ({
    ...plan,
    grocery_list: { ...plan.grocery_list, pantry: [...lines] },
  })
  const [first = '', ...others] = pantry
  const weighed = pantry.find((line) => /— \d+ oz \(\d+ g\) \(uses \d+ oz, \d+ g\)/.test(line)) ?? ''

  test('finds nothing', () => {
    expect(pantry.length).toBeGreaterThan(8)
    expect(fridge.length).toBeGreaterThan(4)
    expect(weighed).not.toBe('')
    expect(faultsOfPrintedList(plan)).toEqual([])
  })

  test.each([
    ['a line left off', others, /is not bought$/],
    ['a line printed twice', [first, ...pantry], /is printed twice$/],
    [
      'a food that no meal takes',
      [...pantry.filter((line) => !line.startsWith('Tahini')), 'Tahini — 300 g (uses 15 g)'],
      /^Tahini is bought for nothing$/,
    ],
    [
      'less counted than is eaten',
      pantry.map((line) => (line === weighed ? line.replace(/uses [^)]*/, 'uses 1 g') : line)),
      /g eaten$/,
    ],
    [
      'more counted than is eaten',
      pantry.map((line) => (line === weighed ? line.replace(/uses \d+ oz, (\d+) g/, 'uses 1$1 g') : line)),
      /only \d+(?:\.\d+)? g eaten$/,
    ],
    [
      'a pack too small',
      pantry.map((line) => (line === weighed ? line.replace(/— \d+ oz \(\d+ g\)/, '— 5 g') : line)),
      /too little is bought$/,
    ],
    [
      'a pack too many',
      pantry.map((line) => (line === weighed ? line.replace(/— \d+ oz \(\d+ g\)/, '— 9 kg') : line)),
      /more is bought/,
    ],
    [
      'too much for a small pack',
      pantry.map((line) =>
        line.startsWith('White rice') ? line.replace(/— .+? \(uses/, '— small pack (uses') : line,
      ),
      /too much for the smallest pack$/,
    ],
  ] as const)('finds %s', (_case, lines, fault) => {
    const faults = faultsOfPrintedList(withPantry(lines))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(fault)
  })

  test('does not take ounces beside another weight', () => {
    const other = pantry.map((line) => (line === weighed ? line.replace(/— \d+ oz/, '— 99 oz') : line))
    expect(() => faultsOfPrintedList(withPantry(other))).toThrow('99 oz')
  })

  test('finds a meal that grew, and a day eaten two more times', () => {
    const loading = plan.race_week.thu_fri.map((line) => line.replace(/\((\d+) g\)/, '(9$1 g)'))
    expect(loading).not.toEqual(plan.race_week.thu_fri)
    const grown = { ...plan.race_week, thu_fri: loading }
    expect(faultsOfPrintedList({ ...plan, race_week: grown })).not.toEqual([])
    const [heading = '', ...rest] = plan.race_week.mon_wed
    const longer = { ...plan.race_week, mon_wed: [heading, ...rest, ...rest, ...rest] }
    expect(faultsOfPrintedList({ ...plan, race_week: longer })).not.toEqual([])
  })
})
