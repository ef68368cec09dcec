import type { Choice } from './rule.ts'

// Beyond these a number is refused, whoever made the plan; the ranges that a plan aims for are with their subjects.

export const hardDailyEnergy = {
  kind: 'choice',
  id: 'hard-daily-energy',
  value: { leastAvailable: 30, leastOfResting: 1.2, mostOfResting: 1.9, mostOfRunning: 1.15 },
  unit: 'kcal per kg of fat-free mass; times resting energy; times the energy of running',
  because:
    'Under 30 kilocalories per kilogram of fat-free mass, trials saw harm within days; beside running a day hardly takes more than 1.9 times the resting energy, and 15 percent allow for the estimate of running.',
  also: ['loucks2003', 'mountjoy2023'],
  words: 'No day of training leaves less than a body needs at rest, or holds far more than it burns.',
} as const satisfies Choice<
  Readonly<Record<'leastAvailable' | 'leastOfResting' | 'mostOfResting' | 'mostOfRunning', number>>
>

export const hardDailyMacros = {
  kind: 'choice',
  id: 'hard-daily-macros',
  value: {
    carbs: { least: 2.5, most: 12 },
    protein: { least: 1, most: 2.5 },
    leastFat: 0.5,
    fatShare: { least: 0.15, most: 0.45 },
  },
  unit: 'g/kg a day; share of the energy',
  because:
    'A little wider than what the guidelines ask of any training load, so that only a number outside all of them is refused.',
  also: ['burke2011', 'thomas2016'],
  words: 'Carbs, protein and fat of a day stay within what any amount of training asks for.',
} as const satisfies Choice<{
  readonly carbs: Readonly<Record<'least' | 'most', number>>
  readonly protein: Readonly<Record<'least' | 'most', number>>
  readonly leastFat: number
  readonly fatShare: Readonly<Record<'least' | 'most', number>>
}>

export const energyOfMacros = {
  kind: 'choice',
  id: 'energy-of-macros',
  value: { near: 0.03, far: 0.08 },
  unit: 'share of what carbs, protein and fat make',
  because:
    'Rounded parts and fiber move the sum by a few percent; beyond eight the numbers of one day contradict each other.',
  also: ['dri2005'],
  words: 'The energy of a day is what its carbs, protein and fat make.',
} as const satisfies Choice<Readonly<Record<'near' | 'far', number>>>

export const hardCarbohydrateAnHour = {
  kind: 'choice',
  id: 'hard-carbohydrate-an-hour',
  value: {
    under: [
      { hours: 0.75, most: 40 },
      { hours: 1.25, most: 60 },
    ],
    upTo: { hours: 2.5, most: 90 },
    beyond: 120,
    beyondUnder18: 90,
  },
  unit: 'g/h, by hours of running',
  because:
    'One step above the guideline for each length of run, so that only a number outside all advice is refused; in the young nothing above the guideline has been studied.',
  also: ['thomas2016', 'jeukendrup2014', 'desbrow2014'],
  words: 'No hour of running holds carbs far above the guideline for a run of its length.',
} as const satisfies Choice<{
  readonly under: readonly Readonly<Record<'hours' | 'most', number>>[]
  readonly upTo: Readonly<Record<'hours' | 'most', number>>
  readonly beyond: number
  readonly beyondUnder18: number
}>

export const hardFeed = {
  kind: 'choice',
  id: 'hard-feed',
  value: { most: 60, minutesApart: 10 },
  unit: 'g of carbohydrate at once, while running; minutes between feeds',
  because: 'More than two gels at once, or the next before the last has left it, sit in the stomach.',
  words:
    'No feed on the run holds more than 60 grams of carbs, and the next comes ten minutes later at least.',
} as const satisfies Choice<Readonly<Record<'most' | 'minutesApart', number>>>

export const hardBusiestHour = {
  kind: 'choice',
  id: 'hard-busiest-hour',
  value: 1.25,
  unit: 'times the most of an hour on average',
  because:
    'Feeds and drinks stand at stops, so one hour may hold a stop more than the next; an average must hide no more.',
  words: 'No single hour of a race holds more than a quarter above what an hour may hold on average.',
} as const satisfies Choice<number>

