import type { Finding, PlanSection } from '@race-nutrition/engine'

/** A text of the model that was replaced by the engine's, as a finding: the page shows it beside its section. */
export type Replaced = Finding

/** One sentence for each section and reason, however many lines. Never the line itself, which was rejected. */
export const leftOut = (section: PlanSection, because: string, lines: number): Replaced =>
  replaced(
    'ai-left-out',
    section,
    `Left out here: ${lines} ${lines === 1 ? 'line' : 'lines'} by the AI that ${because}.`,
  )

export const numbersRestored = (section: PlanSection, numbers: number): Replaced =>
  replaced(
    'ai-numbers',
    section,
    `The AI changed ${numbers === 1 ? 'one number' : `${numbers} numbers`} here. The numbers that were worked out stand.`,
  )

export const foodsRestored = (section: PlanSection): Replaced =>
  replaced(
    'ai-foods',
    section,
    'The AI changed what to eat, drink or buy here. The lines that were worked out stand.',
  )

export const answersRestored = (): Replaced =>
  replaced('ai-answers', 'profile', 'The AI changed your answers. They stand as you gave them.')

const replaced = (id: string, section: PlanSection, message: string): Replaced => ({
  id,
  severity: 'soft',
  section,
  message,
})
