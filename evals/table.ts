import type { Writer } from '../apps/server/src/ai/writer.ts'

/** A writer for one plan, and its time limit in seconds. */
export interface TimedWriter {
  readonly writer: Writer
  readonly seconds: number
}

/** Answers in turn, the last one again where more are asked for. */
export function scriptedWriter(answers: readonly string[]): Writer {
  let at = 0
  return async () => {
    const text = answers[Math.min(at, answers.length - 1)] ?? ''
    at += 1
    return { ok: true, value: { text, usage: { inputTokens: null, outputTokens: null } } }
  }
}

/** Pads the cells of a row to the widths of the table. */
export const tableRow =
  (widths: readonly number[]) =>
  (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('')
      .trimEnd()
