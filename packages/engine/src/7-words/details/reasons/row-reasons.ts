import { caffeineDose } from '../../../evidence/caffeine.ts'
import { figure, inMilliliters } from '../../../1-runner/formats.ts'
import type { Runner } from '../../../1-runner/runner.ts'
import { readings } from '../../../2-targets/reasons/readings.ts'
import { type Reasons, reason } from '../../../2-targets/reasons/reason.ts'
import type { Reason } from '../../../2-targets/targets.ts'
import { fuelName } from '../../../4-race-day/race-fuels.ts'
import type { Schedule, ScheduleRow, Serving } from '../../../4-race-day/schedule.ts'
import { excludesAnything } from '../../../foods/excludes-anything.ts'
import { foodFigures, wholeServings } from '../../../evidence/portions.ts'
import { type Product, findProduct } from '../../../foods/products.ts'
import type { DetailsRow } from '../plan-details.ts'
import type { PerHour } from './per-hour.ts'
import { reasonPathFor } from './reason-path.ts'

interface Nutrient {
  readonly name: 'carbs_g' | 'sodium_mg'
  readonly of: 'carbs' | 'sodium'
  readonly unit: 'g' | 'mg'
}

const nutrients: readonly Nutrient[] = [
  { name: 'carbs_g', of: 'carbs', unit: 'g' },
  { name: 'sodium_mg', of: 'sodium', unit: 'mg' },
]

/** What each row between breakfast and recovery holds, and what it serves. Rows that are alike are told once. */
export function rowReasons(
  runner: Runner,
  { rows }: Schedule,
  perHour: PerHour,
  shown: readonly DetailsRow[],
): Reasons {
  const because = kitAnswers(runner)
  const reasons = rows.flatMap((row, index): [string, Reason][] => {
    const own = `rows.${index}`
    if (reasonPathFor(`race_day_plan.${index}.carbs_g`, shown) !== `${own}.carbs_g`) return []
    return [
      ...nutrients.map((nutrient): [string, Reason] => [
        `${own}.${nutrient.name}`,
        reason(
          evidenceFor(row, nutrient),
          [heldText(runner, row, nutrient), servesText(row, perHour[nutrient.of])],
          because,
        ),
      ]),
      [
        `${own}.fluids_ml`,
        reason(
          row.phase === 'caffeine' ? caffeineDose : wholeServings,
          [drunkText(runner, row), servesText(row, perHour.fluids)],
          because,
        ),
      ],
    ]
  })
  return Object.fromEntries(reasons)
}

const kitAnswers = (runner: Runner) => {
  const { budget, dietPreference, allergies } = readings(runner)
  return [budget, dietPreference, ...(excludesAnything(runner) ? [allergies] : [])]
}

/** The tables where every figure is theirs; where one is a label's, our choice of what to hold. */
function evidenceFor(row: ScheduleRow, nutrient: Nutrient) {
  if (row.phase === 'caffeine') return caffeineDose
  const parts = partsOf(row, nutrient)
  return parts.length > 0 && parts.every(({ product }) => basisOf(product) === tables)
    ? foodFigures
    : wholeServings
}

/** "1 energy gel holds 23 g of carbs (as a usual one does)." */
function heldText(runner: Runner, row: ScheduleRow, nutrient: Nutrient): string {
  const { of, unit } = nutrient
  const parts = partsOf(row, nutrient)
  const all = `${figure(row[of])} ${unit}`
  if (parts.length === 0) return noneText(row, of)
  const [first, ...more] = parts.map(({ serving, product, amount }) => {
    // A part alone is the row's own figure; the row's rounding goes before.
    const held = parts.length === 1 ? row[of] : Math.round(amount)
    const about = product.approximate.includes(`${nutrient.name}_per_serving`) ? 'about ' : ''
    return { words: servingWords(runner, serving, product), held: `${about}${held} ${unit}`, product }
  })
  if (!first) return ''
  const told = [
    `${capital(first.words)} holds ${first.held} of ${of} (${basisOf(first.product)})`,
    ...more.map(({ words, held, product }) => `${words} ${held} (${basisOf(product)})`),
  ]
  return more.length > 0 ? `${told.join(', ')}: ${all} in all.` : `${told.join('')}.`
}

function noneText({ phase, servings }: ScheduleRow, of: Nutrient['of']): string {
  if (phase === 'caffeine') return `Caffeine brings no ${of}, and its drink is counted at breakfast: 0 here.`
  return servings.every(({ kind }) => kind === 'water')
    ? `Water brings no ${of}.`
    : `Nothing here brings ${of}.`
}

/** Each serving of the row that brings some of it. */
const partsOf = ({ servings }: ScheduleRow, { of }: Nutrient) =>
  servings.flatMap((serving) => {
    const product = serving.kind === 'product' ? findProduct(serving.id) : undefined
    const amount = product ? (product[of] ?? 0) * servingsIn(serving, product) : 0
    return product && Math.round(amount) > 0 ? [{ serving, product, amount }] : []
  })

function servingsIn({ amount, unit }: Serving, { fluids, servingGrams }: Product): number {
  if (unit === 'count') return amount
  return amount / ((unit === 'ml' ? fluids : servingGrams) ?? 1)
}

function servingWords(runner: Runner, { amount, unit }: Serving, product: Product): string {
  const words = fuelName(product)
  if (unit === 'ml') return `${inMilliliters(runner, amount)} of ${words}`
  if (unit === 'g') return `${amount} g of ${words}`
  if (words.startsWith('half ')) return words
  return amount === 1 ? `1 ${words}` : `${amount} × ${words}`
}

const tables = 'USDA figures'

function basisOf({ madeOf, brand }: Product): string {
  if (madeOf !== null) return tables
  return brand === null ? 'as a usual one on sale does' : 'as its label says; recipes change'
}

function drunkText(runner: Runner, { servings, phase, fluids }: ScheduleRow): string {
  if (phase === 'caffeine') return 'The drink with it is part of breakfast, and counted there: 0 ml here.'
  const drinks = servings.flatMap((serving) => {
    const product = serving.kind === 'product' ? findProduct(serving.id) : undefined
    if (serving.unit !== 'ml') return []
    return [`${inMilliliters(runner, serving.amount)} of ${product ? fuelName(product) : 'water'}`]
  })
  return fluids === 0 || drinks.length === 0 ? 'Nothing is drunk here.' : `You drink ${drinks.join(' and ')}.`
}

function servesText({ phase }: ScheduleRow, onTheWay: string): string {
  if (phase === 'during' && onTheWay !== '') return `With the other rows on the course: ${onTheWay}.`
  return phase === 'top-up' ? 'It comes before the start, so it is not part of the amount an hour.' : ''
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
