import { emptyQuestionnaire, fields } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { firstRefused } from './first-refused.ts'
import { choicesOf, isRequired, sections } from './questions.ts'

const questions = sections.flatMap((section) => section.questions)

test('the form asks all fifteen questions once, in the order of the questionnaire', () => {
  expect(questions.map(({ field }) => field)).toEqual(fields)
  expect(fields).toHaveLength(15)
})

test('the questions are in three sections with headings', () => {
  expect(sections.map(({ title }) => title)).toEqual([
    'Race Details',
    'Body Stats & Training',
    'Preferences & Environment',
  ])
})

test('only sweat rate and allergies may stay empty', () => {
  expect(fields.filter((field) => !isRequired(field))).toEqual(['sweatRate', 'allergies'])
})

test('every choice offers its default', () => {
  for (const { field } of questions.filter(({ kind }) => kind === 'choice')) {
    expect(choicesOf(field).map(({ value }) => value)).toContain(emptyQuestionnaire[field])
  }
})

test('Half is shown as Half Marathon', () => {
  expect(choicesOf('raceType').map(({ words }) => words)).toEqual(['5K', '10K', 'Half Marathon', 'Marathon'])
})

test('the first refused question is the first of the form, not of the answer', () => {
  const refusals = ['allergies', 'weight', 'height'].map((field) => ({ field, code: '', message: '' }))
  expect(firstRefused(refusals)).toBe('height')
})

test('a refused field that the form does not know is ignored', () => {
  expect(firstRefused([{ field: 'today', code: '', message: '' }])).toBeNull()
})
