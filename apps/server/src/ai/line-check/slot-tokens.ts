import { readSlot, slotsIn } from '@race-nutrition/engine'

/** A line with a token for each slot, which the frames know by its kind: "{taking}", "{row.time}", "{climate}". */
export interface Tokens {
  readonly text: string
  /** The same with a letter for each, to look at the signs around them. */
  readonly plain: string
}

/** The line with its tokens; null if a brace belongs to no slot, a slot is unknown, or touches a word. */
export function withTokens(line: string): Tokens | null {
  const names = slotsIn(line)
  if (names.length > mostSlots || names.some((name) => readSlot(name) === undefined)) return null
  if (/[\p{L}\p{N}'’-]\{|\}[^ ,.;:?]|\}\{/u.test(line) || /[{}]/u.test(line.replace(slot, ''))) return null
  return { text: line.replace(slot, (_, name: string) => tokenOf(name)), plain: line.replace(slot, 'x') }
}

const slot = /\{([^{}]*)\}/gu

/** More facts than this are a table. */
const mostSlots = 4

function tokenOf(name: string): string {
  const kind = readSlot(name)?.kind
  if (kind === 'name' || name === 'race.start' || name === 'race.finish') return `{${name}}`
  return kind === 'time' ? '{row.time}' : `{${kind}}`
}

/** A text with the slots of a line in the place of its tokens, in their order. */
export function withSlots(text: string, names: readonly string[]): string {
  let next = 0
  return text.replace(slot, () => `{${names[next++]}}`)
}

/** The slots that are words of a sentence like others; all others need a frame. */
const freeTokens: ReadonlySet<string> = new Set(['{climate}', '{course}', '{distance}', '{target}'])

export const isBound = (word: string): boolean => word.startsWith('{') && !freeTokens.has(word)
