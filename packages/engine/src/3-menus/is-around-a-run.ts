/**
 * What is eaten right before and after running: it was practiced and has limits of its own, so that it is left to the engine
 * and the runner, and a model does not choose it.
 */
export const isAroundARun = (day: string, meal: string): boolean =>
  day === 'race-morning' || meal === 'recovery' || (day === 'long-run' && meal === 'breakfast')
