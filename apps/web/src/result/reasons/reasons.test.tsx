import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { Reasoned, Reasons } from './reasons.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { facts } = renderedPlan({ weight: '132 lb' })

let root: Root
const box = document.body.appendChild(document.createElement('div'))

beforeEach(async () => {
  root = createRoot(box)
  await act(async () =>
    root.render(
      <Reasons of={facts}>
        <Reasoned path="targets.race.carbs_g_per_hr" of="Carbs: 60 g">
          60 g
        </Reasoned>
        <Reasoned path="targets.long_run.hours" of="Time: 2 h">
          2 h
        </Reasoned>
        <Reasoned path="race_day_plan.0.carbs_g" of="Breakfast: 120 g">
          120 g
        </Reasoned>
        <Reasoned path="targets.race.sweat_rate_lph" of="Sweat rate: 0.8 L/h">
          0.8
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
const shown = () => [...box.querySelectorAll('section > :not(button)')].map((part) => part.textContent)

test('a number with a reason shows rule, answers and source when opened', async () => {
  await ask('Breakfast: 120 g')
  const [of, text, kick, answers, source] = shown()
  expect(of).toBe('Breakfast: 120 g')
  expect(text).toMatch(/\d g/)
  expect(kick).toBe('From your answers')
  expect(answers).toBe(
    'Race type: MarathonTarget time or pace: 4:00:00, read as 4:00:00 · 5:41 /kmWeight: 132 lbHeight: 168 cm',
  )
  expect(source).toMatch(/^Source: .+ \(\d{4}\)$/)
  expect(box.querySelector('a')?.href).toMatch(/^https:\/\/doi\.org\/10\./)
})

test('the next opened number replaces the one before', async () => {
  await ask('Breakfast: 120 g')
  await ask('Carbs: 60 g')
  expect(shown()[0]).toBe('Carbs: 60 g')
  expect(shown()[1]).not.toBe('')
})

test('a missing answer is marked as such', async () => {
  await ask('Sweat rate: 0.8 L/h')
  expect(shown()[3]).toContain('Sweat rate: not given')
})

test('a choice of this planner is labeled as one', async () => {
  await ask('Time: 2 h')
  expect(shown().at(-1)).toBe('A choice of this planner, within the evidence.')
})

test('a number without a reason is not a button', () => {
  expect([...box.querySelectorAll('[aria-label]')].map((found) => found.textContent)).not.toContain('3')
  expect(box.textContent).toContain('3')
})
