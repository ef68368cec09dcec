import { type Reader } from '../../src/7-words/amounts/format-amounts.ts'
import { expect } from 'vitest'
import { fuelName } from '../../src/7-words/race-day/fuel-words.ts'
import { findProduct } from '../../src/foods/products.ts'
import type { PlanKitItem, PlanRow, PlanServing } from '../../src/plan.ts'
import { expectVolume, figureOf, readBy, rounded, volume } from './figures.ts'

const parts = [
  String.raw`^(?:(?:1 )?(?<fuel>(?!\d)[^(]+?) \((?<holds>[^()]*g carbs[^()]*)\))?(?: with )?`,
  String.raw`(?:(?<drunk>${volume}) (?<drink>.+?))?`,
  String.raw`(?:, a pinch of salt in it \((?<pinch>[\d.]+) g\)| and 1 (?<salt>salt capsule \([^()]+\))(?: \((?<saltHolds>[^()]+)\))?)?`,
  String.raw`(?<label>; read the label first)?(?<thirst>\. From here to the finish: .+)?$`,
]
const feed = new RegExp(parts.join(''))

/** "1 energy gel (23 g carbs, about 50 mg sodium) with 150 ml (5 oz) water; read the label first": one row's servings. */
export function expectFeed(reader: Reader, text: string, kit: readonly PlanKitItem[], row: PlanRow) {
  const printed = readBy(feed, text)
  const used = kit.filter(({ product }) => row.servings.some(({ id }) => id === product))
  const ofUse = (use: PlanKitItem['use']) => {
    const item = used.find((each) => each.use === use)
    return row.servings.find(({ id }) => id === item?.product)
  }
  const [fuel, salt] = [ofUse('fuel'), ofUse('salt')]
  const drunk = row.servings.find(({ unit }) => unit === 'ml')
  expectPiece(text, printed['fuel'], printed['holds'], fuel)
  expect(printed['drink'], text).toBe(!drunk ? '' : drunk.kind === 'water' ? 'water' : fuelName(drunk.id))
  if (drunk) expectVolume(reader, printed['drunk'], drunk.amount)
  if (salt?.unit === 'g') expect(figureOf(printed['pinch']), text).toBe(salt.amount)
  else expectPiece(text, printed['salt'], printed['saltHolds'], salt === drunk ? undefined : salt)
  expect(printed['label'] !== '', text).toBe(used.some(({ label }) => label !== null))
  expect(printed['thirst'] !== '', text).toBe(row.reminds_of_thirst)
}

function expectPiece(text: string, name = '', holds = '', serving: PlanServing | undefined) {
  const product = serving && findProduct(serving.id)
  if (!product) return expect([name, holds], text).toEqual(['', ''])
  expect(serving.amount, text).toBe(1)
  expect(name, text).toBe(fuelName(product.id))
  const carbs = /([\d,]+) g carbs/.exec(holds)?.[1]
  const sodium = /about (\d+) mg sodium/.exec(holds)?.[1]
  if (product.carbs > 0) expect(figureOf(carbs), text).toBe(rounded(product.carbs))
  const marks = / (\d+) ml/.exec(holds)?.[1]
  const isMeasured = product.kind !== 'gel' && product.volume !== null
  expect(marks ? figureOf(marks) : null, text).toBe(isMeasured ? rounded(product.volume ?? 0) : null)
  if (sodium) expect(figureOf(sodium), text).toBe(product.sodium)
  return expect(sodium !== undefined, text).toBe(product.approximate.includes('sodium_mg_per_serving'))
}
