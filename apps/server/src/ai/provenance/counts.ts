import { type Found, nothing, type Read } from './figure.ts'
import { measured, perWithin } from './measured.ts'
import { namedAfter, namedBefore } from './substances.ts'
import { drinks, ingests, textBefore, type Written } from './taken.ts'
import type { Token } from './tokens.ts'
import { doseNoun, isContainer, isMeasure, unitOf } from './units.ts'

/** "two gels", "3 energy gels", "five bananas"; of what nobody eats ("the first half", "two things") small numbers in words are none. */
export function counted(tokens: readonly Token[], written: Written): Read {
  const { values, after } = written
  const thing = thingAfter(tokens, after)
  if (thing) {
    const beside = {
      of: isMeasure(thing) ? foodsBeside(tokens, written) : [],
      per: perWithin(tokens, after)?.per ?? null,
    }
    return { found: values.map(({ value = 0 }) => ({ ...countOf(value, thing), ...beside })), next: after }
  }
  // A dose without its name can be held against nothing.
  if (standsForADose(tokens, written)) return { found: [bare(Number.NaN)], next: after }
  const isHarmless = values.every(({ value = 0, isSpelled = false }) => isSpelled && value <= 12)
  return { found: isHarmless ? [] : values.map(({ value = 0 }) => bare(value)), next: after }
}

/** Half a cup is one of something: of what, the plan has to say as well. */
const foodsBeside = (tokens: readonly Token[], { at, after }: Written) => {
  const named = namedAfter(tokens, after + 1)
  return named.length > 0 ? named : namedBefore(tokens, at)
}

const bare = (amount: number): Found => ({ ...nothing, amount, raw: amount, unit: 'bare' })

const countOf = (amount: number, thing: string): Found => ({
  ...nothing,
  amount,
  raw: amount,
  unit: `count:${thing}`,
})

/** "Take two", "have three of them", "drink half every": a dose without its name. */
function standsForADose(tokens: readonly Token[], { at, after }: Written): boolean {
  const next = tokens[after]?.text ?? ''
  // "The second half" of what is on the plate, "a sip or two".
  if (/^(?:the|first|second|last|other|latter)$/u.test(tokens[at - 1]?.text ?? '')) return false
  if (tokens[at - 1]?.text === 'or' && /^(?:sip|mouthful|bite|breath)/u.test(tokens[at - 2]?.text ?? ''))
    return false
  const ends = next === '' || /^[.,;:!?)]$/u.test(next)
  return (ends || refers.has(next)) && ingests.test(textBefore(tokens, at))
}

const refers = new Set('of more extra instead at every each per an before after'.split(' '))

/** The dose or the food that a number counts, with at most two words between. */
function thingAfter(tokens: readonly Token[], from: number): string | undefined {
  for (const { text, value } of tokens.slice(from, from + 3)) {
    if (value !== undefined || !/^[\p{L}×]/u.test(text) || between.has(text)) return undefined
    const noun = doseNoun(text)
    if (noun) return noun
    const [food] = namedAfter([{ text, isGlued: false }], 0)
    if (food?.startsWith('food:') && food !== 'food:salt') return food.slice(5)
  }
  return undefined
}

const between = new Set(
  'of and or to in at on before after from for per with then is are day days hour hours if it as that'.split(
    ' ',
  ),
)

/** "a gel", "another gel", "several capsules", "a liter": amounts that no number writes. */
export function indefiniteAt(tokens: readonly Token[], at: number): Read | null {
  const word = tokens[at]?.text ?? ''
  if (word === 'a' || word === 'an') return oneOf(tokens, at)
  if (!vague.has(word)) return null
  // "Another liter", "several pints".
  const unit = unitOf(tokens[at + 1]?.text ?? '')
  if (unit && ['g', 'mg', 'ml', 'kg', 'kcal', 'percent'].includes(unit.of))
    return { found: [bare(Number.NaN)], next: at + 2 }
  const thing = thingAfter(tokens, at + 1)
  return thing === undefined ? null : { found: [countOf(Number.NaN, thing)], next: at + 1 }
}

const vague = new Set(
  'another extra additional several few many multiple both more twice double triple'.split(' '),
)

function oneOf(tokens: readonly Token[], at: number): Read | null {
  const unit = unitOf(tokens[at + 1]?.text ?? '')
  if (unit && ['g', 'ml', 'kg', 'mg'].includes(unit.of)) {
    const one: Token = { text: '1', value: 1, isSpelled: true, isGlued: false }
    return measured(tokens, { values: [one], at, after: at + 1 })
  }
  const thing = thingAfter(tokens, at + 1)
  if (thing === undefined || !doseNoun(thing)) return null
  const isCarried = isContainer(thing) && !drinks.test(textBefore(tokens, at))
  const per = perWithin(tokens, at + 2)?.per ?? null
  return { found: isCarried ? [] : [{ ...countOf(1, thing), per }], next: at + 1 }
}
