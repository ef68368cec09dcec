import type { Runner } from '../1-runner/runner.ts'
import { hasBeans } from '../3-menus/batch-prep.ts'
import type { Meal, Menus } from '../3-menus/menus.ts'
import { daysBetween } from '../plain-day.ts'
import { listed } from './figures.ts'

/** Raw kidney beans hold lectins that only a hard boil destroys (US Food and Drug Administration, Bad Bug Book: soak 5 h, boil 30 min). */
const safely =
  'Drain them, boil them hard in fresh water for 30 minutes, then simmer until soft, about an hour in all. Beans that have not been boiled hard can make you ill; canned beans are ready to eat.'

/** How dry beans are made safe, wherever a menu has them; those of today have no night to soak. */
export function safeBeans({ today }: Runner, menus: Menus): string[] {
  const { exampleDays, raceWeek, recovery } = menus
  const after = recovery.race ? [{ date: raceWeek.at(-1)?.date ?? null, meals: [recovery.race] }] : []
  const week = [...raceWeek, ...after]
  const isToday = ({ date }: { readonly date: Runner['today'] | null }) =>
    date !== null && daysBetween({ from: today, until: date }) === 0
  if (hasBeans(week.filter(isToday)))
    return [`Dry beans for today have to soak for 5 hours at least, others overnight. ${safely}`]
  if (hasBeans(week)) return [`Soak dry beans overnight in plenty of water. ${safely}`]
  const eatenOn = [
    ...(hasBeans(exampleDays) ? ['the training days'] : []),
    ...(hasBeans([{ meals: aroundLongRun(menus) }]) ? ['the long run'] : []),
  ]
  return eatenOn.length > 0
    ? [`For the beans of ${listed(eatenOn)}: soak dry ones overnight in plenty of water. ${safely}`]
    : []
}

const aroundLongRun = ({ longRunBreakfasts, recovery }: Menus): Meal[] => [
  ...longRunBreakfasts,
  ...(recovery.longRun ? [recovery.longRun] : []),
]
