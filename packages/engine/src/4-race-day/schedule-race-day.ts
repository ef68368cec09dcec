import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import {
  grams,
  kilometers,
  type Milliliters,
  milligrams,
  milliliters,
  minutes,
  roundTo,
  toFluidOunces,
} from '../units.ts'
import type { RowTotals, Schedule, ScheduleRow } from './schedule.ts'

/** Race day from breakfast to recovery, as the timeline of the science has it (section 11). */
export function scheduleRaceDay(runner: Runner, targets: Targets): Schedule {
  const during = duringRows(runner, targets)
  const rows = [...beforeRows(runner, targets), ...during, recoveryRow(runner, targets)]
  return {
    rows,
    startToFinish: sumOf(during),
    breakfastToRecovery: sumOf(rows),
    gels: rows.reduce((count, row) => count + gelsIn(row), 0),
  }
}

function beforeRows(runner: Runner, targets: Targets): ScheduleRow[] {
  const { breakfast, time } = targets.race
  const caffeine = targets.caffeine
  const rows = [
    row('breakfast', -180, 'Breakfast', {
      ...breakfast,
      item: `${breakfast.carbs} g of carbs you know well, low in fat and fiber, with ${drink(runner, breakfast.fluids)} to drink`,
    }),
  ]
  if (caffeine > 0) {
    const item = `${caffeine} mg of caffeine, only if you are used to it, within the breakfast fluid`
    rows.push(row('caffeine', -60, 'Optional caffeine', { carbs: 0, sodium: 0, fluids: 0, item }))
  }
  if (time >= 1.5) {
    const item = `25 g of carbs from your practiced fuel, with ${drink(runner, 150)} of water`
    rows.push(row('top-up', -15, 'Top up', { carbs: 25, sodium: 50, fluids: 150, item }))
  } else if (time >= 0.75) {
    const item = `Sips of water, about ${drink(runner, 100)}`
    rows.push(row('top-up', -15, 'Top up', { carbs: 0, sodium: 0, fluids: 100, item }))
  }
  return rows
}

function duringRows(runner: Runner, targets: Targets): ScheduleRow[] {
  const { time, perHour, speed } = targets.race
  if (perHour.carbs <= 0 && perHour.fluids <= 0) return []
  const carbs = roundTo(grams(perHour.carbs * time), 1)
  const sodium = roundTo(milligrams(perHour.sodium * time), 10)
  const fluids = roundTo(milliliters(perHour.fluids * time), 10)
  const rowsEvery = (gap: number) => Math.max(1, Math.floor((60 * time - 15) / gap))
  const fits = (gap: number) => carbs / rowsEvery(gap) <= 30 && fluids / rowsEvery(gap) <= 300
  const gap = [30, 20].find(fits) ?? 15
  const count = rowsEvery(gap)
  const [carbParts, sodiumParts, fluidParts] = [
    split({ total: carbs, count, step: 1 }),
    split({ total: sodium, count, step: 10 }),
    split({ total: fluids, count, step: 10 }),
  ]
  return carbParts.map((part, index) => {
    const minute = gap * (index + 1)
    const fluid = fluidParts[index] ?? 0
    const item =
      part > 0
        ? `${part} g of carbs from your practiced fuel, with ${drink(runner, fluid)} of water`
        : `${drink(runner, fluid)} of water`
    const made = row('during', minute, 'Fuel', {
      carbs: part,
      sodium: sodiumParts[index] ?? 0,
      fluids: fluid,
      item,
    })
    return { ...made, distance: kilometers((minute / 60) * speed) }
  })
}

/** Even parts in whole steps, the remainder one step each to the first. */
function split({ total, count, step }: { total: number; count: number; step: number }): number[] {
  const steps = Math.round(total / step)
  const even = Math.floor(steps / count)
  return Array.from({ length: count }, (_, index) => (even + (index < steps - even * count ? 1 : 0)) * step)
}

function recoveryRow(runner: Runner, targets: Targets): ScheduleRow {
  const { recovery, time } = targets.race
  const finish = Math.floor(60 * time + 0.5)
  return row('recovery', finish + 30, 'Recovery', {
    ...recovery,
    item:
      `${recovery.carbs} g of carbs and ${recovery.protein} g of protein with up to ${drink(runner, recovery.fluids)} to drink ` +
      'over the next 2 h, to thirst; none if you gained weight or have a headache, nausea or confusion',
  })
}

function row(
  phase: ScheduleRow['phase'],
  minute: number,
  action: string,
  { carbs, sodium, fluids, item }: { carbs: number; sodium: number; fluids: number; item: string },
): ScheduleRow {
  return {
    phase,
    minute: minutes(minute),
    distance: null,
    action,
    item,
    servings: [],
    carbs: grams(carbs),
    sodium: milligrams(sodium),
    fluids: milliliters(fluids),
  }
}

const gelsIn = (row: ScheduleRow) => (row.phase === 'top-up' && row.carbs > 0 ? 1 : 0)

function sumOf(rows: readonly ScheduleRow[]): RowTotals {
  return {
    carbs: grams(rows.reduce((sum, row) => sum + row.carbs, 0)),
    sodium: milligrams(rows.reduce((sum, row) => sum + row.sodium, 0)),
    fluids: milliliters(rows.reduce((sum, row) => sum + row.fluids, 0)),
  }
}

/** "150 ml", or "150 ml (5 oz)" for who weighs in pounds and runs in miles. */
function drink(runner: Runner, volume: number): string {
  const american = runner.units.mass === 'lb' && runner.units.distance === 'mi'
  return american ? `${volume} ml (${Math.round(toFluidOunces(volume as Milliliters))} oz)` : `${volume} ml`
}
