import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { mostSodiumInADay } from '../evidence/health.ts'
import { findFoods } from '../foods/foods.ts'
import { isTooSalty } from '../foods/salty.ts'
import { lazily } from '../foods/memoize.ts'
import { anyWishes } from '../../testing/any-runner.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import type { DayMenu } from './menus.ts'

vi.setConfig({ testTimeout: 240_000 })

const words = ['high blood pressure', 'heart disease', 'one kidney', 'diuretic'] as const
const numRuns = 200

const sodiumOf = ({ meals }: DayMenu) => meals.reduce((sum, { sodium }) => sum + sodium, 0)

/** Runners with one of these words, of any diet and with any two allergies, each planned once. */
const planned = lazily(() => {
  const all: { readonly runner: ReturnType<typeof someRunner>; readonly days: readonly DayMenu[] }[] = []
  fc.assert(
    fc.property(anyWishes, fc.constantFrom(...words), (wishes, word) => {
      const runner = someRunner({
        ...wishes,
        age: Math.max(18, wishes.age),
        healthWords: [word, ...wishes.healthWords],
      })
      const { menus } = stagesFor(runner)
      const days = [...menus.exampleDays, ...menus.raceWeek].filter(({ kind }) => kind !== 'race-morning')
      all.push({ runner, days })
    }),
    { numRuns },
  )
  return all
})

test('a day of food without added salt holds at most 2,300 mg of sodium, and says so where it cannot', () => {
  const { day: most, hardLimit } = mostSodiumInADay.value
  const beyond = planned().filter(({ days }) => days.some((day) => sodiumOf(day) > most))
  // One runner in a hundred: heavy vegans with two allergies, on days of more than 4,000 kcal.
  expect(beyond.length).toBeLessThanOrEqual(numRuns / 100)
  const days = planned().flatMap((each) => each.days)
  expect(days.length).toBeGreaterThan(5 * numRuns)
  expect(days.filter((day) => sodiumOf(day) > most !== day.gaveWay.includes('sodium'))).toEqual([])
  expect(days.filter((day) => sodiumOf(day) > hardLimit)).toEqual([])
})

test('no meal of it has stock, soy sauce, cured fish, olives or cottage cheese, but kinds low in sodium', () => {
  const served = new Set(
    planned().flatMap(({ days }) =>
      days.flatMap(({ meals }) => meals.flatMap(({ items }) => items.map(({ foodId }) => foodId))),
    ),
  )
  expect(findFoods([...served]).filter(isTooSalty)).toEqual([])
  for (const salty of ['salt-table', 'soy-sauce', 'broth-vegetable', 'fish-sauce', 'capers', 'olives-black'])
    expect(served).not.toContain(salty)
  for (const mild of ['broth-vegetable-low-sodium', 'soy-sauce-low-sodium', 'tomatoes-crushed-no-salt'])
    expect(served).toContain(mild)
})

test('nobody else buys the kinds that are low in sodium', () => {
  const { groceries } = stagesFor(someRunner({ daysToGo: 6 }))
  expect(groceries.lines.length).toBeGreaterThan(10)
  expect(JSON.stringify(groceries)).not.toMatch(/low-sodium|no-salt/i)
})
