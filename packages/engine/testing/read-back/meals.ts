import { type Reader } from '../../src/7-words/amounts/format-amounts.ts'
import { expect } from 'vitest'
import { unitWeight } from '../../src/3-menus/portions/household-measure.ts'
import { type LarderId, larderLine } from '../../src/3-menus/portions/larder.ts'
import { dishName } from '../../src/7-words/menus/dish-words.ts'
import { type Food, findFood } from '../../src/foods/foods.ts'
import type { WithHealth } from '../../src/health.ts'
import type { PlanItem, PlanMacros, PlanMeal } from '../../src/plan.ts'
import { figureOf, readBy, readsOunces } from './figures.ts'

const meal = /^(?<begins>[^:]+): (?<dish>[^—]+) — (?<items>.+) · (?<macros>[^·]+)$/
const plate = /^(?<dish>.+) — (?<items>.+)$/
const macros =
  /^(?:(?<kcal>[\d,]+) kcal, )?(?<carbs>[\d,]+) g carbs, (?<protein>[\d,]+) g protein, (?<fat>[\d,]+) g fat(?:, (?<fiber>[\d,]+) g fiber)?$/
const counted = /^(?<count>[\d¼½¾]+) (?<name>.+) \((?<grams>[\d,]+) g(?<marks>(?:; [a-z ]+)*)\)$/
const leaves = /^(?<count>\d+) (?<name>bay lea(?:f|ves))$/
const poured = /^(?<ml>[\d,]+) ml (?<name>[^()]+?)(?: \((?<marks>[a-z ;]+)\))?$/
const pouredInOunces = /^(?<oz>[\d¼½¾]+) oz (?<name>[^()]+?) \((?<ml>[\d,]+) ml(?<marks>(?:; [a-z ]+)*)\)$/
const spooned =
  /^(?<about>scant |generous )?(?<measure>[\d⅛¼⅜½⅝¾⅞⅓⅔]+) (?<unit>cups?|scoops?|tbsp|tsp|oz) (?<name>[^()]+?)(?: \((?:(?<grams>[\d,]+) g)?(?<marks>(?:(?:; )?[a-z ]+)*)\))?$/
const pinched = /^a pinch of (?<name>[^()]+?)(?: \((?:(?<grams>[\d,]+) g)?(?<marks>(?:(?:; )?[a-z ]+)*)\))?$/
const weighed = /^(?<grams>[\d,]+) g (?<name>[^()]+?)(?: \((?<marks>[a-z ;]+)\))?$/

/** "Breakfast: Oatmeal with banana — 1 cup rolled oats (80 g), … · 612 kcal, 112 g carbs, 18 g protein, 12 g fat". */
export function expectMealLine(
  reader: Reader & WithHealth,
  line: string | undefined,
  facts: PlanMeal,
  { begins, cooked = null }: { readonly begins: string; readonly cooked?: string | null },
) {
  const printed = readBy(meal, line ?? '')
  expect(printed['begins'], line).toBe(begins)
  expectDish(printed['dish'], facts, cooked)
  expectItems(reader, printed['items'] ?? '', facts.items)
  expectMacros(reader, printed['macros'], facts)
}

/** "Rice bowl with tofu — 1½ cups cooked white rice (240 g), …". */
export function expectPlate(reader: Reader, text: string | undefined, facts: PlanMeal) {
  const printed = readBy(plate, text ?? '')
  expectDish(printed['dish'], facts)
  expectItems(reader, printed['items'] ?? '', facts.items)
}

const expectDish = (printed: string | undefined, facts: PlanMeal, cooked: string | null = null) =>
  expect(printed?.toLowerCase()).toBe(dishName(facts, cooked).toLowerCase())

/** With an eating disorder no calories are printed. */
export function expectMacros(
  reader: WithHealth,
  text: string | undefined,
  facts: PlanMacros & { readonly fiber_g?: number },
) {
  const { kcal, carbs, protein, fat, fiber } = readBy(macros, text ?? '')
  expect(!kcal, text).toBe(reader.health.some(({ code }) => code === 'eating_disorder'))
  if (kcal) expect(figureOf(kcal), text).toBe(facts.kcal)
  expect([carbs, protein, fat].map(figureOf), text).toEqual([facts.carbs_g, facts.protein_g, facts.fat_g])
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
  if (name.startsWith('dry ') && !namesOf(item).includes(name))
    return expectDry(text, { name, ...amount }, item)
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
  if (form === spooned) return expectMeasure(text, amount, { said: count * unit, weight: item.grams })
  // Pieces to the half, a half at least: no more than a quarter piece beside what is weighed, and half a gram.
  if (count > 0.5) expect(Math.abs(count * unit - item.grams), text).toBeLessThanOrEqual(unit / 4 + 0.51)
  else expect(item.grams, text).toBeLessThanOrEqual((3 / 4) * unit + 0.51)
  return undefined
}

/** "⅔ cup dry medium-grain rice (117 g)": what makes the cooked grain. */
function expectDry(text: string, printed: Readonly<Record<string, string>>, item: PlanItem) {
  const { weighed: state, food, ratio = Number.NaN } = foodOf(item).boughtAs ?? {}
  expect(state, text).toBe('dry')
  expect(food, text).toContain(printed['name']?.replace('dry ', ''))
  expect(Math.abs(figureOf(printed['grams']) - item.grams * ratio), text).toBeLessThanOrEqual(0.5)
  // A cup, 16 tablespoons, of a dry grain weighs 164 to 200 g.
  const cups = figureOf(printed['measure']) / (printed['unit'] === 'tbsp' ? 16 : 1)
  const cup = (item.grams * ratio) / cups
  expect(cup, text).toBeGreaterThan(164 * 0.8)
  return expect(cup, text).toBeLessThan(200 * 1.25)
}

/** Within 15% of what is weighed, a seasoning of less than a teaspoon within 20%; what is further off says to which side. */
function expectMeasure(
  text: string,
  { about = '', unit = '', measure }: Readonly<Record<string, string>>,
  { said, weight }: { readonly said: number; readonly weight: number },
) {
  const most = unit === 'tsp' && figureOf(measure) < 1 ? 0.2 : 0.15
  const off = said / weight - 1
  if (about === '') return expect(Math.abs(off), text).toBeLessThanOrEqual(most + 1e-6)
  expect(Math.sign(off), text).toBe(about === 'scant ' ? 1 : -1)
  // Between a pinch, an eighth and a quarter of a teaspoon there is nothing, and below a third of a cup to a half.
  return expect(Math.abs(off), text).toBeLessThanOrEqual(unit === 'tsp' ? 1 : 0.21)
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
  if (!readsOunces(reader)) return expect(oz, text).toBe('')
  const ounces = figureOf(ml) / 29.5735
  // Whole, and less than four of them in quarters.
  return expect(Math.abs(figureOf(oz) - ounces), text).toBeLessThanOrEqual(ounces < 4 ? 1 / 8 : 1 / 2)
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
  if (unit === 'tsp' && by === 'cup') return one / 48
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
