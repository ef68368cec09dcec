import { renderReasons } from '@race-nutrition/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { reasonGroups } from './reason-groups.ts'
import { NumberSources } from './number-sources.tsx'

const plan = renderedPlan()
const everyReason = Object.values(renderReasons(plan.facts))
const groups = reasonGroups(plan)

test('every reason of a plan is on paper, under its subject', () => {
  const sentences = groups.flatMap(({ reasons }) => reasons.map(({ reason }) => reason.text))
  const all = new Set(everyReason.map(({ text }) => text))
  expect(all.size).toBeGreaterThan(30)
  expect([...all].filter((sentence) => !sentences.includes(sentence))).toEqual([])
})

test.each([
  ['alike, one reason', '16', ['Carbs on Thursday and Friday, carbs on the day before']],
  ['different, one reason each', '36', ['Carbs on Thursday and Friday', 'Carbs on the day before']],
] as const)('loading days have, when %s', (_, age, names) => {
  const all = reasonGroups(renderedPlan({ age }))
  const loading = all.flatMap(({ reasons }) => reasons.filter(({ name }) => /Thursday|day before/.test(name)))
  expect(loading.map(({ name }) => name)).toEqual(names)
  for (const { reasons } of all)
    expect(new Set(reasons.map(({ reason }) => reason.text)).size).toBe(reasons.length)
})

test('no number is named by its field', () => {
  expect(groups.map(({ title }) => title)).not.toContain('Further numbers')
  const names = groups.flatMap(({ reasons }) => reasons.map(({ name }) => name))
  expect(names.filter((name) => /_|\b(?:g|mg|ml|hr|lph)\b/.test(name))).toEqual([])
})

test('a row is named by its time, and every source once, by number', () => {
  expect(groups.map(({ title }) => title).join()).toMatch(/\d:\d\d, \w+, and rows like it/)
  const paper = renderToStaticMarkup(<NumberSources plan={plan} />)
  const sources = new Set(everyReason.flatMap(({ source }) => source?.title ?? []))
  expect(paper.match(/<li>/g)).toHaveLength(sources.size)
  expect(paper).toContain('[1]')
  expect(paper).not.toContain('[0]')
})
