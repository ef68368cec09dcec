import { percentText } from '../amounts/format-amounts.ts'
import { bodyMassIndexClasses, loadingMass, referenceMass } from '../../evidence/energy.ts'
import { readsOfWeight } from '../../health.ts'
import type { Plan } from '../../plan.ts'
import { massText } from './answers-as-read.ts'

/** The sentence on amounts per kilogram that do not count the whole weight; none about weight for a growing runner. */
export const referenceMassText = (plan: Plan): string =>
  countedText(plan, plan.working.reference_mass_kg, {
    index: bodyMassIndexClasses.value.heavy,
    share: referenceMass.value.shareAboveHeavy,
  })

/** The same for carb loading and the meals before a run. */
export const loadingMassText = (plan: Plan): string =>
  countedText(plan, plan.working.loading_mass_kg, {
    index: loadingMass.value.fromIndex,
    share: loadingMass.value.shareAbove,
  })

function countedText(
  { runner }: Plan,
  counted: number,
  { index, share }: { index: number; share: number },
): string {
  if (counted === runner.weight_kg || !readsOfWeight(runner)) return ''
  return `Amounts by weight count ${massText(runner, counted)} of yours here: of the weight above a body mass index of ${index}, only ${percentText(share)} counts (our own choice).`
}
