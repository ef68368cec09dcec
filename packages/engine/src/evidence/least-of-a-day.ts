import type { Choice } from './rule.ts'

export const leastOfADay = {
  kind: 'choice',
  id: 'least-of-a-day',
  says: { protein: 0.8, share: 0.85, proteinShare: 0.6 },
  unit: 'g protein per kg; share of the energy and carbs planned; share of the protein planned',
  because:
    '0.8 g protein per kg is what is recommended to people who do not train at all; a day below it, or far below what is planned, is no menu to follow.',
  words: 'A day far short of its energy, carbs or protein is named as one that needs a dietitian.',
} as const satisfies Choice<Readonly<Record<'protein' | 'share' | 'proteinShare', number>>>
