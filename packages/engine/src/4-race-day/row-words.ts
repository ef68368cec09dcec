import { inMilliliters } from '../1-runner/formats.ts'
import type { Runner } from '../1-runner/runner.ts'
import type { AllergenCode } from '../foods/allergen-groups.ts'
import { permitsProduct } from '../foods/permitted.ts'
import type { Product } from '../foods/products.ts'
import type { Feed, Means } from './arrange.ts'
import type { Salt } from './candidates.ts'
import { fuelWords, gramsInAPinch } from './race-fuels.ts'

/** "1 energy gel (23 g, about 50 mg sodium) with 150 ml (5 oz) water; read its label". */
export function feedInWords(runner: Runner, means: Means, feed: Feed): string {
  const { fuel, drink, salt } = means
  const eats = feed.station === 'fuel' || feed.station === 'fuel and drink' ? fuel : null
  const drinks = feed.station === 'drink' || feed.station === 'fuel and drink' ? drink : null
  const salted = feed.salts > 0 ? salt : null
  const volume =
    feed.volume > 0 ? `${inMilliliters(runner, feed.volume)} ${drinks ? wordsFor(drinks) : 'water'}` : ''
  const fuelOrNot = eats ? oneOf(eats) : ''
  const said = [fuelOrNot, volume].filter(Boolean).join(' with ') + (salted ? saltInWords(salted) : '')
  return `${said}${labelNote(runner, [eats, drinks, salted?.product ?? null])}`
}

const saltInWords = ({ product, isPinch }: Salt) =>
  isPinch ? `, a pinch of salt in it (${gramsInAPinch} g)` : ` and ${oneOf(product)}`

/** What the row is called. */
export function feedAction({ fuel }: Means, { station }: Feed): string {
  if (station === 'drink' || station === 'water' || !fuel) return 'Drink'
  if (isGel(fuel)) return 'Gel'
  return fuel.kind === 'chew' ? 'Chew' : 'Fuel'
}

/** Sachets, and the portions of a homemade gel that a flask holds. */
export const isGel = ({ kind, name }: Product) =>
  kind === 'gel' || (kind === 'homemade' && /\bgel\b/.test(name))

export const wordsFor = ({ id, name }: Product) => fuelWords[id] ?? name

/** One serving with what it holds; "about" where the figure is one to check. */
function oneOf(product: Product): string {
  const words = wordsFor(product)
  const counted = words.startsWith('half ') ? words : `1 ${words}`
  const facts = [
    ...(product.carbs > 0
      ? [`${about(product, 'carbs_g_per_serving')}${Math.floor(product.carbs + 0.5)} g carbs`]
      : []),
    ...(isApproximate(product, 'sodium_mg_per_serving') ? [`about ${product.sodium ?? 0} mg sodium`] : []),
  ]
  return facts.length > 0 ? `${counted} (${facts.join(', ')})` : counted
}

const isApproximate = ({ approximate }: Product, field: string) => approximate.includes(field)
const about = (product: Product, field: string) => (isApproximate(product, field) ? 'about ' : '')

/** Short, since it stands in every row; the kit says it in full. */
function labelNote(runner: Runner, products: readonly (Product | null)[]): string {
  const asks = products.some((product) => product && labelWarning(runner, product) !== null)
  return asks ? '; read the label first' : ''
}

/** Why this runner reads the label of a permitted product; null where there is no need to. */
export function labelWarning(runner: Runner, product: Product): string | null {
  const permission = permitsProduct(runner, product)
  if (!permission.permitted) return null
  const codes = permission.readLabelFor.map((code) => codeWords[code])
  if (codes.length > 0) return `Read the label of ${wordsFor(product)} for ${codes.join(', ')}.`
  return permission.byUsualRecipe
    ? `${capital(wordsFor(product))}: the usual recipe fits you, but brands differ. Read the label before you buy.`
    : null
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const codeWords: Record<AllergenCode, string> = {
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  shellfish: 'shellfish',
  tree_nut: 'tree nuts',
  peanut: 'peanut',
  wheat: 'glucose syrup or maltodextrin from wheat',
  gluten: 'gluten',
  soy: 'soy',
  sesame: 'sesame',
  corn: 'corn',
  honey: 'honey',
  coconut: 'coconut',
  sulphite: 'sulfites',
  celery: 'celery',
  mustard: 'mustard',
}

/** "150 ml", or "150 ml (5 oz)" for who weighs in pounds and runs in miles. */
