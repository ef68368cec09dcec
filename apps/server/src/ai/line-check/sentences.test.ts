import { expect, test } from 'vitest'
import { isProse, sentencesOf, wordsOf } from './sentences.ts'
import { expandContractions } from './vocabulary/en/contractions.ts'

const read = (line: string) =>
  sentencesOf(line).map((sentence) => wordsOf(sentence, expandContractions).join(' '))

test.each([
  ['Rest, then run. Smile.', ['rest then run', 'smile']],
  ['A well-known hill — run it: easy', ['a well known hill run it easy']],
  ['Run - smile', ['run smile']],
  ['You don’t rush; it’s easy', ['you do not rush', 'it is easy']],
  ['You can’t wait', ['you cannot wait']],
  ['They’ll see you’ve won, we’re here', ['they will see you have won we are here']],
  ['Take {row.time}, smiling.', ['take {row.time} smiling']],
])('%s', (line, sentences) => {
  expect(read(line)).toEqual(sentences)
})

test.each(['Rest.', 'Rest, smile: run – easy; now', 'Don’t.', 'Well-known', ''])('prose: %j', (line) => {
  expect(isProse(line, 'A-Za-z')).toBe(true)
})

test.each([
  'a.b',
  'a,b',
  'Rest...',
  'Rest!',
  'Rest?',
  'Rest 1',
  'Café',
  '"Rest"',
  'a/b',
  'a_b',
  'a&b',
  'REST',
  'reSt',
  'Rest, , run',
  'Rest -- run',
  '- Rest',
])('not prose: %j', (line) => {
  expect(isProse(line, 'A-Za-z')).toBe(false)
})
