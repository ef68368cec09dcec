import type { Choice, Points } from './rule.ts'

export const moreFluidInHeat = {
  kind: 'choice',
  id: 'more-fluid-in-heat',
  says: {
    added: 0.2,
    byHours: [
      [3.5, 1],
      [4.5, 0],
    ],
    sweatFrom: 1.3,
    sweatOver: 0.2,
  },
  unit: 'L/h; share by hours; L/h',
  because:
    'A stomach passes on about a liter an hour at most; the extra fifth is for heat or a measured high sweat rate, and not for slow runners, who are the ones in danger of drinking too much.',
  also: ['costill1974', 'almond2005'],
  words: 'In heat, up to a liter an hour, except over four and a half hours.',
} as const satisfies Choice<{
  readonly added: number
  readonly byHours: Points
  readonly sweatFrom: number
  readonly sweatOver: number
}>
