import { emptyQuestionnaire, planRace } from '@race-nutrition/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reasonGroups } from './reason-groups.ts'
import { WhereFrom } from './where-from.tsx'

const planned = planRace(
  {
    ...emptyQuestionnaire,
    raceType: 'Marathon',
    raceDate: '2027-04-10',
    targetTimeOrPace: '3:45:00',
    age: '38',
    height: '170 cm',
    weight: '68 kg',
    weeklyMileage: '60 km',
    longRunDistance: '28 km',
  },
  { year: 2027, month: 3, day: 1 },
)
if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
const { plan, details } = planned.value

const groups = reasonGroups(details.reasons, plan.race_day_plan)

test('every reason of a plan stands on paper, under what its number is for', () => {
  const said = groups.flatMap(({ reasons }) => reasons.map(({ reason }) => reason.says))
  const all = new Set(Object.values(details.reasons).map(({ says }) => says))
  expect(all.size).toBeGreaterThan(30)
  expect([...all].filter((says) => !said.includes(says))).toEqual([])
})

test('no number goes by the name of its field', () => {
  expect(groups.map(({ title }) => title)).not.toContain('Further numbers')
  const names = groups.flatMap(({ reasons }) => reasons.map(({ name }) => name))
  expect(names.filter((name) => /_|\b(?:g|mg|ml|hr|lph)\b/.test(name))).toEqual([])
})

test('a row is named by its time, and every source once, by number', () => {
  expect(groups.map(({ title }) => title).join()).toMatch(/\d:\d\d, \w+, and rows like it/)
  const paper = renderToStaticMarkup(<WhereFrom plan={plan} details={details} />)
  const sources = new Set(Object.values(details.reasons).flatMap(({ source }) => source?.title ?? []))
  expect(paper.match(/<li>/g)).toHaveLength(sources.size)
  expect(paper).toContain('[1]')
  expect(paper).not.toContain('[0]')
})

test('a plan without its working has no such page', () => {
  expect(renderToStaticMarkup(<WhereFrom plan={plan} details={null} />)).toBe('')
})
