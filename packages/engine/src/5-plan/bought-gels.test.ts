import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { factsFor } from '../../testing/stages-for.ts'
import { groceryNote } from '../7-words/notes/grocery-note.ts'
import { homemadeForPractice } from './bought-gels.ts'

const farAway = { race: 'Marathon', budget: 'Medium', daysToGo: 70 } as const

test('the gels of the race, its spares and the long runs are counted together', () => {
  const { race_day: race, groceries } = factsFor(someRunner(farAway))
  const inTheRace = race.kit.find(({ product }) => product.startsWith('generic-gel'))
  const practiced = groceries.for_long_runs.find(({ product }) => product === inTheRace?.product)
  const { amount = 0, for_slower: slower = 0, spares = 0 } = inTheRace ?? {}
  expect(practiced?.amount ?? 0).toBeGreaterThan(20)
  expect(groceries.bought_gels).toBeGreaterThanOrEqual(amount + slower + spares + (practiced?.amount ?? 0))
})

test('food and race fuel have a cost each, and very many gels a cheaper way to practice', () => {
  const note = groceryNote(factsFor(someRunner(farAway)))
  expect(note).toMatch(/ Cost: food \w+, fuel moderate, \d+ gels\./)
  expect(note).toMatch(/ Cheaper for most practice runs, as a gel: 25 g sugar dissolved in 15 ml hot water/)
  expect(groceryNote(factsFor(someRunner({ ...farAway, daysToGo: 8 })))).not.toContain('Cheaper')
})

test('a homemade gel is named for more than two boxes alone, on no high budget, and to runners who may have it', () => {
  const runner = someRunner(farAway)
  expect(homemadeForPractice(runner, 49)).toBe('sugar-gel-home')
  expect(homemadeForPractice(runner, 48)).toBeNull()
  expect(homemadeForPractice(someRunner({ ...farAway, budget: 'High' }), 49)).toBeNull()
  expect(homemadeForPractice(someRunner({ ...farAway, healthWords: ['high blood pressure'] }), 49)).toBeNull()
  // An empty list names no fuel, so the plan's own gels stay.
  const withFuel = (main: { product: string }[]) =>
    someRunner({ ...farAway, preferences: { fuel: { main, drink: { product: 'lmnt' } } } })
  expect(homemadeForPractice(withFuel([]), 49)).toBe('sugar-gel-home')
  expect(homemadeForPractice(withFuel([{ product: 'gu-energy-gel' }]), 49)).toBeNull()
})
