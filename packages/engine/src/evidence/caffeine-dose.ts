import type { Rule } from './rule.ts'

export const caffeineDose = {
  kind: 'rule',
  id: 'caffeine-dose',
  says: { perKilogram: 3, step: 25 },
  unit: 'mg/kg; mg',
  source: 'guest2021',
  where: '3 to 6 mg/kg improve performance; the lower end, in steps of 25 mg',
  words: '3 milligrams of caffeine per kilogram, an hour before, help most runners.',
} as const satisfies Rule<Readonly<Record<'perKilogram' | 'step', number>>>
