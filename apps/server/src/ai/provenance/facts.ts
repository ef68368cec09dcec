import type { NutritionPlan, PlanDetails, PlanSection, RacePlan } from '@race-nutrition/engine'
import { namedFoods } from '@race-nutrition/engine'
import type { Figure } from './figure.ts'
import { readFigures } from './read-figures.ts'
import { textsOf } from './plan-texts.ts'

/** What the engine's plan holds for a section, to measure another's words against. */
export interface Facts {
  readonly figures: readonly Figure[]
  /** Foods and products that the plan names anywhere but in its notes. */
  readonly foods: ReadonlySet<string>
  /** The plan's own words of this section and its like, in lower case. */
  readonly words: string
}

export type FactsOf = (section: PlanSection) => Facts

/** Read once for a plan, section by section as they are asked for. */
export function factsOf(planned: RacePlan): FactsOf {
  const known = read.get(planned) ?? readFacts(planned)
  read.set(planned, known)
  return known
}

const read = new WeakMap<RacePlan, FactsOf>()

function readFacts(planned: RacePlan): FactsOf {
  const foods = new Set(eaten(planned.plan).flatMap((text) => namedFoods(text)))
  const made = new Map<PlanSection, Facts>()
  const readLine = readOnce()
  return (section) => {
    const facts = made.get(section) ?? { ...factsFor(section, planned, readLine), foods }
    made.set(section, facts)
    return facts
  }
}

/** A line of one section is one of others too. */
function readOnce(): typeof readFigures {
  const known = new Map<string, readonly Figure[]>()
  return (text) => {
    const figures = known.get(text) ?? readFigures(text)
    known.set(text, figures)
    return figures
  }
}

/** Where foods stand that the runner is to eat. Notes also name what is kept out, and repeat what the runner typed. */
const eaten = (plan: NutritionPlan): string[] =>
  (['daily_plan', 'long_run_fueling', 'race_week', 'race_day_plan', 'grocery_list', 'prep'] as const).flatMap(
    (section) => textsOf(plan, section),
  )

function factsFor(
  section: PlanSection,
  { plan, details }: RacePlan,
  readLine: typeof readFigures,
): Omit<Facts, 'foods'> {
  const texts = likes[section]
    .flatMap((like) => (like === 'race_day_plan' ? rowsOf(plan) : textsOf(plan, like)))
    .filter((text) => !repeatsTyping(text, plan))
  const numbers = likes[section].flatMap((like) => numbersOf[like]?.(plan, details) ?? [])
  const all = [...texts, ...numbers, ...runnerNumbers(details), ...weather(plan)]
  return { figures: all.flatMap(readLine), words: all.join('\n').toLowerCase() }
}

/** A row in one sentence, so that its figures keep their place in the day. */
const rowsOf = ({ race_day_plan }: NutritionPlan) =>
  race_day_plan.map(({ time, action, item, carbs_g, sodium_mg, fluids_ml }) =>
    `${time}, ${action}: ${carbs_g} g carbs, ${sodium_mg} mg sodium, ${fluids_ml} ml fluids, ${item}`.replaceAll(
      '. ',
      ', ',
    ),
  )

/** Sections whose figures a line may speak of: race morning of the race, the kit of the table, the notes of all. */
const likes: Readonly<Record<PlanSection, readonly PlanSection[]>> = {
  profile: [],
  daily_plan: ['daily_plan'],
  long_run_fueling: ['long_run_fueling'],
  race_week: ['race_week', 'race_day_plan'],
  race_day_plan: ['race_day_plan', 'race_week'],
  grocery_list: ['grocery_list'],
  prep: ['prep', 'race_week', 'race_day_plan'],
  numbers_summary: [],
  assumptions_safety: ['assumptions_safety', 'daily_plan', 'long_run_fueling', 'race_week', 'race_day_plan'],
}

/** A note that repeats what the runner typed ("200 g of carbs" among the allergies) is no source for a number. */
const repeatsTyping = (text: string, { profile }: NutritionPlan) =>
  /[“"]/u.test(text) ||
  profile.diet.allergies.some((typed) => typed !== '' && text.toLowerCase().includes(typed.toLowerCase()))

type Numbers = (plan: NutritionPlan, details: PlanDetails) => string[]

/** The numbers of the fields, in sentences: so both sides are read by the one reader. */
const numbersOf: Partial<Record<PlanSection, Numbers>> = {
  daily_plan: ({ daily_plan: { calories_kcal, carbs_g, protein_g, fat_g } }) => [
    `A day: ${calories_kcal} kcal, ${carbs_g} g carbs, ${protein_g} g protein, ${fat_g} g fat.`,
  ],
  long_run_fueling: ({ long_run_fueling: { pre_run, during, post_run } }) => [
    `Before the run: ${pre_run.carbs_g} g carbs.`,
    hourly(during),
    `After the run: ${post_run.carbs_g} g carbs, ${post_run.protein_g} g protein, ${post_run.fluids_ml} ml fluids, ${post_run.sodium_mg} mg sodium.`,
  ],
  race_week: (_plan, { targets }) => [
    ...Object.values(targets.race_week).map((carbs) => `A day: ${carbs} g carbs.`),
    `${targets.race_week.race_morning_carbs_g} g carbs.`,
    ...(targets.caffeine_mg > 0 ? [`${targets.caffeine_mg} mg caffeine.`] : []),
  ],
  race_day_plan: ({ numbers_summary }, { targets }) => [
    hourly(targets.race),
    // The sum of all rows is no dose: a model may speak of what is carried, and of the race by race morning's own words.
    `In all: ${numbers_summary.race_day_totals.gels_count} gels.`,
  ],
}

const hourly = (rates: { carbs_g_per_hr: number; sodium_mg_per_hr: number; fluids_ml_per_hr: number }) =>
  `${rates.carbs_g_per_hr} g carbs an hour, ${rates.sodium_mg_per_hr} mg sodium an hour, ${rates.fluids_ml_per_hr} ml fluids an hour.`

/** Distances, times and age as understood, never as typed. */
function runnerNumbers({ runner, targets }: PlanDetails): string[] {
  const minutes = Math.round(runner.target_minutes)
  return [
    ...[runner.race_km, runner.long_run_km].map(
      (km) => `${km.toFixed(1)} km, ${(km / kmPerMile).toFixed(1)} miles.`,
    ),
    `${runner.weekly_km.toFixed(1)} km, ${(runner.weekly_km / kmPerMile).toFixed(1)} miles a week.`,
    `${Math.floor(minutes / 60)} h ${minutes % 60} min, ${minutes} min, ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}.`,
    `${Math.round(targets.long_run.hours * 60)} min.`,
    `${pace(runner.pace_s_per_km)}, ${pace(runner.pace_s_per_km * kmPerMile)}.`,
    `${runner.age} years.`,
  ]
}

const kmPerMile = 1.609344

const pace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** The temperature that the numbers assume. */
const weather = ({ assumptions_safety }: NutritionPlan) =>
  assumptions_safety.flatMap((note) => /\d+ °C \(\d+ °F\)/u.exec(note)?.[0] ?? [])
