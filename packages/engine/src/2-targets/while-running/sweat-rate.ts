import type { Runner } from '../../1-runner/runner.ts'
import { clamp } from '../../evidence/interpolate.ts'
import { climateHumidity, climateTemperature, sweatRate as rule } from '../../evidence/fluids.ts'
import { type KilometersPerHour, type LitersPerHour, litersPerHour } from '../../units.ts'
import { hillFactor } from '../daily/running-energy.ts'

/** As the runner measured it, or estimated from weight, speed, course and climate (accurate to about 40 percent). */
export function sweatRate(runner: Runner, speed: KilometersPerHour): LitersPerHour {
  return runner.sweatRate ?? estimatedSweatRate(runner, speed)
}

function estimatedSweatRate(runner: Runner, speed: KilometersPerHour): LitersPerHour {
  const { least, most } = rule.value
  const dryAir = sweatInDryAir({
    work: runner.weight * speed * hillFactor(runner),
    celsius: climateTemperature.value[runner.climate],
  })
  return litersPerHour(clamp(dryAir * climateHumidity.value[runner.climate], least, most))
}

/** The fit to the published table, L/h: `work` is kg × km/h. */
export function sweatInDryAir({ work, celsius }: { work: number; celsius: number }): number {
  const { perKilogramAndSpeed, constant, perDegree, atDegrees } = rule.value
  return perKilogramAndSpeed * work + constant + perDegree * (celsius - atDegrees)
}
