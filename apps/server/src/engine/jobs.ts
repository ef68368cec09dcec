import type { ModelQuestion, Question } from './engine.ts'
import type { Tasks } from './tasks.ts'

/** What the server sends to a worker thread. */
export type Work =
  | { readonly task: 'load' }
  | { readonly task: 'plan'; readonly question: Question }
  | { readonly task: 'ask'; readonly question: ModelQuestion }
  | { readonly task: 'settle'; readonly question: ModelQuestion; readonly texts: readonly string[] }

export interface Job {
  readonly work: Work
  /** Written by the worker when it begins, so that its CPU time can be read from outside. */
  readonly began: SharedArrayBuffer
}

export type Outcome<Name extends keyof Tasks> = ReturnType<Tasks[Name]>

/** Two numbers: which thread began, and how many milliseconds of CPU time it had spent by then. */
const slots = { thread: 0, spent: 1 } as const

export const beganBuffer = () => new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)

export function writeBegan(buffer: SharedArrayBuffer, began: { thread: number; spent: number }): void {
  const view = new Float64Array(buffer)
  view[slots.spent] = began.spent
  view[slots.thread] = began.thread
}

/** Null before a thread has begun; threads count from 1. */
export function readBegan(buffer: SharedArrayBuffer): { thread: number; spent: number } | null {
  const view = new Float64Array(buffer)
  const thread = view[slots.thread] ?? 0
  return thread === 0 ? null : { thread, spent: view[slots.spent] ?? 0 }
}
