import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishes } from '../../testing/any-runner.ts'
import { wordsFor } from '../../testing/stages-for.ts'
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

test('under 18 no sentence mentions body weight', () => {
  const weight =
    /\b(?:weigh(?:ing)? (?:yourself|in\b)|body[- ]?weight|lose weight|weight loss|your weight|the scale|body fat|BMI)\b/i
  for (const [wishes, age] of runners)
    expect(textsOf({ ...wishes, age }).filter((text) => weight.test(text))).toEqual([])
})

test('under 18 no sentence offers caffeine or a supplement', () => {
  const offered = /\b(?:caffeine|coffee|cola|capsules?|tablets?|creatine|ketones?)\b/i
  for (const [wishes, age] of runners) {
    const sentences = textsOf({ ...wishes, age }).filter((text) => offered.test(text))
    // What a runner excludes is named too.
    const isNoOffer = /\bno\b|caffeine-free|^Left out of|^Caffeine: decaffeinated/i
    expect(sentences.filter((text) => !isNoOffer.test(text))).toEqual([])
  }
})

test('what no plan may recommend appears only in warnings', () => {
  const never =
    /\b(?:nsaids?|ibuprofen|painkillers?|ketones?|water[- ]loading|weight cutting|alcohol|beer|wine)\b/i
  for (const [wishes] of runners) {
    const sentences = textsOf(wishes).filter((text) => never.test(text))
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter((text) => !/\bno\b|\bnone\b|See a doctor|only once/i.test(text))).toEqual([])
  }
})
