import { expect, test } from 'vitest'
import { litersPerHourText } from '../../7-words/amounts/format-measures.ts'
import { emptyQuestionnaire } from '../questionnaire.ts'
import { readWeighedRun, type WeighedRun } from './read-weighed-run.ts'

const run: WeighedRun = { before: '70 kg', after: '69.4 kg', drunk: '400 ml', time: '60' }
const read = (changes: Partial<WeighedRun>, height = '') =>
  readWeighedRun({ ...run, ...changes }, { ...emptyQuestionnaire, height })
const rate = (changes: Partial<WeighedRun>, height?: string) => {
  const result = read(changes, height)
  return result.ok ? litersPerHourText(result.value) : result.refused
}

test('each kilogram lost and each liter drunk is a liter of sweat', () => {
  expect(rate({})).toBe('1 L/h')
  expect(rate({ drunk: '' })).toBe('0.6 L/h')
  expect(rate({ drunk: '0' })).toBe('0.6 L/h')
  expect(rate({ time: '2 h' })).toBe('0.5 L/h')
})

test.each([
  [{ before: '154 lb', after: '152 lb', drunk: '17 oz' }, '1.41 L/h'],
  [{ before: '11 st', after: '10 st 12' }, '1.31 L/h'],
  [{ drunk: '0,5 l' }, '1.1 L/h'],
  [{ time: '1:30' }, '0.67 L/h'],
  [{ time: '1 h 30 min' }, '0.67 L/h'],
  [{ time: '90 min' }, '0.67 L/h'],
])('%j gives %s', (changes, expected) => {
  expect(rate(changes)).toBe(expected)
})

test('weights without a unit are read as the form reads them, by the height', () => {
  expect(rate({ before: '70', after: '69.4' }, '178 cm')).toBe('1 L/h')
  expect(rate({ before: '70', after: '69.4' })).toEqual([
    { part: 'before', because: { code: 'unclear-unit' } },
    { part: 'after', because: { code: 'unclear-unit' } },
  ])
})

test('everything that cannot be used is reported at once', () => {
  const refused = read({ before: 'heavy', after: '', drunk: 'a lot', time: 'long' })
  expect(refused.ok ? [] : refused.refused.map(({ part }) => part)).toEqual([
    'before',
    'after',
    'drunk',
    'time',
  ])
})

test.each([
  ['29', false],
  ['30', true],
  ['6 h', true],
  ['361', false],
])('a run of %s is %s', (time, isUsed) => {
  expect(read({ time, before: '71.5 kg', after: '70 kg', drunk: '' }).ok).toBe(isUsed)
})

test.each([
  ['heavier after than before', { before: '69 kg', after: '70 kg', drunk: '' }],
  ['less than 0.2 L/h', { after: '69.9 kg', drunk: '50 ml' }],
  ['more than 4 L/h', { after: '66 kg', drunk: '500 ml' }],
])('a run with %s is refused as a whole', (_, changes) => {
  const refused = read(changes)
  expect(refused.ok ? [] : refused.refused.map(({ part }) => part)).toEqual(['run'])
})

test('a volume without a unit is refused', () => {
  expect(rate({ drunk: '500' })).toEqual([{ part: 'drunk', because: { code: 'not-a-volume' } }])
})
