import type { Preferences, PreferenceWords } from '@race-nutrition/engine'

/** What is set in one dialog and removed with one chip. */
export type SettingName = PreferenceWords['of']

/** Set in dialogs of a few fields; fuel and what is carried have one of their own. */
export type FieldSetting = Exclude<SettingName, 'fuel' | 'carry'>

/** The preferences without this one. */
export function withoutSetting(preferences: Preferences, setting: SettingName): Preferences {
  const { start_time, time_zone, forecast, course, dose, practiced_g_per_hr, fuel, carry, ...others } =
    preferences
  return {
    ...others,
    ...(setting === 'start_time' ? {} : defined({ start_time, time_zone })),
    ...(setting === 'forecast' ? {} : defined({ forecast })),
    ...(setting === 'course' ? {} : defined({ course })),
    ...(setting === 'dose' ? {} : defined({ dose, practiced_g_per_hr })),
    ...(setting === 'fuel' ? {} : defined({ fuel })),
    ...(setting === 'carry' ? {} : defined({ carry })),
  }
}

const defined = (parts: Preferences): Preferences =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

export const isSet = (preferences: Preferences, setting: SettingName) =>
  Object.keys(withoutSetting(preferences, setting)).length < Object.keys(preferences).length
