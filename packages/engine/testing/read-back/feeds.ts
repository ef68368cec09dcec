import { type Reader } from '../../src/7-words/amounts/format-amounts.ts'
import { expect } from 'vitest'
import { fuelName } from '../../src/7-words/race-day/fuel-words.ts'
import type { PlanKitItem, PlanRow, PlanServing } from '../../src/plan.ts'
import { figureOf, ownVolume, readBy, volume } from './figures.ts'

const parts = [
  String.raw`^(?:(?:1 )?(?<fuel>(?!\d).+?))?`,
  String.raw`(?:(?:^|, )(?<drunk>${volume}|${ownVolume}) (?<drink>.+?))?`,
  String.raw`(?:, a pinch of salt in it \((?<pinch>[\d.]+) g\)|, 1 (?<salt>salt capsule(?: \([^()]+\))?))?`,
  String.raw`(?<thirst>\. From here on: .+)?$`,
]
const feed = new RegExp(parts.join(''))

type ExpectVolume = (reader: Reader, text: string | undefined, milliliters: number) => void

/** "1 gel, 5 oz (150 ml) water", or "1 gel, 5 oz water" beside a column of milliliters: one row's servings. */
export function expectFeed(
  reader: Reader,
  text: string,
  { kit, row, expectVolume }: { kit: readonly PlanKitItem[]; row: PlanRow; expectVolume: ExpectVolume },
) {
  const printed = readBy(feed, text)
  const used = kit.filter(({ product }) => row.servings.some(({ id }) => id === product))
  const ofUse = (use: PlanKitItem['use']) => {
    const item = used.find((each) => each.use === use)
    return row.servings.find(({ id }) => id === item?.product)
  }
  const [fuel, salt] = [ofUse('fuel'), ofUse('salt')]
  const drunk = row.servings.find(({ unit }) => unit === 'ml')
  expectPiece(text, printed['fuel'], fuel)
  expect(printed['drink'], text).toBe(!drunk ? '' : drunk.kind === 'water' ? 'water' : fuelName(drunk.id))
  if (drunk) expectVolume(reader, printed['drunk'], drunk.amount)
  if (salt?.unit === 'g') expect(figureOf(printed['pinch']), text).toBe(salt.amount)
  else expectPiece(text, printed['salt'], salt === drunk ? undefined : salt)
  expect(printed['thirst'] !== '', text).toBe(row.reminds_of_thirst)
}

/** By its name on the list, or by a shorter one that fits no other thing of the kit. */
function expectPiece(text: string, name = '', serving: PlanServing | undefined) {
  if (!serving) return expect(name, text).toBe('')
  expect(serving.amount, text).toBe(1)
  const full = fuelName(serving.id)
  const short = {
    gel: /^energy gel\b/,
    'portion of gel': /^portion of homemade .*\bgel$/,
    'rice ball': /^(?:plain|salted|sweet) rice ball of 100 g$/,
    'boiled potato': /^(?:plain|salted) boiled potato of 100 g$/,
    'salt capsule': /^salt capsule\b/,
  }[name]
  return short ? expect(full, text).toMatch(short) : expect(name, text).toBe(full)
}
