import { describe, expect, test } from 'vitest'
import type { Budget } from '../../1-runner/questionnaire.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { kitchenOf } from '../kitchen.ts'
import { at } from '../plates/nutrient-vector.ts'
import { heapFrom, heldAt, sidesAt } from '../plates/plates.ts'
import { candidatesFor } from './candidates.ts'
import type { Occasion } from '../recipes/recipe.ts'
import type { Wishes } from './wishes.ts'

const kitchen = kitchenOf(someRunner())

const dishesAt = (occasion: Occasion, wishes: Partial<Wishes> = {}, inKitchen = kitchen) => [
  ...candidatesFor(inKitchen, occasion, {
    draws: inKitchen.draws.of('test'),
    gentle: false,
    not: new Set(),
    bias: () => 0,
    smooth: false,
    breads: 'white',
    juice: 'usual',
    bought: null,
    ...wishes,
  }),
]

const mains = (wishes: Partial<Wishes> = {}, inKitchen = kitchen) => dishesAt('main', wishes, inKitchen)

interface Costed {
  readonly cost: number
  readonly quarters: number
  readonly sides: number
  readonly carbShare: number
  readonly isHeap: boolean
  readonly protein: number
  readonly fat: number
  readonly juice: number
}

/** Every plate of every main, with what it costs beside its recipe. */
const platesOf = (wishes: Partial<Wishes> = {}, inKitchen = kitchen): Costed[] =>
  platesAmong(mains(wishes, inKitchen))

const platesAmong = (dishes: ReturnType<typeof dishesAt>): Costed[] =>
  dishes.flatMap(({ plates: platesOfDish, costsOfPlates }) => {
    const plates = platesOfDish()
    const costs = costsOfPlates(plates, 0, plates.count)
    return plates.quarters.map((quarters, index) => ({
      cost: costs[index] ?? 0,
      quarters,
      sides: sidesAt(plates, index).of.length,
      isHeap: quarters >= heapFrom(plates.served),
      protein: heldAt(plates, index, at.protein),
      fat: heldAt(plates, index, at.fat),
      juice: heldAt(plates, index, at.juice),
      carbShare: (4 * heldAt(plates, index, at.carbs)) / heldAt(plates, index, at.energy),
    }))
  })

/** Half a dish with a starch of its own and no sides. */
const costOfHalf = (strictness: number) =>
  platesOf({ strictness }).find(
    ({ quarters, sides, carbShare }) => quarters <= 2 && sides === 0 && carbShare >= 0.25,
  )?.cost ?? 0

const aLine = 6

/** The least that a plate costs whose only side is a banana, beside this list. */
function costOfBanana(list: ReadonlyMap<string, number>): number {
  const found = mains({ bought: { list, aLine } }).flatMap(({ plates: platesOfDish, costsOfPlates }) => {
    const plates = platesOfDish()
    const costs = costsOfPlates(plates, 0, plates.count)
    return plates.quarters.flatMap((quarters, index) => {
      const [food, another] = sidesAt(plates, index).foods
      return quarters === 4 && food?.id === 'banana' && !another ? (costs[index] ?? 0) : []
    })
  })
  expect(found.length).toBeGreaterThan(0)
  return Math.min(...found)
}

const plain = platesOf().filter(({ sides }) => sides === 0)
const costsOf = (plates: readonly Costed[]) => new Set(plates.map(({ cost }) => cost))

const isWhole = ({ quarters, carbShare, protein }: Costed) =>
  quarters > 2 && carbShare >= 0.25 && protein >= 20

const poorInProtein = (wishes: Partial<Wishes>, inKitchen = kitchen) =>
  platesOf(wishes, inKitchen).filter(
    ({ quarters, carbShare, protein, isHeap }) =>
      quarters > 2 && carbShare >= 0.25 && protein < 20 && !isHeap,
  )

const leastOfHeaps = (wishes: Partial<Wishes>) =>
  Math.min(...costsOf(platesOf(wishes).filter((plate) => isWhole(plate) && plate.isHeap)))

const breakfasts = (age: number) =>
  platesAmong(dishesAt('breakfast', {}, kitchenOf(someRunner({ age })))).filter(
    ({ quarters, sides, isHeap }) => quarters > 2 && sides === 0 && !isHeap,
  )

const poor = ({ protein }: Costed) => protein < 15

const wholeMains = (inKitchen = kitchen) =>
  platesOf({}, inKitchen).filter((plate) => plate.sides === 0 && isWhole(plate) && !plate.isHeap)

const costAt = (budget: Budget, id: string) => {
  const dishes = mains({ draws: kitchen.draws.of('test') }, kitchenOf(someRunner({ budget, diet: 'Vegan' })))
  const dish = dishes.find((each) => each.id === id)
  if (!dish) throw new Error(`vegans have no ${id}`)
  return dish.cost
}

