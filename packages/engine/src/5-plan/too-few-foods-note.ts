import type { Targets } from '../2-targets/targets.ts'
import type { DayMenu, Menus } from '../3-menus/menus.ts'
import { daysFarShort, farShortOf } from '../3-menus/too-few-foods.ts'
import { nameOfDay } from './days-in-words.ts'
import { figure } from '../1-runner/formats.ts'
import { listed } from './figures.ts'

/** Said before all else that is no warning to a minor: a menu that cannot feed its runner is none to follow. */
export function tooFewFoodsNote(menus: Menus, targets: Targets): string[] {
  const days = daysFarShort(menus, targets)
  const [first] = days
  if (!first) return []
  const names = listed([...new Set(days.map(nameOfDay))])
  return [
    `Your allergies and diet together leave too few foods for a full menu: ${names} ${days.length > 1 ? 'fall' : 'falls'} far short, ${nameOfDay(first)} with ${shortfall(first, targets)}. Do not follow ${days.length > 1 ? 'these menus as they stand' : 'this menu as it stands'}. See a dietitian, and check in the Allergies field that every item has to be there.`,
  ]
}

/** The same where the day itself is read. */
export function shortDay(day: DayMenu, targets: Targets): string[] {
  const short = farShortOf(day, targets)
  return short.length === 0
    ? []
    : [`This day falls far short: ${shortfall(day, targets)}. See a dietitian before you eat like this.`]
}

const shortfall = (day: DayMenu, targets: Targets) =>
  listed(
    farShortOf(day, targets).map(
      (macro) =>
        `${figure(day.totals[macro])} of ${figure(day.target[macro])} ${macro === 'energy' ? 'kcal' : `g ${macro}`}`,
    ),
  )
