import { type Reader } from '../amounts/format-amounts.ts'
import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { figureOf, readBy, readsOunces, rounded } from '../../../testing/read-back/figures.ts'
import { type Food, findFood } from '../../foods/foods.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import type { Plan, PlanGrocery } from '../../plan.ts'

const line = /^(?<name>.+?) — (?<buys>.+?) \(uses (?<uses>[^)]+)\)$/
/** "17 fl oz (500 ml)", "1½ qt (1,500 ml)". */
const volume = String.raw`(?:[\d½¼¾]+ (?:fl oz|qt|gal) \([\d,]+ ml\)|[\d,]+ ml)`
const weight = String.raw`(?:[\d.]+ (?:oz|lb) \([\d,.]+ k?g\)|[\d,.]+ k?g)`

const remarks =
  /(?:, (?:without soy or gluten|without added salt if you can|freeze leftovers within three days|a carton of it shelf-stable for the finish))+$/

/** Packs that are sold with salt and without. */
const salted =
  /^(?:(?:beets|carrots|chickpeas|corn|kidney-beans|pinto-beans|tomatoes)-canned|tuna-canned-water|butter|(?:peanut|sunflower-seed)-butter)$/

const hasNoAddedSalt = ({ runner: { health } }: Plan) =>
  health.some(({ code }) => ['blood_pressure', 'heart', 'kidney'].includes(code))

/** Of race week with any of its foods. */
const daysOf = ({ race_week: week }: Plan, { food_ids: foods }: PlanGrocery) =>
  week.filter(({ meals }) => meals.some(({ items }) => items.some(({ food_id: id }) => foods.includes(id))))
    .length

const excludesSoyOrGluten = ({ runner: { exclusions } }: Plan) =>
  exclusions.groups.some((group) => ['soy', 'gluten', 'wheat'].includes(group))

test('each line of the grocery list reads back as what its fact buys and uses', () => {
  const read = { piece: 0, weight: 0, pack: 0, small: 0 }
  let [unsalted, open] = [0, 0]
  for (const { plan, object } of drawnPlans()) {
    const printed = [...object.grocery_list.pantry, ...object.grocery_list.fridge_freezer]
    if (plan.groceries.cupboard.length > 0) expectCupboard(printed, object.grocery_list.pantry.at(-1), plan)
    const facts = new Map(plan.groceries.lines.map((fact) => [fact.name, fact]))
    expect(printed).toHaveLength(facts.size)
    for (const text of printed) {
      const { name = '', buys, uses } = readBy(line, text.replace(remarks, ''))
      const fact = facts.get(name)
      if (!fact) throw new Error(`"${text}" is no line of the plan`)
      const isOfPeas = fact.food_ids.some((id) => id.startsWith('pea-protein-'))
      expect(text.includes('without soy or gluten'), text).toBe(isOfPeas && excludesSoyOrGluten(plan))
      const isSalted = fact.food_ids.some((id) => salted.test(id))
      expect(text.includes('without added salt if you can'), text).toBe(isSalted && hasNoAddedSalt(plan))
      if (isSalted && hasNoAddedSalt(plan)) unsalted += 1
      if (text.includes('freeze leftovers within three days')) {
        expect(fact.basket).toMatchObject({ by: 'pack', packs: 1 })
        expect(daysOf(plan, fact)).toBeGreaterThan(1)
        open += 1
      }
      const shelf = object.grocery_list.pantry.includes(text) ? 'pantry' : 'fridge_freezer'
      expect(shelf, text).toBe(fact.shelf)
      expectBasket(plan.runner, buys ?? '', fact)
      expectUse(plan.runner, uses ?? '', fact)
      read[fact.basket.by] += 1
    }
  }
  for (const [by, count] of Object.entries(read)) expect(count, by).toBeGreaterThan(drawnPlans().length)
  expect(Math.min(unsalted, open)).toBeGreaterThan(0)
})

