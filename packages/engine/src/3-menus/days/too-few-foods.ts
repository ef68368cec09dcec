import type { Targets } from '../../2-targets/targets.ts'
import { leastOfADay } from '../../evidence/portions.ts'
import type { DayMenu, Menus } from '../menus.ts'

type Short = 'energy' | 'carbs' | 'protein'

/** The macros that a day is so short of that nobody should eat like it: too many foods are excluded. */
export function farShortOf({ kind, target, totals }: DayMenu, targets: Targets): Short[] {
  const { protein, share, proteinShare } = leastOfADay.value
  // A race morning is one deliberately light meal: only its carbs count.
  const isOneMeal = kind === 'race-morning'
  const leastProtein = Math.max(protein * targets.referenceMass, proteinShare * target.protein)
  const least: Readonly<Record<Short, number>> = {
    energy: isOneMeal ? 0 : share * target.energy,
    carbs: share * target.carbs,
    protein: isOneMeal ? 0 : Math.min(target.protein, leastProtein),
  }
  return (['energy', 'carbs', 'protein'] as const).filter((macro) => totals[macro] < least[macro])
}

/** The days that the permitted foods leave far short. */
export const daysFarShort = ({ exampleDays, raceWeek }: Menus, targets: Targets): DayMenu[] =>
  [...exampleDays, ...raceWeek].filter((day) => farShortOf(day, targets).length > 0)
