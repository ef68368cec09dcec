import { inOwnVolume, type Reader } from '../amounts/format-amounts.ts'
import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import {
  expectVolume,
  figureOf,
  readBy,
  readsOunces,
  rounded,
  volume,
} from '../../../testing/read-back/figures.ts'
import { nameInTheKit } from '../race-day/feed-words.ts'
import { fuelListName, fuelName } from '../race-day/fuel-words.ts'
import { findProduct, type Product } from '../../foods/products.ts'
import type { Plan, PlanChange, PlanForLongRuns, PlanKitItem } from '../../plan.ts'

const fuel =
  /^(?<name>.+?) — (?<buys>\d+)(?<portions> portions)? \((?<rows>\d+) for the race(?:, (?<slower>\d+) if you take 15% longer)?, (?<spares>\d+) spare\)(?:, (?<holds>.+) each)?$/
const drink = new RegExp(
  `^(?<name>.+?) — (?<amount>${volume})(?<made> as made(?:: (?<servings>\\d+) servings?, (?:each )?(?<serving>.+?))?)?(?: \\((?<rows>[\\d,½]+ (?:ml|oz)) for the race, the rest if you take 15% longer\\))?(?:, (?:(?<carbs>\\d+) g carbs and )?(?<about>about )?(?<sodium>\\d+) mg sodium in (?<bottle>${volume})(?:, no light or zero version)?)?$`,
)
const piece = /^(?<name>.+?) — (?<buys>\d+)(?:, (?<holds>.+) each)?$/
const salt =
  /^(?<name>.+?) — (?:[^()]+ \((?=.+\)))?(?<grams>[\d.]+) g\)? for your drink(?: \((?<rows>[\d.]+) g for the race, the rest if you take 15% longer\))?$/

test('each line of race fuel reads back as an item of the kit', () => {
  const read = { fuel: 0, drink: 0, salt: 0, caffeine: 0 }
  let changes = 0
  const longRuns = { count: 0, ml: 0, g: 0 }
  for (const { plan, object } of drawnPlans()) {
    const printed = object.grocery_list.electrolytes
    for (const [index, item] of plan.race_day.kit.entries()) {
      expectKitLine(plan.runner, printed[index] ?? '', item)
      read[item.use] += 1
    }
    const { kit, change } = plan.race_day
    expectPacked(object.prep.race_kit_checklist, kit)
    if (change) {
      expectChangeLine(printed[kit.length] ?? '', change)
      changes += 1
    }
    const { for_long_runs: taken } = plan.groceries
    const forLongRuns = printed.filter(
      (line) => line.startsWith('For your last') || line.startsWith('For your long runs'),
    )
    expect(forLongRuns).toHaveLength(taken.length)
    for (const [index, each] of taken.entries()) {
      expectForLongRuns(plan, forLongRuns[index] ?? '', each)
      longRuns[each.unit] += 1
    }
  }
  expect(changes).toBeGreaterThan(5)
  for (const unit of ['count', 'ml'] as const) expect(longRuns[unit], unit).toBeGreaterThan(10)
  // Nobody drawn here has chosen a gel with caffeine.
  for (const use of ['fuel', 'drink', 'salt'] as const) expect(read[use], use).toBeGreaterThan(10)
})

/** The bag holds what the list has counted, called as in the rows. */
function expectPacked(checklist: readonly string[], kit: readonly PlanKitItem[]) {
  const carried = kit.filter((item) => item.amount > item.from_course)
  for (const { product, unit, amount, from_course: handedOut, for_slower: slower, spares } of carried) {
    const name = nameInTheKit(product, kit)
    const packed = unit === 'count' ? `${amount - handedOut + slower + spares} × ${name}` : name
    const lines = checklist.filter((line) => line.toLowerCase().includes(packed.toLowerCase()))
    expect(lines.length, packed).toBeGreaterThan(0)
  }
  expect(checklist.some((line) => /\blist\b/.test(line) && /fuel/.test(line))).toBe(false)
}

const forLongRuns = new RegExp(
  `^For your (?:long runs|last long run, a shorter one|last 12 long runs): (?:(?<count>[\\d,]+) × (?<piece>.+?)|(?<drink>.+?), (?<volume>${volume})(?<made> as made(?:: \\d+ servings?, .+?)?)?|(?:[^()]+ \\()?(?<grams>[\\d.]+) g\\)? of table salt)(?:, (?<holds>.*?(?: each|mg sodium in .+?)))?(?:, from (?<parts>.+))?$`,
)

/** So much of it, with what it holds where the race does not have it, and what it is made of at home. */
function expectForLongRuns(
  { runner, race_day: race }: Plan,
  text: string,
  { product: id, amount, unit, made_of: parts }: PlanForLongRuns,
) {
  const printed = readBy(forLongRuns, text)
  const isInTheRace = [...race.kit, ...(race.change ? [race.change] : [])].some(
    ({ product }) => product === id,
  )
  if (unit === 'count') expect(figureOf(printed['count']), text).toBe(amount)
  if (unit === 'g') expect(figureOf(printed['grams']), text).toBe(amount)
  if (unit === 'ml') {
    expectVolume(runner, printed['volume'] ?? '', amount)
    expect(printed['drink'], text).toBe(fuelListName(id))
  }
  if (unit === 'count' && !isInTheRace) expectHeld(runner, text, printed['holds']?.replace(/ each$/, ''), id)
  for (const { food_id: food, grams } of parts ?? [])
    if (food !== 'water-tap' && unit !== 'g')
      expect(figuresIn(printed['parts'] ?? ''), text).toContain(rounded(grams, grams < 10 ? 1 : 0))
}

