import { longestTurn } from '../reading/answer-limits.ts'
import { truncate } from '../reading/truncate.ts'
import type { RefusedCount, RefusedKind } from '../settling/refused.ts'
import type { Prompt } from '../writer.ts'

/** Continues the conversation: what did not pass, and a request for the whole answer again. */
export const repairPrompt = (prompt: Prompt, answer: string, reasons: readonly string[]): Prompt => ({
  for: prompt.for,
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

/** Why nothing could be read of an answer. */
export const unreadable: Readonly<Record<Prompt['for'], string>> = {
  plan: 'It was no JSON object with choices and lines.',
  wish: 'It was no JSON object with preferences and what is ignored.',
}

/** By kind, with the unknown words, which are letters only: nothing else that the model wrote is sent back to it. */
export const reasonsOf = (refused: readonly RefusedCount[], unknownWords: readonly string[]): string[] => [
  ...refused.map(({ kind, count }) => `${count} × ${reasons[kind]}`),
  ...(unknownWords.length > 0 ? [`Words that none of them has: ${unknownWords.join(', ')}`] : []),
]

const reasons: Readonly<Record<RefusedKind, string>> = {
  form: 'too long, or more lines than the place has room for',
  figure: 'a figure, a sign, or a capital within a word',
  word: 'a word that none of the sentences has',
  frame: 'none of the sentences, or a slot that this plan does not have',
  place: 'a line or a slot where it does not belong',
  copy: 'what the plan or another line says already',
  choice: 'an id that is not listed for its meal',
}
