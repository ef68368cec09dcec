import { softFlask } from '../../evidence/portions.ts'
import {
  inFluidOunces,
  inMilliliters,
  inOwnDistance,
  isAmerican,
  joinList,
  type Reader,
} from '../amounts/format-amounts.ts'
import { decimals } from '../amounts/format-measures.ts'
import { formatLiquid } from '../amounts/spoons-and-cups.ts'
import { besideATable } from '../../4-race-day/course/on-course.ts'
import { gramsInAPinch } from '../../4-race-day/fuels/race-fuels.ts'
import { type Product, findProduct } from '../../foods/products.ts'
import { inFractions } from '../amounts/fractions.ts'
import type { PlanKitItem, PlanOnCourse, PlanRow, PlanServing } from '../../plan.ts'
import { countedFuel, fuelName } from './fuel-words.ts'

interface FeedStyle {
  readonly volumeInWords?: VolumeInWords
  /** Of the race, whose stations pour cups. */
  readonly course?: PlanOnCourse | null
}

type VolumeInWords = (reader: Reader, ml: number) => string

/** "1 gel, 150 ml water, 1 salt capsule", "1 gel, 5 oz (150 ml) water": what one holds stands with the kit. */
export function feedInWords(
  reader: Reader,
  kit: readonly PlanKitItem[],
  row: PlanRow,
  { volumeInWords = inMilliliters, course = null }: FeedStyle = {},
): string {
  const products = row.servings.flatMap((serving) => {
    const item = kit.find(({ product }) => product === serving.id)
    return item ? [{ ...item, serving, product: productOf(item.product) }] : []
  })
  const fuel = products.find(({ use }) => use === 'fuel' || use === 'caffeine')
  const drunk = row.servings.find(({ unit }) => unit === 'ml')
  const drink = products.find(({ serving }) => serving === drunk)
  const salt = products.find(({ use, serving }) => use === 'salt' && serving !== drunk)
  const volume = drunk
    ? `${inCups(course, row, volumeInWords)(reader, drunk.amount)} ${drink ? fuelName(drink.product.id) : 'water'}${drunk.from === 'bottle' ? ' from your bottle' : ''}`.trim()
    : ''
  const taken = [
    fuel ? oneOf(fuel.product, kit) + handedOut(fuel.serving, { reader, row, course }) : '',
    volume,
    salt ? saltInWords(salt.product, salt.serving, kit) : '',
  ]
  return taken.filter(Boolean).join(', ') + (row.reminds_of_thirst ? thirst : '')
}

/** "7 oz" beside a column of milliliters; nothing for runners who read those. */
export const inOwnOunces = (reader: Reader, ml: number) => (isAmerican(reader) ? inFluidOunces(ml) : '')

interface AtAStation {
  readonly reader: Reader
  readonly row: PlanRow
  readonly course: PlanOnCourse | null
}

/** " from the course", " handed out at 21.5 mi" where its table stands before the water of the row. */
function handedOut(serving: PlanServing, { reader, row, course }: AtAStation): string {
  if (serving.from !== 'course') return ''
  const table = tableBefore(serving, row, course)
  return table === null ? ' from the course' : ` handed out at ${inOwnDistance(reader, table)}`
}

/** The kilometer at which the course hands out a fuel that is eaten further on, at the water of its row; null where it is in one place. */
export function tableBefore(
  { id, from }: PlanServing,
  { km }: Pick<PlanRow, 'km'>,
  course: PlanOnCourse | null,
): number | null {
  if (from !== 'course' || km === null) return null
  const places = course?.gels.find(({ product }) => product === id)?.at_km ?? []
  const table = places.findLast((place) => place <= km + besideATable)
  return table === undefined || table >= km - besideATable ? null : table
}

/** "2 station cups (200 ml)": what a station hands out, no measuring cup; what comes out of a bottle stays a volume. */
function inCups(
  course: PlanOnCourse | null,
  { servings }: PlanRow,
  volumeInWords: VolumeInWords,
): VolumeInWords {
  const drunk = servings.find(({ unit }) => unit === 'ml')
  if (!drunk || !isByTheCup(course, drunk)) return volumeInWords
  return (reader, ml) => {
    const volume = volumeInWords(reader, ml)
    return `${stationCups(ml / (course?.cup_ml ?? ml))}${volume === '' ? '' : ` (${volume})`}`
  }
}

