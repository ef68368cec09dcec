import { describe, expect, test } from 'vitest'
import { type Food, findFood } from '../../foods/foods.ts'
import { nutrientsOf, sumOf } from '../portions/nutrients.ts'
import { countsInPieces, foodOf } from '../portions/household-measure.ts'
import { larder, type LarderId } from '../portions/larder.ts'
import { allRecipes } from './all-recipes.ts'
import type { Cuisine, Ingredient, Occasion, Recipe } from './recipe.ts'
import { type SwapGroup, swapGroups, type SwapOption } from './swap-groups.ts'

const ingredientsOf = ({ foods, seasoning }: Recipe): Ingredient[] => [...foods, ...seasoning]

const optionsFor = ([name]: Ingredient): readonly SwapOption[] =>
  name in swapGroups ? swapGroups[name as SwapGroup] : [{ food: name, times: 1 }]

/** The recipe as first written: with its optional foods and the first of each group. */
const firstFoods = (recipe: Recipe): { food: Food; grams: number }[] =>
  ingredientsOf(recipe).map((ingredient) => {
    const [{ food, times } = { food: '', times: 1 }] = optionsFor(ingredient)
    return { food: foodOf(food as LarderId), grams: ingredient[1] * times }
  })

/** White rice is white rice, long or round. */
const sameFood = (name: string) =>
  /^rice-.*-cooked$/.test(name) ? 'rice' : /^egg-(?!noodles)/.test(name) ? 'egg' : name

/** In every dish, and no dish's own. */
const plain = /^(?:salt-table|black-pepper|any oil|olive-oil|canola-oil)$/

const holdsLemon = ({ foods, seasoning }: Recipe) =>
  [...foods, ...seasoning].some(([food]) => food === 'lemon-juice' || food === 'lime-juice')

const idsIn = (all: Recipe['foods']) => all.map(([name]) => sameFood(name)).filter((id) => !plain.test(id))

const foodsOf = ({ foods, seasoning }: Recipe) => ({
  main: new Set(idsIn(foods)),
  all: new Set([...idsIn(foods), ...idsIn(seasoning)]),
})

/** Grams. */
const eggsIn = ({ foods }: Recipe) =>
  foods.reduce((sum, [name, grams]) => sum + (/^egg-(?!noodles)/.test(name) ? grams : 0), 0)

