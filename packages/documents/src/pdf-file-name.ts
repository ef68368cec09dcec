import type { RaceHeading } from './race-heading.ts'
import type { RenderedPlan } from './rendered-plan.ts'

/** `nutrition-plan-Half-2026-12-13.pdf`: the day is the runner's today. */
export const pdfFileName = (race: Pick<RaceHeading, 'type'>, today: string): string =>
  fileName('nutrition-plan.pdf', race, today)

/** `lock-screen-Half-2026-12-13.png` of `lock-screen.png`: the day is that of the race. */
export const takeAlongName = (file: FileName, { facts: { runner } }: Pick<RenderedPlan, 'facts'>): string =>
  fileName(file, { type: runner.race }, runner.race_date)

type FileName = `${string}.${string}`

/**
 * With the plan's own race type, of which everything but letters, digits and hyphens is replaced, so that another service's
 * text is valid in every file system.
 */
function fileName(file: FileName, { type }: Pick<RaceHeading, 'type'>, day: string): string {
  const [name, extension] = file.split('.')
  const race = type.trim().replaceAll(/[^\p{L}\p{M}\p{Nd}-]+/gu, '-')
  return `${[name, race, day].filter(Boolean).join('-')}.${extension}`
}
