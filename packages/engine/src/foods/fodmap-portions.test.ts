import { expect, test } from 'vitest'
import { fodmapPortionsIn, mostFodmapGrams, withinFodmapPortions } from './fodmap-portions.ts'
import { findFood, foods } from './foods.ts'

const limited = foods.filter(({ id }) => mostFodmapGrams(id) !== undefined)

test('every food with a portion is in the data, and none of them carries the caution', () => {
  expect(limited.length).toBeGreaterThan(35)
  expect(limited.filter(({ fodmapCaution }) => fodmapCaution)).toEqual([])
})

// science: "`ibs`, portions at one meal, one of these a meal".
test.each([
  ['strawberries', 65],
  ['blueberries-frozen', 40],
  ['bell-pepper-red-cooked', 40],
  ['edamame', 75],
  ['tofu-firm', 160],
  ['chia-seeds', 24],
  ['almond-butter', 16],
])('%s fits a meal up to %d g', (foodId, most) => {
  expect(withinFodmapPortions([{ foodId, grams: most }])).toBe(true)
  expect(withinFodmapPortions([{ foodId, grams: most + 1 }])).toBe(false)
  expect(
    withinFodmapPortions([
      { foodId, grams: most / 2 },
      { foodId, grams: most },
    ]),
  ).toBe(false)
})

test.each([
  ['maple-syrup', 2 * 20],
  ['coconut-milk-drink', 120],
  ['coconut-milk-canned', 60],
  ['rice-milk', 200],
  ['cranberry-juice-cocktail', 200],
])('%s is weighed by its density', (id, measure) => {
  const density = findFood(id)?.gramsPerMilliliter ?? 1
  expect(mostFodmapGrams(id)).toBe(id === 'maple-syrup' ? measure : Math.round(measure * density))
})

test('cooked oatmeal has as much as 50 g of dry oats', () => {
  const most = mostFodmapGrams('oatmeal-cooked') ?? 0
  expect(most * 0.177).toBeCloseTo(50, 9)
  expect(withinFodmapPortions([{ foodId: 'oatmeal-cooked', grams: most }])).toBe(true)
  expect(withinFodmapPortions([{ foodId: 'oatmeal-cooked', grams: most + 1 }])).toBe(false)
})

test('a meal has one of them, with any amount of foods without a portion', () => {
  const rice = { foodId: 'rice-white-cooked', grams: 400 }
  const kiwi = { foodId: 'kiwifruit', grams: 69 }
  expect(withinFodmapPortions([rice, kiwi])).toBe(true)
  expect(withinFodmapPortions([rice, kiwi, { foodId: 'walnuts', grams: 10 }])).toBe(false)
  expect(withinFodmapPortions([])).toBe(true)
  expect(fodmapPortionsIn(['kiwifruit', 'kiwifruit', 'rice-white-cooked'])).toEqual(['kiwifruit'])
})