const figuresIn = (text: string) =>
  [...text.matchAll(/([\d,.]+) g\b/g)].map(([, figure]) => figureOf(figure ?? ''))

function expectKitLine(reader: Reader, text: string, item: PlanKitItem) {
  const form = item.unit === 'ml' ? drink : item.unit === 'g' ? salt : item.use === 'caffeine' ? piece : fuel
  const { name, ...printed } = readBy(form, text)
  expect(name, text).toBe(nameOf(item.product))
  if (form === drink) return expectDrink(reader, text, printed, item)
  if (form === salt) {
    if (item.for_slower > 0) expect(figureOf(printed['rows']), text).toBe(item.amount)
    return expect(figureOf(printed['grams']), text).toBe(item.amount + item.for_slower)
  }
  expect(figureOf(printed['buys']), text).toBe(item.amount + item.for_slower + item.spares)
  expectHeld(reader, text, printed['holds'], item.product)
  if (form === piece) return undefined
  const { rows, slower = '0', spares } = printed
  expect([rows, slower || '0', spares].map(figureOf), text).toEqual([
    item.amount,
    item.for_slower,
    item.spares,
  ])
  return expect(printed['portions'] !== '', text).toBe(fuelName(item.product).startsWith('portion of '))
}

const change =
  /^(?<name>.+?) — (?<servings>\d+)(?: portions?)? \((?:each )?replaces one serving\), (?<carbs>\d+) g carbs and (?<sodium>\d+) mg sodium each$/

function expectChangeLine(text: string, { product, servings, carbs_g, sodium_mg }: PlanChange) {
  const printed = readBy(change, text)
  expect(printed['name'], text).toBe(nameOf(product))
  expect([printed['servings'], printed['carbs'], printed['sodium']].map(figureOf), text).toEqual([
    servings,
    carbs_g,
    sodium_mg,
  ])
}

/**
 * "25 g carbs, 31 ml and 98 mg sodium": what one holds, "about" where the data say so, and the milliliters of a flask, which
 * are in spoons or ounces first for runners who read ounces.
 */
function expectHeld(reader: Reader, text: string, holds = '', id: string) {
  const product = findProduct(id)
  const {
    carbs,
    about: aboutVolume,
    spoons,
    oz,
    ml,
    sodium,
  } = /^(?:(?<carbs>(?:about )?\d+) g carbs)?(?:(?:, | and )(?<about>about )?(?:(?<spoons>[\d½]+) tbsp \((?=\d+ ml\))|(?<oz>\d+) oz \((?=\d+ ml\)))?(?<ml>\d+) ml\)?)?(?: and )?(?:(?<sodium>(?:about )?\d+) mg sodium)?$/.exec(
    holds,
  )?.groups ?? {}
  const about = (field: string) => (product?.approximate.includes(field) ? 'about ' : '')
  const stated = (figure: number | null | undefined, field: string) =>
    figure ? `${about(field)}${rounded(figure)}` : undefined
  const isMeasured = product?.kind !== 'gel' && product?.fluids === 0
  if (ml) expect(spoons !== undefined || oz !== undefined, text).toBe(readsOunces(reader))
  // Spoons by the half, or small cups: within 15%.
  if (spoons) expect(Math.abs((figureOf(spoons) * 14.79) / Number(ml) - 1), text).toBeLessThanOrEqual(0.15)
  if (oz) expect(Number(oz), text).toBe(Math.round(Number(ml) / 29.5735))
  expect([carbs, ml && `${aboutVolume ?? ''}${ml}`, sodium], text).toEqual([
    stated(product?.carbs, 'carbs_g_per_serving'),
    stated(isMeasured ? product.volume : null, 'portion_ml'),
    stated(product?.sodium, 'sodium_mg_per_serving'),
  ])
}

function expectDrink(
  reader: Reader,
  text: string,
  { amount, servings, serving, made, rows, ...held }: Readonly<Record<string, string>>,
  item: PlanKitItem,
) {
  const inAll = item.amount + item.for_slower
  expectVolume(reader, amount, inAll)
  expect(rows, text).toBe(item.for_slower > 0 ? inOwnVolume(reader, item.amount - item.from_course) : '')
  const product = findProduct(item.product)
  expectStrength(reader, text, held, product)
  expect(made !== '', text).toBe(product?.kind !== 'drink_ready')
  if (!servings || !product) return
  expect(serving, text).toBe(product.servingLabel)
  expect(Number(servings) * product.fluids, text).toBeGreaterThanOrEqual(inAll)
  expect((Number(servings) - 1) * product.fluids, text).toBeLessThan(inAll)
}

/** Of a drink without a brand, in a bottle. */
function expectStrength(
  reader: Reader,
  text: string,
  { carbs, sodium, about, bottle }: Readonly<Record<string, string>>,
  product: Product | undefined,
) {
  if (!product || product.brand !== null) return expect([carbs, sodium], text).toEqual(['', ''])
  const bottles = 500 / product.fluids
  expectVolume(reader, bottle, 500)
  expect(Number(carbs), text).toBe(rounded(bottles * product.carbs))
  expect(Number(sodium), text).toBe(10 * Math.round((bottles * (product.sodium ?? 0)) / 10))
  return expect(about !== '', text).toBe(product.approximate.includes('sodium_mg_per_serving'))
}

/** As a list names it. */
function nameOf(id: string) {
  const name = fuelListName(id).replace(/^portion of /, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
