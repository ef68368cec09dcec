/** From top to bottom, px from the top of the layout. */
export interface Band {
  readonly top: number
  readonly bottom: number
}

/** The head of a table or of a box, drawn again on each page that it goes on to, if it takes no more than half of it. */
export interface Head extends Band {
  /** Where the table, or the box, ends. */
  readonly until: number
}

/** Where a part begins. */
export interface Start {
  readonly top: number
  /** It begins a page where more than this share of the one before is filled, and goes on there otherwise. */
  readonly over: number
}

/** A laid out document, as far as its pages can be cut. */
export interface Flow {
  readonly height: number
  /** Everything that is seen. */
  readonly seen: readonly Band[]
  /** Lines of text, rows and charts: never cut where a page has room for them. */
  readonly whole: readonly Band[]
  /** What stands together as long as it is no more than half a page: an item, a heading with what follows. */
  readonly together: readonly Band[]
  /** What stands together if a page has room for it, and the page before is well filled without it. */
  readonly kept: readonly Band[]
  /** Boxes with edges around them, which are closed where a page ends and opened again where the next begins. */
  readonly boxes: readonly Band[]
  readonly heads: readonly Head[]
  readonly starts: readonly Start[]
}

/** What one page shows; the head of the table or box that it goes on with above it. */
export interface PageCut extends Band {
  readonly head: Head | null
  /** Room above it all for the upper edge of the box that goes on, px. */
  readonly opening: number
}

/** The height of a page, and what the edge of a box takes of it where a page cuts the box, px. */
export interface PageRoom {
  readonly room: number
  readonly edge: number
}

/** A page with less on it is not ended for the sake of what is kept together. */
const wellFilled = 2 / 3

/** Cuts between the bands, each page as full as they allow. */
export function cutPages(flow: Flow, { room, edge }: PageRoom): PageCut[] {
  const pages: PageCut[] = []
  let top = nextSeen(flow, 0)
  while (top !== null) {
    const from: number = top
    const head = headAgain(flow, from, room)
    const opening = isIn(flow.boxes, from) ? edge : 0
    const left = room - opening - (head ? head.bottom - head.top : 0)
    const bottom = pageEnd(flow, from, { room: left, edge })
    pages.push({ top: from, bottom, head, opening })
    top = nextSeen(flow, bottom)
  }
  return pages
}

/** A head that took more than half a page would leave too little, or no room at all, for what it is the head of. */
const headAgain = ({ heads }: Flow, from: number, room: number) =>
  heads.find(
    ({ top, bottom, until }) => from >= bottom - 1 && from < until - 1 && bottom - top <= room / 2,
  ) ?? null

/** Where the page after this place begins: gaps are left out. Null where nothing more is seen. */
function nextSeen({ seen }: Flow, after: number): number | null {
  let next = Number.POSITIVE_INFINITY
  for (const { top, bottom } of seen) if (bottom > after + 0.5 && top < next) next = top
  return next === Number.POSITIVE_INFINITY ? null : Math.max(after, next)
}

/** A box that is cut needs room for its lower edge. */
function pageEnd(flow: Flow, top: number, { room, edge }: PageRoom): number {
  const end = endWithin(flow, top, room)
  return isIn(flow.boxes, end) && end > top + room - edge ? endWithin(flow, top, room - edge) : end
}

function endWithin(flow: Flow, top: number, room: number): number {
  const limit = Math.min(flow.height, top + room)
  const isFilledAt = (place: number) => place - top >= wellFilled * room
  const start = flow.starts.find(
    (part) => part.top <= limit && isSeenBetween(flow, top, part.top) && part.top - top > part.over * room,
  )
  if (start !== undefined) return start.top
  if (limit === flow.height) return limit
  const upTo = (most: number, bands: readonly Band[]) => bandsUpTo(bands, { top, bottom: limit }, most)
  const whole = upTo(room, flow.whole)
  const small = [...whole, ...upTo(room / 2, flow.together)]
  const kept = cutAbove([...small, ...upTo(room, flow.kept)], top, limit)
  if (kept !== null && isFilledAt(kept)) return kept
  return cutAbove(small, top, limit) ?? cutAbove(whole, top, limit) ?? limit
}

/** Of what the page could show something, that which is not too high to be kept together. */
const bandsUpTo = (bands: readonly Band[], page: Band, most: number) =>
  bands.filter(({ top, bottom }) => bottom > page.top && top < page.bottom && bottom - top <= most)

/** A page that would show nothing is none. */
const isSeenBetween = ({ seen }: Flow, top: number, place: number) =>
  seen.some(({ bottom }) => bottom > top + 0.5 && bottom <= place + 0.5)

const isIn = (bands: readonly Band[], place: number) =>
  bands.some(({ top, bottom }) => top < place - 0.5 && bottom > place + 0.5)

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
