import { inMilliliters } from '../1-runner/formats.ts'
import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { grams, milligrams, milliliters, minutes } from '../units.ts'
import type { Means } from './arrange.ts'
import { gelsIn, servingsOf, totalsOf } from './during-rows.ts'
import { emptyKit, fuelKit } from './fuel-kit.ts'
import { breakfastRow, type RaceDayMeals, recoveryRow } from './meal-rows.ts'
import { feedInWords } from './row-words.ts'
import type { Schedule, ScheduleRow, Serving } from './schedule.ts'
import { scheduleRun } from './schedule-run.ts'

/** Race day from breakfast to recovery, in what a hand can hold. */
export function scheduleRaceDay(runner: Runner, targets: Targets, meals: RaceDayMeals = noMenu): Schedule {
  const run = scheduleRun(runner, targets.race)
  const means = withSomethingToCarry(
    run.arrangement?.means ?? nothing,
    run.candidates.fuels[0]?.product ?? null,
  )
  const finish = Math.floor(60 * targets.race.time + 0.5)
  const rows = [
    row('breakfast', clock.breakfast, 'Breakfast', breakfastRow(runner, targets, meals.breakfast)),
    ...caffeine(targets),
    ...topUp(runner, targets, means),
    ...run.rows,
    row('recovery', finish + clock.afterFinish, 'Recovery', recoveryRow(runner, targets, meals.recovery)),
  ]
  const { candidates } = run
  const isFueled = rows.some(({ servings }) => servings.some(({ kind }) => kind === 'product'))
  return {
    rows,
    startToFinish: run.totals,
    breakfastToRecovery: totalsOf(rows),
    gels: gelsIn(rows),
    kit: isFueled ? fuelKit(runner, means, { candidates, rows }) : emptyKit,
    shortfalls: run.shortfalls,
    nothingNeeded: run.rows.length === 0 ? nothingNeeded(targets) : null,
  }
}

const noMenu: RaceDayMeals = { breakfast: null, recovery: null }

const nothing: Means = { fuel: null, drink: null, salt: null }

/** Where a drink carries all the carbs of the race, the top-up before it still wants something to eat. */
const withSomethingToCarry = (means: Means, fuel: Means['fuel']): Means => ({
  ...means,
  fuel: means.fuel ?? fuel,
})

/** science.md section 11: minutes from the start. */
const clock = { breakfast: -180, caffeine: -60, topUp: -15, afterFinish: 30 }
const topUpFromHours = 1.5
const sipsFromHours = 0.75

function caffeine({ caffeine: dose }: Targets): ScheduleRow[] {
  if (dose <= 0) return []
  const item = `${dose} mg of caffeine, only if you are used to it; what you drink with it is within the breakfast fluid, so keep a little back`
  return [row('caffeine', clock.caffeine, 'Optional caffeine', { carbs: 0, sodium: 0, fluids: 0, item })]
}

/** A last feed before a race of 1.5 h or more, sips before one of 45 minutes or more. */
function topUp(runner: Runner, { race }: Targets, means: Means): ScheduleRow[] {
  const { fuel } = means
  if (race.time < sipsFromHours) return []
  if (race.time < topUpFromHours || !fuel || race.perHour.carbs <= 0) {
    const item = `Sips of water, about ${inMilliliters(runner, 100)}`
    const servings = [{ kind: 'water', id: 'water-tap', amount: 100, unit: 'ml' } as const]
    return [{ ...row('top-up', clock.topUp, 'Top up', { carbs: 0, sodium: 0, fluids: 100, item }), servings }]
  }
  const feed = {
    minute: clock.topUp,
    station: 'fuel',
    volume: 150,
    salts: 0,
    carbs: 0,
    sodium: 0,
  } as const
  const figures = {
    carbs: Math.floor(fuel.carbs + 0.5),
    sodium: Math.floor(fuel.sodium / 10 + 0.5) * 10,
    fluids: feed.volume,
    item: feedInWords(runner, means, feed),
  }
  return [{ ...row('top-up', clock.topUp, 'Top up', figures), servings: servingsOf(means, feed) }]
}

interface Figures {
  readonly carbs: number
  readonly sodium: number
  readonly fluids: number
  readonly item: string
  readonly servings?: readonly Serving[]
}

function row(phase: ScheduleRow['phase'], minute: number, action: string, figures: Figures): ScheduleRow {
  return {
    phase,
    minute: minutes(minute),
    distance: null,
    action,
    item: figures.item,
    servings: figures.servings ?? [],
    carbs: grams(figures.carbs),
    sodium: milligrams(figures.sodium),
    fluids: milliliters(figures.fluids),
  }
}

function nothingNeeded({ race: { time } }: Targets): string {
  const out = `You will be out for about ${Math.round(time * 60)} minutes. `
  return `${out}What your muscles store and what you drink beforehand last longer than that, so nothing is needed on the course.`
}
