import type { Band, Flow, TableHead } from './page-cuts.ts'
import type { PaintedRun } from './seen-words.ts'

/** Where the pages of a layout may be cut, read off its elements and lines. */
export function flowOf(
  layout: Element,
  runs: readonly PaintedRun[],
): Flow & { headOf: ReadonlyMap<TableHead, Element> } {
  const origin = layout.getBoundingClientRect()
  const bandOf = (element: Element): Band => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top: top - origin.top, bottom: bottom - origin.top }
  }
  const all = (selector: string) => [...layout.querySelectorAll(selector)]
  const whole = [...runs, ...all('tr, svg').map(bandOf)]
  const headOf = new Map(all('thead').map((head) => [headBand(head, bandOf), head]))
  return {
    height: origin.height,
    seen: [...runs, ...all('tr, svg, [data-box], [data-keep]').map(bandOf)],
    whole,
    together: [
      ...all('li, p, figure').map(bandOf),
      ...all(leads).map((lead) => withNext(lead, bandOf)),
      ...all('table').map((table) => withFirstRows(table, bandOf)),
      ...all('ul, ol, tbody').map((list) => lastTwo(list, bandOf)),
      ...all('tfoot').map((foot) => withLastRow(foot, bandOf)),
    ],
    kept: all('[data-keep]').map(bandOf),
    heads: [...headOf.keys()],
    starts: all('[data-new-page]').map((part) => bandOf(part).top),
    headOf,
  }
}

function headBand(head: Element, bandOf: (element: Element) => Band): TableHead {
  const rows = head.parentElement?.querySelectorAll('tr') ?? []
  const last = rows[rows.length - 1] ?? head
  return { ...bandOf(head), until: bandOf(last).bottom }
}

/** What says little without what comes after it. */
const leads = 'h2, h3, [data-lead]'

/** A heading with the first of what it leads to; within a box, the edge of the box with it. */
function withNext(lead: Element, bandOf: (element: Element) => Band): Band {
  const box = lead.parentElement?.matches('[data-box]') ? lead.parentElement : lead
  return { top: bandOf(box).top, bottom: firstOf(nextOf(lead), bandOf) ?? bandOf(lead).bottom }
}

/** The head of a table says little over a single row. */
function withFirstRows(table: Element, bandOf: (element: Element) => Band): Band {
  const rows = table.querySelectorAll('tbody > tr')
  const second = rows[Math.min(1, rows.length - 1)] ?? table
  return { top: bandOf(table).top, bottom: bandOf(second).bottom }
}

const nextOf = (lead: Element): Element | null =>
  lead.nextElementSibling ?? lead.parentElement?.nextElementSibling ?? null

/** Where the first piece of an element ends: a row, an item, or another lead with its own next. */
function firstOf(element: Element | null, bandOf: (element: Element) => Band): number | null {
  if (!element) return null
  if (element.matches(leads)) return withNext(element, bandOf).bottom
  const heading = element.querySelector(':scope > h3:first-child')
  if (heading) return withNext(heading, bandOf).bottom
  const table = element.matches('table') ? element : element.querySelector(':scope > table:first-child')
  if (table) return withFirstRows(table, bandOf).bottom
  return bandOf(element.querySelector('li') ?? element).bottom
}

/** The last item of a list, or row of a table, is not left to a page alone. */
function lastTwo(list: Element, bandOf: (element: Element) => Band): Band {
  const items = list.children
  const [from, until] = [items[items.length - 2] ?? list, items[items.length - 1] ?? list]
  return { top: bandOf(from).top, bottom: bandOf(until).bottom }
}

function withLastRow(foot: Element, bandOf: (element: Element) => Band): Band {
  const rows = foot.parentElement?.querySelectorAll('tbody > tr') ?? []
  const last = rows[rows.length - 1] ?? foot
  return { top: bandOf(last).top, bottom: bandOf(foot).bottom }
}
