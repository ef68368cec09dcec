import { expect, test } from 'vitest'
import { composeDay } from '../../5-plan/compose-day.ts'
import { stagesFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { itemInWords } from './dish-words.ts'
import { mealLine, mealWords } from './meal-words.ts'

/** Every drink of the days, as lines show it. */
function drinksFor(units: 'metric' | 'imperial'): string[] {
  const runner = someRunner({ units })
  const { menus } = stagesFor(runner)
  return [...menus.exampleDays, ...menus.raceWeek]
    .flatMap((day) => composeDay(day, stagesFor(runner, { menus }).targets).meals)
    .flatMap(({ items }) => items.map((item) => itemInWords(runner, item)))
    .filter((text) => / ml /.test(text))
}

test('runners who use pounds read ounces beside milliliters, and nobody else does', () => {
  expect(drinksFor('imperial').every((text) => /^\d+ ml \(\d+ oz\) /.test(text))).toBe(true)
  expect(drinksFor('metric').some((text) => /oz/.test(text))).toBe(false)
  expect(drinksFor('metric').length).toBeGreaterThan(3)
})

test('a line has the meal, the dish, each food with its amount, and the figures', () => {
  const runner = someRunner()
  const { menus, targets } = stagesFor(runner)
  const day = menus.exampleDays.map((each) => composeDay(each, targets))[0]
  if (!day) throw new Error('no day')
  const [meal] = day.meals
  const line = meal ? mealLine(mealWords(runner, meal)) : ''
  expect(line).toMatch(
    /^Breakfast: [A-Z].* — [\d½¼¾a].* · [\d,]+ kcal, \d+ g carbs, \d+ g protein, \d+ g fat$/,
  )
  expect(line.split(' · ').at(-1)).toBe(
    `${meal?.kcal} kcal, ${meal?.carbs_g} g carbs, ${meal?.protein_g} g protein, ${meal?.fat_g} g fat`,
  )
  expect(
    line
      .split(' — ')[1]
      ?.split(' · ')[0]
      ?.split(/, (?![^(]*\))/),
  ).toHaveLength(meal?.items.length ?? 0)
})
