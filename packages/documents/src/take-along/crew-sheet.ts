import { type CrewStop, crewNotes, crewStops } from '@race-nutrition/engine'
import type { RenderedPlan } from '../rendered-plan.ts'
import { line } from '../spreadsheet-cell.ts'
import { type PocketCard, pocketCard } from './pocket-card.ts'
import { takesText } from './stop-line.ts'

/** For whoever stands beside the course: the race, its stops, and what to know; nothing about the runner's body. */
export interface CrewSheet extends Pick<PocketCard, 'title' | 'day'> {
  /** Empty for a race without a stop. */
  readonly stops: readonly CrewStop[]
  readonly notes: readonly string[]
}

export function crewSheet(plan: RenderedPlan): CrewSheet {
  const { title, day } = pocketCard(plan)
  return { title, day, stops: crewStops(plan.facts), notes: crewNotes(plan.facts) }
}

/** As it reads in a chat. */
export function crewSheetText({ title, day, stops, notes }: CrewSheet): string {
  return [
    line(`Crew sheet: ${title}, ${day}`),
    '',
    ...stops.map((stop) => line(crewLine(stop))),
    ...(stops.length > 0 ? [''] : []),
    ...notes.map((note) => line(note)),
  ].join('\n')
}

/** "km 8.1 · 9:40 (5% faster 9:38, 5% slower 9:42, 10% slower 9:44): hand over gel + 150 ml water" */
function crewLine({ place, times, handOver, fromTheRace }: CrewStop): string {
  const { planned, from, until, latest } = times
  const window = `5% faster ${from}, 5% slower ${until}, 10% slower ${latest}`
  const what = [
    handOver.length > 0 ? `hand over ${takesText(handOver)}` : '',
    fromTheRace.length > 0 ? `the race has ${takesText(fromTheRace)}` : '',
  ].filter(Boolean)
  return `${[place, planned].filter((part) => part !== null).join(' · ')} (${window}): ${what.join('; ')}`
}
