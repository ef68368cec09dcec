import { type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import { type PlanRow, type RaceRowWords, type SlowerDay, slowerDays } from '@race-nutrition/engine'

export interface CountedRow {
  readonly facts: Pick<PlanRow, 'phase' | 'minute'>
  readonly words: Pick<RaceRowWords, 'when' | 'action' | 'itemByName'>
}

/** The day of this pace; undefined on pace. */
export const dayOfPace = ({ facts }: RenderedPlan, percent: number): SlowerDay | undefined =>
  slowerDays(facts).find((day) => day.facts.percent === percent)

/** All rows of race day in order: on a slower day the course has its own, and what is eaten afterwards comes later. */
export function countedRows({ facts, words }: RenderedPlan, day: SlowerDay | undefined): CountedRow[] {
  const planned = zipFactsAndWords(facts.race_day.rows, words.raceRows)
  if (!day) return planned
  return [
    ...planned.filter(({ facts: { phase } }) => phase !== 'during' && phase !== 'recovery'),
    ...zipFactsAndWords(day.facts.rows, day.rows),
    ...zipFactsAndWords(day.afterwards.facts, day.afterwards.rows),
  ]
}
