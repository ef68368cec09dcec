import { inGrams, joinList } from '../amounts/format-amounts.ts'
import { decimals } from '../amounts/format-measures.ts'
import { excludesAnything } from '../../foods/exclusions/excludes-anything.ts'
import { larder, type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { findFood } from '../../foods/foods.ts'
import type { Plan, PlanKitItem, PlanRaceDay, PlanRunner } from '../../plan.ts'
import { formatLiquid, formatSolid } from '../amounts/spoons-and-cups.ts'
import { groceryLine } from '../groceries/grocery-list.ts'
import { kitWords } from '../groceries/kit-words.ts'
import { mealWords, servedLine } from '../menus/meal-words.ts'
import { productOf } from '../race-day/feed-words.ts'
import { recipeFor } from '../race-day/recipe.ts'
import { substitutes } from '../race-day/substitutes.ts'

/** What to pack on the evening before. */
export function raceKit({ runner, targets, race_week: week, race_day: day }: Plan): string[] {
  const breakfast = day.breakfast_away ?? week.at(-1)?.meals[0]
  const { recovery } = targets.race
  return [
    'Race bib and pins, or the chip and your race number',
    'Shoes, socks and clothes that have done a long run, and something against chafing',
    'Watch, charged',
    ...(breakfast && runner.days_to_go > 0
      ? [`Breakfast, if you sleep away from home: ${servedLine(mealWords(runner, breakfast))}`]
      : []),
    ...day.kit.map((item) => groceryLine(kitWords(runner, item))),
    ...day.kit.flatMap((item) => toMake(runner, item)),
    ...substitutes(runner, day.kit),
    ...carrying(day),
    ...forTheWeather(runner),
    `After the finish: dry clothes and a snack with about ${inGrams(recovery.carbs_g)} carbs and ${inGrams(recovery.protein_g)} protein`,
    ...(excludesAnything(runner) ? ['Your allergy medicine, if a doctor has given you one'] : []),
    'Emergency contact, written on the back of the bib',
  ]
}

function toMake(runner: PlanRunner, item: PlanKitItem): string[] {
  const recipe = recipeFor(runner, productOf(item.product))
  if (recipe === null) return []
  return [
    `To make ${runner.days_to_go > 0 ? 'the evening before' : 'today'}: ${recipe}${inAll(runner, item)}`,
  ]
}

/** The recipe is for one: the ingredients of all of them, including spares. */
function inAll(runner: PlanRunner, { made_of: foods }: PlanKitItem): string {
  const all = (foods ?? []).flatMap(({ food_id: id, grams }) => {
    const food = findFood(id)
    if (!food) return []
    const name = id in larder ? nameOf(id as LarderId) : food.name.toLowerCase()
    const rounded = decimals(grams, grams < 10 ? 1 : 0)
    const measure = id === 'water-tap' ? formatLiquid(runner, rounded) : formatSolid(runner, food, rounded)
    return [`${measure} ${name}`]
  })
  return all.length > 0 ? ` In all: ${joinList(all)}.` : ''
}

function nameOf(id: LarderId): string {
  const { line, name } = larderLine(id)
  return typeof line === 'string' ? line : name
}

const carrying = ({ start_to_finish: dose, kit }: PlanRaceDay): string[] => [
  ...(dose.carbs_g > 0 && kit.some(({ use }) => use === 'fuel')
    ? ['A belt or pockets for the fuel, tried in training']
    : []),
  ...(dose.fluids_ml > 0 ? [vessels(kit)] : []),
]

function vessels(kit: readonly PlanKitItem[]): string {
  const drink = kit.find(({ use }) => use === 'drink')
  if (!drink) return 'A soft flask, or the list of aid stations on this course'
  return drink.amount <= oneBottle
    ? 'A bottle for your drink'
    : 'Bottles for your drink: some to carry, the rest where the race lets you leave them or be handed them'
}

/** What a runner carries in one hand or on a belt, ml. */
const oneBottle = 600

function forTheWeather({ climate }: PlanRunner): string[] {
  if (climate === 'Hot & Humid')
    return ['Cap, sunscreen and a sponge or spare water to cool your head and neck']
  return climate === 'Cool' ? ['An old warm layer to wear until the start'] : ['Sunscreen']
}
