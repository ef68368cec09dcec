import { ascent, lineHeight, type Measure, type Picture, type PlacedText } from './picture.ts'
import type { PictureColors } from './picture-colors.ts'
import type { Item } from './stop-lines.ts'
import { type Column, type Line, wrapSpans } from './wrap-spans.ts'

/** A picture before anything stands in it, px: texts keep between top, bottom and sides. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly bottom: number
  readonly side: number
  /** The smallest size of type; that of the texts around the stops. */
  readonly least: number
  readonly colors: PictureColors
  readonly measure: Measure
}

export interface PictureContent {
  readonly head: readonly string[]
  readonly foot: readonly string[]
  readonly columns: 1 | 2
  /** Of the stops. */
  readonly size: number
  /** Whether a stop may take more than one line. */
  readonly wraps: boolean
  readonly items: (column: Column) => readonly Item[]
}

/** The content in its frame; null if it has no room for all of it. */
export function composePicture(frame: Frame, content: PictureContent): Picture | null {
  const { head, foot, columns, size, wraps } = content
  const { width, height, colors, least, measure } = frame
  const across = width - 2 * frame.side
  const gutter = columns === 1 ? 0 : least
  const column = { width: (across - gutter) / columns, size, measure }
  const items = content.items(column)
  if (!wraps && items.some((item) => item.length > 1)) return null

  const around = (texts: readonly string[]) =>
    texts.flatMap((text) => wrapSpans([{ text, tone: 'beside' }], { width: across, size: least, measure }))
  const [above, below] = [around(head), around(foot)]
  const [line, small] = [lineHeight(size), lineHeight(least)]
  const gap = least / 4
  const top = frame.top + (above.length > 0 ? above.length * small + gap : 0)
  const room = frame.bottom - top - (below.length > 0 ? below.length * small + gap : 0)
  const filled = fillColumns(items, { columns, lines: Math.floor(room / line) })
  if (!filled) return null

  const place = placer(frame)
  const most = Math.max(...filled.map((lines) => lines.length))
  return {
    width,
    height,
    ground: colors.ground,
    texts: [
      ...place(above, { left: frame.side, top: frame.top, size: least }),
      ...filled.flatMap((lines, index) =>
        place(lines, { left: frame.side + index * (column.width + gutter), top, size }),
      ),
      ...place(below, { left: frame.side, top: top + most * line + gap, size: least }),
    ],
  }
}

/** The lines of each column, an item whole in one of them; null if they do not fit. */
function fillColumns(
  items: readonly Item[],
  { columns, lines: room }: { columns: number; lines: number },
): Line[][] | null {
  const filled: Line[][] = [[]]
  for (const item of items) {
    const last = filled.at(-1)
    if (last && last.length + item.length <= room) last.push(...item)
    else if (item.length <= room && filled.length < columns) filled.push([...item])
    else return null
  }
  return filled
}

interface At {
  readonly left: number
  readonly top: number
  readonly size: number
}

const placer =
  ({ colors }: Frame) =>
  (lines: readonly Line[], { left, top, size }: At): PlacedText[] =>
    lines.flatMap((spans, index) =>
      spans.map(({ text, tone, left: from }) => ({
        text,
        left: Math.round(left + from),
        baseline: Math.ceil(top + index * lineHeight(size) + ascent * size),
        size,
        color: colors[tone],
      })),
    )
