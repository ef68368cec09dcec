import { percentText } from '../amounts/format-amounts.ts'
import { isGrowing } from '../../2-targets/daily/reference-mass.ts'
import { bodyMassIndexClasses, referenceMass } from '../../evidence/energy.ts'
import type { Plan } from '../../plan.ts'
import { massText } from './answers-as-read.ts'

/** The sentence on amounts per kilogram that do not count the whole weight; none about weight for a growing runner. */
export function referenceMassText({ runner, working: { reference_mass_kg: counted } }: Plan): string {
  if (counted === runner.weight_kg || isGrowing(runner)) return ''
  return `Amounts by weight count ${massText(runner, counted)} of yours: of the weight above a body mass index of ${bodyMassIndexClasses.value.heavy}, only ${percentText(referenceMass.value.shareAboveHeavy)} counts (our own choice).`
}
