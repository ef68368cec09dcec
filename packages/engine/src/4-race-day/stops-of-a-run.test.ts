import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRunner } from '../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import type { Runner } from '../1-runner/runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { scheduleLongRun } from './schedule-long-run.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

/** The stops of race and long run. */
function stopsOf(runner: Runner) {
  const targets = setTargets(runner)
  const race = scheduleRaceDay(runner, targets)
  const onTheCourse = race.rows.filter(({ phase }) => phase === 'during')
  return [onTheCourse, scheduleLongRun(runner, targets, race.kit).rows].filter((rows) => rows.length > 0)
}

const withoutCapsules: readonly (Partial<RunnerWishes> & { who: string })[] = [
  {
    who: 'a vegan with celiac disease',
    race: 'Half',
    targetSeconds: 130 * 60,
    diet: 'Vegan',
    allergies: ['gluten', 'nuts', 'soy', 'peanut'],
    healthWords: ['celiac'],
    daysToGo: 5,
  },
  { who: 'a runner of 17', race: 'Marathon', targetSeconds: 230 * 60, age: 17, weightKg: 66 },
]

test.each(withoutCapsules)(
  '$who has salt in the bottle, and few and large stops',
  ({ who: _who, ...wishes }) => {
    const runs = stopsOf(someRunner(wishes))
    expect(runs).toHaveLength(2)
    for (const rows of runs) {
      const servings = rows.flatMap((row) => row.servings)
      expect(servings.some(({ id }) => id === 'salted-water-home')).toBe(true)
      expect(servings.some(({ unit }) => unit === 'g')).toBe(false)
      for (const { fluids } of rows) expect(fluids).toBeGreaterThanOrEqual(100)
      for (const [index, { minute }] of rows.entries())
        if (index > 0) expect(minute - (rows[index - 1]?.minute ?? 0)).toBeGreaterThanOrEqual(20)
    }
  },
)

const share = <Each>(all: readonly Each[], is: (each: Each) => boolean) => all.filter(is).length / all.length

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 500)

test('of random runners few take mouthfuls, and few put salt into a cup', () => {
  const runs = fc.sample(anyRunner, { numRuns, seed: 20_270_302 }).flatMap(stopsOf)
  const rows = runs.flat()
  const mouthfuls = share(rows, ({ fluids }) => fluids < 100)
  const pinches = share(runs, (run) => run.some((row) => row.servings.some(({ unit }) => unit === 'g')))
  console.info(`stops under 100 ml: ${mouthfuls.toFixed(3)}, runs with pinches: ${pinches.toFixed(3)}`)
  expect(mouthfuls).toBeLessThan(0.025)
  expect(pinches).toBeLessThan(0.05)
})
