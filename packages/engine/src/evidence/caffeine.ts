import type { Rule } from './rule.ts'

export const caffeineDose = {
  kind: 'rule',
  id: 'caffeine-dose',
  value: { perKilogram: 3, step: 25 },
  unit: 'mg/kg; mg',
  source: 'guest2021',
  where: '3 to 6 mg/kg improve performance; the lower end, in steps of 25 mg',
  words: '3 milligrams of caffeine per kilogram, an hour before, help most runners.',
} as const satisfies Rule<Readonly<Record<'perKilogram' | 'step', number>>>

export const caffeineUnder18 = {
  kind: 'rule',
  id: 'caffeine-under-18',
  value: 0,
  unit: 'mg',
  source: 'aap2011',
  also: ['desbrow2014'],
  where: 'caffeine is discouraged for children and adolescents',
  words: 'Under 18, no caffeine.',
} as const satisfies Rule<number>

export const mostCaffeineAtOnce = {
  kind: 'rule',
  id: 'most-caffeine-at-once',
  value: 200,
  unit: 'mg',
  source: 'efsa2015',
  where: 'single doses up to 200 mg raise no concern for healthy adults',
  words: '200 milligrams of caffeine at once raise no concern for healthy adults.',
} as const satisfies Rule<number>
