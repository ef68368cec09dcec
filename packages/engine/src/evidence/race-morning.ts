import type { Choice, Points, Rule } from './rule.ts'

export const carbohydrateBeforeRunning = {
  kind: 'rule',
  id: 'carbohydrate-before-running',
  value: { least: 1, most: 4 },
  unit: 'g/kg, 1 to 4 hours before',
  source: 'thomas2016',
  also: ['burke2011'],
  where: 'pre-event fueling for efforts over 60 minutes',
  words: 'Eat 1 to 4 grams of carbohydrate per kilogram in the 1 to 4 hours before a longer effort.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>

export const breakfastCarbohydrate = {
  kind: 'choice',
  id: 'breakfast-carbohydrate',
  value: {
    byHours: [
      [0.75, 1],
      [1.5, 2],
      [2.5, 2.5],
    ],
    mostGrams: 150,
  },
  unit: 'g/kg by hours of racing; g',
  because:
    'Longer races need a fuller start, and 150 grams is as much as most people can eat at five in the morning; fuller meals upset more stomachs.',
  also: ['thomas2016', 'parnell2020'],
  words: 'Breakfast grows with the length of the race, up to 150 grams of carbohydrate.',
} as const satisfies Choice<{ readonly byHours: Points; readonly mostGrams: number }>

export const earlyStart = {
  kind: 'choice',
  id: 'early-start',
  value: { usualMinutesBefore: 180, earliestBreakfast: 210, minutesBefore: 120, mostGrams: 100 },
  unit: 'minutes; minutes past midnight; minutes; g',
  because:
    'Nobody sleeps well who gets up before half past three: a start before 6:30 has its breakfast two hours before, smaller, since less time is left to digest it.',
  words: 'Before an early start breakfast comes two hours before, with 100 grams of carbohydrate at most.',
} as const satisfies Choice<
  Readonly<Record<'usualMinutesBefore' | 'earliestBreakfast' | 'minutesBefore' | 'mostGrams', number>>
>

export const optionalBeforeTheStart = {
  kind: 'choice',
  id: 'optional-before-the-start',
  value: { lastMinutes: 90 },
  unit: 'minutes before the start',
  because:
    'What the guideline would add to a breakfast of 150 grams need not be eaten at five in the morning: it may be drunk as sports drink or taken as a gel later, and it counts in no total.',
  also: ['thomas2016'],
  words: 'What a large breakfast leaves out may be taken as a drink or gel in the last 90 minutes.',
} as const satisfies Choice<Readonly<Record<'lastMinutes', number>>>

export const mealBeforeALongRun = {
  kind: 'choice',
  id: 'meal-before-a-long-run',
  value: {
    byHours: [
      [1, 0.7],
      [1.5, 1],
      [2.5, 2],
    ],
    mostGrams: 120,
  },
  unit: 'g/kg by hours of running; g',
  because:
    'Nobody eats a race breakfast before every long run: up to an hour needs no meal at all, and 0.7 grams per kilogram is a bowl of cereal; from two and a half hours on the middle of the guideline is a rehearsal for the race, up to 120 grams.',
  also: ['thomas2016'],
  words: 'The meal before a long run grows with the run, up to 120 grams of carbohydrate.',
} as const satisfies Choice<{ readonly byHours: Points; readonly mostGrams: number }>

export const leastBeforeARun = {
  kind: 'choice',
  id: 'least-before-a-run',
  value: { race: 0.9, longRun: 0.6 },
  unit: 'g/kg',
  because:
    'A little below what is planned for the shortest run, 1.0 and 0.7 grams per kilogram, because portions come in slices and spoons.',
  also: ['thomas2016'],
  words:
    'A meal before a run holds at least 0.9 grams of carbohydrate per kilogram before a race, 0.6 before a long run.',
} as const satisfies Choice<Readonly<Record<'race' | 'longRun', number>>>

export const breakfastFluids = {
  kind: 'choice',
  id: 'breakfast-fluids',
  value: { perKilogram: 6, least: 300, most: 600 },
  unit: 'ml/kg; ml',
  because:
    'The lower half of the guideline range leaves time to pass what is not needed; 300 to 600 ml fit a breakfast.',
  also: ['thomas2016', 'sawka2007'],
  words: 'With breakfast drink about 6 milliliters per kilogram, between 300 and 600.',
} as const satisfies Choice<Readonly<Record<'perKilogram' | 'least' | 'most', number>>>

export const breakfastSodium = {
  kind: 'choice',
  id: 'breakfast-sodium',
  value: { usual: 300, more: 500, moreFromHours: 1.5 },
  unit: 'mg; hours',
  because:
    'An ordinary salted breakfast holds 300 mg; 500 mg helps to hold the fluid where sweat losses will be larger.',
  words: 'Breakfast holds some salt, more before a long or a hot race.',
} as const satisfies Choice<Readonly<Record<'usual' | 'more' | 'moreFromHours', number>>>

export const fluidsBeforeRunning = {
  kind: 'rule',
  id: 'fluids-before-running',
  value: { least: 5, most: 10 },
  unit: 'ml/kg, 2 to 4 hours before',
  source: 'thomas2016',
  also: ['sawka2007'],
  where: 'fluid before exercise',
  words: 'Drink 5 to 10 milliliters per kilogram in the 2 to 4 hours before.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>

export const raceMorningMeal = {
  kind: 'choice',
  id: 'race-morning-meal',
  value: { protein: { dose: 0.2, least: 10, most: 25 }, fat: { dose: 0.1, least: 4, most: 12 } },
  unit: 'g/kg; g; g',
  because:
    'Fat, fiber and much protein leave the stomach slowly and are what runners most often avoid before a race.',
  also: ['parnell2020'],
  words: 'Before a race, little fat and a little protein sit best.',
} as const satisfies Choice<Record<'protein' | 'fat', Readonly<Record<'dose' | 'least' | 'most', number>>>>

export const raceMorningTolerances = {
  kind: 'choice',
  id: 'race-morning-tolerances',
  value: {
    carbs: 0.05,
    mostFat: 15,
    mostFiber: 8,
    lessSodium: 150,
    moreSodium: 0.5,
    moreFluids: 100,
    moreFluidsFrom: 400,
    leastProtein: 10,
    proteinPerCarbs: 1 / 7,
    mostProtein: 25,
  },
  unit: 'share of the target; g; mg; share; ml; g, and g per gram of carbs',
  because:
    'Fat, fiber and much protein are what runners most often avoid before a race; a little protein makes a meal of it, and a small breakfast like toast has less; salt comes in pinches and bagels with theirs, and a carton is drunk whole.',
  also: ['parnell2020'],
  words:
    'Race morning comes within 5% of its carbs, with at most 15 g of fat and 8 g of fiber, and with 10 to 25 g of protein, less in a small one.',
} as const satisfies Choice<
  Readonly<
    Record<
      | 'carbs'
      | 'mostFat'
      | 'mostFiber'
      | 'lessSodium'
      | 'moreSodium'
      | 'moreFluids'
      | 'moreFluidsFrom'
      | 'leastProtein'
      | 'proteinPerCarbs'
      | 'mostProtein',
      number
    >
  >
>
