import { idOfChoice } from '../../foods/own-label.ts'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import { capitalize } from '../../letter-case.ts'
import type { PlanRunner } from '../../plan.ts'
import { startText } from '../amounts/clock-times.ts'
import { inMilliliters, inOwnClimb, type Reader } from '../amounts/format-amounts.ts'
import { numberText } from '../amounts/format-measures.ts'
import { inDegrees } from '../amounts/temperatures.ts'
import { fuelListName } from '../race-day/fuel-words.ts'

/** A preference in a few words, under the name of its part of the wire. */
export interface PreferenceWords {
  readonly of: 'start_time' | 'forecast' | 'course' | 'dose' | 'fuel' | 'carry'
  readonly text: string
}

/** What the runner set, in the order of race day: "Start 7:30 am", "31 °C, 70 %". */
export function renderPreferences(reader: Reader & Pick<PlanRunner, 'preferences'>): PreferenceWords[] {
  const { forecast, course, practiced_g_per_hr: practiced, dose, fuel, carry } = reader.preferences
  const start = startText(reader)
  const parts: readonly { of: PreferenceWords['of']; text: string | null | undefined }[] = [
    { of: 'start_time', text: start && `Start ${start}` },
    {
      of: 'forecast',
      text: forecast && `${inDegrees(reader, forecast.temp_c)}, ${numberText(forecast.humidity)} %`,
    },
    {
      of: 'course',
      text: course?.climb_m === undefined ? null : `${inOwnClimb(reader, course.climb_m)} of climb`,
    },
    { of: 'dose', text: practiced === undefined ? dose && doseWords[dose] : `${practiced} g/h held` },
    { of: 'fuel', text: fuel && fuelText(fuel) },
    {
      of: 'carry',
      text: carry?.bottle_ml === undefined ? null : `Bottle of ${inMilliliters(reader, carry.bottle_ml)}`,
    },
  ]
  return parts.flatMap(({ of, text }) => (text ? [{ of, text }] : []))
}

/** "Maurten Gel 100, Club gel, water, no salt". */
function fuelText({ main = [], drink, salt, caffeine }: NonNullable<Preferences['fuel']>): string {
  const parts = [
    ...main.map((choice) => fuelListName(idOfChoice(choice))),
    ...(drink === undefined ? [] : [drinkText(drink)]),
    ...(salt === undefined ? [] : [salt ? 'salt' : 'no salt']),
    ...(caffeine ? [caffeineWords[caffeine]] : []),
  ]
  return capitalize(parts.join(', '))
}

function drinkText(drink: NonNullable<NonNullable<Preferences['fuel']>['drink']>): string {
  if (drink === 'course') return 'the drink of the course'
  return drink === 'water' ? drink : fuelListName(idOfChoice(drink))
}

const caffeineWords = {
  none: 'no caffeine',
  coffee: 'caffeine as coffee',
  gel: 'caffeine as a gel',
  tablet: 'caffeine as a tablet',
} as const

const doseWords = { planned: 'Full dose', lighter: 'Lighter dose' } as const
