// Of this tab alone: settings that were opened and not used are no part of a plan made another day.
const key = 'race-nutrition/opened/v1'

/** Keeps the settings of a link or a file until the plan of its race is made in this tab. */
export function keepSettings(race: string, preferences: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ race, preferences }))
  } catch {
    // Without storage the plan is made from the answers alone.
  }
}

/** The settings opened for this race; undefined without any. The engine parses them when it plans. */
export function openedSettings(race: string): unknown {
  try {
    const opened: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isOf(race, opened) ? opened.preferences : undefined
  } catch {
    return undefined
  }
}

/** Once a plan has them they are kept with it; answers that come back do not bring them. */
export function forgetSettings(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was stored either.
  }
}

const isOf = (
  race: string,
  opened: unknown,
): opened is { readonly race: string; readonly preferences: unknown } =>
  typeof opened === 'object' &&
  opened !== null &&
  'race' in opened &&
  opened.race === race &&
  'preferences' in opened
