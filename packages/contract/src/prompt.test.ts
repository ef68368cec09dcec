import { emptyQuestionnaire } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { nutritionPlan } from './nutrition-plan.ts'
import { planSchema } from './plan-schema.ts'
import { allergyList, promptFor, sweatRateOf } from './prompt.ts'

const answers = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  raceDate: '2027-04-18',
  targetTimeOrPace: '1:45:30',
  height: `5'10"`,
  weight: '154 lb',
  age: '34',
  weeklyMileage: '35',
  longRunDistance: '12 miles',
  allergies: ' peanuts , 大豆,, ',
}

describe('the prompt', () => {
  const prompt = promptFor(answers)

  test.each(Object.keys(nutritionPlan.shape))('asks for the section %s', (section) => {
    expect(prompt).toMatch(new RegExp(`\\d\\. .*\\(${section}\\)`))
  })

  test.each([
    'Race: Half Marathon',
    'Race date: 2027-04-18',
    'Target time or pace: 1:45:30',
    `Height: 5'10"`,
    'Weight: 154 lb',
    'Weekly mileage: 35',
    'Long run distance: 12 miles',
    'Diet preference: Omnivore',
    'Allergies: peanuts, 大豆',
    'Budget: Medium',
    'Course: Flat',
    'Climate: Moderate',
  ])('contains the answer %s', (line) => {
    expect(prompt.split('\n')).toContain(line)
  })

  test('asks for JSON only, for safety notes and for testing before race day', () => {
    expect(prompt).toMatch(/JSON only/)
    expect(prompt).toMatch(/not medical advice/)
    expect(prompt).toMatch(/tested in training before race day/)
  })

  test('has Not specified for a sweat rate that is missing or not a number', () => {
    expect(prompt).toContain('Sweat rate: Not specified')
    expect(promptFor({ ...answers, sweatRate: 'not sure' })).toContain('Sweat rate: Not specified')
    expect(promptFor({ ...answers, sweatRate: '0.9' })).toContain('Sweat rate: 0.9 liters per hour')
  })

  test('has None if the runner has no allergies', () => {
    expect(promptFor({ ...answers, allergies: ' ' })).toContain('Allergies: None')
  })
})

test.each([
  ['', null],
  ['  ', null],
  ['0.9', 0.9],
  [' 1,2 ', 1.2],
  ['0.9 L/h', 0.9],
  ['1.1 liters per hour', 1.1],
  ['.8', 0.8],
  ['900 ml/h', null],
  ['32 oz/hr', null],
  ['unknown', null],
  ['-1', null],
])('the sweat rate %j is %j in a prompt', (answer, rate) => {
  expect(sweatRateOf(answer)).toBe(rate)
})

test('allergies are split on commas and trimmed', () => {
  expect(allergyList('peanuts, tree nuts ,milk')).toEqual(['peanuts', 'tree nuts', 'milk'])
  expect(allergyList(' , ')).toEqual([])
})

describe('the JSON Schema of a plan', () => {
  const schema = planSchema()

  test('is an object at the top that requires all nine sections and allows no other', () => {
    expect(schema).toMatchObject({
      type: 'object',
      required: Object.keys(nutritionPlan.shape),
      additionalProperties: false,
    })
    expect(Object.keys(nutritionPlan.shape)).toHaveLength(9)
  })

  test('names the unit of every number', () => {
    const numbers: unknown[] = []
    JSON.stringify(schema, (_, part: unknown) => {
      if (typeof part === 'object' && part !== null && 'minimum' in part) numbers.push(part)
      return part
    })
    expect(numbers.length).toBeGreaterThan(20)
    for (const number of numbers) {
      expect(number).toHaveProperty('description', expect.stringMatching(/gram|milli|kilocal|Gels/))
    }
  })
})
