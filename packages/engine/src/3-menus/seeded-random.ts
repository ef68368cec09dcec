import type { Runner } from '../1-runner/runner.ts'
import { byKey } from '../foods/memoize.ts'

/** Random draws that depend on the seed alone: the same answers give the same menus, to the byte. */
export interface Draws {
  /** Separate draws for one part of the menus: no other part changes with them. */
  readonly of: (part: string) => Draws
  /** One of these, each equally likely; a new one is drawn at times, and changes no other choice. */
  readonly pick: <T extends Identified>(items: readonly T[]) => T | undefined
  /** From 0 to 1, of its own for every id, by what `hashOfId` makes of it. */
  readonly weigh: (hash: number) => number
  /** In any order; a new one does not change the order of the others. */
  readonly shuffled: <T extends Identified>(items: readonly T[]) => T[]
}

interface Identified {
  readonly id: string
}

/** Over the answers as typed: any other answer changes the menus. */
export const seedOf = ({ answers }: Runner): number => hashOf(Object.values(answers).join('\n'))

/** Rendezvous hashing: every id has a weight of its own by the seed, and the heaviest is drawn. */
export function drawsFrom(seed: number): Draws {
  const weightOfHash = (hash: number) => mix(hash ^ seed)
  const weightOf = ({ id }: Identified) => weightOfHash(hashOfId(id))
  return {
    of: byKey((part: string) => drawsFrom(mix(hashOfId(part) ^ seed))),
    pick: (items) => heaviest(items, weightOf),
    weigh: (hash) => weightOfHash(hash) / 2 ** 32,
    shuffled: (items) =>
      items
        .map((item) => ({ item, weight: weightOf(item) }))
        .sort((one, other) => other.weight - one.weight)
        .map(({ item }) => item),
  }
}

function heaviest<T>(items: readonly T[], weightOf: (item: T) => number): T | undefined {
  let most = -1
  let found: T | undefined
  for (const item of items) {
    const weight = weightOf(item)
    if (weight > most) [most, found] = [weight, item]
  }
  return found
}

const hashes = new Map<string, number>()

/** Ids of foods, dishes and parts of the menus: a few hundred, so all are kept. */
export function hashOfId(id: string): number {
  const known = hashes.get(id)
  if (known !== undefined) return known
  const hash = hashOf(id)
  hashes.set(id, hash)
  return hash
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The mixer of Mulberry32: small, fast, even enough to choose dinners by. */
function mix(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return (mixed ^ (mixed >>> 14)) >>> 0
}

/** Numbers from 0 up to 1, one after the other, always the same for a seed: Mulberry32. */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    return mix(state) / 2 ** 32
  }
}
