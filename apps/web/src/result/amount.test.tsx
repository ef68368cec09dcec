import { planRace, type Questionnaire } from '@race-nutrition/engine'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { DailyEating } from './daily-eating.tsx'
import { RaceTargets } from './race-targets.tsx'
import { RaceWeek } from './race-week.tsx'
import { Reasons } from './reasons.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const answers: Questionnaire = {
  raceType: 'Marathon',
  raceDate: '2027-05-02',
  targetTimeOrPace: '4:00:00',
  sex: 'Female',
  age: '36',
  height: '168 cm',
  weight: '62 kg',
  weeklyMileage: '50 km',
  longRunDistance: '24 km',
  sweatRate: '',
  dietPreference: 'Omnivore',
  allergies: '',
  budget: 'Medium',
  course: 'Flat',
  climate: 'Moderate',
}
const made = planRace(answers, { year: 2027, month: 3, day: 1 })
if (!made.ok) throw new Error('this runner is understood')
const { plan, details } = made.value

/** What a screen reader says of each number that opens its reason, and the popover's heading. */
async function labelsIn(section: ReactNode): Promise<string[]> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<Reasons known={details}>{section}</Reasons>))
  const labels = [...box.querySelectorAll('button[aria-label$="Why this number"]')].map(
    (number) => number.getAttribute('aria-label')?.replace(/\. Why this number$/u, '') ?? '',
  )
  await act(async () => root.unmount())
  return labels
}

test('a number is named once: what it is stands before it or in its unit', async () => {
  const labels = [
    ...(await labelsIn(<RaceTargets targets={details.targets} />)),
    ...(await labelsIn(<DailyEating plan={plan} details={details} />)),
    ...(await labelsIn(<RaceWeek plan={plan} details={details} />)),
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
