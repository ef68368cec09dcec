import { byFirstWord, type PhrasesByFirst } from './phrase-cover.ts'
import { parsePhrases } from './vocabulary/parse-phrases.ts'

/**
 * Sentences in which a fact of the plan may be named: a core with its slots, after at most two leads and before at most three
 * tails. Nothing else may stand in such a sentence, so that a true figure cannot be turned into more, less, other or another
 * time. One phrase a line; slashes separate alternatives for one place; a place in brackets may be left out.
 */
export interface FrameGroup {
  readonly leads: string
  readonly cores: string
  readonly tails: string
}

export type Manner = Pick<FrameGroup, 'leads' | 'tails'>

/** In groups by what may be said: when a dose is taken is part of its slot, while fuel may be packed the evening before. */
export interface Frames {
  /** Of every group. */
  readonly manner: Manner
  readonly groups: readonly FrameGroup[]
}

export type ParsedFrames = readonly Readonly<Record<keyof FrameGroup, PhrasesByFirst>>[]

export const parseFrames = ({ manner, groups }: Frames): ParsedFrames =>
  groups.map(({ leads, cores, tails }) => ({
    leads: parsed(manner.leads, leads),
    cores: parsed(cores),
    tails: parsed(manner.tails, tails),
  }))

const parsed = (...texts: readonly string[]) => byFirstWord(texts.flatMap(parsePhrases))

const most = { leads: 2, tails: 3 }

/** Whether these are the words of a listed frame. */
export const isFramed = (words: readonly string[], frames: ParsedFrames): boolean =>
  frames.some(({ leads, cores, tails }) => {
    let at: ReadonlySet<number> = new Set([0])
    for (let step = 0; step < most.leads; step += 1) at = new Set([...at, ...after(at, words, leads)])
    at = after(at, words, cores)
    for (let step = 0; step < most.tails; step += 1) at = new Set([...at, ...after(at, words, tails)])
    return at.has(words.length)
  })

/** Where one of the phrases may end that begins at one of these places. */
function after(
  starts: ReadonlySet<number>,
  words: readonly string[],
  phrases: PhrasesByFirst,
): ReadonlySet<number> {
  const ends = new Set<number>()
  for (const start of starts) {
    for (const phrase of phrases.get(words[start] ?? '') ?? []) {
      if (phrase.every((place, step) => place.has(words[start + step] ?? ''))) ends.add(start + phrase.length)
    }
  }
  return ends
}
