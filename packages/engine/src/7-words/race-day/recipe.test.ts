import { composeRunner } from '../../5-plan/compose-runner.ts'
import { expect, test } from 'vitest'
import { type Food, findFood } from '../../foods/foods.ts'
import { findProduct, products } from '../../foods/products.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { formatLiquid, formatSolid } from '../amounts/spoons-and-cups.ts'
import { recipeFor } from './recipe.ts'
import { recipes } from './recipes.ts'
import { isHomemade } from '../../4-race-day/fuels/race-fuels.ts'

const american = composeRunner(someRunner({ units: 'imperial' }))
const metric = composeRunner(someRunner())

const recipe = (id: string, runner = american) => {
  const product = findProduct(id)
  if (!product) throw new Error(`${id} is no product`)
  return recipeFor(runner, product)
}

test('a homemade recipe has spoons, cups and ounces before grams for American readers', () => {
  expect(recipe('sugar-gel-home')).toContain(
    '2 tbsp (25 g) sugar dissolved in 1 tbsp (15 ml) hot water with a pinch of salt (0.25 g)',
  )
  expect(recipe('sports-drink-home-strong')).toContain(
    '17 oz (500 ml) water, 3½ tbsp (45 g) sugar, generous ⅛ tsp (1 g) salt',
  )
  expect(recipe('rice-ball-sweet')).toContain(
    '3 oz (90 g) cooked white rice with 1 tbsp (12 g) sugar and a pinch (0.25 g) of salt',
  )
})

test('and only grams for everybody else', () => {
  expect(recipe('sugar-gel-home', metric)).toContain('25 g sugar dissolved in 15 ml hot water')
  expect(recipe('generic-gel', metric)).toBeNull()
})

test('a syrup or a purée states its milliliters and how many portions a soft flask holds', () => {
  expect(recipe('sugar-gel-home', metric)).toContain(
    'A portion is about 31 ml: a soft flask of 150 ml holds 4.',
  )
  expect(recipe('corn-syrup-gel-home')).toContain(
    'A portion is about 1½ tbsp (22 ml): a soft flask of 5 oz (150 ml) holds 6.',
  )
  expect(recipe('potato-puree-flask', metric)).toContain(
    'A portion is about 142 ml: a soft flask of 150 ml holds 1.',
  )
  for (const id of ['rice-ball-salted', 'sports-drink-home-sugar'])
    expect(recipe(id, metric)).not.toContain('soft flask of')
})

test('every amount of every homemade recipe is given in both', () => {
  const homemade = products.filter(({ kind }) => kind === 'homemade')
  expect(homemade.length).toBeGreaterThan(10)
  for (const product of homemade) {
    const [ingredients] = recipeFor(american, product)?.split('. ') ?? []
    expect(ingredients, product.id).not.toMatch(/\d (?:g|ml)(?!\))/)
  }
})

const atHome = products.filter(isHomemade)

test('what is made at home has a recipe, and nothing else has one', () => {
  expect(Object.keys(recipes).toSorted()).toEqual(atHome.map(({ id }) => id).toSorted())
})

test('a recipe says how long it keeps, and to practice where the product requires it', () => {
  const late = { ...metric, long_runs_left: 0 }
  for (const product of atHome) {
    const text = recipeFor(metric, product) ?? ''
    const keeps = product.keepsDays === 0 ? /eat (?:it )?the same day/i : /use (?:it )?within a day/i
    expect(text.match(/the same day|within a day/g), text).toHaveLength(1)
    expect(text).toMatch(keeps)
    expect(/in training/.test(text), text).toBe(product.practiceFirst)
    expect(/only if you have practiced/.test(recipeFor(late, product) ?? ''), text).toBe(
      product.practiceFirst,
    )
    expect(recipes[product.id]?.practice === undefined || product.practiceFirst, text).toBe(true)
  }
})

