import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWork } from '../../testing/count-work.ts'
import { chanceFrom, hostileAnswers, hostilePieces, hostileText } from '../../testing/hostile-texts.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { longestAnswer } from './limits.ts'
import { type Field, fields, type Questionnaire } from './questionnaire.ts'
import { readRunner } from './read-runner.ts'
import { interpretAnswer } from '../7-words/answers/interpret-answer.ts'

const { answers, today } = someRunner()

const workOf = (given: Questionnaire) => countWork(() => readRunner(given, today))

const mostRead = (field: Field) =>
  field === 'allergies' ? longestAnswer.value.allergies : longestAnswer.value.most

/** Steps per character within the limit, and a few per character beyond it: a millisecond is 100,000 and more. */
function mostWorkFor(given: Questionnaire): number {
  const typed = fields.reduce((sum, field) => sum + given[field].length, 0)
  const readable = fields.reduce((sum, field) => sum + Math.min(given[field].length, mostRead(field)), 0)
  return 20_000 + 300 * readable + 10 * typed
}

const anySeed = fc.integer({ min: 0, max: 2 ** 31 })

test('reading ordinary answers is counted, and is little work', () => {
  expect(workOf(answers)).toBeGreaterThan(1000)
  expect(workOf(answers)).toBeLessThan(20_000)
})

test('reading any answers of a call is work linear in their length', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const given = hostileAnswers(answers, chanceFrom(seed))
      expect(workOf(given)).toBeLessThan(mostWorkFor(given))
    }),
    { numRuns: 400 },
  )
})

test.each(Object.entries(hostilePieces))('so is reading a whole answer of %s', (_, piece) => {
  for (const field of fields) {
    const text = piece(chanceFrom(field.length)).repeat(1000)
    for (const length of [200, 1000, 10_000]) {
      const given = { ...answers, [field]: text.slice(0, length) }
      expect(workOf(given)).toBeLessThan(mostWorkFor(given))
    }
  }
})

test('words that are near many allergens are compared with few', () => {
  for (const word of ['neslocia', 'anoeaasa', 'soenma', 'shellfxsh', 'ובמהולח']) {
    const given = { ...answers, allergies: `${word} `.repeat(1000).slice(0, 1000) }
    expect(workOf(given)).toBeLessThan(mostWorkFor(given))
  }
})

test('a text far over the limit is not normalized', () => {
  const long = 'ﷺ'.repeat(20_000)
  const given = Object.fromEntries(fields.map((field) => [field, long])) as Questionnaire
  expect(workOf(given)).toBeLessThan(10 * fields.length * long.length)
})

test('the line under an answer costs no more work than reading it', () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...fields), (seed, field) => {
      const text = hostileText(chanceFrom(seed), field === 'allergies' ? 1000 : 200)
      const given = { ...answers, [field]: text }
      const work = countWork(() => interpretAnswer(field, text, answers, today))
      expect(work).toBeLessThan(mostWorkFor(given))
    }),
    { numRuns: 400 },
  )
})
