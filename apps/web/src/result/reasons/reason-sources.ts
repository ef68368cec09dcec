import type { RenderedReason } from '@race-nutrition/engine'
import type { ReasonGroup } from './reason-groups.ts'

/** Each source once, in the order of its number. */
export const sourcesOf = (groups: readonly ReasonGroup[]): string[] =>
  once(groups, ({ source }) => (source ? citation(source) : null))

/** Each choice of this product once. */
export const choicesOf = (groups: readonly ReasonGroup[]): string[] => once(groups, ({ choice }) => choice)

const once = (groups: readonly ReasonGroup[], told: (reason: RenderedReason) => string | null) => [
  ...new Set(groups.flatMap(({ reasons }) => reasons.flatMap(({ reason }) => told(reason) ?? []))),
]

export const citation = ({ title, year, doi }: NonNullable<RenderedReason['source']>) =>
  `${title} (${year})${doi ? `, doi.org/${doi}` : ''}`
