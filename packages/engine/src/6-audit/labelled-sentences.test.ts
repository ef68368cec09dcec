import { expect, test } from 'vitest'
import { labelledSentences } from './testing/labelled-sentences.ts'
import { findKeptOut } from './words/find-kept-out.ts'
import { takeApart } from './words/sentence.ts'

const read = labelledSentences.map((labelled) => ({
  ...labelled,
  found:
    findKeptOut({ sentence: takeApart(labelled.text), isNote: labelled.isNote }, new Set([labelled.owner]))
      .length > 0,
}))

test('there are over 300 labelled sentences, and over 120 of them hold nothing', () => {
  expect(labelledSentences.length).toBeGreaterThanOrEqual(300)
  expect(labelledSentences.filter(({ holds }) => !holds).length).toBeGreaterThanOrEqual(120)
})

test('every sentence that holds what is kept out is found', () => {
  expect(
    read.filter(({ holds, found }) => holds && !found).map(({ owner, text }) => `${owner}: ${text}`),
  ).toEqual([])
})

test('at least 95 of 100 sentences that are found do hold it', () => {
  const found = read.filter((each) => each.found)
  const right = found.filter(({ holds }) => holds).length
  const wrong = found.filter(({ holds }) => !holds).map(({ owner, text }) => `${owner}: ${text}`)
  const all = read.filter(({ holds }) => holds).length
  process.stdout.write(
    `${read.length} sentences: recall ${((100 * right) / all).toFixed(1)} %, precision ${((100 * right) / found.length).toFixed(1)} %${wrong.length > 0 ? `; wrongly found: ${wrong.join(' | ')}` : ''}\n`,
  )
  expect(right / found.length).toBeGreaterThanOrEqual(0.95)
})
