import type { Choice } from './rule.ts'

export const recoverySodiumLimits = {
  kind: 'choice',
  id: 'recovery-sodium-limits',
  says: { least: 300, most: 1500 },
  unit: 'mg in two hours',
  because: 'The salt of an ordinary meal at the least, of a salty one at the most; food counts.',
  words: 'Between 300 and 1,500 milligrams of sodium after the run, food included.',
} as const satisfies Choice<Readonly<Record<'least' | 'most', number>>>
