import { expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { referenceMass } from './reference-mass.ts'

const massAt = (weightKg: number) => referenceMass(someRunner({ heightCm: 200, weightKg }))

test('the reference mass is the real one up to a body mass index of 30, and counts a quarter above', () => {
  expect([119, 120, 124, 160].map(massAt)).toEqual([119, 120, 121, 130])
})
