import type { Sex } from '../1-runner/questionnaire.ts'

/** The male or female figure; the mean of both for "Other" (no equation was validated for it, so none is favored). */
export function bySex(sex: Sex, { male, female }: { male: number; female: number }): number {
  if (sex === 'Male') return male
  if (sex === 'Female') return female
  return (male + female) / 2
}
