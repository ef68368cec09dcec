import { mostInADay } from '../../../evidence/plates.ts'
import { type Food, findFood } from '../../../foods/foods.ts'
import { memoize } from '../../../foods/memoize.ts'
import type { PlanDay, PlanItem } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, type Look, lookAtEach, soft } from '../../audit.ts'
import { hasFewDishes } from '../../served.ts'
import type { CountedFood, Fault, PlanSection } from '../../finding.ts'

/**
 * No day leans on one food. Evidence: most-in-a-day. Numbers and exclusions come before these bounds: this check is a safety
 * net, finds only what is beyond them by half as much again, and does not apply where few dishes are left.
 */
export const kitchenBounds: Check = {
  id: 'kitchen-bounds',
  look: (given): readonly [Look, Look] | Look => {
    const { plan } = given
    if (hasFewDishes(given)) return doesNotApply
    const week = plan.race_week.filter(({ kind }) => kind !== 'race-morning')
    return [
      lookAtEach('daily_plan', 'soft', plan.training_days, (day, at) =>
        dayFaults(given, 'daily_plan', `training_days.${at}`, day),
      ),
      week.length === 0
        ? doesNotApply
        : lookAtEach('race_week', 'soft', week, (day, at) =>
            dayFaults(given, 'race_week', `race_week.${at}`, day),
          ),
    ]
  },
}

const byHalfAsMuchAgain = 1.5

function dayFaults(
  { runner, targets: { raceWeek } }: Given,
  section: PlanSection,
  path: string,
  { kind, meals }: PlanDay,
): Fault[] {
  const isJustBefore = kind === 'loading' || kind === 'day-before'
  const hasLoad = raceWeek.shareOfLoad > 0
  const held = meals.map(({ items }) => countedIn(items))
  return counted.flatMap((of): Fault[] => {
    if (of === 'soy' && leansOnSoy(runner)) return []
    const value = held.reduce((sum, each) => sum + each[of], 0)
    const isAsWhileLoading = isJustBefore && (hasLoad || of === 'legumes')
    const most = isAsWhileLoading ? mostOnLoadingDays[of] : mostInADay.value[of]
    return value <= byHalfAsMuchAgain * most ? [] : [soft(section, 'too-much-of', { path, of, value, most })]
  })
}

/** Without milk, soy is in the glass, in the bowl and on the plate. */
const leansOnSoy = ({ diet, exclusions }: Given['runner']) =>
  diet === 'Vegan' || exclusions.groups.includes('milk')

const counted = [
  'oil',
  'seeds',
  'juice',
  'eggs',
  'milk',
  'tuna',
  'legumes',
  'soy',
] as const satisfies readonly CountedFood[]
type Counted = Readonly<Record<(typeof counted)[number], number>>

const mostOnLoadingDays: Counted = {
  ...mostInADay.value,
  juice: mostInADay.value.juiceOnLoadingDays,
  legumes: 1,
}

/** In g, juice in ml; legumes and soy as one meal if there is more of them than a garnish. Memoized for each list of items. */
const countedIn = memoize((items: readonly PlanItem[]): Counted => {
  const held = { oil: 0, seeds: 0, juice: 0, eggs: 0, milk: 0, tuna: 0, legumes: 0, soy: 0 }
  for (const { food_id: id, grams } of items) {
    const food = findFood(id)
    if (food)
      for (const of of countsAs(food))
        held[of] += of === 'juice' ? grams / (food.gramsPerMilliliter ?? 1) : grams
  }
  return { ...held, legumes: held.legumes >= garnish ? 1 : 0, soy: held.soy >= garnish ? 1 : 0 }
})

const garnish = 40

function countsAs({ id, category, roles, allergens }: Food): readonly (keyof Counted)[] {
  const isPoured = (category === 'dairy' || category === 'plant_milk') && roles.includes('drink')
  return [
    ...(id.endsWith('-oil') ? (['oil'] as const) : []),
    ...(category === 'nut_seed' ? (['seeds'] as const) : []),
    ...(category === 'juice' ? (['juice'] as const) : []),
    ...(category === 'egg' ? (['eggs'] as const) : []),
    ...(isPoured ? (['milk'] as const) : []),
    ...(id === 'tuna-canned-water' ? (['tuna'] as const) : []),
    ...(category === 'legume' ? (['legumes'] as const) : []),
    ...(category === 'soy' || (category === 'plant_milk' && allergens.includes('soy'))
      ? (['soy'] as const)
      : []),
  ]
}
