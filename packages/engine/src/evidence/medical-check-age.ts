import type { Choice } from './rule.ts'

export const medicalCheckAge = {
  kind: 'choice',
  id: 'medical-check-age',
  says: 65,
  unit: 'years',
  because: 'Thirst grows weaker and medicines more common; a check before hard efforts is cheap.',
  words: 'From 65 on, see a doctor before hard efforts.',
} as const satisfies Choice<number>
