import { energyOfRice, mostInADay } from '../../evidence/plates.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Macros } from '../menus.ts'
import type { Limits } from './day-demand.ts'

/** How much of one food a day may hold: no day leans on oil, juice, rice or beans. */
export function limitsOf(
  { isLowFodmap }: Pick<Kitchen, 'isLowFodmap'>,
  isLoading: boolean,
  { energy }: Pick<Macros, 'energy'>,
): Limits {
  const { juiceOnLoadingDays, juiceLowInFodmap, riceShare, ...limits } = mostInADay.value
  return {
    ...limits,
    rice: (riceShare * energy) / energyOfRice.value,
    ...(isLoading ? { juice: juiceOnLoadingDays, legumes: 1 } : {}),
    ...(isLowFodmap ? { juice: juiceLowInFodmap } : {}),
  }
}
