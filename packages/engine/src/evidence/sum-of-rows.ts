import type { Choice } from './rule.ts'

export const sumOfRows = {
  kind: 'choice',
  id: 'sum-of-rows',
  says: 'a total is the sum of its rows as printed',
  unit: 'text',
  because: 'Every total is the sum of the rows as printed, so that the table adds up to the gram.',
  words: 'A total is the sum of its rows.',
} as const satisfies Choice<string>
