import type { Choice } from './rule.ts'

export const ownTarget = {
  kind: 'choice',
  id: 'own-target',
  says: 'the time that the runner wants to run',
  unit: 'text',
  because: 'To plan for the time you want to run, without a promise that you will.',
  words: 'The plan is made for your own target.',
} as const satisfies Choice<string>
