import type { Runner } from '../../1-runner/runner.ts'
import type { NutritionPlan, RaceDayEntry } from '../../nutrition-plan.ts'
import type { Author, PlanSection } from '../audit.ts'
import type { Sentence } from '../words/sentence.ts'
import { linesOf } from './lines.ts'
import { type Menus, readMenus } from './read-menus.ts'
import { type RowRead, readRows } from './read-rows.ts'

/** A sentence or more of the plan, and where it stands. */
export interface Line {
  readonly section: PlanSection
  readonly text: string
  /** Taken apart once for every check that reads words. */
  readonly sentence: Sentence
  /** Assumptions and safety notes may name what is kept out. */
  readonly isNote: boolean
}

/** A finished plan, whatever wrote it: every number a number (NaN where there is none), every text a text. */
export interface PlanAsRead {
  readonly plan: NutritionPlan
  readonly rows: readonly RowRead[]
  readonly lines: readonly Line[]
  readonly menus: Menus
  readonly author: Author
}

export function readPlan(given: unknown, runner: Runner, author: Author = 'engine'): PlanAsRead {
  const plan = shaped(given)
  const rows = readRows(plan.race_day_plan, runner)
  return { plan, rows, lines: linesOf(plan), menus: readMenus(plan), author }
}

function shaped(given: unknown): NutritionPlan {
  const plan = part<NutritionPlan>(given)
  return {
    profile: profileOf(part(plan.profile)),
    daily_plan: dailyOf(part(plan.daily_plan)),
    long_run_fueling: longRunOf(part(plan.long_run_fueling)),
    race_week: weekOf(part(plan.race_week)),
    race_day_plan: list(plan.race_day_plan).map((row) => rowOf(part(row))),
    grocery_list: groceriesOf(part(plan.grocery_list)),
    prep: prepOf(part(plan.prep)),
    numbers_summary: summaryOf(part(plan.numbers_summary)),
    assumptions_safety: texts(plan.assumptions_safety),
  }
}

type Part<Shape> = { readonly [Name in keyof Shape]?: unknown }

/** Whatever stands where a part of a plan should: what is no object has no parts. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- Each caller names the shape; here it is open.
const part = <Shape extends object>(value: unknown): Part<Shape> =>
  isObject(value) ? value : Object.create(null)
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): string[] => list(value).map(text)
const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

function profileOf(profile: Part<NutritionPlan['profile']>): NutritionPlan['profile'] {
  const body = part<NutritionPlan['profile']['body']>(profile.body)
  const training = part<NutritionPlan['profile']['training']>(profile.training)
  const diet = part<NutritionPlan['profile']['diet']>(profile.diet)
  const environment = part<NutritionPlan['profile']['environment']>(profile.environment)
  const rate = environment.sweat_rate_lph
  return {
    race_type: text(profile.race_type),
    race_date: text(profile.race_date),
    target_time_or_pace: text(profile.target_time_or_pace),
    body: { height: text(body.height), weight: text(body.weight), sex: text(body.sex), age: text(body.age) },
    training: {
      weekly_mileage: text(training.weekly_mileage),
      long_run_distance: text(training.long_run_distance),
    },
    diet: { preference: text(diet.preference), allergies: texts(diet.allergies) },
    environment: {
      course: text(environment.course),
      climate: text(environment.climate),
      sweat_rate_lph: typeof rate === 'number' || typeof rate === 'string' ? rate : null,
    },
  }
}

const dailyOf = (daily: Part<NutritionPlan['daily_plan']>): NutritionPlan['daily_plan'] => ({
  calories_kcal: number(daily.calories_kcal),
  carbs_g: number(daily.carbs_g),
  protein_g: number(daily.protein_g),
  fat_g: number(daily.fat_g),
  example_days: texts(daily.example_days),
})

type LongRun = NutritionPlan['long_run_fueling']

function longRunOf(longRun: Part<LongRun>): LongRun {
  const before = part<LongRun['pre_run']>(longRun.pre_run)
  const during = part<LongRun['during']>(longRun.during)
  const after = part<LongRun['post_run']>(longRun.post_run)
  return {
    pre_run: { carbs_g: number(before.carbs_g), examples: texts(before.examples) },
    during: { ...ratesOf(during), schedule: texts(during.schedule) },
    post_run: {
      carbs_g: number(after.carbs_g),
      protein_g: number(after.protein_g),
      fluids_ml: number(after.fluids_ml),
      sodium_mg: number(after.sodium_mg),
    },
  }
}

const ratesOf = (rates: Part<NutritionPlan['numbers_summary']['long_run']>) => ({
  carbs_g_per_hr: number(rates.carbs_g_per_hr),
  sodium_mg_per_hr: number(rates.sodium_mg_per_hr),
  fluids_ml_per_hr: number(rates.fluids_ml_per_hr),
})

const weekOf = (week: Part<NutritionPlan['race_week']>): NutritionPlan['race_week'] => ({
  mon_wed: texts(week.mon_wed),
  thu_fri: texts(week.thu_fri),
  day_before: texts(week.day_before),
  race_morning: texts(week.race_morning),
})

const rowOf = (row: Part<RaceDayEntry>): RaceDayEntry => ({
  time: text(row.time),
  action: text(row.action),
  item: text(row.item),
  carbs_g: number(row.carbs_g),
  sodium_mg: number(row.sodium_mg),
  fluids_ml: number(row.fluids_ml),
})

const groceriesOf = (groceries: Part<NutritionPlan['grocery_list']>): NutritionPlan['grocery_list'] => ({
  pantry: texts(groceries.pantry),
  fridge_freezer: texts(groceries.fridge_freezer),
  electrolytes: texts(groceries.electrolytes),
})

const prepOf = (prep: Part<NutritionPlan['prep']>): NutritionPlan['prep'] => ({
  batch_prep_steps: texts(prep.batch_prep_steps),
  race_kit_checklist: texts(prep.race_kit_checklist),
})

type Summary = NutritionPlan['numbers_summary']

function summaryOf(summary: Part<Summary>): Summary {
  const daily = part<Summary['daily']>(summary.daily)
  const totals = part<Summary['race_day_totals']>(summary.race_day_totals)
  return {
    daily: {
      kcal: number(daily.kcal),
      carbs_g: number(daily.carbs_g),
      protein_g: number(daily.protein_g),
      fat_g: number(daily.fat_g),
    },
    long_run: ratesOf(part(summary.long_run)),
    race_day_totals: {
      carbs_g: number(totals.carbs_g),
      sodium_mg: number(totals.sodium_mg),
      fluids_ml: number(totals.fluids_ml),
      gels_count: number(totals.gels_count),
    },
  }
}
