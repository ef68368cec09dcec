import {
  centimetersText,
  feetAndInchesText,
  kilogramsText,
  kilometersText,
  litersPerHourText,
  milesText,
  pacePerKilometerText,
  pacePerMileText,
  poundsText,
  timeText,
} from '../../1-runner/formats.ts'
import { type Field, raceNames } from '../../1-runner/questionnaire.ts'
import type { Runner } from '../../1-runner/runner.ts'
import type { Kilometers } from '../../units.ts'

/** One answer: what was typed, and what it was read as. */
export interface Reading {
  readonly field: Field
  readonly given: string
  readonly read: string
}

export type Readings = Readonly<Record<Field, Reading>>

/** The answers as understood, in the runner's own units. */
export function readings(runner: Runner): Readings {
  const reading = (field: Field, read: string): Reading => ({
    field,
    given: runner.answers[field].trim(),
    read,
  })
  return {
    raceType: reading('raceType', raceNames[runner.race]),
    raceDate: reading('raceDate', runner.answers.raceDate),
    targetTimeOrPace: reading('targetTimeOrPace', `${timeText(runner.targetTime)} · ${paceText(runner)}`),
    sex: reading('sex', runner.sex),
    age: reading('age', `${runner.age} years`),
    height: reading('height', heightText(runner)),
    weight: reading('weight', massText(runner)),
    weeklyMileage: reading('weeklyMileage', `${distanceText(runner, runner.weeklyDistance)} a week`),
    longRunDistance: reading('longRunDistance', distanceText(runner, runner.longRun)),
    sweatRate: reading('sweatRate', sweatText(runner)),
    dietPreference: reading('dietPreference', runner.diet),
    allergies: reading('allergies', runner.exclusions.typed.join(', ') || 'none'),
    budget: reading('budget', runner.budget),
    course: reading('course', runner.course),
    climate: reading('climate', runner.climate),
  }
}

export const distanceText = ({ units }: Runner, distance: Kilometers) =>
  units.distance === 'mi' ? milesText(distance) : kilometersText(distance)

const massText = ({ units, weight }: Pick<Runner, 'units' | 'weight'>) =>
  units.mass === 'lb' ? poundsText(weight) : kilogramsText(weight)

function paceText({ units, raceDistance, targetTime }: Runner): string {
  const run = { time: targetTime, distance: raceDistance }
  return units.distance === 'mi' ? pacePerMileText(run) : pacePerKilometerText(run)
}

const heightText = ({ units, height }: Runner) =>
  units.height === 'ft' ? feetAndInchesText(height) : centimetersText(height)

const sweatText = ({ sweatRate }: Runner) => (sweatRate === null ? 'not given' : litersPerHourText(sweatRate))
