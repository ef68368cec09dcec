import { describe, expect, test } from 'vitest'
import { factsFor } from '../../testing/stages-for.ts'
import { someRunner } from '../../testing/some-runner.ts'
import type { Diet } from '../1-runner/questionnaire.ts'
import type { FuelKit, KitItem } from '../4-race-day/schedule.ts'
import { mayHoldGelatin, products } from '../foods/products.ts'
import { allergyNotes } from './allergy-notes.ts'

const homemade: KitItem = {
  id: 'sugar-gel-home',
  use: 'fuel',
  amount: 6,
  unit: 'count',
  fromCourse: 0,
  forSlower: 0,
  spares: 1,
  label: null,
  instead: { product: 'rice-ball-salted' },
}
const bought: KitItem = { ...homemade, id: 'generic-gel' }
const capsule: KitItem = { ...homemade, id: 's-caps', use: 'salt', instead: { pinchOfSalt: true } }
const kitOf = (mainFuel: KitItem | null, salt: KitItem | null = null): FuelKit => ({
  fuels: mainFuel ? [mainFuel] : [],
  drink: null,
  salt,
  caffeine: null,
  change: null,
})
const nothing = kitOf(null)

const gelatinNotes = (diet: Diet, race: FuelKit, longRun: FuelKit) =>
  allergyNotes({ runner: someRunner({ diet }), raceDay: { kit: race }, longRun: { kit: longRun } })
    .map(({ code }) => code)
    .filter((code) => code.includes('gelatin'))

const hasNote = (budget: 'Low' | 'Medium') =>
  factsFor(someRunner({ diet: 'Vegan', budget })).notes.some(({ code }) => code === 'honey-and-gelatin')

describe('gelatin is warned of', () => {
  test.each([
    ['of a bought gel for the race', kitOf(bought), nothing],
    ['of a bought gel for the long run', nothing, kitOf(bought)],
    ['of a salt capsule', kitOf(homemade, capsule), nothing],
    ['of a bought gel to take instead', kitOf({ ...homemade, instead: { product: 'generic-gel' } }), nothing],
  ])('because %s', (_name, race, longRun) => {
    expect(gelatinNotes('Vegetarian', race, longRun)).toEqual(['gelatin'])
    expect(gelatinNotes('Vegan', race, longRun)).toEqual(['honey-and-gelatin'])
    expect(gelatinNotes('Omnivore', race, longRun)).toEqual([])
  })

  test.each([
    ['all fuel is homemade', kitOf(homemade), kitOf(homemade)],
    ['nothing is taken', nothing, nothing],
    ['a bought drink is all there is', kitOf(null, { ...capsule, id: 'nuun-sport' }), nothing],
  ])('nowhere where %s', (_name, race, longRun) => {
    expect(gelatinNotes('Vegetarian', race, longRun)).toEqual([])
    expect(gelatinNotes('Vegan', race, longRun)).toEqual([])
  })

  test('in plans by what their kits name', () => {
    expect([hasNote('Low'), hasNote('Medium')]).toEqual([false, true])
  })
})

test('what is bought as gel, chew or capsule may hold gelatin; what is homemade or drunk may not', () => {
  const may = products.filter(({ id }) => mayHoldGelatin(id))
  expect(may.length).toBeGreaterThan(30)
  expect(may.filter(({ kind, madeOf }) => kind === 'homemade' || madeOf !== null)).toEqual([])
  expect(
    ['sugar-gel-home', 'nuun-sport', 'generic-sports-drink-6', 'no-such-product'].filter(mayHoldGelatin),
  ).toEqual([])
})
