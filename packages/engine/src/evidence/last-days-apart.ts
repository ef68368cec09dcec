import type { Choice } from './rule.ts'

export const lastDaysApart = {
  kind: 'choice',
  id: 'last-days-apart',
  says: { fromHours: 1.5, apart: 1 },
  unit: 'hours; g/kg a day',
  because:
    'A gram less three days out and a gram more two days out bring the last 48 hours nearer to the 10 grams that the guideline asks.',
  also: ['burke2011'],
  words: 'The closer to the race, the more carbohydrate.',
} as const satisfies Choice<Readonly<Record<'fromHours' | 'apart', number>>>
