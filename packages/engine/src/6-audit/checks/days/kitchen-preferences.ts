import type { KitchenNotKept } from '../../../not-kept.ts'
import type { Plan, PlanDay, PlanMeal } from '../../../plan.ts'
import type { SideKind } from '../../../side-kinds.ts'
import { type Check, doesNotApply, type Given, lookAt, soft } from '../../audit.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { dislikesKept, isAmong } from '../../kitchen-wishes.ts'
import { isSame } from '../../differences.ts'
import { mealsIn, type PlacedMeal } from '../../meals.ts'
import { needsNoStove, recipeOf } from '../../recipe-tables.ts'

/**
 * What the runner wishes of the kitchen is kept, or the plan says that it is not: no disliked food or dish, each swapped meal as
 * swapped, quick dishes without a session, and a race breakfast that a hotel room can make. Evidence: quick-dish.
 */
export const kitchenPreferences: Check = {
  id: 'kitchen-preferences',
  look: (given) => {
    const { plan, runner } = given
    const meals = mealsIn(plan)
    const isMarked = meals.some(
      ({ meal }) => meal.instead_of !== undefined || meal.chosen_by_model || meal.is_ordered,
    )
    if (!runner.preferences.kitchen && plan.kitchen_not_kept === undefined && !isMarked) return doesNotApply
    return lookAt('daily_plan', 'soft', meals, (placed) => [
      ...unlistedFaults(given),
      ...placed.flatMap((each) => dislikeFaults(given, each)),
      ...boughtFaults(given),
      ...swapFaults(given),
      ...placed.flatMap((each) => insteadFaults(given, each)),
      ...quickFaults(given),
      ...hotelFaults(given),
    ])
  },
}

const out = (section: PlanSection, path: string): Fault => soft(section, 'out-of-place', { path })

const leftOf = ({ kitchen_not_kept: left = [] }: Plan) => left

const isListed = (plan: Plan, is: (each: KitchenNotKept) => boolean) => leftOf(plan).some(is)

/** Every line is about a wish, once, and there are lines only where there are wishes. */
function unlistedFaults({ plan, runner }: Given): Fault[] {
  const { kitchen } = runner.preferences
  if ((kitchen === undefined) !== (plan.kitchen_not_kept === undefined))
    return [out('daily_plan', 'kitchen_not_kept')]
  const isWished = (each: KitchenNotKept) =>
    (each.of === 'dislike' && kitchen?.dislikes?.includes(each.id) === true) ||
    (each.of === 'swap' && kitchen?.swaps?.[each.meal] === each.recipe) ||
    (each.of === 'quick' && kitchen?.effort === 'quick') ||
    (each.of === 'hotel' && kitchen?.race_morning === 'hotel')
  return leftOf(plan).flatMap((each, at) =>
    isWished(each) && leftOf(plan).findIndex((other) => nameOf(other) === nameOf(each)) === at
      ? []
      : [out('daily_plan', `kitchen_not_kept.${at}`)],
  )
}

const nameOf = (each: KitchenNotKept) =>
  each.of === 'dislike' ? each.id : each.of === 'swap' ? each.meal : each.of

function dislikeFaults(given: Given, { path, section, meal }: PlacedMeal): Fault[] {
  const kept = dislikesKept(given)
  if (kept.length === 0) return []
  const isDisliked = isAmong(kept)
  return [
    ...(kept.includes(meal.recipe.id) ? [out(section, `${path}.recipe.id`)] : []),
    ...meal.items.flatMap(({ food_id: id }, at) =>
      isDisliked(id) ? [out(section, `${path}.items.${at}`)] : [],
    ),
    ...Object.entries(meal.recipe.swaps).flatMap(([group, id]) =>
      isDisliked(id) ? [out(section, `${path}.recipe.swaps.${group}`)] : [],
    ),
  ]
}

/** Homemade fuel may be made of a disliked food where the plan says so, and is on the list then. */
function boughtFaults({ plan, runner }: Given): Fault[] {
  const unsaid = (runner.preferences.kitchen?.dislikes ?? []).filter(
    (id) => !isListed(plan, (each) => each.of === 'dislike' && each.id === id),
  )
  const isUnsaid = isAmong(unsaid)
  const { lines, cupboard } = plan.groceries
  const kits = [plan.race_day, plan.long_run].flatMap(({ kit, change }) => [
    ...kit,
    ...(change ? [change] : []),
  ])
  return [
    ...lines.flatMap((line, at) =>
      line.food_ids.some(isUnsaid) ? [out('grocery_list', `groceries.lines.${at}`)] : [],
    ),
    ...cupboard.flatMap((id, at) => (isUnsaid(id) ? [out('grocery_list', `groceries.cupboard.${at}`)] : [])),
    ...(kits.some(({ made_of: parts }) => parts?.some(({ food_id: id }) => isUnsaid(id)))
      ? [out('race_day_plan', 'race_day.kit')]
      : []),
  ]
}

