import type { RaceHeading } from './race-heading.ts'

/** `nutrition-plan-Half-2026-12-13.pdf` */
export const pdfFileName = (race: Pick<RaceHeading, 'type'>, today: string): string =>
  raceFileName('nutrition-plan.pdf', race, today)

/**
 * `lock-screen-Half-2026-12-13.png` of `lock-screen.png`: the plan's own race type, with everything but letters, digits and
 * hyphens replaced, so that another service's text is valid in every file system; the day is the runner's today.
 */
export function raceFileName(
  file: `${string}.${string}`,
  { type }: Pick<RaceHeading, 'type'>,
  today: string,
): string {
  const [name, extension] = file.split('.')
  const race = type.trim().replaceAll(/[^\p{L}\p{M}\p{Nd}-]+/gu, '-')
  return `${[name, race, today].filter(Boolean).join('-')}.${extension}`
}
