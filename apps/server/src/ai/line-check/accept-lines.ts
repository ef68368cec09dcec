import {
  fillSlots,
  isLinePlace,
  type LineLanguage,
  type LinePlace,
  type ModelLine,
  ok,
  type Plan,
  placesOfSlot,
  type Result,
  readSlot,
  refuse,
  slotsIn,
} from '@race-nutrition/engine'
import { mostChecked, mostEntries } from '../reading/answer-limits.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import { checkLine, faultOf, type Fault, isTooLong, type RefusalKind } from './check-line.ts'
import { hasDaysOf } from './line-conditions.ts'
import { keyOf, restates, wordSet } from './compare-lines.ts'
import { type EngineLines, engineLines } from './engine-lines.ts'
import { mostLines } from './line-limits.ts'

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
  const readLine = lineReader(plan, own, lang)
  const [looked, checked] = [countByPlace(), countByPlace()]
  for (const { place: path, text } of lines.flatMap(lineByLine)) {
    const place = isLinePlace(path) ? path : null
    const line = tidyLine(text)
    if (line === '' || looked(place) > mostEntries) continue
    if (place === null) refused.push({ kind: 'place', place })
    else if (own.has(line)) refused.push({ kind: 'copy', place })
    else if (checked(place) <= mostChecked) {
      const read = readLine({ line, place, given: text, accepted })
      if (read.ok) accepted.push(read.value)
      else {
        refused.push({ kind: read.refused.kind, place })
        for (const word of read.refused.unknownWords) unknownWords.add(word)
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
  readonly line: string
  readonly place: LinePlace
  /** Before cleanup. */
  readonly given: string
  readonly accepted: readonly ModelLine[]
}

/** Reads a line of this plan: as it may stand, or what is wrong with it. */
function lineReader(
  plan: Plan,
  own: EngineLines,
  lang: LineLanguage,
): (candidate: Candidate) => Result<ModelLine, Fault> {
  const { runner } = plan
  return ({ line: written, place, given, accepted }) => {
    if (!hasDaysOf(place, runner)) return refuse(faultOf('place'))
    const checked = checkLine({ text: written, place, lang, runner, given })
    if (!checked.ok) return checked
    const line: ModelLine = { place, text: checked.value, lang }
    const names = slotsIn(line.text)
    if (names.some((name) => readSlot(name)?.fill(plan, lang) === undefined)) return refuse(faultOf('frame'))
    if (!names.every((name) => placesOfSlot(name, plan).includes(place))) return refuse(faultOf('place'))
    if (names.some((name) => isTaken(name, plan, accepted))) return refuse(faultOf('copy'))
    const filled = fillSlots(line, plan)
    if (filled === undefined) return refuse(faultOf('frame'))
    if (isTooLong(filled)) return refuse(faultOf('form'))
    if (own.has(filled) || isCopy(wordSet(filled), own.at(place), line, accepted))
      return refuse(faultOf('copy'))
    return accepted.filter((other) => other.place === place).length < mostLines[place]
      ? ok(line)
      : refuse(faultOf('form'))
  }
}

/**
 * Whether another line names the same: a row and its time are one, since two of them would read as two servings, and so would
 * one dish in two lines. Names of the race, like its course, may stand in several.
 */
function isTaken(name: string, plan: Plan, accepted: readonly ModelLine[]): boolean {
  const key = factOf(name, plan)
  return (
    key !== undefined &&
    accepted.some(({ text }) => slotsIn(text).some((other) => factOf(other, plan) === key))
  )
}

function factOf(name: string, plan: Plan): string | undefined {
  const slot = readSlot(name)
  if (!slot || slot.kind === 'name' || slot.kind === 'food') return undefined
  return slot.row === undefined ? slot.fill(plan, 'en') : `row ${slot.row}`
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
