import { inGrams } from '../amounts/format-amounts.ts'

/** "a third of this (50 g carbs)": how much of a meal may be eaten with only an hour left; null for less than a quarter. */
export function partOfAMeal(most: number, carbs: number, of: 'this' | 'one'): string | null {
  const share = most / Math.max(1, carbs)
  const part = parts.find((each) => each.of <= share + 1e-9)
  if (!part) return null
  const about = Math.min(most, 5 * Math.round((part.of * carbs) / 5))
  return `${part.words} of ${of} (${inGrams(about)} carbs)`
}

const parts = [
  { of: 3 / 4, words: 'three quarters' },
  { of: 2 / 3, words: 'two thirds' },
  { of: 1 / 2, words: 'half' },
  { of: 1 / 3, words: 'a third' },
  { of: 1 / 4, words: 'a quarter' },
]
