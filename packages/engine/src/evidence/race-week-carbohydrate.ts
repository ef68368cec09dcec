import type { Choice, Points } from './rule.ts'

export const raceWeekCarbohydrate = {
  kind: 'choice',
  id: 'race-week-carbohydrate',
  says: {
    mondayToWednesdayLeast: [
      [0.75, 3.5],
      [1.5, 5],
    ],
    mondayToWednesdayMost: 7,
    thursdayToFriday: [
      [0.75, 5],
      [1, 6],
      [1.5, 8],
      [2.5, 9],
    ],
    dayBefore: [
      [0.75, 6],
      [1, 7],
      [1.5, 10],
    ],
  },
  unit: 'g/kg a day, by race hours',
  because:
    'A ramp between 45 and 90 minutes takes away the cliff that the guideline has at 90 minutes; 10 grams per kilogram store as much as 12 in most studies and are easier to eat.',
  also: ['burke2011', 'thomas2016'],
  words: 'The week before the race climbs from ordinary days to loading days, the more the longer the race.',
} as const satisfies Choice<
  Readonly<Record<'mondayToWednesdayLeast' | 'thursdayToFriday' | 'dayBefore', Points>> & {
    readonly mondayToWednesdayMost: number
  }
>
