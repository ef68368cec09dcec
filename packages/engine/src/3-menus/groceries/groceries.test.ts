import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFood } from '../../foods/foods.ts'
import { products } from '../../foods/products.ts'
import { groceryIdOf } from '../../foods/sold-together.ts'
import { anyRunner } from '../../../testing/any-runner.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { stagesFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { grams } from '../../units.ts'
import type { DayMenu } from '../menus.ts'
import { larderIds } from '../portions/household-measure.ts'
import { asSold, isFromTheCupboard } from './as-sold.ts'
import { beyond, type Groceries, groceriesOf } from './groceries.ts'

const menusFor = (wishes: Parameters<typeof someRunner>[0]) => stagesFor(someRunner(wishes)).menus

/** Two days without a meal: there is a store to go to, and nothing that the menus need. */
const twoDays = [1, 0].map(
  (daysBefore): DayMenu => ({
    ...(menusFor({ daysToGo: 1 }).raceWeek[1 - daysBefore] as DayMenu),
    meals: [],
  }),
)
const listOf = (...used: readonly (readonly [foodId: string, amount: number])[]) =>
  groceriesOf(
    { ...noMenus, raceWeek: twoDays },
    used.map(([foodId, amount]) => ({ foodId, amount: grams(amount) })),
  )
const basketOf = (foodId: string, amount: number) => listOf([foodId, amount]).lines[0]?.basket

const honey = (groceries: Groceries) =>
  groceries.lines.find(({ foodIds }) => foodIds.includes('honey'))?.usesGrams ?? 0

const listed = ({ lines, cupboard }: Groceries) => [...lines.flatMap(({ foodIds }) => foodIds), ...cupboard]

const milk = (amount: number) => ({ foodId: 'milk-1pct', amount: grams(amount) })

