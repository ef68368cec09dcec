import type { Choice, Points, Rule } from './rule.ts'

export const raceWeekCarbohydrate = {
  kind: 'choice',
  id: 'race-week-carbohydrate',
  value: {
    mondayToWednesdayLeast: [
      [0.75, 3.5],
      [1.5, 5],
    ],
    mondayToWednesdayMost: 7,
    thursdayToFriday: [
      [1.5, 8],
      [2.5, 9],
      [4, 9],
      [5, 7.5],
    ],
    dayBefore: [
      [1.5, 10],
      [4, 10],
      [5, 8],
    ],
  },
  unit: 'g/kg a day, by race hours',
  because:
    '10 grams per kilogram store as much as 12 in most studies and are easier to eat. Over four hours the effort is lower and much of the race can be fed on the way, so the load falls to 8; no trial fixes that figure.',
  also: ['burke2011', 'thomas2016', 'rapoport2010'],
  words: 'The week before a long race climbs from ordinary days to loading days.',
} as const satisfies Choice<
  Readonly<Record<'mondayToWednesdayLeast' | 'thursdayToFriday' | 'dayBefore', Points>> & {
    readonly mondayToWednesdayMost: number
  }
>

export const loadByDuration = {
  kind: 'choice',
  id: 'load-by-duration',
  value: { noneUpToHours: 1, overHours: 0.5, noneUpToKilometers: 10 },
  unit: 'hours; hours; km',
  because:
    'A race of up to an hour does not empty the glycogen of ordinary eating, and the guideline below 90 minutes is to eat as usual; 10 km or less costs little at any pace. From 60 to 90 minutes the load grows in a straight line, so that no minute is a cliff.',
  also: ['burke2011', 'thomas2016'],
  words: 'No carb load for races up to an hour or up to 10 km; between 60 and 90 minutes it grows.',
} as const satisfies Choice<Readonly<Record<'noneUpToHours' | 'overHours' | 'noneUpToKilometers', number>>>

export const ordinaryDaysFirst = {
  kind: 'choice',
  id: 'ordinary-days-first',
  value: 7,
  unit: 'g/kg a day',
  because:
    'The week before a race is no week to eat less: early in it the carbs do not fall below an ordinary day, up to 7 grams per kilogram.',
  words: 'Early in race week, no fewer carbs than on an ordinary day.',
} as const satisfies Choice<number>

export const carbohydrateLoading = {
  kind: 'rule',
  id: 'carbohydrate-loading',
  value: { fromHours: 1.5, least: 10, most: 12 },
  unit: 'g/kg a day for 36 to 48 hours',
  source: 'burke2011',
  also: ['thomas2016', 'bussau2002', 'sedlock2008', 'tarnopolsky2001'],
  where: 'events over 90 minutes',
  words: 'Before an effort over 90 minutes, load with 10 to 12 grams of carbohydrate per kilogram a day.',
} as const satisfies Rule<Readonly<Record<'fromHours' | 'least' | 'most', number>>>

export const loadingUnder18 = {
  kind: 'choice',
  id: 'loading-under-18',
  value: 8,
  unit: 'g/kg a day',
  because:
    'Full loading has not been studied in the young, whose position statements ask for ordinary food first.',
  also: ['desbrow2014'],
  words: 'Under 18, at most 8 grams of carbohydrate per kilogram a day.',
} as const satisfies Choice<number>

export const loadingDay = {
  kind: 'choice',
  id: 'loading-day',
  value: { runningShare: 0.3, protein: 1.2, fat: 0.6, mostFat: 1.2 },
  unit: 'share of an average day of running; g/kg',
  because:
    'Training falls to about a third in the last days, and carbohydrate takes the room of protein and fat.',
  words: 'On a loading day, protein and fat step back to make room for carbohydrate.',
} as const satisfies Choice<Readonly<Record<'runningShare' | 'protein' | 'fat' | 'mostFat', number>>>

export const loadingDayTolerances = {
  kind: 'choice',
  id: 'loading-day-tolerances',
  value: {
    energy: 0.05,
    lessCarbs: 0.05,
    moreCarbs: 0.03,
    leastProtein: 1,
    mostProtein: 2.2,
    mostProteinUnder18: 2,
    leastFat: 0.5,
    mostFat: 1.2,
    leastFiber: 10,
    mostFiber: 20,
    lowFiberFromHours: 1.5,
  },
  unit: 'share of the target; g/kg; g; h',
  because:
    'Carbohydrate is what a loading day is for, so it is kept nearest; fiber steps back before races of 1.5 hours or more. Protein stops a little over the athletes’ range of 2.0 g/kg, and 1.8 under 18.',
  also: ['burke2011', 'thomas2016', 'desbrow2014'],
  words: 'A loading day comes within 5% of its carbs, with little fat and, before a long race, little fiber.',
} as const satisfies Choice<
  Readonly<
    Record<
      | 'energy'
      | 'lessCarbs'
      | 'moreCarbs'
      | 'leastProtein'
      | 'mostProtein'
      | 'mostProteinUnder18'
      | 'leastFat'
      | 'mostFat'
      | 'leastFiber'
      | 'mostFiber'
      | 'lowFiberFromHours',
      number
    >
  >
>

export const lastDaysApart = {
  kind: 'choice',
  id: 'last-days-apart',
  value: { fromHours: 1.5, apart: 1 },
  unit: 'hours; g/kg a day',
  because:
    'A gram less three days out and a gram more two days out bring the last 48 hours nearer to the 10 grams that the guideline asks; no day has fewer than the one before it.',
  also: ['burke2011'],
  words: 'The closer to the race, the more carbohydrate.',
} as const satisfies Choice<Readonly<Record<'fromHours' | 'apart', number>>>

export const mostCarbohydrateInADay = {
  kind: 'choice',
  id: 'most-carbohydrate-in-a-day',
  value: 800,
  unit: 'g a day',
  because: 'More than 800 grams of carbohydrate fill whole days with rice and juice.',
  words: '800 grams of carbohydrate is the most that a day can sensibly hold.',
} as const satisfies Choice<number>
