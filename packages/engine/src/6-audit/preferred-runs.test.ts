import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishesWithPreferences } from '../../testing/any-preferences.ts'
import { audited } from '../../testing/audit/audited-case.ts'
import { isExplained } from '../../testing/audit/is-explained.ts'
import { expectOwnFuel } from '../../testing/expect-own-fuel.ts'
import { noMenus } from '../../testing/no-menus.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { ownFuel } from '../4-race-day/fuels/own-fuel.ts'
import { composePlan } from '../5-plan/compose-plan.ts'
import type { CheckId } from './check-ids.ts'

/** Set by `npm run sweep`. */
const runs = Number(process.env['SWEEP_RUNS'] ?? 3000)

/** A plan without meals has nothing for the other checks to read. */
const ofRuns: ReadonlySet<CheckId> = new Set([
  'rows-in-order',
  'row-distances',
  'stations-serve',
  'rows-hold-their-servings',
  'near-the-targets',
  'shortfalls-listed',
  'totals-add-up',
  'gels-counted',
  'kit-holds-the-rows',
  'change-of-fuel',
  'own-fuel-as-chosen',
  'gut-training-dated',
  'long-run-dose',
  'lighter-table',
  'long-run-carbs',
  'long-run-fluids',
  'long-run-sodium',
  'long-run-drink-strength',
  'long-run-mass-change',
  'long-run-feeds',
  'long-run-schedule-limits',
  'no-fuel-at-the-end',
  'feed-size',
  'feed-gap',
  'capsule-gap',
  'stop-size',
  'busiest-hour',
  'race-carbs',
  'race-sodium',
  'race-fluids',
  'drink-strength',
  'race-mass-change',
  'caffeine-dose',
])

test(`race and long run of ${runs} runners with any preferences keep every limit, exclusion and sum, and their own fuel`, {
  // A slow and busy machine takes 0.2 s a runner.
  timeout: 60_000 + runs * 300,
}, () => {
  let rows = 0
  const fueled = { all: 0, kept: 0, short: 0 }
  fc.assert(
    fc.property(anyWishesWithPreferences, (wishes) => {
      const runner = someRunner(wishes)
      const stages = stagesFor(runner, { menus: noMenus })
      const plan = composePlan(stages)
      rows += plan.race_day.rows.length + plan.long_run.rows.length
      const { findings } = audited({ plan, runner, targets: stages.targets })
      const ofThese = findings.filter(({ id, code }) => ofRuns.has(id) || code === 'not-permitted')
      expect(ofThese.filter((finding) => !isExplained(finding, plan))).toEqual([])
      if (!runner.preferences.fuel) return
      expectOwnFuel(stages)
      fueled.all += 1
      fueled.kept += (ownFuel(runner)?.fuels.length ?? 0) > 0 ? 1 : 0
      fueled.short += stages.raceDay.shortfalls.some(({ of }) => of === 'carbs') ? 1 : 0
    }),
    { numRuns: runs },
  )
  expect(rows).toBeGreaterThan(5 * runs)
  expect(fueled.all).toBeGreaterThan(runs / 3)
  expect(fueled.kept).toBeGreaterThan(runs / 20)
  expect(fueled.short).toBeGreaterThan(0)
})
