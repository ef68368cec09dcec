import { kilogramsText, poundsText } from '../../1-runner/formats.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { bodyMassIndexClasses, referenceMass } from '../../evidence/energy.ts'
import type { Kilograms } from '../../units.ts'
import { isGrowing } from '../reference-mass.ts'
import { percentText } from './words.ts'

/** Where amounts per kilogram do not count the whole weight, says so; to a growing runner nothing about weight. */
export function countedMassText(runner: Runner, mass: Kilograms): string {
  if (mass === runner.weight || isGrowing(runner)) return ''
  const counted = runner.units.mass === 'lb' ? poundsText(mass) : kilogramsText(mass)
  return `Amounts by weight count ${counted} of yours: of the weight above a body mass index of ${bodyMassIndexClasses.says.heavy}, only ${percentText(referenceMass.says.shareAboveHeavy)} counts (our own choice).`
}
