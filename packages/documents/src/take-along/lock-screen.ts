import {
  drinkToThirst,
  leftOutOfPicture,
  moreStopsText,
  type Plan,
  type ShortStop,
  stopGroups,
} from '@race-nutrition/engine'
import type { RenderedPlan } from '../rendered-plan.ts'
import { composePicture, type Frame, type PictureContent } from './picture/compose-picture.ts'
import type { Measure, Picture } from './picture/picture.ts'
import { onBlack } from './picture/picture-colors.ts'
import { groupedBy, groupItems, type Lead, leftOutBy, stopItems } from './picture/stop-lines.ts'
import { pocketCard } from './pocket-card.ts'

/** A phone's screen, px: nothing in the parts of it where the phone has its clock and its buttons. */
export const lockScreenSize = {
  width: 1290,
  height: 2796,
  keptAbove: 0.35,
  keptBelow: 0.15,
  least: 48,
} as const

/**
 * The stops of the race on a phone's lock screen: one below the other in the largest type that has room, else in two
 * columns, else those alike together, else the first ones with what is left out named. Null for a race without a stop.
 */
export function lockScreen(plan: RenderedPlan, measure: Measure): Picture | null {
  const { title, topUp, stops, dose } = pocketCard(plan)
  if (stops.length === 0) return null
  const frame = frameFor(measure)
  const head = [title, ...(topUp === null ? [] : [topUp])]
  const foot = [...(dose === null ? [] : [dose]), drinkToThirst]
  const contents = [
    ...sizes.map((size) => singly(stops, { size, wraps: false })),
    singly(stops, { size: lockScreenSize.least, wraps: true }),
    inTwoColumns(stops),
    ...sizes.map((size) => together(plan.facts, size)),
    ...stops.map((_stop, index) => onlyTheFirst(stops, stops.length - 1 - index)),
  ]
  for (const content of contents) {
    const picture = composePicture(frame, { ...content, head, foot: [...content.foot, ...foot] })
    if (picture) return picture
  }
  throw new Error('A lock screen has no room for what stands around its stops.')
}

const frameFor = (measure: Measure): Frame => {
  const { width, height, keptAbove, keptBelow, least } = lockScreenSize
  return {
    width,
    height,
    top: Math.ceil(keptAbove * height),
    bottom: Math.floor((1 - keptBelow) * height),
    side: 84,
    least,
    colors: onBlack,
    measure,
  }
}

/** px, the largest that reads well first. */
const sizes = [96, 88, 80, 72, 64, 56, lockScreenSize.least]

type Body = Omit<PictureContent, 'head'>

const listed = (stops: readonly ShortStop[], lead: Lead): Pick<Body, 'items'> => ({
  items: (column) => stopItems(stops, lead, column),
})

const singly = (stops: readonly ShortStop[], type: Pick<Body, 'size' | 'wraps'>): Body => ({
  ...type,
  ...listed(stops, 'place and minute'),
  columns: 1,
  foot: [],
})

const inTwoColumns = (stops: readonly ShortStop[]): Body => ({
  ...listed(stops, 'place'),
  columns: 2,
  size: lockScreenSize.least,
  wraps: true,
  foot: stops.some(({ mark }) => mark !== null) ? [leftOutOfPicture.minutes] : [],
})

const together = (plan: Plan, size: number): Body => {
  const by = groupedBy(plan)
  return {
    items: (column) => groupItems(stopGroups(plan), by, column),
    columns: 1,
    size,
    wraps: true,
    foot: [leftOutBy(by)],
  }
}

const onlyTheFirst = (stops: readonly ShortStop[], count: number): Body => {
  const columns = inTwoColumns(stops.slice(0, count))
  return { ...columns, foot: [moreStopsText(stops.slice(count)), ...columns.foot] }
}
