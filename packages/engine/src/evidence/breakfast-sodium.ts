import type { Choice } from './rule.ts'

export const breakfastSodium = {
  kind: 'choice',
  id: 'breakfast-sodium',
  says: { usual: 300, more: 500, moreFromHours: 1.5 },
  unit: 'mg; hours',
  because:
    'An ordinary salted breakfast holds 300 mg; 500 mg helps to hold the fluid where sweat losses will be larger.',
  words: 'Breakfast holds some salt, more before a long or a hot race.',
} as const satisfies Choice<Readonly<Record<'usual' | 'more' | 'moreFromHours', number>>>
