import type { Rule } from './rule.ts'

export const coldStorage = {
  kind: 'rule',
  id: 'cold-storage',
  says: 3,
  unit: 'days in the fridge',
  source: 'foodSafety2023',
  where: 'Leftovers: 3 to 4 days at 4 °C (40 °F) or below; the shorter is used',
  words: 'Cooked food is eaten within three days from the fridge.',
} as const satisfies Rule<number>