/** The share of two sets that is in both. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((id) => other.has(id)).length
  return both / (one.size + other.size - both)
}

const isQuarter = (scale: number) => Number.isInteger(4 * scale)

const idsWhere = (isFault: (recipe: Recipe) => boolean) => allRecipes.filter(isFault).map(({ id }) => id)

const at = (occasion: Occasion) => allRecipes.filter((recipe) => recipe.at.includes(occasion))

describe('recipes', () => {
  test.each([
    ['breakfast', 45],
    ['main', 90],
    ['snack', 30],
    ['race morning', 12],
    ['recovery', 12],
  ] as const)('for a %s are at least %i', (occasion, least) => {
    expect(at(occasion).length).toBeGreaterThanOrEqual(least)
  })

  test('of race mornings and recoveries are made without a stove, five and six at least', () => {
    expect(at('race morning').filter(({ tags }) => tags.includes('hotel')).length).toBeGreaterThanOrEqual(5)
    expect(at('recovery').filter(({ effort }) => effort === 'no-cook').length).toBeGreaterThanOrEqual(6)
  })

  test.each([
    'American',
    'British and Irish',
    'Nordic and German',
    'Italian',
    'Mexican',
    'Indian',
    'Japanese, Korean and Thai',
    'Middle Eastern',
    'everyday',
  ] satisfies Cuisine[])('of %s kitchens are at least six mains', (cuisine) => {
    expect(at('main').filter((recipe) => recipe.cuisine === cuisine).length).toBeGreaterThanOrEqual(6)
  })

  test('are not named after their salt, which some runners leave out', () => {
    expect(idsWhere(({ name }) => /\bsalt\b|^salted\b/iu.test(name))).toEqual([])
  })

  test('are named after lemon or lime where it is in them, and not another acid in its place', () => {
    const named = allRecipes.filter(({ name }) => /lemon|lime/iu.test(name.replace(/\{[^}]+\}/gu, '')))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((recipe) => !holdsLemon(recipe))).toEqual([])
  })

  test('have ids of their own', () => {
    const ids = allRecipes.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('of one name are one main, whatever small words stand in it', () => {
    const small = /^(?:with|and|on|in|over|under|a|the|of|soft)$/
    const wordsOf = ({ name }: Recipe) =>
      (name.toLowerCase().match(/[\p{L}{}]+/gu) ?? [])
        .flatMap((word) => word.split('-'))
        .filter((word) => !small.test(word))
        .toSorted()
        .join(' ')
    const names = at('main').map(wordsOf)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('of the same foods and seasonings are one recipe', () => {
    const mains = at('main').map((recipe) => ({ id: recipe.id, ...foodsOf(recipe) }))
    const isTwin = (one: (typeof mains)[number], other: (typeof mains)[number]) =>
      one.main.size >= 2 && alike(one.main, other.main) === 1 && alike(one.all, other.all) >= 0.65
    const twins = mains.flatMap((one, index) =>
      mains.slice(index + 1).flatMap((other) => (isTwin(one, other) ? [`${one.id} ${other.id}`] : [])),
    )
    expect(mains.length).toBeGreaterThan(300)
    expect(twins).toEqual([])
  })

  test('are made of foods of the larder', () => {
    const names = allRecipes
      .flatMap(ingredientsOf)
      .flatMap((each) => optionsFor(each).map(({ food }) => food))
    expect(new Set(names).size).toBeGreaterThan(150)
    expect(names.filter((id) => !(id in larder) || !findFood(id))).toEqual([])
  })

  test('name each ingredient once', () => {
    expect(
      idsWhere((recipe) => {
        const names = ingredientsOf(recipe).map(([name]) => name)
        return new Set(names).size < names.length
      }),
    ).toEqual([])
  })

  test('take no longer in the hands than in all', () => {
    expect(idsWhere(({ minutes: { handsOn, total } }) => handsOn <= 0 || handsOn > total)).toEqual([])
  })

  test('scale in quarters from a half to double, around the recipe as written', () => {
    expect(
      idsWhere(
        ({ scale: { from, to } }) =>
          !isQuarter(from) || !isQuarter(to) || from < 0.5 || from > 1 || to < 1 || to > 2,
      ),
    ).toEqual([])
  })

  test('of two eggs, pancakes, bakes and frittatas are dinner for one at three quarters and no less', () => {
    const named = /pancake|crepe|frittata|omelet|gratin|-bake\b|kaiserschmarrn/
    const mains = at('main').filter(
      (recipe) => eggsIn(recipe) >= 90 && !recipe.foods.some(([name]) => name.startsWith('tofu')),
    )
    const bakes = at('breakfast').filter(({ id }) => named.test(id) && !id.includes('tofu'))
    expect(mains.length).toBeGreaterThan(20)
    expect(bakes.length).toBeGreaterThan(2)
    expect([...mains, ...bakes].filter(({ scale }) => scale.from < 0.75).map(({ id }) => id)).toEqual([])
  })

  test('as written have whole pieces of what is counted, with every food of a group', () => {
    const parts = allRecipes.flatMap((recipe) =>
      ingredientsOf(recipe).flatMap((each) =>
        optionsFor(each).flatMap(({ food, times }) => {
          const step = countsInPieces(food as LarderId)
          if (step === null) return []
          const pieces = (each[1] * times) / ((findFood(food)?.unitGrams ?? Number.NaN) * step)
          return [{ of: `${recipe.id}: ${pieces.toFixed(2)} steps of ${food}`, pieces }]
        }),
      ),
    )
    expect(parts.length).toBeGreaterThan(100)
    expect(
      parts
        .filter(({ pieces }) => Math.round(pieces) < 1 || Math.abs(pieces - Math.round(pieces)) >= 0.12)
        .map(({ of }) => of),
    ).toEqual([])
  })

  test('for loading have little fiber and fat', () => {
    const loading = allRecipes.filter(({ tags }) => tags.includes('loading'))
    expect(loading.length).toBeGreaterThan(60)
    const faults = loading.flatMap((recipe) => {
      const { fiber, fat } = sumOf(firstFoods(recipe).map(({ food, grams }) => nutrientsOf(food, grams)))
      return fiber > 6 || fat > 16
        ? [`${recipe.id}: ${fiber.toFixed(1)} g fiber, ${fat.toFixed(1)} g fat`]
        : []
    })
    expect(faults).toEqual([])
  })
})

const seasoningsOf = (recipe: Recipe): Food[] =>
  recipe.seasoning.flatMap((each) => optionsFor(each).slice(0, 1)).flatMap(({ food }) => findFood(food) ?? [])

describe('seasonings', () => {
  test('of every main are an aromatic, an herb, a spice, an acid, a sauce or stock, and not salt alone', () => {
    const flavors = ['herb_spice', 'vegetable', 'condiment', 'soup', 'juice']
    const isFlavor = ({ id, category }: Food) => id !== 'salt-table' && flavors.includes(category)
    expect(
      at('main')
        .filter((recipe) => !seasoningsOf(recipe).some(isFlavor))
        .map(({ id }) => id),
    ).toEqual([])
  })

  test('of all but plain race mornings are those, or fruit, cinnamon, vanilla, cocoa, honey, jam or the like', () => {
    const bland = ['salt-table', 'canola-oil', 'olive-oil', 'butter', 'sugar-white', 'baking-powder']
    const isBland = (recipe: Recipe) => seasoningsOf(recipe).every(({ id }) => bland.includes(id))
    expect(idsWhere((recipe) => !recipe.at.includes('race morning') && isBland(recipe))).toEqual([])
  })
})
