import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { figureOf, readBy } from '../../../testing/read-back/figures.ts'
import { cookingSession } from '../../evidence/portions.ts'
import type { Plan, PlanCooking, PlanPot } from '../../plan.ts'
import { recipeName } from '../menus/dish-words.ts'

const minutesOf = (step: string) => figureOf(readBy(/^(?<minutes>\d+)(?: of \d+)? min: /, step)['minutes'])

test('each step of the kitchen reads back as its pot, how long hands take, and for which meals', () => {
  let [pots, sessions] = [0, 0]
  for (const { plan, object } of drawnPlans()) {
    const steps = [...object.prep.batch_prep_steps]
    if (plan.cooking) {
      expectStart(steps.shift() ?? '', plan.cooking)
      for (const pot of plan.cooking.pots) expectPot(plan, steps.shift() ?? '', pot)
      expectBoxes(steps.shift() ?? '')
      pots += plan.cooking.pots.length
      sessions += 1
    } else if (plan.race_week.length > 1) {
      expect(steps.shift()).toMatch(/^No cooking session/)
    }
    const isCounted = plan.race_day.kit.length > 0 || plan.race_week.length < 2
    expect(steps.map(minutesOf)).toEqual(isCounted ? [cookingSession.value.raceKit] : [])
  }
  expect(sessions).toBeGreaterThan(drawnPlans().length / 3)
  expect(pots).toBeGreaterThan(sessions)
})

function expectStart(step: string, { date, minutes }: PlanCooking) {
  const { day, clock } = readBy(
    /^\d+ min: (?<day>\w+) evening, set out pots and boxes\. Minutes are hands-on; (?<clock>\d+) by the clock with dinner\.$/,
    step,
  )
  expect(minutesOf(step)).toBe(cookingSession.value.settingOut)
  expect(day, step).toBe(weekdayOf(date))
  expect(Number(clock), step).toBe(minutes)
  expect(minutes).toBeLessThanOrEqual(cookingSession.value.most)
}

/** "12 of 40 min: Lentil stew, 2½ portions, for Monday’s dinner and Tuesday’s lunch." */
function expectPot(plan: Plan, step: string, pot: PlanPot) {
  const { name, portions, sides, total, meals } = readBy(
    /^\d+(?: of (?<total>\d+))? min: (?<name>.+), (?<portions>[\d¼½¾]+) portions?(?: with (?<sides>.+))?, for (?<meals>.+)\.$/,
    step,
  )
  const eaten = plan.race_week.flatMap((day) => day.meals).find(({ recipe }) => recipe.id === pot.recipe)
  const grams = boiledTonight(plan, pot).reduce((sum, side) => sum + side.grams, 0)
  const printed = [...(sides ?? '').matchAll(/([\d,]+) g\b/g)].map(([, each]) => figureOf(each))
  expect(
    printed.reduce((sum, each) => sum + each, 0),
    step,
  ).toBe(Math.round(grams))
  expect(name, step).toBe(eaten && recipeName(eaten))
  expect(minutesOf(step), step).toBe(pot.hands_on_minutes)
  expect(figureOf(portions), step).toBe(pot.quarters / 4)
  expect(total ? Number(total) : pot.hands_on_minutes, step).toBe(pot.total_minutes)
  expect(new Set((meals ?? '').match(/\w+day\b/g)), step).toEqual(
    new Set(pot.meals.map(({ date }) => weekdayOf(date))),
  )
}

/** What is boiled in the session beside a dish of its evening: for leftovers too, but rice for a day alone. */
function boiledTonight({ cooking, race_week: week }: Plan, { meals }: PlanPot) {
  const [tonight, tomorrow] = week.map(({ date }) => date)
  if (cooking?.date !== tonight || meals[0]?.date !== tonight) return []
  return meals.flatMap(({ date, name }) =>
    week
      .filter((day) => day.date === date)
      .flatMap((day) => day.meals.filter((meal) => meal.name === name))
      .flatMap(({ items }) => items)
      .filter(
        ({ side }) =>
          side === 'potatoes' ||
          side === 'pasta' ||
          (side === 'rice' && (date === tonight || date === tomorrow)),
      ),
  )
}

function expectBoxes(step: string) {
  expect(minutesOf(step)).toBe(cookingSession.value.boxing)
  expect(step).toMatch(/into the fridge within an hour/)
}

const weekdayOf = (iso: string) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
