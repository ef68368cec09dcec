/** "a third": how much of a meal may be eaten when there is only an hour; null for less than a quarter of it. */
export function partOfAMeal(most: number, carbs: number): string | null {
  const share = most / Math.max(1, carbs)
  return parts.find(({ of }) => of <= share + 1e-9)?.words ?? null
}

const parts = [
  { of: 3 / 4, words: 'three quarters' },
  { of: 2 / 3, words: 'two thirds' },
  { of: 1 / 2, words: 'half' },
  { of: 1 / 3, words: 'a third' },
  { of: 1 / 4, words: 'a quarter' },
]
