import type { ReasonInWords } from '@race-nutrition/engine'
import type { ReasonGroup } from './reason-groups.ts'

/** Every source once, to be numbered. */
export const sourcesOf = (groups: readonly ReasonGroup[]): string[] => [
  ...new Set(
    groups
      .flatMap(({ reasons }) => reasons)
      .flatMap(({ reason: { source } }) => (source ? [citation(source)] : [])),
  ),
]

export const citation = ({ title, year, doi }: NonNullable<ReasonInWords['source']>) =>
  `${title} (${year})${doi ? `, doi.org/${doi}` : ''}`
