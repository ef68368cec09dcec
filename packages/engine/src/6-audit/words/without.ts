import type { Meaning } from './find-meanings.ts'
import type { Sentence } from './sentence.ts'
import { phrases } from './phrase-list.ts'

/** "fried rice without egg", "pesto, no nuts": a dish that only its usual recipe brings here, and that leaves it out. */
export function isMadeWithout(
  { words, singulars, begins }: Sentence,
  { owner, first, last }: Meaning,
  others: readonly Meaning[],
): boolean {
  if (!dishes.has(singulars.slice(first, last + 1).join(' '))) return false
  const left = others.find((other) => other.owner === owner && other.first > last && other.first <= last + 6)
  if (!left || begins[left.first] !== begins[first]) return false
  return words
    .slice(last + 1, left.first)
    .some((word) => word === 'without' || word === 'no' || word === 'minus')
}

const dishes = new Set(
  phrases(`
  pesto, granola, muesli, hummus, houmous, fried rice, pancake, waffle, pizza, lasagna, pad thai, ramen,
  trail mix, energy bar, energy ball, bliss ball, caesar salad, bolognese, carbonara, paella, burger,
  chocolate, cake, muffin, protein shake, protein powder, protein bar, teriyaki, soup, satay, custard,
  rice pudding, sandwich, omelette, omelet, soba
`),
)

/** "Rice pudding with melon — 80 g cooked white rice, 50 ml soy milk": what is in it follows, so the name alone says nothing. */
export function isSpelledOut({ text, singulars, gaps }: Sentence, { first, last }: Meaning): boolean {
  if (!namedByRecipe.has(singulars.slice(first, last + 1).join(' '))) return false
  const dash = gaps.findIndex((gap, at) => at > last && /\s[—–]\s/u.test(gap))
  if (dash === -1) return false
  const after = text.slice(text.search(/\s[—–]\s/u))
  return (after.match(/\d\s?(?:g|ml)\b/gu) ?? []).length > 1
}

// Not "pesto" or "burger": those are bought as they are, and stand so among the ingredients.
const namedByRecipe = new Set(
  phrases(`
  rice pudding, bolognese, pancake, waffle, fried rice, pizza, lasagna, pad thai, ramen, custard,
  protein shake, shepherds pie
`),
)
