import {
  durationText,
  inKilocalories,
  percentRangeText,
  percentText,
  wholeText,
} from '../amounts/format-amounts.ts'
import { isGrowing } from '../../2-targets/daily/reference-mass.ts'
import { energyPerGram, everydayActivity } from '../../evidence/energy.ts'
import { dailyFat as fatRule, proteinForVegans, proteinFrom60 } from '../../evidence/protein-and-fat.ts'
import { energyWhileBreastfeeding, proteinWithKidneyDisease } from '../../evidence/health.ts'
import { mentions } from '../../health.ts'
import type { Plan } from '../../plan.ts'
import { doseRangeText, doseText } from '../amounts/doses.ts'
import { distanceText } from './answers-as-read.ts'
import { referenceMassText } from './reference-mass.ts'

export function dailyEnergy(plan: Plan): string[] {
  const { runner, targets, working } = plan
  const { resting_kcal, running_kcal, spent_kcal } = working.daily
  const growing = isGrowing(runner)
  return [
    `Your body uses about ${inKilocalories(resting_kcal)} a day at rest, and with everyday life ${everydayActivity.value} times that (our own factor).`,
    runner.weekly_km === 0
      ? `You run no distance in the week yet, so running adds nothing${growing ? ', and growing a little' : ''}: ${inKilocalories(spent_kcal)} together.`
      : `Running ${distanceText(runner, runner.weekly_km)} a week adds about ${inKilocalories(running_kcal)} a day${growing ? ', growing a little more' : ''}: ${inKilocalories(spent_kcal)} together.`,
    raisedText(plan),
    milkText(plan),
    `The plan’s ${inKilocalories(targets.daily.kcal)} are the sum of its carbohydrate, protein and fat in whole grams.`,
  ]
}

const milkText = ({ runner }: Plan) =>
  mentions(runner, 'breastfeeding')
    ? `Breastfeeding adds ${inKilocalories(energyWhileBreastfeeding.value)} a day.`
    : ''

function raisedText({ runner, working }: Plan): string {
  const { spent_kcal, planned_kcal: withMilk, least_available_kcal_per_kg, settled_by } = working.daily
  const planned_kcal = withMilk - (mentions(runner, 'breastfeeding') ? energyWhileBreastfeeding.value : 0)
  if (settled_by === 'least-carbohydrate') {
    return 'The plan goes above that, because the carbohydrate that so much training needs would not fit beside enough protein and fat.'
  }
  if (planned_kcal === spent_kcal) return ''
  if (planned_kcal < spent_kcal)
    return `The plan stops at ${inKilocalories(planned_kcal)} (our own limit): nobody is asked to eat more.`
  return isGrowing(runner)
    ? 'The plan goes above that, so that enough is left for growing and everything besides running.'
    : `The plan goes up to ${inKilocalories(planned_kcal)}, so that at least ${least_available_kcal_per_kg} kcal per kg of your lean mass are left for everything besides running (our own floor).`
}

export function dailyCarbs(plan: Plan): string[] {
  const { runner, working } = plan
  const { carbs_guideline_g_per_kg, carbs_aimed_for_g_per_kg } = working.daily
  return [
    `${trainingText(plan)}, for which the guideline is ${doseRangeText(runner, carbs_guideline_g_per_kg)} of carbohydrate.`,
    `The plan aims at ${doseText(runner, carbs_aimed_for_g_per_kg)}, on a smooth line of our own through the guideline’s steps.`,
    movedText(plan),
    referenceMassText(plan),
  ]
}

const trainingText = ({ working: { training_hours_per_day: hours } }: Plan) =>
  hours === 0 ? 'You do not run in the week yet' : `You train about ${durationText(hours)} a day on average`

function movedText({ runner, targets, working }: Plan): string {
  const { carbs_g } = targets.daily
  const now = `${wholeText(carbs_g)} g, ${doseText(runner, carbs_g / working.reference_mass_kg)}`
  const { least, most } = fatRule.value
  return {
    'what-is-left': `That makes ${wholeText(carbs_g)} g.`,
    'most-fat': `Your day takes more energy than that, and fat stops at ${percentText(most)} of it, so carbohydrate rises to ${now}.`,
    'least-fat': `Fat keeps at least ${percentText(least)} of the energy, so carbohydrate comes to ${now}.`,
    'least-carbohydrate': `It stays at the least that the guideline gives: ${now}.`,
    'most-carbohydrate': `Your day takes more energy than that, so carbohydrate rises to the most that the guideline gives anyone: ${now}.`,
  }[working.daily.settled_by]
}

export function dailyProtein(plan: Plan): string[] {
  const { runner, targets, working } = plan
  const { protein_guideline_g_per_kg, protein_g_per_kg } = working.daily
  const { training_hours_per_day: training } = working
  if (mentions(runner, 'kidney'))
    return [
      `With a kidney disease protein is held at ${doseText(runner, proteinWithKidneyDisease.value.most)}: ${targets.daily.protein_g} g. Your doctor’s figure replaces it.`,
      referenceMassText(plan),
    ]
  return [
    `${isGrowing(runner) ? 'Young runners' : 'Runners'} need ${doseRangeText(runner, protein_guideline_g_per_kg)} of protein a day, more with more training.`,
    `With ${training === 0 ? 'no running yet' : `${durationText(training)} a day`} the plan gives ${doseText(runner, protein_g_per_kg)} (our own place in that range): ${targets.daily.protein_g} g.`,
    runner.diet === 'Vegan'
      ? `That holds ${percentText(proteinForVegans.value - 1)} more for a vegan diet, up to the top of the range (our own choice).`
      : '',
    runner.age >= proteinFrom60.value.years
      ? `From ${proteinFrom60.value.years} on it is at least ${doseText(runner, proteinFrom60.value.least)} (our own choice).`
      : '',
    referenceMassText(plan),
  ]
}

export function dailyFat({ targets: { daily }, working }: Plan): string[] {
  const { least, most } = fatRule.value
  const share = percentText((energyPerGram.value.fat * daily.fat_g) / daily.kcal)
  return [
    `The guideline for athletes is ${percentRangeText({ least, most })} of energy from fat.`,
    {
      'what-is-left': `Fat takes the energy that carbohydrate and protein leave: ${daily.fat_g} g, ${share}.`,
      'most-fat': `Here it stops at the top of that range, ${daily.fat_g} g, and carbohydrate takes the rest.`,
      'least-fat': `Here it keeps the bottom of that range, ${daily.fat_g} g, and carbohydrate gives way.`,
      'most-carbohydrate': `Here it goes above that range, to ${daily.fat_g} g, because carbohydrate already stands at its most (our own choice).`,
      'least-carbohydrate': `Here it keeps the bottom of that range, ${daily.fat_g} g, and the day’s energy grows to fit.`,
    }[working.daily.settled_by],
  ]
}
