import { dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import { dailyFat, proteinForVegans, proteinFrom60, proteinLimits } from '../../evidence/protein-and-fat.ts'
import {
  energyPerGram,
  everydayActivity,
  restingEnergy,
  restingEnergyUnder18,
} from '../../evidence/energy.ts'
import { carbohydrateBand } from '../daily-carbs.ts'
import { mostProtein } from '../protein.ts'
import { isGrowing } from '../reference-mass.ts'
import type { Hours } from '../../units.ts'
import type { Reason } from '../targets.ts'
import { countedMassText } from './counted-mass.ts'
import { distanceText } from './readings.ts'
import { type Reasons, reason, type Told } from './reason.ts'
import { countText, doseRangeText, doseText, durationOf, kcalText, percentText } from './words.ts'

export const dailyReasons = (told: Told): Reasons => ({
  kcal: energyReason(told),
  carbs_g: carbsReason(told),
  protein_g: proteinReason(told),
  fat_g: fatReason(told),
})

function energyReason({ runner, working, read }: Told): Reason {
  const { resting, running, spent } = working.energy
  const growing = isGrowing(runner)
  return reason(
    growing ? restingEnergyUnder18 : restingEnergy,
    [
      `Your body uses about ${kcalText(resting)} a day at rest, and with everyday life ${everydayActivity.says} times that (our own factor).`,
      runner.weeklyDistance === 0
        ? `You run no distance in the week yet, so running adds nothing${growing ? ', and growing a little' : ''}: ${kcalText(spent)} together.`
        : `Running ${distanceText(runner, runner.weeklyDistance)} a week adds about ${kcalText(running)} a day${growing ? ', growing a little more' : ''}: ${kcalText(spent)} together.`,
      raisedText({ runner, working }),
      `The plan’s ${kcalText(working.day.daily.energy)} are the sum of its carbohydrate, protein and fat in whole grams.`,
    ],
    [read.weight, read.height, read.age, read.sex, read.weeklyMileage, read.course],
  )
}

function raisedText({ runner, working }: Pick<Told, 'runner' | 'working'>): string {
  const { spent, planned, leastAvailable } = working.energy
  if (working.day.settledBy === 'least-carbohydrate') {
    return 'The plan goes above that, because the carbohydrate that so much training needs would not fit beside enough protein and fat.'
  }
  if (planned === spent) return ''
  if (planned < spent)
    return `The plan stops at ${kcalText(planned)} (our own limit): nobody is asked to eat more.`
  return isGrowing(runner)
    ? 'The plan goes above that, so that enough is left for growing and everything besides running.'
    : `The plan goes up to ${kcalText(planned)}, so that at least ${leastAvailable} kcal per kg of your lean mass are left for everything besides running (our own floor).`
}

function carbsReason({ runner, working, read }: Told): Reason {
  const { day, training, mass } = working
  const band = carbohydrateBand(training.hoursPerDay)
  return reason(
    dailyCarbohydrateBands,
    [
      `${trainingText(training.hoursPerDay)}, for which the guideline is ${doseRangeText(runner, band)} of carbohydrate.`,
      `The plan aims at ${doseText(runner, day.carbsAimedFor)}, on a smooth line of our own through the guideline’s steps.`,
      movedText({ runner, working }),
      countedMassText(runner, mass),
    ],
    [read.weeklyMileage, read.raceType, read.targetTimeOrPace, read.weight],
  )
}

const trainingText = (hoursPerDay: Hours) =>
  hoursPerDay === 0
    ? 'You do not run in the week yet'
    : `You train about ${durationOf(hoursPerDay)} a day on average`

function movedText({ runner, working }: Pick<Told, 'runner' | 'working'>): string {
  const { daily, settledBy } = working.day
  const now = `${countText(daily.carbs)} g, ${doseText(runner, daily.carbs / working.mass)}`
  const { least, most } = dailyFat.says
  return {
    'what-is-left': `That makes ${countText(daily.carbs)} g.`,
    'most-fat': `Your day takes more energy than that, and fat stops at ${percentText(most)} of it, so carbohydrate rises to ${now}.`,
    'least-fat': `Fat keeps at least ${percentText(least)} of the energy, so carbohydrate comes to ${now}.`,
    'least-carbohydrate': `It stays at the least that the guideline gives: ${now}.`,
    'most-carbohydrate': `Your day takes more energy than that, so carbohydrate rises to the most that the guideline gives anyone: ${now}.`,
  }[settledBy]
}

function proteinReason({ runner, working, read }: Told): Reason {
  const { day, training, mass } = working
  const { least } = proteinLimits.says
  const range = doseRangeText(runner, { least, most: mostProtein(runner) })
  return reason(
    proteinLimits,
    [
      `${isGrowing(runner) ? 'Young runners' : 'Runners'} need ${range} of protein a day, more with more training.`,
      `With ${training.hoursPerDay === 0 ? 'no running yet' : `${durationOf(training.hoursPerDay)} a day`} the plan gives ${doseText(runner, day.protein)} (our own place in that range): ${day.daily.protein} g.`,
      runner.diet === 'Vegan'
        ? `That holds ${percentText(proteinForVegans.says - 1)} more for a vegan diet, up to the top of the range (our own choice).`
        : '',
      runner.age >= proteinFrom60.says.years
        ? `From ${proteinFrom60.says.years} on it is at least ${doseText(runner, proteinFrom60.says.least)} (our own choice).`
        : '',
      countedMassText(runner, mass),
    ],
    [read.weight, read.weeklyMileage, read.targetTimeOrPace, read.age, read.dietPreference],
  )
}

function fatReason({ working, read }: Told): Reason {
  const { daily, settledBy } = working.day
  const { least, most } = dailyFat.says
  const share = percentText((energyPerGram.says.fat * daily.fat) / daily.energy)
  const settled = {
    'what-is-left': `Fat takes the energy that carbohydrate and protein leave: ${daily.fat} g, ${share}.`,
    'most-fat': `Here it stops at the top of that range, ${daily.fat} g, and carbohydrate takes the rest.`,
    'least-fat': `Here it keeps the bottom of that range, ${daily.fat} g, and carbohydrate gives way.`,
    'most-carbohydrate': `Here it goes above that range, to ${daily.fat} g, because carbohydrate already stands at its most (our own choice).`,
    'least-carbohydrate': `Here it keeps the bottom of that range, ${daily.fat} g, and the day’s energy grows to fit.`,
  }[settledBy]
  return reason(
    dailyFat,
    [
      `The guideline for athletes is ${percentText(least).replace(' percent', '')} to ${percentText(most)} of energy from fat.`,
      settled,
    ],
    [read.weight, read.height, read.age, read.sex, read.weeklyMileage, read.targetTimeOrPace],
  )
}
