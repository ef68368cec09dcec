import { freeScreen } from './free-screen.ts'
import type { Band } from './page-cuts.ts'

/** An element's ground and edges, px from the top left corner of the layout. */
export interface SeenBox extends Band {
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

/** The elements of the layout that show something of their own, part by part. */
export async function seenBoxes(layout: Element): Promise<SeenBox[]> {
  const boxes: SeenBox[] = []
  for (const part of layout.children) {
    const origin = layout.getBoundingClientRect()
    for (const element of [part, ...part.querySelectorAll('*')]) boxes.push(...boxOf(element, origin))
    // oxlint-disable-next-line no-await-in-loop -- the screen stays free between the parts
    await freeScreen()
  }
  return boxes
}

function boxOf(element: Element, origin: DOMRect): SeenBox[] {
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
  const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
  const color = style.getPropertyValue(`border-${side}-color`)
  const isDrawn = style.getPropertyValue(`border-${side}-style`) !== 'none' && width > 0 && !isClear(color)
  return isDrawn ? [{ side, width, color }] : []
}
