import { findProduct } from '../../foods/products.ts'
import type { HealthCode } from '../../health.ts'
import type { PlanDay, PlanKitItem } from '../../plan.ts'
import { type Check, doesNotApply, type Given, hard, type Look, lookAt, lookAtEach } from '../audit.ts'
import { differences } from '../differences.ts'
import type { Fault, PlanSection } from '../finding.ts'
import { outside } from './bounds.ts'
import { barredBy } from './exclusions.ts'

/** Whether the runner wrote a word of one of these codes. Each effect is worked out here again from the codes alone. */
const wrote = ({ runner }: Given, ...codes: readonly HealthCode[]) =>
  runner.health.some(({ code }) => codes.includes(code))

/** Evidence: no-caffeine-by-health. */
const noCaffeineByHealth: Check = {
  id: 'no-caffeine-by-health',
  look: (given) => {
    const { plan } = given
    if (!wrote(given, 'pregnancy', 'blood_pressure', 'heart', 'stimulant', 'kidney', 'eating_disorder'))
      return doesNotApply
    const isPlanned =
      plan.targets.caffeine_mg > 0 || plan.race_day.rows.some(({ phase }) => phase === 'caffeine')
    return [
      barredBy(given, ['caffeine-and-health']),
      lookAt('race_day_plan', 'hard', plan.race_day.rows, () =>
        isPlanned ? [hard('race_day_plan', 'caffeine-and-health', null)] : [],
      ),
    ]
  },
}

/** Nothing with salt in its recipe, no salty drink and no piece of salt, little to drink, and days of food with little salt. Evidence: no-added-salt. */
const noAddedSalt: Check = {
  id: 'no-added-salt',
  look: (given) => {
    if (!wrote(given, 'blood_pressure', 'heart', 'kidney')) return doesNotApply
    const { long_run: longRun, race } = given.plan.targets
    const week = given.plan.race_week.filter(({ kind }) => kind !== 'race-morning')
    return [
      lookAtEach('race_day_plan', 'hard', [race], (run) => unsalted('race_day_plan', run)),
      lookAtEach('long_run_fueling', 'hard', [longRun], (run) => unsalted('long_run_fueling', run)),
      lookAtSalt(given, 'race_day', 'race_day_plan'),
      lookAtSalt(given, 'long_run', 'long_run_fueling'),
      lookAtEach('daily_plan', 'hard', given.plan.training_days, (day) => sodiumOfADay('daily_plan', day)),
      week.length === 0
        ? doesNotApply
        : lookAtEach('race_week', 'hard', week, (day) => sodiumOfADay('race_week', day)),
    ]
  },
}

function unsalted(section: PlanSection, run: Given['plan']['targets']['race' | 'long_run']): Fault[] {
  const most = Math.min(500 * run.sweat_rate_lph, 500)
  return [
    ...outside({ section, of: 'sodium', value: run.sodium_mg_per_hr, soft: [0, 0], hard: [0, 0] }),
    ...outside({ section, of: 'sodium', value: run.breakfast.sodium_mg, soft: [0, 300], hard: [0, 300] }),
    ...outside({ section, of: 'sodium', value: run.recovery.sodium_mg, soft: [0, 300], hard: [0, 300] }),
    // Rounded to 10 ml.
    ...outside({
      section,
      of: 'fluids',
      value: run.fluids_ml_per_hr,
      soft: [0, most + 5],
      hard: [0, most + 5],
    }),
  ]
}

/** Evidence: most-sodium-in-a-day. What food brings, without the fuel of a run. */
const sodiumOfADay = (section: PlanSection, { meals }: PlanDay): Fault[] =>
  outside({
    section,
    of: 'sodium',
    value: meals.reduce((sum, { sodium_mg: sodium }) => sum + sodium, 0),
    soft: [0, 2300],
    hard: [0, 3000],
  })

function lookAtSalt({ plan }: Given, run: 'race_day' | 'long_run', section: PlanSection): Look {
  const { kit } = plan[run]
  return kit.length === 0
    ? doesNotApply
    : lookAtEach(section, 'hard', kit, (item, at) =>
        productsOf(item).some(isSalted)
          ? [hard(section, 'adds-salt', { path: `${run}.kit.${at}`, id: item.product })]
          : [],
      )
}

const productsOf = ({ product, instead }: PlanKitItem): string[] => [
  product,
  ...(instead && 'product' in instead ? [instead.product] : []),
]

function isSalted(id: string): boolean {
  const product = findProduct(id)
  if (!product) return true
  const isMadeWithSalt = (product.madeOf ?? []).some(({ foodId }) => foodId === 'salt-table')
  const isSaltyDrink = product.fluids > 0 && product.sodium !== 0
  return isMadeWithSalt || isSaltyDrink || product.kind.startsWith('electrolyte')
}

