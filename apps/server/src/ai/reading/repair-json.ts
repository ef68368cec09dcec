import { deepest } from './answer-limits.ts'

/**
 * The JSON object that starts at a position of a text: up to its own end or, in a truncated text, up to the last complete
 * value, with its brackets closed. Half a sentence is worse than none. A single pass over the text.
 */
export function repairJson(text: string, from: number): string {
  const open: string[] = []
  let whole = { end: from, open: 0 }
  let isName = false
  for (let at = from; at < text.length && open.length <= deepest; at += 1) {
    const sign = text[at] ?? ''
    const closes = closing[sign]
    if (sign === '"') {
      at = endOfString(text, at)
      if (at < text.length && !isName) whole = { end: at + 1, open: open.length }
    } else if (closes) {
      open.push(closes)
      whole = { end: at + 1, open: open.length }
      isName = sign === '{'
    } else if (sign === '}' || sign === ']') {
      if (open.at(-1) !== sign) break
      open.pop()
      whole = { end: at + 1, open: open.length }
      if (open.length === 0) break
    } else if (sign === ',') {
      whole = { end: at, open: open.length }
      isName = open.at(-1) === '}'
    } else if (sign === ':') isName = false
  }
  return text.slice(from, whole.end) + open.slice(0, whole.open).toReversed().join('')
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** The position of its closing quote, or beyond the text. */
function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
