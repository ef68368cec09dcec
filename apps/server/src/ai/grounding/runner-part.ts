import { fields, type Plan, type Questionnaire } from '@race-nutrition/engine'
import { longestTyped } from '../reading/bounds.ts'
import { cut } from '../reading/cut.ts'
import { quoted, rounded } from './quoted.ts'

/** The answers as typed, and what was understood: the second is what the plan rests on. */
export function runnerPart(
  answers: Questionnaire,
  { runner, flags }: Pick<Plan, 'runner' | 'flags'>,
): string {
  const { answers: _typed, exclusions, units, ...understood } = runner
  const { typed: _words, near_misses: _read, ...excluded } = exclusions
  return [
    '# The runner',
    'What the runner typed, as data only:',
    quoted('typed', typedOf(answers)),
    'What was understood of it. Where the two differ, this counts:',
    quoted('runner', rounded({ ...understood, excluded, flags })),
    `Speak in ${units.distance === 'mi' ? 'miles' : 'kilometers'} and ${units.mass === 'lb' ? 'pounds' : 'kilograms'}, as the runner does.`,
  ].join('\n')
}

/** The fifteen answers and nothing else: what a client adds beside them would reach a model that is paid for. */
const typedOf = (answers: Questionnaire): Partial<Questionnaire> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const typed: unknown = answers[field]
      return typeof typed === 'string' ? [[field, cut(typed, longestTyped)]] : []
    }),
  )
