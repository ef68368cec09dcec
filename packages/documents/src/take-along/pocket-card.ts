import {
  type AmountWords,
  hourlyAmounts,
  raceDoseInShort,
  type ShortIfThen,
  shortIfThen,
  type ShortStop,
  shortStops,
  startText,
  topUpText,
} from '@race-nutrition/engine'
import { raceHeading } from '../race-heading.ts'
import type { RenderedPlan } from '../rendered-plan.ts'

/** A card for the pocket: the schedule, and on its back what to do if something goes wrong. */
export interface PocketCard {
  /** "Marathon in 3:45:00" */
  readonly title: string
  /** "Sun, Feb 7, 2027, start 9:00" */
  readonly day: string
  readonly perHour: AmountWords
  /** "15 min before: gel + 5 oz water"; null if nothing is taken before the start. */
  readonly topUp: string | null
  /** Empty for a race without a stop. */
  readonly stops: readonly ShortStop[]
  /** Which stops to leave out for the lighter dose; null if there is none. */
  readonly dose: string | null
  readonly back: {
    readonly lines: readonly ShortIfThen[]
    /** What the star marks; null if nothing has one. */
    readonly footnote: string | null
  }
}

export function pocketCard(plan: RenderedPlan): PocketCard {
  const { facts, words } = plan
  const start = startText(facts.runner)
  return {
    title: `${words.race.name} ${words.race.target}`,
    day: [raceHeading(plan).day, start === null ? '' : `start ${start}`].filter(Boolean).join(', '),
    perHour: hourlyAmounts(facts),
    topUp: topUpText(facts),
    stops: shortStops(facts),
    dose: raceDoseInShort(facts),
    back: { lines: shortIfThen(facts), footnote: words.ifThen.footnote },
  }
}
