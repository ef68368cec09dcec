import {
  leftOutOfPicture,
  type Plan,
  type ShortServing,
  type ShortStop,
  type StopGroup,
} from '@race-nutrition/engine'
import { type Column, type Line, type Span, wrapSpans } from './wrap-spans.ts'

/** The lines of one stop or group, which stay together. */
export type Item = readonly Line[]

/** What stands before the fuel of a stop: its place, else its minute; or both. */
export type Lead = 'place' | 'place and minute'

/** Stops as a table: the leads below each other, then what is taken. */
export function stopItems(stops: readonly ShortStop[], lead: Lead, column: Column): Item[] {
  const { size, measure } = column
  const leads = stops.map((stop) => leadsOf(stop, lead))
  const gap = measure('  ', size)
  const widthAt = (at: number) => Math.max(...leads.map((texts) => measure(texts[at]?.text ?? '', size)))
  const second = widthAt(0) + gap
  const left = leads.some((texts) => texts.length > 1) ? second + widthAt(1) + gap : second
  return stops.map((stop, index): Item => {
    const own = leads[index] ?? []
    const [first = [], ...rest] = wrapSpans(takesSpans(stop.takes), column, left)
    // What is long reads better from edge to edge than in a narrow column.
    if (rest.length > 1) return wrapSpans([...own, ...takesSpans(stop.takes)], column)
    const placed = own.map((span, at) => ({ ...span, left: at === 0 ? 0 : second }))
    return [[...placed, ...first], ...rest]
  })
}

function leadsOf({ mark, time }: ShortStop, lead: Lead): Span[] {
  if (mark === null) return [{ text: time, tone: 'place' }]
  const place: Span = { text: mark, tone: 'place' }
  return lead === 'place' ? [place] : [place, { text: time, tone: 'beside' }]
}

/** Stops that take the same as one: what, then where or when. */
export const groupItems = (groups: readonly AlikeStops[], by: 'places' | 'minutes', column: Column): Item[] =>
  groups.map((group) => [
    ...wrapSpans(takesSpans(group.takes), column),
    ...wrapSpans(by === 'minutes' ? [{ text: group.times, tone: 'place' }] : placeSpans(group), column),
  ])

const placeSpans = ({ stops }: Pick<StopGroup, 'stops'>): Span[] =>
  stops.map(({ mark, time }, index) => ({
    text: `${mark ?? time}${index < stops.length - 1 ? ',' : ''}`,
    tone: 'place',
    isWhole: true,
  }))

export type AlikeStops = Pick<StopGroup, 'takes' | 'times' | 'stops'>

/** A runner of a plan by the watch eats by its minutes; one who eats at stations sees the signs of the course. */
export const groupedBy = ({ race_day: { on_course: course } }: Plan) =>
  course?.counts === true ? 'places' : 'minutes'

/** What such a list leaves out. */
export const leftOutBy = (by: 'places' | 'minutes'): string =>
  by === 'minutes' ? leftOutOfPicture.places : leftOutOfPicture.minutes

const takesSpans = (takes: readonly ShortServing[]): Span[] =>
  takes.flatMap(({ of, text }, index): Span[] => [
    ...(index > 0 ? [{ text: '+', tone: 'beside' as const }] : []),
    { text, tone: of },
  ])
