import { mostSodiumInADay } from '../../evidence/health.ts'
import { energyOfRice, largeDays, mostInADay } from '../../evidence/plates.ts'
import { eaterOf } from '../eaters.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayKind, Macros } from '../menus.ts'
import type { Limits } from './day-demand.ts'

/** How much of one food a day may hold: no day leans on oil, juice, rice or beans. Large days hold more of some. */
export function limitsOf(
  kitchen: Pick<Kitchen, 'isLowFodmap' | 'isUnsalted' | 'isLowInSugar' | 'foods'>,
  kind: DayKind,
  { energy }: Pick<Macros, 'energy'>,
  /** Whether the days before this race are a carb load. */
  hasLoad: boolean,
): Limits {
  const {
    juiceOnLoadingDays,
    juiceLowInFodmap,
    riceShare,
    soyBesideOthers,
    legumesJustBefore,
    legumesOnTheEve,
    ...limits
  } = mostInADay.value
  const isLarge = isLargeDay({ energy })
  const isJustBefore = kind === 'loading' || kind === 'day-before'
  return {
    ...limits,
    ...Object.fromEntries(growing.map((sum) => [sum, growthOf(energy) * limits[sum]])),
    ...(isLarge ? { milk: growthOf(energy) * limits.milk - milkPoured } : {}),
    ...(isLarge ? Object.fromEntries(onceMore.map((sum) => [sum, limits[sum] + 1])) : {}),
    ...(eaterOf(kitchen) === 'plants' ? {} : { soy: soyBesideOthers }),
    rice: (riceShare * energy) / energyOfRice.value,
    ...(isJustBefore && hasLoad ? { juice: juiceOnLoadingDays } : {}),
    // Also before a race without a load; on its eve none, for those who have milk, eggs or meat.
    ...(isJustBefore ? { legumes: legumesJustBefore } : {}),
    ...(kind === 'day-before' && eaterOf(kitchen) !== 'plants' ? { legumes: legumesOnTheEve } : {}),
    ...(kitchen.isLowFodmap ? { juice: juiceLowInFodmap } : {}),
    ...(kitchen.isLowInSugar ? { juice: 0 } : {}),
    ...(kitchen.isUnsalted ? { sodium: mostSodiumInADay.value.day - sodiumLeft } : {}),
  }
}

/** A day that holds a second plate of rice. */
export const isLargeDay = ({ energy }: Pick<Macros, 'energy'>): boolean =>
  energy >= largeDays.value.secondPlateOfRice

/** ml: what is cooked and drunk in seven meals of a large day is each rounded to the 10 ml of a jug. */
const milkPoured = 40

/** mg, so that a day that misses this by little is still one of 2,300 mg. */
const sodiumLeft = 150

const growing = ['milk', 'bananas', 'ricePudding', 'soyFoods'] as const
const onceMore = ['ricePlates', 'rices', 'breads', 'pastas', 'jams'] as const

/** Evidence: large-days. */
const growthOf = (energy: number): number =>
  Math.min(largeDays.value.most, Math.max(1, energy / largeDays.value.from))
