import { expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { loadingMass, referenceMass } from './reference-mass.ts'

const massAt = (weightKg: number) => referenceMass(someRunner({ heightCm: 200, weightKg }))

test('the reference mass is the real one up to a body mass index of 30, and counts a quarter above', () => {
  expect([119, 120, 124, 160].map(massAt)).toEqual([119, 120, 121, 130])
})

const loadingMassAt = (weightKg: number) => loadingMass(someRunner({ heightCm: 200, weightKg }))

test('the loading mass does so above a body mass index of 25', () => {
  expect([99, 100, 104, 140].map(loadingMassAt)).toEqual([99, 100, 101, 110])
})
