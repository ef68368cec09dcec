import type { Field } from './questionnaire.ts'

/**
 * Why an answer cannot be used: the field, a code, and the facts a sentence needs.
 * The sentence itself is made in one place, `refusal-sentence.ts`.
 */
export interface Refusal {
  readonly field: Field
  readonly code: RefusalCode
  /** What the runner gave, cut to a readable length. Never logged. */
  readonly given?: string
  /** Further facts for the sentence, such as limits or the two readings of an ambiguous answer. */
  readonly facts?: Readonly<Record<string, string | number>>
}

export type RefusalCode =
  | 'missing'
  | 'not-text'
  | 'unknown-option'
  | 'too-long'
  | 'not-a-date'
  | 'date-past'
  | 'date-too-far'
  | 'not-a-target'
  | 'target-ambiguous'
  | 'target-faster-than-record'
  | 'target-too-slow'
  | 'not-an-age'
  | 'age-out-of-range'
  | 'not-a-height'
  | 'height-out-of-range'
  | 'not-a-weight'
  | 'weight-out-of-range'
  | 'weight-unit-unclear'
  | 'bmi-out-of-range'
  | 'not-a-distance'
  | 'distance-out-of-range'
  | 'long-run-over-week'
  | 'not-a-sweat-rate'
  | 'sweat-rate-out-of-range'
