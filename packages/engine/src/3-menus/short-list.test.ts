import { describe, expect, test } from 'vitest'
import { grams, kilocalories, milligrams, milliliters } from '../units.ts'
import type { Meal } from './menus.ts'
import { onAShortList } from './short-list.ts'

const meal = (id: string, ...foods: readonly (readonly [foodId: string, grams: number])[]): Meal => ({
  name: 'recovery',
  recipe: { id, quarters: 4, swaps: {} },
  choices: [],
  items: foods.map(([foodId, amount]) => ({ foodId, amount: grams(amount), side: null, inDrink: false })),
  energy: kilocalories(0),
  carbs: grams(0),
  protein: grams(0),
  fat: grams(0),
  fiber: grams(0),
  sodium: milligrams(0),
  fluids: milliliters(0),
})

const packs = meal('chicken-rice-cakes', ['corn-flakes', 30], ['pretzels-hard', 20], ['raisins', 20])
const bought = meal('peanuts-pretzels-soy-milk', ['banana', 118])
const list = new Map([['banana', 500]])

/** The first choice opens packs; a dearer line brings what is bought. */
const fit = ({ strictness = 1 }: { readonly strictness?: number }) => (strictness > 1 ? bought : packs)

const meetsAll = () => () => true

describe('a single meal', () => {
  test.each([
    ['is of what is bought, where its packs make the list too long', true, bought],
    ['opens its packs, where the other misses more numbers', false, packs],
  ])('%s', (_case, isSound, chosen) => {
    expect(onAShortList({ list, isEve: false }, fit, () => () => isSound)).toBe(chosen)
  })

  test('is never one for want of anything else, for the sake of the list', () => {
    const last = meal('edamame-pretzels', ['banana', 118])
    const fitLast = ({ strictness = 1 }: { readonly strictness?: number }) => (strictness > 1 ? last : packs)
    expect(onAShortList({ list, isEve: false }, fitLast, meetsAll)).toBe(packs)
    expect(onAShortList({ list, isEve: false }, () => last, meetsAll)).toBe(last)
  })

  test('is the best liked one, where the list stays short', () => {
    const one = meal('chicken-rice-cakes', ['corn-flakes', 30])
    expect(onAShortList({ list, isEve: false }, () => one, meetsAll)).toBe(one)
  })
})