test.each([
  ['sugar-white', 325, '1⅝ cups (325 g)'],
  ['sugar-white', 4, '1 tsp (4 g)'],
  ['sugar-white', 63, '5 tbsp (63 g)'],
  ['salt-table', 0.25, 'a pinch (0.25 g)'],
  ['salt-table', 0.5, 'a pinch (0.5 g)'],
  ['salt-table', 0.6, 'scant ⅛ tsp (0.6 g)'],
  ['salt-table', 0.75, '⅛ tsp (0.75 g)'],
  ['salt-table', 1.25, 'scant ¼ tsp (1.25 g)'],
  ['potato-boiled-peeled', 100, '3½ oz (100 g)'],
  ['dates-deglet-noor', 35, '1¼ oz (35 g)'],
] as const)('%s: %d g reads %s', (id, grams, words) => {
  const food = findFood(id)
  if (!food) throw new Error(`${id} is no food`)
  expect(formatSolid(american, food, grams)).toBe(words)
})

test('small volumes are in spoons, larger ones in ounces', () => {
  expect([15, 75, 195].map((volume) => formatLiquid(american, volume))).toEqual([
    '1 tbsp (15 ml)',
    '5 tbsp (75 ml)',
    '7 oz (195 ml)',
  ])
})

const made = products.filter(({ kind, madeOf }) => kind === 'homemade' || (madeOf?.length ?? 0) > 1)
const portions = Array.from({ length: 30 }, (_, index) => index + 1)

test.each(made.map(({ id, madeOf }) => ({ id, parts: madeOf ?? [] })))(
  'for one $id and for many, each spoon, cup and ounce is near its grams',
  ({ parts }) => {
    for (const { foodId, grams, milliliters } of parts) {
      const food = findFood(foodId)
      if (!food) throw new Error(`${foodId} is no food`)
      for (const count of portions) {
        const rendered = formatSolid(american, food, count * grams)
        if (rendered.startsWith('a pinch ')) expect(count * grams, rendered).toBeLessThan(0.6)
        // Water is a volume.
        else if (foodId !== 'water-tap') expectNear(rendered, count * grams, gramsOfATablespoon(food))
        if (milliliters === null) continue
        const volume = count * milliliters
        expectNear(formatLiquid(american, volume), volume, 14.79)
      }
    }
  },
)

const gramsOfATablespoon = ({ portions: measures }: Food) =>
  measures.find(({ label }) => label === '1 tbsp')?.grams ?? Number.NaN

/** The amount before the brackets; "scant" and "generous" tell on which side of it the real amount is. */
function expectNear(rendered: string, amount: number, tablespoon: number) {
  const [, word, number = '', unit] = /^(scant |generous )?(\S+) (tsp|tbsp|cups?|oz) \(/.exec(rendered) ?? []
  const one = { tsp: tablespoon / 3, tbsp: tablespoon, cup: 16 * tablespoon, cups: 16 * tablespoon }
  const ounce = rendered.endsWith(' ml)') ? 29.57 : 28.35
  const measured = fromFractions(number) * (unit === 'oz' ? ounce : one[unit as keyof typeof one])
  if (word === 'scant ') expect(amount, rendered).toBeLessThan(measured)
  else if (word === 'generous ') expect(amount, rendered).toBeGreaterThan(measured)
  else expect(Math.abs(measured / amount - 1), rendered).toBeLessThanOrEqual(0.15)
  // Scant and generous are at most half an eighth of a teaspoon.
  if (word) expect(Math.abs(measured - amount), rendered).toBeLessThanOrEqual(tablespoon / 48 + 1e-9)
}

/** "1⅝" is 1.625. */
function fromFractions(rendered: string): number {
  const [, whole, part] = /^(\d*)([⅛¼⅜½⅝¾⅞]?)$/.exec(rendered) ?? []
  return Number(whole) + (part ? ('⅛¼⅜½⅝¾⅞'.indexOf(part) + 1) / 8 : 0)
}
