import { durationText, numberText } from '../../1-runner/formats.ts'
import type { Runner } from '../../1-runner/runner.ts'
import {
  type Hours,
  hours,
  type KilometersPerHour,
  kilometersPerMile,
  kilogramsPerPound,
  millilitersPerFluidOunce,
} from '../../units.ts'

/** `3,210` */
export const countText = (value: number) => numberText(value, 0).replace(/\B(?=(\d{3})+$)/g, ',')

export const kcalText = (value: number) => `${countText(value)} kcal`

/** `5.1 g per kg`, or by the pound for who thinks in pounds. */
export const doseText = (runner: Runner, gramsPerKilogram: number) =>
  `${doseNumber(runner, gramsPerKilogram)} g per ${runner.units.mass}`

/** `5 to 7 g per kg` */
export const doseRangeText = (runner: Runner, { least, most }: { least: number; most: number }) =>
  `${doseNumber(runner, least)} to ${doseText(runner, most)}`

const doseNumber = ({ units }: Runner, gramsPerKilogram: number) =>
  fewDigits(units.mass === 'lb' ? gramsPerKilogram * kilogramsPerPound : gramsPerKilogram)

const fewDigits = (dose: number) => numberText(dose, dose < 1 ? 2 : 1)

/** `530 ml`, with ounces beside for who thinks in pounds. */
export const volumeText = ({ units }: Runner, milliliters: number) =>
  units.mass === 'lb'
    ? `${countText(milliliters)} ml (${numberText(milliliters / millilitersPerFluidOunce, 0)} oz)`
    : `${countText(milliliters)} ml`

/** `0.94 L`, with ounces beside for who thinks in pounds. */
export const litersText = ({ units }: Runner, liters: number) =>
  units.mass === 'lb'
    ? `${numberText(liters, 2)} L (${numberText((liters * 1000) / millilitersPerFluidOunce, 0)} oz)`
    : `${numberText(liters, 2)} L`

/** `5:20 /km` at a steady speed. */
export function speedText({ units }: Runner, speed: KilometersPerHour): string {
  const seconds = (3600 / speed) * (units.distance === 'mi' ? kilometersPerMile : 1)
  const whole = Math.floor(seconds + 0.5)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} /${units.distance}`
}

/** `about a third`: a share as a person would say it, a percentage where there is no such word near. */
export function shareText(share: number): string {
  const near = [
    { of: 1 / 5, words: 'about a fifth' },
    { of: 1 / 4, words: 'about a quarter' },
    { of: 1 / 3, words: 'about a third' },
    { of: 1 / 2, words: 'about half' },
  ].find(({ of }) => Math.abs(share - of) < 0.02)
  return near?.words ?? `about ${percentText(share)}`
}

export const percentText = (share: number) => `${numberText(share * 100, 0)} percent`

export const durationOf = (time: Hours | number) => durationText(hours(time))
