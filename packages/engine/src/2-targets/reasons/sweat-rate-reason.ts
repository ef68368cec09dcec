import { climateTemperature, ownSweatRate, sweatRate } from '../../evidence/fluids.ts'
import type { Reason } from '../targets.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { reason, type Told } from './reason.ts'
import { litersText, speedText } from './words.ts'

export function sweatRateReason({ runner, working, read }: Told): Reason {
  const { sweat, speed } = working.race
  if (runner.sweatRate !== null) {
    return reason(ownSweatRate, [`You measured ${litersText(runner, sweat)} an hour.`], [read.sweatRate])
  }
  return reason(
    sweatRate,
    [
      `Sweat rises with size, speed and heat. At ${speedText(runner, speed)} and about ${temperatureText(runner)} you are likely to lose ${litersText(runner, sweat)} an hour.`,
      'People differ by up to 40 percent: weigh yourself before and after a run to know your own.',
    ],
    [read.weight, read.raceType, read.targetTimeOrPace, read.course, read.climate, read.sweatRate],
  )
}

function temperatureText({ climate, units }: Runner): string {
  const celsius = climateTemperature.says[climate]
  return units.mass === 'lb' ? `${(celsius * 9) / 5 + 32} °F` : `${celsius} °C`
}
