import type { LinePlace, Plan } from '@race-nutrition/engine'
import { everybody, type IsFor } from './line-conditions.ts'
import { type TalkTopic, talkTopics, topicNames } from './talk-topics.ts'
import { parsePhrases, type Phrase } from './vocabulary/parse-phrases.ts'

/**
 * Sentences in which a fact of the plan may be named: one that says what to do, after at most one lead or before at most one
 * tail, or one that says what is, alone. Nothing else may stand in such a sentence, so that a true figure cannot be turned
 * into more, less, other or another time. Written like phrases.
 */
export interface FrameGroup {
  readonly leads?: string
  /** "Take {taking}": what to do. */
  readonly cores?: string
  readonly tails?: string
  /** "Your plan has {rate}": what is. */
  readonly statements?: string
  /** Where alone such a sentence may stand; wherever its slots may if that is not said. */
  readonly places?: readonly LinePlace[]
  /** The runners to whom it may be said; everybody if that is not said. */
  readonly isFor?: IsFor
}

export type Manner = Required<Pick<FrameGroup, 'leads' | 'tails'>>

/** Every sentence that a model may write. */
export interface Frames {
  /** Around whatever is to be done. */
  readonly manner: Manner
  /** In groups by what may be said: when a dose is taken is part of its slot. */
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
  readonly isFor: IsFor
}

/** The phrases, indexed by each word that they may start with. */
type PhrasesByFirst = ReadonlyMap<string, readonly Phrase[]>

export function parseFrames({ manner, groups, talk }: Frames): ParsedFrames {
  const texts = groups.flatMap(({ places: _places, isFor: _isFor, ...phrases }) =>
    Object.values<string>(phrases),
  )
  const phrases = [...Object.values(manner), ...texts, ...Object.values(talk)].flatMap(parsePhrases)
  return {
    groups: groups.map(
      ({ leads = '', cores = '', tails = '', statements = '', places = null, isFor = everybody }) => ({
        places,
        isFor,
        leads: parsed(manner.leads, leads),
        cores: parsed(cores),
        tails: parsed(manner.tails, tails),
        statements: parsed(statements),
      }),
    ),
    talk: new Map(topicNames.map((topic) => [topic, parsed(talk[topic])])),
    words: new Set(phrases.flatMap((phrase) => phrase.flatMap((place) => [...place.keys()]))),
  }
}

function parsed(...texts: readonly string[]): PhrasesByFirst {
  const found = new Map<string, Phrase[]>()
  for (const phrase of texts.flatMap(parsePhrases)) {
    for (const first of phrase[0]?.keys() ?? []) found.set(first, [...(found.get(first) ?? []), phrase])
  }
  return found
}

/** A sentence of the list as it is printed, without its full stop, and where it may stand: null if its slots say where. */
export interface ListedSentence {
  readonly text: string
  readonly places: readonly LinePlace[] | null
  readonly isOnlySentence: boolean
}

/** What these words are in the list of sentences for this runner, in every way that they are one. */
export function listedAs(
  words: readonly string[],
  { groups, talk }: ParsedFrames,
  runner: Plan['runner'],
): readonly ListedSentence[] {
  const framed = groups
    .filter(({ isFor }) => isFor(runner))
    .map((group) => ({ text: inGroup(words, group), places: group.places, isOnlySentence: false }))
  const said = [...talk].flatMap(([topic, sentences]) => {
    const { places, isFor = everybody, isOnlySentence = false } = talkTopics[topic]
    const text = after(atStart, words, sentences).get(words.length)
    return isFor(runner) ? [{ text, places, isOnlySentence }] : []
  })
  return [...framed, ...said].flatMap(({ text, ...where }) =>
    text === undefined ? [] : [{ text, ...where }],
  )
}

function inGroup(words: readonly string[], { leads, cores, tails, statements }: ParsedGroup) {
  const cored = after(atStart, words, cores)
  const ways = [
    after(atStart, words, statements),
    cored,
    after(cored, words, tails),
    after(after(atStart, words, leads), words, cores),
  ]
  return ways.map((way) => way.get(words.length)).find((text) => text !== undefined)
}

const atStart: Begun = new Map([[0, '']])

/** What is printed of the words up to each place where a phrase may end. */
type Begun = ReadonlyMap<number, string>

/** Where one of the phrases may end that begins at one of these places. */
function after(begun: Begun, words: readonly string[], phrases: PhrasesByFirst): Begun {
  const ends = new Map<number, string>()
  for (const [start, before] of begun) {
    for (const phrase of phrases.get(words[start] ?? '') ?? []) {
      const printed = phrase.map((place, step) => place.get(words[start + step] ?? ''))
      if (printed.includes(undefined)) continue
      const text = printed.join(' ')
      ends.set(start + phrase.length, text.startsWith(',') ? before + text : `${before} ${text}`.trim())
    }
  }
  return ends
}
