import { longestTurn } from '../reading/bounds.ts'
import { cut } from '../reading/cut.ts'
import type { Replaced } from '../settling/replacement-notes.ts'
import type { Ask } from '../writer.ts'

/** The talk goes on: what did not pass, and the whole answer once more. */
export const repairAsk = (ask: Ask, answer: string, reasons: readonly string[]): Ask => ({
  system: ask.system,
  turns: [
    ...ask.turns,
    { by: 'assistant', text: cut(answer, longestTurn) || '(nothing)' },
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

/** By section, in words that hold nothing of the runner's or the model's own. */
export const reasonsOf = (replaced: readonly Replaced[]): string[] =>
  replaced.map(({ section, message }) => `${section}: ${message}`)
