import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planRace } from '../../plan-race.ts'
import { anyRunner } from '../../../testing/any-runner.ts'
import { wordsFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'

const kitFor = (allergies: string) => {
  const { answers, today } = someRunner()
  const planned = planRace({ ...answers, allergies }, today)
  if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
  return planned.value.object.prep.race_kit_checklist.join('\n')
}

const prepFor = (wishes: Parameters<typeof someRunner>[0]) => wordsFor(someRunner(wishes)).prep

describe('the steps of the batch prep', () => {
  test('name their minutes, an hour at most', () => {
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const { prep } = wordsFor(runner)
        const timed = prep.batch_prep_steps.filter((step) => !step.startsWith('No cooking session'))
        const minutes = timed.map((step) => Number(/^(\d+)(?: of \d+)? min: /.exec(step)?.[1]))
        expect(minutes.every((each) => each > 0)).toBe(true)
        expect(minutes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(65)
      }),
      { numRuns: 40 },
    )
  })

  test('are one session on the first evening of race week, and the kit on its eve', () => {
    const { batch_prep_steps: steps } = prepFor({ weightKg: 62 })
    expect(steps[0]).toMatch(
      /^3 min: Monday evening, .+\. Minutes are hands-on; \d+ by the clock with dinner/,
    )
    expect(steps.filter((step) => / evening, set out/.test(step))).toHaveLength(1)
    expect(steps.at(-1)).toMatch(/^5 min: the evening before, count out the kit/)
  })
})

test('a lunch of the night before is chilled and reheated, also without a session', () => {
  const soon = [2, 3, 4].flatMap((daysToGo) =>
    (['Omnivore', 'Vegetarian', 'Vegan'] as const).map((diet) =>
      wordsFor(someRunner({ race: '5K', targetSeconds: 1500, longRunKm: 8, weeklyKm: 25, daysToGo, diet })),
    ),
  )
  const without = soon.flatMap(({ prep, race_week: week }) => {
    const [first = ''] = prep.batch_prep_steps
    return first.startsWith('No cooking session') && !first.includes('leftovers') ? [{ first, week }] : []
  })
  const isAhead = without.map(({ week }) => JSON.stringify(week).includes('cook the night before'))
  expect(isAhead).toContain(true)
  expect(without.map(({ first }) => first)).toEqual(
    isAhead.map((each) =>
      each
        ? 'No cooking session. Box what is cooked the night before, shallow, into the fridge within an hour. Reheat once, until it steams.'
        : 'No cooking session: each dish is cooked for its meal.',
    ),
  )
})

describe('the race kit', () => {
  test.each(['', 'none', 'No allergies', 'n/a', 'no known allergies'])(
    'holds no allergy medicine for %j',
    (allergies) => {
      expect(kitFor(allergies)).not.toContain('allergy medicine')
    },
  )

  test.each(['FODMAP', 'lactose', 'gluten', 'celiac', 'lactose, caffeine'])(
    'holds no allergy medicine for %j, which brings on no anaphylaxis',
    (allergies) => {
      expect(kitFor(allergies)).not.toContain('allergy medicine')
    },
  )

  test.each(['peanuts', 'kiwi', 'citrus', 'none but latex', 'lactose, peanuts', 'wheat'])(
    'holds the allergy medicine for %j',
    (allergies) => {
      expect(kitFor(allergies)).toContain('On you: any allergy medicine or auto-injector; tell someone')
    },
  )

  test('is made on race day itself if no evening is left', () => {
    const kit = prepFor({ budget: 'Low', daysToGo: 0 }).race_kit_checklist.join('\n')
    expect(kit).toMatch(/^To make today: Homemade/m)
    expect(kit).not.toContain('evening before')
  })

  test('has recipes for homemade items, for one and for all, and their substitutes', () => {
    const { race_kit_checklist: kit } = prepFor({ budget: 'Low' })
    const made = kit.find((line) => line.startsWith('To make the evening before: Homemade')) ?? ''
    expect(made).toMatch(/In all: \d+ g .+ and [\d.]+ g table salt\.$/)
    const swap = kit.find((line) => line.startsWith('Instead of a')) ?? ''
    expect(swap).toMatch(/1 portion of homemade/)
    expect(kit.join('\n')).toMatch(/^To make instead: Homemade/m)
  })

  test('gives the weight of carried salt, and the powder for a drink', () => {
    const lines = (['Low', 'Medium', 'High'] as const).flatMap((budget) =>
      (['Cool', 'Moderate', 'Hot & Humid'] as const).flatMap((climate) =>
        ([105 * 60, 4 * 3600] as const).flatMap((targetSeconds) => {
          const race = targetSeconds < 3 * 3600 ? 'Half' : 'Marathon'
          const sweatRate = race === 'Half' ? null : 1.6
          const runner = someRunner({ budget, climate, race, targetSeconds, sweatRate })
          return wordsFor(runner).grocery_list.electrolytes
        }),
      ),
    )
    const mixed = lines.filter((line) => line.includes('as made: '))
    expect(mixed.length).toBeGreaterThan(0)
    for (const line of mixed) expect(line).toMatch(/as made: (?:1 serving,|\d+ servings, each) 1 /)
    for (const line of lines.filter((each) => each.startsWith('Table salt — ')))
      expect(line).toMatch(/ g for your drink$/)
  })
})
