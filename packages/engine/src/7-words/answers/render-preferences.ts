import type { PlanRunner } from '../../plan.ts'
import { startText } from '../amounts/clock-times.ts'
import { inOwnClimb, type Reader } from '../amounts/format-amounts.ts'
import { numberText } from '../amounts/format-measures.ts'
import { inDegrees } from '../amounts/temperatures.ts'
import { courseDrinkText, courseGelsText, stationsText } from './course-words.ts'

/** A preference in a few words, under the name of what is set and removed with it. */
export interface PreferenceWords {
  readonly of: 'start_time' | 'forecast' | 'climb' | 'stations' | 'course_drink' | 'course_gels' | 'dose'
  readonly text: string
}

/** What the runner set, in the order of race day: "Start 7:30 am", "31 °C, 70 %". */
export function renderPreferences(reader: Reader & Pick<PlanRunner, 'preferences'>): PreferenceWords[] {
  const { forecast, course, practiced_g_per_hr: practiced, dose } = reader.preferences
  const start = startText(reader)
  const parts: readonly { of: PreferenceWords['of']; text: string | null | undefined }[] = [
    { of: 'start_time', text: start && `Start ${start}` },
    {
      of: 'forecast',
      text: forecast && `${inDegrees(reader, forecast.temp_c)}, ${numberText(forecast.humidity)} %`,
    },
    {
      of: 'climb',
      text: course?.climb_m === undefined ? null : `${inOwnClimb(reader, course.climb_m)} of climb`,
    },
    { of: 'stations', text: course && stationsText(reader, course) },
    { of: 'course_drink', text: course && courseDrinkText(course) },
    { of: 'course_gels', text: course && courseGelsText(course) },
    { of: 'dose', text: practiced === undefined ? dose && doseWords[dose] : `${practiced} g/h held` },
  ]
  return parts.flatMap(({ of, text }) => (text ? [{ of, text }] : []))
}

const doseWords = { planned: 'Full dose', lighter: 'Lighter dose' } as const
