/** "half": how much of a meal may be eaten when there is only an hour; null for less than a quarter of it. */
export function partOfAMeal(most: number, carbs: number): string | null {
  const quarters = Math.min(3, Math.floor((4 * most) / Math.max(1, carbs)))
  return parts[quarters] ?? null
}

const parts: Readonly<Record<number, string>> = { 1: 'a quarter', 2: 'half', 3: 'three quarters' }
