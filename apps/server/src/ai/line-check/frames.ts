import type { LinePlace } from '@race-nutrition/engine'
import { type TalkTopic, topicNames } from './talk-topics.ts'
import { parsePhrases, type Phrase } from './vocabulary/parse-phrases.ts'

/**
 * Sentences in which a fact of the plan may be named: one that says what to do, after at most one lead and before at most two
 * tails, or one that says what is, alone. Nothing else may stand in such a sentence, so that a true figure cannot be turned
 * into more, less, other or another time. One phrase a line; slashes separate alternatives for one place; a place in brackets
 * may be left out.
 */
export interface FrameGroup {
  readonly leads?: string
  /** "Pack {food}": what to do. */
  readonly cores?: string
  readonly tails?: string
  /** "Your kit holds {food}": what is. */
  readonly statements?: string
  /** Where alone such a sentence may stand; wherever its slots may if that is not said. */
  readonly places?: readonly LinePlace[]
}

export type Manner = Required<Pick<FrameGroup, 'leads' | 'tails'>>

/** Every sentence that a model may write. */
export interface Frames {
  /** Around whatever is to be done. */
  readonly manner: Manner
  /** In groups by what may be said: when a dose is taken is part of its slot, while fuel may be packed the evening before. */
  readonly groups: readonly FrameGroup[]
  /** Whole sentences without a fact, written like the phrases. */
  readonly talk: Readonly<Record<TalkTopic, string>>
}

export interface ParsedFrames {
  readonly groups: readonly ParsedGroup[]
  readonly talk: ReadonlyMap<TalkTopic, PhrasesByFirst>
  /** Every word of them. */
  readonly words: ReadonlySet<string>
}

interface ParsedGroup extends Readonly<Record<'leads' | 'cores' | 'tails' | 'statements', PhrasesByFirst>> {
  /** Null if the places of its slots say where. */
  readonly places: readonly LinePlace[] | null
}

/** The phrases, indexed by each word that they may start with. */
type PhrasesByFirst = ReadonlyMap<string, readonly Phrase[]>

export function parseFrames({ manner, groups, talk }: Frames): ParsedFrames {
  const texts = groups.flatMap(({ places: _, ...phrases }) => Object.values<string>(phrases))
  const phrases = [...Object.values(manner), ...texts, ...Object.values(talk)].flatMap(parsePhrases)
  return {
    groups: groups.map(({ leads = '', cores = '', tails = '', statements = '', places = null }) => ({
      places,
      leads: parsed(manner.leads, leads),
      cores: parsed(cores),
      tails: parsed(manner.tails, tails),
      statements: parsed(statements),
    })),
    talk: new Map(topicNames.map((topic) => [topic, parsed(talk[topic])])),
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

const most = { leads: 1, tails: 2 }

/** Where these words may stand as a sentence with a fact in it: empty if they are none, null if its slots say where. */
export function placesOfFrame(
  words: readonly string[],
  { groups }: ParsedFrames,
): readonly LinePlace[] | null {
  const found = groups.filter((group) => isOfGroup(words, group)).map(({ places }) => places)
  return found.includes(null) ? null : found.flatMap((places) => places ?? [])
}

function isOfGroup(words: readonly string[], { leads, cores, tails, statements }: ParsedGroup): boolean {
  if (after(new Set([0]), words, statements).has(words.length)) return true
  let at: ReadonlySet<number> = new Set([0])
  for (let step = 0; step < most.leads; step += 1) at = new Set([...at, ...after(at, words, leads)])
  at = after(at, words, cores)
  for (let step = 0; step < most.tails; step += 1) at = new Set([...at, ...after(at, words, tails)])
  return at.has(words.length)
}

/** What these words are about as a sentence; empty if they are none. */
export const topicsOfTalk = (words: readonly string[], { talk }: ParsedFrames): readonly TalkTopic[] =>
  [...talk].flatMap(([topic, sentences]) =>
    after(new Set([0]), words, sentences).has(words.length) ? [topic] : [],
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
