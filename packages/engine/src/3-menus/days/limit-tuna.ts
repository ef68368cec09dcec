import { cannedTunaInAWeek } from '../../evidence/portions.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayMenu } from '../menus.ts'
import type { LarderId } from '../portions/larder.ts'

const cannedTuna: LarderId = 'tuna-canned-water'

/** The kitchen without canned tuna, if the earlier days and the times this day is eaten use up the week's limit. */
export function limitTuna(kitchen: Kitchen, before: readonly DayMenu[], times: number): Kitchen {
  return before.filter(holdsTuna).length + times <= cannedTunaInAWeek.value ? kitchen : withoutTuna(kitchen)
}

const holdsTuna = ({ meals }: DayMenu) =>
  meals.some(({ items }) => items.some(({ foodId }) => foodId === cannedTuna))

function withoutTuna(kitchen: Kitchen): Kitchen {
  const foods = new Map(kitchen.foods)
  foods.delete(cannedTuna)
  return { ...kitchen, foods }
}
