import { type Reader } from '../../src/7-words/amounts/format-amounts.ts'
import { expect } from 'vitest'
import { unitWeight } from '../../src/3-menus/portions/household-measure.ts'
import { type LarderId, larderLine } from '../../src/3-menus/portions/larder.ts'
import { dishName } from '../../src/7-words/menus/dish-words.ts'
import { type Food, findFood } from '../../src/foods/foods.ts'
import type { PlanItem, PlanMacros, PlanMeal } from '../../src/plan.ts'
import { figureOf, readBy, readsOunces } from './figures.ts'

const meal = /^(?<begins>[^:]+): (?<dish>[^—]+) — (?<items>.+) · (?<macros>[^·]+)$/
const plate = /^(?<dish>.+) — (?<items>.+)$/
const macros =
  /^(?<kcal>[\d,]+) kcal, (?<carbs>[\d,]+) g carbs, (?<protein>[\d,]+) g protein, (?<fat>[\d,]+) g fat(?:, (?<fiber>[\d,]+) g fiber)?$/
const counted = /^(?<count>[\d¼½¾]+) (?<name>.+) \((?<grams>[\d,]+) g(?<marks>(?:; [a-z ]+)*)\)$/
const leaves = /^(?<count>\d+) (?<name>bay lea(?:f|ves))$/
const poured = /^(?<ml>[\d,]+) ml (?<name>[^()]+?)(?: \((?<marks>[a-z ;]+)\))?$/
const pouredInOunces = /^(?<oz>\d+) oz (?<name>[^()]+?) \((?<ml>[\d,]+) ml(?<marks>(?:; [a-z ]+)*)\)$/
const spooned =
  /^(?<measure>[\d⅛¼⅜½⅝¾⅞]+) (?<unit>cups?|scoops?|tbsp|tsp|oz) (?<name>[^()]+?)(?: \((?:(?<grams>[\d,]+) g)?(?<marks>(?:(?:; )?[a-z ]+)*)\))?$/
const pinched = /^a pinch of (?<name>[^()]+?)(?: \((?:(?<grams>[\d,]+) g)?(?<marks>(?:(?:; )?[a-z ]+)*)\))?$/
const weighed = /^(?<grams>[\d,]+) g (?<name>[^()]+?)(?: \((?<marks>[a-z ;]+)\))?$/

/** "Breakfast: Oatmeal with banana — 1 cup rolled oats (80 g), … · 612 kcal, 112 g carbs, 18 g protein, 12 g fat". */
export function expectMealLine(
  reader: Reader,
  line: string | undefined,
  facts: PlanMeal,
  { begins, cooked = null }: { readonly begins: string; readonly cooked?: string | null },
) {
  const printed = readBy(meal, line ?? '')
  expect(printed['begins'], line).toBe(begins)
  expectDish(printed['dish'], facts, cooked)
  expectItems(reader, printed['items'] ?? '', facts.items)
  expectMacros(printed['macros'], facts)
}

/** "Rice bowl with tofu — 1½ cups cooked white rice (240 g), …". */
export function expectPlate(reader: Reader, text: string | undefined, facts: PlanMeal) {
  const printed = readBy(plate, text ?? '')
  expectDish(printed['dish'], facts)
  expectItems(reader, printed['items'] ?? '', facts.items)
}

const expectDish = (printed: string | undefined, facts: PlanMeal, cooked: string | null = null) =>
  expect(printed?.toLowerCase()).toBe(dishName(facts, cooked).toLowerCase())

export function expectMacros(text: string | undefined, facts: PlanMacros & { readonly fiber_g?: number }) {
  const { kcal, carbs, protein, fat, fiber } = readBy(macros, text ?? '')
  expect([kcal, carbs, protein, fat].map(figureOf), text).toEqual([
    facts.kcal,
    facts.carbs_g,
    facts.protein_g,
    facts.fat_g,
  ])
  if (fiber) expect(figureOf(fiber), text).toBe(facts.fiber_g)
}

/** Foods with their amounts, in the order of the meal. */
function expectItems(reader: Reader, text: string, items: readonly PlanItem[]) {
  const printed = text.split(/, (?![^(]*\))/)
  expect(printed, text).toHaveLength(items.length)
  for (const [index, item] of items.entries()) expectItem(reader, printed[index] ?? '', item)
}

function expectItem(reader: Reader, text: string, item: PlanItem) {
  const form =
    [poured, pouredInOunces, spooned, pinched, leaves, counted, weighed].find((each) => each.test(text)) ??
    weighed
  const { name = '', marks = '', ...amount } = readBy(form, text)
  expect(namesOf(item), text).toContain(name)
  expect(/in the water/.test(marks), text).toBe(item.in_drink)
  if (form === poured || form === pouredInOunces) return expectPoured(reader, text, amount, item)
  if (amount['grams'])
    expect(Math.abs(figureOf(amount['grams']) - Math.max(1, item.grams)), text).toBeLessThanOrEqual(0.5)
  else if (larderLine(item.food_id as LarderId).by !== 'pinch') expect(item.grams, text).toBeLessThan(1)
  if (form === weighed) return undefined
  const unit = weightOfOne(item, amount['unit'] ?? (form === pinched ? 'tsp' : undefined))
  if (form === pinched) return expect(item.grams, text).toBeLessThanOrEqual(unit / 16 + 0.01)
  const count = figureOf(amount['count'] ?? amount['measure'])
  // To the half, the quarter or the eighth, one at least: no more than half a step beside what is weighed, and half a gram.
  const half = stepOf(amount['unit'] ?? 'piece', count) / 2
  if (count > 2 * half)
    expect(Math.abs(count * unit - item.grams), text).toBeLessThanOrEqual(half * unit + 0.51)
  else expect(item.grams, text).toBeLessThanOrEqual(3 * half * unit + 0.51)
  return undefined
}

function stepOf(unit: string, count: number): number {
  if (unit === 'tsp') return count < 0.2 ? 0.125 : 0.25
  return { tbsp: 0.5, oz: 0.5, piece: 0.5 }[unit] ?? 0.25
}

function expectPoured(
  reader: Reader,
  text: string,
  { ml, oz = '' }: Readonly<Record<string, string>>,
  item: PlanItem,
) {
  const volume = item.grams / (foodOf(item).gramsPerMilliliter ?? Number.NaN)
  expect(figureOf(ml) % 10, text).toBe(0)
  expect(Math.abs(figureOf(ml) - volume), text).toBeLessThanOrEqual(5)
  expect(oz, text).toBe(readsOunces(reader) ? String(Math.round(figureOf(ml) / 29.5735)) : '')
}

/** Grams of one of what stands in the brackets. */
function weightOfOne(item: PlanItem, unit: string | undefined): number {
  const { by } = larderLine(item.food_id as LarderId)
  const own = by === 'half piece' ? 'piece' : by
  if (unit === 'oz') return 28.35
  if (by === 'pinch') return 4 * unitWeight(foodOf(item), by)
  const one = unitWeight(foodOf(item), own)
  if (unit === 'tbsp' && by === 'teaspoon') return 3 * one
  if (unit === 'tbsp' && by === 'cup') return one / 16
  return unit === 'tsp' && by === 'tablespoon' ? one / 3 : one
}

function foodOf({ food_id: id }: PlanItem): Food {
  const food = findFood(id)
  if (!food) throw new Error(`${id} is no food`)
  return food
}

function namesOf({ food_id: id }: PlanItem): readonly string[] {
  const { name, line } = larderLine(id as LarderId)
  return typeof line === 'object' ? line : [line ?? name]
}
