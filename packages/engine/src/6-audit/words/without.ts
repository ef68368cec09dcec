import type { Meaning } from './find-meanings.ts'
import type { Sentence } from './sentence.ts'

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

const dishes = new Set([
  'pesto',
  'granola',
  'muesli',
  'hummus',
  'houmous',
  'fried rice',
  'pancake',
  'waffle',
  'pizza',
  'lasagna',
  'pad thai',
  'ramen',
  'trail mix',
  'energy bar',
  'energy ball',
  'bliss ball',
  'caesar salad',
  'bolognese',
  'carbonara',
  'paella',
  'burger',
  'chocolate',
  'cake',
  'muffin',
  'protein shake',
  'protein powder',
  'protein bar',
  'teriyaki',
  'soup',
  'satay',
  'custard',
  'rice pudding',
  'sandwich',
  'omelette',
  'omelet',
  'soba',
])
