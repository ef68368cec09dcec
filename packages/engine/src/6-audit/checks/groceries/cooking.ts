import type { Recipe } from '../../../3-menus/recipes/recipe.ts'
import { cookingSession } from '../../../evidence/portions.ts'
import { daysBetween, readIsoDay } from '../../../plain-day.ts'
import type { Plan, PlanCooking, PlanMealAhead, PlanPot } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, lookAt, lookAtEach, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault } from '../../finding.ts'
import { recipeOf } from '../../recipe-tables.ts'

const section = 'prep'

/**
 * One session on the first evening, an hour by the clock at most: pots of recipes that keep until their meals are eaten, or
 * freeze, and every such pot for which there is time. Evidence: cooking-session.
 */
export const cookingFitsTheWeek: Check = {
  id: 'cooking-fits-the-week',
  look: (given) => {
    const { plan } = given
    const { cooking } = plan
    const possible = potsOf(given)
    if (!cooking)
      return possible.some((pot) => minutesOf([pot]) <= cookingSession.value.most)
        ? lookAt(section, 'soft', possible, () => [soft(section, 'out-of-place', { path: 'cooking' })])
        : doesNotApply
    const meals = cooking.pots.flatMap((pot) => pot.meals)
    return lookAtEach(section, 'soft', cooking.pots, (pot, at) => [
      ...(at === 0 ? sessionFaults(plan, cooking, possible) : []),
      ...potFaults(pot, at, possible),
      ...(pot.meals.some((meal) => meals.filter((other) => isSameMeal(meal, other)).length > 1)
        ? [soft(section, 'out-of-place', { path: `cooking.pots.${at}` })]
        : []),
    ])
  },
}

const isSameMeal = (one: PlanMealAhead, other: PlanMealAhead) =>
  one.date === other.date && one.name === other.name

function sessionFaults(
  { race_week: [first] }: Plan,
  cooking: PlanCooking,
  possible: readonly PlanPot[],
): Fault[] {
  const left = possible.filter(({ recipe }) => cooking.pots.every((pot) => pot.recipe !== recipe))
  const isOver = minutesOf(cooking.pots) > cookingSession.value.most
  const isMissed = left.some((pot) => minutesOf([...cooking.pots, pot]) <= cookingSession.value.most)
  return [
    ...differences(
      section,
      [
        { path: 'cooking.date', stated: cooking.date, made: first?.date },
        { path: 'cooking.minutes', stated: cooking.minutes, made: minutesOf(cooking.pots) },
      ],
      soft,
    ),
    ...(isOver || isMissed ? [soft(section, 'out-of-place', { path: 'cooking' })] : []),
  ]
}

function potFaults(pot: PlanPot, at: number, possible: readonly PlanPot[]): Fault[] {
  const path = `cooking.pots.${at}`
  const own = possible.find(({ recipe }) => recipe === pot.recipe)
  if (!own) return [soft(section, 'out-of-place', { path })]
  const keys = ['quarters', 'hands_on_minutes', 'total_minutes', 'meals', 'freezes'] as const
  return differences(
    section,
    keys.map((key) => ({ path: `${path}.${key}`, stated: pot[key], made: own[key] })),
    soft,
  )
}

/** The lunches and dinners of race week by recipe, as far as they keep from the first evening. */
function potsOf({ plan: { race_week: week }, runner }: Given): PlanPot[] {
  const days = week.filter(({ kind }) => kind !== 'race-morning')
  const [first] = days
  const from = readIsoDay(first?.date ?? '')
  if (!from || runner.daysToGo < cookingSession.value.fromDays) return []
  const pots = new Map<string, PlanPot>()
  for (const { date, meals } of days) {
    const day = readIsoDay(date ?? '')
    const later = day ? daysBetween({ from, until: day }) : -1
    for (const { name, recipe: eaten } of meals) {
      const recipe = recipeOf(eaten.id)
      const isAhead = name === 'dinner' || (name === 'lunch' && later > 0)
      if (!recipe || !isAhead || !keepsFor(recipe, later)) continue
      const pot = pots.get(eaten.id)
      pots.set(eaten.id, {
        recipe: eaten.id,
        quarters: (pot?.quarters ?? 0) + eaten.quarters,
        hands_on_minutes: recipe.minutes.handsOn,
        total_minutes: recipe.minutes.total,
        meals: [...(pot?.meals ?? []), { date: date ?? '', name }],
        freezes: (pot?.freezes ?? false) || later > recipe.keeps.fridgeDays,
      })
    }
  }
  return [...pots.values()]
}

/** In the fridge, or in the freezer as long as race week is; what does not keep for a day is cooked fresh. */
const keepsFor = ({ keeps: { fridgeDays, freezes } }: Recipe, days: number) =>
  fridgeDays > 0 && days >= 0 && (days <= fridgeDays || (freezes && days <= weekLeft))

const weekLeft = 5

/** Hands are on one pot after the other, the longest first, while those before it simmer. */
function minutesOf(pots: readonly PlanPot[]): number {
  const { settingOut, boxing } = cookingSession.value
  const longestFirst = pots.toSorted((one, other) => other.total_minutes - one.total_minutes)
  const ends = longestFirst.map(
    ({ total_minutes: total }, at) =>
      longestFirst.slice(0, at).reduce((sum, { hands_on_minutes: hands }) => sum + hands, 0) + total,
  )
  const hands = longestFirst.reduce((sum, { hands_on_minutes: each }) => sum + each, 0)
  return settingOut + Math.max(hands, ...ends) + boxing
}
