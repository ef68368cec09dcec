import { expect, test } from 'vitest'
import { serviceNote } from './service-note.ts'

const codes = [
  'model-failed',
  'model-busy',
  'model-too-slow',
  'model-away',
  'model-over-budget',
  'model-share-used',
] as const

test.each(codes)('%s is two calm sentences about the plan that is shown', (code) => {
  const { message } = serviceNote(code)
  expect(message).toMatch(/^The AI model [^!]+\. This is the built-in plan, [^!]+\.$/)
})
