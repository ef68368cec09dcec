import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { figureOf, readBy } from '../../../testing/read-back/figures.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { findProduct } from '../../foods/products.ts'
import type { Plan, PlanKitItem } from '../../plan.ts'
import { saltedFlasks } from './flask-words.ts'

const { runner } = factsFor(someRunner())
const water = (amount: number, flasks: number | null, product = 'salted-water-home'): PlanKitItem => ({
  product,
  use: 'salt',
  amount,
  unit: 'ml',
  from_course: 0,
  for_slower: 0,
  spares: 0,
  flasks,
  made_of: null,
  label: null,
  instead: null,
})

test.each([
  [water(450, 1), 'Lightly salted water, 450 ml: a flask of 500 ml'],
  [water(1000, 2), 'Lightly salted water, 1,000 ml: 2 flasks of 500 ml, or one refilled with 0.75 g salt'],
  [water(1750, 4), 'Lightly salted water, 1,750 ml: 2 flasks of 500 ml, refilled with 0.75 g salt'],
  [water(700, 2, 'nuun-sport'), 'Nuun, 700 ml: 2 flasks of 500 ml, or one refilled with a tablet'],
])('salted water has its flasks, two at most at a time: %#', (item, line) => {
  expect(saltedFlasks(runner, [item])).toEqual([line])
})

test('what is in the bottle of the runner, and a drink that is fuel, needs no flask of salted water', () => {
  expect(saltedFlasks(runner, [water(700, null), { ...water(700, 2), use: 'drink' }])).toEqual([])
})

const salted = (kit: readonly PlanKitItem[]) =>
  kit.filter(({ use, flasks }) => use === 'salt' && flasks !== null)

const drinksWater = ({ race_day: { rows } }: Plan) =>
  rows.some(({ phase, servings }) => phase === 'during' && servings.some(({ kind }) => kind === 'water'))

test('the kit of any runner names what carries all their salted water, and the long run has it as a fact', () => {
  let [races, runs] = [0, 0]
  for (const { plan, object } of drawnPlans()) {
    const items = salted(plan.race_day.kit)
    const named = object.prep.race_kit_checklist.filter((line) => /: (?:a flask|2 flasks) of /.test(line))
    expect(named).toHaveLength(items.length)
    for (const [index, { amount, from_course: handedOut, for_slower: slower, flasks }] of items.entries()) {
      const { ml } = readBy(/, (?:\d+ oz \()?(?<ml>[\d,]+) ml\)?: /, named[index] ?? '')
      expect(figureOf(ml)).toBe(amount - handedOut + slower)
      expect(flasks).toBe(Math.ceil(figureOf(ml) / 500))
    }
    if (items.length > 0) {
      const plain = object.prep.race_kit_checklist.filter((line) => /aid.station/.test(line))
      expect(plain).toEqual(
        drinksWater(plan) && !plan.race_day.bottle ? ['For plain water: the aid stations'] : [],
      )
      races += 1
    }
    for (const { amount, flasks } of salted(plan.long_run.kit)) {
      expect(flasks).toBe(Math.ceil(amount / 500))
      runs += 1
    }
  }
  expect(races).toBeGreaterThan(0)
  expect(runs).toBeGreaterThan(0)
})

test('more than a bottle of a drink is mixed again on the way, unless it is bought ready', () => {
  let mixed = 0
  for (const { plan, object } of drawnPlans()) {
    const { kit, bottle, on_course: course } = plan.race_day
    const drink = kit.find(({ use, amount, from_course: handedOut }) => use === 'drink' && handedOut < amount)
    const inAll = (drink?.amount ?? 0) + (drink?.for_slower ?? 0)
    if (!drink || bottle || course || inAll <= 600 || salted(kit).length > 0) continue
    const product = findProduct(drink.product)
    const isReady = product?.kind === 'drink_ready'
    const lines = object.prep.race_kit_checklist
    const bottles = lines.find((line) => line.startsWith('Two bottles of '))
    expect(bottles !== undefined).toBe(!isReady)
    const more = Number(/and (?:mix|tablets) for (\d+) more/.exec(bottles ?? '')?.[1] ?? 0)
    if (!isReady) {
      expect(1000 + more * 500).toBeGreaterThanOrEqual(inAll)
      // Not a bottle more than is drunk.
      if (more > 0) expect(500 + more * 500).toBeLessThan(inAll)
    }
    expect(lines.some((line) => line.endsWith('handed up where allowed'))).toBe(isReady)
    mixed += isReady ? 0 : 1
  }
  expect(mixed).toBeGreaterThan(0)
})
