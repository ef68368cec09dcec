import { ok } from '@race-nutrition/engine'
import type { Generated } from '../ai/generations.ts'
import type { SettledAnswer } from '../engine/engine.ts'
import { type CallRole, deduplicateAcrossInstances } from './deduplicate-across-instances.ts'
import type { Store } from './open-store.ts'

/** A generation as it is sent between instances. */
type SerializedGeneration =
  | Exclude<Generated, { ok: true }>
  | { readonly ok: true; readonly value: SerializedAnswer }

type SerializedAnswer = Omit<SettledAnswer, 'answer'> & { readonly answer: string }

/** Shares generations between instances: see `deduplicateAcrossInstances`. */
export function shareGenerations(store: Store, secret: string, note: (role: CallRole) => void) {
  const deduplicate = deduplicateAcrossInstances<SerializedGeneration>({
    store,
    secret,
    whenLeft: { ok: false, refused: 'model-too-slow' },
    // Another instance may have room when this one is too busy.
    isShareable: (made) => made.ok || !['model-busy', 'model-away'].includes(made.refused),
    note,
  })
  return async (key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<Generated>) =>
    deserialize(await deduplicate(key, signal, async (inner) => serialize(await start(inner))))
}

const serialize = (made: Generated): SerializedGeneration =>
  made.ok ? ok({ ...made.value, answer: Buffer.from(made.value.answer).toString('base64') }) : made

const deserialize = (made: SerializedGeneration): Generated =>
  made.ok ? ok({ ...made.value, answer: new Uint8Array(Buffer.from(made.value.answer, 'base64')) }) : made
