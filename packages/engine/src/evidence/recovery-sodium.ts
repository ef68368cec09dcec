import type { Rule } from './rule.ts'

export const recoverySodium = {
  kind: 'rule',
  id: 'recovery-sodium',
  says: 920,
  unit: 'mg per liter drunk',
  source: 'merson2008',
  also: ['shirreffs1996'],
  where: '40 to 50 mmol/L kept more of the drink than 0 to 31',
  words: 'Fluid stays in the body when about 920 milligrams of sodium come with each liter.',
} as const satisfies Rule<number>
