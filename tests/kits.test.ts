import { describe, expect, test } from 'vitest'
import { caseOf, audited } from '../packages/engine/testing/audit/audited-case.ts'
import { behindPace } from '../packages/engine/src/4-race-day/behind-pace.ts'
import { renderPlan } from '../packages/engine/src/7-words/render-plan.ts'
import { findProduct } from '../packages/engine/src/foods/products.ts'
import type { Plan } from '../packages/engine/src/plan.ts'
import { type Kit, kits } from './kits.ts'

/** What comes of a kit, as facts: reviewed by reading, and held. */
function outcomeOf({ race_day: race, targets }: Plan) {
  const rate = (of: number) => Math.round(of / targets.race.hours)
  return {
    wanted: `${targets.race.carbs_g_per_hr} g, ${targets.race.fluids_ml_per_hr} ml an hour`,
    planned: `${rate(race.start_to_finish.carbs_g)} g, ${rate(race.start_to_finish.fluids_ml)} ml, ${rate(race.start_to_finish.sodium_mg)} mg an hour`,
    takes: race.kit.map(
      ({ product, amount, unit, from_course: handedOut }) =>
        `${amount} ${unit === 'count' ? '×' : unit} ${findProduct(product)?.name}${handedOut > 0 ? `, ${handedOut} from the course` : ''}`,
    ),
    bottle: race.bottle
      ? `${race.bottle.ml} ml, filled at ${race.bottle.fills.map(({ km }) => `${km} km`).join(', ') || 'no station'}`
      : 'none',
    short: race.shortfalls.map(({ of, because }) => `${of}: ${because}`),
    left: race.not_kept.map(({ product, because }) => `${findProduct(product)?.name}: ${because.code}`),
    notFromCourse: [race.on_course?.drink ?? [], race.on_course?.gels ?? []]
      .flat()
      .flatMap(({ product, because }) => (because ? [`${findProduct(product)?.name}: ${because.code}`] : [])),
    course: race.on_course === null ? 'unknown' : race.on_course.counts ? 'counts' : 'does not count',
  }
}

const planOf = ({ wishes, preferences }: Kit) =>
  caseOf({ race: 'Marathon', targetSeconds: 15_300, weightKg: 65, ...wishes, preferences })

describe('forty kits', () => {
  test('are at least forty, each told apart', () => {
    expect(kits.length).toBeGreaterThanOrEqual(40)
    expect(new Set(kits.map(({ what }) => what)).size).toBe(kits.length)
  })

  test.each(kits)('$what', (kit) => {
    const given = planOf(kit)
    const { findings } = audited(given)
    expect(findings.filter(({ severity }) => severity === 'hard')).toEqual([])
    expect(JSON.stringify(renderPlan(given.plan))).not.toContain('undefined')
    expect(outcomeOf(given.plan)).toMatchSnapshot()
  })
})

describe('a slower day', () => {
  const plans = kits.map((kit) => ({ what: kit.what, plan: planOf(kit).plan }))

  test.each(plans)('$what: drink and salt of it are carried', ({ plan }) => {
    for (const slower of plan.race_day.slower)
      for (const { id, unit, amount } of behindPace(plan, slower).extra) {
        const item = plan.race_day.kit.find(({ product }) => product === id)
        if (unit !== 'count')
          expect(item?.for_slower, `${slower.percent}% ${id}`).toBeGreaterThanOrEqual(amount)
      }
  })

  test('takes more to drink than planned with some of the kits', () => {
    const more = plans.filter(({ plan }) =>
      plan.race_day.kit.some(({ unit, for_slower: slower }) => unit === 'ml' && slower > 0),
    )
    expect(more.length).toBeGreaterThan(0)
  })
})
