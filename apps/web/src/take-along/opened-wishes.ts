import { readText, removeText, writeText } from '../kept/device-storage.ts'

// Wishes of another shape need another key.
const key = 'race-nutrition/opened/v1'

/** Keeps the preferences of a link or a file until the plan of its race is made. */
export const keepWishes = (race: string, preferences: object): void =>
  writeText(key, JSON.stringify({ race, preferences }))

/** The preferences that were opened for this race; undefined without any. The engine parses them when it plans. */
export function openedWishes(race: string): unknown {
  try {
    const opened: unknown = JSON.parse(readText(key) ?? 'null')
    return isOf(race, opened) ? opened.preferences : undefined
  } catch {
    return undefined
  }
}

/** Once the plan has them, they are kept with it. */
export const forgetWishes = (): void => removeText(key)

const isOf = (
  race: string,
  opened: unknown,
): opened is { readonly race: string; readonly preferences: unknown } =>
  typeof opened === 'object' &&
  opened !== null &&
  'race' in opened &&
  opened.race === race &&
  'preferences' in opened
