import type { Runner } from '../../1-runner/runner.ts'
import { type Barred, permitsProduct } from '../../foods/exclusions/permitted.ts'
import { hardDrinkBefore } from '../../evidence/hard-limits.ts'
import { findProduct, type Product, products } from '../../foods/products.ts'
import { isWithoutCaffeine } from '../../health.ts'
import type { ChosenCaffeine, NoCaffeineSo } from '../../not-kept.ts'
import type { Milligrams, Milliliters } from '../../units.ts'
import type { OwnFuel } from './own-fuel.ts'
import { type ProductWithSodium, whyNotForCaffeine } from './product-limits.ts'

interface BeforeTheStart {
  readonly own: OwnFuel | null
  /** The gel or food of the last feed before the start; null if there is none. */
  readonly fuel: Product | null
  /** The most of this runner. */
  readonly dose: Milligrams
  /** Of the last hour before the start, g. */
  readonly mostCarbs: number
  /** Of breakfast and of the last minutes before the start. */
  readonly fluids: Milliliters
}

/** How the caffeine is taken, if the runner said so; a gel takes the place of the feed before the start. */
export function chosenCaffeine(runner: Runner, before: BeforeTheStart): ChosenCaffeine | null {
  const form = runner.preferences.fuel?.caffeine
  if (!form) return null
  if (form === 'none') return { form, ...nothing }
  if (before.dose <= 0) return { form, ...nothing, because: whyNone(runner) }
  if (form === 'coffee') return coffeeFor(runner, before)
  return form === 'gel' ? gelFor(runner, before) : { form, ...nothing }
}

const nothing = { product: null, cups: null, because: null }

const not = (code: NoCaffeineSo) => ({ code })

function whyNone(runner: Runner): Barred {
  if (runner.age < 18) return { code: 'caffeine-under-18' }
  return isWithoutCaffeine(runner) ? { code: 'caffeine-and-health' } : { code: 'group', group: 'caffeine' }
}

/** Whole and half cups, as the catalog has a cup, that hold no more than the dose; half a cup at least. */
const cupsWithin = (dose: number): number =>
  Math.max(
    0.5,
    Math.floor((2 * dose) / (findProduct('coffee-cup')?.caffeine ?? Number.POSITIVE_INFINITY)) / 2,
  )

/** No more than may be drunk beside breakfast. Evidence: hard-drink-before. */
function coffeeFor(runner: Runner, { dose, fluids }: BeforeTheStart): ChosenCaffeine {
  const cup = findProduct('coffee-cup')
  const form = 'coffee'
  if (!cup) return { form, ...nothing }
  const permission = permitsProduct(runner, cup)
  if (!permission.permitted) return { form, ...nothing, because: permission.because }
  const { perKilogram, most } = hardDrinkBefore.value
  const left = Math.min(perKilogram * runner.weight, most) - fluids
  const cups = Math.max(0.5, Math.floor((2 * left) / cup.fluids) / 2)
  return { form, ...nothing, cups: Math.min(cupsWithin(dose), cups) }
}

function gelFor(runner: Runner, { own, fuel, dose, mostCarbs }: BeforeTheStart): ChosenCaffeine {
  const form = 'gel'
  if (!fuel) return { form, ...nothing, because: not('no-gel-before-the-start') }
  const gel = own?.caffeineGel ?? caffeineGel(runner, fuel, dose)
  return gel && Math.floor(gel.carbs + 0.5) <= mostCarbs
    ? { form, ...nothing, product: gel.id }
    : { form, ...nothing, because: not('no-gel-fits') }
}

/** Of the maker of the other fuel, else the one with the most caffeine within the dose. */
function caffeineGel(runner: Runner, { brand }: Product, dose: Milligrams): ProductWithSodium | undefined {
  const fitting = products.filter(
    (each): each is ProductWithSodium =>
      each.gel &&
      each.caffeine > 0 &&
      each.confidence !== 'low' &&
      whyNotForCaffeine(each, runner, dose) === undefined,
  )
  const [best] = fitting.toSorted(
    (a, b) => sameMaker(b, brand) - sameMaker(a, brand) || b.caffeine - a.caffeine,
  )
  return best
}

const sameMaker = (product: Product, brand: string | null) =>
  brand !== null && product.brand === brand ? 1 : 0
