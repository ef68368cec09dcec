import type { Choice } from './rule.ts'

export const everydayActivity = {
  kind: 'choice',
  id: 'everyday-activity',
  says: 1.5,
  unit: 'times resting energy',
  because:
    'Three other routes (athlete equations with 1.4, and two editions of the Dietary Reference Intakes) land within a few percent of it for six different people.',
  also: ['dri2023'],
  words: 'A day without running takes about one and a half times what rest takes.',
} as const satisfies Choice<number>
