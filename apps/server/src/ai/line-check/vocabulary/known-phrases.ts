import { actionPhrases } from './phrases/actions.ts'
import { amountPhrases } from './phrases/amounts.ts'
import { everydayPhrases } from './phrases/everyday.ts'
import { mealPhrases } from './phrases/meals.ts'
import { pointingPhrases } from './phrases/pointing.ts'

/** A word that is not known, or guarded, may stand in one of these. */
export const knownPhrases = [
  ...mealPhrases,
  ...amountPhrases,
  ...pointingPhrases,
  ...actionPhrases,
  ...everydayPhrases,
]
