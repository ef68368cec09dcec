import type { Choice } from './rule.ts'

export const eliteTarget = {
  kind: 'choice',
  id: 'elite-target',
  says: 1.06,
  unit: 'times the fastest ever',
  because:
    'A target within 6 percent of the fastest ever is likelier a slip of the pen than a plan, but may be true.',
  words: 'A target within 6 percent of the fastest ever run is worth a second look.',
} as const satisfies Choice<number>
