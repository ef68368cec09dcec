import { countTokens } from 'gpt-tokenizer'
import type { Writer } from '../apps/server/src/ai/writer.ts'
import type { TokenPrices } from '../apps/server/src/operations/metrics-settings.ts'

/** A writer for one plan, and its time limit in seconds. */
export interface TimedWriter {
  readonly writer: Writer
  readonly seconds: number
}

/** Answers in turn, the last one again where more are asked for. Tokens are counted as a common tokenizer has them. */
export function scriptedWriter(answers: readonly string[]): Writer {
  let at = 0
  return async ({ system, turns }) => {
    const text = answers[Math.min(at, answers.length - 1)] ?? ''
    at += 1
    const asked = [system, ...turns.map((turn) => turn.text)].join('\n')
    return {
      ok: true,
      value: { text, usage: { inputTokens: countTokens(asked), outputTokens: countTokens(text) } },
    }
  }
}

/** "$0.012"; "-" without prices or counts. */
export function costOf(
  {
    inputTokens,
    outputTokens,
  }: { readonly inputTokens: number | null; readonly outputTokens: number | null },
  prices: TokenPrices | null,
): string {
  if (!prices || inputTokens === null || outputTokens === null) return '-'
  return `$${((inputTokens * prices.input + outputTokens * prices.output) / 1_000_000).toFixed(4)}`
}

/** Pads the cells of a row to the widths of the table. */
export const tableRow =
  (widths: readonly number[]) =>
  (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('')
      .trimEnd()
