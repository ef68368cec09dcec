import { counted, indefiniteAt } from './counts.ts'
import type { Figure, Found, Phase, Read } from './figure.ts'
import { clockAt, codeAt, dateAt, landmark } from './marks.ts'
import { measured } from './measured.ts'
import { withNumbersRead } from './spelled-numbers.ts'
import { ingests, textBefore } from './taken.ts'
import { plainForm, type Token, tokensOf } from './tokens.ts'

/**
 * Every number of a text, in digits or in words, with what it counts. The audit reads only what it is sure of; here nothing
 * may be missed, so that what cannot be placed comes back as "bare" or "code" and has to stand in the plan as it is.
 */
export const readFigures = (text: string): readonly Figure[] =>
  sentencesOf(plainForm(text)).flatMap(figuresOf)

/** A point between digits ends no sentence. */
const sentencesOf = (plain: string) => plain.split(/(?<=[.!?])\s+|[;\n]+/u)

function figuresOf(sentence: string): Figure[] {
  const tokens = withNumbersRead(tokensOf(sentence))
  const about = aboutAll(sentence)
  const figures: Figure[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = clockAt(tokens, at) ?? numberAt(tokens, at) ?? indefiniteAt(tokens, at)
    if (!read) {
      at += 1
      continue
    }
    const isTaken = ingests.test(textBefore(tokens, at))
    const isTotal = about.isOfAWhole || (!isTaken && about.isOfADay)
    const says = saidBy(tokens.slice(at, read.next))
    const { phase } = about
    figures.push(
      ...read.found.map((found) => ({ ...found, of: ofSweat(found, about), says, phase, isTotal, isTaken })),
    )
    at = read.next
  }
  return figures
}

/** What a sentence says of all its figures: read once, however many they are. */
const aboutAll = (sentence: string) => ({
  phase: phaseOf(sentence),
  isOfAWhole: ofAWhole.test(sentence),
  isOfADay: ofADay.test(sentence),
  isOfSweat: /\bsweat/u.test(sentence),
})

/** What is sweated is no amount to drink, though both come in liters an hour. */
const ofSweat = ({ of, unit }: Found, { isOfSweat }: { readonly isOfSweat: boolean }) =>
  of.length === 0 && unit === 'ml' && isOfSweat ? ['other:sweat'] : of

const ofAWhole =
  /\b(?:in all|in total|totals?|altogether|overall|adds? up|start to finish|by the finish|breakfast to recovery|(?:each|every|a|per|whole|the) day|daily|on the course|on the way|for the race|of the race|for your long runs)\b/u

/** Words that speak of a day or a bag as a whole, but also of a moment in it. */
const ofADay =
  /\b(?:whole|entire|across|spread|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the table|the plan|carry|pack|bring|shop|buy|kit|spare)\b/u

/** A sentence that names two of them, or none, places its figures nowhere. */
function phaseOf(sentence: string): Phase | null {
  const named = phases.filter(([, words]) => words.test(sentence))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}

const phases: readonly (readonly [Phase, RegExp])[] = [
  [
    'before',
    /\bbefore (?:the (?:start|race|gun|run)|you (?:start|run))\b|^\d:\d\d before\b|\b(?:breakfast|top up|on the line|race morning)\b/u,
  ],
  [
    'during',
    /\bkm \/ |\bon the (?:course|way)\b|\bstart to finish\b|\bduring the (?:race|run)\b|\bat (?:each|every) stop\b|\b(?:at|by|after) (?:mile|km|kilometer)\b|\bhalfway\b|\bstops?\b|\bstations?\b/u,
  ],
  [
    'after',
    /\b(?:after the (?:finish|race|run)|afterwards|recovery|over the next 2|within 2 hours after)\b|^\d:\d\d after\b/u,
  ],
]

const saidBy = (tokens: readonly Token[]) =>
  tokens.map(({ text, isGlued }, at) => (isGlued || at === 0 ? text : ` ${text}`)).join('')

function numberAt(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at]
  if (token?.value === undefined) return null
  const mark = codeAt(tokens, at) ?? dateAt(tokens, at)
  if (mark) return mark
  const range = rangeAfter(tokens, at)
  const written = { values: [token, ...(range ? [range.token] : [])], at, after: range?.next ?? at + 1 }
  return measured(tokens, written) ?? landmark(tokens, written) ?? counted(tokens, written)
}

/** "20-25", "20 to 25", "one or two", "between 20 and 25". */
function rangeAfter(tokens: readonly Token[], at: number): { token: Token; next: number } | null {
  const [joint, other] = [tokens[at + 1]?.text ?? '', tokens[at + 2]]
  const joins = ['-', 'to', 'or'].includes(joint) || (joint === 'and' && tokens[at - 1]?.text === 'between')
  return joins && other?.value !== undefined ? { token: other, next: at + 3 } : null
}
