import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import type { Eater } from './eaters.ts'
import type { DayMenu, Meal } from './menus.ts'
import { sameAgain } from './same-again.ts'

const [day] = stagesFor(someRunner()).menus.raceWeek
const [meal] = day?.meals ?? []

/** Days with these dinners. */
const days = (...ids: readonly string[]): DayMenu[] =>
  ids.map((id) => ({
    ...(day as DayMenu),
    meals: [{ ...(meal as Meal), name: 'dinner', recipe: { id, quarters: 4, swaps: {} } }],
  }))

const costOf = (id: string, before: readonly DayMenu[], thrift = 1, eater: Eater = 'meat') =>
  sameAgain({ before, after: [], potAtLunch: null }, thrift, eater)(id)

/** Beside the days after, where yesterday's dinner is today's lunch too. */
const costBetween = (id: string, before: readonly DayMenu[], after: readonly DayMenu[], pot: string | null) =>
  sameAgain({ before, after, potAtLunch: pot }, 1, 'meat')(id)

test('another protein costs nothing, and the same one in a row or from the third dish on', () => {
  expect(costOf('miso-salmon', days('roast-pork-with-cabbage', 'rosemary-pork-roast-potatoes'))).toBe(0)
  expect(costOf('tofu-tomato-skillet', days('thyme-tempeh-green-beans', 'miso-salmon'))).toBe(0)
  expect(costOf('tofu-tomato-skillet', days('thyme-tempeh-green-beans'))).toBeGreaterThan(0)
  expect(costOf('tofu-tomato-skillet', days('thyme-tempeh-green-beans', 'tofu-fried-rice'))).toBeGreaterThan(
    0,
  )
})

test('a third main of chicken in a row costs far more than a second, whatever the cut', () => {
  const chicken = days('lemon-butter-chicken-white-rice')
  const once = costBetween('chicken-and-leek-with-potatoes', chicken, [], null)
  const afterAPot = costBetween(
    'chicken-and-leek-with-potatoes',
    chicken,
    [],
    'lemon-butter-chicken-white-rice',
  )
  expect(once).toBeGreaterThan(0)
  expect(afterAPot).toBeGreaterThan(once + 20)
})

test('mains of the next days count like those of the days before, and the rest of a pot does not count against itself', () => {
  const [monday, thursday] = [days('lemon-butter-chicken-white-rice'), days('paprika-chicken-rice-loading')]
  const between = costBetween('chicken-and-leek-with-potatoes', monday, thursday, null)
  expect(between).toBeGreaterThan(costBetween('chicken-and-leek-with-potatoes', monday, [], null) + 20)
  const pot = days('chicken-and-leek-with-potatoes')
  expect(costBetween('chicken-and-leek-with-potatoes', [], pot, null)).toBe(0)
})

test('two kinds of macaroni and cheese are one dish', () => {
  const before = days('mac-and-cheese-with-broccoli')
  expect(costOf('light-mac-and-cheese-loading', before)).toBeGreaterThan(
    costOf('cream-cheese-lemon-pasta', before) + 10,
  )
})

test('a dish of the same foods costs at once, and what is left of a pot does not', () => {
  expect(costOf('pork-cabbage-potato-pot', days('roast-pork-with-cabbage'))).toBeGreaterThan(0)
  expect(costOf('roast-pork-with-cabbage', days('roast-pork-with-cabbage'))).toBe(0)
})

test('it costs more where lines of the list do', () => {
  const before = days('roast-pork-with-cabbage')
  expect(costOf('pork-cabbage-potato-pot', before, 2)).toBe(2 * costOf('pork-cabbage-potato-pot', before))
})

test('a pot of two days is two mains of its protein, so that a third costs more', () => {
  const once = days('roast-pork-with-cabbage', 'miso-salmon')
  const twice = days('roast-pork-with-cabbage', 'roast-pork-with-cabbage', 'miso-salmon')
  expect(costOf('rosemary-pork-roast-potatoes', twice)).toBeGreaterThan(
    costOf('rosemary-pork-roast-potatoes', once),
  )
})

test('potatoes after potatoes cost more than potatoes after rice', () => {
  expect(costOf('salmon-with-dill-potatoes', days('chicken-and-leek-with-potatoes'))).toBeGreaterThan(0)
  expect(costOf('salmon-with-dill-potatoes', days('ginger-glazed-cod'))).toBe(0)
})

test('beef and pork are one red meat: after three mains of it another costs more than fish', () => {
  const before = days(
    'hamburger-goulash',
    'roast-pork-with-cabbage',
    'roast-pork-with-cabbage',
    'miso-salmon',
  )
  const redMeat = costOf('chili-con-carne', before)
  expect(redMeat).toBeGreaterThan(costOf('chili-con-carne', days('hamburger-goulash', 'miso-salmon')))
  expect(redMeat).toBeGreaterThan(costOf('ginger-glazed-cod', before))
})

test('soy costs more after a pot of it for those who have milk, eggs or meat, and for vegans as any protein', () => {
  const pot = days('thyme-tempeh-green-beans', 'thyme-tempeh-green-beans', 'miso-salmon')
  expect(costOf('tofu-tomato-skillet', pot, 1, 'milk or eggs')).toBeGreaterThan(
    costOf('tofu-tomato-skillet', pot, 1, 'plants'),
  )
})

test('another curry within three days costs far more than another dish of its protein, and a chili after a curry does not', () => {
  const curry = days('chicken-curry', 'miso-salmon')
  const other = costOf('chicken-cacciatore', curry)
  expect(costOf('coconut-potato-curry', curry)).toBeGreaterThan(other + 20)
  expect(costOf('chili-con-carne', curry)).toBeLessThan(costOf('coconut-potato-curry', curry))
})

test('a dish of the week costs more when it comes back, unless it is the rest of the pot', () => {
  const week = days('turkey-kidney-bean-chili', 'miso-salmon', 'roast-pork-with-cabbage')
  expect(costOf('turkey-kidney-bean-chili', week)).toBeGreaterThan(0)
  expect(costOf('turkey-kidney-bean-chili', days('miso-salmon', 'turkey-kidney-bean-chili'))).toBe(0)
})

test('tomato after tomato and cheese after cheese cost more than either after the other', () => {
  const [tomato, cheese] = [days('chili-con-carne'), days('mac-and-cheese-with-broccoli')]
  expect(costOf('paprika-shrimp-tomato-rice', tomato)).toBeGreaterThan(
    costOf('paprika-shrimp-tomato-rice', cheese),
  )
  expect(costOf('cottage-cheese-potato-gratin', cheese)).toBeGreaterThan(
    costOf('cottage-cheese-potato-gratin', tomato),
  )
})

test('each further dish of a taste costs more, wherever in the week it is', () => {
  const tastes = ['tomato-risotto', 'miso-salmon', 'chili-con-carne', 'thyme-tempeh-green-beans']
  const [few, many] = [days(...tastes.slice(0, 2), 'thyme-tempeh-green-beans'), days(...tastes)]
  expect(costOf('paprika-shrimp-tomato-rice', many)).toBeGreaterThan(
    costOf('paprika-shrimp-tomato-rice', few),
  )
})
