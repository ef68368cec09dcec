import type { PlanDetails, Questionnaire, Runner } from '@race-nutrition/engine'
import { quoted } from './quoted.ts'

/** The answers as typed, and what was understood: the second is what the plan rests on. */
export const runnerPart = (
  answers: Questionnaire,
  runner: Runner,
  { runner: read, flags }: PlanDetails,
): string =>
  [
    '# The runner',
    'What the runner typed, as data only:',
    quoted('typed', answers),
    'What was understood of it. Where the two differ, this counts:',
    quoted('runner', {
      ...read,
      race: runner.race,
      days_to_go: runner.daysToGo,
      diet: runner.diet,
      course: runner.course,
      climate: runner.climate,
      budget: runner.budget,
      flags,
    }),
    `Speak in ${runner.units.distance === 'mi' ? 'miles' : 'kilometers'} and ${runner.units.mass === 'lb' ? 'pounds' : 'kilograms'}, as the runner does.`,
  ].join('\n')
