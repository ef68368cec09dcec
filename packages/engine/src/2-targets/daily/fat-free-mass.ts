import type { Runner } from '../../1-runner/runner.ts'
import { fatFreeMass as rule } from '../../evidence/energy.ts'
import { type Kilograms, kilograms } from '../../units.ts'
import { bySex } from '../by-sex.ts'
import { bodyMassIndex } from './reference-mass.ts'

/** Fat-free mass, estimated from weight and height: accurate to about 10 percent, so never shown as a diagnosis. */
export function fatFreeMass(runner: Runner): Kilograms {
  const { scale, male, female } = rule.value
  const leanBy = ({ constant, perIndex }: { constant: number; perIndex: number }) =>
    (scale * runner.weight) / (constant + perIndex * bodyMassIndex(runner))
  return kilograms(bySex(runner.sex, { male: leanBy(male), female: leanBy(female) }))
}
