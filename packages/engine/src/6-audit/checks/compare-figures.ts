import type { Figures } from '../reading/read-meal.ts'
import { figure } from './within.ts'

/** Of a line as a finding quotes it. */
export const start = (text: string) => (text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text)

interface Miss {
  readonly said: string
  readonly holds: string
  readonly isFarOff: boolean
  readonly share: number
}

/** Stated against recomputed: 2 %, or what rounding does to a small plate; the farthest off first. */
export const misses = (stated: Figures, made: Figures): Miss[] =>
  comparable(stated, made)
    .flatMap(({ unit, rounding, said, holds }): Miss[] => {
      const off = Math.abs(said - holds)
      if (off <= Math.max(0.02 * holds, rounding) + 1e-9) return []
      return [
        {
          said: `${figure(said)} ${unit}`,
          holds: figure(holds),
          // A few grams on a small plate are no reason to refuse a plan.
          isFarOff: off > Math.max(0.15 * holds, 5 * rounding),
          share: off / Math.max(holds, 1),
        },
      ]
    })
    .sort((one, other) => Number(other.isFarOff) - Number(one.isFarOff) || other.share - one.share)

/** The figures that are there on both sides. */
export const comparable = (stated: Figures, made: Figures) =>
  names.flatMap(({ key, unit, rounding }) => {
    const [said, holds] = [stated[key], made[key]]
    return said === null || holds === null || !Number.isFinite(said) ? [] : [{ unit, rounding, said, holds }]
  })

const names = [
  { key: 'energy', unit: 'kcal', rounding: 10 },
  { key: 'carbs', unit: 'g carbs', rounding: 2 },
  { key: 'protein', unit: 'g protein', rounding: 2 },
  { key: 'fat', unit: 'g fat', rounding: 2 },
] as const
