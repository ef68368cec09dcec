import type { DetailsReason, RaceDayEntry } from '@race-nutrition/engine'

export interface ReasonGroup {
  readonly title: string
  readonly reasons: readonly { readonly name: string; readonly reason: DetailsReason }[]
}

/** Reasons by what their numbers are for, in the order of the plan; names that share their words stand together. */
export function reasonGroups(
  reasons: Readonly<Record<string, DetailsReason>>,
  rows: readonly RaceDayEntry[],
): ReasonGroup[] {
  const groups = new Map<string, Map<string, { names: string[]; reason: DetailsReason }>>()
  for (const [path, reason] of Object.entries(reasons)) {
    const title = titleOf(path, rows)
    const group = groups.get(title) ?? new Map<string, { names: string[]; reason: DetailsReason }>()
    groups.set(title, group)
    const told = group.get(reason.says)
    if (told) told.names.push(nameOf(path))
    else group.set(reason.says, { names: [nameOf(path)], reason })
  }
  return [...groups].map(([title, group]) => ({
    title,
    reasons: [...group.values()].map(({ names, reason }) => ({ name: sentenceOf(names), reason })),
  }))
}

const titles: readonly (readonly [start: string, title: string])[] = [
  ['targets.daily.', 'Training day'],
  ['targets.long_run.post.', 'After the long run'],
  ['targets.long_run.', 'Long run'],
  ['targets.race_week.', 'Race week'],
  ['targets.race.breakfast.', 'Race breakfast'],
  ['targets.race.recovery.', 'Recovery from the race'],
  ['targets.race.', 'Race'],
  ['targets.caffeine_mg', 'Race'],
  ['days.', 'Meals'],
  ['totals.start_to_finish.', 'Start to finish'],
  ['totals.', 'Breakfast to recovery'],
]

function titleOf(path: string, rows: readonly RaceDayEntry[]): string {
  const row = rows[Number(/^rows\.(\d+)\./.exec(path)?.[1])]
  if (row) return `${row.time.split(' · ')[0]}, ${row.action}, and rows like it`
  return titles.find(([start]) => path.startsWith(start))?.[1] ?? 'Further numbers'
}

const names: Readonly<Record<string, string>> = {
  kcal: 'energy',
  carbs_g: 'carbs',
  protein_g: 'protein',
  fat_g: 'fat',
  fiber_g: 'fiber',
  sodium_mg: 'sodium',
  fluids_ml: 'fluids',
  gels_count: 'gels',
  hours: 'time',
  pre_carbs_g: 'carbs before it',
  carbs_g_per_hr: 'carbs an hour',
  sodium_mg_per_hr: 'sodium an hour',
  fluids_ml_per_hr: 'fluids an hour',
  sweat_rate_lph: 'sweat rate',
  caffeine_mg: 'caffeine',
  mon_wed_carbs_g: 'carbs from Monday to Wednesday',
  thu_fri_carbs_g: 'carbs on Thursday and Friday',
  day_before_carbs_g: 'carbs on the day before',
  race_morning_carbs_g: 'carbs on race morning',
}

function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1)
  return names[name] ?? name.replaceAll('_', ' ')
}

function sentenceOf(said: readonly string[]): string {
  const words = said.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
