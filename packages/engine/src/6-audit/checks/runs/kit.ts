import { permitsProduct } from '../../../foods/exclusions/permitted.ts'
import { findProduct, type Product } from '../../../foods/products.ts'
import type { PlanKitItem, PlanRow } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { servingsOf } from '../../servings.ts'

/** The kit of the race and of the long run has what their rows take, its ingredients and its substitutes. */
export const kitHoldsTheRows: Check = {
  id: 'kit-holds-the-rows',
  look: (given) => [lookAtKit(given, 'race_day', 'prep'), lookAtKit(given, 'long_run', 'long_run_fueling')],
}

function lookAtKit(given: Given, run: 'race_day' | 'long_run', section: PlanSection) {
  const { kit, rows } = given.plan[run]
  const used = usedIn(rows)
  if (used.size === 0 && kit.length === 0) return doesNotApply
  return lookAt(section, 'soft', kit, () => [
    ...differences(section, [
      {
        path: `${run}.kit`,
        stated: kit.map(({ product }) => product).toSorted(),
        made: [...used.keys()].toSorted(),
      },
    ]),
    ...kit.flatMap((item, at) => itemFaults(given, { run, section, at, item, used })),
    ...(run === 'race_day' ? choiceFaults(given) : []),
  ])
}

const isNamedByAModel = ({ runner, plan }: Given, id: string): boolean =>
  plan.race_day.fuel_choices.includes(id) && (runner.preferences.coach?.fuels?.includes(id) ?? false)

/** What might be in the kit instead is something to eat that this runner may have. */
function choiceFaults({ runner, plan }: Given): Fault[] {
  return plan.race_day.fuel_choices.flatMap((id, at) => {
    const product = findProduct(id)
    const mayBe =
      product && product.carbs > 0 && product.caffeine === 0 && permitsProduct(runner, product).permitted
    return mayBe ? [] : [soft('prep', 'out-of-place', { path: `race_day.fuel_choices.${at}` })]
  })
}

interface Used {
  readonly amount: number
  readonly fromCourse: number
  readonly unit: PlanKitItem['unit']
}

function usedIn(rows: readonly PlanRow[]): Map<string, Used> {
  const used = new Map<string, Used>()
  for (const { kind, id, amount, unit, from } of rows.flatMap(({ servings }) => servings)) {
    const before = used.get(id) ?? { amount: 0, fromCourse: 0 }
    const handedOut = from === 'course' ? amount : 0
    if (kind === 'product')
      used.set(id, { amount: amount + before.amount, fromCourse: handedOut + before.fromCourse, unit })
  }
  return used
}

interface ItemOfKit {
  readonly run: 'race_day' | 'long_run'
  readonly section: PlanSection
  readonly at: number
  readonly item: PlanKitItem
  readonly used: ReadonlyMap<string, Used>
}

function itemFaults(given: Given, { run, section, at, item, used }: ItemOfKit): Fault[] {
  const product = findProduct(item.product)
  const taken = used.get(item.product)
  if (!product || !taken) return []
  const path = `${run}.kit.${at}`
  const use = purposeOf(product, taken, used)
  const isCarriedPiece = taken.unit === 'count' && use !== 'caffeine' && taken.fromCourse < taken.amount
  const besides = isCarriedPiece
    ? carriedBesides(given, run, item)
    : { slower: measuredForSlower(given, run, item), spares: 0 }
  return [
    ...differences(section, [
      { path: `${path}.amount`, stated: item.amount, made: taken.amount },
      { path: `${path}.unit`, stated: item.unit, made: taken.unit },
      { path: `${path}.use`, stated: item.use, made: use },
      { path: `${path}.from_course`, stated: item.from_course, made: taken.fromCourse },
      { path: `${path}.for_slower`, stated: item.for_slower, made: besides.slower },
      { path: `${path}.spares`, stated: item.spares, made: besides.spares },
      {
        path: `${path}.chosen_by_model`,
        stated: item.chosen_by_model ?? false,
        made: run === 'race_day' && use === 'fuel' && isNamedByAModel(given, item.product),
      },
      { path: `${path}.flasks`, stated: item.flasks, made: flasksFor(given, run, item, taken) },
      {
        path: `${path}.made_of`,
        stated: item.made_of,
        made: madeOf(product, taken, besides),
      },
    ]),
    ...(isSubstitute(given, item) ? [] : [soft(section, 'out-of-place', { path: `${path}.instead` })]),
  ]
}

/** A drink is carried by the half liter, unless the bottle of the runner has it. */
function flasksFor(
  { plan }: Given,
  run: RunName,
  { product: id, for_slower: slower }: PlanKitItem,
  { amount, fromCourse, unit }: Used,
): number | null {
  if (unit !== 'ml' || amount <= fromCourse) return null
  if (run === 'race_day' && plan.race_day.bottle?.holds === id) return null
  return Math.ceil((amount - fromCourse + slower) / 500)
}

interface Besides {
  readonly slower: number
  readonly spares: number
}

/**
 * One spare, as a gel may get lost, and what 15 percent more time takes at the same minutes apart, 15 percent more servings at
 * most. Where the course hands out gels, a slower runner may miss some: then at most as many more.
 */
