import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestAnswer, longestText, mostEntries } from './answer-limits.ts'
import { readAnswer } from './read-answer.ts'

const lines = [
  { place: 'race_week.day_before', text: 'Rest.' },
  { place: 'race_week.day_before', text: 'Smile {early}.' },
]
const choices = {
  meals: [{ meal: 'rest.dinner', recipes: ['dal'] }],
  fuels: ['generic-gel'],
  if_then: ['wall'],
}
const answer = { choices, lines }
const text = JSON.stringify(answer)

const whole = { ...choices, lines }

test.each([
  ['plain', text],
  ['in a fence', `\`\`\`json\n${text}\n\`\`\``],
  ['in a fence without a name', `\`\`\`\n${text}\n\`\`\``],
  ['after words', `Here is your answer: ${text}`],
  ['between words', `Here you go.\n\n${text}\n\nGood luck {runner}.`],
  ['after an example with braces', `I fill in {"a": 1} as asked.\n${text}`],
  ['after thoughts', `<think>{"lines": []}</think>${text}`],
  ['after many thoughts', `<thinking>${'Hm. '.repeat(20_000)}{"lines":[]}</thinking>${text}`],
  ['in a field of its own', JSON.stringify({ object: answer })],
  ['as a text', JSON.stringify(text)],
  ['in the third fence', `\`\`\`\nno\n\`\`\`\n\`\`\`\n{}\n\`\`\`\n\`\`\`json\n${text}\n\`\`\``],
  ['in a fence that stays open', `\`\`\`json\n${text}`],
  ['with its choices as a text', JSON.stringify({ ...answer, choices: JSON.stringify(answer.choices) })],
  [
    'with its meals as a record',
    JSON.stringify({
      choices: { meals: { 'rest.dinner': 'dal' }, fuels: 'generic-gel', if_then: 'wall' },
      lines,
    }),
  ],
  ['with fields of its own', JSON.stringify({ ...answer, daily_plan: { carbs_g: 900 }, note: 'x' })],
  ['before as many characters as are read end', `${' '.repeat(longestAnswer - text.length)}${text}`],
])('an answer is read %s', (_, given) => {
  expect(readAnswer(given)).toEqual({ ok: true, value: whole })
})

test('sides are read where they are named', () => {
  const meals = [{ meal: 'rest.dinner', recipes: [], sides: ['salad', 7, 'fruit'] }]
  const read = readAnswer(JSON.stringify({ choices: { meals } }))
  expect(read).toMatchObject({ value: { meals: [{ sides: ['salad', 'fruit'] }] } })
})

test('a truncated answer is read up to where it ends, without half a sentence', () => {
  const read = readAnswer(`\`\`\`json\n${text.slice(0, -8)}`)
  expect(read).toEqual({ ok: true, value: { ...whole, lines: [lines[0]] } })
})

test.each([
  '',
  'I am sorry, I cannot help with that.',
  '{}',
  '[]',
  'null',
  '{"error": "no"}',
  '{"daily_plan": 3}',
  '{{{{',
  '"',
])('no answer is found in %j', (given) => {
  expect(readAnswer(given)).toEqual({ ok: false, refused: 'no-answer' })
})

test.each([
  [{ choices: 3, lines: 'Rest.' }],
  [
    {
      choices: { meals: 'rest.dinner', if_then: { wall: true } },
      lines: [3, null, { place: 1, text: 'x' }, { text: 'x' }],
    },
  ],
  [{ choices: { meals: [null, 3, { meal: 4 }, []] }, lines: {} }],
])('parts of another shape are passed over: %j', (given) => {
  expect(readAnswer(JSON.stringify(given))).toEqual({
    ok: true,
    value: { meals: [], fuels: [], if_then: [], lines: [] },
  })
})

test('no text makes it throw', () => {
  const noise = fc.string({
    unit: fc.constantFrom('{', '}', '"', '[', ']', ':', ',', 'a', '1', '`', '\\', '\u0000', '\ud800'),
    maxLength: 200,
  })
  fc.assert(
    fc.property(noise, (given) => {
      expect(typeof readAnswer(given).ok).toBe('boolean')
    }),
  )
})

test('text beyond the limit is not read', () => {
  expect(readAnswer(`${' '.repeat(longestAnswer)}${text}`).ok).toBe(false)
})

test('no text and no list is longer than its limit', () => {
  const many = Array.from({ length: mostEntries + 5 }, () => ({
    place: 'x',
    text: 'z'.repeat(longestText + 1),
  }))
  const read = readAnswer(JSON.stringify({ lines: many.slice(0, 5) }))
  expect(read.ok && read.value.lines.map((line) => line.text.length)).toEqual(
    Array.from({ length: 5 }, () => longestText),
  )
  const short = many.map(({ place }) => ({ place, text: 'Rest.' }))
  const all = readAnswer(JSON.stringify({ lines: short }))
  expect(all.ok && all.value.lines.length).toBe(mostEntries)
})