test('what the week uses stands on the page only where most of a pack is left', () => {
  const read = { said: 0, unsaid: 0 }
  for (const { plan, words } of drawnPlans()) {
    const shown = [...words.groceries.pantry, ...words.groceries.fridge_freezer]
    for (const { name, basket, uses_g: used } of plan.groceries.lines) {
      const printed = shown.find((each) => each.name === name)
      const bought =
        basket.by === 'small' ? 0 : basket.by === 'piece' ? basket.pieces * basket.piece_g : basket.grams
      const isOne = basket.by === 'piece' && basket.pieces === 1
      const isSaid = !isOne && bought > 2.5 * used
      expect(printed?.uses, name).toBe(isSaid ? inOneUnit(printed?.usesInFull) : '')
      expect(printed?.usesInFull, name).toMatch(/^\(uses .+\)$/)
      read[isSaid ? 'said' : 'unsaid'] += 1
    }
  }
  expect(Math.min(read.said, read.unsaid)).toBeGreaterThan(drawnPlans().length)
})

/** "(uses 5 oz)" of "(uses 5 oz, 142 g)": what is bought is in both. */
const inOneUnit = (uses = '') => uses.replace(/( (?:fl oz|oz|lb|qt|gal)), [\d,]+ (?:g|ml)\)$/, '$1)')

/** "Check you have: cumin, olive oil and salt": the last line of the pantry, and no line to buy. */
function expectCupboard(printed: string[], last = '', { groceries }: Plan) {
  const { names = '' } = readBy(/^Check you have(?:, free of what you exclude)?: (?<names>.+)$/, last)
  const expected = groceries.cupboard.map((id) => larderLine(id as LarderId).name)
  expect(names.split(/, | and /).toSorted()).toEqual(expected.toSorted())
  printed.splice(printed.indexOf(last), 1)
}

function expectBasket(reader: Reader, buys: string, { basket, ...fact }: PlanGrocery) {
  if (basket.by === 'small') {
    if (basket.of === 'whole') expect(buys).toBe('1 small')
    else expect(buys).toBe('small pack')
  } else if (basket.by === 'piece') {
    const form = new RegExp(
      `^(?<pieces>[\\d,]+)(?: bulbs?| pieces?|, about (?<amount>${weight}|${volume}))?$`,
    )
    const { pieces, amount } = readBy(form, buys)
    expect(figureOf(pieces), buys).toBe(basket.pieces)
    const grams = Math.ceil((basket.pieces * basket.piece_g) / 10 - 1e-9) * 10
    if (amount) expectAmount(reader, amount, grams, fact)
  } else {
    const packs = basket.by === 'pack' ? basket.packs : 0
    const form = new RegExp(`^(?:(?<cans>\\d+) cans?, )?(?<amount>${weight}|${volume})$`)
    const { cans, amount } = readBy(form, buys)
    if (cans) expect(Number(cans), buys).toBe(packs)
    expectAmount(reader, amount ?? '', basket.grams, fact)
  }
}

/** "420 g"; "3.3 lb (1.5 kg)", "1 qt (1,000 ml)". */
function expectAmount(
  reader: Reader,
  text: string,
  grams: number,
  { food_ids: ids, uses_g: used }: Pick<PlanGrocery, 'food_ids' | 'uses_g'>,
) {
  const inOunces =
    /^(?<own>[\d.½¼¾]+) (?<ownUnit>fl oz|oz|lb|qt|gal) \((?<amount>[\d,.]+) (?<unit>kg|g|ml)\)$/
  const form = inOunces.test(text) ? inOunces : /^(?<amount>[\d,.]+) (?<unit>kg|g|ml)$/
  const { amount, unit, own = '', ownUnit = '' } = readBy(form, text)
  expect(own !== '', text).toBe(readsOunces(reader))
  if (unit === 'ml') {
    expect(figureOf(amount), text).toBe(Math.round(grams / density(ids)))
    if (own) expectPour(own, ownUnit, { ml: figureOf(amount), used: used / density(ids) })
    return
  }
  // A kilogram and more is weighed to 10 g.
  if (unit === 'kg') expect(Math.abs(figureOf(amount) * 1000 - grams), text).toBeLessThanOrEqual(5 + 1e-9)
  else expect(figureOf(amount), text).toBe(grams)
  if (own) expect(`${own} ${ownUnit}`, text).toBe(poundsOrOunces(grams))
}

