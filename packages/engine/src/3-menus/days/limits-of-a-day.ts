import { energyOfRice, largeDays, mostInADay } from '../../evidence/plates.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Macros } from '../menus.ts'
import type { Limits } from './day-demand.ts'

/** How much of one food a day may hold: no day leans on oil, juice, rice or beans. Large days hold more of some. */
export function limitsOf(
  { isLowFodmap }: Pick<Kitchen, 'isLowFodmap'>,
  isLoading: boolean,
  { energy }: Pick<Macros, 'energy'>,
): Limits {
  const { juiceOnLoadingDays, juiceLowInFodmap, riceShare, ...limits } = mostInADay.value
  return {
    ...limits,
    ...Object.fromEntries(growing.map((sum) => [sum, growthOf(energy) * limits[sum]])),
    ...(energy >= largeDays.value.secondPlateOfRice ? { ricePlates: limits.ricePlates + 1, rices: limits.rices + 1, breads: limits.breads + 1 } : {}),
    rice: (riceShare * energy) / energyOfRice.value,
    ...(isLoading ? { juice: juiceOnLoadingDays, legumes: 1 } : {}),
    ...(isLowFodmap ? { juice: juiceLowInFodmap } : {}),
  }
}

const growing = ['milk', 'bananas', 'ricePudding'] as const

/** Evidence: large-days. */
const growthOf = (energy: number): number =>
  Math.min(largeDays.value.most, Math.max(1, energy / largeDays.value.from))
