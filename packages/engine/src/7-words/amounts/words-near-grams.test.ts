import { describe, expect, test } from 'vitest'
import { goldenRunners } from '../../../../../tests/golden-runners.ts'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { figureOf } from '../../../testing/read-back/figures.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { readIsoDay } from '../../plain-day.ts'
import { planRace } from '../../plan-race.ts'
import type { Plan, PlanItem } from '../../plan.ts'
import { larderIds, unitWeight, foodOf } from '../../3-menus/portions/household-measure.ts'
import { larderLine } from '../../3-menus/portions/larder.ts'
import { amountOnCard } from '../menus/card-amounts.ts'
import { mealsOf } from '../menus/recipe-cards.ts'
import { sidesInShort } from '../menus/dish-words.ts'
import { amountInWords } from './household-measures.ts'

/** The plan as a runner reads it who typed pounds and miles. */
const american = (plan: Plan): Plan => ({
  ...plan,
  runner: { ...plan.runner, units: { mass: 'lb', distance: 'mi', height: 'ft' } },
})

const golden = Object.values(goldenRunners).flatMap(({ answers, today }) => {
  const day = readIsoDay(today)
  const made = day ? planRace(answers, day) : null
  return made?.ok ? [made.value.plan] : []
})
const plans = [...golden, ...drawnRunners(20).map((runner) => factsFor(runner))].map(american)

test('dry and raw weights of imperial plans have their grams, and the ounces before them are within 15%', () => {
  const seen = { all: 0, inOunces: 0 }
  for (const { runner, ...plan } of plans)
    for (const meal of mealsOf({ runner, ...plan }))
      for (const item of meal.items) {
        const text = amountOnCard(runner, meal, item)
        const ratio = foodOf(item.food_id as never).boughtAs
        if (!ratio?.weighed) continue
        if (/ dry [a-z -]+ \(\d+ g\)$/.test(text)) continue
        const found = /(?:(?<oz>[\d¼½¾]+) oz or )?(?<grams>[\d,]+) g (?:dry|raw)\)?$/.exec(text)?.groups
        const weight = item.grams * ratio.ratio
        expect(Math.abs(figureOf(found?.['grams']) - weight), text).toBeLessThanOrEqual(0.5)
        seen.all += 1
        if (!found?.['oz']) continue
        expect(Math.abs((figureOf(found['oz']) * 28.35) / weight - 1), text).toBeLessThanOrEqual(0.15)
        seen.inOunces += 1
      }
  expect(seen.all).toBeGreaterThan(500)
  expect(seen.inOunces).toBeGreaterThan(500)
})

test('ounces of solid food on the page are within 5%, or have their grams beside', () => {
  let read = 0
  for (const { runner, ...plan } of plans)
    for (const meal of mealsOf({ runner, ...plan }))
      for (const item of meal.items.filter(isWeighed)) {
        const own = sidesInShort(runner, { ...meal, items: [{ ...item, side: 'yogurt' }] })
        const { oz, grams } =
          /^(?<oz>[\d¼½¾]+) oz [^(]+?(?: \((?<grams>[\d,]+) g\))?$/.exec(own[0] ?? '')?.groups ?? {}
        if (!oz) continue
        if (grams) expect(figureOf(grams), own[0]).toBe(Math.round(item.grams))
        else expect(Math.abs((figureOf(oz) * 28.35) / item.grams - 1), own[0]).toBeLessThanOrEqual(0.05)
        read += 1
      }
  expect(read).toBeGreaterThan(200)
})

const isWeighed = ({ food_id: id }: PlanItem) => ['ounce', 'gram'].includes(larderLine(id as never).by)

describe('spoons and cups are within 15% of the grams, a seasoning of less than a teaspoon within 20%', () => {
  const measured = larderIds.filter((id) =>
    ['cup', 'tablespoon', 'teaspoon', 'pinch'].includes(larderLine(id).by),
  )

  test.each(measured)('%s', (id) => {
    const { by } = larderLine(id)
    const unit = unitWeight(foodOf(id), by)
    const teaspoon = { cup: unit / 48, tablespoon: unit / 3, teaspoon: unit, pinch: 4 * unit }[by as 'cup']
    for (let weight = teaspoon / 16; weight < 60 * teaspoon; weight *= 1.01) {
      const text = amountInWords(plans[0]?.runner as Plan['runner'], id, weight)
      const { about, count, of } =
        /^(?:a pinch|(?<about>scant |generous )?(?<count>\S+) (?<of>tsp|tbsp|cups?)) /.exec(text)?.groups ??
        {}
      if (!count || !of) continue
      const off = (figureOf(count) * (of === 'tsp' ? 1 : of === 'tbsp' ? 3 : 48) * teaspoon) / weight - 1
      if (about) expect(off > 0, text).toBe(about === 'scant ')
      else
        expect(Math.abs(off), `${weight}: ${text}`).toBeLessThanOrEqual(weight < teaspoon ? 0.2001 : 0.1501)
      // Only between a pinch and a half teaspoon, and from a third to a half of a cup, no measure is near.
      if (about) expect(weight < teaspoon / 2 || /[⅓½] cup/.test(text), text).toBe(true)
    }
  })
})
