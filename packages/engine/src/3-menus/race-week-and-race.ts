import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { lengthOf, listFor } from './groceries/list-so-far.ts'
import type { Kitchen } from './kitchen.ts'
import { boughtForTheRace, mealsAroundRuns, type MealsAroundRuns } from './meals-around-runs.ts'
import { eveInAHotel } from './day-of-the-week.ts'
import type { DayMenu } from './menus.ts'
import { sleepsAway } from './ordered-dinner.ts'
import { aroundRunsAsWished } from './preferences/around-runs-as-wished.ts'
import { daysBeforeTheRace, isLong, usual } from './race-week.ts'

export interface Table {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
}

/** The days before the race, and what is eaten around it. */
interface WeekAndRace {
  readonly around: MealsAroundRuns
  readonly days: readonly DayMenu[]
}

/**
 * What the race itself needs comes first: the week uses up its packs. On the eve, where the list of both is long, the race is
 * planned again with what the day buys, and the day with what the race buys then.
 */
export function raceWeekOf(table: Table): WeekAndRace {
  const asWished = (around: MealsAroundRuns) => aroundRunsAsWished(table, around)
  // One day has nothing to keep.
  if (table.runner.daysToGo <= 1) return bothTogether(table, asWished)
  const own = bothTogether(whereverTheySleep(table), (around) => around)
  const around = asWished(own.around)
  return { around, days: sleepsAway(table.runner) ? withEveAway(table, around, own.days) : own.days }
}

/** A runner who says where they sleep wants another breakfast, and in a hotel another dinner, not another week. */
function withEveAway(table: Table, around: MealsAroundRuns, days: readonly DayMenu[]): DayMenu[] {
  const before = days.slice(0, -1)
  const week = { ...table, besides: boughtForTheRace(around) }
  return [...before, ...days.slice(-1).map((eve) => eveInAHotel(week, before, eve))]
}

function whereverTheySleep({ runner, ...table }: Table): Table {
  const { race_morning: _where, ...kitchen } = runner.preferences.kitchen ?? {}
  return { ...table, runner: { ...runner, preferences: { ...runner.preferences, kitchen } } }
}

function bothTogether(table: Table, wished: (around: MealsAroundRuns) => MealsAroundRuns): WeekAndRace {
  let best = withDays(table, wished(mealsAroundRuns(table)))
  if (table.runner.daysToGo !== 1) return best
  for (let turn = 0; turn < mostTurns && isLong(lengthOfBoth(best), usual.onTheEve); turn++) {
    const around = wished(mealsAroundRuns(table, best.days))
    const shorter = [{ around, days: best.days }, withDays(table, around)].reduce(better, best)
    if (shorter === best) break
    best = shorter
  }
  return best
}

const mostTurns = 3

const withDays = (table: Table, around: MealsAroundRuns): WeekAndRace => ({
  around,
  days: daysBeforeTheRace({ ...table, besides: boughtForTheRace(around) }),
})

const lengthOfBoth = ({ around, days }: WeekAndRace) =>
  lengthOf(listFor([...boughtForTheRace(around), ...days]))

/** The shorter list, unless it meets less of what it should. */
function better(one: WeekAndRace, other: WeekAndRace): WeekAndRace {
  const [first, second] = [lengthOfBoth(one), lengthOfBoth(other)]
  const isShorter = second.lines + second.opened < first.lines + first.opened
  return isShorter && missedIn(other) <= missedIn(one) ? other : one
}

const missedIn = ({ around, days }: WeekAndRace) =>
  [...days, around.raceMorning].reduce((sum, { gaveWay }) => sum + gaveWay.length, 0)
