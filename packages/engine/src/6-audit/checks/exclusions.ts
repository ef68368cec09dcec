import { memoize } from '../../foods/memoize.ts'
import type { Barred, Permission } from '../../foods/exclusions/permitted.ts'
import { findProduct } from '../../foods/products.ts'
import type { Plan } from '../../plan.ts'
import { type Check, doesNotApply, type Given, hard, type Look, lookAtEach, soft } from '../audit.ts'
import type { PlanSection } from '../finding.ts'
import { mealsIn } from '../meals.ts'
import { type Kind, permissionsOf } from '../permissions.ts'

/** A food or a product that the plan names, and its first place in a section. */
interface Named {
  readonly path: string
  readonly section: PlanSection
  readonly id: string
  readonly permission: Permission
}

/** Everything that a runner would eat, drink, buy or cook with this plan, each once per section. */
const named = memoize(({ plan, runner }: Given): readonly Named[] => {
  const all = new Map<string, Named>()
  const permitted = permissionsOf(runner)
  walkIds(plan, (kind, section, id, path) => {
    if (all.has(`${section} ${id}`)) return
    all.set(`${section} ${id}`, { section, path: path(), id, permission: permitted(kind, id) })
  })
  return [...all.values()]
})

type See = (kind: Kind, section: PlanSection, id: string, path: () => string) => void

function walkIds(plan: Plan, see: See) {
  for (const { path, section, meal } of mealsIn(plan)) {
    for (const [at, item] of meal.items.entries())
      see('food', section, item.food_id, () => `${path}.items.${at}`)
    for (const [group, id] of Object.entries(meal.recipe.swaps))
      see('food', section, id, () => `${path}.recipe.swaps.${group}`)
  }
  walkRun(plan, 'long_run', see)
  walkRun(plan, 'race_day', see)
  for (const [at, line] of plan.groceries.lines.entries())
    for (const id of line.food_ids) see('food', 'grocery_list', id, () => `groceries.lines.${at}`)
  for (const [at, { product, made_of: parts }] of plan.groceries.for_long_runs.entries()) {
    const path = () => `groceries.for_long_runs.${at}`
    see('product', 'grocery_list', product, path)
    for (const { food_id: id } of parts ?? []) see('food', 'grocery_list', id, path)
  }
  for (const [at, id] of plan.groceries.cupboard.entries())
    see('food', 'grocery_list', id, () => `groceries.cupboard.${at}`)
}

function walkRun(plan: Plan, run: 'long_run' | 'race_day', see: See) {
  const section = run === 'race_day' ? 'race_day_plan' : 'long_run_fueling'
  for (const [at, { servings }] of plan[run].rows.entries())
    for (const { kind, id } of servings)
      see(kind === 'product' ? 'product' : 'food', section, id, () => `${run}.rows.${at}`)
  for (const [at, { product, instead, made_of: parts }] of plan[run].kit.entries()) {
    const path = () => `${run}.kit.${at}`
    see('product', section, product, path)
    if (instead && 'product' in instead) see('product', section, instead.product, path)
    for (const { food_id: id } of parts ?? []) see('food', section, id, path)
  }
  const { change } = plan[run]
  if (!change) return
  const path = () => `${run}.change`
  see('product', section, change.product, path)
  for (const { food_id: id } of change.made_of ?? []) see('food', section, id, path)
}

export const barredBy = (given: Given, codes: readonly Barred['code'][]): Look =>
  lookAtEach('daily_plan', 'hard', named(given), ({ path, section, id, permission }) =>
    permission.permitted || !codes.includes(permission.because.code)
      ? []
      : [hard(section, 'not-permitted', { path, id, because: permission.because })],
  )

/** No food or product of the plan is in a group that the runner excludes, or needs a label that nobody has read. */
const allergens: Check = {
  id: 'allergens',
  look: (given) =>
    given.runner.exclusions.groups.length === 0 ? doesNotApply : barredBy(given, ['group', 'label-unread']),
}

/** None is outside the runner's diet. */
const diet: Check = {
  id: 'diet',
  look: (given) => (given.runner.diet === 'Omnivore' ? doesNotApply : barredBy(given, ['diet'])),
}

/** None has a name that the runner excludes, or is in an excluded family. */
const unknownExclusions: Check = {
  id: 'unknown-exclusions',
  look: (given) => {
    const { unknown, families = [], unread = [] } = given.runner.exclusions
    return unknown.length + families.length + unread.length === 0
      ? doesNotApply
      : barredBy(given, ['named', 'family', 'label-unread'])
  },
}

/** Evidence: caffeine-under-18. */
const noCaffeineUnder18: Check = {
  id: 'no-caffeine-under-18',
  look: (given) => {
    const { plan, runner } = given
    if (runner.age >= 18) return doesNotApply
    const planned =
      plan.targets.caffeine_mg > 0 || plan.race_day.rows.some(({ phase }) => phase === 'caffeine')
    return [
      barredBy(given, ['caffeine-under-18']),
      lookAtEach('race_day_plan', 'hard', plan.race_day.rows, (_row, at) =>
        planned && at === 0 ? [hard('race_day_plan', 'caffeine-under-18', null)] : [],
      ),
    ]
  },
}

/** Under 18 no supplements; salt comes with food and drink. */
const noSupplementsUnder18: Check = {
  id: 'no-supplements-under-18',
  look: (given) =>
    given.runner.age >= 18
      ? doesNotApply
      : lookAtEach('race_day_plan', 'soft', named(given), ({ path, section, id }) =>
          supplements.has(findProduct(id)?.kind ?? '')
            ? [soft(section, 'supplement-under-18', { path, id })]
            : [],
        ),
}

const supplements: ReadonlySet<string> = new Set([
  'electrolyte_capsule',
  'electrolyte_tablet',
  'electrolyte_chew',
])

/** Without fructose or FODMAPs, at most 60 g an hour. Evidence: carbohydrate-from-one-source. */
const fructoseRate: Check = {
  id: 'fructose-rate',
  look: ({ plan, runner }) => {
    if (!runner.exclusions.groups.includes('fodmap')) return doesNotApply
    const rates = [
      {
        section: 'race_day_plan',
        run: 'race',
        g_per_hr: plan.race_day.start_to_finish.carbs_g / runner.targetTime,
        most: 60.5,
      },
      {
        section: 'long_run_fueling',
        run: 'long-run',
        g_per_hr: plan.targets.long_run.carbs_g_per_hr,
        most: 60,
      },
    ] as const
    return lookAtEach('race_day_plan', 'hard', rates, (each) => {
      const { section, run, g_per_hr, most } = each
      return g_per_hr <= most ? [] : [hard(section, 'needs-fructose', { run, g_per_hr })]
    })
  },
}

export const exclusionChecks: readonly Check[] = [
  allergens,
  diet,
  unknownExclusions,
  noCaffeineUnder18,
  noSupplementsUnder18,
  fructoseRate,
]
