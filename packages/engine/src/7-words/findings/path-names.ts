import { fieldLabels } from '../../1-runner/questionnaire.ts'
import { capitalize } from '../../letter-case.ts'

/** The name of a number or fact that is in no meal and no row: "Carbs an hour in the race". */
export function nameOfFact(path: string): string {
  const parts = path.split('.')
  const last = parts.at(-1) ?? ''
  if (path.startsWith('runner.answers.')) return `Your answer to “${labels[last] ?? 'a question'}”`
  const figure = wholeNames[path] ?? figures[last] ?? 'a figure'
  // The most specific group that has a name.
  const group = parts.slice(0, -1).map((_, at) => parts.slice(1, parts.length - 1 - at).join('.'))
  const where = group.flatMap((name) => groups[name] ?? [])[0]
  return capitalize(where === undefined || wholeNames[path] !== undefined ? figure : `${figure} ${where}`)
}

const labels: Readonly<Record<string, string>> = fieldLabels

const wholeNames: Readonly<Record<string, string>> = {
  flags: 'the warnings',
  'groceries.cost': 'the cost of the groceries',
  'groceries.freeze': 'what to freeze',
  'groceries.for_long_runs': 'the products for long runs',
  'groceries.has_long_runs': 'whether a long run is ahead',
  'targets.caffeine_mg': 'caffeine before the race',
  'race_day.gels': 'the number of gels',
  'days.kcal': 'the energy of meals',
  'days.carbs_g': 'the carbs of meals',
  'days.protein_g': 'the protein of meals',
  'days.fat_g': 'the fat of meals',
  'days.fiber_g': 'the fiber of meals',
  'runner.units.distance': 'the unit of your distances',
  'runner.units.mass': 'the unit of your weight',
  'runner.units.height': 'the unit of your height',
}

/** By the part of the path between its first and last name. */
const groups: Readonly<Record<string, string>> = {
  daily: 'on a training day',
  'daily.carbs_guideline_g_per_kg': 'of the guideline for daily carbs',
  'daily.protein_guideline_g_per_kg': 'of the guideline for daily protein',
  long_run: 'in the long run',
  'long_run.breakfast': 'before the long run',
  'long_run.recovery': 'after the long run',
  'long_run.carbs': 'for carbs in the long run',
  'long_run.sodium': 'for sodium in the long run',
  'long_run.fluids': 'for fluids in the long run',
  race: 'in the race',
  'race.breakfast': 'before the race',
  'race.recovery': 'after the race',
  'race.carbs': 'for carbs in the race',
  'race.sodium': 'for sodium in the race',
  'race.fluids': 'for fluids in the race',
  race_week: 'in race week',
  start_to_finish: 'from the start to the finish',
  breakfast_to_recovery: 'from breakfast to recovery',
  target: 'that a day aims at',
}

/** By the last part of the path. */
const figures: Readonly<Record<string, string>> = {
  kcal: 'energy',
  carbs_g: 'carbs',
  protein_g: 'protein',
  fat_g: 'fat',
  fiber_g: 'fiber',
  sodium_mg: 'sodium',
  fluids_ml: 'fluids',
  hours: 'time',
  sweat_rate_lph: 'sweat rate',
  carbs_g_per_hr: 'carbs an hour',
  sodium_mg_per_hr: 'sodium an hour',
  fluids_ml_per_hr: 'fluids an hour',
  an_hour_before_carbs_g: 'carbs an hour',
  whole_day_fluids_ml: 'fluids over the whole day',
  predicted_loss_percent: 'weight lost',
  mon_wed_carbs_g: 'carbs from Monday to Wednesday',
  thu_fri_carbs_g: 'carbs on Thursday and Friday',
  day_before_carbs_g: 'carbs on the day before',
  race_morning_carbs_g: 'carbs on race morning',
  mon_wed_carbs_g_per_kg: 'carbs for each kilogram from Monday to Wednesday',
  thu_fri_carbs_g_per_kg: 'carbs for each kilogram on Thursday and Friday',
  day_before_carbs_g_per_kg: 'carbs for each kilogram on the day before',
  reference_mass_kg: 'the mass for amounts by kilogram',
  training_hours_per_day: 'training time a day',
  resting_kcal: 'energy at rest',
  running_kcal: 'energy for running',
  spent_kcal: 'energy spent',
  planned_kcal: 'energy planned',
  least_available_kcal_per_kg: 'the least energy left besides running',
  least: 'the lower end',
  most: 'the upper end',
  carbs_aimed_for_g_per_kg: 'carbs for each kilogram',
  protein_g_per_kg: 'protein for each kilogram',
  settled_by: 'what settled the target',
  speed_km_per_hr: 'speed',
  breakfast_carbs_g_per_kg: 'breakfast carbs for each kilogram',
  by_duration_g_per_hr: 'the guideline by duration',
  burned_kcal_per_hr: 'energy burned an hour',
  cut_for_heat: 'the cut for heat',
  capped_by: 'the cap',
  too_little: 'whether it is too little to carry',
  mg_per_liter: 'sodium in a liter of sweat',
  part_of_full: 'the part of the full rate',
  most_lph: 'the most an hour',
  most_share: 'the most of the sweat rate',
  deficit_liters: 'sweat not replaced',
  today: 'today',
  race: 'your race',
  race_date: 'your race date',
  days_to_go: 'the number of days to go',
  long_runs_left: 'the number of long runs left',
  race_km: 'the distance of the race',
  target_minutes: 'your target time',
  target_given_as_pace: 'whether the target is a pace',
  sex: 'your sex',
  age: 'your age',
  height_cm: 'your height',
  weight_kg: 'your weight',
  weekly_km: 'your weekly distance',
  long_run_km: 'your long run',
  diet: 'your diet',
  typed: 'what you typed under allergies',
  groups: 'the groups that you exclude',
  families: 'the families that you exclude',
  unknown: 'words excluded by name',
  unread: 'words in which no food was recognized',
  near_misses: 'words read as similar ones',
  budget: 'your budget',
  course: 'your course',
  climate: 'your climate',
}
