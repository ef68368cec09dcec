import { describe, expect, test } from 'vitest'
import { findFoods } from '../foods/foods.ts'
import { spoilsInABag } from '../foods/keeps-in-a-bag.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import type { Meal } from './menus.ts'

const menusOf = (wishes: Partial<RunnerWishes>) => stagesFor(someRunner(wishes)).menus
const foodsOf = (meal: Meal | null) => findFoods((meal?.items ?? []).map(({ foodId }) => foodId))
const hasSaltedWater = (meal: Meal | null) => (meal?.items ?? []).some(({ inDrink }) => inDrink)

const marathon = { race: 'Marathon', targetSeconds: 4 * 3600 } as const
const fast5k = { race: '5K', targetSeconds: 21.5 * 60, longRunKm: 8, weeklyKm: 30, climate: 'Cool' } as const
const girl = { ...fast5k, age: 15, heightCm: 163, weightKg: 52, daysToGo: 3 } as const

describe('what is eaten after a race', () => {
  test.each([
    { ...marathon, diet: 'Omnivore' },
    { ...marathon, diet: 'Vegetarian', budget: 'Low' },
    { ...marathon, diet: 'Omnivore', weightKg: 112, heightCm: 190, sex: 'Male' },
    { ...marathon, diet: 'Vegan', budget: 'Low' },
    { ...fast5k, diet: 'Omnivore' },
    { race: '10K', targetSeconds: 55 * 60, climate: 'Hot & Humid', diet: 'Omnivore' },
  ] as const)('keeps in a bag for hours: %j', (wishes) => {
    const { race } = menusOf(wishes).recovery
    expect(race?.items.length).toBeGreaterThan(1)
    expect(foodsOf(race).filter(spoilsInABag)).toEqual([])
  })

  test.each(['Omnivore', 'Vegetarian'] as const)('holds no powder for a girl of 15: %s', (diet) => {
    const { recovery } = menusOf({ ...girl, diet })
    for (const meal of [recovery.race, recovery.longRun]) {
      expect(foodsOf(meal).length).toBeGreaterThan(1)
      for (const { category, id } of foodsOf(meal)) {
        expect(category).not.toBe('protein_powder')
        expect(id).not.toBe('edamame')
      }
    }
  })

  test('holds no powder for an omnivore, who drinks milk', () => {
    const categories = foodsOf(menusOf({ ...marathon, weightKg: 77, age: 66, budget: 'Low' }).recovery.race)
    expect(categories.map(({ category }) => category)).not.toContain('protein_powder')
  })
})

describe('what is eaten before a run', () => {
  test('comes without salted water before a short race, and with bread or cereal', () => {
    for (const diet of ['Omnivore', 'Vegetarian'] as const) {
      const { raceWeek, breakfastAway } = menusOf({ ...girl, diet })
      const meals = [raceWeek.at(-1)?.meals[0] ?? null, breakfastAway]
      for (const meal of meals) expect(hasSaltedWater(meal)).toBe(false)
      expect(foodsOf(meals[0] ?? null).some(({ category }) => /bread|cereal/.test(category))).toBe(true)
    }
  })

  test.each([
    { diet: 'Omnivore' },
    { diet: 'Vegan', budget: 'Low' },
    { diet: 'Vegan', allergies: ['gluten', 'soy', 'nuts'] },
    { diet: 'Vegan', allergies: ['fodmap'] },
  ] as const)('has its salt on the food before a marathon, not in the water: %j', (wishes) => {
    const { raceWeek, breakfastAway } = menusOf({ ...marathon, ...wishes })
    const [atHome] = raceWeek.at(-1)?.meals ?? []
    expect(atHome?.sodium).toBeGreaterThanOrEqual(350)
    for (const meal of [atHome ?? null, breakfastAway]) expect(hasSaltedWater(meal)).toBe(false)
  })

  test('is toast, a bagel, cereal or oatmeal for those who may have them, not a pot of rice or grits', () => {
    for (const weightKg of [55, 65, 75]) {
      const { raceWeek } = menusOf({ ...marathon, weightKg, diet: 'Omnivore' })
      const foods = foodsOf(raceWeek.at(-1)?.meals[0] ?? null)
      expect(foods.length).toBeGreaterThan(1)
      expect(foods.filter(({ id }) => /^(?:rice-.*cooked|corn-grits)/.test(id))).toEqual([])
    }
  })

  test('has no juice with diabetes: it is what ends a low', () => {
    for (const weightKg of [55, 65, 75]) {
      const { raceWeek } = menusOf({ ...marathon, weightKg, healthWords: ['insulin'] })
      const foods = foodsOf(raceWeek.at(-1)?.meals[0] ?? null)
      expect(foods.length).toBeGreaterThan(1)
      expect(foods.filter(({ category }) => category === 'juice')).toEqual([])
    }
  })

  test.each([90, 100, 112, 130])('brings at most 600 ml to drink for a runner of %i kg', (weightKg) => {
    const { raceWeek, longRunBreakfasts, breakfastAway } = menusOf({ ...marathon, weightKg, heightCm: 190 })
    const meals = [raceWeek.at(-1)?.meals[0], breakfastAway, ...longRunBreakfasts].flatMap(
      (meal) => meal ?? [],
    )
    expect(meals.length).toBeGreaterThan(2)
    for (const { fluids } of meals) expect(fluids).toBeLessThanOrEqual(600)
  })
})

test.each([{ diet: 'Omnivore' }, { diet: 'Vegetarian' }, { diet: 'Vegan' }] as const)(
  'the race breakfast was eaten before long runs: %j',
  (wishes) => {
    const { raceWeek, longRunBreakfasts } = menusOf({ race: 'Half', targetSeconds: 2 * 3600, ...wishes })
    const [breakfast] = raceWeek.at(-1)?.meals ?? []
    expect(longRunBreakfasts.map(({ recipe }) => recipe.id)).toContain(breakfast?.recipe.id)
  },
)

test('after 8 km a teenager opens no can of tuna', () => {
  for (const daysToGo of [3, 10, 30]) {
    const { recovery } = menusOf({ ...girl, diet: 'Omnivore', sex: 'Male', daysToGo })
    for (const meal of [recovery.race, recovery.longRun])
      expect(foodsOf(meal).map(({ id }) => id)).not.toContain('tuna-canned-water')
  }
})
