import type { AllergenGroupId } from '../../foods/exclusions/allergen-groups.ts'
import type { Found, Word } from '../../foods/names/phrases.ts'
import type { HealthMention } from '../../health.ts'
import { isFuelForm, isUnwanted } from './brands.ts'
import type { HealthWords, RefusedBecause } from './health-words.ts'
import { wordsBefore } from './negation.ts'

/** What the phrases about health in one item of the list say. */
export interface MentionsRead {
  readonly mentions: readonly HealthMention[]
  readonly refused: readonly RefusedWord[]
  /** Groups of foods that they name besides. */
  readonly groups: readonly AllergenGroupId[]
  /** The words that they and what belongs to them account for. */
  readonly settled: ReadonlySet<number>
}

/** A word for which nothing is planned. */
export interface RefusedWord {
  readonly typed: string
  readonly because: RefusedBecause
}

export function readMentions(
  item: string,
  words: readonly Word[],
  found: readonly Found<HealthWords>[],
): MentionsRead {
  const own = new Set(found.flatMap(wordNumbers))
  const each = found.map((phrase) => {
    const { count, takesAway } = wordsBefore(words, phrase, (word) => own.has(word))
    const isBrand = phrase.owner.brand !== null
    const unwanted = isBrand && (takesAway || isUnwanted(words, phrase))
    return { phrase, before: count, isKept: isBrand || !takesAway, unwanted }
  })
  const kept = each.filter(({ isKept }) => isKept)
  const settled = new Set([
    ...own,
    ...each.flatMap(({ phrase: { firstWord }, before }) => numbers(firstWord - before, firstWord - 1)),
    ...(found.some(({ owner }) => owner.brand !== null)
      ? words.flatMap(({ text }, at) => (isFuelForm(text) ? [at] : []))
      : []),
  ])
  return {
    mentions: kept.flatMap(({ phrase, unwanted }) => mentionOf(item, phrase, unwanted)),
    refused: kept.flatMap(({ phrase: { owner, start, end } }) =>
      owner.refusedBecause === null ? [] : [{ typed: item.slice(start, end), because: owner.refusedBecause }],
    ),
    groups: kept.flatMap(({ phrase: { owner } }) => owner.group ?? []),
    settled,
  }
}

function mentionOf(
  item: string,
  { owner: { code, topic, brand }, start, end }: Found<HealthWords>,
  unwanted: boolean,
): HealthMention[] {
  if (code === 'refused' || code === 'food_group') return []
  return [{ code: unwanted ? 'unwanted_brand' : code, typed: item.slice(start, end), topic, brand }]
}

const wordNumbers = ({ firstWord, lastWord }: { firstWord: number; lastWord: number }) =>
  numbers(firstWord, lastWord)

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
