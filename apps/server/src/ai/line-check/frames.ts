import { byFirstWord, type PhrasesByFirst } from './phrase-cover.ts'
import { parsePhrases } from './vocabulary/parse-phrases.ts'

/**
 * Sentences in which a fact of the plan may be named: a core with its slots, after at most two leads and before at most three
 * tails. Nothing else may stand in such a sentence, so that a true figure cannot be turned into more, less, other or another
 * time.
 */
export interface FrameGroup {
  readonly leads: string
  readonly cores: string
  readonly tails: string
}

/** By what may be said of them: when a dose is taken is part of its slot, while fuel may be packed the evening before. */
export interface Frames {
  /** What is taken at a row of the race, and the times of the rows. */
  readonly takings: FrameGroup
  /** Doses an hour, and of the whole race. */
  readonly rates: FrameGroup
  /** The start and the finish. */
  readonly times: FrameGroup
  /** Fuel that is practiced or packed, and dishes that are cooked. */
  readonly preparing: FrameGroup
  /** Dishes that are eaten. */
  readonly eating: FrameGroup
}

export type ParsedFrames = readonly Readonly<Record<keyof FrameGroup, PhrasesByFirst>>[]

export const parseFrames = (frames: Frames): ParsedFrames =>
  Object.values(frames).map(({ leads, cores, tails }: FrameGroup) => ({
    leads: byFirstWord(parsePhrases(leads)),
    cores: byFirstWord(parsePhrases(cores)),
    tails: byFirstWord(parsePhrases(tails)),
  }))

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
