import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishes } from '../../testing/any-runner.ts'
import { factsFor, wordsFor } from '../../testing/stages-for.ts'
import { renderReasons } from './reasons/render-reasons.ts'
import { someRunner } from '../../testing/some-runner.ts'

/** Every sentence that a runner reads, without their own answers. */
const textsOf = (wishes: Parameters<typeof someRunner>[0]): string[] => {
  const { profile: _answers, ...plan } = wordsFor(someRunner(wishes))
  const texts: string[] = []
  JSON.stringify(plan, (_name, value: unknown) => {
    if (typeof value === 'string') texts.push(...value.split(/\n|(?<=[.!?]) /))
    return value
  })
  return texts
}

const runners = fc.sample(fc.tuple(anyWishes, fc.integer({ min: 12, max: 17 })), {
  numRuns: 40,
  seed: 20_271_122,
})

/** Of a body, not of food: no weighing, no gain or loss, no index, and not what amounts are worked out from. */
const weight =
  /\b(?:weigh(?:ing)? (?:yourself|in\b|more|less)|weight|heavier|lighter(?! (?:dose|one))|the scale|body[- ](?:fat|mass)|BMI)\b/i
const ofFood = /weight of water|sold by weight|no weight cutting/

/** Every sentence of a plan, and of the reasons of its numbers. */
function allTextsOf(wishes: Parameters<typeof someRunner>[0]): string[] {
  const reasons = Object.values(renderReasons(factsFor(someRunner(wishes))))
  return [...textsOf(wishes), ...reasons.flatMap(({ text }) => text.split(/(?<=[.!?]) /))]
}

const answersBehind = (wishes: Parameters<typeof someRunner>[0]) =>
  Object.values(renderReasons(factsFor(someRunner(wishes)))).flatMap(({ because }) =>
    because.map(({ cause }) => cause),
  )

const ofWeight = (texts: readonly string[]) => texts.filter((text) => weight.test(text) && !ofFood.test(text))

test('under 18 no sentence mentions body weight', () => {
  for (const [wishes, age] of runners) expect(ofWeight(allTextsOf({ ...wishes, age }))).toEqual([])
})

test('with an eating disorder no sentence mentions body weight', () => {
  let read = 0
  for (const [wishes] of runners) {
    const age = Math.max(wishes.age, 18)
    const texts = allTextsOf({ ...wishes, age, healthWords: ['was anorexic'] })
    expect(ofWeight(texts)).toEqual([])
    expect(answersBehind({ ...wishes, age, healthWords: ['was anorexic'] })).not.toContain('weight')
    read += ofWeight(allTextsOf({ ...wishes, age, healthWords: [] })).length
  }
  // Others read some.
  expect(read).toBeGreaterThan(runners.length)
})

test('under 18 no sentence offers caffeine or a supplement', () => {
  const offered = /\b(?:caffeine|coffee|cola|capsules?|tablets?|creatine|ketones?)\b/i
  for (const [wishes, age] of runners) {
    const sentences = textsOf({ ...wishes, age }).filter((text) => offered.test(text))
    // What a runner excludes is named too.
    const isNoOffer =
      /\bno\b|caffeine-free|^Left out of|^Caffeine: decaffeinated|caffeine (?:adds to it|out\.)|^Blood pressure or water pills|with insulin or tablets/i
    expect(sentences.filter((text) => !isNoOffer.test(text))).toEqual([])
  }
})

test('what no plan may recommend appears only in warnings', () => {
  const never =
    /\b(?:nsaids?|ibuprofen|painkillers?|ketones?|water[- ]loading|weight cutting|alcohol|beer|(?<!red-)wine)\b/i
  for (const [wishes] of runners) {
    const sentences = textsOf(wishes).filter((text) => never.test(text))
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter((text) => !/\bno\b|\bnone\b|See a doctor|only once/i.test(text))).toEqual([])
  }
})
