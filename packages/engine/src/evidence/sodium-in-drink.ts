import type { Choice } from './rule.ts'

export const sodiumInDrink = {
  kind: 'choice',
  id: 'sodium-in-drink',
  says: { usual: 600, more: 800, sweatFrom: 1, sweatOver: 0.4 },
  unit: 'mg per liter drunk; L/h',
  because:
    'About what sports drinks hold, a little more in heat or for heavy sweaters; whether more helps is contested.',
  also: ['sawka2007', 'mccubbin2023'],
  words: 'Take 600 to 800 milligrams of sodium with each liter you drink.',
} as const satisfies Choice<Readonly<Record<'usual' | 'more' | 'sweatFrom' | 'sweatOver', number>>>
