import { type AllergenGroupId, allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { foodFamilies } from '../../foods/exclusions/food-families.ts'
import {
  type Found,
  findNotAMatch,
  findPhrases,
  indexPhrases,
  splitWords,
  type Word,
} from '../../foods/names/phrases.ts'
import { type HealthWords, healthPhrases, notHealthPhrases } from '../health/health-words.ts'
import { type MentionsRead, readMentions } from '../health/read-mentions.ts'
import { nearMissOf } from './near-miss.ts'
import type { NearMiss } from '../runner.ts'
import { stopPhrases } from './stop-phrases.ts'
import { isDescriptor, isProductForm, isStopWord } from './stop-words.ts'

/** What one item of the list excludes, and what it says about health. */
interface ItemRead extends Pick<MentionsRead, 'mentions' | 'refused'> {
  readonly groups: readonly AllergenGroupId[]
  readonly families: readonly string[]
  readonly unknown: readonly string[]
  readonly unread: readonly string[]
  readonly nearMisses: readonly NearMiss[]
}

export function readItem(item: string): ItemRead {
  const words = splitWords(item)
  const phrases = phrasesIn(item, words)
  const { found, families, fillers, health } = phrases
  const left = leftOver(words, phrases)
  const misses = left.map((word) => word && nearMissOf(word.text))
  const nearMisses = misses.filter((miss) => miss !== undefined)
  const unknown = runsOf(
    item,
    left.map((word, number) => (misses[number] ? undefined : word)),
  )
  const groups = [...found.map(({ owner }) => owner), ...health.groups]
  const { mentions, refused } = health
  // A sentence without a food may mean more than was recognized: it excludes nothing, and the runner sees that.
  const isSilent = [...groups, ...mentions, ...refused, ...families, ...nearMisses, ...unknown].length === 0
  const isNegation = words.length === 0 || fillers.some(({ owner }) => owner === 'negation')
  return {
    groups: [...groups, ...nearMisses.map(({ group }) => group)],
    families: families.map(({ owner }) => owner),
    unknown,
    unread: isSilent && !isNegation ? [item.trim()] : [],
    nearMisses,
    mentions,
    refused,
  }
}

function phrasesIn(item: string, words: Word[]) {
  const all = findPhrases(words, inputIndex)
  const ofHealth = all.filter(isOfHealth)
  const healthSpans = new Set(ofHealth.map(spanOf))
  // A phrase of both lists is one about health, which names its own group.
  const found = all.filter(isOfFood).filter((phrase) => !healthSpans.has(spanOf(phrase)))
  const health = readMentions(item, words, ofHealth)
  const named = new Set([...found.flatMap(wordNumbers), ...health.settled])
  // A word that names an allergen names no family: `sesame seeds` are sesame. Italian `frutta secca` is nuts and
  // dried fruit, so a phrase of both counts as both.
  const spans = new Set(found.map(spanOf))
  const families = findPhrases(words, familyIndex).filter(
    (phrase) => wordNumbers(phrase).every((n) => !named.has(n)) || spans.has(spanOf(phrase)),
  )
  const fillers = findPhrases(words, stopPhrases)
  const recognized = new Set([...named, ...families.flatMap(wordNumbers)])
  return { found, families, fillers, health, recognized }
}

type FoundInput = Found<AllergenGroupId | HealthWords>

const isOfHealth = (phrase: FoundInput): phrase is Found<HealthWords> => typeof phrase.owner === 'object'
const isOfFood = (phrase: FoundInput): phrase is Found<AllergenGroupId> => typeof phrase.owner === 'string'

/** The words that no phrase and no stop word accounts for, at their places. */
function leftOver(words: Word[], { recognized, fillers }: ReturnType<typeof phrasesIn>) {
  // In `soy milk` only `soy` names a group; `milk` is just a part of the name.
  const names = findNotAMatch(words, inputIndex).filter((phrase) =>
    wordNumbers(phrase).some((n) => recognized.has(n)),
  )
  const settled = new Set([...recognized, ...[...names, ...fillers].flatMap(wordNumbers)])
  const isStopped = (word: Word, number: number) =>
    isStopWord(word.text) ||
    (settled.has(number - 1) && particles.has(word.text)) ||
    (recognized.has(number - 1) && word.followsOn && isProductForm(word.text))
  return words.map((word, number) => (settled.has(number) || isStopped(word, number) ? undefined : word))
}

/** "And" and "of" without spaces around them: only after a word that was read, because `とまと` is a tomato. */
const particles = new Set(['と', 'や', 'の', 'も', '和', '及', '跟', '与'])

/** Groups of foods and words about health in one index, so that the longest phrase wins: `bee sting` is not honey. */
const inputIndex = indexPhrases<AllergenGroupId | HealthWords>(
  [
    ...allergenGroups.flatMap(({ group, input_words }) =>
      input_words.map((phrase) => ({ owner: group, phrase })),
    ),
    ...healthPhrases,
  ],
  [
    ...allergenGroups.flatMap(({ group, not_a_match }) =>
      not_a_match.map((phrase) => ({ owner: group, phrase })),
    ),
    ...notHealthPhrases,
  ],
)

const familyIndex = indexPhrases(
  foodFamilies.flatMap(({ family, input_words }) => input_words.map((phrase) => ({ owner: family, phrase }))),
  foodFamilies.flatMap(({ family, not_a_match }) => not_a_match.map((phrase) => ({ owner: family, phrase }))),
)

function wordNumbers({ firstWord, lastWord }: { firstWord: number; lastWord: number }): number[] {
  return Array.from({ length: lastWord - firstWord + 1 }, (_, offset) => firstWord + offset)
}

const spanOf = ({ start, end }: { start: number; end: number }) => `${start}-${end}`

/** Adjacent words that are left over: `dragon fruit` is one exclusion, `kiwi and mango` are two, `red` is none. */
function runsOf(item: string, left: readonly (Word | undefined)[]): string[] {
  const runs: Word[][] = []
  for (const [number, word] of left.entries()) {
    if (!word) continue
    const run = runs.at(-1)
    if (run && left[number - 1] && word.followsOn) run.push(word)
    else runs.push([word])
  }
  return runs.flatMap((run) => {
    const last = run.findLast(({ text }) => !isDescriptor(text))
    return last ? [item.slice(run[0]?.start, last.end)] : []
  })
}
