import type { Choice } from './rule.ts'

export const weighedRun = {
  kind: 'choice',
  id: 'weighed-run',
  says: [30, 360],
  unit: 'min',
  because:
    'Under half an hour a step of the scale weighs as much as the sweat; over six hours meals and toilets blur it.',
  words: 'A sweat rate is worked out from a run of half an hour to six hours.',
} as const satisfies Choice<readonly [number, number]>
