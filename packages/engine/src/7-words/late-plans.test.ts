import { composeRunner } from '../5-plan/compose-runner.ts'
import { factsFor, wordsFor } from '../../testing/stages-for.ts'
import { recipeFor } from './race-day/recipe.ts'
import { describe, expect, test } from 'vitest'
import { products } from '../foods/products.ts'
import { renderWords } from './render-words.ts'
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

  test('with no long run left it names no fuel to try, and says to take what was trained with', () => {
    const marathon = { race: 'Marathon', targetSeconds: 250 * 60, budget: 'Medium' } as const
    const listed = (daysToGo: number) => {
      const runner = someRunner({ ...marathon, daysToGo })
      const plan = factsFor(runner)
      const { groceries, prep } = renderWords(plan)
      const fuels = plan.race_day.kit.flatMap(({ product }) => product)
      const others = groceries.electrolytes.flatMap(({ foods }) => foods).filter((id) => !fuels.includes(id))
      return { text: `${groceries.note} ${prep.kit.join('. ')}`, others }
    }
    const trainedWith = /Take the fuel you trained with; count its carbs by the label/
    const late = listed(3)
    expect(late.text).toMatch(trainedWith)
    expect(late.text).not.toMatch(/Instead of a gel|for a change/i)
    expect(late.others).toEqual([])
    const inTime = listed(20)
    expect(inTime.text).not.toMatch(trainedWith)
    expect(inTime.text).toMatch(/Instead of a gel/)
    expect(inTime.others.length).toBeGreaterThan(0)
  })

  test('on race day it packs no breakfast, counts no hours of abstinence and needs no other morning', () => {
    const text = JSON.stringify(planIn(0))
    expect(text).not.toMatch(/if you sleep away|in the 24 hours before the race|[Tt]he evening before/)
    expect(JSON.stringify(planIn(1))).toMatch(/if you sleep away.*in the 24 hours before the race/)
  })
})
