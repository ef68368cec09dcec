import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { factsFor } from '../../testing/stages-for.ts'
import { renderWords } from './render-words.ts'

const wordsWith = (healthWords: readonly string[]) =>
  JSON.stringify(renderWords(factsFor(someRunner({ race: 'Marathon', targetSeconds: 15_000, healthWords }))))

test('a runner whose treatment may cause lows checks glucose before the start and before drinking nothing', () => {
  const words = wordsWith(['type 1 diabetes'])
  expect(words).toContain('Check your glucose first: ')
  expect(words).toContain(
    'check your glucose, and with insulin your ketones: treat a low; otherwise drink nothing',
  )
  expect(words).toContain('Stop, check your glucose, go to the medical tent')
  expect(words).toContain('confusion that is not a low')
})

test('a runner treated with what brings no lows reads when to check glucose, and nothing of lows', () => {
  const words = wordsWith(['metformin'])
  expect(words).toContain('Check your glucose before breakfast')
  expect(words).not.toMatch(/check your glucose(?: first|;|, go)|ketones:|that is not a low/i)
})

test('with insulin high glucose is a matter of ketones', () => {
  expect(wordsWith(['insulin pump'])).toContain('check ketones: with ketones do not run')
})

test('others read nothing of it', () => {
  expect(wordsWith([])).not.toMatch(/check your glucose|ketones:/i)
})

test('with insulin the kit holds what is needed when the pump or the pen fails', () => {
  expect(wordsWith(['insulin pump'])).toContain('if you use insulin, ketone strips and spares')
})
