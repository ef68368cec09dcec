import { dishesAt } from '../dishes/all-dishes.ts'
import type { DishPlan, Occasion } from '../dishes/dish-plan.ts'
import { fillSlots, type Wishes } from './fill-slots.ts'
import type { FilledDish } from './filled-dish.ts'
import type { Kitchen } from '../kitchen.ts'
import type { MealPlace } from './meal-places.ts'
import { groceryIdOf } from '../groceries/as-sold.ts'
import { newShare } from '../groceries/opened-packs.ts'
import { type LarderId, larderLine } from '../portions/larder.ts'

/** A dish for every meal of a day. */
export function chooseDishes(
  kitchen: Kitchen,
  places: readonly MealPlace[],
  wishes: Omit<DishWishes, 'taken' | 'eaten'>,
): { readonly place: MealPlace; readonly dish: FilledDish }[] {
  const taken = new Set<string>()
  const eaten = new Set<string>()
  const opened = wishes.opened && new Set(wishes.opened)
  // Meals come before snacks, so that a snack adapts to a dinner and not the other way around.
  const chosen = new Map<MealPlace, FilledDish>()
  for (const place of [...places].sort((one, other) => Number(isSnack(one)) - Number(isSnack(other)))) {
    const draws = wishes.draws.of(place.name)
    const dish = chooseDish(kitchen, place.occasion, { ...wishes, draws, taken, eaten, opened })
    if (!dish) continue
    taken.add(dish.plan.id)
    for (const { id, slot } of dish.foods) {
      if (slot.servings === 0) continue
      eaten.add(id)
      opened?.add(groceryIdOf(id))
    }
    chosen.set(place, dish)
  }
  return places.flatMap((place) => {
    const dish = chosen.get(place)
    return dish ? [{ place, dish }] : []
  })
}

const isSnack = ({ occasion }: MealPlace) => occasion.endsWith('snack')

interface DishWishes extends Wishes {
  /** By id, or by plate if two dishes may make the same one. */
  readonly served: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
}

/**
 * A dish that no other day has, or no other meal, or finally any that this runner can make: the first
 * one that repeats nothing of the day, or the one that repeats least.
 */
export function chooseDish(kitchen: Kitchen, occasion: Occasion, wishes: DishWishes): FilledDish | undefined {
  const { served, taken } = wishes
  const drawn = wishes.draws.shuffled(dishesAt(occasion))
  const of = (is: (plan: DishPlan) => boolean) => drawn.filter(is)
  const rounds = [
    of(({ id, plain }) => !plain && !served.has(id) && !taken.has(id)),
    of(({ id, plain }) => !plain && served.has(id) && !taken.has(id)),
    of(({ id, plain }) => plain && !taken.has(id)),
    of(({ id }) => taken.has(id)),
  ]
  let tried = 0
  let least: { readonly dish: FilledDish; readonly cost: number } | undefined
  for (const [round, plans] of rounds.entries()) {
    const start = round * laterRound
    if (least && least.cost <= start) break
    for (const plan of plans) {
      const dish = fillSlots(kitchen, plan, wishes)
      if (!dish) continue
      const cost =
        start +
        repeats(dish, wishes.eaten) +
        (isCoarse(dish, wishes) ? 2 : 0) +
        (served.has(dish.plate) ? laterRound : 0) +
        (wishes.opened ? allNew * newShare(dish, wishes.opened) : 0)
      if (cost === start) return dish
      if (!least || cost < least.cost) least = { dish, cost }
      if (wishes.opened && ++tried >= enough && least.cost <= start + allNew) return least.dish
    }
  }
  return least?.dish
}

/** A dish of new foods alone costs as much as a repeated protein; so many dishes are tried for one that shares foods. */
const allNew = 1
const enough = 8

/** A dish of another day costs as much as one and a half repeated proteins. */
const laterRound = 1.5

/** Eggs twice a day, or rice at lunch and at dinner, only if there is nothing else; the starch defines a meal. */
const repeats = ({ foods }: FilledDish, eaten: ReadonlySet<string>) =>
  foods
    .filter(({ id, slot }) => slot.needed && slot.servings >= 0.6 && eaten.has(id) && !isEverywhere(id))
    .reduce((sum, { id }) => sum + (starches.has(larderLine(id).kind) ? 3 : 1), 0)

const starches: ReadonlySet<string> = new Set([
  'cooked grain',
  'potato',
  'sweet potato',
  'dry cereal',
  'puffed cereal',
  'bread',
])

/** Pulses add fiber; they stay if they are needed for their protein. */
const isCoarse = ({ foods }: FilledDish, { smooth, lean }: DishWishes) =>
  smooth && !lean && foods.some(({ id, slot }) => slot.needed && larderLine(id).kind === 'legume')

const isEverywhere = (id: LarderId) =>
  ['milk', 'oil', 'sweetener', 'seasoning', 'juice'].includes(larderLine(id).kind)
