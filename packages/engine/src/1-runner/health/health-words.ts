import type { AllergenGroupId } from '../../foods/exclusions/allergen-groups.ts'
import type { HealthCode, HealthTopic } from '../../health.ts'
import type { Phrase } from '../../foods/names/phrases.ts'
import data from './health-words.json' with { type: 'json' }

/** Why nothing is planned for a word: who has to make such a plan. */
export type RefusedBecause = 'metabolic' | 'anaphylaxis' | 'organ'

/** Words of one meaning. Before the groups of foods, and together with them: the longest phrase of both wins. */
export interface HealthWords {
  readonly code: HealthCode | 'refused' | 'food_group'
  readonly topic: HealthTopic | null
  readonly brand: string | null
  readonly refusedBecause: RefusedBecause | null
  /** The group of foods that the words name besides: celiac disease means gluten. */
  readonly group: AllergenGroupId | null
  /**
   * Which words right before take one of these away: any negation or relative; none of the past, because a past one
   * still counts; or nothing, because the word names what is avoided: "no fodmaps".
   */
  readonly negatedBy: 'anything' | 'present' | 'nothing'
  readonly words: readonly string[]
  readonly notAMatch: readonly string[]
}

type Row = (typeof data)[number]

export const healthWords: readonly HealthWords[] = data.map(readRow)

function readRow(row: Row): HealthWords {
  const { code, topic = null, group = null, negated_by: negatedBy = 'anything' } = row
  const isBrand = code === 'brand'
  const isRefused = code === 'refused'
  return {
    code: code as HealthWords['code'],
    topic: isBrand || isRefused ? null : (topic as HealthTopic | null),
    brand: isBrand ? topic : null,
    refusedBecause: isRefused ? (topic as RefusedBecause | null) : null,
    group: group as AllergenGroupId | null,
    negatedBy: negatedBy as HealthWords['negatedBy'],
    words: row.words,
    notAMatch: row.not_a_match,
  }
}

/** For one index with the words of foods. */
export const healthPhrases: readonly Phrase<HealthWords>[] = healthWords.flatMap((owner) =>
  owner.words.map((phrase) => ({ owner, phrase })),
)

export const notHealthPhrases: readonly Phrase<HealthWords>[] = healthWords.flatMap((owner) =>
  owner.notAMatch.map((phrase) => ({ owner, phrase })),
)
