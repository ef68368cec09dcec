import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import type { Questionnaire } from '../questionnaire.ts'
import { readRunner } from '../read-runner.ts'

const { answers, today } = someRunner()

function refusalsOf(changed: Partial<Questionnaire>): string[] {
  const read = readRunner({ ...answers, ...changed }, today)
  return read.ok ? [] : read.refused.map(({ code }) => code)
}

describe('what a runner can eat is not read as what to leave out', () => {
  test.each([
    'I can only eat rice and chicken',
    'can only have rice',
    'Only eat potatoes, fish',
    'I eat only rice',
    'tolerate nothing but rice',
    'everything except rice',
    'Everything but rice and eggs',
    'allergic to everything except rice',
    'I’m allergic to all foods but rice',
    'peanuts; anything other than chicken',
  ])('%s', (allergies) => {
    expect(refusalsOf({ allergies })).toEqual(['what-may-be-eaten'])
  })

  test.each([
    'I eat everything except rice',
    'tested negative for everything except sesame',
    'I can only eat gluten-free bread',
    'only eat eggs if baked',
    'only shellfish as far as I know',
    'I only eat small portions',
    'none except kiwi',
  ])('but is no reason to refuse: %s', (allergies) => {
    expect(refusalsOf({ allergies })).toEqual([])
  })
})

describe('a diet among the allergies', () => {
  test.each([
    ['vegan', 'Omnivore'],
    ['Vegan', 'Vegetarian'],
    ['I am a vegetarian', 'Omnivore'],
    ['peanuts, plant-based diet', 'Omnivore'],
  ] as const)('is refused where it is stricter than the chosen one: %s, %s', (allergies, dietPreference) => {
    expect(refusalsOf({ allergies, dietPreference })).toEqual(['diet-among-allergies'])
  })

  test.each([
    ['vegan', 'Vegan'],
    ['vegetarian', 'Vegan'],
    ['vegetarian', 'Vegetarian'],
    ['vegetarian at home, no fish either', 'Omnivore'],
    ['pescatarian', 'Omnivore'],
  ] as const)('is none where it is chosen, or means something else: %s, %s', (allergies, dietPreference) => {
    expect(refusalsOf({ allergies, dietPreference })).toEqual([])
  })
})
