import type { Questionnaire } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { LongRun } from './long-run.tsx'
import { sameStopsTogether } from './stops.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

async function shown(answers: Partial<Questionnaire>, today = '2027-03-01'): Promise<string> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<LongRun plan={renderedPlan(answers)} today={today} />))
  const text = box.textContent
  await act(async () => root.unmount())
  return text
}

test('without a long run the page says so, and shows no duration', async () => {
  const text = await shown({ weeklyMileage: '0', longRunDistance: '0' })
  expect(text).toContain('No long run yet')
  expect(text).toContain('No long run yet, so nothing is planned on the way')
  expect(text).not.toContain('0 min')
})

test('a long run is shown with the time it takes', async () => {
  expect(await shown({})).toMatch(/Per hour, for 24 km at an easy pace, about \d h \d+ min/)
})

test('a later week says what its own long run takes, and whose stops stand below', async () => {
  const { facts } = renderedPlan()
  const [first, ...later] = facts.gut_training
  const step = later.find(({ carbs_g_per_hr: rate }) => rate !== first?.carbs_g_per_hr)
  expect(await shown({}, first?.week_starting)).not.toContain('This week')
  const text = await shown({}, step?.week_starting)
  expect(text).toMatch(
    new RegExp(
      `This week, from \\w+ \\d+: ${step?.carbs_g_per_hr} g of carbs an hour, ${step?.servings} servings at 0:`,
    ),
  )
  expect(text).toContain('The numbers and stops here are for another week.')
})

test('stops of equal servings are one entry, whatever their words', () => {
  const { facts, words } = renderedPlan()
  const { rows } = facts.long_run
  const times = sameStopsTogether(words.longRun.stops, rows).map(({ at }) => at.length)
  expect(times.reduce((sum, count) => sum + count, 0)).toBe(rows.length)
  expect(Math.max(...times)).toBeGreaterThan(1)
  const reworded = words.longRun.stops.map((stop, index) => ({ ...stop, text: `${stop.text} (${index})` }))
  expect(sameStopsTogether(reworded, rows).map(({ at }) => at.length)).toEqual(times)
  const doubled = rows.map((row, index) => ({
    ...row,
    servings: row.servings.map((serving) => ({ ...serving, amount: serving.amount + index })),
  }))
  expect(sameStopsTogether(words.longRun.stops, doubled).every(({ at }) => at.length === 1)).toBe(true)
})
