import type { Field } from '../../1-runner/questionnaire.ts'

export type Run = 'race' | 'longRun'

/** The pace of a long run depends on the target of the race. */
export const timeAnswers = (run: Run): readonly Field[] =>
  run === 'race' ? ['raceType', 'targetTimeOrPace'] : ['longRunDistance', 'raceType', 'targetTimeOrPace']
