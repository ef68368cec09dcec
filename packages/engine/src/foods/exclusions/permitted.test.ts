import { expect, test } from 'vitest'
import { type Eater, permitsFood, permitsProduct } from './permitted.ts'
import { type AllergenGroupId, allergenGroups } from './allergen-groups.ts'
import { findFood, foods } from '../foods.ts'
import { findProduct, products } from '../products.ts'

function eater({
  groups = [],
  unknown = [],
  families = [],
  diet = 'Omnivore',
  age = 30,
}: {
  groups?: AllergenGroupId[]
  families?: string[]
  unknown?: string[]
  diet?: Eater['diet']
  age?: number
} = {}): Eater {
  const codes = allergenGroups.filter(({ group }) => groups.includes(group)).flatMap((group) => group.codes)
  return { diet, age, exclusions: { groups, codes, families, unknown } }
}

function foodFor(who: Eater, id: string) {
  const food = findFood(id)
  if (!food) throw new Error(`no food ${id}`)
  return permitsFood(who, food)
}

function productFor(who: Eater, id: string) {
  const product = findProduct(id)
  if (!product) throw new Error(`no product ${id}`)
  return permitsProduct(who, product)
}

test('a runner without exclusions may eat everything', () => {
  expect(foods.every((food) => permitsFood(eater(), food).permitted)).toBe(true)
  expect(products.every((product) => permitsProduct(eater(), product).permitted)).toBe(true)
})

test('a milk allergy excludes lactose-free milk, lactose intolerance does not', () => {
  expect(foodFor(eater({ groups: ['milk'] }), 'milk-lactose-free-1pct').permitted).toBe(false)
  expect(foodFor(eater({ groups: ['lactose'] }), 'milk-lactose-free-1pct').permitted).toBe(true)
  expect(foodFor(eater({ groups: ['lactose'] }), 'milk-1pct').permitted).toBe(false)
})

test('lactose intolerance does not block a label check for milk, a milk allergy does', () => {
  const checked = foods.find(
    ({ allergens, checkLabelFor }) => checkLabelFor.includes('milk') && !allergens.includes('milk'),
  )
  expect(foodFor(eater({ groups: ['milk'] }), checked?.id ?? '').permitted).toBe(false)
  expect(foodFor(eater({ groups: ['lactose'] }), checked?.id ?? '')).toEqual({
    permitted: true,
    readLabelFor: [],
    byUsualRecipe: false,
  })
})

test('celery, mustard and sulfites on a label are a label check, not a block', () => {
  expect(foodFor(eater({ groups: ['celery'] }), 'broth-vegetable')).toMatchObject({
    permitted: true,
    readLabelFor: ['celery'],
  })
})

test('wheat and gluten each block the other if a label has to be read', () => {
  const both = foods.filter(
    ({ allergens, checkLabelFor }) => checkLabelFor.includes('gluten') && !allergens.includes('gluten'),
  )
  expect(both.length).toBeGreaterThan(3)
  for (const { id } of both) {
    expect(foodFor(eater({ groups: ['wheat'] }), id).permitted).toBe(false)
    expect(foodFor(eater({ groups: ['gluten'] }), id).permitted).toBe(false)
  }
})

test('plain oats are blocked for gluten, labeled ones are permitted with a label check; both are blocked for oats', () => {
  expect(foodFor(eater({ groups: ['gluten'] }), 'oats-rolled-dry').permitted).toBe(false)
  expect(foodFor(eater({ groups: ['gluten'] }), 'oats-gf-dry')).toMatchObject({
    permitted: true,
    readLabelFor: ['gluten'],
  })
  expect(foodFor(eater({ groups: ['oats'] }), 'oats-gf-dry').permitted).toBe(false)
  expect(foodFor(eater({ groups: ['oats'] }), 'oat-milk').permitted).toBe(false)
  expect(foodFor(eater({ groups: ['oats'] }), 'buckwheat-cooked').permitted).toBe(true)
})

test('a product with unknown gluten is blocked for gluten, and a syrup that may be wheat needs a label check', () => {
  expect(productFor(eater({ groups: ['gluten'] }), 'nuun-sport').permitted).toBe(false)
  expect(productFor(eater({ groups: ['wheat'] }), 'maurten-gel-100')).toMatchObject({
    permitted: true,
    readLabelFor: ['wheat'],
  })
})