/** Evidence: no-load-with-diabetes. */
const noLoadWithDiabetes: Check = {
  id: 'no-load-with-diabetes',
  look: (given) => {
    if (!wrote(given, 'diabetes')) return doesNotApply
    const { race_week: week, race } = given.plan.targets
    const early = week.mon_wed_carbs_g
    return lookAt('race_week', 'hard', [week], () =>
      differences('race_week', [
        { path: 'targets.race_week.thu_fri_carbs_g', stated: week.thu_fri_carbs_g, made: early },
        { path: 'targets.race_week.day_before_carbs_g', stated: week.day_before_carbs_g, made: early },
        {
          path: 'targets.race.breakfast.optional_carbs_g',
          stated: race.breakfast.optional_carbs_g,
          made: 0,
        },
      ]),
    )
  },
}

const daily = 'daily_plan'
/** Half a gram of carbs, protein and fat, kcal. */
const roundingOfADay = 8.5

/** Evidence: energy-while-breastfeeding. */
const energyWhileBreastfeeding: Check = {
  id: 'energy-while-breastfeeding',
  look: (given) => {
    if (!wrote(given, 'breastfeeding')) return doesNotApply
    const { restingEnergy, runningEnergy } = given.targets
    const least = Math.min(1.5 * restingEnergy + runningEnergy + 400, 7000) - roundingOfADay
    const { kcal } = given.plan.targets.daily
    return lookAtEach(daily, 'hard', [kcal].filter(Number.isFinite), (value) =>
      outside({ section: daily, value, soft: [least, 7010], hard: [least, 7010] }),
    )
  },
}

/** Evidence: no-day-below-the-mean, least-energy-available. */
const noDayBelowTheMean: Check = {
  id: 'no-day-below-the-mean',
  look: (given) => {
    if (!wrote(given, 'eating_disorder')) return doesNotApply
    const { daily: mean, day_types: types } = given.plan.targets
    const { runningEnergy, fatFreeMass, milkEnergy } = given.targets
    const floor = runningEnergy + 45 * fatFreeMass + milkEnergy - roundingOfADay
    const least = Math.max(mean.kcal, floor)
    const days = [types.rest, types.run, types.long_run].flatMap((day) => day ?? [])
    return lookAtEach(daily, 'hard', days, ({ kcal }) =>
      kcal >= least ? [] : [hard(daily, 'out-of-range', { of: null, value: kcal, is: 'less', limit: least })],
    )
  },
}

/** Evidence: protein-with-kidney-disease. */
const proteinWithKidneyDisease: Check = {
  id: 'protein-with-kidney-disease',
  look: (given) => {
    if (!wrote(given, 'kidney')) return doesNotApply
    const { referenceMass: mass } = given.targets
    const { protein_g: value } = given.plan.targets.daily
    return lookAtEach(daily, 'hard', [value].filter(Number.isFinite), (protein) =>
      outside({
        section: daily,
        of: 'protein',
        value: protein,
        soft: [0, 1.2 * mass],
        hard: [0, 1.3 * mass],
        roundedTo: 1,
      }),
    )
  },
}

/** Hypo kit by what is written: a treatment or a diabetes that may bring lows; an auto-injector with a severe allergy. */
const medicalKit: Check = {
  id: 'medical-kit',
  look: (given) => {
    const { health } = given.runner
    const made = [
      ...(health.some(({ topic }) => topic !== null && bringsLows.has(topic)) ? ['hypo-kit'] : []),
      ...(wrote(given, 'severe_allergy') ? ['auto-injector'] : []),
    ]
    const { medical_kit: stated } = given.plan
    if (made.length === 0 && stated.length === 0) return doesNotApply
    return lookAt('prep', 'hard', [made], () => differences('prep', [{ path: 'medical_kit', stated, made }]))
  },
}

const bringsLows: ReadonlySet<string> = new Set(['unspecified', 'type-1', 'insulin', 'sulfonylurea'])

/** What a way of eating leaves out. */
const wayOfEating: Check = {
  id: 'way-of-eating',
  look: (given) =>
    wrote(given, 'halal', 'kosher', 'no_beef', 'pescatarian', 'jain', 'alpha_gal')
      ? barredBy(given, ['way-of-eating'])
      : doesNotApply,
}

const unwantedBrands: Check = {
  id: 'unwanted-brands',
  look: (given) => (wrote(given, 'unwanted_brand') ? barredBy(given, ['brand']) : doesNotApply),
}

export const healthLimitChecks: readonly Check[] = [
  noAddedSalt,
  noLoadWithDiabetes,
  energyWhileBreastfeeding,
  noDayBelowTheMean,
  proteinWithKidneyDisease,
]
export const healthChoiceChecks: readonly Check[] = [wayOfEating, unwantedBrands]
export const healthSafetyChecks: readonly Check[] = [noCaffeineByHealth, medicalKit]
