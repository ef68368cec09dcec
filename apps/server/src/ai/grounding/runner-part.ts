import { fields, type PlanDetails, type Questionnaire, type Runner } from '@race-nutrition/engine'
import { longestTyped } from '../reading/bounds.ts'
import { cut } from '../reading/cut.ts'
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
    quoted('typed', typedOf(answers)),
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

/** The fifteen answers and nothing else: what a client adds beside them would reach a model that is paid for. */
const typedOf = (answers: Questionnaire): Partial<Questionnaire> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const typed: unknown = answers[field]
      return typeof typed === 'string' ? [[field, cut(typed, longestTyped)]] : []
    }),
  )
