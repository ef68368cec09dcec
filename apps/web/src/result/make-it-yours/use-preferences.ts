import { lighterRate, type Plan, type Preferences, raceRates } from '@race-nutrition/engine'
import { useEffect, useRef, useState } from 'react'
import { replanWithPreferences } from '../../planning/replan-with-preferences.ts'
import type { PageAnswer } from '../../planning/replan-other-version.ts'
import { notifyModuleMissing, notifyNotInNewer, notifyNotReplanned } from '../../toasts/toasts.ts'
import type { EarlierPlan, Replanned, ShownPlan } from '../../shown-plan.ts'
import { today } from '../../today.ts'
import { newlyNotKept } from './not-kept.ts'
import { waitsForACheck } from './waits-for-a-check.ts'
import { type PlanningFlag, planningFlag } from './planning-flag.ts'
import type { Moves } from './moves.ts'
import { movedRows, whatMoved } from './what-moved.ts'

/** Where on the page a change was made; its outcome stands there too. */
export type Place = 'head' | 'race card' | 'race' | 'long run' | 'kitchen' | 'race morning' | `meal ${string}`

/** The outcome of the last change or undo. */
export interface Change {
  readonly place: Place
  readonly isUndo: boolean
  readonly moves: readonly Moves[]
  /** What the new plan does not keep, or falls short of, and the one before did not say. */
  readonly notKept: readonly string[]
  /** How many lines of a model lost their place. */
  readonly linesDropped: number
}

/** The preferences of the plan on the screen, and what changes them. */
export interface OwnPreferences {
  readonly runner: Plan['runner']
  readonly lighterCarbs: number | null
  readonly onCourse: Plan['race_day']['on_course']
  /** Own products that the plan does not use, by their ids. */
  readonly leftOut: readonly string[]
  readonly planning: PlanningFlag
  /** Makes the plan shown once more, unseen: the first plan of a worker takes three times as long as those after it. */
  readonly prepare: () => void
  /** Plans again; resolves to whether that succeeded. */
  readonly change: (preferences: Preferences, place: Place) => Promise<boolean>
  /** Null if there is nothing to undo. */
  readonly undo: ((place: Place) => void) | null
  readonly last: Change | null
  /** Indexes of the race rows to mark. */
  readonly marked: ReadonlySet<number>
}

const markedFor = 6000
/** As many changes can be undone. */
const mostSteps = 50
const noRows: ReadonlySet<number> = new Set()

/** Null for a plan without facts, such as another service's. */
export function usePreferences(shown: ShownPlan, onReplanned: Replanned): OwnPreferences | null {
  const { answer, answers, earlier } = shown
  const [last, setLast] = useState<{ readonly change: Change; readonly to: PageAnswer } | null>(null)
  const { marked, mark } = useMarked()
  const [planning] = useState(planningFlag)
  const isPrepared = useRef(false)
  const onScreen = useRef(answer)
  useEffect(() => {
    onScreen.current = answer
  }, [answer])
  const facts = factsOf(answer)
  if (!facts) return null

  const show = (next: PageAnswer, place: Place, isUndo: boolean) => {
    const after = factsOf(next) ?? facts
    const step: EarlierPlan = { preferences: facts.runner.preferences, lines: answer.lines, answer }
    onReplanned(next, isUndo ? earlier.slice(0, -1) : [...earlier, step].slice(-mostSteps))
    setLast({ change: { place, ...changeOf(answer, next, isUndo) }, to: next })
    mark(movedRows(facts, after))
  }

  /** Shows the plan with these preferences, if the engine makes it. */
  const replan = async (preferences: Preferences, showNext: (next: PageAnswer) => void) => {
    planning.set(true)
    const next = await replanned({ answer, facts, answers, preferences })
    // What another tab made meanwhile was not made with this.
    const isInTime = onScreen.current === answer
    if (next && isInTime) showNext(next)
    if (next && !isInTime) notifyNotInNewer()
    planning.set(false)
    return next !== null && isInTime
  }

  const change = async (preferences: Preferences, place: Place) =>
    !planning.isUp() && (await replan(preferences, (next) => show(next, place, false)))

  const prepare = () => {
    if (isPrepared.current) return
    isPrepared.current = true
    replanWithPreferences({ answer, facts, answers, preferences: facts.runner.preferences }).catch(() => {
      // The next dialog tries again, and a change says what is missing.
      isPrepared.current = false
    })
  }

  const before = earlier.at(-1)
  const undo = (place: Place) => {
    if (!before || planning.isUp()) return
    if (before.answer) show(before.answer, place, true)
    else void replan(before.preferences, (next) => show({ ...next, lines: before.lines }, place, true))
  }

  return {
    runner: facts.runner,
    lighterCarbs:
      facts.runner.preferences.dose === 'lighter'
        ? raceRates(facts).carbs.amount || null
        : lighterRate(facts),
    onCourse: facts.race_day.on_course,
    leftOut: facts.race_day.not_kept.map(({ product }) => product),
    planning,
    prepare,
    change,
    undo: before ? undo : null,
    last: last?.to === answer ? last.change : null,
    marked,
  }
}

/** What moves from one plan of a runner to another. */
export function changeOf(before: PageAnswer, after: PageAnswer, isUndo: boolean): Omit<Change, 'place'> {
  const [earlier, now] = [factsOf(before), factsOf(after)]
  const isBoth = earlier !== null && now !== null
  return {
    isUndo,
    moves: isBoth ? whatMoved(earlier, now, today()) : [],
    notKept: isBoth ? [...newlyNotKept(earlier, now), ...waitsForACheck(earlier, now)] : [],
    linesDropped: Math.max(0, before.lines.length - after.lines.length),
  }
}

export const factsOf = ({ maker }: PageAnswer) => ('facts' in maker ? maker.facts : null)

async function replanned(given: Parameters<typeof replanWithPreferences>[0]): Promise<PageAnswer | null> {
  try {
    const answer = await replanWithPreferences(given)
    if (!answer) notifyNotReplanned()
    return answer
  } catch {
    notifyModuleMissing()
    return null
  }
}

/** Marks rows for a moment. */
function useMarked() {
  const [marked, mark] = useState(noRows)
  useEffect(() => {
    if (marked.size === 0) return undefined
    const ending = setTimeout(() => mark(noRows), markedFor)
    return () => clearTimeout(ending)
  }, [marked])
  return { marked, mark }
}
