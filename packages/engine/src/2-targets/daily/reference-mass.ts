import type { Runner } from '../../1-runner/runner.ts'
import { bodyMassIndexClasses, growingAge, referenceMass as rule } from '../../evidence/energy.ts'
import { type Kilograms, kilograms } from '../../units.ts'

/** The mass that every amount per kilogram is measured by; sweat and running cost go by the real one. */
export function referenceMass(runner: Runner): Kilograms {
  const { heavy } = bodyMassIndexClasses.value
  if (bodyMassIndex(runner) <= heavy) return runner.weight
  const massAtHeavy = heavy * (runner.height / 100) ** 2
  return kilograms(massAtHeavy + rule.value.shareAboveHeavy * (runner.weight - massAtHeavy))
}

export const bodyMassIndex = ({ weight, height }: Runner) => weight / (height / 100) ** 2

export const isGrowing = ({ age }: { readonly age: number }) => age < growingAge.value
