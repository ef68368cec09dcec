import type { Finding, PlanSection } from '@race-nutrition/engine'

/** What of the model's was replaced by the engine's, in the form of a finding: the page shows it beside its section. */
export type Replaced = Finding

/** One sentence for a section and a reason, however many lines it was. Never the line itself: it was not fit to be read. */
export const leftOut = (section: PlanSection, because: string, lines: number): Replaced =>
  replaced(
    'ai-left-out',
    section,
    `Left out here: ${lines} ${lines === 1 ? 'line' : 'lines'} by the AI that ${because}.`,
  )

export const numbersStand = (section: PlanSection, numbers: number): Replaced =>
  replaced(
    'ai-numbers',
    section,
    `The AI changed ${numbers === 1 ? 'one number' : `${numbers} numbers`} here. The numbers that were worked out stand.`,
  )

export const foodsStand = (section: PlanSection): Replaced =>
  replaced(
    'ai-foods',
    section,
    'The AI changed what to eat, drink or buy here. The lines that were worked out stand.',
  )

export const answersStand = (): Replaced =>
  replaced('ai-answers', 'profile', 'The AI changed your answers. They stand as you gave them.')

const replaced = (id: string, section: PlanSection, message: string): Replaced => ({
  id,
  severity: 'soft',
  section,
  message,
})
