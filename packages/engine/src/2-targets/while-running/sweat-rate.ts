import type { Runner } from '../../1-runner/runner.ts'
import { clamp } from '../../evidence/interpolate.ts'
import { sweatRate as rule } from '../../evidence/fluids.ts'
import { type KilometersPerHour, type LitersPerHour, litersPerHour } from '../../units.ts'
import { hillFactor } from '../daily/running-energy.ts'
import type { Weather } from '../weather.ts'

/** As the runner measured it, or estimated from weight, speed, course and weather (accurate to about 40 percent). */
export function sweatRate(runner: Runner, run: InTheAir): LitersPerHour {
  return runner.sweatRate ?? estimatedSweatRate(runner, run)
}

interface InTheAir {
  readonly speed: KilometersPerHour
  readonly weather: Weather
}

function estimatedSweatRate(runner: Runner, { speed, weather }: InTheAir): LitersPerHour {
  const { least, most } = rule.value
  const dryAir = sweatInDryAir({
    work: runner.weight * speed * hillFactor(runner),
    celsius: weather.celsius,
  })
  return litersPerHour(clamp(dryAir * weather.timesSweat, least, most))
}

/** The fit to the published table, L/h: `work` is kg × km/h. */
export function sweatInDryAir({ work, celsius }: { work: number; celsius: number }): number {
  const { perKilogramAndSpeed, constant, perDegree, atDegrees } = rule.value
  return perKilogramAndSpeed * work + constant + perDegree * (celsius - atDegrees)
}
