/** From top to bottom, px from the top of the layout. */
export interface Band {
  readonly top: number
  readonly bottom: number
}

/** The head of a table, which is drawn again on each page that the table goes on to. */
export interface TableHead extends Band {
  /** Where the table ends. */
  readonly until: number
}

/** A laid out document, as far as its pages can be cut. */
export interface Flow {
  readonly height: number
  /** Everything that is seen. */
  readonly seen: readonly Band[]
  /** Lines of text, rows and charts: never cut. */
  readonly whole: readonly Band[]
  /** What stands together as long as it is no more than half a page: an item, a heading with what follows. */
  readonly together: readonly Band[]
  /** What stands together if any page has room for it. */
  readonly kept: readonly Band[]
  readonly heads: readonly TableHead[]
  /** Where a page has to begin. */
  readonly starts: readonly number[]
}

/** What one page shows; the head of the table that it goes on with above it. */
export interface PageCut extends Band {
  readonly head: TableHead | null
}

/** Cuts between the bands, each page as full as they allow. `room` is the height of a page, px. */
export function cutPages(flow: Flow, room: number): PageCut[] {
  const pages: PageCut[] = []
  let top = nextSeen(flow, 0)
  while (top !== null) {
    const from: number = top
    const head = flow.heads.find(({ bottom, until }) => from >= bottom - 1 && from < until - 1) ?? null
    const bottom = pageEnd(flow, from, room - (head ? head.bottom - head.top : 0))
    pages.push({ top: from, bottom, head })
    top = nextSeen(flow, bottom)
  }
  return pages
}

/** Where the page after this place begins: gaps are left out. Null where nothing more is seen. */
function nextSeen({ seen }: Flow, after: number): number | null {
  const below = seen.filter(({ bottom }) => bottom > after + 0.5)
  if (below.length === 0) return null
  return Math.max(after, Math.min(...below.map(({ top }) => top)))
}

function pageEnd(flow: Flow, top: number, room: number): number {
  const limit = Math.min(flow.height, top + room)
  const start = flow.starts.find((place) => place <= limit && isSeenBetween(flow, top, place))
  if (start !== undefined) return start
  if (limit === flow.height) return limit
  const small = flow.together.filter((band) => band.bottom - band.top < room / 2)
  const kept = flow.kept.filter((band) => band.bottom - band.top <= room)
  return (
    cutAbove([...flow.whole, ...small, ...kept], top, limit) ??
    cutAbove([...flow.whole, ...small], top, limit) ??
    cutAbove(flow.whole, top, limit) ??
    limit
  )
}

/** A page that would show nothing is none. */
const isSeenBetween = ({ seen }: Flow, top: number, place: number) =>
  seen.some(({ bottom }) => bottom > top + 0.5 && bottom <= place + 0.5)

/** The lowest place that cuts none of the bands; null where that leaves nothing for the page. */
function cutAbove(bands: readonly Band[], from: number, limit: number): number | null {
  let cut = limit
  for (;;) {
    const straddling = bands.filter(({ top, bottom }) => top < cut - 0.5 && bottom > cut + 0.5)
    if (straddling.length === 0) return cut
    cut = Math.min(...straddling.map(({ top }) => top))
    if (cut <= from + 1) return null
  }
}
