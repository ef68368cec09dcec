import type { Runner } from '../../1-runner/runner.ts'
import { caffeineDose, caffeineUnder18, mostCaffeineAtOnce } from '../../evidence/caffeine.ts'
import { caffeineWhileBreastfeeding, noCaffeineByHealth } from '../../evidence/health.ts'
import { isWithoutCaffeine, mentions } from '../../health.ts'
import { type Milligrams, milligrams } from '../../units.ts'
import { isGrowing } from '../daily/reference-mass.ts'

/** The optional dose an hour before the start. */
export function caffeine(runner: Runner): Milligrams {
  if (isGrowing(runner)) return milligrams(caffeineUnder18.value)
  if (isWithoutCaffeine(runner)) return milligrams(noCaffeineByHealth.value)
  if (runner.exclusions.groups.includes('caffeine') || leavesItOut(runner)) return milligrams(0)
  const { perKilogram, step } = caffeineDose.value
  const inSteps = Math.floor((perKilogram * runner.weight) / step + 1e-9) * step
  return milligrams(Math.min(inSteps, mostCaffeine(runner)))
}

const leavesItOut = ({ preferences }: Runner) => preferences.fuel?.caffeine === 'none'

const mostCaffeine = (runner: Runner) =>
  mentions(runner, 'breastfeeding') ? caffeineWhileBreastfeeding.value.dose : mostCaffeineAtOnce.value
