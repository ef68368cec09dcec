import { composeRunner } from '../5-plan/compose-runner.ts'
import { wordsFor } from '../../testing/stages-for.ts'
import { recipeFor } from './race-day/recipe.ts'
import { describe, expect, test } from 'vitest'
import { products } from '../foods/products.ts'
import { someRunner } from '../../testing/some-runner.ts'

const hotMarathon = { climate: 'Hot & Humid', targetSeconds: 250 * 60, budget: 'Low' } as const

const planIn = (daysToGo: number) => wordsFor(someRunner({ ...hotMarathon, daysToGo }))

/** The plan, and the notes on all fuels that are made at home. */
function wordsIn(daysToGo: number): string {
  const runner = someRunner({ ...hotMarathon, daysToGo })
  const notes = products.map((product) => recipeFor(composeRunner(runner), product))
  return JSON.stringify([planIn(daysToGo), notes])
}

/** Advice that needs a training run, for a runner who still has one. */
const inTraining = [
  /Test your fueling in training/,
  /[Pp]ractice in training/,
  /[Tt]est in training/,
  /before and after a long run/,
  /(?<!For a later race, )[Ww]eigh yourself before and after an hour/,
]

describe('a plan requires nothing in the past', () => {
  test.each([0, 1, 2, 3, 5, 6])('with %i days to go it needs no training run', (daysToGo) => {
    const text = wordsIn(daysToGo)
    for (const words of inTraining) expect(text).not.toMatch(words)
    expect(text).toMatch(/only what you tested in training/)
  })

  test.each([7, 8])('with %i days to go, a long run among them, it does', (daysToGo) => {
    const text = wordsIn(daysToGo)
    for (const words of inTraining) expect(text).toMatch(words)
  })

  test('on race day it packs no breakfast, counts no hours of abstinence and needs no other morning', () => {
    const text = JSON.stringify(planIn(0))
    expect(text).not.toMatch(/if you sleep away|in the 24 hours before the race|[Tt]he evening before/)
    expect(JSON.stringify(planIn(1))).toMatch(/if you sleep away.*in the 24 hours before the race/)
  })
})
