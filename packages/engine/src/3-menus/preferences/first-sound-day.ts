import type { Targets } from '../../2-targets/targets.ts'
import type { MealPlace } from '../days/meal-places.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayMenu } from '../menus.ts'
import { faultsOfADay } from './faults-of-a-day.ts'
import { isStillTheDay } from './is-still-the-day.ts'

interface DayAsItWas {
  readonly own: DayMenu
  readonly places: readonly MealPlace[]
  /** As they are by now. */
  readonly days: readonly DayMenu[]
  readonly at: number
  readonly kitchen: Kitchen
  readonly targets: Targets
}

/** The first of these that has no more faults than the day had, or the one that has fewest. */
export function firstSoundDay(tries: readonly (() => DayMenu)[], was: DayAsItWas): DayMenu {
  const { own, places, targets } = was
  const most = faultsOfADay(own, was)
  let best: DayMenu | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const planned of tries) {
    const menu = planned()
    const isSound = isStillTheDay(menu, own, { swaps: new Map(), places, targets })
    const faults = faultsOfADay(menu, was) + (isSound ? 0 : 1)
    if (isSound && faults <= most) return menu
    if (faults < fewest) [best, fewest] = [menu, faults]
  }
  return best ?? own
}
