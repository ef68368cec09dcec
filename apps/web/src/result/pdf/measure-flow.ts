import type { Band, Flow, Head, Start } from './page-breaks.ts'
import type { PaintedRun } from './rendered-words.ts'

/** Finds where the pages of a layout may break, from its elements and lines. */
export function measureFlow(
  layout: Element,
  runs: readonly PaintedRun[],
): Flow & { headOf: ReadonlyMap<Head, Element> } {
  const origin = layout.getBoundingClientRect()
  const bandOf: BandOf = (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top: top - origin.top, bottom: bottom - origin.top }
  }
  const all = (selector: string) => [...layout.querySelectorAll(selector)]
  // Dense columns only keep their lines whole: what would be kept together in one stands beside a gap in the other.
  const allOutsideColumns = (selector: string) =>
    all(selector).filter((element) => element.closest('[data-columns]') === null)
  const lines = runs.map(inkOf)
  const boxes = all('[data-box]').map(bandOf)
  const texts = allOutsideColumns('li, p').map(bandOf)
  const headOf = new Map([
    ...all('thead').map((head) => [headBand(head, bandOf), head] as const),
    ...all('[data-box] > h2').map((title) => [titleBand(title, bandOf), title] as const),
  ])
  return {
    height: origin.height,
    seen: [...lines, ...boxes, ...all('tr, svg, [data-keep]').map(bandOf)],
    whole: [
      ...lines,
      ...all('tr, svg, [data-whole]').map(bandOf),
      ...boxes.flatMap((box) => endsOf(box, runs)),
    ],
    together: [
      ...texts,
      ...texts.flatMap((text) => pairsOf(linesOf(text, runs))),
      ...all('figure').map(bandOf),
      ...allOutsideColumns(leads).flatMap((lead) => [
        withNext(lead, bandOf),
        withNextLine(bandOf(lead), runs),
      ]),
      ...all('table').map((table) => withFirstRows(table, bandOf)),
      ...allOutsideColumns('ul, ol, tbody').map((list) => lastTwo(list, bandOf)),
      ...all('tfoot').map((foot) => withLastRow(foot, bandOf)),
    ],
    kept: all('[data-keep]').map(bandOf),
    boxes,
    heads: [...headOf.keys()],
    starts: all('[data-starts-page]').map((part): Start => {
      return { top: bandOf(part).top, over: Number(part.getAttribute('data-starts-page')) }
    }),
    headOf,
  }
}

/** The letters of a word: the box of a display typeface is taller than its line and would overlap the next. */
function inkOf({ top, bottom }: Band): Band {
  const height = bottom - top
  return { top: top + height / 8, bottom: bottom - height / 16 }
}

type BandOf = (element: Element) => Band

function headBand(head: Element, bandOf: BandOf): Head {
  const rows = head.parentElement?.querySelectorAll('tr') ?? []
  const last = rows[rows.length - 1] ?? head
  return { ...bandOf(head), until: bandOf(last).bottom }
}

/** The title of a box, and the gap below it. */
function titleBand(title: Element, bandOf: BandOf): Head {
  const { top, bottom } = bandOf(title)
  const next = title.nextElementSibling
  return {
    top,
    bottom: next ? bandOf(next).top : bottom,
    until: bandOf(title.parentElement ?? title).bottom,
  }
}

/** Elements that should not be separated from what follows. */
const leads = 'h2, h3, [data-lead]'

/** A heading with the first piece of what follows; within a box, including the edge of the box. */
function withNext(lead: Element, bandOf: BandOf): Band {
  const box = lead.parentElement?.matches('[data-box]') ? lead.parentElement : lead
  return { top: bandOf(box).top, bottom: firstOf(nextOf(lead), bandOf) ?? bandOf(lead).bottom }
}

/** For a first piece that is too long to be kept together. */
function withNextLine(lead: Band, runs: readonly Band[]): Band {
  let next: Band | null = null
  for (const run of runs) if (run.top >= lead.bottom - 1 && (!next || run.top < next.top)) next = run
  return { top: lead.top, bottom: Math.max(lead.bottom, next?.bottom ?? 0) }
}

/** A table head is kept with at least two rows. */
function withFirstRows(table: Element, bandOf: BandOf): Band {
  const rows = table.querySelectorAll('tbody > tr')
  const second = rows[Math.min(1, rows.length - 1)] ?? table
  return { top: bandOf(table).top, bottom: bandOf(second).bottom }
}

const nextOf = (lead: Element): Element | null =>
  lead.nextElementSibling ?? lead.parentElement?.nextElementSibling ?? null

/** Where the first piece of an element ends: two rows, two items, or another lead with its own next. */
function firstOf(element: Element | null, bandOf: BandOf): number | null {
  if (!element) return null
  if (element.matches(leads)) return withNext(element, bandOf).bottom
  const heading = element.querySelector(':scope > h3:first-child')
  if (heading) return withNext(heading, bandOf).bottom
  const table = element.matches('table') ? element : element.querySelector(':scope > table:first-child')
  if (table) return withFirstRows(table, bandOf).bottom
  const items = element.querySelectorAll('li')
  return bandOf(items[1] ?? items[0] ?? element).bottom
}

/** The last item of a list or row of a table is not left alone on a page, unless it is a block by itself. */
function lastTwo(list: Element, bandOf: BandOf): Band {
  const items = list.children
  const [before, last] = [bandOf(items[items.length - 2] ?? list), bandOf(items[items.length - 1] ?? list)]
  return last.bottom - last.top > threeLines ? last : { top: before.top, bottom: last.bottom }
}

/** px */
const threeLines = 70

function withLastRow(foot: Element, bandOf: BandOf): Band {
  const rows = foot.parentElement?.querySelectorAll('tbody > tr') ?? []
  const last = rows[rows.length - 1] ?? foot
  return { top: bandOf(last).top, bottom: bandOf(foot).bottom }
}

/** The lines in a band, from top to bottom. */
function linesOf(band: Band, runs: readonly Band[]): Band[] {
  const lines: Band[] = []
  for (const { top, bottom } of runs) {
    if (top < band.top - 1 || bottom > band.bottom + 1) continue
    const last = lines.at(-1)
    if (!last || top > last.top + 2) lines.push({ top, bottom })
  }
  return lines
}

/** Avoids widows and orphans: in a broken text, no line is left alone on a page. */
function pairsOf(lines: readonly Band[]): Band[] {
  const [first, second] = lines
  const [before, last] = lines.slice(-2)
  if (!first || !second || !before || !last) return []
  return [
    { top: first.top, bottom: second.bottom },
    { top: before.top, bottom: last.bottom },
  ]
}

/** The edges of a box are kept with its first and last line. */
function endsOf(box: Band, runs: readonly Band[]): Band[] {
  const lines = linesOf(box, runs)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return [box]
  return [
    { top: box.top, bottom: first.bottom },
    { top: last.top, bottom: box.bottom },
  ]
}
