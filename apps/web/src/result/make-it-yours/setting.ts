import type { Preferences, PreferenceWords } from '@race-nutrition/engine'

/** What is removed with one chip. */
export type SettingName = PreferenceWords['of']

/** What is set in a few fields of one dialog; fuel, what is carried and stations have dialogs of their own. */
export type FieldSetting = Exclude<
  SettingName,
  'stations' | 'course_drink' | 'course_gels' | 'fuel' | 'carry'
>

/** The preferences without this one. */
export function withoutSetting(preferences: Preferences, setting: SettingName): Preferences {
  const { start_time, time_zone, forecast, course, dose, practiced_g_per_hr, fuel, carry, ...others } =
    preferences
  const kept = {
    ...others,
    ...(setting === 'start_time' ? {} : defined({ start_time, time_zone })),
    ...(setting === 'forecast' ? {} : defined({ forecast })),
    ...(setting === 'dose' ? {} : defined({ dose, practiced_g_per_hr })),
    ...(setting === 'fuel' ? {} : defined({ fuel })),
    ...(setting === 'carry' ? {} : defined({ carry })),
  }
  return withCourse(kept, courseWithout(course ?? {}, setting))
}

type Course = NonNullable<Preferences['course']>

/** Without the drink of the course nobody drinks it; a course of which nothing is known is none. */
export function withCourse({ fuel, ...preferences }: Preferences, course: Course): Preferences {
  const { drink, ...fuelOfOwn } = fuel ?? {}
  const kept = drink === 'course' && !course.drink ? fuelOfOwn : fuel
  return {
    ...preferences,
    ...(kept && Object.keys(kept).length > 0 ? { fuel: kept } : {}),
    ...(Object.keys(course).length > 0 ? { course } : {}),
  }
}

function courseWithout(course: Course, setting: SettingName): Course {
  const { climb_m, drink, drink_at_km, gels, ...others } = course
  if (setting === 'stations') return defined({ climb_m })
  return defined({
    ...others,
    ...(setting === 'climb' ? {} : { climb_m }),
    ...(setting === 'course_drink' ? {} : { drink, drink_at_km }),
    ...(setting === 'course_gels' ? {} : { gels }),
  })
}

const defined = <Parts extends object>(parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Parts

export const isSet = (preferences: Preferences, setting: SettingName): boolean => held[setting](preferences)

const held: Readonly<Record<SettingName, (preferences: Preferences) => boolean>> = {
  start_time: ({ start_time }) => start_time !== undefined,
  forecast: ({ forecast }) => forecast !== undefined,
  climb: ({ course }) => course?.climb_m !== undefined,
  fuel: ({ fuel }) => fuel !== undefined,
  carry: ({ carry }) => carry !== undefined,
  stations: ({ course }) => course?.stations !== undefined,
  course_drink: ({ course }) => course?.drink !== undefined,
  course_gels: ({ course }) => course?.gels !== undefined,
  dose: ({ dose, practiced_g_per_hr }) => dose !== undefined || practiced_g_per_hr !== undefined,
}