describe('groceries', () => {
  test('for either breakfast hold what the one elsewhere needs more, in its dish and beside it', () => {
    expect(beyond([milk(200), milk(250)], [milk(300)])).toEqual([milk(150)])
    expect(beyond([milk(200)], [milk(100), milk(100)])).toEqual([])
  })

  test('have one line for foods with one name in a store, and never one for two names', () => {
    const ingredients = products.flatMap(({ madeOf }) => (madeOf ?? []).map(({ foodId }) => foodId))
    const lines = [...new Set([...larderIds, ...ingredients])].flatMap((id) => {
      const food = findFood(id)
      return food ? [`${groceryIdOf(id)}: ${asSold(food).buys}`] : []
    })
    const apart = new Set(lines)
    expect(apart.size).toBeLessThan(lines.length)
    for (const part of [0, 1])
      expect(new Set([...apart].map((line) => line.split(': ')[part])).size).toBe(apart.size)
  })

  test('are what the remaining days use, each line once, in whole packs and none too many', () => {
    let lists = 0
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const { menus } = stagesFor(runner)
        const { lines, cupboard } = groceriesOf(menus)
        const eaten = runner.daysToGo === 0 ? new Map<string, number>() : eatenIn(menus)
        if (eaten.size > 0) lists++
        expect(listed({ lines, cupboard }).toSorted()).toEqual([...eaten.keys()].toSorted())
        expect(new Set(lines.map(({ buys }) => buys)).size).toBe(lines.length)
        for (const { foodIds, usesGrams, basket } of lines) {
          const used = foodIds.reduce((sum, id) => sum + (eaten.get(id) ?? 0), 0)
          expect(Math.abs(usesGrams - used)).toBeLessThan(1)
          if (basket.by === 'weight' || basket.by === 'pack')
            expect(basket.grams).toBeGreaterThanOrEqual(usesGrams)
          if (basket.by === 'weight') expect(basket.grams - usesGrams).toBeLessThan(100)
          // Counted foods are eaten in halves, which grams round.
          if (basket.by === 'piece')
            expect((basket.pieces + 0.05) * basket.pieceGrams).toBeGreaterThanOrEqual(usesGrams)
        }
      }),
      { numRuns: 40 },
    )
    expect(lists).toBeGreaterThan(20)
  })

  test('of the cupboard are looked for and not bought, each once', () => {
    const { lines, cupboard } = listOf(
      ['salt-table', 1],
      ['cumin', 1],
      ['cumin', 2],
      ['olive-oil', 40],
      ['garlic', 9],
      ['water-tap', 500],
    )
    expect(cupboard).toEqual(['cumin', 'olive-oil', 'salt-table'])
    expect(lines.map(({ foodIds }) => foodIds)).toEqual([['garlic']])
  })

  test('look in the kitchen for jars of which little is used, and buy them for more', () => {
    expect(listOf(['honey', 84], ['butter', 20], ['rice-white-cooked', 600])).toMatchObject({
      cupboard: ['butter', 'honey'],
      lines: [{ foodIds: ['rice-white-cooked'] }],
    })
    expect(listOf(['honey', 86]).cupboard).toEqual([])
  })

  test('buy what is over 200 g of a cupboard’s packs, but no coffee', () => {
    expect(listOf(['sugar-white', 200], ['coffee-brewed', 400]).cupboard).toEqual([
      'coffee-brewed',
      'sugar-white',
    ])
    expect(listOf(['sugar-white', 1100])).toMatchObject({
      cupboard: [],
      lines: [{ foodIds: ['sugar-white'], basket: { by: 'pack', packs: 2, grams: 2000 } }],
    })
  })

  test('buy the oats, rice and pasta of race day, however little, and look for its honey', () => {
    const [eve, morning] = twoDays as [DayMenu, DayMenu]
    const [someMeal] = menusFor({ daysToGo: 1 }).raceWeek.at(-1)?.meals ?? []
    const eating = (day: DayMenu, ...ids: readonly string[]): DayMenu => ({
      ...day,
      meals: someMeal
        ? [
            {
              ...someMeal,
              items: ids.map((foodId) => ({ foodId, amount: grams(60), side: null, inDrink: false })),
            },
          ]
        : [],
    })
    const oats = ['oats-rolled-dry', 'honey']
    const onTheEve = groceriesOf({ ...noMenus, raceWeek: [eating(eve, ...oats), morning] })
    expect([onTheEve.lines, onTheEve.cupboard]).toEqual([[], ['honey', 'oats-rolled-dry']])
    const onRaceDay = groceriesOf({ ...noMenus, raceWeek: [eve, eating(morning, ...oats)] })
    expect(listed(onRaceDay)).toEqual(['oats-rolled-dry', 'honey'])
    expect(onRaceDay.cupboard).toEqual(['honey'])
  })

  test('have fresh garlic, herbs and lemons as lines of their own, and dried spices in the cupboard', () => {
    const fresh = ['garlic', 'basil-fresh', 'parsley-fresh', 'lemon-juice', 'ginger-root', 'onion-raw']
    expect(fresh.filter(isFromTheCupboard)).toEqual([])
    const dried = ['paprika', 'cinnamon', 'soy-sauce', 'vinegar-cider', 'sugar-white', 'salt-table']
    expect(dried.filter((id) => !isFromTheCupboard(id))).toEqual([])
  })

  test('join foods that a store sells as one: raw and cooked onion, eggs however cooked', () => {
    const { lines } = listOf(
      ['onion-raw', 30],
      ['onion-cooked', 40],
      ['egg-poached', 50],
      ['egg-hard-boiled', 100],
    )
    expect(lines.map(({ foodIds }) => foodIds)).toEqual([
      ['onion-raw', 'onion-cooked'],
      ['egg-poached', 'egg-hard-boiled'],
    ])
  })

  test('include the ingredients of homemade fuel', () => {
    const menus = { ...noMenus, raceWeek: twoDays }
    const withFuel = groceriesOf(menus, [
      { foodId: 'honey', amount: grams(300) },
      { foodId: 'sugar-white', amount: grams(300) },
    ])
    expect(honey(withFuel)).toBe(300)
    expect(listed(withFuel)).toContain('sugar-white')
  })

  test.each([
    ['beef-eye-of-round', 60, { by: 'weight', grams: 100 }],
    ['rice-medium-grain-cooked', 300, { by: 'small', of: 'pack' }],
    ['rice-white-cooked', 840, { by: 'pack', packs: 1, grams: 500 }],
    ['rice-white-cooked', 3000, { by: 'pack', packs: 2, grams: 2000 }],
    ['melon-cantaloupe', 120, { by: 'small', of: 'whole' }],
    ['honey', 140, { by: 'pack', packs: 1, grams: 340 }],
    ['lemon-juice', 60, { by: 'piece', pieces: 2, pieceGrams: 48 }],
    ['garlic', 9, { by: 'piece', pieces: 1, pieceGrams: 50 }],
    ['tuna-canned-water', 112, { by: 'pack', packs: 2, grams: 320 }],
  ] as const)('of %s for %i g are bought as stores sell them', (foodId, amount, basket) => {
    expect(basketOf(foodId, amount)).toEqual(basket)
  })

  test.each([
    ['banana', 59, 1],
    ['egg-hard-boiled', 350, 12],
    ['bagel-plain', 630, 10],
    ['melon-cantaloupe', 640, 2],
  ] as const)('of %s for %i g are counted: %i', (foodId, amount, pieces) => {
    expect(basketOf(foodId, amount)).toMatchObject({ by: 'piece', pieces })
  })

  test('of the day before the race include the breakfast of race morning and the meal after', () => {
    const menus = menusFor({ daysToGo: 1 })
    const alone = groceriesOf({ ...menus, recovery: { race: null, longRun: null } })
    for (const { foodId } of menus.raceWeek.at(-1)?.meals[0]?.items ?? [])
      if (foodId !== 'water-tap') expect(listed(alone)).toContain(foodId)
    for (const { foodId } of menus.recovery.race?.items ?? [])
      if (foodId !== 'water-tap') expect(listed(groceriesOf(menus))).toContain(foodId)
  })
})

/** Grams as bought, by food. */
const amountIn = (id: string, items: readonly { foodId: string; amount: number }[]) =>
  items.reduce((sum, { foodId, amount }) => sum + (foodId === id ? amount : 0), 0)

function eatenIn({ raceWeek, recovery, breakfastAway }: ReturnType<typeof menusFor>): Map<string, number> {
  const eaten = new Map<string, number>()
  const meals = [...raceWeek.flatMap((day) => day.meals), ...(recovery.race ? [recovery.race] : [])]
  const [atHome, away] = [raceWeek.at(-1)?.meals[0]?.items ?? [], breakfastAway?.items ?? []]
  for (const foodId of new Set(away.map((item) => item.foodId))) {
    const more = amountIn(foodId, away) - amountIn(foodId, atHome)
    if (foodId !== 'water-tap' && more > 0) eaten.set(foodId, more * (findFood(foodId)?.boughtAs?.ratio ?? 1))
  }
  for (const { foodId, amount } of meals.flatMap(({ items }) => items)) {
    const ratio = findFood(foodId)?.boughtAs?.ratio ?? 1
    if (foodId !== 'water-tap') eaten.set(foodId, (eaten.get(foodId) ?? 0) + amount * ratio)
  }
  return eaten
}
