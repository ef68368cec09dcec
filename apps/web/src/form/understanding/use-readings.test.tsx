import { emptyQuestionnaire } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { understandingModule } from '../../lazy-modules.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import type { ReadRequest } from './understanding.ts'
import { useReadings } from './use-readings.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.mock('../../toasts/toasts.ts', () => ({ notifyModuleMissing: vi.fn() }))

/** Rejects the pending reading for a typed age. */
const failing = vi.hoisted(() => new Map<string, (why: Error) => void>())
vi.mock('./open-understanding.ts', () => ({
  openUnderstanding: async () => ({
    read: ({ answers }: ReadRequest) => new Promise((_, fail) => failing.set(answers.age, fail)),
  }),
}))

function Typed({ age }: { age: string }) {
  return <p>{Object.keys(useReadings(asked(age))).length}</p>
}

/** The same answers for the same age, as the form keeps them. */
const kept = new Map<string, typeof emptyQuestionnaire>()
function asked(age: string) {
  const answers = kept.get(age) ?? { ...emptyQuestionnaire, age }
  kept.set(age, answers)
  return answers
}

test('a failed reading is reported, unless it was outdated', async () => {
  await understandingModule.load()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Typed age="3" />))
  await act(async () => root.render(<Typed age="34" />))
  expect([...failing.keys()]).toEqual(['3', '34'])
  await act(async () => failing.get('3')?.(new Error('old')))
  expect(notifyModuleMissing).not.toHaveBeenCalled()
  await act(async () => failing.get('34')?.(new Error('still asked for')))
  expect(notifyModuleMissing).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
