import type { Rule } from './rule.ts'

export const runningCost = {
  kind: 'rule',
  id: 'running-cost',
  says: 1,
  unit: 'kcal per kg and km, net of rest',
  source: 'hall2004',
  also: ['minetti2002'],
  where:
    'the ACSM running equation compared there: 0.2 ml oxygen per kg and meter is 0.99 kcal per kg and km',
  words: 'Running takes about one kilocalorie for each kilogram and kilometer.',
} as const satisfies Rule<number>
