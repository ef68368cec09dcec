import { expect, test } from 'vitest'
import { serviceNote } from './service-note.ts'

test.each(['model-failed', 'model-busy', 'model-too-slow', 'model-away', 'model-over-budget'] as const)(
  '%s is two calm sentences about the plan that is shown',
  (code) => {
    const { message } = serviceNote(code)
    expect(message).toMatch(/^The AI model [^!]+\. This is the built-in plan, [^!]+\.$/)
  },
)
