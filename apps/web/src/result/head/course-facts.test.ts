import { expect, test } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { courseFacts } from './course-facts.ts'

const { runner } = renderedPlan().facts
const valueFor = (course: typeof runner.preferences.course, file: { name: string } | null = null) =>
  courseFacts({ ...runner, ...(course ? { preferences: { course } } : {}) }, file).map(({ value }) => value)

test('the course is named by its race, as on paper, else by its file, with its climb', () => {
  expect(valueFor({ climb_m: 248 }, { name: 'Secret Valley' })).toEqual([
    expect.stringMatching(/^Secret Valley, [\d,]+ (?:m|ft) of climb$/),
  ])
  expect(valueFor({ name: 'Boston Marathon' }, { name: 'Secret Valley' })).toEqual(['Boston Marathon'])
  expect(valueFor({ name: 'Boston Marathon' }, { name: '' })).toEqual(['Boston Marathon'])
  expect(valueFor({ climb_m: 0 })).toEqual([expect.stringMatching(/^0 (?:m|ft) of climb$/)])
  expect(valueFor(undefined)).toEqual([''])
})
