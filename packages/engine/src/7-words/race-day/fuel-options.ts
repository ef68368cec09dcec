import type { Runner } from '../../1-runner/runner.ts'
import { caffeine } from '../../2-targets/before-and-after/caffeine.ts'
import { whyNotForCaffeine, whyNotTaken } from '../../4-race-day/fuels/product-limits.ts'
import { isSugaryDrink, type Product, products } from '../../foods/products.ts'
import { capitalize } from '../../letter-case.ts'
import { inMilligrams } from '../amounts/format-amounts.ts'
import { decimals } from '../amounts/format-measures.ts'
import { fuelListName } from './fuel-words.ts'
import { whyNotTakenText } from './why-not-taken.ts'

/** A product of the catalog, for a runner who chooses their own fuel. */
export interface FuelOption {
  readonly id: string
  readonly name: string
  /** What it is found by, in lower case: its names, its maker and the maker’s initials. */
  readonly foundBy: string
  readonly taken: 'eaten' | 'drunk'
  /** "25 g carbs · 20 mg sodium · no caffeine". */
  readonly holds: string
  /** A drink that may be all that is taken. */
  readonly mayBeAlone: boolean
  /** A gel that may be taken for its caffeine. */
  readonly isForCaffeine: boolean
  /** Why this runner may not take it; null if they may. */
  readonly blocked: string | null
  /** Offered before anything is searched. */
  readonly isPopular: boolean
}

/** The whole catalog by name, what is blocked with its reason. */
export const fuelOptions = (runner: Runner): FuelOption[] =>
  products
    .filter(({ id, carbs, fluids }) => (carbs > 0 || fluids > 0) && !noFuel.has(id))
    .map((product) => optionOf(runner, product))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** A drink with caffeine and nothing else. */
const noFuel: ReadonlySet<string> = new Set(['coffee-cup'])

const popular: ReadonlySet<string> = new Set([
  'maurten-gel-100',
  'gu-energy-gel',
  'sis-go-isotonic',
  'pf-30-gel',
  'tailwind-endurance',
])

function optionOf(runner: Runner, product: Product): FuelOption {
  const isForCaffeine = product.gel && product.caffeine > 0
  const because = isForCaffeine
    ? whyNotForCaffeine(product, runner, caffeine(runner))
    : whyNotTaken(product, runner)
  const name = fuelListName(product.id)
  return {
    id: product.id,
    name: capitalize(name),
    foundBy: [name, product.name, ...makerOf(product)].join(' ').toLowerCase(),
    taken: product.fluids > 0 ? 'drunk' : 'eaten',
    holds: holdsText(product),
    mayBeAlone: isSugaryDrink(product),
    isForCaffeine,
    blocked: because ? whyNotTakenText(because) : null,
    isPopular: popular.has(product.id),
  }
}

/** "Science in Sport", "SiS". */
const makerOf = ({ brand }: Product): string[] =>
  brand === null ? [] : [brand, [...brand.matchAll(/\S+/g)].map(([word]) => word.charAt(0)).join('')]

const holdsText = ({ carbs, sodium, caffeine: mg, fluids }: Product) =>
  [
    `${decimals(carbs, 1)} g carbs${fluids > 0 ? ` in ${fluids} ml` : ''}`,
    sodium === null ? 'sodium not known' : `${inMilligrams(sodium)} sodium`,
    mg > 0 ? `${inMilligrams(mg)} caffeine` : 'no caffeine',
  ].join(' · ')
