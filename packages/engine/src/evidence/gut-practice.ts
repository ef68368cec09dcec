import type { Choice } from './rule.ts'

export const gutPractice = {
  kind: 'choice',
  id: 'gut-practice',
  says: { fromRate: 60, longRuns: 4, startAt: 30, stepPerWeek: 10 },
  unit: 'g/h; long runs; g/h; g/h a week',
  because:
    'Two weeks of practice already helped in trials, and most marathon runners take about a third of these amounts; four long runs with small steps are easy to follow.',
  also: ['costa2017'],
  words: 'From 60 grams an hour, practice in at least four long runs: start at 30 and add 10 a week.',
} as const satisfies Choice<Readonly<Record<'fromRate' | 'longRuns' | 'startAt' | 'stepPerWeek', number>>>
