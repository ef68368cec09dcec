import { expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { renderedOf } from '../../testing/drawn-plans.ts'
import { factsFor } from '../../testing/stages-for.ts'
import type { Plan } from '../plan.ts'
import { renderReasons } from './reasons/render-reasons.ts'
import { renderPlan } from './render-plan.ts'
import { renderWords } from './render-words.ts'

const height = 'cm'
const metric = { mass: 'kg', distance: 'km', height } as const
const american = [
  { mass: 'lb', distance: 'mi', height },
  { mass: 'lb', distance: 'km', height },
  { mass: 'kg', distance: 'mi', height },
] as const

/** The same plan for a reader of these units, in words: its facts do not depend on them. */
function rendered(plan: Plan, units: Plan['runner']['units']) {
  const own = { ...plan, runner: { ...plan.runner, units } }
  const words = renderWords(own)
  return { words, object: renderPlan(own, words) }
}

const somePlans = drawnRunners(30).map((runner) => renderedOf(factsFor(runner)))

test('a plan typed in kilograms and kilometers has no ounces, pounds or °F', () => {
  const typed = somePlans.filter(({ plan }) => plan.runner.units.mass === 'kg')
  expect(typed.length).toBeGreaterThan(9)
  for (const { plan, words, object } of typed) {
    const all = JSON.stringify([words, object, renderReasons(plan)])
    expect(all.match(/(?:\d ?|\b)(?:oz|lb)\b|°F/g)).toBeNull()
  }
})

test.each(american)(
  'a plan in $mass and $distance has ounces before every volume and weight to buy',
  (units) => {
    const seen = { bought: 0, rows: 0 }
    for (const { plan } of somePlans) {
      const { words, object } = rendered(plan, units)
      expect(JSON.stringify(words).match(/°C|\b0 oz/g)).toBeNull()
      for (const { name, basket } of plan.groceries.lines) {
        const { buys = '' } =
          [...words.groceries.pantry, ...words.groceries.fridge_freezer].find((line) => line.name === name) ??
          {}
        if (!/\d (?:k?g|ml)\b/.test(buys)) continue
        expect(buys, name).toMatch(
          /^(?:\d+, about |\d+ cans?, )?[\d,.]*[¼½¾]? ?(?:oz|lb|fl oz|qt|gal) \([\d,.]+ (?:k?g|ml)\)$/,
        )
        expect(basket.by, name).not.toBe('small')
        seen.bought += 1
      }
      // In a row of race day the milliliters stand in their column.
      for (const { item } of object.race_day_plan.filter(({ action }) =>
        /^(?:Drink|Gel|Fuel|Chew|Top up)$/.test(action),
      )) {
        expect(item).not.toMatch(/\d ml\b/)
        seen.rows += 1
      }
    }
    expect(seen.bought).toBeGreaterThan(5 * somePlans.length)
    expect(seen.rows).toBeGreaterThan(5 * somePlans.length)
  },
)

test.each([metric, ...american])(
  'body weight and distances in $mass and $distance stay in the unit typed',
  (units) => {
    const seen = { places: 0, distances: 0, weights: 0 }
    for (const { plan } of somePlans) {
      const { words, object } = rendered(plan, units)
      const other = units.distance === 'km' ? 'mi' : 'km'
      const places = [...words.raceRows, ...words.longRun.stops].flatMap(({ place }) => place ?? [])
      for (const place of places) expect(place).toMatch(new RegExp(` ${units.distance}$`))
      const { distance } = words.longRun
      expect(distance ?? '').not.toMatch(new RegExp(`\\d ${other}\\b`))
      seen.places += places.length
      seen.distances += distance === null ? 0 : 1
      const [scale] =
        Object.values(object.race_week)
          .flat()
          .join('\n')
          .match(/The scale may show .+ more/) ?? []
      if (scale) expect(scale).toContain(units.mass === 'lb' ? '2 to 4 lb' : '1 to 2 kg')
      seen.weights += scale ? 1 : 0
    }
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0)
  },
)
