import { longestTurn } from '../reading/answer-limits.ts'
import { truncate } from '../reading/truncate.ts'
import type { Replaced } from '../settling/replacement-notes.ts'
import type { Prompt } from '../writer.ts'

/** Continues the conversation: what did not pass, and a request for the whole answer again. */
export const repairPrompt = (prompt: Prompt, answer: string, reasons: readonly string[]): Prompt => ({
  system: prompt.system,
  turns: [
    ...prompt.turns,
    { by: 'assistant', text: truncate(answer, longestTurn) || '(nothing)' },
    {
      by: 'user',
      text: [
        'Your answer did not pass. What was wrong:',
        ...reasons.map((reason) => `- ${reason}`),
        'Write the whole JSON object once more, corrected. Leave out a line that you cannot put right. JSON only.',
      ].join('\n'),
    },
  ],
})

export const unreadable = 'It was no JSON object in the shape of the plan.'

/** By section, in words that contain nothing the runner or the model wrote. */
export const reasonsOf = (replaced: readonly Replaced[]): string[] =>
  replaced.map(({ section, message }) => `${section}: ${message}`)
