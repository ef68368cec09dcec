import type { Choice } from './rule.ts'

export const mostCarbohydrateInADay = {
  kind: 'choice',
  id: 'most-carbohydrate-in-a-day',
  says: 900,
  unit: 'g a day',
  because: 'Few people can eat more than 900 grams of carbohydrate in a day; it binds above 90 kg.',
  words: '900 grams of carbohydrate is the most that a day can sensibly hold.',
} as const satisfies Choice<number>
