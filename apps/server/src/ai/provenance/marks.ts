import { grainOf } from './grain.ts'
import { nothing, type Read } from './figure.ts'
import type { Written } from './taken.ts'
import type { Token } from './tokens.ts'
import { unitOf } from './units.ts'

/** "0:40", "3:45:00", in minutes of hours and minutes. */
export function clockAt(tokens: readonly Token[], at: number): Read | null {
  const text = tokens[at]?.text ?? ''
  if (!/^\d+(?::\d\d)+$/u.test(text)) return null
  const [first = 0, second = 0, third = 0] = text.split(':').map(Number)
  return {
    found: [{ ...nothing, amount: first * 60 + second + third / 60, raw: Number.NaN, unit: 'clock' }],
    next: at + 1,
  }
}

/** "B12", "C30", "l00 g", "6O": letters and digits in one, right only where the plan itself writes them. */
export function codeAt(tokens: readonly Token[], at: number): Read | null {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.isGlued && before && isWord(before)) return code([before, token], at + 1)
  if (token && after?.isGlued && isWord(after) && !unitOf(after.text) && !ordinal.test(after.text)) {
    return code([token, after], at + 2)
  }
  return null
}

const isWord = ({ text }: Token) => /^\p{L}+$/u.test(text)
const ordinal = /^(?:st|nd|rd|th|x)$/u

const code = (tokens: readonly Token[], next: number): Read => ({
  found: [
    {
      ...nothing,
      amount: Number.NaN,
      raw: Number.NaN,
      unit: 'code',
      of: [tokens.map(({ text }) => text).join('')],
    },
  ],
  next,
})

const months =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/u

/** "April 5", "5 April". */
export function dateAt(tokens: readonly Token[], at: number): Read | null {
  const { value = 0, isSpelled } = tokens[at] ?? {}
  const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
  const month = months.test(before) ? before : months.test(after) ? after : ''
  if (month === '' || isSpelled || value > 31) return null
  const isBefore = month === before
  return {
    found: [{ ...nothing, amount: value, raw: value, unit: 'date', of: [month.slice(0, 3)] }],
    next: isBefore ? at + 1 : at + 2,
  }
}

/** "mile 20", "km 30", "minute 40": the unit goes before. */
export function landmark(tokens: readonly Token[], { values, at, after }: Written): Read | null {
  const word = tokens[at - 1]?.text ?? ''
  const unit = /^(?:mile|km|kilomet(?:er|re)|minute|hour)$/u.test(word) ? unitOf(word) : undefined
  if (!unit) return null
  return {
    found: values.map((token) => ({
      ...nothing,
      amount: (token.value ?? 0) * unit.factor,
      raw: token.value ?? 0,
      grain: grainOf(token, unit.factor),
      unit: unit.of,
    })),
    next: after,
  }
}
