import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRunner } from '../src/1-runner/read-runner.ts'
import { anyRunner } from './any-runner.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 500)

test('any runner round-trips through its answers', () => {
  fc.assert(
    fc.property(anyRunner, (runner) => {
      const read = readRunner(runner.answers, runner.today)
      if (!read.ok) throw new Error(JSON.stringify(read.refused))
      const { weight, height, weeklyDistance, longRun, targetTime, ...rest } = read.value
      const { weight: w, height: h, weeklyDistance: d, longRun: l, targetTime: t, ...wanted } = runner
      expect(rest).toEqual(wanted)
      for (const [got, asked] of [
        [weight, w],
        [height, h],
        [weeklyDistance, d],
        [longRun, l],
        [targetTime, t],
      ] as const) {
        expect(got).toBeCloseTo(asked, 9)
      }
    }),
    { numRuns },
  )
})
