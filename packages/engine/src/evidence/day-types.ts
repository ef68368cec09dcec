import type { Choice } from './rule.ts'

export const runsAWeek = {
  kind: 'choice',
  id: 'runs-a-week',
  value: { kilometersARun: 12, least: 2, most: 6, oneRunWithinKilometers: 1 },
  unit: 'km a run; runs a week; km',
  because:
    'Nobody is asked how often they run: one run for every 12 kilometers a week and one more is usual. It only shares out food over the week and is no training plan.',
  words: 'About one run for every 12 kilometers a week, and two to six in all.',
} as const satisfies Choice<
  Readonly<Record<'kilometersARun' | 'least' | 'most' | 'oneRunWithinKilometers', number>>
>

export const foodFollowsTheRun = {
  kind: 'choice',
  id: 'food-follows-the-run',
  value: { share: 0.5, leastCarbs: 3, mostCarbs: 10 },
  unit: 'share of a day’s running; g of carbohydrate per kg; g of carbohydrate per kg',
  because:
    'Stores and appetite follow training over about a day, not by the hour: half of what a run costs is eaten on its day, the rest on the days around it. The guidelines ask carbohydrate to follow the load of the day and give no share.',
  also: ['burke2011', 'thomas2016'],
  words: 'Half of what a run costs is eaten on its own day; the week stays the same.',
} as const satisfies Choice<Readonly<Record<'share' | 'leastCarbs' | 'mostCarbs', number>>>
