import { factsFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { describe, expect, test } from 'vitest'
import { budgets as allBudgets } from '../../1-runner/questionnaire.ts'
import { foodInTurn } from '../../evidence/carbohydrate.ts'
import { findFood } from '../../foods/foods.ts'
import { findProduct, type Product, products } from '../../foods/products.ts'
import {
  carriedFuels,
  cookedFuels,
  inTurnWithFuel,
  isHomemade,
  saltyDrinks,
  salts,
  sportsDrinks,
  tastes,
} from './race-fuels.ts'

const listed = [carriedFuels, sportsDrinks, saltyDrinks, salts].flatMap((budgets) =>
  Object.values(budgets).flatMap(({ wanted, otherwise }) => [...wanted, ...otherwise]),
)

test('every fuel of a list is a product in the data', () => {
  expect(listed.length).toBeGreaterThan(50)
  for (const id of listed) {
    expect(findProduct(id), id).toBeDefined()
  }
})

test('a ready sports drink is of no brand, and no two are of one strength', () => {
  const ready = [...new Set(listed)].flatMap((id) => findProduct(id) ?? []).filter(isReady)
  expect(ready.map(({ brand }) => brand)).toEqual([null, null])
  expect(ready.map(({ carbs, fluids }) => (100 * carbs) / fluids)).toEqual([6, 8])
})

const isReady = ({ kind }: Product) => kind === 'drink_ready'

test('what is listed as carried has carbs, what is listed as salty has next to none', () => {
  for (const { wanted, otherwise } of Object.values(carriedFuels)) {
    for (const id of [...wanted, ...otherwise]) expect(findProduct(id)?.carbs).toBeGreaterThan(5)
  }
  for (const { wanted, otherwise } of [...Object.values(saltyDrinks), ...Object.values(salts)]) {
    for (const id of [...wanted, ...otherwise]) expect(findProduct(id)?.carbs).toBeLessThanOrEqual(4)
  }
})

test('every budget has an order of all that is taken for a change', () => {
  const tasted = products.filter(({ taste }) => taste !== null).map(({ id }) => id)
  for (const order of Object.values(tastes)) expect(order.toSorted()).toEqual(tasted.toSorted())
})

test('food in turn with the fuel has little fat and fiber, and is not boiled', () => {
  const { mostFat, mostFiber } = foodInTurn.value
  const bought = Object.values(inTurnWithFuel)
    .flatMap(({ wanted }) => wanted)
    .filter((id) => ['real_food', 'candy'].includes(findProduct(id)?.kind ?? ''))
  expect(bought.length).toBeGreaterThan(15)
  for (const id of bought) {
    expect(cookedFuels.has(id), id).toBe(false)
    const [part, ...others] = findProduct(id)?.madeOf ?? []
    const food = findFood(part?.foodId ?? '')
    expect(others, id).toEqual([])
    expect(((food?.fatPer100g ?? Infinity) * (part?.grams ?? 0)) / 100, id).toBeLessThanOrEqual(mostFat)
    expect(((food?.fiberPer100g ?? Infinity) * (part?.grams ?? 0)) / 100, id).toBeLessThanOrEqual(mostFiber)
  }
})

test('what is made at home keeps for a day or less, and nothing else has such a time', () => {
  for (const product of products) {
    if (isHomemade(product)) expect([0, 1], product.id).toContain(product.keepsDays)
    else expect(product.keepsDays, product.id).toBeNull()
  }
})

test('nothing listed has caffeine or low confidence', () => {
  for (const id of listed) {
    expect(findProduct(id)?.caffeine).toBe(0)
    expect(findProduct(id)?.confidence).not.toBe('low')
  }
})

test('what is boiled keeps a day at most and is no change late in a run', () => {
  for (const id of cookedFuels) {
    expect(findProduct(id)?.keepsDays, id).not.toBeNull()
    expect(findProduct(id)?.taste, id).toBeNull()
  }
})

const fuelsOf = (wishes: Parameters<typeof someRunner>[0]) => {
  const { race_day: race, long_run: run } = factsFor(someRunner(wishes))
  return [race, run].flatMap(({ kit, change }) => [
    ...kit.flatMap(({ product, instead }) => [
      product,
      instead && 'product' in instead ? instead.product : '',
    ]),
    change?.product ?? '',
  ])
}

test('whoever has no salt added gets no salted food for a change, in any race or long run', () => {
  let changes = 0
  for (const budget of allBudgets)
    for (const hours of [3.2, 4.75, 6.5]) {
      const wishes = { race: 'Marathon', budget, targetSeconds: 3600 * hours, daysToGo: 30 } as const
      const { race_day: race, long_run: run } = factsFor(
        someRunner({ ...wishes, healthWords: ['high blood pressure'] }),
      )
      const fuels = [race, run].flatMap(({ kit, change }) => [...kit, ...(change ? [change] : [])])
      for (const { product } of fuels) expect(saltedFoods).not.toContain(product)
      changes += race.change ? 1 : 0
    }
  expect(changes).toBeGreaterThan(1)
})

const saltedFoods = ['pretzels-28', 'crackers-saltine-10', 'boiled-potato-salted', 'watermelon-salted']

describe('what is carried', () => {
  const everything = [
    'milk',
    'egg',
    'nuts',
    'gluten',
    'soy',
    'sulphite',
    'corn',
    'coconut',
    'oats',
    'fodmap',
  ] as const

  test('for hours is never boiled rice or potato, whatever is excluded', () => {
    for (const budget of ['Low', 'Medium', 'High'] as const) {
      for (const allergies of [[], ['fodmap'], ['corn'], everything] as const) {
        const carried = fuelsOf({ race: 'Marathon', budget, allergies: [...allergies] })
        expect(
          carried.filter((id) => cookedFuels.has(id)),
          `${budget} ${allergies.join()}`,
        ).toEqual([])
      }
    }
  })

  test('without corn and fructose is a syrup of sugar, not nothing', () => {
    expect(fuelsOf({ race: 'Marathon', budget: 'Medium', allergies: [...everything] })).toContain(
      'sugar-gel-home',
    )
  })

  test('without fructose is a bought gel of glucose where gels are bought', () => {
    expect(fuelsOf({ race: 'Marathon', budget: 'Medium', allergies: ['fodmap'] })).toContain(
      'sis-go-isotonic',
    )
    expect(fuelsOf({ race: 'Marathon', budget: 'Low', allergies: ['fodmap'] })).toContain(
      'corn-syrup-gel-home',
    )
  })
})
