import type { Runner } from '../1-runner/runner.ts'

import { breakfastMinute } from '../2-targets/before-and-after/start.ts'
import type { Targets } from '../2-targets/targets.ts'
import { stops } from '../evidence/fluids.ts'
import { findProduct } from '../foods/products.ts'
import type { ChosenCaffeine } from '../not-kept.ts'
import { grams, milligrams, milliliters, minutes } from '../units.ts'
import type { Feed, FuelCombination } from './arrangement/feeds.ts'
import { carriedForSlower } from './carried-for-slower.ts'
import { gelsIn, servingsOf, totalsOf } from './during-rows.ts'
import { onCourse } from './course/on-course.ts'
import { changeOfFuel } from './fuels/change-of-fuel.ts'
import { bottleOf } from './fuels/bottle.ts'
import type { Candidates } from './fuels/fuel-candidates.ts'
import { chosenCaffeine } from './fuels/chosen-caffeine.ts'
import { emptyKit, fuelKit } from './fuels/fuel-kit.ts'
import type { ProductWithSodium } from './fuels/product-limits.ts'
import { type RaceDayMeals, breakfastRow, recoveryRow } from './meal-rows.ts'
import { lighterTable } from './lighter-table.ts'
import { scheduleRun } from './schedule-run.ts'
import type { FuelKit, Schedule, ScheduleRow, Serving } from './schedule.ts'

/** Race day from breakfast to recovery, in whole servings; its meals stand in by their targets until they are served. */
export function scheduleRaceDay(runner: Runner, targets: Targets): Schedule {
  const course = onCourse(runner)
  const run = scheduleRun(runner, targets.race, { course })
  const combination = withCarriedFuel(
    run.arrangement?.combination ?? nothing,
    run.candidates.fuels[0]?.product ?? null,
  )
  const finish = Math.floor(60 * targets.race.time + 0.5)
  const chosen = chosenCaffeine(runner, {
    own: run.candidates.own,
    fuel: fuelBeforeTheStart(targets, combination),
    dose: targets.caffeine,
    mostCarbs: targets.loadingMass,
    fluids: milliliters(targets.race.breakfast.fluids + stops.value.mostMilliliters),
  })
  const gel = findProduct(chosen?.product ?? '')
  const withCaffeine = gel ? { ...combination, fuels: [gel as ProductWithSodium] } : combination
  const rows = [
    row('breakfast', breakfastMinute(runner), breakfastRow(targets, null)),
    ...caffeine(targets, chosen),
    ...topUp(targets, withCaffeine),
    ...run.rows,
    row('recovery', finish + clock.afterFinish, recoveryRow(targets, null)),
  ]
  const { candidates } = run
  const isFueled = rows.some(({ servings }) => servings.some(({ kind }) => kind === 'product'))
  const taken = (): FuelKit => ({
    ...fuelKit(runner, combination, {
      candidates,
      rows,
      finish: 60 * targets.race.time,
      caffeine: gel ?? null,
    }),
    change: changeOfFuel(runner, run),
  })
  const kit = isFueled
    ? carriedForSlower(runner, taken(), { targets, rows, totals: run.totals, course })
    : emptyKit
  return {
    rows,
    startToFinish: run.totals,
    breakfastToRecovery: totalsOf(rows),
    gels: gelsIn(rows),
    lighter: lighterTable(targets.race, run.rows),
    kit,
    fuelChoices: fuelChoices(kit, candidates),
    shortfalls: run.shortfalls,
    notKept: candidates.own?.notKept ?? [],
    caffeine: chosen,
    bottle: bottleOf(run.rows, {
      own: runner.preferences.carry?.bottle_ml,
      course,
      speed: targets.race.speed,
    }),
    course,
  }
}

/** None where the kit has no fuel, or none that might be another. */
function fuelChoices({ fuels }: FuelKit, { interchangeable }: Candidates): string[] {
  const own = fuels.map(({ id }) => id)
  return own.some((id) => interchangeable.includes(id)) ? [...new Set([...own, ...interchangeable])] : []
}

/** The schedule with the foods and figures of its meals. */
export function serveMeals(schedule: Schedule, targets: Targets, meals: RaceDayMeals): Schedule {
  const rows = schedule.rows.map((each) => {
    if (each.phase === 'breakfast')
      return row('breakfast', each.minute, breakfastRow(targets, meals.breakfast))
    return each.phase === 'recovery'
      ? row('recovery', each.minute, recoveryRow(targets, meals.recovery))
      : each
  })
  return { ...schedule, rows, breakfastToRecovery: totalsOf(rows) }
}

const nothing: FuelCombination = { fuels: [], drink: null, drinkFrom: 'plan', salt: null }

/** If the drink has all the carbs of the race, the top-up before the start still needs something to eat. */
const withCarriedFuel = (
  combination: FuelCombination,
  fuel: FuelCombination['fuels'][number] | null,
): FuelCombination =>
  combination.fuels.length > 0 || !fuel ? combination : { ...combination, fuels: [fuel] }

/** Minutes from the start. */
const clock = { caffeine: -60, topUp: -15, afterFinish: 30 }
const topUpFromHours = 1.5
const sipsFromHours = 0.75

/** None of its own if it comes with the gel before the start. */
function caffeine({ caffeine: dose }: Targets, chosen: ChosenCaffeine | null): ScheduleRow[] {
  if (dose <= 0 || chosen?.product) return []
  return [row('caffeine', clock.caffeine, { carbs: 0, sodium: 0, fluids: 0 })]
}

/** The first that a light runner may have in the last hour: at most a gram for each kilogram. */
const fuelBeforeTheStart = ({ race, loadingMass }: Targets, { fuels }: FuelCombination) =>
  race.time >= topUpFromHours && race.perHour.carbs > 0
    ? (fuels.find(({ carbs }) => Math.floor(carbs + 0.5) <= loadingMass) ?? null)
    : null

/** A last feed before a race of 1.5 h or more, sips before one of 45 minutes or more. */
function topUp(targets: Targets, combination: FuelCombination): ScheduleRow[] {
  const fuel = fuelBeforeTheStart(targets, combination)
  if (targets.race.time < sipsFromHours) return []
  if (!fuel) {
    const servings = [{ kind: 'water', id: 'water-tap', amount: 100, unit: 'ml' } as const]
    return [row('top-up', clock.topUp, { carbs: 0, sodium: 0, fluids: 100, servings })]
  }
  const feed = {
    minute: clock.topUp,
    helping: 'fuel',
    km: null,
    eats: fuel,
    isHandedOut: false,
    isFromBottle: false,
    volume: 150,
    salts: 0,
    carbs: 0,
    sodium: 0,
  } satisfies Feed
  const figures = {
    carbs: Math.floor(fuel.carbs + 0.5),
    sodium: Math.floor(fuel.sodium / 10 + 0.5) * 10,
    fluids: feed.volume,
    servings: servingsOf(combination, feed),
  }
  return [row('top-up', clock.topUp, figures)]
}

interface Figures {
  readonly carbs: number
  readonly sodium: number
  readonly fluids: number
  readonly servings?: readonly Serving[]
}

function row(phase: ScheduleRow['phase'], minute: number, figures: Figures): ScheduleRow {
  return {
    phase,
    minute: minutes(minute),
    distance: null,
    servings: figures.servings ?? [],
    carbs: grams(figures.carbs),
    sodium: milligrams(figures.sodium),
    fluids: milliliters(figures.fluids),
  }
}
