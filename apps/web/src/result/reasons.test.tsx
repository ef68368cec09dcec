import type { DetailsReason } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reasoned, Reasons } from './reasons.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const published: DetailsReason = {
  rule: 'carbohydrate-while-running',
  says: 'At 1 h 45 that is 45 g.',
  source: { title: 'Nutrition and Athletic Performance', year: 2016, doi: '10.1249/x' },
  because: [
    { field: 'weight', given: '132 lb', read: '59.9 kg' },
    { field: 'course', given: 'Flat', read: 'Flat' },
    { field: 'sweatRate', given: '', read: 'not given' },
  ],
}
const chosen: DetailsReason = { ...published, says: 'Our own choice.', source: null, because: [] }
const shared: DetailsReason = { ...chosen, says: 'The target of the day.' }

let root: Root
const box = document.body.appendChild(document.createElement('div'))

beforeEach(async () => {
  root = createRoot(box)
  await act(async () =>
    root.render(
      <Reasons known={{ reasons: { published, chosen, 'targets.daily.carbs_g': shared }, rows: [] }}>
        <Reasoned path="published" of="Carbs: 45 g">
          45 g
        </Reasoned>
        <Reasoned path="chosen" of="Sodium: 290 mg">
          290 mg
        </Reasoned>
        <Reasoned path="numbers_summary.daily.carbs_g" of="Carbs: 342 g">
          342 g
        </Reasoned>
        <Reasoned path="unknown" of="Gels: 3">
          3
        </Reasoned>
      </Reasons>,
    ),
  )
})

afterEach(() => act(async () => root.unmount()))

const ask = (name: string) =>
  act(async () => box.querySelector<HTMLElement>(`[aria-label="${name}. Why this number"]`)?.click())
const told = () => [...box.querySelectorAll('section > :not(button)')].map((part) => part.textContent)

test('a number with a reason tells rule, answers and source when asked', async () => {
  await ask('Carbs: 45 g')
  expect(told()).toEqual([
    'Carbs: 45 g',
    'At 1 h 45 that is 45 g.',
    'From your answers',
    'Weight: 132 lb, read as 59.9 kgCourse: FlatSweat rate: not given',
    'Source: Nutrition and Athletic Performance (2016)',
  ])
  expect(box.querySelector('a')?.href).toBe('https://doi.org/10.1249/x')
})

test('the next number asked takes the place of the one before, and a choice says that it is one', async () => {
  await ask('Carbs: 45 g')
  await ask('Sodium: 290 mg')
  expect(told()).toEqual([
    'Sodium: 290 mg',
    'Our own choice.',
    'A choice of this planner, within the evidence.',
  ])
})

test('a number of the plan opens the reason of the target that it shows', async () => {
  await ask('Carbs: 342 g')
  expect(told()[1]).toBe('The target of the day.')
})

test('a number without a reason is no button', () => {
  expect([...box.querySelectorAll('[aria-label]')].map((found) => found.textContent)).not.toContain('3')
  expect(box.textContent).toContain('3')
})
