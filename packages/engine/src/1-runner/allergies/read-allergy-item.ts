import { type AllergenGroupId, allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { foodFamilies } from '../../foods/exclusions/food-families.ts'
import { findNotAMatch, findPhrases, indexPhrases, type Word, splitWords } from '../../foods/names/phrases.ts'
import { nearMissOf } from './near-miss.ts'
import { notFood } from './not-food.ts'
import type { NearMiss } from '../runner.ts'
import { stopPhrases } from './stop-phrases.ts'
import { isDescriptor, isProductForm, isStopWord } from './stop-words.ts'

/** What one item of the list excludes. */
interface ItemRead {
  readonly groups: readonly AllergenGroupId[]
  readonly families: readonly string[]
  readonly unknown: readonly string[]
  readonly unread: readonly string[]
  readonly nearMisses: readonly NearMiss[]
}

export function readItem(item: string): ItemRead {
  const words = splitWords(item)
  const phrases = phrasesIn(words)
  const { found, families, fillers } = phrases
  const left = leftOver(words, phrases)
  const misses = left.map((word) => word && nearMissOf(word.text))
  const nearMisses = misses.filter((miss) => miss !== undefined)
  const unknown = runsOf(
    item,
    left.map((word, number) => (misses[number] ? undefined : word)),
  )
  const groups = found.flatMap(({ owner }) => (owner === 'not-food' ? [] : [owner]))
  const notFoods = found.flatMap(({ owner, start, end }) =>
    owner === 'not-food' ? [item.slice(start, end)] : [],
  )
  // A sentence without a food may mean more than was recognized: it excludes nothing, and the runner sees that.
  const isSilent = found.length + families.length + nearMisses.length + unknown.length === 0
  const isNegation = words.length === 0 || fillers.some(({ owner }) => owner === 'negation')
  return {
    groups: [...groups, ...nearMisses.map(({ group }) => group)],
    families: families.map(({ owner }) => owner),
    unknown,
    unread: isSilent && !isNegation ? [item.trim()] : notFoods,
    nearMisses,
  }
}

function phrasesIn(words: Word[]) {
  const found = findPhrases(words, inputIndex)
  const named = new Set(found.flatMap(wordNumbers))
  // A word that names an allergen names no family: `sesame seeds` are sesame. Italian `frutta secca` is nuts and
  // dried fruit, so a phrase of both counts as both.
  const spans = new Set(found.map(spanOf))
  const families = findPhrases(words, familyIndex).filter(
    (phrase) => wordNumbers(phrase).every((n) => !named.has(n)) || spans.has(spanOf(phrase)),
  )
  const fillers = findPhrases(words, stopPhrases)
  return { found, families, fillers, recognized: new Set([...named, ...families.flatMap(wordNumbers)]) }
}

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

/** Groups and words that are not foods in one index, so that the longest phrase wins: `bee sting` is not honey. */
const inputIndex = indexPhrases<AllergenGroupId | 'not-food'>(
  [
    ...allergenGroups.flatMap(({ group, input_words }) =>
      input_words.map((phrase) => ({ owner: group, phrase })),
    ),
    ...notFood.flatMap(({ words }) => words.map((phrase) => ({ owner: 'not-food' as const, phrase }))),
  ],
  [
    ...allergenGroups.flatMap(({ group, not_a_match }) =>
      not_a_match.map((phrase) => ({ owner: group, phrase })),
    ),
    ...notFood.flatMap(({ not_a_match }) =>
      not_a_match.map((phrase) => ({ owner: 'not-food' as const, phrase })),
    ),
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
