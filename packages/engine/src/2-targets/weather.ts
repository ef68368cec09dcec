import type { Runner } from '../1-runner/runner.ts'
import { climateHumidity, climateTemperature, forecastFigures } from '../evidence/weather.ts'

/** The air of a run. */
export interface Weather {
  readonly celsius: number
  /** What humid air does to the sweat rate. */
  readonly timesSweat: number
  /** Whether carbs, fluids and sodium are those of heat. */
  readonly isHot: boolean
  /** Whether the plan warns of it. */
  readonly warns: boolean
  readonly isTooHot: boolean
}

/** Of training, and of a race without a forecast: by the climate answered. */
export const usualWeather = ({ climate }: Runner): Weather => ({
  celsius: climateTemperature.value[climate],
  timesSweat: climateHumidity.value[climate],
  isHot: climate === 'Hot & Humid',
  warns: climate === 'Hot & Humid',
  isTooHot: false,
})

/** By the forecast, if the runner gave one. Evidence: forecast-figures. */
export function raceWeather(runner: Runner): Weather {
  const { forecast } = runner.preferences
  if (!forecast) return usualWeather(runner)
  const { humid, heatFrom, warnFrom, tooHotFrom } = forecastFigures.value
  const { temp_c: celsius, humidity } = forecast
  const air = humidity >= humid.fromPercent ? 'humid' : 'dry'
  return {
    celsius,
    timesSweat: air === 'humid' && celsius >= humid.fromDegrees ? humid.timesSweat : 1,
    isHot: celsius >= heatFrom[air],
    warns: celsius >= warnFrom[air],
    isTooHot: celsius >= tooHotFrom,
  }
}
