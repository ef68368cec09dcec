import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Plan, PlanRow } from '../../plan.ts'
import { stopKind } from './stop-kind.ts'
import { stopNames } from './stop-names.ts'

const during = ({ race_day: { rows } }: Plan) => rows.filter(({ phase }) => phase === 'during')
const stops = drawnRunners(100)
  .map((runner) => factsFor(runner, { menus: noMenus }))
  .flatMap((plan) => during(plan).map((row) => ({ plan, row })))

/** The first stop of a drawn runner with a serving of this product, or the like. */
function stopWith(isIt: (serving: PlanRow['servings'][number]) => boolean) {
  const stop = stops.find(({ row }) => row.servings.some(isIt))
  if (!stop) throw new Error('nobody has such a stop')
  return stop
}

describe('the sign of a stop', () => {
  test.each([
    ['a gel', 'maurten-gel-100', 'gel'],
    ['pretzels', 'pretzels-28', 'food'],
    ['a sports drink', 'generic-sports-drink-6', 'sports drink'],
    ['an electrolyte drink', 'nuun-sport', 'sports drink'],
  ])('for %s is by what is taken', (_, product, kind) => {
    const { plan, row } = stopWith(({ id }) => id === product)
    expect(stopKind(plan, { ...row, servings: row.servings.filter(({ id }) => id === product) })).toBe(kind)
  })

  test('for salted water alone is that of water', () => {
    const { plan, row } = stopWith(({ id }) => id === 'salted-water-home')
    const salted = row.servings.filter(({ id }) => id === 'salted-water-home')
    expect(stopKind(plan, { ...row, servings: salted })).toBe('water')
  })

  test('for a gel that the course hands out is that of an aid station', () => {
    const { plan, row } = stopWith(({ id }) => id === 'maurten-gel-100')
    const servings = row.servings.map((serving) => ({ ...serving, from: 'course' as const }))
    expect(stopKind(plan, { ...row, servings })).toBe('aid station')
  })
})

describe('the names of a stop', () => {
  test('begin with the words of the card, and the last fits 15 letters, for anybody', () => {
    expect(stops.length).toBeGreaterThan(200)
    for (const { plan, row } of stops) {
      const names = stopNames(plan, row)
      expect(names.at(-1)).toMatch(/^[a-z+]{3,15}$/)
      expect(names.join()).not.toMatch(/undefined|NaN/)
    }
  })

  test('keep the salt in few letters', () => {
    const { plan, row } = stopWith(({ id }) => id === 'saltstick-caps')
    const [long, , short, shortest] = stopNames(plan, row)
    expect(long).toMatch(/ \+ salt capsule$/)
    expect(short).toMatch(/^.*\d+ (?:ml|oz).*\+salt$/)
    expect(shortest).toMatch(/\+salt$/)
  })

  test('name a drink that is not water', () => {
    const { plan, row } = stopWith(({ id }) => id === 'nuun-sport')
    const drunk = row.servings.filter(({ id }) => id === 'nuun-sport')
    expect(stopNames(plan, { ...row, servings: drunk })[2]).toMatch(/^\d+ (?:ml|oz) drink$/)
  })
})
