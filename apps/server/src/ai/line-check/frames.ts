import type { LinePlace } from '@race-nutrition/engine'
import { type TalkTopic, talkTopics } from './talk-topics.ts'
import { parsePhrases, type Phrase } from './vocabulary/parse-phrases.ts'

/**
 * Sentences in which a fact of the plan may be named: a core with its slots, after at most two leads and before at most three
 * tails. Nothing else may stand in such a sentence, so that a true figure cannot be turned into more, less, other or another
 * time. One phrase a line; slashes separate alternatives for one place; a place in brackets may be left out.
 */
export interface FrameGroup {
  readonly leads: string
  readonly cores: string
  readonly tails: string
  /** Where alone such a sentence may stand; wherever its slots may if that is not said. */
  readonly places?: readonly LinePlace[]
}

export type Manner = Pick<FrameGroup, 'leads' | 'tails'>

/** Every sentence that a model may write. */
export interface Frames {
  /** Of every group with slots. */
  readonly manner: Manner
  /** In groups by what may be said: when a dose is taken is part of its slot, while fuel may be packed the evening before. */
  readonly groups: readonly FrameGroup[]
  /** Whole sentences without a fact, written like the phrases. */
  readonly talk: Readonly<Record<TalkTopic, string>>
}

export interface ParsedFrames {
  readonly groups: readonly ParsedGroup[]
  readonly talk: readonly { readonly places: readonly LinePlace[]; readonly sentences: PhrasesByFirst }[]
  /** Every word of them. */
  readonly words: ReadonlySet<string>
}

interface ParsedGroup extends Readonly<Record<'leads' | 'cores' | 'tails', PhrasesByFirst>> {
  /** Null if the places of its slots say where. */
  readonly places: readonly LinePlace[] | null
}

/** The phrases, indexed by each word that they may start with. */
type PhrasesByFirst = ReadonlyMap<string, readonly Phrase[]>

export function parseFrames({ manner, groups, talk }: Frames): ParsedFrames {
  const texts = groups.flatMap(({ leads, cores, tails }) => [leads, cores, tails])
  const phrases = [...Object.values(manner), ...texts, ...Object.values(talk)].flatMap(parsePhrases)
  return {
    groups: groups.map(({ leads, cores, tails, places = null }) => ({
      places,
      leads: parsed(manner.leads, leads),
      cores: parsed(cores),
      tails: parsed(manner.tails, tails),
    })),
    talk: Object.entries(talkTopics).map(([topic, { places }]) => ({
      places,
      sentences: parsed(talk[topic as TalkTopic]),
    })),
    words: new Set(phrases.flatMap((phrase) => phrase.flatMap((place) => [...place]))),
  }
}

function parsed(...texts: readonly string[]): PhrasesByFirst {
  const found = new Map<string, Phrase[]>()
  for (const phrase of texts.flatMap(parsePhrases)) {
    for (const first of phrase[0] ?? []) found.set(first, [...(found.get(first) ?? []), phrase])
  }
  return found
}

const most = { leads: 2, tails: 3 }

/** Where these words may stand as a sentence with a fact in it: empty if they are none, null if its slots say where. */
export function placesOfFrame(
  words: readonly string[],
  { groups }: ParsedFrames,
): readonly LinePlace[] | null {
  const found = groups.filter((group) => isOfGroup(words, group)).map(({ places }) => places)
  return found.includes(null) ? null : found.flatMap((places) => places ?? [])
}

function isOfGroup(words: readonly string[], { leads, cores, tails }: ParsedGroup): boolean {
  let at: ReadonlySet<number> = new Set([0])
  for (let step = 0; step < most.leads; step += 1) at = new Set([...at, ...after(at, words, leads)])
  at = after(at, words, cores)
  for (let step = 0; step < most.tails; step += 1) at = new Set([...at, ...after(at, words, tails)])
  return at.has(words.length)
}

/** Where these words may stand as a sentence; empty if they are none. */
export const placesOfTalk = (words: readonly string[], { talk }: ParsedFrames): readonly LinePlace[] =>
  talk.flatMap(({ places, sentences }) =>
    after(new Set([0]), words, sentences).has(words.length) ? places : [],
  )

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
