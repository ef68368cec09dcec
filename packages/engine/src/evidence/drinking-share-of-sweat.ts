import type { Choice, Points } from './rule.ts'

export const drinkingShareOfSweat = {
  kind: 'choice',
  id: 'drinking-share-of-sweat',
  says: {
    least: 0.5,
    littleLiters: 0.3,
    little: 0.75,
    most: [
      [3.5, 0.8],
      [4.5, 0.75],
    ],
  },
  unit: 'share of the sweat rate, by hours of running; L/h',
  because:
    'Drinking more than you sweat is the danger, above all over four hours; a fifth to a quarter of a margin keeps well away from it. Half of the sweat, or a sip habit of 0.3 L/h, is a modest plan.',
  also: ['hewButler2015', 'almond2005'],
  words: 'Always drink clearly less than you sweat.',
} as const satisfies Choice<
  Readonly<Record<'least' | 'little' | 'littleLiters', number>> & { readonly most: Points }
>
