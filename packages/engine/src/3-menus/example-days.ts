import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { roomForRecovery } from '../evidence/recovery.ts'
import type { Grams } from '../units.ts'
import type { Wishes } from './days/wishes.ts'
import { macrosOf } from './days/day-macros.ts'
import { isLargeDay } from './days/limits-of-a-day.ts'
import { type MealPlace, placesAfterALongRun, placesOfADay } from './days/meal-places.ts'
import { type DayToPlan, noFuel, planDay } from './days/plan-day.ts'
import { eaterOf } from './eaters.ts'
import type { Kitchen } from './kitchen.ts'
import type { DayMenu, ExampleDayKind, Macros, Meal } from './menus.ts'
import { sameAgain } from './same-again.ts'
import { schoolSnacks } from './school-snacks.ts'

interface ExampleDays {
  readonly runner: Runner
  readonly targets: Targets
  readonly kitchen: Kitchen
  readonly longRun: OnTheLongRun
}

/** The meals around the long run, and the carbs taken on it. */
interface OnTheLongRun {
  readonly breakfast: Meal | null
  readonly recovery: Meal | null
  readonly fuelCarbs: Grams
}

/** A rest day, a day with a run and the day of the long run, each with recipes of its own. */
export function exampleDays(given: ExampleDays): DayMenu[] {
  const days: DayMenu[] = []
  for (const kind of ['rest', 'run', 'long-run'] as const) days.push(exampleDay(given, kind, days))
  return days
}

function exampleDay(given: ExampleDays, kind: ExampleDayKind, before: readonly DayMenu[]): DayMenu {
  const { runner, targets, kitchen } = given
  const target = macrosOf(runner, targets, { kind, carbs: targets.daily.carbs })
  const { longRun } = given
  const around =
    kind === 'long-run'
      ? { settled: settledAround(longRun, target), fuelCarbs: longRun.fuelCarbs }
      : { settled: [], fuelCarbs: noFuel }
  const day: DayToPlan = {
    key: kind,
    kind,
    date: null,
    target,
    places: placesAround(kitchen, { target, ...around }),
    ...around,
    wishesFor: wishesFor(given, kind, { before, isLargeDay: isLargeDay(target) }),
  }
  return planDay(kitchen, targets, day)
}

/** The meals beside those that are settled around a long run, by what these and its fuel leave of the day. */
export function placesAround(
  kitchen: Kitchen,
  { target, settled, fuelCarbs }: Pick<DayToPlan, 'target' | 'settled' | 'fuelCarbs'>,
): MealPlace[] {
  if (settled.length === 0) return placesOfADay(target.energy, kitchen)
  const energyLeft = target.energy - settled.reduce((sum, { energy }) => sum + energy, 0) - 4 * fuelCarbs
  const carbsLeft = target.carbs - settled.reduce((sum, { carbs }) => sum + carbs, 0) - fuelCarbs
  return placesAfterALongRun(energyLeft, carbsLeft, kitchen)
}

/** The meals around the long run on its day: without a breakfast for it, the day is planned like any other. Evidence: room-for-recovery. */
export function settledAround({ breakfast, recovery, fuelCarbs }: OnTheLongRun, { carbs }: Macros): Meal[] {
  if (!breakfast) return []
  const isLight = breakfast.carbs + fuelCarbs + (recovery?.carbs ?? 0) <= roomForRecovery.value.share * carbs
  return recovery && isLight ? [breakfast, recovery] : [breakfast]
}

interface DayAmongExamples {
  /** The example days planned already. */
  readonly before: readonly DayMenu[]
  readonly isLargeDay: boolean
}

function wishesFor(
  { kitchen, runner }: ExampleDays,
  key: string,
  { before, isLargeDay: isLarge }: DayAmongExamples,
) {
  const served = new Set(before.flatMap(({ meals }) => meals.map(({ recipe }) => recipe.id)))
  const alike = sameAgain({ before, after: [], potAtLunch: null }, 1, eaterOf(kitchen))
  return ({ name, occasion }: MealPlace): Wishes => ({
    draws: kitchen.draws.of(`${key} ${name}`),
    gentle: false,
    smooth: false,
    not: served,
    only: schoolSnacks(runner, name),
    bias: occasion === 'main' ? alike : () => 0,
    isLargeDay: isLarge,
    breads: 'any',
    juice: name === 'dinner' ? 'dinner' : 'usual',
    bought: null,
  })
}
