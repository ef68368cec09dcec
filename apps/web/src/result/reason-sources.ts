import type { DetailsReason } from '@race-nutrition/engine'

/** Every source once, to be numbered. */
export const sourcesOf = (reasons: readonly DetailsReason[]): string[] => [
  ...new Set(reasons.flatMap(({ source }) => (source ? [citation(source)] : []))),
]

export const citation = ({ title, year, doi }: NonNullable<DetailsReason['source']>) =>
  `${title} (${year})${doi ? `, doi.org/${doi}` : ''}`
