interface MeasureWords {
  /** What a runner calls the number. */
  readonly name: string
  readonly unit: string
  /** Why its range is what it is. */
  readonly because: string
}

const afterwards = (run: string) => ({
  carbs: { name: `Carbs after ${run}`, unit: 'g', because: 'Enough to refill, in one serving.' },
  fluids: { name: `Fluids after ${run}`, unit: 'ml', because: 'More than that in two hours is not safe.' },
  sodium: { name: `Sodium after ${run}`, unit: 'mg', because: 'Food counts toward it.' },
  protein: {
    name: `Protein after ${run}`,
    unit: 'g',
    because: 'One serving repairs; more does not repair more.',
  },
})

const [race, longRun] = [afterwards('the race'), afterwards('the long run')]

const steps = 'The week before the race fills your stores step by step.'
const before = 'A meal 3 to 4 hours before a run holds as much as a stomach empties in time.'
const gut = 'What the gut takes in depends on how long you are out.'
const salt = 'Sodium replaces part of what you sweat, no more.'
const thirst = 'Drinking near or above what you sweat is dangerous.'
const stomach = 'It would still sit in the stomach at the start.'

/** By the check, and by the nutrient if it compares several numbers. */
export const measures: Readonly<Partial<Record<string, MeasureWords>>> = {
  'daily-energy': {
    name: 'Daily energy',
    unit: 'kcal',
    because: 'Too little harms health and training; too much is more than your running uses.',
  },
  'daily-carbs': {
    name: 'Daily carbs',
    unit: 'g',
    because: 'Carbs follow your training load and your weight.',
  },
  'daily-protein': {
    name: 'Daily protein',
    unit: 'g',
    because: 'Runners do well on 1.2 to 2.2 g for each kilogram.',
  },
  'no-added-salt sodium': {
    name: 'Sodium without added salt',
    unit: 'mg',
    because: 'Salt is for your doctor to set: the plan adds none.',
  },
  'no-added-salt fluids': {
    name: 'Fluids without added salt',
    unit: 'ml an hour',
    because: 'Without added salt too much water is more dangerous.',
  },
  'energy-while-breastfeeding': {
    name: 'Daily energy while breastfeeding',
    unit: 'kcal',
    because: 'Milk takes about 400 kcal a day beside what your body uses.',
  },
  'no-day-below-the-mean': {
    name: 'Energy of a day',
    unit: 'kcal',
    because: 'No day has less than the mean day.',
  },
  'protein-with-kidney-disease protein': {
    name: 'Daily protein',
    unit: 'g',
    because: 'Until your doctor says otherwise, it is held at 1.2 g for each kilogram.',
  },
  'daily-fat': {
    name: 'Fat as a share of daily energy',
    unit: '%',
    because: 'Between 20 and 35% keeps hormones and appetite steady and leaves room for carbs.',
  },
  'daily-fat fat': {
    name: 'Daily fat',
    unit: 'g',
    because: 'Nobody stays well on less than half a gram for each kilogram.',
  },
  'day-types': {
    name: 'Energy of a rest day, a run day or the long-run day',
    unit: 'kcal',
    because: 'Half of a run is eaten on its own day, and the week stays the same.',
  },
  'day-types carbs': {
    name: 'Carbs of a rest day, a run day or the long-run day',
    unit: 'g',
    because: 'Carbs follow the running of the day.',
  },
  'stop-size': {
    name: 'The drink of one stop',
    unit: 'ml',
    because: 'A cup holds 150 to 200 ml, and more at once sloshes.',
  },
  'daily-energy-adds-up': {
    name: 'The energy stated, as a share of what carbs, protein and fat make',
    unit: '%',
    because: 'The numbers of one day have to add up.',
  },
  'long-run-meal': { name: 'Carbs before the long run', unit: 'g', because: before },
  'long-run-carbs': { name: 'Long-run carbs an hour', unit: 'g', because: gut },
  'long-run-sodium': { name: 'Long-run sodium an hour', unit: 'mg', because: salt },
  'long-run-fluids': { name: 'Long-run fluids an hour', unit: 'ml', because: thirst },
  'long-run-recovery carbs': longRun.carbs,
  'long-run-recovery fluids': longRun.fluids,
  'long-run-recovery sodium': longRun.sodium,
  'long-run-recovery protein': longRun.protein,
  'race-recovery carbs': race.carbs,
  'race-recovery fluids': race.fluids,
  'race-recovery sodium': race.sodium,
  'race-recovery-protein protein': race.protein,
  'monday-to-wednesday-carbs': {
    name: 'Carbs of Monday to Wednesday',
    unit: 'g a day',
    because: steps,
  },
  'thursday-and-friday-carbs': {
    name: 'Carbs of Thursday and Friday',
    unit: 'g a day',
    because: steps,
  },
  'day-before-carbs': { name: 'Carbs of the day before', unit: 'g a day', because: steps },
  'load-day-energy': {
    name: 'Energy of a loading day',
    unit: 'kcal',
    because: 'It follows from the carbs of that day, with less fat and protein than usual.',
  },
  'load-day-fat': {
    name: 'Fat of a day before the race',
    unit: 'g',
    because: 'Fat makes room for carbs on these days, and some of it stays.',
  },
  'meal-fat-and-fiber fat': { name: 'Fat in the meal before', unit: 'g', because: stomach },
  'meal-fat-and-fiber fiber': { name: 'Fiber in the meal before', unit: 'g', because: stomach },
  'race-carbs': { name: 'Carbs from start to finish, an hour', unit: 'g', because: gut },
  'race-sodium': { name: 'Sodium from start to finish, an hour', unit: 'mg', because: salt },
  'race-fluids': { name: 'Fluids from start to finish, an hour', unit: 'ml', because: thirst },
  'race-day-meals carbs': { name: 'Carbs on race day up to the start', unit: 'g', because: stomach },
  'race-breakfast': { name: 'Carbs at breakfast', unit: 'g', because: before },
  'pre-race-fluid': {
    name: 'Fluids in the four hours before the start',
    unit: 'ml',
    because: '5 to 10 ml for each kilogram leave time to empty the bladder and start with enough.',
  },
  'caffeine-dose': {
    name: 'One dose of caffeine',
    unit: 'mg',
    because: 'More than 3 mg for each kilogram, or 200 mg at once, adds only side effects.',
  },
}
