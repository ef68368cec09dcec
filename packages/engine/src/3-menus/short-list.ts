import type { Wishes } from './days/candidates.ts'
import { lengthOf, type ListSoFar, listFor } from './groceries/list-so-far.ts'
import type { Meal } from './menus.ts'
import { findRecipe } from './recipes/all-recipes.ts'

/** What is on the list before a single meal is chosen, and whether the race is tomorrow. */
export interface Shopping {
  readonly list: ListSoFar
  readonly isEve: boolean
}

/** What a single meal is chosen by: what is bought, what one more line costs, and what people would rather not eat. */
type Thrift = Pick<Wishes, 'bought' | 'strictness'>

/**
 * The meal that suits a run best; where it makes the list too long, one that makes it less so and meets as many numbers: the
 * recovery of one day must not open three packs.
 */
export function onAShortList(
  { list, isEve }: Shopping,
  fit: (thrift: Thrift) => Meal | null,
  meetsAsMuchAs: (own: Meal) => (meal: Meal) => boolean,
): Meal | null {
  const aLine = isEve ? costOfALine.onTheEve : costOfALine.week
  const own = fit({ bought: { list, aLine } })
  if (!own) return null
  const before = lengthOf(list)
  const most = isEve ? usual.onTheEve : usual.week
  let best = own
  let shortest = lengthWith(list, own)
  for (const thrift of thrifts) {
    const isLong = shortest.lines > most.lines || shortest.opened > most.opened
    if (!isLong || weightOf(shortest) <= weightOf(before)) break
    const other = fit({ bought: { list, aLine: thrift * aLine }, strictness: Math.sqrt(thrift) })
    if (!other || !meetsAsMuchAs(own)(other) || (isFallback(other) && !isFallback(own))) continue
    const length = lengthWith(list, other)
    if (weightOf(length) < weightOf(shortest)) [best, shortest] = [other, length]
  }
  return best
}

/** No shorter list is worth what is eaten for want of anything else. */
const isFallback = ({ recipe }: Meal) => findRecipe(recipe.id).tags.includes('fallback')

/** What one more line of the list costs for a single meal, in the currency of `costOf`. */
const costOfALine = { week: 6, onTheEve: 18 } as const

/** How many times dearer than usual a line is, while the list comes out too long. */
const thrifts = [6, 20] as const

/** Less than the list may hold: another single meal may follow. */
const usual = { week: { lines: 33, opened: 2 }, onTheEve: { lines: 8, opened: 2 } } as const

function lengthWith(list: ListSoFar, meal: Meal): Length {
  const all = new Map(list)
  for (const [id, grams] of listFor([{ meals: [meal] }])) all.set(id, (all.get(id) ?? 0) + grams)
  return lengthOf(all)
}

type Length = ReturnType<typeof lengthOf>

const weightOf = ({ lines, opened }: Length) => lines + opened
