import { leftOutOfPicture, type ShortStop, stopGroups } from '@race-nutrition/engine'
import type { RenderedPlan } from '../rendered-plan.ts'
import { composePicture, type Frame, type PictureContent } from './picture/compose-picture.ts'
import type { Measure, Picture } from './picture/picture.ts'
import { onBlack, onWhite } from './picture/picture-colors.ts'
import { groupItems, stopItems } from './picture/stop-lines.ts'
import { shorten } from './picture/wrap-spans.ts'
import { pocketCard } from './pocket-card.ts'

/** Square, px. On a watch of 30 mm the smallest type is 3 mm, 9 points, as on the strip. */
export const wristbandSize = { side: 480, least: 48 } as const

/**
 * The stops of the race for a watch's photo face: on one picture if they fit there, one by one or those alike together;
 * else on several in the order of the race, so that no stop is left out. None for a race without a stop.
 */
export function wristbandPictures(
  plan: RenderedPlan,
  scheme: 'light' | 'dark',
  measure: Measure,
): readonly Picture[] {
  const { stops: all, dose } = pocketCard(plan)
  if (all.length === 0) return []
  const stops = all.map((stop) => ({ ...stop, takes: stop.takes.map(inShort) }))
  const groups = stopGroups(plan.facts).map((group) => ({ ...group, takes: group.takes.map(inShort) }))
  const foot = dose === null ? [thirst] : [leftOutOfPicture.lighterDose, thirst]
  const compose = (content: Pick<PictureContent, 'head' | 'size' | 'wraps' | 'items'>) =>
    composePicture(frameFor(scheme, measure), { ...content, foot, columns: 1 })

  const singly = sizes.map((size) => ({ size, wraps: false, items: listed(stops) }))
  const together = sizes.map((size): Pick<PictureContent, 'size' | 'wraps' | 'items'> => {
    return { size, wraps: true, items: (column) => groupItems(groups, column) }
  })
  for (const content of [...singly, { ...smallest, items: listed(stops) }, ...together]) {
    const picture = compose({ ...content, head: [] })
    if (picture) return [picture]
  }
  for (const count of stops.keys()) {
    const parts = partsOf(stops, count + 1)
    const pictures = parts.flatMap((part, index) => {
      const head = [`${index + 1} of ${parts.length}`]
      return compose({ ...smallest, head, items: listed(part) }) ?? []
    })
    if (pictures.length === parts.length) return pictures
  }
  throw new Error('A wristband has no room for one stop.')
}

const thirst = 'Drink to thirst'

const sizes = [72, 64, 56, wristbandSize.least]

const smallest = { size: wristbandSize.least, wraps: true }

const listed =
  (stops: readonly ShortStop[]): PictureContent['items'] =>
  (column) =>
    stopItems(stops, 'place', column)

/** A name that a runner typed may be as long as a picture has room for in all; the strip has the whole of it. */
const inShort = <Serving extends { readonly text: string }>(serving: Serving): Serving => ({
  ...serving,
  text: shorten(serving.text, 24),
})

function partsOf(stops: readonly ShortStop[], count: number): ShortStop[][] {
  const most = Math.ceil(stops.length / count)
  return Array.from({ length: Math.ceil(stops.length / most) }, (_, index) =>
    stops.slice(index * most, (index + 1) * most),
  )
}

const frameFor = (scheme: 'light' | 'dark', measure: Measure): Frame => {
  const { side, least } = wristbandSize
  const margin = 16
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
