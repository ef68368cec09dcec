import {
  drinkToThirst,
  raceDoseInShort,
  type ShortStop,
  shortStops,
  slowerDays,
  topUpText,
} from '@race-nutrition/engine'
import type { RenderedPlan } from '../rendered-plan.ts'

/** A strip of paper around the wrist: what to take where, in the order of the race. */
export interface WristStrip {
  /** "Marathon", "Slower day, +10%" */
  readonly title: string
  /** "in 3:45:00", "finish in 4:08" */
  readonly pace: string
  /** "15 min before: gel + 5 oz water"; null if nothing is taken before the start. */
  readonly topUp: string | null
  readonly stops: readonly ShortStop[]
  /** Which stops to leave out for the lighter dose; null if there is none. */
  readonly dose: string | null
  readonly foot: string
}

/** As planned, and beside it ten percent slower; none for a race without a stop. */
export function wristStrips({ facts, words }: RenderedPlan): WristStrip[] {
  const topUp = topUpText(facts)
  const strips = [
    {
      title: words.race.name,
      pace: words.race.target,
      stops: shortStops(facts),
      dose: raceDoseInShort(facts),
    },
    ...slowerDays(facts)
      .filter((day) => day.facts.percent === slowerBy)
      .map((day) => ({
        title: `Slower day, ${day.label}`,
        pace: `finish in ${day.finish}`,
        stops: shortStops(facts, day.facts.rows),
        dose: null,
      })),
  ]
  return strips
    .filter(({ stops }) => stops.length > 0)
    .map((strip) => ({ ...strip, topUp, foot: drinkToThirst }))
}

/** Percent: what hitting the wall costs over a marathon, about. */
const slowerBy = 10
