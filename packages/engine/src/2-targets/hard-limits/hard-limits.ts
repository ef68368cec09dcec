import type { Runner } from '../../1-runner/runner.ts'
import { caffeineUnder18 } from '../../evidence/caffeine.ts'
import { hardCaffeine } from '../../evidence/hard-limits.ts'
import { noCaffeineByHealth } from '../../evidence/health.ts'
import { isWithoutCaffeine } from '../../health.ts'
import { type Milligrams, milligrams } from '../../units.ts'
import { isGrowing, referenceMass } from '../daily/reference-mass.ts'
import { type AroundARunLimits, aroundARunLimits } from './around-a-run.ts'
import { type DailyLimits, dailyLimits } from './daily-limits.ts'
import { type RunningLimits, runningLimits } from './running-limits.ts'

/** What no number of a plan for this runner may exceed, whoever made it: the values of `evidence/hard-limits.ts`. */
export interface HardLimits extends RunningLimits, AroundARunLimits {
  readonly daily: DailyLimits
  readonly caffeine: { readonly dose: Milligrams; readonly day: Milligrams }
}

export function hardLimits(runner: Runner): HardLimits {
  const mass = referenceMass(runner)
  return {
    daily: dailyLimits(runner, mass),
    ...runningLimits(runner),
    ...aroundARunLimits(runner, mass),
    caffeine: caffeineLimits(runner),
  }
}

function caffeineLimits(runner: Runner): HardLimits['caffeine'] {
  const { perKilogram, most } = hardCaffeine.value
  const byHealth = isWithoutCaffeine(runner) ? noCaffeineByHealth.value : most
  const day = milligrams(isGrowing(runner) ? caffeineUnder18.value : byHealth)
  return { dose: milligrams(Math.min(perKilogram * runner.weight, day)), day }
}
