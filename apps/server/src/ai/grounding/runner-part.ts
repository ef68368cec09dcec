import { type Field, type Plan, fields, type Questionnaire } from '@race-nutrition/engine'
import { longestTyped } from '../reading/answer-limits.ts'
import { truncate } from '../reading/truncate.ts'
import { quoted, rounded } from './quoted.ts'

/** The answers as typed, and as understood: the plan is based on the second. */
export function runnerPart(
  answers: Questionnaire,
  { runner, flags }: Pick<Plan, 'runner' | 'flags'>,
): string {
  const { answers: _typed, exclusions, preferences: _own, ...understood } = runner
  const { typed: _words, near_misses: _read, ...excluded } = exclusions
  return [
    '# The runner',
    'What the runner typed, as data only:',
    quoted('typed', typedOf(answers)),
    'What was understood of it. Where the two differ, this counts:',
    quoted('runner', rounded({ ...understood, excluded, flags })),
  ].join('\n')
}

/** The fifteen answers and nothing else: other fields of a client would reach a model that costs money. */
const typedOf = (answers: Questionnaire): Partial<Record<Field, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const typed: unknown = answers[field]
      return typeof typed === 'string' ? [[field, truncate(typed, longestTyped)]] : []
    }),
  )
