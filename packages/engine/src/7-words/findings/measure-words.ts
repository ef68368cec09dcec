interface MeasureWords {
  /** How the number is spoken of. */
  readonly says: string
  readonly unit: string
  /** Why its range is what it is. */
  readonly because: string
}

const afterwards = (run: string) => ({
  carbs: { says: `Carbs after ${run}`, unit: 'g', because: 'Enough to refill, in one serving.' },
  fluids: { says: `Fluids after ${run}`, unit: 'ml', because: 'More than that in two hours is not safe.' },
  sodium: { says: `Sodium after ${run}`, unit: 'mg', because: 'Food counts toward it.' },
  protein: {
    says: `Protein after ${run}`,
    unit: 'g',
    because: 'One serving repairs; more does not repair more.',
  },
})

const [race, longRun] = [afterwards('the race'), afterwards('the long run')]

const steps = 'The week before the race fills your stores step by step.'
const before = 'A meal 3 to 4 hours before holds 1 to 4 g for each kilogram.'
const gut = 'What the gut takes in depends on how long you are out.'
const salt = 'Sodium replaces part of what you sweat, no more.'
const thirst = 'Drinking near or above what you sweat is dangerous.'
const stomach = 'It would still sit in the stomach at the start.'

/** By the check, and by what of it where it holds several numbers. */
export const measures: Readonly<Partial<Record<string, MeasureWords>>> = {
  'daily-energy': {
    says: 'Daily energy',
    unit: 'kcal',
    because: 'Too little harms health and training; too much is more than your running uses.',
  },
  'daily-carbs': {
    says: 'Daily carbs',
    unit: 'g',
    because: 'Carbs follow your training load and your weight.',
  },
  'daily-protein': {
    says: 'Daily protein',
    unit: 'g',
    because: 'Runners do well on 1.2 to 2.2 g for each kilogram.',
  },
  'daily-fat': {
    says: 'Fat as a share of daily energy',
    unit: '%',
    because: 'Between 20 and 35 % keeps hormones and appetite steady and leaves room for carbs.',
  },
  'daily-fat fat': {
    says: 'Daily fat',
    unit: 'g',
    because: 'Nobody stays well on less than half a gram for each kilogram.',
  },
  'daily-energy-adds-up': {
    says: 'The energy stated, as a share of what carbs, protein and fat make',
    unit: '%',
    because: 'The numbers of one day have to add up.',
  },
  'long-run-meal': { says: 'Carbs before the long run', unit: 'g', because: before },
  'long-run-carbs': { says: 'Long-run carbs an hour', unit: 'g', because: gut },
  'long-run-sodium': { says: 'Long-run sodium an hour', unit: 'mg', because: salt },
  'long-run-fluids': { says: 'Long-run fluids an hour', unit: 'ml', because: thirst },
  'long-run-recovery carbs': longRun.carbs,
  'long-run-recovery fluids': longRun.fluids,
  'long-run-recovery sodium': longRun.sodium,
  'long-run-recovery protein': longRun.protein,
  'race-recovery carbs': race.carbs,
  'race-recovery fluids': race.fluids,
  'race-recovery sodium': race.sodium,
  'race-recovery-protein protein': race.protein,
  'monday-to-wednesday-carbs': {
    says: 'Carbs of Monday to Wednesday',
    unit: 'g a day',
    because: steps,
  },
  'thursday-and-friday-carbs': {
    says: 'Carbs of Thursday and Friday',
    unit: 'g a day',
    because: steps,
  },
  'day-before-carbs': { says: 'Carbs of the day before', unit: 'g a day', because: steps },
  'load-day-energy': {
    says: 'Energy of a loading day',
    unit: 'kcal',
    because: 'It follows from the carbs of that day, with less fat and protein than usual.',
  },
  'load-day-fat': {
    says: 'Fat of a day before the race',
    unit: 'g',
    because: 'Fat makes room for carbs on these days, and some of it stays.',
  },
  'meal-fat-and-fiber fat': { says: 'Fat in the meal before', unit: 'g', because: stomach },
  'meal-fat-and-fiber fiber': { says: 'Fiber in the meal before', unit: 'g', because: stomach },
  'race-carbs': { says: 'Carbs from start to finish, an hour', unit: 'g', because: gut },
  'race-sodium': { says: 'Sodium from start to finish, an hour', unit: 'mg', because: salt },
  'race-fluids': { says: 'Fluids from start to finish, an hour', unit: 'ml', because: thirst },
  'race-breakfast': { says: 'Carbs at breakfast', unit: 'g', because: before },
  'pre-race-fluid': {
    says: 'Fluids in the four hours before the start',
    unit: 'ml',
    because: '5 to 10 ml for each kilogram leave time to empty the bladder and start with enough.',
  },
  'caffeine-dose': {
    says: 'One dose of caffeine',
    unit: 'mg',
    because: 'More than 3 mg for each kilogram, or 200 mg at once, adds only side effects.',
  },
}
