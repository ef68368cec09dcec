import { describe, expect, test } from 'vitest'
import { someRecipe } from '../../../testing/some-recipe.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { kitchenOf } from '../kitchen.ts'
import type { SideKind } from '../../side-kinds.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { serveRecipe } from '../recipes/served-recipe.ts'
import { at, countMealsOf, vectorOfFoods } from './nutrient-vector.ts'
import { kindsFor, type Plate, plateAt, platesFor } from './plates.ts'

function platesOf(recipe: Partial<Recipe>, wishes: Partial<RunnerWishes> = {}): Plate[] {
  const kitchen = kitchenOf(someRunner(wishes))
  const served = serveRecipe(kitchen, someRecipe(recipe))
  if (!served) throw new Error('the runner of the test may eat it')
  const table = platesFor(kitchen, served, 'any', 'usual')
  return Array.from({ length: table.count }, (_, index) => plateAt(table, index))
}

const rice = [['rice-white-cooked', 200]] as const
const chicken = [['chicken-breast', 100]] as const

const legumesOf = (grams: number, quarters: number) =>
  platesOf({ foods: [...rice, ['chickpeas-canned', grams]], sides: [] }).find(
    (plate) => plate.quarters === quarters,
  )?.vector[at.legumes]

/** Plates of rice with tofu, for a vegan. */
const soyOf = (grams: number, sides: readonly SideKind[]) =>
  platesOf(
    { foods: [...rice, ['tofu-firm', grams]], sides: [...sides], scale: { from: 1, to: 1 } },
    { diet: 'Vegan' },
  )

const mealsOfStarch = (bread: number, cereal: number) => {
  const vector = vectorOfFoods([
    { id: 'bread-white', grams: bread },
    { id: 'corn-flakes', grams: cereal },
  ])
  countMealsOf(vector)
  return [vector[at.breads], vector[at.cereals]]
}

