import type { Choice } from './rule.ts'

export const taperedRunning = {
  kind: 'choice',
  id: 'tapered-running',
  says: 0.5,
  unit: 'share of an average day of running',
  because:
    'From six to four days before a race training is cut by about half, and energy follows the running that is left.',
  words: 'Early in race week you run about half as much, so you need a little less energy.',
} as const satisfies Choice<number>
