import { numberWords } from '@race-nutrition/engine'
import type { Token } from './tokens.ts'

/** Numbers in words become numbers: "two hundred and fifty", "one and a half", "a third", "half a dozen", "one point five". */
export function withNumbersRead(tokens: readonly Token[]): Token[] {
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const spelled = spelledAt(tokens, at)
    if (!spelled) {
      const token = tokens[at]
      if (token) read.push(token)
      at += 1
      continue
    }
    const text = tokens
      .slice(at, spelled.next)
      .map((token) => token.text)
      .join(' ')
    read.push({ text, value: spelled.value, isSpelled: true, isGlued: false })
    at = spelled.next
  }
  return read.flatMap(andAHalf)
}

interface Spelled {
  readonly value: number
  /** The token after it. */
  readonly next: number
}

function spelledAt(tokens: readonly Token[], at: number): Spelled | null {
  if (!begins.has(tokens[at]?.text ?? '')) return null
  const words = tokens.slice(at, at + 12).map(({ text }) => text)
  const quantity = fractionIn(words) ?? groupIn(words) ?? cardinalIn(words)
  return quantity ? { value: quantity.value, next: at + quantity.next } : null
}

/** Most words begin no number. */
const begins = new Set([
  ...'a an half couple pair trio dozen dozens score hundred hundreds thousand thousands fourty'.split(' '),
  ...numberWords.keys(),
])

/** "half a", "a third of", "three quarters of". "The first half" and "half marathon" are read too: what follows decides. */
function fractionIn(words: readonly string[]): Spelled | null {
  const [first = '', second = '', third = ''] = words
  if (first === 'half' && (second === 'a' || second === 'an') && third === 'dozen')
    return { value: 6, next: 3 }
  if (first === 'half') return { value: 0.5, next: 1 + articlesIn(words.slice(1)) }
  const over = first === 'a' || first === 'an' ? 1 : (numberWords.get(first) ?? 0)
  const under = parts[second === '-' ? third : second]
  if (over < 1 || over > 9 || under === undefined) return null
  const next = second === '-' ? 3 : 2
  return { value: over / under, next: next + articlesIn(words.slice(next)) }
}

const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
  eighth: 8,
  tenth: 10,
}

/** "of a", "of the", "a": between the part and what it is a part of. */
function articlesIn(words: readonly string[]): number {
  const of = words[0] === 'of' ? 1 : 0
  return (
    of +
    (['a', 'an', 'the', 'your', 'each', 'every', 'that', 'one', 'this'].includes(words[of] ?? '') ? 1 : 0)
  )
}

/** "a couple of", "a dozen", "a hundred". */
function groupIn(words: readonly string[]): Spelled | null {
  const isCounted = words[0] === 'a' || words[0] === 'an'
  const group = groups[words[isCounted ? 1 : 0] ?? '']
  if (group === undefined) return null
  const next = isCounted ? 2 : 1
  return { value: group, next: words[next] === 'of' ? next + 1 : next }
}

const groups: Readonly<Record<string, number>> = {
  couple: 2,
  pair: 2,
  trio: 3,
  dozen: 12,
  dozens: 24,
  score: 20,
  hundred: 100,
  hundreds: 200,
  thousand: 1000,
  thousands: 2000,
}

/** "thirty-five", "two hundred and fifty", "one thousand two hundred", "one point five". */
function cardinalIn(words: readonly string[]): Spelled | null {
  let total = 0
  let current: number | null = null
  let next = 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const value = valueOf(word)
    if (value !== undefined) {
      if (current !== null && !fitsAfter(current, value)) break
      current = (current ?? 0) + value
    } else if (word === 'hundred' && current !== null) current *= 100
    else if (word === 'thousand' && current !== null) {
      total += current * 1000
      current = null
    } else if ((word === 'and' || word === '-') && goesOn(current ?? total, words[at + 1], word)) continue
    else break
    next = at + 1
  }
  if (next === 0) return null
  const decimal = decimalsIn(words.slice(next))
  return { value: total + (current ?? 0) + decimal.value, next: next + decimal.next }
}

const valueOf = (word: string) => numberWords.get(word === 'fourty' ? 'forty' : word)

const fitsAfter = (current: number, value: number) =>
  value < 100 && current % 100 === 0 ? current > 0 : value < 10 && current % 10 === 0 && current % 100 >= 20

/** "two hundred and fifty" goes on, "between twenty and thirty" and "twenty-gram" do not. */
function goesOn(current: number, word: string | undefined, by: string): boolean {
  const value = valueOf(word ?? '')
  if (value === undefined) return by === '-' && (word === 'hundred' || word === 'thousand')
  return by === 'and' ? current % 100 === 0 && current > 0 : fitsAfter(current, value) && value > 0
}

function decimalsIn(words: readonly string[]): Spelled {
  if (words[0] !== 'point') return { value: 0, next: 0 }
  const digits: number[] = []
  for (const word of words.slice(1)) {
    const digit = numberWords.get(word)
    if (digit === undefined || digit > 9) break
    digits.push(digit)
  }
  return digits.length === 0
    ? { value: 0, next: 0 }
    : { value: Number(`0.${digits.join('')}`), next: digits.length + 1 }
}

/** "one and a half liters", "2 and a half": the half belongs to the number before it. */
function andAHalf(token: Token, at: number, tokens: readonly Token[]): Token[] {
  const isAdded = (index: number) =>
    tokens[index]?.text === 'and' &&
    /^(?:a|an|one) (?:half|quarter|third)\b/u.test(tokens[index + 1]?.text ?? '') &&
    Number.isInteger(tokens[index - 1]?.value)
  if (isAdded(at) || (at > 0 && isAdded(at - 1))) return []
  if (!isAdded(at + 1)) return [token]
  return [{ ...token, value: (token.value ?? 0) + (tokens[at + 2]?.value ?? 0), isSpelled: true }]
}
