import { type Eaten, lengthOf, lineOf, listFor, type ListSoFar } from './groceries/list-so-far.ts'

interface Shopping<Planned> {
  readonly eatenIn: (planned: Planned) => readonly Eaten[]
  readonly faultsIn: (planned: Planned) => number
  /** Planned again so that it may do without this food, of what else is in the shop. */
  readonly without: (food: string, planned: Planned, shop: ListSoFar) => Planned
  readonly isShort: (eaten: readonly Eaten[]) => boolean
  /** A food of more meals is needed, whatever the list. */
  readonly mostMeals?: number
}

/**
 * The same from fewer foods: each food of a long list in turn is left out, the one of fewest meals first, and stays out where that
 * adds no fault.
 */
export function fromFewerFoods<Planned>(
  first: Planned,
  { eatenIn, faultsIn, without, isShort, mostMeals = Number.POSITIVE_INFINITY }: Shopping<Planned>,
): Planned {
  let best = first
  let faults = faultsIn(first)
  const needed = new Set<string>()
  while (!isShort(eatenIn(best))) {
    const food = leastNeeded(eatenIn(best), needed, mostMeals)
    if (food === undefined) break
    const list = listFor(eatenIn(best))
    const other = without(food, best, new Map([...list].filter(([line]) => line !== food)))
    const isShorter = lengthOf(listFor(eatenIn(other))).lines < lengthOf(list).lines
    if (isShorter && faultsIn(other) <= faults) [best, faults] = [other, faultsIn(other)]
    else needed.add(food)
  }
  return best
}

function leastNeeded(
  eaten: readonly Eaten[],
  needed: ReadonlySet<string>,
  mostMeals: number,
): string | undefined {
  const meals = new Map([...listFor(eaten).keys()].map((food) => [food, 0]))
  for (const { items } of eaten.flatMap((each) => each.meals))
    for (const food of new Set(items.map(({ foodId }) => lineOf(foodId))))
      if (meals.has(food)) meals.set(food, (meals.get(food) ?? 0) + 1)
  const [least] = [...meals]
    .filter(([food, count]) => !needed.has(food) && count <= mostMeals)
    .sort((one, other) => one[1] - other[1])
  return least?.[0]
}
