import { yieldToBrowser } from './yield-to-browser.ts'
import type { Band } from './page-breaks.ts'

/** An element's background and borders, px from the top left corner of the layout. */
export interface RenderedBox extends Band {
  readonly left: number
  readonly right: number
  readonly radius: number
  readonly ground: string | null
  readonly edges: readonly Edge[]
}

interface Edge {
  readonly side: 'top' | 'right' | 'bottom' | 'left'
  readonly width: number
  readonly color: string
}

const sides = ['top', 'right', 'bottom', 'left'] as const

/** The elements of the layout with a visible background or border, part by part. */
export async function renderedBoxes(layout: Element): Promise<RenderedBox[]> {
  const boxes: RenderedBox[] = []
  for (const part of layout.children) {
    const origin = layout.getBoundingClientRect()
    for (const element of [part, ...part.querySelectorAll('*')]) boxes.push(...boxOf(element, origin))
    // oxlint-disable-next-line no-await-in-loop -- the page stays responsive between the parts
    await yieldToBrowser()
  }
  return boxes
}

function boxOf(element: Element, origin: DOMRect): RenderedBox[] {
  if (element instanceof SVGElement) return []
  const style = getComputedStyle(element)
  const ground = isClear(style.backgroundColor) ? null : style.backgroundColor
  const edges = sides.flatMap((side) => edgeOf(style, side))
  if (ground === null && edges.length === 0) return []
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const round = style.borderTopLeftRadius
  const radius = round.endsWith('%') ? (right - left) / 2 : Number.parseFloat(round)
  return [
    {
      left: left - origin.left,
      right: right - origin.left,
      top: top - origin.top,
      bottom: bottom - origin.top,
      radius: Math.min(radius, (right - left) / 2, (bottom - top) / 2),
      ground,
      edges,
    },
  ]
}

const isClear = (color: string) => color === 'transparent' || /,\s*0\)$/.test(color)

function edgeOf(style: CSSStyleDeclaration, side: Edge['side']): Edge[] {
  // The width is 0 where there is no style.
  const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
  if (width === 0) return []
  const color = style.getPropertyValue(`border-${side}-color`)
  return isClear(color) ? [] : [{ side, width, color }]
}