/** Water and the drink of stations that count, but for what comes out of the bottle between them. */
export const isByTheCup = (course: PlanOnCourse | null, { kind, from }: PlanServing): boolean =>
  course?.counts === true && from !== 'bottle' && (kind === 'water' || from === 'course')

const stationCups = (cups: number) => `${inFractions(cups)} station ${cups > 1 ? 'cups' : 'cup'}`

const thirst = '. From here on: drink to thirst, never more than this'

const saltInWords = (product: Product, { unit }: PlanServing, kit: readonly PlanKitItem[]) =>
  unit === 'g' ? `a pinch of salt in it (${gramsInAPinch} g)` : oneOf(product, kit)

/** "1 gel": by its short name if the kit has one thing of that name, which the list names in full. */
export function oneOf({ id }: Pick<Product, 'id'>, kit: readonly PlanKitItem[]): string {
  const short = shortNameIn(kit, id)
  return short === undefined ? countedFuel(id) : `1 ${short}`
}

/** "gel", "portion of gel". */
export const nameInTheKit = (id: string, kit: readonly PlanKitItem[]): string =>
  shortNameIn(kit, id) ?? fuelName(id)

/** The short name of an item of this kit, where nothing else in it is called the same. */
function shortNameIn(kit: readonly PlanKitItem[], id: string): string | undefined {
  const name = shortNames[id]
  const [only, ...others] = kit.filter(({ product }) => shortNames[product] === name)
  return only?.product === id && others.length === 0 ? name : undefined
}

const shortNames: Partial<Readonly<Record<string, string>>> = {
  'generic-gel': 'gel',
  'generic-gel-dual': 'gel',
  'sugar-gel-home': 'portion of gel',
  'sugar-lemon-gel-home': 'portion of gel',
  'maple-salted-gel': 'portion of gel',
  'honey-salted-gel': 'portion of gel',
  'corn-syrup-gel-home': 'portion of gel',
  'date-paste-gel-home': 'portion of gel',
  'rice-ball-salted': 'rice ball',
  'rice-ball-plain': 'rice ball',
  'rice-ball-sweet': 'rice ball',
  'boiled-potato-salted': 'boiled potato',
  'boiled-potato-plain': 'boiled potato',
  's-caps': 'salt capsule',
  'saltstick-caps': 'salt capsule',
}

/** The action of a row on the course. */
export function feedAction(kit: readonly PlanKitItem[], { servings }: PlanRow): string {
  const item = kit.find(({ product, use }) => use === 'fuel' && servings.some(({ id }) => id === product))
  if (!item) return 'Drink'
  const fuel = productOf(item.product)
  if (fuel.gel) return 'Gel'
  return fuel.kind === 'chew' ? 'Chew' : 'Fuel'
}

/** "25 g carbs and about 50 mg sodium each"; nothing for what has neither. */
export function holdsEach(reader: Reader, product: Product): string[] {
  const { carbs, sodium } = product
  const facts = [
    ...(carbs > 0 ? [`${about(product, 'carbs_g_per_serving')}${Math.floor(carbs + 0.5)} g carbs`] : []),
    ...(fromAFlask(product)
      ? [`${about(product, 'portion_ml')}${formatLiquid(reader, decimals(product.volume ?? 0, 0))}`]
      : []),
    ...(sodium ? [`${about(product, 'sodium_mg_per_serving')}${sodium} mg sodium`] : []),
  ]
  return facts.length > 0 ? [`${joinList(facts)} each`] : []
}

const about = ({ approximate }: Product, field: string) => (approximate.includes(field) ? 'about ' : '')

/** Syrups and purées of one's own are measured by the marks of a flask; a bought gel is one packet. */
const fromAFlask = ({ kind, fluids, volume }: Product) => kind !== 'gel' && fluids === 0 && volume !== null

/** How many portions a soft flask holds; null for what is not carried in one. */
export const portionsInAFlask = (product: Product): number | null =>
  fromAFlask(product) ? Math.max(1, Math.floor(softFlask.value / (product.volume ?? 1))) : null

/** A product of the plan, which is always in the data. */
export function productOf(id: string): Product {
  const product = findProduct(id)
  if (!product) throw new Error(`${id} is not a product of the data`)
  return product
}
