import {
  type AllergenGroupId,
  allergenCodes,
  allergenGroups,
} from '../../foods/exclusions/allergen-groups.ts'
import { foodFamilies } from '../../foods/exclusions/food-families.ts'
import { type DietTyped, dietsAmong } from './diet-among-allergies.ts'
import { hasEmoji, spellOutEmoji } from './food-emoji.ts'
import { type HealthMention, healthCodes } from '../../health.ts'
import type { RefusedWord } from '../health/read-mentions.ts'
import { plainText } from '../text/plain-text.ts'
import { readItem } from './read-allergy-item.ts'
import type { Exclusions, NearMiss } from '../runner.ts'
import { visibleText } from '../text/visible-text.ts'

/**
 * Parses what a runner excludes, and what they say about health. Every item is searched for every word that names a group, so
 * `peanuts and milk` is two; a typo such as `penuts` counts as the word it is near, and what is left over is excluded by its
 * own name. Stop words and words about health are not: `kiwi makes my throat itch` excludes kiwi, `pregnant` nothing.
 */
export const readAllergies = (text: string): Exclusions => readItems(text, itemsOf(text)).exclusions

export interface AllergiesRead {
  readonly exclusions: Exclusions
  /** The groups in the order in which the runner typed them, for the line under the answer. */
  readonly groupsInOrderTyped: readonly AllergenGroupId[]
  /** What was read about health, in the order of its codes. */
  readonly health: readonly HealthMention[]
  /** Words for which nothing is planned, as typed. */
  readonly refusedWords: readonly RefusedWord[]
  readonly diets: readonly DietTyped[]
}

/** The same for items that are already split. */
export function readItems(text: string, list: readonly string[]): AllergiesRead {
  const items = list.flatMap((item) => item.split(/[/|]/u)).map(readItem)
  const named = new Set(items.flatMap(({ groups }) => groups))
  // Milk includes lactose: its group is the stricter of the two.
  if (named.has('milk')) named.delete('lactose')
  const kept = allergenGroups.filter(({ group }) => named.has(group))
  const spoken = new Set(items.flatMap((item) => item.families))
  const families = foodFamilies.map(({ family }) => family).filter((family) => spoken.has(family))
  const codes = new Set(kept.flatMap((group) => group.codes))
  const unread = distinct(items.flatMap((item) => item.unread))
  const exclusions = {
    typed: typedItems(text),
    groups: kept.map(({ group }) => group),
    codes: allergenCodes.filter((code) => codes.has(code)),
    unknown: distinct(isEmojiOnly(text) ? [text.trim()] : items.flatMap(({ unknown }) => unknown)),
    nearMisses: uniqueNearMisses(items.flatMap(({ nearMisses }) => nearMisses)),
    ...(families.length > 0 ? { families } : {}),
    ...(unread.length > 0 ? { unread } : {}),
  }
  const asTyped = asTypedIn(text)
  return {
    exclusions,
    groupsInOrderTyped: [...named],
    health: healthMentions(items.flatMap(({ mentions }) => mentions)).map(asTyped),
    refusedWords: items.flatMap(({ refused }) => refused).map(asTyped),
    diets: dietsAmong(list),
  }
}

/** In the order of the codes, each phrase once. */
function healthMentions(mentions: readonly HealthMention[]): HealthMention[] {
  const each = new Map(mentions.map((mention) => [`${mention.code} ${mention.typed}`, mention]))
  return healthCodes.flatMap((code) => [...each.values()].filter((mention) => mention.code === code))
}

/** Items are read in lower case: back to what the runner typed. */
function asTypedIn(text: string) {
  const visible = visibleText(text)
  const lower = visible.toLowerCase()
  return <Mention extends { readonly typed: string }>(mention: Mention): Mention => {
    const at = lower.indexOf(mention.typed)
    return at < 0 || lower.length !== visible.length
      ? mention
      : { ...mention, typed: visible.slice(at, at + mention.typed.length) }
  }
}

const typedItems = (text: string) =>
  visibleText(text)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const distinct = (texts: readonly string[]) => [...new Set(texts.map(visibleText))]

/** Emoji alone, and none of them a known food. */
const isEmojiOnly = (text: string) => hasEmoji(text) && plainText(spellOutEmoji(text)) === ''

/** Splits a list at commas, semicolons and line breaks. `milk/lait` is one item in two languages. */
export function itemsOf(text: string): string[] {
  return (
    plainText(spellOutEmoji(text).replace(/[\n\r]/gu, ';'))
      .replace(/\bn(?: ?\/ ?|\.)a\b/gu, 'none')
      // Initials are one word: i.v., PF&H.
      .replace(/\bpf&h\b/gu, 'pfh')
      .replace(/\bi\.v\b\.?/gu, 'iv')
      .split(/[,;،؛、]/u)
      .filter((item) => item.trim() !== '')
  )
}

const uniqueNearMisses = (misses: readonly NearMiss[]) => [
  ...new Map(misses.map((miss) => [miss.typed, miss])).values(),
]
