import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { eveningRaceDay } from '../evening-race-day.ts'
import type { Kitchen } from '../kitchen.ts'
import type { DayMenu, Meal, Menus } from '../menus.ts'
import { withMeals } from '../days/plan-day.ts'
import { followSwaps } from './follow-swaps.ts'
import { holding } from './holds-disliked.ts'
import { isServed, refitDays, type Refitting, withPossibleChoices } from './refit-days.ts'

export interface WithoutDislikes {
  readonly runner: Runner
  readonly targets: Targets
  /** Without the dislikes. */
  readonly kitchen: Kitchen
  readonly dislikes: readonly string[]
  /** The plan's own, with everything. */
  readonly own: Menus
  /** Composed afresh without the dislikes: where the meals around a run come from. */
  readonly afresh: () => Menus
}

/**
 * The plan's own menus without what the runner dislikes: the meals that hold it are others, and what has to follow them. Who
 * does not like tofu wants another dinner, not another week.
 */
export function withoutDislikes(given: WithoutDislikes): Menus {
  const { runner, targets, kitchen, dislikes, own, afresh } = given
  const isOut = holding(dislikes)
  const race = aroundTheRace(own, afresh, isOut)
  const run = aroundTheLongRun(own, afresh, isOut, race.morning)
  const morning = race.morning ? [race.morning] : []
  const before = own.raceWeek.filter((day) => day.kind !== 'race-morning')
  const besides = [...morning, { meals: race.recovery ? [race.recovery] : [] }]
  const refit = (days: readonly DayMenu[], around: Pick<Refitting, 'longRun'> = {}) => {
    const changed = refitDays(days, { kitchen, targets, isOut, besides, ...around })
    return followSwaps(kitchen, targets, changed).map((day, at) =>
      withPossibleChoices(day, days[at] ?? day, { kitchen, targets }),
    )
  }
  const week = refit(before)
  const raceDay = [...week, ...morning]
  return {
    exampleDays: refit(own.exampleDays, {
      longRun: { breakfast: run.breakfasts[0] ?? null, recovery: run.recovery },
    }),
    raceWeek: raceDay.map((day) =>
      withMeals(
        day,
        day.meals.map((meal) => offering(kitchen, meal)),
      ),
    ),
    breakfastAway: race.away && offering(kitchen, race.away),
    raceDayMeals: own.raceDayMeals.some((meal) => meal === null || isOut(meal))
      ? eveningRaceDay({ runner, targets, kitchen }, raceDay)
      : own.raceDayMeals.map((meal) => meal && offering(kitchen, meal)),
    longRunBreakfasts: run.breakfasts.map((meal) => offering(kitchen, meal)),
    recovery: {
      race: race.recovery && offering(kitchen, race.recovery),
      longRun: run.recovery && offering(kitchen, run.recovery),
    },
    notKept: [],
  }
}

/** Its next choices, as far as they can be made. */
const offering = (kitchen: Kitchen, meal: Meal): Meal =>
  meal.choices.every((id) => isServed(kitchen, id))
    ? meal
    : { ...meal, choices: meal.choices.filter((id) => isServed(kitchen, id)) }

const morningOf = ({ raceWeek }: Menus): DayMenu | undefined =>
  raceWeek.find(({ kind }) => kind === 'race-morning')

interface AroundTheRace {
  readonly morning: DayMenu | undefined
  readonly away: Meal | null
  readonly recovery: Meal | null
}

/** A day holds only so much juice and milk: where its breakfast is another, the meal after it is chosen with it. */
function aroundTheRace(own: Menus, afresh: () => Menus, isOut: (meal: Meal) => boolean): AroundTheRace {
  const morning = morningOf(own)
  const isMorningOut = [...(morning?.meals ?? []), own.breakfastAway].some((meal) => meal && isOut(meal))
  const isRecoveryOut = own.recovery.race !== null && isOut(own.recovery.race)
  if (!isMorningOut && !isRecoveryOut)
    return { morning, away: own.breakfastAway, recovery: own.recovery.race }
  const other = afresh()
  const others = { morning: morningOf(other), away: other.breakfastAway, recovery: other.recovery.race }
  const isSameMorning = sameDish(morning?.meals[0], others.morning?.meals[0])
  return isMorningOut || !isSameMorning
    ? others
    : { morning, away: own.breakfastAway, recovery: others.recovery }
}

const sameDish = (one: Meal | undefined, other: Meal | undefined) =>
  one?.recipe.id === other?.recipe.id && one?.recipe.quarters === other?.recipe.quarters

interface AroundTheLongRun {
  readonly breakfasts: readonly Meal[]
  readonly recovery: Meal | null
}

/** What is eaten on race morning is among the breakfasts before long runs. */
function aroundTheLongRun(
  own: Menus,
  afresh: () => Menus,
  isOut: (meal: Meal) => boolean,
  morning: DayMenu | undefined,
): AroundTheLongRun {
  const { longRunBreakfasts: breakfasts, recovery } = own
  const isRecoveryOut = recovery.longRun !== null && isOut(recovery.longRun)
  const raceBreakfast = morning?.meals[0]
  const isRehearsed =
    raceBreakfast === undefined ||
    breakfasts.some(({ recipe }) => recipe.id === raceBreakfast.recipe.id) ===
      breakfasts.some(({ recipe }) => recipe.id === morningOf(own)?.meals[0]?.recipe.id)
  if (!breakfasts.some(isOut) && !isRecoveryOut && isRehearsed)
    return { breakfasts, recovery: recovery.longRun }
  const other = afresh()
  const first = breakfasts[0]
  const keepsFirst = first !== undefined && !isOut(first)
  const now =
    breakfasts.some(isOut) || !isRehearsed
      ? rehearsing(mixed(breakfasts, other.longRunBreakfasts, isOut), other.longRunBreakfasts, raceBreakfast)
      : breakfasts
  const sameFirst = sameDish(now[0], other.longRunBreakfasts[0])
  const recoveryNow = keepsFirst && !isRecoveryOut ? recovery.longRun : other.recovery.longRun
  const isWhole = isRecoveryOut && !sameFirst
  return { breakfasts: isWhole ? other.longRunBreakfasts : now, recovery: recoveryNow }
}

/** Those that may stay, with others in the places of those that may not. */
function mixed(own: readonly Meal[], others: readonly Meal[], isOut: (meal: Meal) => boolean): Meal[] {
  const kept = own.filter((meal) => !isOut(meal))
  const served = new Set(kept.map(({ recipe }) => recipe.id))
  const left = others.filter(({ recipe }) => !served.has(recipe.id))
  return own.flatMap((meal) => (isOut(meal) ? (left.shift() ?? []) : meal))
}

/** With the race breakfast among them, where it may be. */
function rehearsing(now: readonly Meal[], others: readonly Meal[], raceBreakfast: Meal | undefined): Meal[] {
  const id = raceBreakfast?.recipe.id
  const rehearsal = others.find(({ recipe }) => recipe.id === id)
  return rehearsal === undefined || now.some(({ recipe }) => recipe.id === id)
    ? [...now]
    : [...now.slice(0, -1), rehearsal]
}
