import type { NutritionPlan, RaceDayEntry } from '@race-nutrition/engine'
import type { Facts } from '../provenance/facts.ts'
import { longestLine } from '../reading/bounds.ts'
import { cut } from '../reading/cut.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import { faultOf } from './fault-of.ts'
import type { Refused } from './refused.ts'
import { keyOf, wordsOf } from './same-line.ts'

/** The engine's rows, in the model's words for what to do where they still say the same thing. */
export function settleActions(
  written: NutritionPlan,
  plan: NutritionPlan,
  facts: Facts,
  refused: Refused[],
): RaceDayEntry[] {
  const rowFor = rowsBy(written.race_day_plan, plan.race_day_plan.length)
  return plan.race_day_plan.map((row, index) => {
    const given = rowFor(row, index)?.action ?? ''
    const action = tidyLine(given).replace(/\.$/u, '')
    if (action === '' || keyOf(action) === keyOf(row.action)) return row
    const fault =
      faultOf(given, action, facts, roomForAnAction) ?? (isTheSame(action, row) ? undefined : another)
    if (!fault) return { ...row, action }
    refused.push({ section: 'race_day_plan', fault })
    return row
  })
}

const roomForAnAction = { characters: 48, words: 8 }
const another = { kind: 'copy', because: 'rewrote what to eat or drink' } as const

/** By its time; by its place only where nothing was added or left out. */
function rowsBy(theirs: readonly RaceDayEntry[], rows: number) {
  const byTime = new Map(theirs.toReversed().map((row) => [timeOf(row), row]))
  return (row: RaceDayEntry, index: number) =>
    byTime.get(timeOf(row)) ?? (theirs.length === rows ? theirs[index] : undefined)
}

const timeOf = ({ time }: RaceDayEntry) => cut(time, longestLine).split('·')[0]?.trim().toLowerCase()

/** It names what the engine names, and of what a row can hold nothing else; "Skip the gel" is no gel. */
function isTheSame(action: string, row: RaceDayEntry): boolean {
  const [said, own] = [wordsOf(action), wordsOf(row.action)]
  const isKept = [...own].every((word) => said.has(word))
  return isKept && ![...said].some((word) => (kinds.has(word) && !own.has(word)) || turns.has(word))
}

const kinds = new Set(
  'gel gels drink drinks water caffeine coffee breakfast recovery capsule capsules salt chew chews'.split(
    ' ',
  ),
)
const turns = new Set(
  'no not skip miss without never stop less more extra double twice if or instead after'.split(' '),
)
