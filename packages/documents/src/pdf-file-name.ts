import type { RaceHeading } from './race-heading.ts'

/**
 * `nutrition-plan-Half-2026-12-13.pdf`: the plan's own race type, whatever is no letter, digit or hyphen made a hyphen,
 * so that another service's words pass every file system; the day is the runner's own, on which the file is made.
 */
export function pdfFileName({ type }: Pick<RaceHeading, 'type'>, today: string): string {
  const race = type.trim().replaceAll(/[^\p{L}\p{M}\p{Nd}-]+/gu, '-')
  return `${['nutrition-plan', race, today].filter(Boolean).join('-')}.pdf`
}
