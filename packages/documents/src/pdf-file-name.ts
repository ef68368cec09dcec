import type { RaceHeading } from './race-heading.ts'

/**
 * `nutrition-plan-Half-2026-12-13.pdf`: the plan's own race type, with everything but letters, digits and hyphens replaced,
 * so that another service's text is valid in every file system; the day is the runner's today.
 */
export function pdfFileName({ type }: Pick<RaceHeading, 'type'>, today: string): string {
  const race = type.trim().replaceAll(/[^\p{L}\p{M}\p{Nd}-]+/gu, '-')
  return `${['nutrition-plan', race, today].filter(Boolean).join('-')}.pdf`
}
