import type { Choice } from './rule.ts'

export const bodyMassIndexClasses = {
  kind: 'choice',
  id: 'body-mass-index-classes',
  says: { lean: 18.5, heavy: 30 },
  unit: 'kg/m²',
  because: 'The usual adult classes of body mass index: under 18.5 and from 30 a plan takes extra care.',
  words: 'Under 18.5 and from 30, body mass index asks for extra care.',
} as const satisfies Choice<Readonly<Record<'lean' | 'heavy', number>>>
