import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { Schedule } from '../4-race-day/schedule.ts'
import { batchSteps } from './batch-steps.ts'
import type { NutritionPlan } from './nutrition-plan.ts'
import { raceKit } from './race-kit.ts'

export function prep(
  runner: Runner,
  targets: Targets,
  menus: Menus,
  raceDay: Schedule,
): NutritionPlan['prep'] {
  return {
    batch_prep_steps: batchSteps(runner, menus),
    race_kit_checklist: raceKit(runner, targets, menus, raceDay),
  }
}
