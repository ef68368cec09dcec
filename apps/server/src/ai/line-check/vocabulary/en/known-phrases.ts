import { actionPhrases } from './phrases/actions.ts'
import { amountPhrases } from './phrases/amounts.ts'
import { everydayPhrases } from './phrases/everyday.ts'
import { mealPhrases } from './phrases/meals.ts'
import { referencePhrases } from './phrases/references.ts'

/** A word that is unknown or guarded is allowed in one of these. */
export const knownPhrases = [
  ...mealPhrases,
  ...amountPhrases,
  ...referencePhrases,
  ...actionPhrases,
  ...everydayPhrases,
]
