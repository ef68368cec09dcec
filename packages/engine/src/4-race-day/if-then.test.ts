import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRunnerWithPreferences } from '../../testing/any-preferences.ts'
import { anyRunner } from '../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { readRunner } from '../1-runner/read-runner.ts'
import type { Runner } from '../1-runner/runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { hardLimits } from '../2-targets/hard-limits/hard-limits.ts'
import type { IfThenCode, IfThenFacts } from '../if-then.ts'
import { ifThens } from './if-then.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

function raceOf(runner: Runner) {
  const targets = setTargets(runner)
  const schedule = scheduleRaceDay(runner, targets)
  return { runner, targets, schedule, lines: ifThens({ runner, targets, schedule }) }
}

const linesFor = (wishes: Partial<RunnerWishes>) => raceOf(someRunner(wishes)).lines
const codesFor = (wishes: Partial<RunnerWishes>) => linesFor(wishes).map(({ code }) => code)

const withDiabetes = (runner: Runner): Runner => {
  const read = readRunner({ ...runner.answers, allergies: 'type 1 diabetes' }, runner.today)
  if (!read.ok) throw new Error('this runner is understood')
  return read.value
}

function factsOf<Code extends IfThenCode>(lines: ReturnType<typeof linesFor>, code: Code) {
  const line = lines.find((each) => each.code === code)
  return line ? (line.facts as IfThenFacts[Code]) : undefined
}

const marathon = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const

describe('what to do when the race goes differently', () => {
  test('has every line for a marathon on gels', () => {
    expect(codesFor(marathon)).toEqual([
      'stop-signs',
      'upset-stomach',
      'loose-bowels',
      'hotter',
      'lost-serving',
      'dry-station',
      'cramp',
      'wall',
      'walking',
      'late-start',
    ])
  })

  test('is only when to stop for a race without a stop', () => {
    expect(codesFor({ race: '5K', targetSeconds: 1500 })).toEqual(['stop-signs'])
  })

  test('has no fuel to lose in a race on water', () => {
    const lines = linesFor({ race: '10K', targetSeconds: 3400, sex: 'Male', weightKg: 75 })
    expect(lines.map(({ code }) => code)).not.toContain('lost-serving')
    expect(factsOf(lines, 'upset-stomach')?.small_feeds).toBeNull()
    expect(factsOf(lines, 'hotter')?.leave_out).toBeNull()
    expect(factsOf(lines, 'late-start')?.half).toBeNull()
  })

  test('leaves out what the table has left out for heat already', () => {
    expect(factsOf(linesFor(marathon), 'hotter')?.leave_out).toMatchObject({ feeds: 1 })
    expect(factsOf(linesFor({ ...marathon, climate: 'Hot & Humid' }), 'hotter')?.leave_out).toBeNull()
  })

  test('speaks of low blood sugar with diabetes alone, and small adds nothing before a late start', () => {
    const { lines } = raceOf(withDiabetes(someRunner(marathon)))
    expect(lines[1]).toEqual({ code: 'low-blood-sugar', facts: null })
    expect(factsOf(lines, 'late-start')?.half).toBeNull()
    expect(codesFor(marathon)).not.toContain('low-blood-sugar')
  })

  test('speaks of caffeine where the plan has some', () => {
    expect(factsOf(linesFor(marathon), 'loose-bowels')).toEqual({ has_caffeine: true })
    const young = linesFor({ race: 'Half', targetSeconds: 7200, age: 16 })
    expect(factsOf(young, 'loose-bowels')).toEqual({ has_caffeine: false })
  })
})

const runs = Number(process.env['SWEEP_RUNS'] ?? 300)

test.each([
  ['any runner', anyRunner],
  ['any runner with preferences', anyRunnerWithPreferences],
] as const)('nothing in it is more than the table or a limit allows: %s', (_who, arbitrary) => {
  let fueled = 0
  fc.assert(
    fc.property(arbitrary, (runner) => {
      const { lines, schedule, targets } = raceOf(runner)
      const limits = hardLimits(runner).race
      const during = schedule.rows.filter(({ phase }) => phase === 'during')
      expect(lines[0]?.code).toBe('stop-signs')

      const small = factsOf(lines, 'upset-stomach')?.small_feeds
      if (small) {
        fueled += 1
        expect(small.carbs_g).toBeGreaterThan(0)
        expect(small.carbs_g).toBeLessThanOrEqual(40)
        expect(small.every_minutes).toBeGreaterThanOrEqual(15)
        const anHour = schedule.startToFinish.carbs / targets.race.time
        expect((60 / small.every_minutes) * small.carbs_g).toBeLessThanOrEqual(anHour + 1e-6)
      }
      const hotter = factsOf(lines, 'hotter')
      if (hotter) {
        expect(hotter.most_ml_per_hr).toBeLessThanOrEqual(limits.fluids)
        expect(hotter.most_ml_per_hr).toBeLessThan(1000 * targets.race.sweatRate)
        expect(hotter.most_ml_per_hr).toBeGreaterThanOrEqual(targets.race.perHour.fluids)
        expect(hotter.leave_out?.carbs_g ?? 0).toBeLessThanOrEqual(schedule.startToFinish.carbs)
      }
      const lost = factsOf(lines, 'lost-serving')
      if (lost) expect(lost.carbs_g).toBeLessThan(schedule.startToFinish.carbs)
      const extra = factsOf(lines, 'dry-station')?.extra_ml ?? 0
      expect(extra).toBeGreaterThanOrEqual(0)
      for (const { fluids } of during) expect(fluids + extra).toBeLessThanOrEqual(200)
    }),
    { numRuns: runs, seed: 20_270_411 },
  )
  expect(fueled).toBeGreaterThan(20)
})
