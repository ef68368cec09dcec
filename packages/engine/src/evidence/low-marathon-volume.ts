import type { Choice } from './rule.ts'

export const lowMarathonVolume = {
  kind: 'choice',
  id: 'low-marathon-volume',
  says: 30,
  unit: 'km a week',
  because: 'Under 30 km a week a marathon outlasts what the legs and the stomach have practiced.',
  words: 'Under 30 km a week is little for a marathon.',
} as const satisfies Choice<number>
