import { expect, test } from 'vitest'
import { drawnPlans, renderedOf } from '../../../testing/drawn-plans.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { figureOf, readBy, readsOunces, rounded } from '../../../testing/read-back/figures.ts'
import { inMilliliters, type Reader } from '../amounts/format-amounts.ts'
import { larder } from '../../3-menus/portions/larder.ts'
import { fuelInTheShop, fuelName } from '../race-day/fuel-words.ts'
import { type Food, findFood, findFoods } from '../../foods/foods.ts'
import { findProduct } from '../../foods/products.ts'
import type { PlanKitItem } from '../../plan.ts'

const startingWith = (lines: readonly string[], start: string) =>
  lines.filter((line) => line.startsWith(start))

test('what all homemade fuel takes reads back as what the kit is made of', () => {
  let parts = 0
  for (const { plan, object } of drawnPlans()) {
    const recipes = startingWith(object.prep.race_kit_checklist, 'To make ').filter(
      (line) => !line.startsWith('To make instead'),
    )
    const { kit, change } = plan.race_day
    const homemade = [...kit, ...(change ? [change] : [])].filter(({ made_of: foods }) => foods !== null)
    expect(recipes).toHaveLength(homemade.length)
    for (const [index, item] of homemade.entries())
      parts += expectParts(plan.runner, recipes[index] ?? '', item)
  }
  expect(parts).toBeGreaterThan(drawnPlans().length / 4)
})

function expectParts(
  runner: Reader,
  recipe: string,
  { made_of: foods }: Pick<PlanKitItem, 'made_of'>,
): number {
  const { all = '' } = readBy(/ In all: (?<all>.+)\.$/, recipe)
  const printed = all.split(/, | and (?=[\d⅛¼⅜½⅝¾⅞]|a pinch|scant |generous )/)
  expect(printed, recipe).toHaveLength(foods?.length ?? 0)
  for (const [index, { food_id: id, grams }] of (foods ?? []).entries()) {
    const { amount, unit, name } = readBy(
      readsOunces(runner)
        ? /^(?:[^()]+ \()(?<amount>[\d.,]+) (?<unit>g|ml)\) (?:of )?(?<name>.+)$/
        : /^(?<amount>[\d.,]+) (?<unit>g|ml) (?<name>.+)$/,
      printed[index] ?? '',
    )
    expect(figureOf(amount), recipe).toBe(rounded(grams, grams < 10 ? 1 : 0))
    expect(unit, recipe).toBe(id === 'water-tap' ? 'ml' : 'g')
    expect(nameOf(id), recipe).toBe(name)
  }
  return printed.length
}

function nameOf(id: string): string | undefined {
  const lines: Readonly<Record<string, { readonly name: string; readonly line?: unknown }>> = larder
  const known = lines[id]
  if (!known) return findFood(id)?.name.toLowerCase()
  return typeof known.line === 'string' ? known.line : known.name
}

/** The rows and the kit name a thing by its kind; the list has its name in full. */
const shortOf = (name: string) =>
  name
    .replace(/^energy gel.*/, 'gel')
    .replace(/^salt capsule.*/, 'salt capsule')
    .replace(/^portion of homemade .*gel$/, 'portion of gel')
    .replace(/^\w+ (rice ball|boiled potato) of 100 g$/, '$1')

test('what to take in its place reads back as the product of the kit that stands in for another', () => {
  let read = 0
  for (const { plan, object } of drawnPlans()) {
    const [text = ''] = startingWith(object.prep.race_kit_checklist, 'Instead of ')
    for (const { product, use, unit, instead } of plan.race_day.kit) {
      if (!instead) continue
      if ('product' in instead && plan.runner.long_runs_left === 0) {
        expect(text).not.toContain(fuelInTheShop(instead.product))
        continue
      }
      const short = shortOf(fuelName(product))
      const isTheOnlyOne =
        plan.race_day.kit.filter((item) => shortOf(fuelName(item.product)) === short).length === 1
      const name = isTheOnlyOne ? short : fuelName(product)
      const article = /^[aeiou]/i.test(name) ? 'an' : 'a'
      const own = `${unit === 'count' ? `${article} ` : ''}${name}, `
      const other = 'product' in instead ? findProduct(instead.product) : undefined
      const carbs = other ? `, ${rounded(other.carbs)} g carbs` : ''
      const stands = !other
        ? `a pinch of table salt (0.5 g) in at least ${inMilliliters(plan.runner, 150)} of water`
        : use === 'fuel'
          ? `1 ${fuelInTheShop(other.id)}${carbs}`
          : `as much ${fuelName(other.id)}`
      expect(text.replace('Instead of ', '').split('. Instead of ')).toContain(`${own}${stands}`)
      read += 1
    }
  }
  expect(read).toBeGreaterThan(drawnPlans().length / 4)
})

