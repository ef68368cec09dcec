import type { Cause, Field } from '../../1-runner/questionnaire.ts'
import type { Runner } from '../../1-runner/runner.ts'

export type Run = 'race' | 'longRun'

/** The pace of a long run depends on the target of the race. */
export const timeAnswers = (run: Run): readonly Field[] =>
  run === 'race' ? ['raceType', 'targetTimeOrPace'] : ['longRunDistance', 'raceType', 'targetTimeOrPace']

/** The weather of training is that of the climate; a race may have a forecast. */
export const weatherCause = ({ preferences }: Runner, run: Run): Cause =>
  run === 'race' && preferences.forecast ? 'forecast' : 'climate'

/** Flat or hilly as answered, or as measured. */
export const hillsCause = ({ preferences }: Runner): Cause =>
  preferences.course?.climb_m === undefined ? 'course' : 'climb'
