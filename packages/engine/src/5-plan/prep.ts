import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { type DishToCook, dishesToCook, hasBeans, minutesOfBeans } from '../3-menus/batch-prep.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { Schedule } from '../4-race-day/schedule.ts'
import { dayInWords } from './days-in-words.ts'
import { listed } from './figures.ts'
import type { NutritionPlan } from './nutrition-plan.ts'
import { safeBeans } from './safe-beans.ts'
import { raceKit } from './race-kit.ts'

export function prep(
  runner: Runner,
  targets: Targets,
  menus: Menus,
  raceDay: Schedule,
): NutritionPlan['prep'] {
  return {
    batch_prep_steps: batchSteps(menus),
    race_kit_checklist: raceKit(runner, targets, menus, raceDay),
  }
}

/** One after the other, at most an hour in all; what is on the stove and in the oven cooks through the later steps. */
function batchSteps(menus: Menus): string[] {
  const dishes = dishesToCook(menus)
  return [
    ...(hasBeans(menus.raceWeek) ? [`${minutesOfBeans} min: Begin the evening before. ${safeBeans}`] : []),
    ...(dishes.length > 0
      ? [`5 min: Heat the oven, put a large pot of water on, and set out the foods for ${span(menus)}.`]
      : []),
    ...dishes.map(cookingStep),
    ...(dishes.length > 0
      ? [
          '10 min: Check that everything is cooked through, cool it, box and label it. Cooked food goes into the fridge within an hour and keeps for 3 days; freeze what is for later.',
        ]
      : []),
    '5 min: Count out the race kit below, so that race morning needs no thought.',
  ]
}

const cookingStep = ({ dish, method, minutes, meals }: DishToCook) =>
  `${minutes} min: ${dish}${meals > 1 ? `, for ${meals} meals` : ''}. ${method}`

function span({ raceWeek }: Menus): string {
  const dates = raceWeek.flatMap(({ date }) => (date ? [dayInWords(date)] : []))
  return dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : listed(dates)
}
