import type { Choice, Points } from './rule.ts'

export const snacksOfADay = {
  kind: 'choice',
  id: 'snacks-of-a-day',
  says: [
    [0, 1],
    [2000, 2],
    [2900, 3],
    [3700, 4],
  ],
  unit: 'snacks, from so many kcal',
  because: 'A large day goes down easier in more meals; a small one needs no grazing.',
  words: 'Larger days have more snacks: one below 2,000 kcal, up to four from 3,700 kcal.',
} as const satisfies Choice<Points>