test('the flasks for homemade fuel hold every portion of the kit, spares included', () => {
  let read = 0
  for (const { plan, object } of drawnPlans()) {
    const [line = ''] = object.prep.race_kit_checklist.filter(
      (text) => text.includes('soft flask') && text.includes('for the fuel'),
    )
    const [fuel, ...others] = plan.race_day.kit.filter(({ use, product }) => {
      const { volume = null, kind } = findProduct(product) ?? {}
      return use === 'fuel' && volume !== null && kind !== 'gel'
    })
    expect(line !== '', fuel?.product).toBe(fuel !== undefined)
    const product = findProduct(fuel?.product ?? '')
    if (!fuel || !product || others.length > 0) continue
    const portions = fuel.amount + fuel.for_slower + fuel.spares
    if (line.startsWith('1 soft flask ')) {
      expect(line).toMatch(new RegExp(`, ${portions} portions?$`))
      expect(portions * (product.volume ?? 0), line).toBeLessThanOrEqual(150)
      continue
    }
    const { flasks, each } = readBy(
      /^(?<flasks>\d+) soft flasks of (?:5 oz \(150 ml\)|150 ml) for the fuel, (?<each>\d+) portions? in each$/,
      line,
    )
    expect(Number(each) * (product.volume ?? 0), line).toBeLessThanOrEqual(150)
    expect((Number(each) + 1) * (product.volume ?? 0), line).toBeGreaterThan(150)
    expect(Number(flasks), line).toBe(Math.ceil(portions / Number(each)))
    read += 1
  }
  expect(read).toBeGreaterThan(drawnPlans().length / 10)
})

test('a ready sports drink is bought by the strength of its label', () => {
  let read = 0
  for (const { plan, object } of drawnPlans()) {
    const line = object.grocery_list.electrolytes.find(
      (each) => each.endsWith('no light or zero version') && !/for your (?:last )?long run/i.test(each),
    )
    const drink = findProduct(plan.race_day.kit.find(({ use }) => use === 'drink')?.product ?? '')
    expect(line !== undefined).toBe(drink?.kind === 'drink_ready' && drink.brand === null && drink.carbs > 0)
    if (!line) continue
    expect(line).toMatch(/ g carbs and (?:about )?\d+ mg sodium in (?:500 ml|17 oz \(500 ml\)), no light/)
    read += 1
  }
  expect(read).toBeGreaterThan(0)
})

const isMilk = ({ id }: Food) => /(?:^|-)milk/.test(id)
const spoiling = /^(?:dairy|plant_milk|egg|meat|fish|shellfish|soy|legume|protein_other|ready_meal|dessert)$/

test('the food after the finish and the breakfast to take along are those of the plan', () => {
  let breakfasts = 0
  let salted = 0
  for (const { plan, object } of drawnPlans()) {
    const [finish = ''] = startingWith(object.prep.race_kit_checklist, 'After the finish')
    const { recovery } = plan.targets.race
    const { recovery_meal: carried } = plan.race_day
    if (carried) {
      const foods = findFoods(carried.items.map(({ food_id: id }) => id))
      const chilled = foods.filter(({ storage }) => storage === 'fridge_freezer')
      const isCooked = foods.some(({ boughtAs }) => boughtAs?.weighed === 'dry')
      const isCool = isCooked || chilled.some((food) => spoiling.test(food.category) && !isMilk(food))
      const isWithMilk = chilled.some(isMilk)
      const isSalted = carried.items.some(({ in_drink: inDrink }) => inDrink)
      salted += isSalted ? 1 : 0
      const ofTheCooked = isCooked ? ' (cook and chill it the evening before, throw away leftovers)' : ''
      const cartons = object.grocery_list.fridge_freezer.filter((line) => line.includes('shelf-stable'))
      // On race day itself nothing is bought any more.
      expect(cartons.length > 0).toBe(isWithMilk && !isCool && plan.runner.days_to_go > 0)
      expect(finish).toBe(
        `After the finish: dry clothes, recovery food${isCool ? ` in a cool bag with an ice pack${ofTheCooked}` : isWithMilk ? ', shelf-stable drinks' : ''}${isSalted ? ', bottle and salt' : ''}`,
      )
    } else expect(finish).toContain(`about ${recovery.carbs_g} g carbs and ${recovery.protein_g} g protein`)
    const [breakfast] = startingWith(object.prep.race_kit_checklist, 'Breakfast, if you sleep away')
    const meal = plan.race_day.breakfast_away ?? plan.race_week.at(-1)?.meals[0]
    expect(breakfast !== undefined).toBe(meal !== undefined && plan.runner.days_to_go > 0)
    breakfasts += breakfast ? 1 : 0
  }
  expect(breakfasts).toBeGreaterThan(drawnPlans().length / 2)
  expect(salted).toBeGreaterThan(0)
})

const kitOf = (wishes: Parameters<typeof someRunner>[0]) =>
  renderedOf(factsFor(someRunner({ race: 'Marathon', ...wishes }), { menus: noMenus })).object.prep
    .race_kit_checklist

test('more bags and gels than a belt and two pockets hold go into a vest, and a flask of gel is one', () => {
  const slow = { targetSeconds: 6.5 * 3600, longRunKm: 16, weeklyKm: 24, daysToGo: 60 } as const
  // Pretzels and jelly beans beside the gel, a bag at a time.
  expect(kitOf({ budget: 'Low', ...slow })).toContain('Running vest for the fuel')
  // Gel of sugar in four flasks.
  expect(kitOf({ budget: 'Low', targetSeconds: 4 * 3600 })).toContain('Belt or pockets')
})
