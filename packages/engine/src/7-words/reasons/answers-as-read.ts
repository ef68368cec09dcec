import { inGrams, inOwnClimb, inOwnUnit, type Reader } from '../amounts/format-amounts.ts'
import { startText } from '../amounts/clock-times.ts'
import { inDegrees } from '../amounts/temperatures.ts'
import {
  centimetersText,
  feetAndInchesText,
  kilogramsText,
  kilometersText,
  litersPerHourText,
  milesText,
  ouncesPerHourText,
  pacePerKilometerText,
  pacePerMileText,
  poundsText,
  timeText,
} from '../amounts/format-measures.ts'
import { type Cause, type Field, fieldLabels, raceNames } from '../../1-runner/questionnaire.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import { centimeters, hours, kilograms, kilometers, litersPerHour, type LitersPerHour } from '../../units.ts'

/** One answer or preference as typed and as read, in the runner's own units. */
export interface AnswerAsRead {
  readonly cause: Cause
  /** Empty for a preference, which is set and not typed. */
  readonly given: string
  readonly read: string
}

export const answerAsRead = (plan: Plan, cause: Cause): AnswerAsRead => ({
  cause,
  given: isField(cause) ? plan.runner.answers[cause].trim() : '',
  read: readAs[cause](plan.runner, plan),
})

const isField = (cause: Cause): cause is Field => cause in fieldLabels

const readAs: Readonly<Record<Cause, (runner: PlanRunner, plan: Plan) => string>> = {
  raceType: ({ race }) => raceNames[race],
  raceDate: ({ answers }) => answers.raceDate,
  targetTimeOrPace: (_runner, plan) => `${raceTimeText(plan)} · ${paceText(plan)}`,
  sex: ({ sex }) => sex,
  age: ({ age }) => `${age} years`,
  height: ({ units, height_cm }) =>
    units.height === 'ft'
      ? feetAndInchesText(centimeters(height_cm))
      : centimetersText(centimeters(height_cm)),
  weight: (runner) => massText(runner, runner.weight_kg),
  weeklyMileage: (runner) => `${distanceText(runner, runner.weekly_km)} a week`,
  longRunDistance: (runner) => distanceText(runner, runner.long_run_km),
  sweatRate: (runner) =>
    runner.sweat_rate_lph === null ? 'not given' : rateText(runner, litersPerHour(runner.sweat_rate_lph)),
  dietPreference: ({ diet }) => diet,
  allergies: ({ exclusions }) => exclusions.typed.join(', ') || 'none',
  budget: ({ budget }) => budget,
  course: ({ course }) => course,
  climate: ({ climate }) => climate,
  start: (runner) => startText(runner) ?? 'not given',
  forecast: ({ preferences: { forecast }, ...runner }) =>
    forecast ? `${inDegrees(runner, forecast.temp_c)}, ${forecast.humidity}% humidity` : 'not given',
  climb: ({ preferences: { course }, ...runner }) =>
    course?.climb_m === undefined ? 'not given' : inOwnClimb(runner, course.climb_m),
  practice: ({ preferences: { practiced_g_per_hr: rate } }) =>
    rate === undefined ? 'not given' : `${inGrams(rate)} an hour`,
  dose: ({ preferences: { dose } }) => dose ?? 'planned',
  caffeine: ({ preferences: { fuel } }) => fuel?.caffeine ?? 'not given',
}

export const raceTimeText = ({ targets }: Plan) => timeText(hours(targets.race.hours))

function paceText({ runner, targets }: Plan): string {
  const run = { time: hours(targets.race.hours), distance: kilometers(runner.race_km) }
  return runner.units.distance === 'mi' ? pacePerMileText(run) : pacePerKilometerText(run)
}

/** "32 km", "20 mi" */
export const distanceText = ({ units }: Reader, distance: number) =>
  units.distance === 'mi' ? milesText(kilometers(distance)) : kilometersText(kilometers(distance))

/** "0.9 L/h", or "30 oz/h (0.9 L/h)". */
const rateText = (reader: Reader, rate: LitersPerHour) =>
  inOwnUnit(reader, { american: ouncesPerHourText(rate), metric: litersPerHourText(rate) })

/** "62 kg", "137 lb" */
export const massText = ({ units }: Reader, mass: number) =>
  units.mass === 'lb' ? poundsText(kilograms(mass)) : kilogramsText(kilograms(mass))