describe('plates of a recipe', () => {
  test('of a main have fruit beside a starch, and never in its place', () => {
    const sides: SideKind[] = ['rice', 'fruit']
    const withFruit = (recipe: Partial<Recipe>) =>
      platesOf({ ...recipe, at: ['main'], sides }).filter(({ sides: { of } }) =>
        of.some(({ kind }) => kind === 'fruit'),
      )
    const ofMeat = withFruit({ foods: [...chicken] })
    expect(ofMeat.length).toBeGreaterThan(0)
    for (const plate of ofMeat) expect(plate.sides.of.map(({ kind }) => kind)).toContain('rice')
    const ofRice = withFruit({ foods: [...rice, ...chicken] })
    expect(ofRice.some(({ sides: { of } }) => of.length === 1)).toBe(true)
  })

  test('are its scales, alone and with sides, each with what both hold', () => {
    const plates = platesOf({ foods: rice, sides: ['fruit'], tags: ['loading'] })
    const alone = plates.filter(({ sides }) => sides.of.length === 0)
    expect(alone.map(({ quarters }) => quarters)).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(plates.length).toBeGreaterThan(2 * alone.length)
    for (const { served, quarters, sides, vector } of plates) {
      const foods = served.foods.map(({ id, grams }) => ({ id, grams: (grams * quarters) / 4 }))
      const held = vectorOfFoods([...foods, ...sides.foods])
      for (const sum of ['energy', 'carbs', 'protein', 'fat', 'fiber', 'sodium'] as const)
        expect(vector[at[sum]]).toBeCloseTo(held[at[sum]] ?? 0)
    }
  })

  test.each([
    ['rice', 'rice-white-cooked', 'rice', 350],
    ['potatoes', 'potato-boiled-peeled', 'potatoes', 450],
    ['bread', 'bread-white', 'bread', 140],
  ] as const)('have no %s beside a dish with a starch of its own', (_case, id, side, most) => {
    const besideA = (grams: number) =>
      platesOf({
        foods: [[id, grams], ...chicken],
        sides: [side],
        tags: ['loading'],
        scale: { from: 1, to: 1 },
      }).filter(({ sides }) => sides.of.length > 0)
    expect(besideA(61)).toEqual([])
    const garnished = besideA(58)
    expect(garnished.length).toBeGreaterThan(0)
    for (const { sides } of garnished) expect(58 + (sides.foods[0]?.grams ?? 0)).toBeLessThanOrEqual(most)
  })

  test('count a meal of legumes or soy once, and a spoonful as none', () => {
    expect([legumesOf(100, 4), legumesOf(100, 8), legumesOf(60, 2)]).toEqual([1, 1, 0])
  })

  test('are a meal of soy from six grams of its protein, over dish and side', () => {
    const alone = soyOf(20, [])[0]
    const withMilk = soyOf(20, ['milk']).find((plate) =>
      plate.sides.foods.some(({ id, grams }) => id === 'soy-milk' && grams > 300),
    )
    expect([alone?.vector[at.soy], soyOf(120, [])[0]?.vector[at.soy], withMilk?.vector[at.soy]]).toEqual([
      0, 1, 1,
    ])
  })

  test('are a meal of bread or of cereal, and a spoonful of either is none', () => {
    expect([mealsOfStarch(58, 30), mealsOfStarch(10, 5)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  test('count oil, nuts, juice in ml and eggs', () => {
    const vector = vectorOfFoods([
      { id: 'olive-oil', grams: 10 },
      { id: 'almonds', grams: 20 },
      { id: 'egg-hard-boiled', grams: 50 },
    ])
    expect([vector[at.oil], vector[at.seeds], vector[at.eggs]]).toEqual([10, 20, 50])
    expect(vectorOfFoods([{ id: 'orange-juice', grams: 208 }])[at.juice]).toBeCloseTo(200, -1)
  })
})

const largest = (food: string, grams: number) =>
  Math.max(
    ...platesOf({ foods: [[food, grams]], sides: [], scale: { from: 0.5, to: 2 } }).map(
      ({ quarters }) => quarters,
    ),
  )

const breadsBeside = (own: string) =>
  platesOf({ foods: [[own, 60], ...chicken], sides: ['bread'] }).flatMap(({ sides: { foods } }) =>
    foods.map(({ id }) => id).filter((id) => id.startsWith('bread-')),
  )

test('no second kind of bread stands beside a pita, and a slice more of toast may', () => {
  expect(breadsBeside('pita-white')).toEqual([])
  expect(new Set(breadsBeside('bread-wholewheat'))).toEqual(new Set(['bread-wholewheat']))
})

test('no plate is more than one person finishes', () => {
  // In quarters: four slices of 116 g, three potatoes of 300 g, one and a quarter porridges of 70 g dry, 140 g of plant-based ground at one and a half.
  expect([
    largest('bread-white', 116),
    largest('potato-boiled-peeled', 300),
    largest('cream-of-rice-dry', 70),
    largest('pea-protein-ground', 140),
  ]).toEqual([4, 6, 5, 6])
})

test('a main may have a salad or avocado beside it, a loading dish only what it names', () => {
  expect(kindsFor(someRecipe({ sides: ['bread'] }))).toEqual(['bread', 'salad', 'avocado'])
  expect(kindsFor(someRecipe({ sides: ['bread'], tags: ['loading'] }))).toEqual(['bread'])
})

const kinds = (recipe: Partial<Recipe>) => kindsFor(someRecipe({ sides: [], ...recipe }))

test('no salad stands beside a salad, nor avocado beside a curry', () => {
  expect(kinds({ foods: [['lettuce-romaine', 40]], cuisine: 'American' })).toEqual(['avocado'])
  expect(kinds({ foods: [['avocado', 70]], cuisine: 'American' })).toEqual([])
  expect(kinds({ cuisine: 'Indian' })).toEqual(['salad'])
})
