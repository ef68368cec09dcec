/** From top to bottom, px from the top of the layout. */
export interface Band {
  readonly top: number
  readonly bottom: number
}

/** The head of a table or box, repeated on each page that it continues on, unless it takes more than half of the page. */
export interface Head extends Band {
  /** Where the table, or the box, ends. */
  readonly until: number
}

/** Where a part starts. */
export interface Start {
  readonly top: number
  /** It starts a new page if more than this share of the previous one is filled. */
  readonly over: number
}

/** What page breaking needs to know about a laid-out document. */
export interface Flow {
  readonly height: number
  /** Everything visible. */
  readonly seen: readonly Band[]
  /** Lines of text, rows and charts: never broken if a page has room for them. */
  readonly whole: readonly Band[]
  /** Kept together up to half a page: an item, a heading with what follows. */
  readonly together: readonly Band[]
  /** Kept together if it fits on a page, and the previous page is well filled without it. */
  readonly kept: readonly Band[]
  /** Boxes with edges on all sides, which are closed at the end of a page and reopened on the next. */
  readonly boxes: readonly Band[]
  readonly heads: readonly Head[]
  readonly starts: readonly Start[]
}

/** The part of the layout that one page shows, with the repeated head of a continued table or box. */
export interface PageSlice extends Band {
  readonly head: Head | null
  /** Room at the top for the upper edge of a continued box, px. */
  readonly opening: number
}

/** The height of a page, and the part of it that the edge of a broken box takes, px. */
export interface PageRoom {
  readonly room: number
  readonly edge: number
}

/** A page with less on it is not ended to keep something together. */
const wellFilled = 2 / 3

/** Breaks between the bands, each page as full as they allow. */
export function breakPages(flow: Flow, { room, edge }: PageRoom): PageSlice[] {
  const pages: PageSlice[] = []
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

/** A head of more than half a page is not repeated: it would leave too little room. */
const headAgain = ({ heads }: Flow, from: number, room: number) =>
  heads.find(
    ({ top, bottom, until }) => from >= bottom - 1 && from < until - 1 && bottom - top <= room / 2,
  ) ?? null

/** Where the page after this position starts, skipping gaps; null if nothing visible follows. */
function nextSeen({ seen, height }: Flow, after: number): number | null {
  // The box of the last letters may reach below the layout; no page could get past it.
  if (after >= height - 0.5) return null
  let next = Number.POSITIVE_INFINITY
  for (const { top, bottom } of seen) if (bottom > after + 0.5 && top < next) next = top
  return next === Number.POSITIVE_INFINITY ? null : Math.max(after, next)
}

/** A broken box needs room for its lower edge. */
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

/** The bands on the page that are not too tall to be kept together. */
const bandsUpTo = (bands: readonly Band[], page: Band, most: number) =>
  bands.filter(({ top, bottom }) => bottom > page.top && top < page.bottom && bottom - top <= most)

/** Prevents empty pages. */
const isSeenBetween = ({ seen }: Flow, top: number, place: number) =>
  seen.some(({ bottom }) => bottom > top + 0.5 && bottom <= place + 0.5)

const isIn = (bands: readonly Band[], place: number) =>
  bands.some(({ top, bottom }) => top < place - 0.5 && bottom > place + 0.5)

/** The lowest position that breaks none of the bands; null if that would leave the page empty. */
function cutAbove(bands: readonly Band[], from: number, limit: number): number | null {
  let cut = limit
  for (;;) {
    const straddling = bands.filter(({ top, bottom }) => top < cut - 0.5 && bottom > cut + 0.5)
    if (straddling.length === 0) return cut
    cut = Math.min(...straddling.map(({ top }) => top))
    if (cut <= from + 1) return null
  }
}
