import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { expectDay, figureOf, readBy, readsOunces, rounded } from '../../../testing/read-back/figures.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { coldStorage, cookingSession } from '../../evidence/portions.ts'
import type { PlanCookedFood, PlanCookingRound, PlanRunner } from '../../plan.ts'

const minutesOf = (step: string) => figureOf(readBy(/^(?<minutes>\d+) min: /, step)['minutes'])

test('each step of the kitchen reads back as what is cooked, how long hands take, and for which meals', () => {
  let [foods, rounds] = [0, 0]
  for (const { plan, object } of drawnPlans()) {
    const steps = [...object.prep.batch_prep_steps]
    for (const round of plan.cooking.rounds) {
      const isOnItsOwn = round.when !== 'race eve'
      if (isOnItsOwn) expectStart(plan.runner, steps.shift() ?? '', round)
      for (const food of round.foods) expectFood(plan.runner, steps.shift() ?? '', food)
      if (isOnItsOwn) expectBoxes(steps.shift() ?? '', round)
      foods += round.foods.length
      rounds += 1
    }
    expect(steps.map(minutesOf)).toEqual([cookingSession.value.raceKit])
  }
  expect(rounds).toBeGreaterThan(drawnPlans().length)
  expect(foods).toBeGreaterThan(2 * drawnPlans().length)
})

function expectStart(runner: PlanRunner, step: string, { date, from, until, foods }: PlanCookingRound) {
  const { day, days, clock } = readBy(
    /^\d+ min: (?:Today|On the evening of),? ?(?<day>\w+, \w+ \d+), cook ahead for (?<days>.+?)\. .*By the clock it takes about (?<clock>\d+) min\.$/,
    step,
  )
  expect(minutesOf(step)).toBe(cookingSession.value.settingOut)
  expectDay(day, date)
  if (runner.days_to_go > 0) {
    const named = (days ?? '').match(/\w+day/g) ?? []
    expect(named, step).toEqual([...new Set([weekdayOf(from), weekdayOf(until)])])
  }
  const hands = foods.reduce((sum, food) => sum + food.hands_on_minutes, 0)
  expect(Number(clock), step).toBeGreaterThanOrEqual(
    hands + cookingSession.value.settingOut + cookingSession.value.boxing,
  )
}

/** "3 min: 720 g cooked white rice (4½ cups), from 255 g (9 oz) dry, 18 min on the stove. … For lunch on Monday: …". */
function expectFood(runner: PlanRunner, step: string, food: PlanCookedFood) {
  const { name, line, buys } = larderLine(food.food_id as LarderId)
  const { grams, weighed, raw, kg, oz, state, meals } = readBy(
    /^\d+ min: (?:\w+day, \w+ \d+, with dinner, for race day\. )?(?:[\d½]+ [^(]+ \((?<grams>[\d,]+) g\)|(?<weighed>[\d,]+) g [^(]+ \([^)]+\))(?:, from (?<raw>[\d,.]+) (?<kg>k?g)(?: \((?<oz>[\d.]+) (?:oz|lb)\))? (?<state>dry|raw))?(?:, \d+ min (?:on the stove|in the oven))?\. .+ For (?<meals>.+?)\.(?: Into the fridge overnight\.)?$/,
    step,
  )
  expect(minutesOf(step), step).toBe(food.hands_on_minutes)
  expect(
    [line ?? name].flat().some((part) => step.includes(part)),
    step,
  ).toBe(true)
  expect(figureOf(grams || weighed), step).toBe(rounded(food.cooked_g))
  if (raw) {
    expect(state, step).toBe(/\bdry\b/.test(buys) ? 'dry' : 'raw')
    const whole = 5 * rounded(food.raw_g / 5)
    // A kilogram and more is weighed to 10 g.
    if (kg === 'kg') expect(Math.abs(figureOf(raw) * 1000 - whole), step).toBeLessThanOrEqual(5 + 1e-9)
    else expect(figureOf(raw), step).toBe(whole)
    expect(oz !== '', step).toBe(readsOunces(runner))
  } else if (weighed) expect(food.raw_g, step).toBe(food.cooked_g)
  const days = new Set((meals ?? '').match(/\w+day\b/g))
  expect(days, step).toEqual(new Set(food.meals.map(({ date }) => weekdayOf(date))))
}

function expectBoxes(step: string, { until }: PlanCookingRound) {
  const { days, day } = readBy(
    /Cooked food keeps (?<days>\d+) days there: eat this by (?<day>\w+, \w+ \d+), /,
    step,
  )
  expect(minutesOf(step)).toBe(cookingSession.value.boxing)
  expect(Number(days)).toBe(coldStorage.value)
  expectDay(day, until)
}

const weekdayOf = (iso: string) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
