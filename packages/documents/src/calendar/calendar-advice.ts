import { calendarNotes } from '@race-nutrition/engine'
import type { RenderedPlan } from '../rendered-plan.ts'
import { knownStart } from './calendar-start.ts'

/** The lines beside the button, by what is known of this race's start. */
export const calendarAdvice = ({ facts }: Pick<RenderedPlan, 'facts'>): string[] =>
  calendarNotes(knownStart(facts).times)
