import type { Per, Read } from './figure.ts'
import { grainOf } from './grain.ts'
import { namedAfter, namedBefore } from './substances.ts'
import type { Written } from './taken.ts'
import type { Token } from './tokens.ts'
import { type Unit, unitOf } from './units.ts'

/** A number and its unit: "60 g of carbs an hour", "1.5 l", "2 h 47 min", "thirty-gram". */
export function measured(tokens: readonly Token[], { values, at, after }: Written): Read | null {
  const found = unitAt(tokens, after)
  if (!found) return null
  const { unit } = found
  const more = unit.of === 'min' && unit.factor === 60 ? minutesAfter(tokens, found.next) : null
  const afterUnit = beyondBrackets(tokens, more?.next ?? found.next)
  const early = perAt(tokens, afterUnit)
  const from = early?.next ?? afterUnit
  const named = ['g', 'mg', 'ml', 'kg'].includes(unit.of) ? namedBeside(tokens, { at, from }) : []
  return {
    found: values.map((token) => ({
      amount: (token.value ?? 0) * unit.factor + (more?.minutes ?? 0),
      raw: token.value ?? 0,
      grain: more ? 0.5 : grainOf(token, unit.factor),
      unit: unit.of,
      of: named,
      per: (early ?? perWithin(tokens, from))?.per ?? null,
    })),
    next: more?.next ?? found.next,
  }
}

const namedBeside = (tokens: readonly Token[], { at, from }: { at: number; from: number }) => {
  const after = namedAfter(tokens, from)
  return after.length > 0 ? after : namedBefore(tokens, at)
}

/** "g", "-gram", "fl. oz", "° C", "degrees". */
function unitAt(tokens: readonly Token[], after: number): { unit: Unit; next: number } | null {
  const word = (at: number) => tokens[at]?.text ?? ''
  let at = word(after) === '-' ? after + 1 : after
  if (word(at) === 'fl' || word(at) === 'fluid') at += word(at + 1) === '.' ? 2 : 1
  const isDegree = word(at) === '°' && /^[cf]$/u.test(word(at + 1))
  const unit = unitOf(isDegree ? `°${word(at + 1)}` : word(at))
  return unit ? { unit, next: at + (isDegree ? 2 : 1) } : null
}

/** "150 ml (5 oz) water": what is said in two units is named after both. */
function beyondBrackets(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text === ')') return at + 1
  const closes = tokens.slice(at, at + 5).findIndex(({ text }) => text === ')')
  const isAmount = tokens[at]?.text === '(' && tokens[at + 1]?.value !== undefined
  return isAmount && closes > 0 && unitOf(tokens[at + 2]?.text ?? '') ? at + closes + 1 : at
}

/** "2 h 47 min", "one hour and thirty minutes", "an hour and a half". */
function minutesAfter(tokens: readonly Token[], from: number): { minutes: number; next: number } | null {
  const at = tokens[from]?.text === 'and' ? from + 1 : from
  const { value, isSpelled } = tokens[at] ?? {}
  if (value === undefined) return null
  const unit = unitOf(tokens[at + 1]?.text ?? '')
  if (unit?.of === 'min' && unit.factor === 1) return { minutes: value, next: at + 2 }
  return isSpelled && value < 1 && at > from ? { minutes: value * 60, next: at + 1 } : null
}

const perUnits: Readonly<Record<string, Per>> = {
  h: 'hour',
  hr: 'hour',
  hour: 'hour',
  kg: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  day: 'day',
  km: 'km',
  kilometer: 'km',
  mi: 'km',
  mile: 'km',
}

/** "/h", "per hour", "an hour"; not "an hour before". */
function perAt(tokens: readonly Token[], at: number): { per: Per; next: number } | null {
  if (!['/', 'per', 'an', 'a', 'each', 'every'].includes(tokens[at]?.text ?? '')) return null
  const per = perUnits[tokens[at + 1]?.text ?? '']
  const isMoment = /^(?:before|after|earlier|later|prior)$/u.test(tokens[at + 2]?.text ?? '')
  if (!per || (isMoment && /^an?$/u.test(tokens[at]?.text ?? ''))) return null
  return { per, next: at + 2 }
}

/** "60 g of carbs per hour": within the next four words. */
export function perWithin(tokens: readonly Token[], from: number): { per: Per; next: number } | null {
  for (let at = from; at < from + 5; at += 1) {
    const { text = '', value } = tokens[at] ?? {}
    if (value !== undefined || /^[.,;:()]$/u.test(text)) return null
    const per = perAt(tokens, at)
    if (per) return per
  }
  return null
}
