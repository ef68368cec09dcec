import type { RenderedPlan } from '@race-nutrition/documents'
import { type RenderedReason, renderReasons } from '@race-nutrition/engine'

export interface ReasonGroup {
  readonly title: string
  readonly reasons: readonly { readonly name: string; readonly reason: RenderedReason }[]
}

/** Reasons grouped by the subject of their numbers, in the order of the plan; names with the same words are merged. */
export function reasonGroups(plan: RenderedPlan): ReasonGroup[] {
  const groups = new Map<string, Map<string, { names: string[]; reason: RenderedReason }>>()
  for (const [path, reason] of Object.entries(renderReasons(plan.facts))) {
    const title = titleOf(path, plan)
    const group = groups.get(title) ?? new Map<string, { names: string[]; reason: RenderedReason }>()
    groups.set(title, group)
    const known = group.get(reason.text)
    if (known) known.names.push(nameOf(path))
    else group.set(reason.text, { names: [nameOf(path)], reason })
  }
  return [...groups].map(([title, group]) => ({
    title,
    reasons: [...group.values()].map(({ names, reason }) => ({ name: sentenceOf(names), reason })),
  }))
}

const titles: readonly (readonly [start: string, title: string])[] = [
  ['targets.daily.', 'Training day'],
  ['targets.day_types.rest.', 'Rest day'],
  ['targets.day_types.run.', 'Day with a run'],
  ['targets.day_types.long_run.', 'Day of the long run'],
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
  ['race_day.', 'Breakfast to recovery'],
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
  const words = parts.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
