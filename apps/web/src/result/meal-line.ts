export interface MealLine {
  /** Which meal, and its dish. */
  readonly dish: string
  /** From the dash on: the amounts. */
  readonly amounts: string
  /** From the last dot on: what it holds. */
  readonly figures: string
}

/** The parts of `Breakfast: porridge — 80 g rolled oats · 612 kcal, …`, which joined are the line; others are all dish. */
export function readMealLine(line: string): MealLine {
  const [, dish = line, amounts = '', figures = ''] =
    /^(.+?)( — .+?)?( · [\d,.]+ kcal\b[^·]*)$/s.exec(line) ?? []
  return { dish, amounts, figures }
}
