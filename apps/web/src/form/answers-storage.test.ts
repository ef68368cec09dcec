import { emptyQuestionnaire, type Questionnaire } from '@race-nutrition/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeStoredAnswers, storeAnswers, storedAnswers } from './answers-storage.ts'

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
  storeAnswers(answers)
  expect(storedAnswers()).toEqual(answers)
})

test('erased answers are removed from storage', () => {
  storeAnswers(answers)
  removeStoredAnswers()
  expect(localStorage.length).toBe(0)
  expect(storedAnswers()).toEqual(emptyQuestionnaire)
})

test.each(['', '{', 'null', '7', '"text"', '[]', '[1,2]', '{}'])(
  'a stored %j opens the empty form',
  (stored) => {
    localStorage.setItem(key, stored)
    expect(storedAnswers()).toEqual(emptyQuestionnaire)
  },
)

test('an answer that is not a text, or not an option of its question, is replaced by its default', () => {
  localStorage.setItem(key, JSON.stringify({ ...answers, age: 34, sex: 'Robot', budget: 'toString' }))
  expect(storedAnswers()).toEqual({ ...answers, age: '', sex: 'Male', budget: 'Medium' })
})

test('an answer to an unknown question is left out', () => {
  localStorage.setItem(key, JSON.stringify({ ...answers, shoeSize: '44' }))
  expect(storedAnswers()).toEqual(answers)
})

test('without storage the form opens empty, without an error', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(() => {
    storeAnswers(answers)
    removeStoredAnswers()
  }).not.toThrow()
  expect(storedAnswers()).toEqual(emptyQuestionnaire)
})
