import { emptyQuestionnaire, type Field, type Questionnaire } from '@race-nutrition/engine'
import { act, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { contractModule, planViewModule, understandingModule } from '../lazy-modules.ts'
import { FormScreen } from './form-screen.tsx'
import { readingsOf, type ReadRequest } from './understanding/understanding.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

// No worker runs here: the answers are parsed in place.
vi.mock('./understanding/open-understanding.ts', () => ({
  openUnderstanding: async () => ({
    read: async ({ answers, today }: ReadRequest) => readingsOf(answers, today),
  }),
}))

const drawn = vi.hoisted(() => vi.fn())

// Each question calls one of these once per render.
vi.mock('./questions.ts', async (original) => {
  const questions = await original<typeof import('./questions.ts')>()
  return {
    ...questions,
    isRequired: (field: Field) => (drawn(field), questions.isRequired(field)),
    choicesOf: (field: Field) => (drawn(field), questions.choicesOf(field)),
  }
})

beforeEach(async () => {
  await understandingModule.load()
})

test('a keystroke in one question does not render the other fourteen', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<Form />))
  await act(settled)
  expect(new Set(drawn.mock.calls.flat()).size).toBe(15)

  drawn.mockClear()
  const mileage = box.querySelector<HTMLInputElement>('[name="weeklyMileage"]')
  await act(async () => type(mileage, '35 miles'))
  await act(settled)
  expect(box.querySelector('#weeklyMileage-message')?.textContent).toContain('56')
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['weeklyMileage']))
  await act(async () => root.unmount())
})

test.each([
  ['focusing', (button: HTMLButtonElement) => button.focus()],
  ['pointing at', (button: HTMLButtonElement) => button.dispatchEvent(over())],
])('%s the button loads the call and the view of its plan; typing does not', async (_, comeTo) => {
  const loads = [contractModule, planViewModule].map((module) =>
    vi.spyOn(module, 'load').mockRejectedValue(new Error('offline')),
  )
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<Form />))
  await act(async () => type(box.querySelector('[name="weeklyMileage"]'), '35 miles'))
  for (const load of loads) expect(load).not.toHaveBeenCalled()
  await act(async () => comeTo(box.querySelector('[type="submit"]') as HTMLButtonElement))
  for (const load of loads) expect(load).toHaveBeenCalledOnce()
  for (const load of loads) load.mockRestore()
  await act(async () => root.unmount())
})

const over = () => new MouseEvent('mouseover', { bubbles: true })

test('a recognized allergy stays recognized beside an unknown word', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<Form />))
  await act(async () => type(box.querySelector('[name="allergies"]'), 'peanuts, zorblax'))
  await act(settled)
  const line = box.querySelector<HTMLElement>('#allergies-message')
  expect(line?.dataset['tone']).toBe('read')
  expect(line?.firstChild?.textContent).toBe('Left out of everything: peanut')
  expect(line?.querySelector('[data-tone="unsure"]')?.textContent).toMatch(/^Not recognized, .*: zorblax$/)
  expect(line?.textContent).toMatch(/peanut\. Not recognized/)
  await act(async () => root.unmount())
})

const nothing = () => undefined

function Form() {
  const [given, setGiven] = useState<Questionnaire>(emptyQuestionnaire)
  const answer = useCallback(
    (field: Field, text: string) => setGiven((before) => ({ ...before, [field]: text })),
    [],
  )
  return (
    <FormScreen
      answers={{
        given,
        answer,
        erase: nothing,
        races: { races: [], unreadable: 0 },
        restore: null,
        fill: () => undefined,
        unfill: null,
        settle: () => undefined,
      }}
      refusals={[]}
      isLoading={false}
      readBy="engine"
      onOpen={() => Promise.resolve(false)}
      withoutPlan={null}
      onSubmit={nothing}
    />
  )
}

/** Waits for the readings, which follow when idle. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

function type(input: HTMLInputElement | null, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}