/** Fluid ounces up to 32 of them, else quarters of a gallon or of a quart, the first that hold what is used; none is an eighth off. */
function expectPour(own: string, unit: string, { ml, used }: { readonly ml: number; readonly used: number }) {
  const ounces = figureOf(own) * ({ 'fl oz': 1, qt: 32, gal: 128 }[unit] ?? Number.NaN)
  if (unit === 'fl oz') expect(figureOf(own)).toBe(Math.round(ml / 29.5735))
  const isShortIn = (step: number) => step * Math.round(ml / step) < Math.round(used)
  const isInGallons = ml >= 3.875 * quart && !isShortIn(quart)
  const isInOunces = Math.round(ml / 29.5735) <= 32 || (!isInGallons && isShortIn(0.25 * quart))
  expect(unit).toBe(isInOunces ? 'fl oz' : isInGallons ? 'gal' : 'qt')
  expect(Math.abs((ounces * 29.5735) / ml - 1)).toBeLessThanOrEqual(unit === 'fl oz' ? 1 : 0.125)
}

const quart = 32 * 29.5735

const poundsOrOunces = (grams: number) =>
  grams < 2 * 16 * 28.35
    ? `${Math.max(1, Math.round(grams / 28.35))} oz`
    : `${rounded(grams / 453.59237, 1)} lb`

/** "420 g", "15 oz, 420 g", "7 fl oz, 200 ml", "3½", "5 slices". */
function expectUse(reader: Reader, text: string, { food_ids: ids, uses_g: grams }: PlanGrocery) {
  const form =
    /^(?:(?<own>[\d.½¼¾]+) (?<ownUnit>fl oz|oz|lb|qt|gal), )?(?<amount>[\d,]*[½]?)(?: (?<unit>g|ml|slices?))?$/
  const { amount, unit, own, ownUnit } = readBy(form, text)
  if (unit === 'g') {
    expect(figureOf(amount), text).toBe(grams)
    if (own) expect(`${own} ${ownUnit}`, text).toBe(poundsOrOunces(grams))
  } else if (unit === 'ml') {
    expect(figureOf(amount), text).toBe(Math.round(grams / density(ids)))
    if (own) expectPour(own, ownUnit ?? '', { ml: figureOf(amount), used: 0 })
  } else {
    const [food] = foodsOf(ids)
    const piece = (food?.unitGrams ?? Number.NaN) * (food?.boughtAs?.ratio ?? 1)
    // Halves, rounded up: enough of them, but for what rounding to grams left, and no whole half beyond.
    expect(figureOf(amount) * piece, text).toBeGreaterThanOrEqual(grams - 0.1 * piece)
    if (figureOf(amount) > 0.5) expect((figureOf(amount) - 0.5) * piece, text).toBeLessThan(grams)
    expect(unit !== '', text).toBe(food?.unitLabel?.endsWith('slice') === true)
  }
  // Less than half an ounce is none.
  if (unit === 'g' || unit === 'ml')
    expect(own !== '', text).toBe(
      readsOunces(reader) && figureOf(amount) / (unit === 'g' ? 28.35 : 29.5735) >= 0.5,
    )
}

const foodsOf = (ids: readonly string[]): Food[] => ids.flatMap((id) => findFood(id) ?? [])
const density = (ids: readonly string[]) => foodsOf(ids)[0]?.gramsPerMilliliter ?? 1
