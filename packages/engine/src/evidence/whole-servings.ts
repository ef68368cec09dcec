import type { Choice } from './rule.ts'

export const wholeServings = {
  kind: 'choice',
  id: 'whole-servings',
  says: 'whole pieces and sips at whole minutes',
  unit: 'text',
  because: 'On the run a hand takes whole pieces and plain sips, nothing finer.',
  words: 'Every row is something that a hand can hold.',
} as const satisfies Choice<string>
