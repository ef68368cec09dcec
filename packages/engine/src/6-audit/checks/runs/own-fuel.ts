import { idOfChoice } from '../../../foods/own-label.ts'
import { permitsProduct } from '../../../foods/exclusions/permitted.ts'
import { findProduct, isSugaryDrink, type Product } from '../../../foods/products.ts'
import type { PlanRow } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, hard, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault } from '../../finding.ts'
import { duringRace } from '../../rows.ts'
import { bottleFaults } from './bottle.ts'

const section = 'race_day_plan'

/** What the runner uses is used or left out by name, its caffeine is within the dose, and a bottle empties as it is drunk. */
const ownFuelAsChosen: Check = {
  id: 'own-fuel-as-chosen',
  look: (given) => {
    const { fuel, carry } = given.runner.preferences
    const { not_kept: left, caffeine, bottle } = given.plan.race_day
    const isSaid = left.length > 0 || caffeine !== null || bottle !== null
    if (!fuel && carry?.bottle_ml === undefined && !isSaid) return doesNotApply
    return lookAt(section, 'soft', given.plan.race_day.rows, () => [
      ...fuelFaults(given),
      ...caffeineFaults(given),
      ...bottleFaults(given),
    ])
  },
}

/** Nothing is eaten beside what was chosen and may be taken, and what is left out was chosen. */
function fuelFaults(given: Given): Fault[] {
  const { runner, plan } = given
  const { fuel } = runner.preferences
  const chosen = [...(fuel?.main ?? []), ...(typeof fuel?.drink === 'object' ? [fuel.drink] : [])].map(
    idOfChoice,
  )
  const left = plan.race_day.not_kept
  const kept = chosen.filter((id) => !left.some(({ product }) => product === id))
  const own = kept.filter((id) => isEaten(findProduct(id)))
  const isDrinkAlone =
    fuel?.main?.length === 0 && kept.flatMap((id) => findProduct(id) ?? []).some(isSugaryDrink)
  const eaten = productsOf(duringRace(given).map(carriedOnly)).filter((id) => isEaten(findProduct(id)))
  return [
    ...eaten
      .filter((id) => isDrinkAlone || (own.length > 0 && !own.includes(id)))
      .map(() => soft(section, 'out-of-place', { path: 'race_day.kit' })),
    ...left
      .filter(({ product, nearest }) => !chosen.includes(product) || !mayBeTaken(given, nearest))
      .map((_, at) => soft(section, 'out-of-place', { path: `race_day.not_kept.${at}` })),
  ]
}

const isEaten = (product: Product | undefined) =>
  product !== undefined && product.carbs > 0 && product.fluids === 0 && product.caffeine === 0

const productsOf = (rows: readonly PlanRow[]) => [
  ...new Set(
    rows.flatMap(({ servings }) => servings).flatMap(({ kind, id }) => (kind === 'product' ? [id] : [])),
  ),
]

function mayBeTaken({ runner }: Given, id: string | null): boolean {
  const product = id === null ? null : findProduct(id)
  if (product === null) return true
  return product !== undefined && product.caffeine === 0 && permitsProduct(runner, product).permitted
}

/** Without what the course hands out. */
const carriedOnly = (row: PlanRow): PlanRow => ({
  ...row,
  servings: row.servings.filter(({ from }) => from !== 'course'),
})

/** Caffeine is in one gel before the start if it was chosen so, and in no other row. */
function caffeineFaults({ runner, plan, targets }: Given): Fault[] {
  const { caffeine, rows } = plan.race_day
  const gels = rows.flatMap(({ phase, servings }) =>
    servings.flatMap(({ id }) => {
      const product = findProduct(id)
      return product && product.caffeine > 0 ? [{ phase, product }] : []
    }),
  )
  const isAsSaid =
    gels.length === (caffeine?.product ? 1 : 0) &&
    gels.every(({ phase, product }) => phase === 'top-up' && product.gel && product.id === caffeine?.product)
  const isTooMuch =
    gels.some(({ product }) => product.caffeine > targets.caffeine) ||
    (caffeine?.cups ?? 0) * (findProduct('coffee-cup')?.caffeine ?? 0) > targets.caffeine
  const wanted = runner.preferences.fuel?.caffeine ?? null
  return [
    ...(isAsSaid ? [] : [soft(section, 'out-of-place', { path: 'race_day.caffeine' })]),
    ...(isTooMuch ? [hard(section, 'out-of-place', { path: 'race_day.caffeine' })] : []),
    ...differences(section, [
      { path: 'race_day.caffeine.form', stated: caffeine?.form ?? null, made: wanted },
      {
        path: 'race_day.caffeine.because',
        stated: targets.caffeine > 0 || wanted === null || wanted === 'none' || caffeine?.because !== null,
        made: true,
      },
    ]),
  ]
}

export const ownFuelChecks: readonly Check[] = [ownFuelAsChosen]
