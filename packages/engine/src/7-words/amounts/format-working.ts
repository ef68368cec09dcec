import { type Reader, durationText, withThousands, minutesText, numberText } from '../../1-runner/formats.ts'
import { hours, kilometersPerMile, millilitersPerFluidOunce } from '../../units.ts'
import { decimals } from './format-amounts.ts'

// Figures of the working are unrounded until they are formatted.

/** `3,210` */
export const countText = (value: number) => withThousands(decimals(value, 0))

export const kcalText = (value: number) => `${countText(value)} kcal`

/** `530 ml`, with ounces beside it for runners who weigh in pounds. */
export const volumeText = ({ units }: Reader, milliliters: number) =>
  units.mass === 'lb'
    ? `${countText(milliliters)} ml (${ouncesText(milliliters)})`
    : `${countText(milliliters)} ml`

/** `0.94 L`, with ounces beside it for runners who weigh in pounds. */
export const litersText = ({ units }: Reader, liters: number) =>
  units.mass === 'lb'
    ? `${numberText(liters, 2)} L (${ouncesText(liters * 1000)})`
    : `${numberText(liters, 2)} L`

const ouncesText = (milliliters: number) => `${numberText(milliliters / millilitersPerFluidOunce, 0)} oz`

/** `5:20 /km` at a steady speed. */
export function speedText({ units }: Reader, kilometersPerHour: number): string {
  const seconds = (3600 / kilometersPerHour) * (units.distance === 'mi' ? kilometersPerMile : 1)
  return `${minutesText(Math.floor(seconds + 0.5))} /${units.distance}`
}

/** `about a third`: a share in words, or a percentage if no such fraction is near. */
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

export const durationOf = (time: number) => durationText(hours(time))
