import {
  inchesPerFoot,
  kilometersPerMile,
  toInches,
  toMiles,
  toPounds,
  type Centimeters,
  type Hours,
  type Kilograms,
  type Kilometers,
  type LitersPerHour,
  millilitersPerFluidOunce,
} from '../../units.ts'

/** `56`, `56.3`: at most so many decimals, none of them an idle zero. */
export const numberText = (value: number, places = 1) => String(decimals(value, places))

/** "20 g", "35%": a percent sign has no blank before it. */
export const withUnit = (figure: number | string, unit: string) =>
  `${figure}${unit === '' || unit === '%' ? '' : ' '}${unit}`

/** Rounded half up to so many decimals, without a floating-point remainder. */
export const decimals = (value: number, places: number) =>
  Math.floor(value * 10 ** places + 0.5 + 1e-9) / 10 ** places

/** `45:00`, `1:45:00`: to the second, with hours if there are any. */
export function timeText(time: Hours): string {
  const seconds = wholeSeconds(time * 3600)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${twoDigits(m)}:${twoDigits(s)}` : `${m}:${twoDigits(s)}`
}

/** `4:59 /km` */
export const pacePerKilometerText = ({ time, distance }: { time: Hours; distance: Kilometers }) =>
  `${minutesText((time * 3600) / distance)} /km`

/** `8:01 /mi` */
export const pacePerMileText = ({ time, distance }: { time: Hours; distance: Kilometers }) =>
  `${minutesText((time * 3600 * kilometersPerMile) / distance)} /mi`

/** `4:59`, and `75:00` over an hour: seconds as minutes and seconds. */
export function minutesText(seconds: number): string {
  const whole = wholeSeconds(seconds)
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`
}

export const centimetersText = (height: Centimeters) => `${numberText(height, 0)} cm`

/** `5'6"`: to the inch. */
export function feetAndInchesText(height: Centimeters): string {
  const inches = Math.floor(toInches(height) + 0.5 + 1e-9)
  return `${Math.floor(inches / inchesPerFoot)}'${inches % inchesPerFoot}"`
}

export const kilogramsText = (weight: Kilograms) => `${numberText(weight)} kg`

export const poundsText = (weight: Kilograms) => `${numberText(toPounds(weight), 0)} lb`

export const kilometersText = (distance: Kilometers) => `${shortDistance(distance)} km`

export const milesText = (distance: Kilometers) => `${shortDistance(toMiles(distance))} mi`

/** `0.9 L/h` */
export const litersPerHourText = (rate: LitersPerHour) => `${numberText(rate, 2)} L/h`

/** `30 oz/h`, US fluid ounces. */
export const ouncesPerHourText = (rate: LitersPerHour) =>
  `${numberText((rate * 1000) / millilitersPerFluidOunce, 0)} oz/h`

// Under ten, half a mile matters; above it does not.
const shortDistance = (distance: number) => numberText(distance, distance < 10 ? 1 : 0)

const wholeSeconds = (seconds: number) => Math.floor(seconds + 0.5 + 1e-9)
const twoDigits = (value: number) => String(value).padStart(2, '0')
