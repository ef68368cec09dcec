import type { Points, Rule } from './rule.ts'

export const carbohydrateWhileRunning = {
  kind: 'rule',
  id: 'carbohydrate-while-running',
  says: [
    [0.75, 0],
    [1.25, 30],
    [2.5, 60],
    [3.5, 75],
  ],
  unit: 'g/h, by hours of running',
  source: 'thomas2016',
  also: ['burke2011', 'burke2019', 'jeukendrup2014'],
  where: 'during exercise: none under 45 minutes, 30 to 60 g/h to 2.5 hours, up to 90 beyond',
  words: 'Nothing under 45 minutes, 30 to 60 grams an hour up to two and a half hours, up to 90 beyond.',
} as const satisfies Rule<Points>
