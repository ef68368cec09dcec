import { boughtPerGram } from '../../foods/foods.ts'
import { byKey, memoize } from '../../foods/memoize.ts'
import { groceryIdOf } from '../../foods/sold-together.ts'
import type { MealItem } from '../menus.ts'
import { foodOf, larderIds } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import { asSold, isFromTheCupboard, isKeptOpen, littleOf } from './as-sold.ts'

/** Grams as bought of what the list holds, by what is bought. */
export type ListSoFar = ReadonlyMap<string, number>

interface Amount {
  readonly id: LarderId
  readonly grams: number
}

/** Days, or meals beside them. */
export interface Eaten {
  readonly meals: readonly {
    readonly items: readonly Pick<MealItem, 'foodId' | 'amount'>[]
    readonly isOrdered?: true
  }[]
}

/** What these days need. */
export function listFor(days: readonly Eaten[]): ListSoFar {
  const list = new Map<string, number>()
  for (const { meals } of days)
    for (const { items, isOrdered } of meals)
      for (const { foodId, amount } of isOrdered ? [] : items) {
        const id = foodId as LarderId
        if (isFromTheCupboard(id)) continue
        const line = groceryIdOf(id)
        list.set(line, (list.get(line) ?? 0) + amount * boughtPerGram(foodOf(id)))
      }
  return list
}

/** Lines of a list, and the packs among them that are opened for a small use. */
export function lengthOf(list: ListSoFar): { readonly lines: number; readonly opened: number } {
  const lines = [...list].filter(([id, grams]) => !(isKeptOpen(id) && grams < littleIn(id)))
  return { lines: lines.length, opened: lines.filter(([id, grams]) => grams < littleIn(id)).length }
}

const littleIn = byKey((id: string) => littleOf(asSold(foodOf(id as LarderId)).sold))

/**
 * How many lines the lines of some foods add to this list: one for each that is not on it yet, more where a pack is opened for a small use, and
 * less than nothing where they use up one that was.
 */
export const linesAddedTo = memoize((list: ListSoFar) => {
  const held = new Float64Array(numbers.size)
  for (const [id, grams] of list) held[numberOf(id)] = grams
  const { opened: openedSoFar } = lengthOf(list)
  return (added: readonly Line[]): number => {
    let lines = 0
    let opened = openedSoFar
    for (const { number, grams, little, isKept } of added) {
      const before = held[number] ?? 0
      const isLittle = before + grams < little
      if (before === 0) lines += isLittle ? (isKept ? 0 : 1 + costOfOpening(opened++)) : 1
      else if (before < little && !isLittle) lines -= isKept ? -1 : costOfOpening(--opened)
    }
    return lines
  }
})

/** What a pack that is opened for little costs besides, in lines: the more are open, the more. */
const costOfOpening = (opened: number) => aSmallUse.first + aSmallUse.growing * Math.max(0, opened - 1)

const aSmallUse = { first: 2, growing: 0.7 } as const

/** Of everything that is bought: hundreds of recipes are held against a list, which is arithmetic by numbers. */
const numbers = new Map([...new Set(larderIds.map(groceryIdOf))].map((id, number) => [id, number]))
const numberOf = (id: string) => numbers.get(id) ?? -1

/** What foods are bought as. */
export interface Line {
  readonly number: number
  /** As bought, at the scale of the recipe. */
  readonly grams: number
  /** Less than this is a small use of its pack. */
  readonly little: number
  /** Kitchens have a jar of it, for a small use. */
  readonly isKept: boolean
}

/** The line of a food. */
export const lineOf = (foodId: string): string => groceryIdOf(foodId)

export const linesOf = memoize((foods: readonly Amount[]): readonly Line[] => {
  const lines = new Map<string, Line>()
  for (const { id, grams } of foods) {
    if (isFromTheCupboard(id)) continue
    const line = groceryIdOf(id)
    const bought = grams * boughtPerGram(foodOf(id))
    lines.set(line, {
      number: numberOf(line),
      grams: (lines.get(line)?.grams ?? 0) + bought,
      little: littleIn(line),
      isKept: isKeptOpen(line),
    })
  }
  return [...lines.values()]
})
