import type { Rule } from './rule.ts'

export const fatFreeMass = {
  kind: 'rule',
  id: 'fat-free-mass',
  says: { scale: 9270, male: { constant: 6680, perIndex: 216 }, female: { constant: 8780, perIndex: 244 } },
  unit: 'kg, from weight and body mass index',
  source: 'janmahasatian2005',
  where: 'the semi-mechanistic model for men and for women',
  words: 'Weight and height give a fair estimate of all that is not fat.',
} as const satisfies Rule<
  Readonly<Record<'male' | 'female', Readonly<Record<'constant' | 'perIndex', number>>>> & {
    readonly scale: number
  }
>
