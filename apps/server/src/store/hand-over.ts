import { ok } from '@race-nutrition/engine'
import type { Generated } from '../ai/generations.ts'
import { type Joined, joinedElsewhere } from './joined-elsewhere.ts'
import type { Store } from './open-store.ts'

/** A generation as it goes from instance to instance. */
type OnTheWay = Exclude<Generated, { ok: true }> | { readonly ok: true; readonly value: WrittenOut }

interface WrittenOut {
  readonly answer: string
  readonly found: readonly { readonly id: string; readonly severity: 'hard' | 'soft' }[]
  readonly replaced: readonly string[]
}

/** Joins the generations of all instances: see `joinedElsewhere`. */
export function joinGenerations(store: Store, secret: string, note: (how: Joined) => void) {
  const join = joinedElsewhere<OnTheWay>({
    store,
    secret,
    whenLeft: { ok: false, refused: 'model-too-slow' },
    // What only this instance is too busy for, another may do.
    isForOthers: (made) => made.ok || !['model-busy', 'model-away'].includes(made.refused),
    note,
  })
  return async (key: string, signal: AbortSignal, start: (left: AbortSignal) => Promise<Generated>) =>
    readIn(await join(key, signal, async (left) => writtenOut(await start(left))))
}

const writtenOut = (made: Generated): OnTheWay =>
  made.ok ? ok({ ...made.value, answer: Buffer.from(made.value.answer).toString('base64') }) : made

const readIn = (made: OnTheWay): Generated =>
  made.ok ? ok({ ...made.value, answer: new Uint8Array(Buffer.from(made.value.answer, 'base64')) }) : made
