import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { DailyEating } from './days/daily-eating.tsx'
import { RaceTargets } from './race-day/race-targets.tsx'
import { RaceWeek } from './race-week/race-week.tsx'
import { Reasons } from './reasons/reasons.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const plan = renderedPlan()

/** The accessible name of each number that opens its reason, and the popover's heading. */
async function labelsIn(section: ReactNode): Promise<string[]> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<Reasons of={plan.facts}>{section}</Reasons>))
  const labels = [...box.querySelectorAll('button[aria-label$="Why this number"]')].map(
    (number) => number.getAttribute('aria-label')?.replace(/\. Why this number$/u, '') ?? '',
  )
  await act(async () => root.unmount())
  return labels
}

test('a number is named once: before it or by its unit', async () => {
  const labels = [
    ...(await labelsIn(<RaceTargets plan={plan} />)),
    ...(await labelsIn(<DailyEating plan={plan} />)),
    ...(await labelsIn(<RaceWeek plan={plan} />)),
  ]
  expect(labels).toContainEqual(expect.stringMatching(/^In the race: [\d.]+ L\/h sweat rate$/))
  expect(labels).toContainEqual(expect.stringMatching(/^An hour: \d+ g carbs$/))
  expect(labels.length).toBeGreaterThan(10)
  const twice = labels.filter((label) => {
    const [name = '', amount = ''] = label.toLowerCase().split(': ')
    return name.split(/\W+/u).some((word) => word.length > 3 && amount.split(/\W+/u).includes(word))
  })
  expect(twice).toEqual([])
})
