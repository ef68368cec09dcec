import type { Preferences, PreferenceWords } from '@race-nutrition/engine'

/** What is set in one dialog and removed with one chip. */
export type SettingName = PreferenceWords['of']

/** The preferences without this one. */
export function withoutSetting(preferences: Preferences, setting: SettingName): Preferences {
  const { start_time, time_zone, forecast, course, dose, practiced_g_per_hr, ...others } = preferences
  return {
    ...others,
    ...(setting === 'start_time' ? {} : defined({ start_time, time_zone })),
    ...(setting === 'forecast' ? {} : defined({ forecast })),
    ...(setting === 'course' ? {} : defined({ course })),
    ...(setting === 'dose' ? {} : defined({ dose, practiced_g_per_hr })),
  }
}

const defined = (parts: Preferences): Preferences =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

export const isSet = (preferences: Preferences, setting: SettingName) =>
  Object.keys(withoutSetting(preferences, setting)).length < Object.keys(preferences).length
