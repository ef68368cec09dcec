import type { Runner } from '../1-runner/runner.ts'
import type { LongRunTargets, Targets } from '../2-targets/targets.ts'
import type { Menus } from '../3-menus/menus.ts'
import { inGrams, inHoursAndMinutes, inMilligrams, inMilliliters, inOwnDistance, listed } from './figures.ts'
import { gutPractice } from './gut-practice.ts'
import { lateBreakfast } from './late-breakfast.ts'
import type { NutritionPlan } from './nutrition-plan.ts'

/** Before, during and after the long run. */
export function longRunFueling(
  runner: Runner,
  targets: Targets,
  menus: Menus,
): NutritionPlan['long_run_fueling'] {
  const { before, perHour, recovery } = targets.longRun
  return {
    pre_run: {
      carbs_g: before.carbs,
      examples: [
        ...menus.longRunBreakfasts.map(
          ({ words }) => `${words}, built up to ${inGrams(before.carbs)} carbs, 3 to 4 hours before you run`,
        ),
        `With it, ${inMilliliters(runner, before.fluids)} to drink.${laterThanThat(targets)}`,
      ],
    },
    during: {
      carbs_g_per_hr: perHour.carbs,
      sodium_mg_per_hr: perHour.sodium,
      fluids_ml_per_hr: perHour.fluids,
      schedule: duringLines(runner, targets),
    },
    post_run: {
      carbs_g: recovery.carbs,
      protein_g: recovery.protein,
      fluids_ml: recovery.fluids,
      sodium_mg: recovery.sodium,
    },
  }
}

function laterThanThat(targets: Targets): string {
  const { carbs } = targets.longRun.before
  const late = lateBreakfast(targets, carbs)
  return late < carbs ? ` With less time, eat less: an hour before, ${inGrams(late)} carbs at most.` : ''
}

function duringLines(runner: Runner, targets: Targets): string[] {
  const { longRun } = targets
  return [
    `Your long run of ${inOwnDistance(runner, runner.longRun)} at an easy pace takes about ${inHoursAndMinutes(longRun.time)}.`,
    ...onTheWay(runner, longRun),
    ...gutPractice(runner, targets),
    afterwards(runner, longRun),
  ]
}

function onTheWay(runner: Runner, { time, perHour }: LongRunTargets): string[] {
  const { carbs, sodium, fluids } = perHour
  if (carbs === 0 && fluids === 0) {
    return [
      'Nothing is needed on the way: a run this short lives on what you ate before. Drink if you are thirsty.',
    ]
  }
  const gap = gapFor(perHour)
  const share = (rate: number, step: number) => Math.round((rate * gap) / 60 / step) * step
  const each = [
    ...(carbs > 0 ? [`about ${inGrams(share(carbs, 1))} carbs`] : []),
    ...(fluids > 0 ? [`about ${inMilliliters(runner, share(fluids, 10))} to drink`] : []),
  ]
  const lines =
    time * 60 > gap
      ? [`From minute ${gap} on, every ${gap} minutes: ${listed(each)}.`]
      : [`Once, about half way: ${listed(each)}.`]
  if (carbs === 0) lines.push('No carbs are needed on the way. Save your race fuel for longer runs.')
  if (fluids === 0) lines.push('No drinking plan is needed on the way. Drink if you are thirsty.')
  if (sodium > 0) {
    lines.push(`Sodium: about ${inMilligrams(sodium)} an hour, dissolved in what you drink or with it.`)
  }
  if (fluids > 0) lines.push('The drinks are a plan, thirst decides. Never force fluids.')
  return lines
}

/** Feeds of at most 30 g and 300 ml, as on race day (science.md section 11). */
const gapFor = ({ carbs, fluids }: LongRunTargets['perHour']) =>
  [30, 20].find((gap) => (carbs * gap) / 60 <= 30 && (fluids * gap) / 60 <= 300) ?? 15

function afterwards(runner: Runner, { recovery }: LongRunTargets): string {
  const rest = recovery.wholeDayFluids - recovery.fluids
  const later =
    rest > 0 ? ` Over the next 4 to 6 hours, another ${inMilliliters(runner, rest)}, to thirst.` : ''
  return (
    `Within 2 hours after: ${inGrams(recovery.carbs)} carbs, ${inGrams(recovery.protein)} protein and up to ${inMilliliters(runner, recovery.fluids)} to drink, ` +
    `to thirst; food with it brings the ${inMilligrams(recovery.sodium)} sodium.${later}`
  )
}
