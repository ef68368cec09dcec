import {
  inGrams,
  inHundredthsOfLiters,
  inMilligrams,
  inMilliliters,
  inOwnClimb,
} from '../amounts/format-amounts.ts'
import { numberText, timeText } from '../amounts/format-measures.ts'
import { inDegrees } from '../amounts/temperatures.ts'
import { mentions, readsOfWeight } from '../../health.ts'
import { raceRates } from '../../race-rates.ts'
import { hours } from '../../units.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import type { PlanMoved } from '../../plan-working.ts'
import type { NoteRenderers } from './note-renderers.ts'

/** The assumptions behind the numbers, so that a runner can see where they are wrong. */
export const assumptionNotes = {
  'assumed-race': (_facts, plan) =>
    `The race numbers assume ${timeText(hours(plan.targets.race.hours))} at about ${degrees(plan)}.${climbText(plan)}`,
  forecast: (_facts, plan) => `${movedText(plan)}${slowerText(plan)}`,
  'sweat-rate': (_facts, plan) => sweat(plan),
  'average-energy': (_facts, { runner }) => energy(runner),
  'food-figures': () => 'Food figures: USDA; your packs may differ.',
  'between-the-sexes': () => 'Where equations know only women and men, this takes the middle.',
} satisfies Partial<NoteRenderers>

/** By the forecast with its humidity, or by the climate. */
function degrees({ runner, working }: Plan): string {
  const { forecast } = runner.preferences
  const humid = runner.climate === 'Hot & Humid' ? ', humid' : ''
  return `${inDegrees(runner, working.race.temp_c)}${forecast ? ` and ${forecast.humidity}% humidity, as forecast` : humid}`
}

/** The measured climb beside the answer that it replaces. */
function climbText({ runner, working }: Plan): string {
  const climb = runner.preferences.course?.climb_m
  if (climb === undefined) return ''
  const more = `${numberText(100 * (working.race.hill_factor - 1), 1)}%`
  return ` Your course climbs ${inOwnClimb(runner, climb)}: it counts as ${more} more energy than flat, in place of your answer “${runner.course}”.`
}

/** Each figure that the forecast moved, and by how much; then what the table brings where whole servings do not meet it. */
function movedText(plan: Plan): string {
  const { runner, working } = plan
  const moved = working.moved_by_forecast.map(
    ({ of, from, to }) => `${movedNames[of]} ${figureIn(runner, of, from)} → ${figureIn(runner, of, to)}`,
  )
  return moved.length === 0
    ? 'Your forecast moves no number of the race.'
    : `Your forecast moves the race: ${moved.join(', ')}.${broughtText(plan)}`
}

/** " In whole servings the table brings 65 g carbs, 540 mg sodium." */
function broughtText(plan: Plan): string {
  const rates = raceRates(plan)
  const brought = plan.working.moved_by_forecast.flatMap(({ of, to }) => {
    const part = partOf[of]
    const rate = part ? rates[part].amount : to
    return rate === to ? [] : [`${figureIn(plan.runner, of, rate)} ${part}`]
  })
  return brought.length === 0 ? '' : ` In whole servings the table brings ${brought.join(', ')}.`
}

const partOf: Readonly<Partial<Record<PlanMoved['of'], keyof ReturnType<typeof raceRates>>>> = {
  carbs_g_per_hr: 'carbs',
  sodium_mg_per_hr: 'sodium',
  fluids_ml_per_hr: 'fluids',
}

/** In heat words alone: the target stays, and with it every place and time of the plan. */
const slowerText = ({ flags }: Plan): string =>
  flags.includes('HEAT')
    ? ' Your target time stays as you gave it, and heat slows runners: set a slower one if you plan to run slower.'
    : ''

const movedNames: Readonly<Record<PlanMoved['of'], string>> = {
  sweat_rate_lph: 'sweat an hour',
  carbs_g_per_hr: 'carbs an hour',
  sodium_mg_per_hr: 'sodium an hour',
  fluids_ml_per_hr: 'fluids an hour',
  'breakfast.sodium_mg': 'sodium at breakfast',
}

function figureIn(runner: PlanRunner, of: PlanMoved['of'], value: number): string {
  if (of === 'sweat_rate_lph') return inHundredthsOfLiters(runner, value)
  if (of === 'fluids_ml_per_hr') return inMilliliters(runner, value)
  return of === 'carbs_g_per_hr' ? inGrams(value) : inMilligrams(value)
}

function sweat({ runner, targets }: Plan): string {
  if (runner.sweat_rate_lph !== null) {
    return `Fluids and sodium follow your sweat rate, ${inHundredthsOfLiters(runner, runner.sweat_rate_lph)} an hour; it changes with weather and pace.`
  }
  const estimate = `Estimated sweat rate: ${inHundredthsOfLiters(runner, targets.race.sweat_rate_lph)} an hour (±40%).`
  // Nobody should measure it with a hard hour in the week of the race.
  const weigh = runner.long_runs_left > 0 ? 'Weigh yourself' : 'For a later race, weigh yourself'
  return readsOfWeight(runner) && !mentions(runner, 'pregnancy')
    ? `${estimate} ${weigh} before and after an hour at race effort, and enter the loss plus what you drank.`
    : estimate
}

function energy(runner: PlanRunner): string {
  if (runner.age < 18) return 'Daily energy is a weekly average, growth included: eat more when hungry.'
  return readsOfWeight(runner)
    ? 'Daily energy is a weekly average, within 10% for most people; physical work needs more.'
    : 'Daily energy fits most people within 10%; physical work needs more.'
}
