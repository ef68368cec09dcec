import {
  durationText,
  inHundredthsOfLiters,
  inMilliliters,
  percentText,
  wholeText,
} from '../amounts/format-amounts.ts'
import {
  recoveryCarbohydrate,
  recoveryFluids,
  recoveryFluidsLimits,
  recoveryProtein as proteinRule,
  recoverySodium as sodiumRule,
  recoverySodiumLimits,
} from '../../evidence/recovery.ts'
import { noAddedSalt } from '../../evidence/health.ts'
import { isWithoutAddedSalt, readsOfWeight } from '../../health.ts'
import { rounding } from '../../evidence/portions.ts'
import type { Plan } from '../../plan.ts'
import { doseRangeText, doseText } from '../amounts/doses.ts'
import { referenceMassText } from './reference-mass.ts'
import type { Run } from './reason-renderer.ts'

export function recoveryCarbs(plan: Plan, run: Run): string[] {
  const { hours, recovery } = plan.targets[run]
  return [
    `When the next session is near, the guideline is ${doseRangeText(plan.runner, recoveryCarbohydrate.value)} of carbohydrate an hour, which refills you fastest.`,
    `After ${durationText(hours)} one serving is enough, and the day’s meals do the rest (our own choice): ${recovery.carbs_g} g.`,
    referenceMassText(plan),
  ]
}

export function recoveryProtein(plan: Plan, run: Run): string[] {
  const { runner, targets, working } = plan
  const { fromYears } = proteinRule.value
  const older = runner.age >= fromYears
  const meal = `${older ? `From ${fromYears} on, a` : runner.diet === 'Vegan' ? 'On a vegan diet, a' : 'A'} meal with about`
  return [
    `${meal} ${doseText(runner, working[run].recovery.protein_g_per_kg)} of protein repairs muscle: ${targets[run].recovery.protein_g} g.`,
    referenceMassText(plan),
  ]
}

export function recoveryDrink({ runner, targets, working }: Plan, run: Run): string[] {
  const { fluids_ml, whole_day_fluids_ml } = targets[run].recovery
  const { deficit_liters } = working[run].recovery
  const { least } = recoveryFluidsLimits.value
  const { least: leastMore, most: mostMore } = recoveryFluids.value
  const wanted = leastMore * deficit_liters
  return [
    `You finish about ${inHundredthsOfLiters(runner, deficit_liters)} of sweat short. The guideline is to drink that and ${Math.round((leastMore - 1) * 100)} to ${percentText(mostMore - 1)} more over the hours after; the plan takes the lower end, to be safe (our own choice).`,
    1000 * wanted > fluids_ml + rounding.value.fluids
      ? `In the first two hours take up to ${inMilliliters(runner, fluids_ml)} of it and over the day up to ${inMilliliters(runner, whole_day_fluids_ml)} (our own limits).`
      : `That is ${inMilliliters(runner, fluids_ml)} in the first two hours${wanted < least ? ', the least that goes well with a meal' : ''}.`,
    readsOfWeight(runner) ? 'Drink to thirst, and nothing extra if you gained weight.' : 'Drink to thirst.',
  ]
}

export function recoverySodium({ runner, targets }: Plan, run: Run): string[] {
  if (isWithoutAddedSalt(runner))
    return [
      `No sodium is asked for after the run: ${wholeText(noAddedSalt.value.mealMilligrams)} mg stand for what plain food brings.`,
    ]
  const { sodium_mg: sodium } = targets[run].recovery
  const { least, most } = recoverySodiumLimits.value
  return [
    `Drink stays in the body when about ${wholeText(sodiumRule.value)} mg of sodium come with each liter; the salt in food counts.`,
    sodium === least
      ? `An ordinary salted meal holds at least ${wholeText(least)} mg.`
      : sodium === most
        ? `The plan stops at ${wholeText(most)} mg.`
        : '',
    `With the first two hours’ drink that is ${wholeText(sodium)} mg.`,
  ]
}