function carriedBesides(
  given: Given,
  run: 'race_day' | 'long_run',
  { product: id, for_slower: stated }: PlanKitItem,
): Besides {
  const { plan } = given
  const isEaten = (findProduct(id)?.carbs ?? 0) > 0
  const during = plan[run].rows.filter(({ phase }) => phase === 'during')
  const handedOut = during.filter(
    ({ servings }) => isEaten && servings.some(({ unit, from }) => unit === 'count' && from === 'course'),
  )
  const isTaken = ({ servings }: PlanRow) => servings.some((each) => each.id === id)
  const longer = (rows: readonly PlanRow[]) => servingsForLonger(rows, timeOf(given, run))
  if (handedOut.length > 0) {
    const most = handedOut.length + longer(during.filter((row) => handedOut.includes(row) || isTaken(row)))
    return { slower: Math.min(Math.max(0, stated), most), spares: 1 }
  }
  return { slower: Math.min(longer(during.filter(isTaken)), withinTheGut(given, run, id)), spares: 1 }
}

/** Of a drink or of salt in the race, no more than the stops that 15 percent more time has room for, and one as the last stop moves. */
function measuredForSlower({ plan }: Given, run: RunName, { product: id, for_slower: stated }: PlanKitItem) {
  if (run === 'long_run') return 0
  const during = plan.race_day.rows.filter(({ phase }) => phase === 'during')
  const carried = during
    .flatMap(({ servings }) => servings)
    .filter((each) => each.id === id && each.unit !== 'count' && each.from !== 'course')
  const most = (Math.ceil(0.15 * during.length) + 1) * Math.max(0, ...carried.map(({ amount }) => amount))
  return Math.min(Math.max(0, stated), most)
}

function servingsForLonger(taken: readonly PlanRow[], time: number): number {
  const [first, last] = [taken[0]?.minute ?? 0, taken.at(-1)?.minute ?? 0]
  const apart = taken.length > 1 ? (last - first) / (taken.length - 1) : first
  const more = 1.15 * 60 * time - 10 - last
  const byTime = taken.length === 0 ? 0 : Math.max(0, Math.floor(more / apart + 1e-9))
  return Math.min(byTime, Math.ceil(0.15 * taken.length - 1e-9))
}

type RunName = 'race_day' | 'long_run'

const timeOf = ({ targets }: Given, run: RunName) => targets[run === 'race_day' ? 'race' : 'longRun'].time

/**
 * All carbs of the longer run are at most 90 g an hour or the limit of a run of its length, and at most 60 g an hour where a fuel or drink has no
 * fructose listed on its label; what comes first in the kit has the room first.
 */
function withinTheGut(given: Given, run: RunName, id: string) {
  const { rows, kit } = given.plan[run]
  const hours = 1.15 * timeOf(given, run)
  const during = rows.filter(({ phase }) => phase === 'during')
  const products = during.flatMap(({ servings }) => servings.map(({ id: each }) => findProduct(each)))
  const hasOneSugar = products.some(
    (product) =>
      product && product.carbs > product.fluids / 100 && (product.glucoseToFructose ?? ':0').endsWith(':0'),
  )
  const carbs = findProduct(id)?.carbs ?? 0
  if (carbs === 0) return Number.POSITIVE_INFINITY
  const room =
    Math.min(hasOneSugar ? 60 : 90, mostOf(given.runner, hours)) * hours -
    during.reduce((sum, row) => sum + row.carbs_g, 0)
  const fuels = kit.filter(({ use }) => use === 'fuel')
  const first = fuels.slice(
    0,
    fuels.findIndex(({ product }) => product === id),
  )
  const taken = first.reduce(
    (sum, each) => sum + each.for_slower * (findProduct(each.product)?.carbs ?? 0),
    0,
  )
  return Math.max(0, Math.floor((room - taken) / carbs + 1e-9))
}

/** Evidence: hard-carbohydrate-an-hour. */
function mostOf({ exclusions }: Given['runner'], hours: number): number {
  if (exclusions.groups.includes('fodmap')) return 60
  if (hours < 0.75) return 40
  return hours < 1.25 ? 60 : 90
}

function purposeOf(product: Product, { unit }: Used, used: ReadonlyMap<string, Used>): PlanKitItem['use'] {
  const isSalt = (each: Product | undefined, of: Used['unit']) =>
    of === 'g' || (of === 'count' && each?.carbs === 0)
  if (product.caffeine > 0) return 'caffeine'
  if (unit !== 'ml') return isSalt(product, unit) ? 'salt' : 'fuel'
  if (product.carbs > 0) return 'drink'
  // A salty drink is the salt if no other salt is carried.
  return [...used].some(([id, each]) => isSalt(findProduct(id), each.unit)) ? 'drink' : 'salt'
}

/** Of homemade fuel, with what is carried besides. */
const madeOf = (product: Product, used: Used, { slower, spares }: Besides) =>
  partsOf(
    product,
    servingsOf(product, { amount: used.amount - used.fromCourse + slower + spares, unit: used.unit }),
  )

/** The ingredients of so many servings; null for what is bought as it is eaten. */
export function partsOf(product: Product, servings: number): PlanKitItem['made_of'] {
  const parts = product.madeOf ?? []
  if (product.kind !== 'homemade' && !(product.kind === 'real_food' && parts.length > 1)) return null
  return parts.map(({ foodId, grams }) => ({ food_id: foodId, grams: grams * servings }))
}

/** A pinch of salt in place of a piece of salt; else another product that this runner may take in the same way. */
function isSubstitute({ runner }: Given, { instead, product, use, unit }: PlanKitItem): boolean {
  if (use === 'salt' && unit === 'count')
    return instead !== null && 'pinch_of_salt' in instead && instead.pinch_of_salt
  if (instead === null) return true
  const other = 'product' in instead ? findProduct(instead.product) : undefined
  if (!other || other.id === product || other.caffeine > 0 || !permitsProduct(runner, other).permitted)
    return false
  // In place of salt in a drink, another salty drink.
  return use === 'fuel' ? other.fluids === 0 && other.carbs > 0 : other.fluids > 0
}
