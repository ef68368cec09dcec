import type { Field } from '../../1-runner/questionnaire.ts'

export type Run = 'race' | 'longRun'

/** A long run takes its pace from the target of the race. */
export const timeAnswers = (run: Run): readonly Field[] =>
  run === 'race' ? ['raceType', 'targetTimeOrPace'] : ['longRunDistance', 'raceType', 'targetTimeOrPace']
