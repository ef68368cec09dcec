import { capitalize } from '../../letter-case.ts'
import { countText, inGrams, inMilliliters, joinList, wholeText } from '../amounts/format-amounts.ts'
import { decimals } from '../amounts/format-measures.ts'
import { excludesAnything } from '../../foods/exclusions/excludes-anything.ts'
import { larder, type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { type MedicalKitItem, mentions } from '../../health.ts'
import { findFood } from '../../foods/foods.ts'
import type { Plan, PlanKitItem, PlanRaceDay, PlanRunner } from '../../plan.ts'
import { formatLiquid, formatSolid } from '../amounts/spoons-and-cups.ts'
import { groceryLine } from '../groceries/grocery-list.ts'
import { kitWords } from '../groceries/kit-words.ts'
import { mealWords, servedByName } from '../menus/meal-words.ts'
import { softFlask } from '../../evidence/portions.ts'
import { changeLine, practiceOfChange } from '../race-day/change-words.ts'
import { portionsInAFlask, productOf } from '../race-day/feed-words.ts'
import { recipeFor } from '../race-day/recipe.ts'
import { substitutes } from '../race-day/substitutes.ts'

/** What to pack on the evening before. */
export function raceKit({
  runner,
  targets,
  race_week: week,
  race_day: day,
  medical_kit: medicalKit,
}: Plan): string[] {
  const breakfast = day.breakfast_away ?? week.at(-1)?.meals[0]
  const { recovery } = targets.race
  return [
    'Race bib and pins, or the chip and your race number',
    'Shoes, socks and clothes that have done a long run, and something against chafing',
    'Watch, charged',
    ...(breakfast && runner.days_to_go > 0
      ? [`Breakfast, if you sleep away from home: ${servedByName(mealWords(runner, breakfast))}`]
      : []),
    ...day.kit.map((item) => groceryLine(kitWords(runner, item))),
    ...(day.change ? [`${capitalize(changeLine(day.change))}. ${practiceOfChange(runner)}`] : []),
    ...[...day.kit, ...(day.change ? [day.change] : [])].flatMap((item) => toMake(runner, item)),
    ...day.kit.flatMap(aboutStrengths),
    ...substitutes(runner, day.kit),
    ...carrying(runner, day),
    ...forTheWeather(runner),
    `After the finish: dry clothes and a snack with about ${inGrams(recovery.carbs_g)} carbs and ${inGrams(recovery.protein_g)} protein`,
    ...medicalKit.map((item) => medicalKitWords[item]),
    ...((excludesAnything(runner) || mentions(runner, 'not_food')) && !medicalKit.includes('auto-injector')
      ? ['Your allergy medicine, if a doctor has given you one']
      : []),
    'Emergency contact, written on the back of the bib',
  ]
}

const medicalKitWords: Readonly<Record<MedicalKitItem, string>> = {
  'hypo-kit': 'Hypo kit: 3 × 15–20 g of fast glucose, meter or sensor, medical ID',
  'auto-injector': 'Your auto-injector',
}

type ToMake = Pick<PlanKitItem, 'product' | 'made_of'>

function toMake(runner: PlanRunner, item: ToMake): string[] {
  const recipe = recipeFor(runner, productOf(item.product))
  if (recipe === null) return []
  return [
    `To make ${runner.days_to_go > 0 ? 'the evening before' : 'today'}: ${recipe}${inAll(runner, item)}`,
  ]
}

/** A light drink under the same name would leave the runner short. */
function aboutStrengths({ product }: PlanKitItem): string[] {
  const { kind, brand, carbs, sodium, fluids } = productOf(product)
  if (kind !== 'drink_ready' || brand !== null || carbs === 0) return []
  const in100 = (amount: number) => wholeText((100 * amount) / fluids)
  return [
    `Sports drinks differ in strength. Look for about ${in100(carbs)} g carbs and ${in100(sodium ?? 0)} mg sodium in 100 ml: a light or zero version has far fewer carbs, a stronger one more`,
  ]
}

/** The recipe is for one: the ingredients of all of them, including spares. */
function inAll(runner: PlanRunner, { made_of: foods }: ToMake): string {
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

const carrying = (runner: PlanRunner, { start_to_finish: dose, kit }: PlanRaceDay): string[] => [
  ...(dose.carbs_g > 0 && kit.some(({ use }) => use === 'fuel')
    ? ['A belt or pockets for the fuel, tried in training']
    : []),
  ...kit.flatMap((item) => flasksFor(runner, item)),
  ...(dose.fluids_ml > 0 ? [vessels(kit)] : []),
]

/** "4 soft flasks of 150 ml for the fuel, 4 portions in each, or larger ones". */
function flasksFor(runner: PlanRunner, { product, amount, spares }: PlanKitItem): string[] {
  const each = portionsInAFlask(productOf(product))
  if (each === null) return []
  const flasks = countText(Math.ceil((amount + spares) / each), 'soft flask')
  return [
    `${flasks} of ${inMilliliters(runner, softFlask.value)} for the fuel, ${countText(each, 'portion')} in each, or larger ones`,
  ]
}

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
