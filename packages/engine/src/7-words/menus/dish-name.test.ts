import { describe, expect, test } from 'vitest'
import { countedPlaces, nameDish, nameServed, wordFor } from './dish-name.ts'
import { allDishes } from '../../3-menus/dishes/all-dishes.ts'
import { dish, type DishPlan, needs, wants } from '../../3-menus/dishes/dish-plan.ts'
import { fillings } from '../../3-menus/dishes/fillings.ts'
import { plateOf } from '../../3-menus/dishes/plate.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'

describe('the name of a dish', () => {
  const toast = dish('toast', ['breakfast'], '{eggs} on toasted {toast}[ with {salad}]', {
    eggs: needs('eggs'),
    toast: needs('toast'),
    salad: wants('salad'),
  })

  test('drops a bracketed part if its slot is empty', () => {
    const words = new Map([
      ['eggs', 'eggs'],
      ['toast', 'rye bread'],
    ])
    expect(nameDish(toast, words)).toBe('Eggs on toasted rye bread')
    expect(nameDish(toast, new Map([...words, ['salad', 'lettuce']]))).toBe(
      'Eggs on toasted rye bread with lettuce',
    )
  })

  test.each([
    ['egg-hard-boiled', 50, 'egg'],
    ['egg-hard-boiled', 100, 'eggs'],
    ['bagel-plain', 53, 'bagel'],
    ['bagel-plain', 158, 'bagel'],
    ['bagel-plain', 210, 'bagels'],
    ['tortilla-flour', 49, 'flour tortilla'],
    ['rice-white-cooked', 600, 'rice'],
    ['banana', 236, 'banana'],
  ] as const)('counts %s of %d g as %s', (id, grams, word) => {
    expect(wordFor(id, grams)).toBe(word)
  })

  test('names the side', () => {
    const served = { id: 'cereal-bowl', foods: { cereal: 'corn-flakes', milk: 'milk-1pct' } }
    const grams = new Map([['egg-hard-boiled', 100]])
    expect(nameServed({ ...served, grams, beside: null })).toBe('Corn flakes with milk')
    expect(nameServed({ ...served, grams, beside: 'walnuts' })).toBe(
      'Corn flakes with milk, topped with walnuts',
    )
    expect(nameServed({ ...served, grams, beside: 'egg-hard-boiled' })).toBe(
      'Corn flakes with milk, with eggs on the side',
    )
  })

  test('does not count a food before a noun: a pita sandwich is made of two pitas', () => {
    expect([...countedPlaces(toast)]).toEqual(['eggs', 'toast', 'salad'])
    const sandwich = dish('sandwich', ['main'], '{bread} sandwich with {filling}[ and {salad}]', {})
    expect([...countedPlaces(sandwich)]).toEqual(['filling', 'salad'])
  })
})

describe('a plate', () => {
  const plates = new Map<string, Set<string>>()
  const names = new Map<string, Set<string>>()
  for (const { plate, name } of allDishes.flatMap(filledEveryWay)) {
    plates.set(name, (plates.get(name) ?? new Set()).add(plate))
    names.set(plate, (names.get(plate) ?? new Set()).add(name))
  }

  test('of two dishes has one name if it holds the same foods', () => {
    const several = [...names].filter(([, { size }]) => size > 1)
    // Two kinds of fruit, in either order.
    expect(several.filter(([plate]) => !plate.startsWith('fruit-bowl: '))).toEqual([])
  })

  test('of one name is of one dish, or of dishes that are alike', () => {
    expect(plates.size).toBeGreaterThan(4000)
    const dishes = [...plates].map(
      ([name, ids]) => [name, new Set([...ids].map((id) => id.split(':')[0]))] as const,
    )
    expect(dishes.filter(([, { size }]) => size > 1)).toEqual([])
  })
})

/** The dish with each food that may fill the slots of its name, and without those that it can do without. */
function filledEveryWay(plan: DishPlan): { plate: string; name: string }[] {
  const places = [...plan.name.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
  let ways: Readonly<Record<string, LarderId>>[] = [{}]
  for (const place of new Set(places)) {
    const slot = plan.slots[place]
    if (!slot) throw new Error(`${plan.id} has no ${place}`)
    ways = ways.flatMap((foods) => [
      ...(slot.needed && !slot.unlessExcluded ? [] : [foods]),
      ...fillings[slot.filling].map((id) => ({ ...foods, [place]: id })),
    ])
  }
  return ways.map((foods) => ({
    plate: plateOf(plan, foods),
    name: nameDish(plan, new Map(Object.entries(foods).map(([place, id]) => [place, larderLine(id).name]))),
  }))
}
