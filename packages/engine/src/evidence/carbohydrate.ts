import type { Choice, Points, Rule } from './rule.ts'

export const dailyCarbohydrateBands = {
  kind: 'rule',
  id: 'daily-carbohydrate-bands',
  value: [
    { underHours: 0.5, least: 3, most: 5 },
    { underHours: 1.25, least: 5, most: 7 },
    { underHours: 4, least: 6, most: 10 },
    { underHours: Number.POSITIVE_INFINITY, least: 8, most: 12 },
  ],
  unit: 'g/kg a day, by mean hours of training a day',
  source: 'burke2011',
  also: ['thomas2016'],
  where: 'the table of daily needs; the hours between its rows are read as 0.5, 1.25 and 4',
  words:
    'Daily carbohydrate follows the training load: 3 to 5 grams per kilogram when light, up to 8 to 12 when very high.',
} as const satisfies Rule<readonly Readonly<Record<'underHours' | 'least' | 'most', number>>[]>

export const dailyCarbohydrate = {
  kind: 'choice',
  id: 'daily-carbohydrate',
  value: [
    [0, 3],
    [0.25, 4],
    [0.5, 5],
    [1, 6],
    [2, 8],
    [3, 9],
    [4.5, 10],
  ],
  unit: 'g/kg a day, by mean hours of training a day',
  because: 'A line through the guideline bands, so that a little more training never jumps the target.',
  also: ['burke2011', 'thomas2016'],
  words: 'Between the guideline bands the target rises smoothly with training time.',
} as const satisfies Choice<Points>

export const carbohydrateShareOfEnergy = {
  kind: 'choice',
  id: 'carbohydrate-share-of-energy',
  value: { least: 0.25, most: 0.4, leastFromHours: 1.75, leastOverHours: 0.35 },
  unit: 'share of the energy burned; hours',
  because:
    'What is eaten on the run rarely supplies more than 40 percent of the energy, which turns the advice to eat less at low intensity into a number; fast runners need at least a quarter from about two hours on.',
  also: ['jeukendrup2014', 'lukasiewicz2024'],
  words: 'While running, aim for between a quarter and 40 percent of what you burn.',
} as const satisfies Choice<Readonly<Record<'least' | 'most' | 'leastFromHours' | 'leastOverHours', number>>>

export const changeOfTaste = {
  kind: 'choice',
  id: 'change-of-taste',
  value: { fromHours: 2.5, carbsWithin: 3, share: 0.5 },
  unit: 'hours of running; g of a serving; share of the servings from then on',
  because:
    'After hours of one sweet taste many runners stop eating; something of another taste with the same carbs keeps them going. Every second serving stays the one that was practiced most.',
  words: 'After two and a half hours something of another taste may take the place of every second serving.',
} as const satisfies Choice<Readonly<Record<'fromHours' | 'carbsWithin' | 'share', number>>>

export const foodInTurn = {
  kind: 'choice',
  id: 'food-in-turn',
  value: { fromHours: 5, mostFat: 3, mostFiber: 2, mostSodiumWithoutAddedSalt: 140 },
  unit: 'hours of running; g; g; and mg of a serving',
  because:
    'Twelve gels and more of one taste are what hardly anybody gets down: those who run for so long want savory food more and more. Runners of five hours walk in part, so that there is breath to chew. Something of another taste in turn with the gel from the first hour keeps them eating, and is practiced as the gel is. Little fat and fiber leave the stomach in time; who adds no salt takes what a label may call low in sodium.',
  also: ['tiller2019'],
  words:
    'From five hours on the gel takes turns with something else to eat, a salty and a sweet food if they fit.',
} as const satisfies Choice<
  Readonly<Record<'fromHours' | 'mostFat' | 'mostFiber' | 'mostSodiumWithoutAddedSalt', number>>
>

export const cookedFuelCarried = {
  kind: 'choice',
  id: 'cooked-fuel-carried',
  value: { hoursWarm: 2, hoursBeforeTheStart: 0.5 },
  unit: 'hours that cooked rice or potato may be out of the cold, and of them those before the run',
  because:
    'Cooked rice and potato that stay warm for hours can grow Bacillus cereus, and what is pressed against the body is warm.',
  words: 'Cooked rice and potato are carried for two hours at most from the moment they leave the cold.',
} as const satisfies Choice<Readonly<Record<'hoursWarm' | 'hoursBeforeTheStart', number>>>

export const carbohydrateGuideline = {
  kind: 'rule',
  id: 'carbohydrate-guideline',
  value: [
    { underHours: 0.75, least: 0, most: 0 },
    { underHours: 1.25, least: 0, most: 30 },
    { underHours: 2.5, least: 30, most: 60 },
    { underHours: Number.POSITIVE_INFINITY, least: 60, most: 90 },
  ],
  unit: 'g/h, by hours of running',
  source: 'thomas2016',
  also: ['burke2011'],
  where:
    'during exercise: none, small amounts, 30 to 60 g/h, up to 90 g/h; its rows overlap at 1 to 1.25 and 2.5 to 3 hours',
  words:
    'The guideline gives none under 45 minutes, small amounts to 75, 30 to 60 grams an hour to two and a half hours, up to 90 beyond.',
} as const satisfies Rule<readonly Readonly<Record<'underHours' | 'least' | 'most', number>>[]>

