import type { RenderedPlan } from '@race-nutrition/documents'
import { capitalize, type Plan, type RenderedReason, renderReasons } from '@race-nutrition/engine'

export interface ReasonGroup {
  readonly title: string
  readonly reasons: readonly NamedReason[]
}

interface NamedReason {
  /** Of the first number that it is the reason of. */
  readonly path: string
  readonly name: string
  readonly reason: RenderedReason
}

/** Reasons grouped by the subject of their numbers, in the order of the plan; loading days with the same facts are merged. */
export function reasonGroups(plan: RenderedPlan): ReasonGroup[] {
  const groups = new Map<string, NamedReason[]>()
  const isMerged = areLoadingDaysAlike(plan.facts)
  for (const [path, reason] of Object.entries(renderReasons(plan.facts))) {
    if (isMerged && path === dayBefore) continue
    const paths = isMerged && path === thursdayAndFriday ? [path, dayBefore] : [path]
    const title = titleOf(path, plan)
    const named = { path, name: sentenceOf(paths.map(nameOf)), reason }
    groups.set(title, [...(groups.get(title) ?? []), named])
  }
  return [...groups].map(([title, reasons]) => ({ title, reasons }))
}

const thursdayAndFriday = 'targets.race_week.thu_fri_carbs_g'
const dayBefore = 'targets.race_week.day_before_carbs_g'

/** Whether Thursday, Friday and the day before have the same carbs, by the same rule, dose and answers. */
function areLoadingDaysAlike({ reasons, targets, working }: Plan): boolean {
  const [one, other] = [reasons[thursdayAndFriday], reasons[dayBefore]]
  return (
    one?.rule === other?.rule &&
    one?.because.join() === other?.because.join() &&
    working.race_week.thu_fri_carbs_g_per_kg === working.race_week.day_before_carbs_g_per_kg &&
    targets.race_week.thu_fri_carbs_g === targets.race_week.day_before_carbs_g
  )
}

const titles: readonly (readonly [start: string, title: string])[] = [
  ['targets.daily.', 'Training day'],
  ['targets.day_types.rest.', 'Rest day'],
  ['targets.day_types.run.', 'Run day'],
  ['targets.day_types.long_run.', 'Long-run day'],
  ['targets.day_types.', 'Training day'],
  ['targets.long_run.recovery.', 'After the long run'],
  ['targets.long_run.', 'Long run'],
  ['targets.race_week.', 'Race week'],
  ['targets.race.breakfast.', 'Race breakfast'],
  ['targets.race.recovery.', 'Recovery from the race'],
  ['targets.race.', 'Race'],
  ['targets.caffeine_mg', 'Race'],
  ['days.', 'Meals'],
  ['race_day.start_to_finish.', 'Start to finish'],
  ['race_day.', 'All rows of race day'],
]

function titleOf(path: string, { words }: RenderedPlan): string {
  const row = words.raceRows.find((_, index) => path.startsWith(`race_day.rows.${index}.`))
  if (row) return `${row.time}, ${row.action}, and rows like it`
  return titles.find(([start]) => path.startsWith(start))?.[1] ?? 'Further numbers'
}

/** By its path, or by the last part of it. */
const names: Readonly<Record<string, string>> = {
  'targets.long_run.breakfast.carbs_g': 'carbs before it',
  kcal: 'energy',
  carbs_g: 'carbs',
  protein_g: 'protein',
  fat_g: 'fat',
  fiber_g: 'fiber',
  sodium_mg: 'sodium',
  fluids_ml: 'fluids',
  gels: 'gels',
  hours: 'time',
  carbs_g_per_hr: 'carbs an hour',
  sodium_mg_per_hr: 'sodium an hour',
  fluids_ml_per_hr: 'fluids an hour',
  sweat_rate_lph: 'sweat rate',
  caffeine_mg: 'caffeine',
  runs_a_week: 'runs a week',
  optional_carbs_g: 'optional carbs',
  lighter_carbs_g_per_hr: 'carbs an hour of the lighter dose',
  mon_wed_carbs_g: 'carbs from Monday to Wednesday',
  thu_fri_carbs_g: 'carbs on Thursday and Friday',
  day_before_carbs_g: 'carbs on the day before',
  race_morning_carbs_g: 'carbs on race morning',
}

function nameOf(path: string): string {
  const last = path.slice(path.lastIndexOf('.') + 1)
  return names[path] ?? names[last] ?? last
}

function sentenceOf(parts: readonly string[]): string {
  return capitalize(parts.join(', '))
}
