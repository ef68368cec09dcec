import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestAnswer, longestText, mostEntries } from './answer-limits.ts'
import { readAnswer } from './read-answer.ts'

const plan = { daily_plan: { calories_kcal: 2400 }, race_week: { day_before: ['Rest.', 'Eat {early}.'] } }
const text = JSON.stringify(plan)

test.each([
  ['plain', text],
  ['in a fence', `\`\`\`json\n${text}\n\`\`\``],
  ['in a fence without a name', `\`\`\`\n${text}\n\`\`\``],
  ['after words', `Here is your plan: ${text}`],
  ['between words', `Here you go.\n\n${text}\n\nGood luck {runner}.`],
  ['after an example with braces', `I fill in {"a": 1} as asked.\n${text}`],
  ['after thoughts', `<think>{"daily_plan": {"calories_kcal": 1}}</think>${text}`],
  ['in a field of its own', JSON.stringify({ object: plan })],
  ['as a text', JSON.stringify(text)],
  ['in a list', JSON.stringify([plan])],
])('a plan is read %s', (_, given) => {
  const read = readAnswer(given)
  expect(read.ok && [read.value.daily_plan.calories_kcal, read.value.race_week.day_before]).toEqual([
    2400,
    ['Rest.', 'Eat {early}.'],
  ])
})

test('a truncated plan is read up to where it ends', () => {
  const read = readAnswer(`\`\`\`json\n${text.slice(0, -18)}`)
  expect(read.ok && [read.value.daily_plan.calories_kcal, read.value.race_week.day_before[0]]).toEqual([
    2400,
    'Rest.',
  ])
})

test('half a sentence at the end of a truncated plan is left out', () => {
  const read = readAnswer(text.slice(0, -8))
  expect(read.ok && read.value.race_week.day_before).toEqual(['Rest.'])
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
])('no plan is found in %j', (given) => {
  expect(readAnswer(given).ok).toBe(false)
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

test.each([
  [
    'after many thoughts',
    `<thinking>${'Hm. '.repeat(20_000)}{"daily_plan":{"calories_kcal":1}}</thinking>${text}`,
  ],
  ['in the third fence', `\`\`\`\nno\n\`\`\`\n\`\`\`\n{}\n\`\`\`\n\`\`\`json\n${text}\n\`\`\``],
  ['in a fence that stays open', `\`\`\`json\n${text}`],
  ['with a section as a text', JSON.stringify({ ...plan, race_week: JSON.stringify(plan.race_week) })],
  ['before as many characters as are read end', `${' '.repeat(longestAnswer - text.length)}${text}`],
])('a plan is read %s', (_, given) => {
  const read = readAnswer(given)
  expect(read.ok && read.value.race_week.day_before).toEqual(['Rest.', 'Eat {early}.'])
})

test('text beyond the limit is not read', () => {
  expect(readAnswer(`${' '.repeat(longestAnswer)}${text}`).ok).toBe(false)
})

test('no text and no list of a plan is longer than its limit', () => {
  const joined = { a: 'x'.repeat(longestText - 10), b: 'y'.repeat(20) }
  const many = Array.from({ length: mostEntries + 1 }, () => 'Rest.')
  const given = { race_week: { day_before: [joined, 'z'.repeat(longestText + 1)] }, assumptions_safety: many }
  const read = readAnswer(JSON.stringify(given))
  expect(read.ok && read.value.race_week.day_before.map(({ length }) => length)).toEqual([
    longestText,
    longestText,
  ])
  expect(read.ok && read.value.assumptions_safety).toEqual(many.slice(1))
})
