import { raceBreakfast } from '../2-targets/before-and-after/breakfast.ts'
import { boughtForTheRace, mealsAroundRuns, type MealsAroundRuns } from './meals-around-runs.ts'
import { eveInAHotel } from './day-of-the-week.ts'
import type { DayMenu } from './menus.ts'
import { sleepsAway } from './ordered-dinner.ts'
import { aroundRunsAsWished } from './preferences/around-runs-as-wished.ts'
import { eveAndRace } from './eve-and-race.ts'
import type { Table, WeekAndRace } from './week-and-race.ts'
import { daysBeforeTheRace } from './race-week.ts'

/** What the race itself needs comes first: the week uses up its packs. */
export function raceWeekOf(table: Table): WeekAndRace {
  const asWished = (around: MealsAroundRuns) => aroundRunsAsWished(table, around)
  // One day has nothing to keep.
  if (table.runner.daysToGo <= 1) return bothTogether(table, asWished)
  const atHome = whereverTheySleep(table)
  const usual = wheneverTheyStart(atHome)
  const own = bothTogether(usual, (around) => around)
  const usually = asWished(own.around)
  const around = haveTheSameBreakfastTargets(usual, atHome)
    ? usually
    : asWished(mealsAroundRuns(atHome, { bought: own.days }))
  return { around, days: sleepsAway(table.runner) ? withEveAway(table, usually, own.days) : own.days }
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

/** A runner who says when they start wants another race breakfast, of what the week buys, and not another week. */
function wheneverTheyStart({ runner, targets, ...table }: Table): Table {
  const { start_time: _when, time_zone: _zone, ...preferences } = runner.preferences
  const usual = { ...runner, preferences }
  const breakfast = raceBreakfast(usual, targets.loadingMass)
  return { ...table, runner: usual, targets: { ...targets, race: { ...targets.race, breakfast } } }
}

const haveTheSameBreakfastTargets = (one: Table, other: Table) =>
  (['carbs', 'sodium', 'fluids'] as const).every(
    (of) => one.targets.race.breakfast[of] === other.targets.race.breakfast[of],
  )

function bothTogether(table: Table, wished: (around: MealsAroundRuns) => MealsAroundRuns): WeekAndRace {
  if (table.runner.daysToGo === 1) return eveAndRace(table, wished)
  const around = wished(mealsAroundRuns(table))
  return { around, days: daysBeforeTheRace({ ...table, besides: boughtForTheRace(around) }) }
}
