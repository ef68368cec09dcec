import {
  fuelGroups,
  leftOutOfPicture,
  type ShortServing,
  type ShortStop,
  stopGroups,
  toThirst,
} from '@race-nutrition/engine'
import type { RenderedPlan } from '../rendered-plan.ts'
import { composePicture, type Frame, type PictureContent } from './picture/compose-picture.ts'
import type { Measure, Picture } from './picture/picture.ts'
import { onBlack, onWhite } from './picture/picture-colors.ts'
import { type AlikeStops, groupedBy, groupItems, leftOutBy, stopItems } from './picture/stop-lines.ts'
import { shorten } from './picture/wrap-spans.ts'
import { pocketCard } from './pocket-card.ts'

/** Square, px. On a watch of 30 mm the smallest type is 3 mm, 9 points, as on the strip. */
export const wristbandSize = { side: 480, margin: 16, least: 48 } as const

/**
 * The stops of the race for a watch's photo face, on one picture if they fit: one by one, else those alike together, else
 * so with their fuel alone. Otherwise on several in the order of the race. None for a race without a stop.
 */
export function wristbandPictures(
  plan: RenderedPlan,
  scheme: 'light' | 'dark',
  measure: Measure,
): readonly Picture[] {
  const { stops, dose } = pocketCard(plan)
  if (stops.length === 0) return []
  const frame = frameFor(scheme, measure)
  const lighter = dose === null ? [] : [leftOutOfPicture.lighterDose]
  for (const { leavesOut, ...body } of onePicture(plan, stops)) {
    const foot = [...leavesOut, ...lighter, toThirst({ part: 1, parts: 1 })]
    const picture = composePicture(frame, { ...body, head: [], foot, columns: 1 })
    if (picture) return [picture]
  }
  for (const count of stops.keys()) {
    const parts = partsOf(stops, count + 1)
    const pictures = parts.flatMap((part, index) => {
      const foot = [...(index === 0 ? lighter : []), toThirst({ part: index + 1, parts: parts.length })]
      return composePicture(frame, { ...smallest, ...listed(part), head: [], foot, columns: 1 }) ?? []
    })
    if (pictures.length === parts.length) return pictures
  }
  throw new Error('A watch has no room for one stop.')
}

type Body = Pick<PictureContent, 'size' | 'wraps' | 'items'>

/** The first that fits is the best. */
function onePicture(
  { facts }: RenderedPlan,
  stops: readonly ShortStop[],
): (Body & { leavesOut: readonly string[] })[] {
  const by = groupedBy(facts)
  const fuel = fuelGroups(facts)
  const together = (groups: readonly AlikeStops[], ...leavesOut: string[]) => {
    const inShort = groups.map((group) => ({ ...group, takes: shortened(group.takes) }))
    const items: Body['items'] = (column) => groupItems(inShort, by, column)
    return sizes.map((size) => ({ size, wraps: true, items, leavesOut }))
  }
  return [
    ...sizes.map((size) => ({ size, wraps: false, ...listed(stops), leavesOut: [] })),
    { ...smallest, ...listed(stops), leavesOut: [] },
    ...together(stopGroups(facts), leftOutBy(by)),
    ...(fuel.length === 0 ? [] : together(fuel, leftOutBy(by), leftOutOfPicture.waterAndSalt)),
  ]
}

const sizes = [72, 64, 56, wristbandSize.least]

const smallest = { size: wristbandSize.least, wraps: true }

const listed = (stops: readonly ShortStop[]): Pick<Body, 'items'> => {
  const inShort = stops.map((stop) => ({ ...stop, takes: shortened(stop.takes) }))
  return { items: (column) => stopItems(inShort, 'place', column) }
}

/** A name that a runner typed may be as long as a picture has room for in all; the strip has the whole of it. */
const shortened = (takes: readonly ShortServing[]): ShortServing[] =>
  takes.map((serving) => ({ ...serving, text: shorten(serving.text, mostLetters) }))

const mostLetters = 28

function partsOf(stops: readonly ShortStop[], count: number): ShortStop[][] {
  const most = Math.ceil(stops.length / count)
  return Array.from({ length: Math.ceil(stops.length / most) }, (_, index) =>
    stops.slice(index * most, (index + 1) * most),
  )
}

const frameFor = (scheme: 'light' | 'dark', measure: Measure): Frame => {
  const { side, margin, least } = wristbandSize
  return {
    width: side,
    height: side,
    top: margin,
    bottom: side - margin,
    side: margin,
    least,
    colors: scheme === 'dark' ? onBlack : onWhite,
    measure,
  }
}
