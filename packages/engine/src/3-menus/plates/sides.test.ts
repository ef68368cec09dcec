import { describe, expect, test } from 'vitest'
import { findFood } from '../../foods/foods.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { kitchenOf } from '../kitchen.ts'
import { type SideKind, sideKinds } from '../../side-kinds.ts'
import { type Offer, singleSides, sidesOf } from './sides.ts'

function sidesFor(of: readonly Offer[], wishes: Partial<RunnerWishes> = {}, white = false) {
  const kitchen = kitchenOf(someRunner(wishes))
  return of.flatMap((kind) => singleSides(kitchen, kind, white))
}

const idsIn = (of: Offer, wishes: Partial<RunnerWishes> = {}, white = false) => [
  ...new Set(sidesFor([of], wishes, white).flatMap(({ foods }) => foods.map(({ id }) => id))),
]

test('breakfast, lunch, and dinner with the snacks each have their own juice, and any that is left where theirs is excluded', () => {
  const juices = (['breakfast-juice', 'juice', 'evening-juice'] as const).flatMap((kind) =>
    idsIn(kind, {}, true),
  )
  expect(juices).toEqual(['orange-juice', 'grape-juice', 'cranberry-juice-cocktail'])
  for (const allergies of [['fodmap'], ['sulphite']] as const)
    expect(idsIn('breakfast-juice', { allergies }, true).length).toBe(1)
})

describe('single sides', () => {
  test('of every kind are offered', () => {
    expect(new Set(sidesFor(sideKinds).map(({ kind }) => kind))).toEqual(new Set(sideKinds))
  })

  test.each([
    ['bread', 140, 'g'],
    ['rice', 350, 'g'],
    ['pasta', 350, 'g'],
    ['potatoes', 450, 'g'],
    ['fruit', 270, 'g'],
    ['juice', 300, 'ml'],
    ['milk', 300, 'ml'],
    ['nuts', 40, 'g'],
  ] as const)('of %s are at most %i %s', (kind, most, unit) => {
    const [first, ...others] = sidesFor([kind]).map(({ foods: [food] }) =>
      unit === 'ml' ? (food?.grams ?? 0) / (findFood(food?.id ?? '')?.gramsPerMilliliter ?? 1) : food?.grams,
    )
    for (const amount of [first, ...others]) {
      expect(amount).toBeGreaterThan(0)
      expect(amount).toBeLessThanOrEqual(most + 1e-9)
    }
  })

  test('of bread are one or two whole slices, or two or three with butter', () => {
    const slices = sidesFor(['bread']).map(
      ({ foods: [bread] }) => (bread?.grams ?? 0) / (findFood(bread?.id ?? '')?.unitGrams ?? 1),
    )
    expect(slices).toEqual([1, 2, 2, 3])
    expect(sidesFor(['bread']).at(-1)?.foods[1]).toEqual({ id: 'butter', grams: 21 })
  })

  test('of bread are brown, or white where the whole week has white bread', () => {
    expect(idsIn('bread')).toContain('bread-wholewheat')
    expect(idsIn('bread', {}, true)).toContain('bread-white')
    expect(idsIn('bread', {}, true)).not.toContain('bread-wholewheat')
  })

  test('of juice are clear where the whole week is white', () => {
    expect(idsIn('juice')).toEqual(['orange-juice'])
    expect(idsIn('juice', {}, true)).toEqual(['grape-juice'])
    expect(idsIn('juice', { healthWords: ['low fodmap'] }, true)).toEqual(['cranberry-juice-cocktail'])
  })

  test('are what the runner may eat', () => {
    expect(idsIn('juice', { diet: 'Vegetarian' })).toEqual(['orange-juice'])
    expect(idsIn('bread', { allergies: ['gluten'] })).toEqual(['bread-gf-white', 'butter'])
    expect(idsIn('yogurt', { allergies: ['milk', 'soy'] })).toEqual([])
  })

  test.each([
    [{}, ['soy-milk', 'pea-protein-powder']],
    [{ allergies: ['soy'] }, ['oat-milk', 'pea-protein-powder']],
    [{ age: 17, weeklyKm: 30 }, []],
    [{ diet: 'Vegetarian' }, []],
    [{ diet: 'Omnivore', allergies: ['milk'] }, []],
  ] as const)('are a shake for adults with neither milk nor meat: %o', (wishes, ids) => {
    expect(idsIn('shake', { diet: 'Vegan', ...wishes })).toEqual(ids)
  })

  test('of a part that the runner may not eat are left out whole', () => {
    const withoutSalad = kitchenOf(someRunner())
    const foods = new Map(withoutSalad.foods)
    for (const id of ['vinegar-red-wine', 'vinegar-cider', 'lemon-juice']) foods.delete(id)
    expect(singleSides({ ...withoutSalad, foods }, 'salad', false)).toEqual([])
  })
})

describe('sides of a meal', () => {
  const all = sidesOf(sidesFor(sideKinds))

  test('are none, one or two of different kinds', () => {
    expect(all[0]?.of).toEqual([])
    expect(all.length).toBeGreaterThan(100)
    for (const { of } of all) expect(new Set(of.map(({ kind }) => kind)).size).toBe(of.length)
    expect(Math.max(...all.map(({ of }) => of.length))).toBe(2)
  })

  test.each([
    ['starches', ['bread', 'rice', 'pasta', 'potatoes']],
    ['drinks or dairy', ['juice', 'milk', 'yogurt']],
  ] as const)('never have two %s', (_case, group: readonly SideKind[]) => {
    expect(all.filter(({ of }) => of.filter(({ kind }) => group.includes(kind)).length > 1)).toEqual([])
  })

  test('have the foods of both', () => {
    const [two] = all.filter(({ of }) => of.length === 2)
    expect(two?.foods).toEqual(two?.of.flatMap(({ foods }) => foods))
  })
})
