import type { RenderedReason } from '@race-nutrition/engine'
import type { ReasonGroup } from './reason-groups.ts'

/** Each source once, in the order of its number. */
export const sourcesOf = (groups: readonly ReasonGroup[]): string[] => [
  ...new Set(
    groups
      .flatMap(({ reasons }) => reasons)
      .flatMap(({ reason: { source } }) => (source ? [citation(source)] : [])),
  ),
]

export const citation = ({ title, year, doi }: NonNullable<RenderedReason['source']>) =>
  `${title} (${year})${doi ? `, doi.org/${doi}` : ''}`
