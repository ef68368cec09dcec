import type { Choice } from './rule.ts'

export const easyPace = {
  kind: 'choice',
  id: 'easy-pace',
  says: { slowerThanMarathonPace: 1.15, slowestKilometersPerHour: 7.5 },
  unit: 'times marathon pace; km/h',
  because:
    'Easy running is typically 10 to 25 percent slower than marathon pace; 7.5 km/h is where most people change to a walk.',
  words: 'Most training is run about 15 percent slower than marathon pace.',
} as const satisfies Choice<Readonly<Record<'slowerThanMarathonPace' | 'slowestKilometersPerHour', number>>>
