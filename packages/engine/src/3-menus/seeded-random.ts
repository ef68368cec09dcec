import type { Runner } from '../1-runner/runner.ts'

/** Random draws that depend on the seed alone: the same answers give the same menus, to the byte. */
export interface Draws {
  /** A whole number from 0 to one below `sides`. */
  readonly roll: (sides: number) => number
  readonly shuffled: <T>(items: readonly T[]) => T[]
}

/** FNV-1a over the answers as typed: any other answer changes the menus. */
export function seedOf({ answers }: Runner): number {
  let hash = 0x811c9dc5
  for (const character of Object.values(answers).join('\n')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32, a generator of 32 bits: small, fast, even enough to choose dinners by. */
export function drawsFrom(seed: number): Draws {
  let state = seed >>> 0
  const roll = (sides: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
  return { roll, shuffled: (items) => shuffle(items, roll) }
}

function shuffle<T>(items: readonly T[], roll: Draws['roll']): T[] {
  const left = [...items]
  const drawn: T[] = []
  while (left.length > 0) drawn.push(...left.splice(roll(left.length), 1))
  return drawn
}
