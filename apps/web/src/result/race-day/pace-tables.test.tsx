import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { slowerDays } from '@race-nutrition/engine'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { RaceDay } from './race-day.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const box = document.body.appendChild(document.createElement('div'))
let root = createRoot(box)

afterEach(async () => {
  await act(async () => root.unmount())
  root = createRoot(box)
})

const timesIn = () =>
  [...box.querySelectorAll('table[class*="table"]:not([class*="hidden"]) > tbody th')].map(
    ({ firstChild }) => firstChild?.textContent,
  )

test('a slower day has its own table, and on pace is the plan again', async () => {
  const plan = renderedPlan()
  await act(async () => root.render(<RaceDay plan={plan} hasRaceCard />))
  const planned = timesIn()
  expect(planned).toEqual(plan.words.raceRows.map(({ time }) => time))

  const [onPace, , ten] = box.querySelectorAll<HTMLInputElement>('input[type="radio"]')
  await act(async () => ten?.click())
  const day = slowerDays(plan.facts)[1]
  expect(timesIn()).toEqual(day?.rows.map(({ time }) => time))
  expect(box.querySelector('output')?.textContent).toContain(`finish in ${day?.finish}`)
  expect(box.querySelector('table[class*="table"] > caption')?.textContent).toContain('slower day')
  const sums = [...box.querySelectorAll('tfoot td')].map(({ textContent }) => textContent)
  expect(sums[0]).toBe(String(day?.facts.totals.carbs_g))

  await act(async () => onPace?.click())
  expect(timesIn()).toEqual(planned)
  expect(box.querySelector('output')?.textContent).toBe('')
})

test('a race without a stop has no table for a slower day', async () => {
  const plan = renderedPlan({ raceType: '5K', targetTimeOrPace: '24:00', longRunDistance: '0' })
  await act(async () => root.render(<RaceDay plan={plan} hasRaceCard />))
  expect(box.querySelector('input[type="radio"]')).toBeNull()
  expect(timesIn()).toHaveLength(plan.words.raceRows.length)
})

test('what to do if something goes wrong is folded below the table', async () => {
  const plan = renderedPlan()
  await act(async () => root.render(<RaceDay plan={plan} hasRaceCard />))
  const card = [...box.querySelectorAll('details')].find(({ textContent }) =>
    textContent.startsWith('If something goes wrong'),
  )
  expect(card?.open).toBe(false)
  expect(card?.querySelectorAll('dt')).toHaveLength(plan.words.ifThen.lines.length)
})
