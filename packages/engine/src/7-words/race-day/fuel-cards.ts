import { larder, type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { findFood } from '../../foods/foods.ts'
import type { Plan, PlanKitItem, PlanRunner } from '../../plan.ts'
import { decimals } from '../amounts/format-measures.ts'
import { beforeName } from '../amounts/fractions.ts'
import { formatLiquid, formatSolid } from '../amounts/spoons-and-cups.ts'
import type { RecipeWords, ToMakeWords } from '../plan-words.ts'
import { productOf } from './feed-words.ts'
import { isByThePortion } from './fuel-words.ts'
import { recipeFor, recipeSentences } from './recipe.ts'
import { mayBeTried } from './substitutes.ts'

/** The cards of homemade fuel: that of the race and of the long run, and what may take its place. */
export function fuelCards({ runner, race_day: race, long_run: longRun }: Plan): RecipeWords[] {
  const items: ToMake[] = [race, longRun].flatMap(({ kit, change }) => [...kit, ...(change ? [change] : [])])
  const others = race.kit.flatMap(({ instead }) =>
    instead && 'product' in instead && mayBeTried(runner)
      ? [{ product: instead.product, made_of: null }]
      : [],
  )
  const byProduct = new Map<string, ToMake>()
  // The amounts of race day, which come first, are those to make.
  for (const item of [...items, ...others])
    if (!byProduct.has(item.product)) byProduct.set(item.product, item)
  const ofTheRace = new Set([race.kit, race.change ?? []].flat().map(({ product }) => product))
  return [...byProduct.values()].flatMap((item) => cardOf(runner, item, ofTheRace.has(item.product)))
}

type ToMake = Pick<PlanKitItem, 'product' | 'made_of'>

const cardId = (product: string) => `fuel-${product}`

/** What is made at home, and when; empty for a bought product. */
export function toMakeWords(runner: PlanRunner, id: string, when: string): ToMakeWords[] {
  const product = productOf(id)
  const recipe = recipeFor(runner, product)
  return recipe === null
    ? []
    : [{ when, title: product.name, recipe: cardId(id), text: `${when}: ${recipe}` }]
}

function cardOf(runner: PlanRunner, item: ToMake, isOfTheRace: boolean): RecipeWords[] {
  const product = productOf(item.product)
  const sentences = recipeSentences(runner, product)
  if (sentences === null) return []
  const items = isOfTheRace ? ingredientsOf(runner, item) : []
  return [
    {
      id: cardId(item.product),
      name: product.name,
      takes: isByThePortion(item.product) ? 'For one portion' : 'For one',
      portions: items.length === 0 ? [] : [{ label: 'For the whole race, spares included', items }],
      method: sentences.join(' '),
      keeps: null,
    },
  ]
}

/** "350 g white sugar", "210 ml water": of all portions of the race. */
export function ingredientsOf(runner: PlanRunner, { made_of: foods }: ToMake): string[] {
  return (foods ?? []).flatMap(({ food_id: id, grams }) => {
    const food = findFood(id)
    if (!food) return []
    const name = id in larder ? nameOf(id as LarderId) : food.name.toLowerCase()
    const rounded = decimals(grams, grams < 10 ? 1 : 0)
    const measure = id === 'water-tap' ? formatLiquid(runner, rounded) : formatSolid(runner, food, rounded)
    return [`${beforeName(measure)} ${name}`]
  })
}

function nameOf(id: LarderId): string {
  const { line, name } = larderLine(id)
  return typeof line === 'string' ? line : name
}
