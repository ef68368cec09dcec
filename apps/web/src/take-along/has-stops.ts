import type { RenderedPlan } from '@race-nutrition/documents'

/** Whether anything is taken on the course: without it there is nothing to draw or to count. */
export const hasStops = ({ facts }: RenderedPlan): boolean =>
  facts.race_day.rows.some(({ phase }) => phase === 'during')
