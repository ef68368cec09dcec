import { expect, test } from 'vitest'
import { allergenCodes } from './exclusions/allergen-groups.ts'
import { findFood } from './foods.ts'
import { findProduct, type Product, productKinds, products, statusBases, bringsOneSugar } from './products.ts'
import raw from './sports-products.json' with { type: 'json' }

// Protein or fat adds energy, or there is hardly any.
const energyNotFromCarbs = new Set(
  `honey-stinger-waffle huma-gel huma-plus-gel gu-roctane-gel jam-sandwich fig-bars-2 pretzels-28 crackers-saltine-10
  coconut-water-240 broth-cup broth-vegetable-cup lmnt sis-go-hydro gu-hydration-tab saltstick-fastchews coffee-cup`.split(
    /\s+/,
  ),
)

test('there are 114 products, each with an id of its own', () => {
  expect(products).toHaveLength(114)
  expect(new Set(products.map(({ id }) => id)).size).toBe(114)
})

test('every product has the fields of the first one', () => {
  const fields = Object.keys(raw[0] ?? {})
  expect(fields).toHaveLength(33)
  expect(raw.filter((product) => Object.keys(product).join() !== fields.join())).toEqual([])
})

test.each(products)('$id uses known words and sane figures', (product) => {
  expect(allergenCodes).toEqual(expect.arrayContaining([...product.allergens, ...product.checkLabelFor]))
  expect(productKinds).toContain(product.kind)
  expect(statusBases).toContain(product.veganBasis)
  expect(statusBases).toContain(product.allergenBasis)
  expect(['low', 'medium', 'high']).toContain(product.confidence)
  expect(product.glucoseToFructose ?? '1:0').toMatch(/^\d(\.\d)?:\d(\.\d)?$/)
  expect(product.carbs).toBeGreaterThanOrEqual(0)
  expect(product.carbs).toBeLessThanOrEqual(product.servingGrams ?? 100)
  expect(product.sodium ?? 0).toBeLessThanOrEqual(1000)
  expect(product.caffeine).toBeLessThanOrEqual(100)
  expect(product.sources.length).toBeGreaterThan(0)
  if (product.vegan === true) expect(product.vegetarian).toBe(true)
  if (product.veganBasis === 'unknown') expect(product.vegan).toBeNull()
  if (product.glutenFree === true) expect(product.allergens).not.toContain('gluten')
  const fields = Object.keys(raw[0] ?? {})
  expect(fields).toEqual(expect.arrayContaining([...product.approximate]))
})

test('every product of kind gel is a gel, and so is what is made at home under that name', () => {
  const homemade = products.filter(({ kind, gel }) => gel && kind !== 'gel')
  expect(homemade.length).toBeGreaterThan(3)
  expect(homemade.filter(({ kind }) => kind !== 'homemade')).toEqual([])
  const named = products.filter(({ kind, name }) => kind === 'gel' || /\bgel\b/i.test(name))
  expect(named.filter(({ gel }) => !gel)).toEqual([])
})

test('what is taken for a change is carried, has its figures, and no two have the same ones', () => {
  const tasted = products.filter(({ taste }) => taste !== null)
  expect(tasted.length).toBeGreaterThan(12)
  expect(tasted.filter(({ fluids, caffeine, carbs }) => fluids > 0 || caffeine > 0 || carbs < 15)).toEqual([])
  const figures = tasted.map(({ carbs, sodium }) => `${Math.round(carbs)} g, ${sodium} mg`)
  expect(new Set(figures).size).toBe(tasted.length)
})

test('disputed sodium stays null', () => {
  expect(findProduct('maurten-drink-mix-160')?.sodium).toBeNull()
  expect(products.filter(({ sodium }) => sodium === null).length).toBe(
    raw.filter(({ sodium_mg_per_serving }) => sodium_mg_per_serving === null).length,
  )
})

const madeItems = products.filter(({ madeOf }) => madeOf !== null)

test('More than 35 items are made of foods of the data', () => {
  expect(madeItems.length).toBeGreaterThan(35)
})

test.each(madeItems)('$id is the sum of its ingredients, within 5 percent', (product) => {
  const made = madeFrom(product)
  expectClose(product.carbs, made.carbs)
  expectClose(product.energy ?? made.energy, made.energy)
  expectClose(product.sodium ?? made.sodium, made.sodium)
  expectClose(product.caffeine, made.caffeine)
})

function madeFrom({ madeOf }: Product) {
  const made = { carbs: 0, energy: 0, sodium: 0, caffeine: 0 }
  for (const { foodId, grams } of madeOf ?? []) {
    const food = findFood(foodId)
    expect(food).toBeDefined()
    made.carbs += ((food?.carbsPer100g ?? 0) * grams) / 100
    made.energy += ((food?.energyPer100g ?? 0) * grams) / 100
    made.sodium += ((food?.sodiumPer100g ?? 0) * grams) / 100
    made.caffeine += ((food?.caffeinePer100g ?? 0) * grams) / 100
  }
  return made
}

/** Within 5 percent, or half a unit. */
const expectClose = (stated: number, made: number) =>
  expect(Math.abs(stated - made)).toBeLessThanOrEqual(Math.max(0.5, 0.05 * made) + 0.01)

test('4 kcal a gram of carbs is within 15 percent of the energy, except for those named here', () => {
  const off = products.filter(
    ({ energy, carbs }) => energy !== null && Math.abs(4 * carbs - energy) > 0.15 * energy,
  )
  expect(off.map(({ id }) => id).sort()).toEqual([...energyNotFromCarbs].sort())
})

test.each([
  ['generic-gel', true],
  ['generic-gel-dual', false],
  ['fig-bars-2', true],
  ['nuun-sport', false],
  ['saltstick-caps', false],
] as const)('%s brings one sugar, as far as is known: %s', (id, isOfOne) => {
  expect(bringsOneSugar(findProduct(id) as Product)).toBe(isOfOne)
})