const moreOnALowBudget = (id: string) => costAt('Low', id) - costAt('Medium', id)

describe('a plate costs', () => {
  test('nothing for a whole dish with its own starch', () => {
    const whole = plain.filter((plate) => isWhole(plate) && !plate.isHeap)
    expect(whole.length).toBeGreaterThan(100)
    expect(costsOf(whole)).toEqual(new Set([0]))
  })

  test('more for a lunch of less than 20 g of protein, but on gentle days', () => {
    expect(poorInProtein({}).length).toBeGreaterThan(10)
    expect(Math.min(...costsOf(poorInProtein({})))).toBeGreaterThan(0)
    expect(Math.max(...costsOf(poorInProtein({ gentle: true })))).toBeLessThan(
      Math.min(...costsOf(poorInProtein({}))),
    )
  })

  test('more for that lunch of a runner under 18 too', () => {
    const ofATeen = poorInProtein({}, kitchenOf(someRunner({ age: 16 })))
    expect(ofATeen.length).toBeGreaterThan(10)
    expect(Math.min(...costsOf(ofATeen))).toBeGreaterThan(0)
  })

  test('more for a breakfast of less than 15 g of protein under 18, and not later', () => {
    const ofATeen = breakfasts(16)
    expect(ofATeen.filter(poor).length).toBeGreaterThan(10)
    expect(Math.min(...costsOf(ofATeen.filter(poor)))).toBeGreaterThan(0)
    expect(costsOf(ofATeen.filter((plate) => !poor(plate)))).toEqual(new Set([0]))
    expect(costsOf(breakfasts(30).filter(poor))).toEqual(new Set([0]))
  })

  test('more for a lunch or dinner of over 25 g of fat with reflux, by the gram, and not without', () => {
    const withReflux = wholeMains(kitchenOf(someRunner({ healthWords: ['reflux'] })))
    const fatty = withReflux.filter(({ fat }) => fat > 26)
    expect(fatty.length).toBeGreaterThan(10)
    for (const { cost, fat } of fatty) expect(cost).toBeCloseTo(0.8 * (fat - 25))
    expect(costsOf(withReflux.filter(({ fat }) => fat <= 25))).toEqual(new Set([0]))
    expect(costsOf(wholeMains())).toEqual(new Set([0]))
  })

  test('more for juice with reflux, by the milliliter', () => {
    const withJuice = platesOf({}, kitchenOf(someRunner({ healthWords: ['reflux'] }))).filter(
      (plate) => plate.juice > 0 && plate.sides === 1 && plate.fat <= 25 && isWhole(plate) && !plate.isHeap,
    )
    expect(withJuice.length).toBeGreaterThan(10)
    for (const { cost, juice } of withJuice) expect(cost).toBeCloseTo(0.12 + 0.02 * juice)
  })

  test('more for a heap of rice, bread or potatoes', () => {
    const heaps = plain.filter((plate) => isWhole(plate) && plate.isHeap)
    expect(heaps.length).toBeGreaterThan(10)
    expect(Math.min(...costsOf(heaps))).toBeGreaterThan(5)
  })

  test('less for a heap on a day of 3,500 kcal', () => {
    expect(leastOfHeaps({ isLargeDay: true })).toBeLessThan(leastOfHeaps({ isLargeDay: false }) / 2)
  })

  test('more for half a dish, for a main nearly without carbs, and for each side', () => {
    const half = plain.filter(({ quarters, carbShare }) => quarters <= 2 && carbShare >= 0.25)
    const bare = plain.filter(({ quarters, carbShare }) => quarters > 2 && carbShare < 0.25)
    const sided = platesOf().filter(
      ({ quarters, carbShare, sides }) => quarters > 2 && carbShare >= 0.25 && sides > 0,
    )
    for (const dear of [half, bare, sided]) {
      expect(dear.length).toBeGreaterThan(20)
      expect(Math.min(...costsOf(dear))).toBeGreaterThan(0)
    }
    const [one = 0, two = 0] = [1, 2].map((count) => sided.find(({ sides }) => sides === count)?.cost)
    expect(two).toBeCloseTo(2 * one)
  })

  test('as many times as much as a week is strict, but for its sides', () => {
    expect(costOfHalf(1)).toBeGreaterThan(0)
    expect(costOfHalf(3)).toBe(3 * costOfHalf(1))
  })

  test('more for a side that is one more line to buy, and no more for one that is bought', () => {
    const bananas = new Map([['banana', 2000]])
    expect(costOfBanana(new Map()) - costOfBanana(bananas)).toBeGreaterThanOrEqual(aLine)
  })
})

test('plant-based ground costs more on a low budget', () => {
  expect(moreOnALowBudget('maple-ginger-plant-ground-rice')).toBeGreaterThan(
    moreOnALowBudget('brown-sugar-ginger-tofu-rice-loading') + 5,
  )
})