/** A day that is past has no meal to swap. */
function swapFaults({ plan, runner }: Given): Fault[] {
  return Object.entries(runner.preferences.kitchen?.swaps ?? {}).flatMap(([place, recipe]) => {
    const isPast = /^[1-6]-days-before\./.test(place) && Number.parseInt(place, 10) > runner.daysToGo
    const isKept = mealAt(plan, place)?.recipe.id === recipe
    const isSaid = isListed(plan, (each) => each.of === 'swap' && each.meal === place)
    return isSaid === (!isKept && !isPast) ? [] : [out('daily_plan', 'kitchen_not_kept')]
  })
}

function mealAt(plan: Plan, place: string): PlanMeal | null {
  const [key, name] = place.split('.')
  if (place === 'race-morning.recovery') return plan.race_day.recovery_meal
  if (place === 'long-run.recovery') return plan.long_run.recovery_meal
  const day = [...plan.training_days, ...plan.race_week].find((each) => each.key === key)
  return day?.meals.find((meal) => meal.name === name) ?? null
}

/** Where the plan names its own dish, the runner swapped it for another, or a model chose one that they left to it. */
function insteadFaults({ plan, runner }: Given, { path, section, meal, occasion }: PlacedMeal): Fault[] {
  const own = meal.instead_of
  const { kitchen, coach } = runner.preferences
  if (own === undefined) {
    const isMarked = meal.chosen_by_model ?? false
    const isSo = Object.entries(coach?.sides ?? {}).some(
      ([place, sides]) => mealAt(plan, place) === meal && hasJust(sides, meal),
    )
    return isMarked && !isSo ? [out(section, `${path}.chosen_by_model`)] : []
  }
  const swaps = Object.entries(kitchen?.swaps ?? {})
  const isHere = (place: string, recipe: string) =>
    recipe === meal.recipe.id && mealAt(plan, place)?.instead_of === own
  const isWished = meal.chosen_by_model
    ? Object.entries(coach?.meals ?? {}).some(
        ([place, recipes]) =>
          kitchen?.swaps?.[place] === undefined && recipes.some((id) => isHere(place, id)),
      )
    : swaps.some(([place, recipe]) => isHere(place, recipe))
  const isAnother =
    own !== meal.recipe.id && recipeOf(own)?.at.some((at) => at === occasion || isBreakfast(at))
  return isWished && isAnother ? [] : [out(section, `${path}.instead_of`)]
}

/** The kinds of what stands beside the dish are these. */
const hasJust = (sides: readonly SideKind[], { items }: PlanMeal) =>
  isSame([...new Set(items.flatMap(({ side }) => side ?? []))].toSorted(), [...new Set(sides)].toSorted())

const isBreakfast = (at: string) => at === 'breakfast' || at === 'race morning'

const quickMinutes = 25
const cookedMeals: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner'])

function quickFaults({ plan, runner }: Given): Fault[] {
  if (runner.preferences.kitchen?.effort !== 'quick') return []
  const slow = [...plan.training_days, ...plan.race_week]
    .flatMap(({ meals }) => meals)
    .filter(({ name, instead_of: own }) => cookedMeals.has(name) && own === undefined)
    .filter(({ recipe }) => (recipeOf(recipe.id)?.minutes.total ?? 0) > quickMinutes)
    .map(({ recipe }) => recipe.id)
  const listed = leftOf(plan).flatMap((each) => (each.of === 'quick' ? each.recipes : []))
  const isSaid = [...new Set(slow)].join() === listed.join()
  return [
    ...(isSaid ? [] : [out('daily_plan', 'kitchen_not_kept')]),
    ...(plan.cooking === null ? [] : [out('prep', 'cooking')]),
  ]
}

function hotelFaults({ plan, runner }: Given): Fault[] {
  const breakfast = plan.race_week.at(-1)?.meals[0]
  const isAway = runner.preferences.kitchen?.race_morning === 'hotel'
  const ordered = plan.race_week.flatMap((day, at) => orderedFaults(day, isAway, `race_week.${at}`))
  if (!isAway || !breakfast) return ordered
  const needsStove = !needsNoStove(recipeOf(breakfast.recipe.id))
  const isSaid = needsStove === isListed(plan, ({ of }) => of === 'hotel')
  return [...ordered, ...(isSaid ? [] : [out('race_week', 'kitchen_not_kept')])]
}

/** In a hotel the dinner of the eve is ordered if it has to be cooked, and nothing else ever is. */
const orderedFaults = ({ key, meals }: PlanDay, isAway: boolean, path: string): Fault[] =>
  meals.flatMap(({ name, recipe, is_ordered: isOrdered = false }, at) => {
    const isTheDinner = isAway && key === '1-days-before' && name === 'dinner'
    const isCooked = recipeOf(recipe.id)?.effort !== 'no-cook'
    return isOrdered === (isTheDinner && isCooked) ? [] : [out('race_week', `${path}.meals.${at}.is_ordered`)]
  })