test('caffeine is judged by its figure, and an unknown figure blocks', () => {
  const out = foods.filter((food) => !permitsFood(eater({ groups: ['caffeine'] }), food).permitted)
  expect(out.map(({ id }) => id).sort()).toEqual(
    [
      'chocolate-dark',
      'chocolate-milk-bar',
      'chocolate-milk-lowfat',
      'coffee-brewed',
      'coffee-decaf',
      'cola',
      'energy-bar',
      'espresso',
      'hot-chocolate-water',
      'tea-black',
    ].sort(),
  )
})

test('without gelatin, candies set with it and bought gels and chews that no label calls vegetarian are blocked', () => {
  const without = eater({ families: ['gelatin'] })
  for (const id of ['gummy-bears-10', 'marshmallows-4', 'generic-chews'])
    expect(productFor(without, id), id).toMatchObject({ because: { code: 'family', family: 'gelatin' } })
  for (const id of ['generic-gel', 'maurten-gel-100', 'jelly-beans-28'])
    expect(productFor(without, id).permitted, id).toBe(true)
  expect(foodFor(without, 'gelatin-dessert').permitted).toBe(false)
  expect(foodFor(without, 'yogurt-plain-lowfat').permitted).toBe(true)
})

test('at 17 every caffeine item is blocked, at 18 none is', () => {
  for (const id of ['cola-flat', 'gu-energy-gel-caffeine', 'coffee-cup']) {
    expect(productFor(eater({ age: 17 }), id)).toMatchObject({ because: { code: 'caffeine-under-18' } })
    expect(productFor(eater({ age: 18 }), id).permitted).toBe(true)
  }
  expect(foodFor(eater({ age: 17 }), 'chocolate-dark').permitted).toBe(false)
})

test('fructose and FODMAP follow the cautions in the data', () => {
  expect(productFor(eater({ groups: ['fodmap'] }), 'generic-gel').permitted).toBe(false)
  expect(productFor(eater({ groups: ['fodmap'] }), 'sugar-gel-home').permitted).toBe(true)
  expect(foodFor(eater({ groups: ['fodmap'] }), 'honey').permitted).toBe(false)
})

test('an unknown status blocks a product only if it matters', () => {
  expect(productFor(eater({ diet: 'Vegan' }), 'hammer-gel').permitted).toBe(false)
  expect(productFor(eater(), 'hammer-gel').permitted).toBe(true)
  expect(productFor(eater({ groups: ['lupin'] }), 'hammer-gel')).toMatchObject({
    because: { code: 'label-unread' },
  })
  expect(productFor(eater({ groups: ['peanut'] }), 'generic-gel')).toMatchObject({ byUsualRecipe: true })
})

test('honey is not vegan, gelatin is not vegetarian', () => {
  expect(foodFor(eater({ diet: 'Vegan' }), 'honey').permitted).toBe(false)
  expect(foodFor(eater({ diet: 'Vegetarian' }), 'honey').permitted).toBe(true)
  expect(foodFor(eater({ diet: 'Vegetarian' }), 'gummy-candy').permitted).toBe(false)
})

test('an unknown word excludes names that contain it as a whole word, in singular and plural', () => {
  expect(foodFor(eater({ unknown: ['bananas'] }), 'banana').permitted).toBe(false)
  expect(foodFor(eater({ unknown: ['banana'] }), 'banana').permitted).toBe(false)
  expect(productFor(eater({ unknown: ['bananas'] }), 'banana-half').permitted).toBe(false)
  expect(foodFor(eater({ unknown: ['rice'] }), 'rice-white-cooked').permitted).toBe(false)
  expect(foodFor(eater({ unknown: ['ban'] }), 'banana').permitted).toBe(true)
})

test('a homemade product is blocked with its ingredients', () => {
  expect(productFor(eater({ unknown: ['sugar'] }), 'sports-drink-home-lemon').permitted).toBe(false)
})

test.each(['Omnivore', 'Vegetarian', 'Vegan'] as const)(
  'whatever the one group, a %s keeps many low-cost fuels and salt',
  (diet) => {
    for (const { group } of allergenGroups) {
      const left = products.filter(
        (product) =>
          product.costTier === 'low' && permitsProduct(eater({ diet, groups: [group] }), product).permitted,
      )
      const drinks = left.filter(({ fluids, carbs }) => fluids > 0 && carbs > 0)
      const salty = left.filter(({ sodium }) => (sodium ?? 0) >= 250)
      expect([group, drinks.length >= 3, salty.length >= 3]).toEqual([group, true, true])
    }
  },
)
