import { isRecord, type Settings, withoutEmptyMain } from './merge-setting.ts'

/** What is left of the settings, and the names of what could not go since the rest needs it. */
export function takeAllBack(own: Settings, names: readonly string[], isPlan: (left: Settings) => boolean) {
  const withoutAll = names.reduce(takeBack, own)
  // Together first: a drink of the course may go with the course, and not without it.
  if (isPlan(withoutAll)) return { left: withoutAll, stuck: [] }
  const stuck: string[] = []
  const left = names.reduce((kept, name) => {
    const next = takeBack(kept, name)
    if (isPlan(next)) return next
    stuck.push(name)
    return kept
  }, own)
  return { left, stuck }
}

/**
 * The settings without what a runner takes back: a setting or a part of one by its path, like `dose` or
 * `kitchen.race_morning`, or a dislike by its id. The same settings if nothing of them has that name.
 */
function takeBack(own: Settings, name: string): Settings {
  const { kitchen } = own
  const [setting = '', part = '', ...item] = name.split('.')
  if (isRecord(kitchen) && Array.isArray(kitchen['dislikes']) && kitchen['dislikes'].includes(name))
    return withPart(own, 'kitchen', 'dislikes', withoutItem(kitchen['dislikes'], name))
  if (!Object.hasOwn(own, setting) || setting === 'coach') return own
  if (part === '') return without(own, setting)
  const parts = own[setting]
  if (!isRecord(parts) || !Object.hasOwn(parts, part)) return own
  const value = parts[part]
  if (item.length === 0) return withPart(own, setting, part, undefined)
  return isRecord(value) ? withPart(own, setting, part, without(value, item.join('.'))) : own
}

/** A part that is left with nothing is gone, and so is a setting. */
function withPart(own: Settings, setting: string, part: string, value: unknown): Settings {
  const before = own[setting] as Settings
  const isLeft = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  const left = isLeft ? { ...before, [part]: value } : without(before, part)
  // The runner has checked the stations as they were.
  const parts = setting === 'course' && part !== 'climb_m' ? without(left, 'checked') : left
  return Object.keys(parts).length > 0
    ? withoutEmptyMain({ ...own, [setting]: parts })
    : without(own, setting)
}

const without = (settings: Settings, name: string): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([each]) => each !== name))

const withoutItem = (list: readonly unknown[], item: string) => list.filter((each) => each !== item)
