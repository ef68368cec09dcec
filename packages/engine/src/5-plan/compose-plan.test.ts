import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan } from '../plan.ts'
import { anyRunner } from '../../testing/any-runner.ts'
import { factsFor } from '../../testing/stages-for.ts'
import { someRunner } from '../../testing/some-runner.ts'

const numRuns = Math.min(Number(process.env['SWEEP_RUNS'] ?? 60), 2000)

/** Every text of a plan except the answers, their interpretation, and grocery names. */
function codesIn(plan: Plan): string[] {
  const runner = { ...plan.runner, answers: null, exclusions: null }
  const lines = plan.groceries.lines.map((line) => ({ ...line, name: null }))
  const codes: string[] = []
  JSON.stringify({ ...plan, runner, groceries: { ...plan.groceries, lines } }, (key, value) => {
    if (ownWords.has(key)) return null
    if (typeof value === 'string') codes.push(value)
    return value
  })
  return codes
}

/** Facts of a note about an exclusion, and the name of a maker. */
const ownWords = new Set(['typed', 'read_as', 'words', 'brand'])

/** A code may be two words, such as a climate; a sentence has more. */
const isSentence = (text: string) => text.replace('&', '').split(/\s+/).length > 2

test('a plan contains no sentence', () => {
  fc.assert(
    fc.property(anyRunner, (runner) => {
      const codes = codesIn(factsFor(runner))
      expect(codes.length).toBeGreaterThan(300)
      expect(codes.filter(isSentence)).toEqual([])
    }),
    { numRuns },
  )
})

test('a sentence anywhere in a plan would be found', () => {
  const plan = factsFor(someRunner())
  const sentence = 'Your body uses about this much.'
  const path = 'targets.daily.kcal'
  const withSentence: Plan = {
    ...plan,
    reasons: { ...plan.reasons, [path]: { rule: sentence, because: [] } },
  }
  expect(codesIn(withSentence).filter(isSentence)).toEqual([sentence])
})