export const carbohydrateWhileRunning = {
  kind: 'rule',
  id: 'carbohydrate-while-running',
  value: [
    [0.75, 0],
    [1.25, 30],
    [2.5, 60],
    [3.5, 75],
  ],
  unit: 'g/h, by hours of running',
  source: 'thomas2016',
  also: ['burke2011', 'burke2019', 'jeukendrup2014'],
  where: 'during exercise: none under 45 minutes, 30 to 60 g/h to 2.5 hours, up to 90 beyond',
  words: 'Nothing under 45 minutes, 30 to 60 grams an hour up to two and a half hours, up to 90 beyond.',
} as const satisfies Rule<Points>

export const carbohydrateUnder18 = {
  kind: 'choice',
  id: 'carbohydrate-under-18',
  value: 60,
  unit: 'g/h',
  because: 'Rates over 60 grams an hour have not been studied in the young.',
  also: ['desbrow2014'],
  words: 'Under 18, at most 60 grams an hour.',
} as const satisfies Choice<number>

export const carbohydrateFromOneSource = {
  kind: 'rule',
  id: 'carbohydrate-from-one-source',
  value: 60,
  unit: 'g/h',
  source: 'jeukendrup2014',
  where: 'a single carbohydrate is taken up at about 60 g/h at most',
  words: 'Without fructose, a gut takes up about 60 grams an hour.',
} as const satisfies Rule<number>

export const carbohydrateInHeat = {
  kind: 'rule',
  id: 'carbohydrate-in-heat',
  value: 0.9,
  unit: 'times the cool rate',
  source: 'jentjens2002',
  where: 'oxidation of ingested carbohydrate was about 10 percent lower in heat',
  words: 'In the heat a gut uses about a tenth less.',
} as const satisfies Rule<number>

export const mostCarbohydrateAnHour = {
  kind: 'rule',
  id: 'most-carbohydrate-an-hour',
  value: 90,
  unit: 'g/h',
  source: 'jeukendrup2014',
  also: ['thomas2016'],
  where: 'multiple transportable carbohydrates, over 2.5 hours',
  words: '90 grams an hour is the most that the guideline gives.',
} as const satisfies Rule<number>

export const leastWorthEating = {
  kind: 'choice',
  id: 'least-worth-eating',
  value: 15,
  unit: 'g over the whole run',
  because: 'Less than 15 grams in all is less than one gel, and not worth carrying.',
  words: 'Less than 15 grams in all is not worth carrying.',
} as const satisfies Choice<number>

export const gutTraining = {
  kind: 'choice',
  id: 'gut-training',
  value: {
    flagFromRate: 60,
    fromRate: 40,
    startAt: 30,
    stepPerWeek: 10,
    weeksOfHold: 2,
    mostWeeks: 12,
    shorterLongRuns: [
      { weeksLeft: 1, share: 0.5 },
      { weeksLeft: 2, share: 0.7 },
    ],
    leastHours: 1,
  },
  unit: 'g/h; g/h; g/h; g/h a week; weeks; weeks; share of the long run; hours',
  because:
    'The gut adapts in weeks: two weeks at 90 grams an hour already cut symptoms in trials. Steps of 10 a week and two weeks at the top before the race are easy to follow; under 40 grams an hour most people need no training.',
  also: ['costa2017', 'miall2018', 'martinez2023', 'costa2025', 'jimenezAlfageme2025', 'hansen2014'],
  words:
    'From 40 grams an hour, practice in your long runs: start from what you are used to and add 10 a week.',
} as const satisfies Choice<
  Readonly<
    Record<
      'flagFromRate' | 'fromRate' | 'startAt' | 'stepPerWeek' | 'weeksOfHold' | 'mostWeeks' | 'leastHours',
      number
    >
  > & { readonly shorterLongRuns: readonly Readonly<Record<'weeksLeft' | 'share', number>>[] }
>

export const practicedRate = {
  kind: 'choice',
  id: 'practiced-rate',
  value: { least: 0, most: 120 },
  unit: 'g/h',
  because:
    'What was never practiced upsets many stomachs, so a race takes what you have practiced and the steps that still fit in before it, however much more the guideline would give.',
  also: ['costa2025', 'costa2017'],
  words: 'In a race, take no more than you have practiced.',
} as const satisfies Choice<Readonly<Record<'least' | 'most', number>>>

export const lighterDose = {
  kind: 'choice',
  id: 'lighter-dose',
  value: { share: 0.7, least: 30 },
  unit: 'share of the rate; g/h',
  because:
    'Whether more than 30 grams an hour is needed is contested, and a dose that was never practiced upsets many stomachs: seven tenths of it, and no less than 30 grams an hour, is a dose to fall back on.',
  also: ['noakes2026', 'hansen2014', 'jimenezAlfageme2025'],
  words: 'If you have not practiced the full dose, seven tenths of it will do.',
} as const satisfies Choice<Readonly<Record<'share' | 'least', number>>>
