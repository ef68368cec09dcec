import type { Runner } from '../../1-runner/runner.ts'
import {
  bodyMassIndexClasses,
  growingAge,
  loadingMass as loadingRule,
  referenceMass as rule,
} from '../../evidence/energy.ts'
import { type Kilograms, kilograms } from '../../units.ts'

/** m*: what amounts per kilogram of a day and after a run are measured by; sweat and running cost go by the real mass. */
export const referenceMass = (runner: Runner): Kilograms =>
  countedUpTo(runner, { index: bodyMassIndexClasses.value.heavy, shareAbove: rule.value.shareAboveHeavy })

/** m25: the same for carb loading and the meals before a run, because glycogen is stored in lean tissue. */
export const loadingMass = (runner: Runner): Kilograms =>
  countedUpTo(runner, { index: loadingRule.value.fromIndex, shareAbove: loadingRule.value.shareAbove })

function countedUpTo(
  runner: Runner,
  { index, shareAbove }: { index: number; shareAbove: number },
): Kilograms {
  if (bodyMassIndex(runner) <= index) return runner.weight
  const massAtIndex = index * (runner.height / 100) ** 2
  return kilograms(massAtIndex + shareAbove * (runner.weight - massAtIndex))
}

export const bodyMassIndex = ({ weight, height }: Runner) => weight / (height / 100) ** 2

export const isGrowing = ({ age }: { readonly age: number }) => age < growingAge.value
