import { inOwnUnit, type Reader } from '../amounts/format-amounts.ts'
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
import { type Field, raceNames } from '../../1-runner/questionnaire.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import { centimeters, hours, kilograms, kilometers, litersPerHour, type LitersPerHour } from '../../units.ts'

/** One answer as typed and as read, in the runner's own units. */
export interface AnswerAsRead {
  readonly field: Field
  readonly given: string
  readonly read: string
}

export const answerAsRead = (plan: Plan, field: Field): AnswerAsRead => ({
  field,
  given: plan.runner.answers[field].trim(),
  read: readAs[field](plan.runner, plan),
})

const readAs: Readonly<Record<Field, (runner: PlanRunner, plan: Plan) => string>> = {
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
