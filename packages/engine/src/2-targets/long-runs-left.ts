import type { Runner } from '../1-runner/runner.ts'

/** Long runs that still fit in before the race, at one a week. */
export const longRunsLeft = ({ daysToGo }: Pick<Runner, 'daysToGo'>): number => Math.floor(daysToGo / 7)