export const hardMealBefore = {
  kind: 'choice',
  id: 'hard-meal-before',
  value: { least: 0.3, most: 4.5, mostGrams: 350 },
  unit: 'g of carbohydrate per kg; g',
  because:
    'A little wider than the 1 to 4 grams per kilogram of the guideline, so that only a slip is refused.',
  also: ['thomas2016'],
  words: 'No meal before a run holds more carbs than a stomach empties in time.',
} as const satisfies Choice<Readonly<Record<'least' | 'most' | 'mostGrams', number>>>

export const hardDrinkBefore = {
  kind: 'choice',
  id: 'hard-drink-before',
  value: { hours: 4, perKilogram: 15, most: 1200 },
  unit: 'hours before the start; ml/kg; ml',
  because:
    'The guideline is 5 to 10 milliliters per kilogram; far beyond it a runner starts with diluted blood.',
  also: ['thomas2016', 'hewButler2015'],
  words:
    'No more than 15 milliliters for each kilogram, and 1.2 liters, are drunk in the four hours before a race.',
} as const satisfies Choice<Readonly<Record<'hours' | 'perKilogram' | 'most', number>>>

export const hardRecovery = {
  kind: 'choice',
  id: 'hard-recovery',
  value: {
    hours: 2,
    carbs: { least: 0.3, most: 2.6 },
    protein: { least: 10, most: 50, mostPerKilogram: 0.6 },
    fluids: 2000,
    sodium: 2500,
  },
  unit: 'hours after the finish; g/kg; g, g/kg; ml; mg',
  because:
    'A little more carbs than 1.2 grams per kilogram an hour for two hours, more protein than a serving repairs with, and no more to drink than kidneys keep up with.',
  also: ['thomas2016', 'hewButler2015'],
  words: 'No recovery asks for more carbs, protein, drink or sodium than two hours can use.',
} as const satisfies Choice<{
  readonly hours: number
  readonly carbs: Readonly<Record<'least' | 'most', number>>
  readonly protein: Readonly<Record<'least' | 'most' | 'mostPerKilogram', number>>
  readonly fluids: number
  readonly sodium: number
}>

export const hardSodium = {
  kind: 'choice',
  id: 'hard-sodium',
  value: { anHour: 2000, aLiter: 2000, ofFood: 200 },
  unit: 'mg/h; mg/L of what is drunk; mg that food may hold beside it',
  because: 'More than two liters of sweat carry; and a drink saltier than that upsets a stomach.',
  also: ['barnes2019'],
  words: 'No hour of running, and no liter drunk on the way, holds more than 2,000 milligrams of sodium.',
} as const satisfies Choice<Readonly<Record<'anHour' | 'aLiter' | 'ofFood', number>>>

export const hardFluidAnHour = {
  kind: 'choice',
  id: 'hard-fluid-an-hour',
  value: { overSweat: 0.05, most: 1.2 },
  unit: 'L/h',
  because:
    'Drinking more than is sweated dilutes the blood, and a stomach passes on hardly more than a liter an hour.',
  also: ['hewButler2015', 'costill1974'],
  words: 'No hour of running holds more to drink than is sweated, or more than 1.2 liters.',
} as const satisfies Choice<Readonly<Record<'overSweat' | 'most', number>>>

export const hardCaffeine = {
  kind: 'choice',
  id: 'hard-caffeine',
  value: { perKilogram: 6, most: 400 },
  unit: 'mg/kg at once; mg a day',
  because:
    'Above 6 milligrams per kilogram side effects grow and running gains nothing; 400 milligrams a day are the most that raise no concern for healthy adults.',
  also: ['guest2021', 'efsa2015'],
  words: 'No dose of caffeine is over 6 milligrams per kilogram, and no day over 400 milligrams.',
} as const satisfies Choice<Readonly<Record<'perKilogram' | 'most', number>>>
