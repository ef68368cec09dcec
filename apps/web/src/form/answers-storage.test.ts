import { emptyQuestionnaire, type Questionnaire } from '@race-nutrition/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAnswers, keepAnswers, keptAnswers } from './answers-storage.ts'

const key = 'race-nutrition/answers/v1'
const answers: Questionnaire = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  weight: '132 lb',
  allergies: '大豆, milk',
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('answers survive a reload', () => {
  keepAnswers(answers)
  expect(keptAnswers()).toEqual(answers)
})

test('erased answers are gone from the device', () => {
  keepAnswers(answers)
  forgetAnswers()
  expect(localStorage.length).toBe(0)
  expect(keptAnswers()).toEqual(emptyQuestionnaire)
})

test.each(['', '{', 'null', '7', '"text"', '[]', '[1,2]', '{}'])(
  'a stored %j opens the empty form',
  (stored) => {
    localStorage.setItem(key, stored)
    expect(keptAnswers()).toEqual(emptyQuestionnaire)
  },
)

test('an answer that is no text, or no option of its question, takes its default', () => {
  localStorage.setItem(key, JSON.stringify({ ...answers, age: 34, sex: 'Robot', budget: 'toString' }))
  expect(keptAnswers()).toEqual({ ...answers, age: '', sex: 'Male', budget: 'Medium' })
})

test('an answer to a question that is not asked is left out', () => {
  localStorage.setItem(key, JSON.stringify({ ...answers, shoeSize: '44' }))
  expect(keptAnswers()).toEqual(answers)
})

test('a device that keeps nothing opens the empty form and complains of nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(() => {
    keepAnswers(answers)
    forgetAnswers()
  }).not.toThrow()
  expect(keptAnswers()).toEqual(emptyQuestionnaire)
})
