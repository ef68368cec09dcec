import { linear, roundTicks, type Scale } from './scale.ts'
import type { FuelChannel, RaceFuel } from './race-fuel.ts'

export interface FuelLayout {
  readonly width: number
  readonly height: number
  readonly x: Scale
  readonly panels: readonly PanelLayout[]
  /** The position of the time axis. */
  readonly axis: number
}

export interface PanelLayout {
  readonly channel: FuelChannel
  /** Top of its labels. */
  readonly top: number
  /** Top of the plot, below the labels. */
  readonly plotTop: number
  readonly bottom: number
  readonly y: Scale
  readonly ticks: readonly number[]
}

const left = 44
const right = 16
const words = 30
const gap = 24
const axisHeight = 44

interface Room {
  readonly width: number
  /** Of each panel: more for carbs, since runners look for them first. */
  readonly heights: { readonly carbs: number; readonly others: number }
}

/** Two more panels share the axis of carbs. */
export function fuelLayout({ channels, finish }: RaceFuel, { width, heights }: Room): FuelLayout {
  let top = 0
  const panels = channels.map((channel, index): PanelLayout => {
    const height = index === 0 ? heights.carbs : heights.others
    const most = Math.max(channel.total, channel.target.most)
    const ticks = roundTicks(most, index === 0 ? 3 : 2)
    const plotTop = top + words
    const bottom = plotTop + height
    const y = linear({ from: 0, to: most }, { from: bottom, to: plotTop })
    const panel = { channel, top, plotTop, bottom, y, ticks }
    top = bottom + gap
    return panel
  })
  const axis = top - gap
  return {
    width,
    height: axis + axisHeight,
    x: linear({ from: 0, to: finish }, { from: left, to: width - right }),
    panels,
    axis,
  }
}
