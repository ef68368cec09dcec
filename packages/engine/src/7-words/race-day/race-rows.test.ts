import { expect, test } from 'vitest'
import { type DrawnPlan, drawnPlans, renderedOf } from '../../../testing/drawn-plans.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { expectFeed } from '../../../testing/read-back/feeds.ts'
import {
  clockOf,
  expectOwnVolume,
  figureOf,
  readBy,
  rounded,
  ownVolume,
} from '../../../testing/read-back/figures.ts'
import { expectPlate } from '../../../testing/read-back/meals.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import type { PlanRow } from '../../plan.ts'

test('the time of each row reads back as its minute, and its place as where the runner is then', () => {
  let places = 0
  for (const { plan, object } of drawnPlans()) {
    const finish = rounded(plan.runner.target_minutes)
    expect(object.race_day_plan).toHaveLength(plan.race_day.rows.length)
    for (const [index, row] of plan.race_day.rows.entries()) {
      const { time = '' } = object.race_day_plan[index] ?? {}
      const { clock, side, place, unit } = readBy(
        /^(?<clock>\d+:\d\d)(?<side> before| after)?(?: · (?<place>[\d.]+) (?<unit>km|mi))?$/,
        time,
      )
      const minute = { ' before': -clockOf(clock), ' after': finish + clockOf(clock), '': clockOf(clock) }[
        side ?? ''
      ]
      expect(minute, time).toBe(row.minute)
      if (!place) continue
      expect(unit, time).toBe(plan.runner.units.distance)
      expect(figureOf(place), time).toBe(rounded((row.km ?? 0) / (unit === 'mi' ? 1.609344 : 1), 1))
      places += 1
    }
    const onTheWay = plan.race_day.rows.filter(({ phase }) => phase === 'during')
    expect(object.race_day_plan.filter(({ time }) => time.includes(' · '))).toHaveLength(onTheWay.length)
  }
  expect(places).toBeGreaterThan(drawnPlans().length)
})

test('the item of each row reads back as what the row serves', () => {
  const read = { breakfast: 0, caffeine: 0, 'top-up': 0, during: 0, recovery: 0 }
  for (const drawn of drawnPlans()) {
    for (const [index, row] of drawn.plan.race_day.rows.entries()) {
      expectItem(drawn, drawn.object.race_day_plan[index]?.item ?? '', row)
      read[row.phase] += 1
    }
  }
  for (const [phase, count] of Object.entries(read)) expect(count, phase).toBeGreaterThan(20)
})

test('where no menu names breakfast and recovery, their items read back as their targets', () => {
  for (const units of ['metric', 'imperial'] as const) {
    const drawn = renderedOf(factsFor(someRunner({ units }), { menus: noMenus }))
    const { rows } = drawn.plan.race_day
    for (const index of [0, rows.length - 1]) {
      const row = rows[index]
      if (!row) throw new Error('no row')
      expectItem(drawn, drawn.object.race_day_plan[index]?.item ?? '', row)
    }
  }
})

function expectItem({ plan }: DrawnPlan, item: string, row: PlanRow) {
  const { runner, targets, race_week: week, race_day: day, flags } = plan
  if (row.phase === 'caffeine') {
    const printed = readBy(
      /^Up to (?<mg>\d+) mg, only if .+ espresso has about (?<espresso>\d+) mg(?:\. Coffee can loosen stools: skip it if yours are loose)?$/,
      item,
    )
    expect(figureOf(printed['mg']), item).toBe(targets.caffeine_mg)
    expect(figureOf(printed['espresso']), item).toBeGreaterThan(targets.caffeine_mg / 2 - 10)
    expect(figureOf(printed['espresso']), item).toBeLessThanOrEqual(targets.caffeine_mg)
  } else if (row.phase === 'breakfast') {
    const meal = week.find(({ kind }) => kind === 'race-morning')?.meals[0]
    if (meal) return expectPlate(runner, item, meal)
    const printed = readBy(
      new RegExp(`^(?<carbs>\\d+) g of carbs from .+ with (?<drink>${ownVolume}) to drink$`),
      item,
    )
    expect(figureOf(printed['carbs']), item).toBe(targets.race.breakfast.carbs_g)
    expectOwnVolume(runner, printed['drink'], targets.race.breakfast.fluids_ml)
  } else if (row.phase === 'recovery') {
    const meal = day.recovery_meal
    const printed = readBy(
      new RegExp(
        `^(?:(?<plate>.+): )?(?<carbs>\\d+) g carbs and (?<protein>\\d+) g protein, a meal 2–3 h later; (?:(?<drinks>drinks|water) to thirst, at most (?<drink>${ownVolume})(?: in all)? over 2 h|water to thirst beside it)(?:, little until you urinate)?, none `,
      ),
      item,
    )
    const held = meal ?? targets.race.recovery
    expect([printed['carbs'], printed['protein']].map(figureOf), item).toEqual([held.carbs_g, held.protein_g])
    const isMore = meal !== null && meal.fluids_ml < targets.race.recovery.fluids_ml
    expect(printed['drinks'], item).toBe(isMore ? 'water' : meal ? '' : 'drinks')
    if (isMore || !meal) expectOwnVolume(runner, printed['drink'], targets.race.recovery.fluids_ml)
    expect(item.includes('until you urinate'), item).toBe(flags.includes('EAH_SLOW'))
    if (meal) expectPlate(runner, printed['plate'], meal)
  } else if (item.startsWith('Sips of water')) {
    expect(row.servings.every(({ kind }) => kind === 'water')).toBe(true)
    expectOwnVolume(runner, readBy(/about (?<drink>.+)$/, item)['drink'], row.fluids_ml)
  } else expectFeed(runner, item, { kit: day.kit, row, expectVolume: expectOwnVolume })
  return undefined
}

test('the figures of each row, their sums and the rates are the very facts of the plan', () => {
  for (const { plan, object } of drawnPlans()) {
    const { daily, long_run: run } = plan.targets
    const { carbs_g_per_hr, sodium_mg_per_hr, fluids_ml_per_hr } = run
    const rates = { carbs_g_per_hr, sodium_mg_per_hr, fluids_ml_per_hr }
    const { example_days: _days, calories_kcal: kcal, ...macros } = object.daily_plan
    const { schedule: _schedule, ...during } = object.long_run_fueling.during
    expect({ kcal, ...macros }).toEqual(daily)
    expect(during).toEqual(rates)
    expect(object.long_run_fueling.pre_run.carbs_g).toBe(run.breakfast.carbs_g)
    expect(run.recovery).toMatchObject(object.long_run_fueling.post_run)
    expect(object.numbers_summary).toEqual({
      daily,
      long_run: rates,
      race_day_totals: { ...plan.race_day.breakfast_to_recovery, gels_count: plan.race_day.gels },
    })
    expect(plan.race_day.rows).toMatchObject(
      object.race_day_plan.map(({ carbs_g, sodium_mg, fluids_ml }) => ({ carbs_g, sodium_mg, fluids_ml })),
    )
  }
})
