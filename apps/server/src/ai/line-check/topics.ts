import type { LinePlace } from '@race-nutrition/engine'

/** What lines of one part of a plan are about, each with its words. */
export interface Topics {
  readonly cooking: readonly string[]
  readonly course: readonly string[]
  readonly sleep: readonly string[]
}

type Topic = keyof Topics

/** Where a topic does not belong: nobody cooks on the course, races in the kitchen or naps between two rows. */
const offTopic: Partial<Readonly<Record<LinePlace, readonly Topic[]>>> = {
  'daily_plan.example_days.0': ['course'],
  'daily_plan.example_days.1': ['course'],
  'daily_plan.example_days.2': ['course'],
  'long_run_fueling.during.schedule': ['cooking', 'sleep'],
  'race_day_plan.note': ['cooking', 'sleep'],
  'prep.batch_prep_steps': ['course', 'sleep'],
  'prep.race_kit_checklist': ['cooking'],
}

/** Whether the words of a line belong to its place. */
export const fitsTopic = (words: readonly string[], place: LinePlace, topics: Topics): boolean =>
  !(offTopic[place] ?? []).some((topic) => words.some((word) => topics[topic].includes(word)))
