import { planRace, type Questionnaire } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { LongRun } from './long-run.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const answers: Questionnaire = {
  raceType: 'Half',
  raceDate: '2027-05-02',
  targetTimeOrPace: '2:30:00',
  sex: 'Female',
  age: '36',
  height: '168 cm',
  weight: '62 kg',
  weeklyMileage: '40 km',
  longRunDistance: '16 km',
  sweatRate: '',
  dietPreference: 'Omnivore',
  allergies: '',
  budget: 'Medium',
  course: 'Flat',
  climate: 'Moderate',
}

async function shown(longRun: Partial<Questionnaire>): Promise<string> {
  const made = planRace({ ...answers, ...longRun }, { year: 2027, month: 3, day: 1 })
  if (!made.ok) throw new Error('this runner is understood')
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<LongRun plan={made.value.plan} details={made.value.details} />))
  const text = box.textContent
  await act(async () => root.unmount())
  return text
}

test('who runs no long run yet reads that, and no time of nothing', async () => {
  const text = await shown({ weeklyMileage: '0', longRunDistance: '0' })
  expect(text).toContain('No long run yet')
  expect(text).toContain('You run no long run yet, so nothing is planned on the way.')
  expect(text).not.toContain('0 min')
})

test('a long run is told with the time it takes', async () => {
  expect(await shown({})).toMatch(/Per hour, for about \d h \d+ min/)
})
