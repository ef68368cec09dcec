import { mostCarbsAtAMeal, proteinOfABreakfast, proteinOfAMain } from '../../evidence/plates.ts'
import { byKey, memoize, sharedByKey } from '../../foods/memoize.ts'
import { linesAddedTo } from '../groceries/list-so-far.ts'
import type { Kitchen } from '../kitchen.ts'
import { at } from '../plates/nutrient-vector.ts'
import { heapFrom, heldAt, type PlateTable } from '../plates/plates.ts'
import type { Sides } from '../plates/sides.ts'
import type { Occasion } from '../recipes/recipe.ts'
import { longAtMost } from './dish-costs.ts'
import type { Candidate } from './place.ts'
import type { Wishes } from './wishes.ts'

/** In the currency of `costOf`: a day's carbs outside their window cost five and more. */
const costs = {
  aSide: 0.12,
  shakeBeside: 12,
  // Half a dish is another dish too many, and nobody heats an oven for it.
  halfADish: { cooked: 12, else: 6 },
  // More than people have beside a dish: sooner a second side, or a larger snack.
  heap: { onALargeDay: 10, else: 160 },
  // At lunch and dinner of race week a plate of meat and greens is hardly ever the better one.
  noStarch: { inRaceWeek: 40, else: 5 },
  // Growth is worth more than a better liked dish.
  littleProtein: { grown: 7, growing: 25 },
  // Each gram beyond what is eaten at once.
  carbsAtOnceWithDiabetes: 0.4,
  fatAtOnceWithReflux: 0.8,
  // Each milliliter: that of grapes and apples is sour too.
  juiceWithReflux: 0.02,
} as const

/** What each plate of a dish costs besides: its size, its sides, and what it lacks. */
export function plateCosts(
  occasion: Occasion,
  { bought, gentle, isLargeDay = false, isRaceWeek = false, strictness = 1 }: Wishes,
  { isMinor, isLowInSugar, hasReflux }: Pick<Kitchen, 'isMinor' | 'isLowInSugar' | 'hasReflux'>,
): Candidate['costsOfPlates'] {
  const sidesCosts = costsOfSides(bought ?? nothingBought)
  const kind = kindOf(occasion, gentle, isMinor)
  const mostCarbs = (isLowInSugar ? carbsAtOnce[occasion] : undefined) ?? Number.POSITIVE_INFINITY
  const ownCostsOf = ownCosts(kind)(isLargeDay)(isRaceWeek)(mostCarbs)(hasReflux)
  return (table, first, end) => {
    const costOfSides = sidesCosts(table.allSides)
    const own = ownCostsOf(table)
    const all: number[] = []
    for (let index = first; index < end; index++)
      all.push(costOfSides(table.sides[index] ?? 0) + strictness * (own[index] ?? 0))
    return all
  }
}

const nothingBought = {}

const { grown, growing } = costs.littleProtein

/** What the plates of a meal are asked for beside its numbers. */
const kinds = {
  main: { starch: true, protein: { least: proteinOfAMain.value, cost: grown } },
  'growing main': { starch: true, protein: { least: proteinOfAMain.value, cost: growing } },
  // Plain starch is what is wanted.
  'light main': { starch: true, protein: { least: 0, cost: 0 } },
  'growing breakfast': { starch: false, protein: { least: proteinOfABreakfast.value, cost: growing } },
  other: { starch: false, protein: { least: 0, cost: 0 } },
} as const

function kindOf(occasion: Occasion, gentle: boolean, isMinor: boolean): keyof typeof kinds {
  if (occasion === 'main') return gentle ? 'light main' : isMinor ? 'growing main' : 'main'
  return occasion === 'breakfast' && isMinor ? 'growing breakfast' : 'other'
}

/** The meals of a day have their sides beside the same list. */
const costsOfSides = memoize((bought: NonNullable<Wishes['bought']> | typeof nothingBought) => {
  const linesAdded = 'list' in bought ? linesAddedTo(bought.list) : null
  const costOf = ({ of, foods, lines }: Sides) =>
    costs.aSide * of.length +
    (foods.some(({ id }) => id === 'pea-protein-powder') ? costs.shakeBeside : 0) +
    ('list' in bought && linesAdded ? bought.aLine * linesAdded(lines) : 0)
  return memoize((allSides: readonly Sides[]) => {
    const known: (number | undefined)[] = []
    return (sides: number): number => (known[sides] ??= costOf(allSides[sides] as Sides))
  })
})

/** Of every plate of a table, whatever is bought. */
const ownCosts = sharedByKey((kind: keyof typeof kinds) =>
  byKey((isLargeDay: boolean) =>
    byKey((isRaceWeek: boolean) =>
      byKey((mostCarbs: number) =>
        byKey((hasReflux: boolean) => {
          const mostFat = kinds[kind].starch ? mostFatWithReflux : Number.POSITIVE_INFINITY
          const noStarch = isRaceWeek ? costs.noStarch.inRaceWeek : costs.noStarch.else
          const heap = isLargeDay ? costs.heap.onALargeDay : costs.heap.else
          const { starch, protein } = kinds[kind]
          return byKey((table: PlateTable) =>
            Float64Array.from(
              table.quarters,
              (quarter, index) =>
                (quarter <= 2
                  ? costs.halfADish[table.served.recipe.minutes.total > longAtMost.other ? 'cooked' : 'else']
                  : 0) +
                (quarter >= heapFrom(table.served) ? heap : 0) +
                (starch && isNearlyWithoutCarbs(table, index) ? noStarch : 0) +
                (heldAt(table, index, at.protein) < protein.least ? protein.cost : 0) +
                costs.carbsAtOnceWithDiabetes * Math.max(0, heldAt(table, index, at.carbs) - mostCarbs) +
                (hasReflux
                  ? costs.fatAtOnceWithReflux * Math.max(0, heldAt(table, index, at.fat) - mostFat) +
                    costs.juiceWithReflux * heldAt(table, index, at.juice)
                  : 0),
            ),
          )
        }),
      ),
    ),
  ),
)

/** Grams at lunch and dinner: more keeps the stomach full, and dinner is not long before bed. */
const mostFatWithReflux = 25

const { withDiabetes } = mostCarbsAtAMeal.value

/** Grams in a meal with diabetes, where no run is near (decision 0084): the day's carbs come in all of its meals. */
const carbsAtOnce: Partial<Record<Occasion, number>> = {
  breakfast: withDiabetes,
  main: withDiabetes,
  snack: 50,
}

/** A dinner of meat and greens leaves its carbs to a snack. */
const isNearlyWithoutCarbs = (table: PlateTable, index: number) =>
  4 * heldAt(table, index, at.carbs) < 0.25 * heldAt(table, index, at.energy)
