import type { Plan, PlanCooking, PlanDouble, PlanMeal, PlanPot } from '../../../plan.ts'
import { type Check, doesNotApply, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault } from '../../finding.ts'
import { recipeOf } from '../../recipe-tables.ts'
import { type AuditedPot, daysFrom, potsOf } from './pots.ts'

const section = 'prep'

/**
 * Every meal of race week is cooked by somebody: in a session on the first evening, beside its dinner, or at the first meal of
 * its pot. The session lasts an hour by the clock at most, with one dish in the oven and two on the stove. Evidence:
 * cooking-session, hands-on-growth, cooked-once, boiled-beside.
 */
export const cookingFitsTheWeek: Check = {
  id: 'cooking-fits-the-week',
  look: ({ plan, runner }) => {
    if (runner.daysToGo === 0 && !plan.cooking && plan.doubles.length === 0) return doesNotApply
    const pots = potsOf(plan)
    const isQuick = runner.preferences.kitchen?.effort === 'quick'
    return lookAt(section, 'soft', pots, () => [
      ...(isQuick ? [] : sessionFaults(plan, pots)),
      ...doubleFaults(plan, pots),
    ])
  },
}

function sessionFaults({ cooking, race_week: week }: Plan, pots: readonly AuditedPot[]): Fault[] {
  const days = week.filter(({ kind }) => kind !== 'race-morning')
  const first = days[0]?.date ?? ''
  const tonight = pots
    .filter((pot) => isCookedAt(pot, first, 'dinner'))
    .map((pot) => withBoiled(withMinutes(pot), pot))
  const ahead = days.length < 4 ? [] : pots.filter((pot) => isForLater(pot, first)).map(withMinutes)
  if (!cooking) {
    const isLeft = days.length > 3 && tonight.some(({ meals }) => meals.length > 1) && fits(tonight)
    return isLeft || ahead.some((pot) => fits([...tonight, pot])) ? [outOfPlace('cooking')] : []
  }
  const cooked = cooking.pots.flatMap(
    (pot) => [...tonight, ...ahead].find((own) => isSamePot(own, pot)) ?? [],
  )
  const left = ahead.filter((pot) => !cooked.includes(pot))
  return [
    ...differences(
      section,
      [
        { path: 'cooking.date', stated: cooking.date, made: first },
        { path: 'cooking.minutes', stated: cooking.minutes, made: clock(cooking.pots) },
      ],
      soft,
    ),
    ...cooking.pots.flatMap((pot, at) => potFaults(pot, at, [...tonight, ...ahead])),
    ...(tonight.every((pot) => cooked.includes(pot)) &&
    cooked.some((pot) => ahead.includes(pot) || pot.meals.length > 1) &&
    days.length > 3 &&
    new Set(cooked).size === cooking.pots.length &&
    isInOrder(cooking) &&
    fits(cooking.pots) &&
    !left.some((pot) => fits([...cooking.pots, pot]))
      ? []
      : [outOfPlace('cooking')]),
  ]
}

const outOfPlace = (path: string) => soft(section, 'out-of-place', { path })

const isCookedAt = ({ meals: [first] }: PlanDouble, date: string, name: string) =>
  first?.date === date && first.name === name

/** Eaten after the first day and while it keeps, and enough to be worth it. */
function isForLater({ recipe: id, quarters, meals, keeps }: AuditedPot, from: string): boolean {
  const recipe = recipeOf(id)
  if (!recipe || recipe.effort === 'no-cook' || recipe.minutes.total < 25 || quarters < 4) return false
  // One meal two days ahead is cooked fresh.
  if (meals.length === 1 && daysFrom(from, meals[0]?.date ?? from) > 1) return false
  return meals.every(({ date }) => daysFrom(from, date) > 0 && daysFrom(from, date) <= keeps)
}

/** A third of the hands-on minutes more for each portion after the first. */
function withMinutes(pot: AuditedPot): PlanPot {
  const { handsOn, total } = recipeOf(pot.recipe)?.minutes ?? { handsOn: 0, total: 0 }
  const further = Math.max(0, pot.quarters - 4)
  const more = Math.ceil((handsOn * further) / 12)
  return { ...pot, hands_on_minutes: handsOn + more, total_minutes: total + more }
}

/** The sides of the first meal, and of later ones while they keep, are boiled with it: each by its minutes. */
function withBoiled(timed: PlanPot, { eaten }: AuditedPot): PlanPot {
  const [first] = eaten
  const sides = boiled.filter(({ side, days }) =>
    eaten.some(({ date, meal }) => holds(meal, side) && daysFrom(first.date, date) <= days),
  )
  const more = sides.reduce((sum, { hands }) => sum + hands, 0)
  return {
    ...timed,
    hands_on_minutes: timed.hands_on_minutes + more,
    total_minutes: Math.max(timed.total_minutes + more, ...sides.map(({ total }) => total)),
  }
}

const holds = ({ items }: PlanMeal, kind: string) => items.some(({ side }) => side === kind)

const boiled = [
  { side: 'rice', days: 1, hands: 2, total: 22 },
  { side: 'pasta', days: 3, hands: 2, total: 17 },
  { side: 'potatoes', days: 3, hands: 5, total: 25 },
] as const

const fits = (pots: readonly PlanPot[]) =>
  clock(pots) <= 60 && uses('oven', pots) <= 1 && uses('stove', pots) <= 2

const uses = (place: 'oven' | 'stove', pots: readonly PlanPot[]) =>
  pots.filter(({ recipe }) => recipeOf(recipe)?.equipment.includes(place)).length

/** Three minutes to set out, five to box; hands are on one pot after the other while those before it simmer. */
function clock(pots: readonly PlanPot[]): number {
  const order = longestFirst(pots)
  const ends = order.map(
    ({ total_minutes: total }, at) =>
      order.slice(0, at).reduce((sum, { hands_on_minutes: hands }) => sum + hands, 0) + total,
  )
  const hands = order.reduce((sum, { hands_on_minutes: each }) => sum + each, 0)
  return 3 + Math.max(hands, ...ends) + 5
}

const longestFirst = (pots: readonly PlanPot[]) =>
  pots.toSorted((one, other) => other.total_minutes - one.total_minutes)

const isInOrder = ({ pots }: PlanCooking) => longestFirst(pots).every((pot, at) => pot === pots[at])

const isSamePot = (one: PlanDouble, other: PlanDouble) =>
  one.recipe === other.recipe &&
  one.meals[0]?.date === other.meals[0]?.date &&
  one.meals[0]?.name === other.meals[0]?.name

function potFaults(pot: PlanPot, at: number, possible: readonly PlanPot[]): Fault[] {
  const path = `cooking.pots.${at}`
  const own = possible.find((each) => isSamePot(each, pot))
  if (!own) return [outOfPlace(path)]
  const keys = ['quarters', 'hands_on_minutes', 'total_minutes', 'meals'] as const
  return differences(
    section,
    keys.map((key) => ({ path: `${path}.${key}`, stated: pot[key], made: own[key] })),
    soft,
  )
}

/** What the session leaves, and is eaten more than once. */
function doubleFaults({ cooking, doubles }: Plan, pots: readonly AuditedPot[]): Fault[] {
  const inSession = cooking?.pots ?? []
  const expected = pots
    .filter((pot) => pot.meals.length > 1 && !inSession.some((other) => isSamePot(pot, other)))
    .map(({ recipe, quarters, meals }) => ({ recipe, quarters, meals }))
  return differences(section, [{ path: 'doubles', stated: doubles, made: expected }], soft)
}
