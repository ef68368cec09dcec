import type { CrewStopWords, CrewWords } from '@race-nutrition/engine'
import { line } from '../spreadsheet-cell.ts'
import { takesText } from './stop-line.ts'

/** For whoever stands beside the course, as it reads in a chat: the race, its stops, and what to know. */
export function crewSheetText({ title, times, stops, notes }: CrewWords): string {
  return [
    line(`Crew sheet: ${title}`),
    line(times),
    '',
    ...stops.map((stop) => line(crewLine(stop))),
    ...(stops.length > 0 ? [''] : []),
    ...notes.map((note) => line(note)),
  ].join('\n')
}

/** "km 8.1 · 9:40 (5% faster 9:38, 5% slower 9:42, 10% slower 9:44): hand over gel + 150 ml water" */
function crewLine({ place, times, handOver, fromTheRace }: CrewStopWords): string {
  const { planned, from, until, latest } = times
  const window = `5% faster ${from}, 5% slower ${until}, 10% slower ${latest}`
  const what = [
    handOver.length > 0 ? `hand over ${takesText(handOver)}` : '',
    fromTheRace.length > 0 ? `the race has ${takesText(fromTheRace)}` : '',
  ].filter(Boolean)
  return `${[place, planned].filter((part) => part !== null).join(' · ')} (${window}): ${what.join('; ')}`
}
