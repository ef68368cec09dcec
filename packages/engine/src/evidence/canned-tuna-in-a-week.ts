import type { Choice } from './rule.ts'

export const cannedTunaInAWeek = {
  kind: 'choice',
  id: 'canned-tuna-in-a-week',
  says: 2,
  unit: 'servings in a week',
  because:
    'Tuna holds some mercury. The FDA and EPA advise two servings of such fish a week from the age of 11, and two to three for adults.',
  words: 'Canned tuna is on the table twice a week at most.',
} as const satisfies Choice<number>
