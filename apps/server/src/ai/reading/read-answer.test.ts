import fc from 'fast-check'
import { expect, test } from 'vitest'
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
])('a plan is read %s', async (_, given) => {
  const read = await readAnswer(given)
  expect(read.ok && [read.value.daily_plan.calories_kcal, read.value.race_week.day_before]).toEqual([
    2400,
    ['Rest.', 'Eat {early}.'],
  ])
})

test('a plan that was cut off is read up to the cut', async () => {
  const read = await readAnswer(`\`\`\`json\n${text.slice(0, -18)}`)
  expect(read.ok && [read.value.daily_plan.calories_kcal, read.value.race_week.day_before[0]]).toEqual([
    2400,
    'Rest.',
  ])
})

test('half a sentence at the cut is left out', async () => {
  const read = await readAnswer(text.slice(0, -8))
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
])('no plan is read in %j', async (given) => {
  expect((await readAnswer(given)).ok).toBe(false)
})

test('nothing that a model may write makes it throw or wait', async () => {
  const noise = fc.string({
    unit: fc.constantFrom('{', '}', '"', '[', ']', ':', ',', 'a', '1', '`', '\\', '\u0000', '\ud800'),
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(noise, async (given) => {
      expect(typeof (await readAnswer(given)).ok).toBe('boolean')
    }),
  )
  const from = performance.now()
  for (const unit of ['{', '[', '"', '{"a":', '```', '<think>']) await readAnswer(unit.repeat(60_000))
  expect(performance.now() - from).toBeLessThan(10_000)
})
