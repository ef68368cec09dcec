import {
  fillSlots,
  isLinePlace,
  type LineLanguage,
  type LinePlace,
  type ModelLine,
  type Plan,
  placesOfSlot,
  readSlot,
  slotsIn,
} from '@race-nutrition/engine'
import { mostChecked, mostEntries } from '../reading/answer-limits.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import { checkLine, type Fault, faultOf, isTooLong, type RefusalKind, topicsOf } from './check-line.ts'
import { keyOf, restates, wordSet } from './compare-lines.ts'
import { type EngineLines, engineLines } from './engine-lines.ts'
import { mostLines } from './line-limits.ts'
import { asSentences } from './sentences.ts'
import { isTopicFor } from './talk-topics.ts'

/** What a model wrote, as read from its answer: nothing of it is trusted. */
export interface GivenLine {
  readonly place: string
  readonly text: string
}

export interface AcceptedLines {
  readonly accepted: readonly ModelLine[]
  /** One for each line that is left out; the place is null if a plan does not have it. */
  readonly refused: readonly { readonly kind: RefusalKind; readonly place: LinePlace | null }[]
  /** Words that no listed sentence has, for a second try to avoid: letters alone, a few and short. */
  readonly unknownWords: readonly string[]
}

interface Given {
  readonly lines: readonly GivenLine[]
  readonly plan: Plan
  readonly lang: LineLanguage
}

/** The lines that may stand in this plan, as many as there is room for, with their slots still in them. */
export function acceptLines({ lines, plan, lang }: Given): AcceptedLines {
  const accepted: ModelLine[] = []
  const refused: { kind: RefusalKind; place: LinePlace | null }[] = []
  const unknownWords = new Set<string>()
  const own = engineLines(plan)
  const faultIn = faultFinder(plan, own, lang)
  const [looked, checked] = [countByPlace(), countByPlace()]
  for (const { place: path, text } of lines.flatMap(lineByLine)) {
    const place = isLinePlace(path) ? path : null
    const line = tidyLine(text)
    if (line === '' || looked(place) > mostEntries) continue
    if (place === null) refused.push({ kind: 'place', place })
    else if (own.has(line)) refused.push({ kind: 'copy', place })
    else if (checked(place) <= mostChecked) {
      const candidate: Candidate = { line: { place, text: line, lang }, place, given: text, accepted }
      const fault = faultIn(candidate)
      if (!fault) accepted.push({ ...candidate.line, text: asSentences(line) })
      else {
        refused.push({ kind: fault.kind, place })
        for (const word of fault.unknownWords) unknownWords.add(word)
      }
    }
  }
  return { accepted, refused, unknownWords: [...unknownWords].filter(isNameable).slice(0, mostUnknownWords) }
}

const lineByLine = ({ place, text }: GivenLine): GivenLine[] =>
  text.split('\n').map((line) => ({ place, text: line }))

/** Counts up for a place, and says how many that makes. */
function countByPlace(): (place: LinePlace | null) => number {
  const counts = new Map<LinePlace | null, number>()
  return (place) => {
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    return count
  }
}

const mostUnknownWords = 20

const isNameable = (word: string) => /^\p{L}{1,24}$/u.test(word)

interface Candidate {
  readonly line: ModelLine
  readonly place: LinePlace
  /** Before cleanup. */
  readonly given: string
  readonly accepted: readonly ModelLine[]
}

/** What is wrong with a line of this plan; undefined if it may stand. */
function faultFinder(
  plan: Plan,
  own: EngineLines,
  lang: LineLanguage,
): (candidate: Candidate) => Fault | undefined {
  return ({ line, place, given, accepted }) => {
    const fault = checkLine({ text: line.text, place, lang, given })
    if (fault) return fault
    const names = slotsIn(line.text)
    if (names.some((name) => readSlot(name)?.fill(plan, lang) === undefined)) return faultOf('frame')
    if (!names.every((name) => placesOfSlot(name, plan).includes(place))) return faultOf('place')
    if (!suits(line, plan)) return faultOf('place')
    if (names.some((name) => isTaken(name, accepted))) return faultOf('copy')
    const filled = fillSlots(line, plan)
    if (filled === undefined) return faultOf('frame')
    if (isTooLong(filled)) return faultOf('form')
    if (own.has(filled) || isCopy(wordSet(filled), own.at(place), line, accepted)) return faultOf('copy')
    return accepted.filter((other) => other.place === place).length < mostLines[place]
      ? undefined
      : faultOf('form')
  }
}

/** Whether nothing in the line is about a course or a weather that this runner does not have. */
const suits = ({ text, lang }: ModelLine, { runner }: Plan): boolean =>
  topicsOf(text, lang).every(
    (topics) => topics.length === 0 || topics.some((topic) => isTopicFor(topic, runner)),
  )

/** Whether another line names the same row, or its time: two of them would read as two servings. */
function isTaken(name: string, accepted: readonly ModelLine[]): boolean {
  const row = readSlot(name)?.row
  return (
    row !== undefined &&
    accepted.some(({ text }) => slotsIn(text).some((other) => readSlot(other)?.row === row))
  )
}

/** Whether a line says again what its place says already, or the same as another line of the model anywhere. */
const isCopy = (
  words: ReadonlySet<string>,
  ownWords: readonly ReadonlySet<string>[],
  line: ModelLine,
  accepted: readonly ModelLine[],
): boolean =>
  ownWords.some((other) => restates(words, other)) ||
  accepted.some(
    ({ place, text }) =>
      keyOf(text) === keyOf(line.text) ||
      (place === line.place && restates(wordSet(line.text), wordSet(text))),
  )
