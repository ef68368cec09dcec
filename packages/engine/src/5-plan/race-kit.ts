import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Menus } from '../3-menus/menus.ts'
import { type LarderId, larder, larderLine } from '../3-menus/portions/larder.ts'
import { poured, weighed } from '../4-race-day/fuel-measures.ts'
import type { KitItem, Schedule } from '../4-race-day/schedule.ts'
import { excludesAnything } from '../foods/excludes-anything.ts'
import { findFood } from '../foods/foods.ts'
import { decimals, inGrams, listed } from './figures.ts'
import { amountsIn } from './meal-lines.ts'
import { itemsOf, kitLine } from './kit-lines.ts'
import { ingredientsOfItem } from './race-day-shopping.ts'

/** What goes into the bag on the eve. */
export function raceKit(runner: Runner, targets: Targets, menus: Menus, raceDay: Schedule): string[] {
  const breakfast = menus.raceWeek.at(-1)?.meals[0]
  return [
    'Race bib and pins, or the chip and your race number',
    'Shoes, socks and clothes that have done a long run, and something against chafing',
    'Watch, charged',
    ...(breakfast && runner.daysToGo > 0
      ? [`Breakfast, if you sleep away from home: ${amountsIn(breakfast)}`]
      : []),
    ...itemsOf(raceDay.kit).map((item) => kitLine(runner, item)),
    ...homeMade(runner, raceDay),
    ...(raceDay.kit.swap === '' ? [] : [raceDay.kit.swap]),
    ...carrying(raceDay),
    ...forTheWeather(runner),
    `After the finish: dry clothes and a snack with about ${inGrams(targets.race.recovery.carbs)} carbs and ${inGrams(targets.race.recovery.protein)} protein`,
    ...(excludesAnything(runner) ? ['Your allergy medicine, if a doctor has given you one'] : []),
    'Emergency contact, written on the back of the bib',
  ]
}

const homeMade = (runner: Runner, { kit }: Schedule): string[] =>
  itemsOf(kit).flatMap((item) =>
    item.recipe === null
      ? []
      : [
          `To make ${runner.daysToGo > 0 ? 'the evening before' : 'today'}: ${item.recipe}${inAll(runner, item)}`,
        ],
  )

/** The recipe is for one: what all of them take, spares included. */
function inAll(runner: Runner, item: KitItem): string {
  const all = ingredientsOfItem(item).flatMap(({ foodId, amount }) => {
    const food = findFood(foodId)
    if (!food) return []
    const name = food.id in larder ? nameOf(food.id as LarderId) : food.name.toLowerCase()
    const rounded = decimals(amount, amount < 10 ? 1 : 0)
    const measure = foodId === 'water-tap' ? poured(runner, rounded) : weighed(runner, food, rounded)
    return [`${measure} ${name}`]
  })
  return all.length > 0 ? ` In all: ${listed(all)}.` : ''
}

function nameOf(id: LarderId): string {
  const { line, says } = larderLine(id)
  return typeof line === 'string' ? line : says
}

const carrying = ({ startToFinish, kit }: Schedule): string[] => [
  ...(startToFinish.carbs > 0 && kit.mainFuel ? ['A belt or pockets for the fuel, tried in training'] : []),
  ...(startToFinish.fluids > 0 ? [vessels(kit)] : []),
]

function vessels({ drink }: Schedule['kit']): string {
  if (!drink) return 'A soft flask, or the list of aid stations on this course'
  return drink.amount <= oneBottle
    ? 'A bottle for your drink'
    : 'Bottles for your drink: some to carry, the rest where the race lets you leave them or be handed them'
}

/** What a runner carries in one hand or on a belt, ml. */
const oneBottle = 600

function forTheWeather({ climate }: Runner): string[] {
  if (climate === 'Hot & Humid')
    return ['Cap, sunscreen and a sponge or spare water to cool your head and neck']
  return climate === 'Cool' ? ['An old warm layer to wear until the start'] : ['Sunscreen']
}
