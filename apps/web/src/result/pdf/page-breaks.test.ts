import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Band, breakPages, type Flow, type PageSlice } from './page-breaks.ts'

const band = (top: number, bottom: number): Band => ({ top, bottom })

/** Rows of 30 px without a gap. */
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => band(from + index * 30, from + index * 30 + 30))

const measureFlow = (whole: readonly Band[], more: Partial<Flow> = {}): Flow => ({
  height: Math.max(...whole.map(({ bottom }) => bottom)),
  seen: whole,
  whole,
  together: [],
  kept: [],
  boxes: [],
  heads: [],
  starts: [],
  ...more,
})

const edge = 10

const placesOf = (flow: Flow, room: number) =>
  breakPages(flow, { room, edge }).map(({ top, bottom }) => [top, bottom])

test('content that fits is one page', () => {
  expect(placesOf(measureFlow(rows(3)), 90)).toEqual([[0, 90]])
})

test('a page ends above the first row that does not fit', () => {
  expect(placesOf(measureFlow(rows(5)), 100)).toEqual([
    [0, 90],
    [90, 150],
  ])
})

test('letters that reach below the layout take no page of their own', () => {
  expect(placesOf(measureFlow([...rows(2), band(60, 92)], { height: 90 }), 100)).toEqual([[0, 90]])
})

test('a gap at the end of a page is not carried to the next', () => {
  const flow = measureFlow([...rows(3), ...rows(2, 130)])
  expect(placesOf(flow, 110)).toEqual([
    [0, 110],
    [130, 190],
  ])
})

test('a heading is kept with what follows it', () => {
  const flow = measureFlow(rows(7), { together: [band(90, 150)] })
  expect(placesOf(flow, 130)).toEqual([
    [0, 90],
    [90, 210],
  ])
})

test('a block of more than half a page is not kept together, but no line of it is broken', () => {
  const flow = measureFlow(rows(8), { together: [band(30, 240)] })
  expect(placesOf(flow, 100)[0]).toEqual([0, 90])
})

test('a block that is kept together moves to the next page if it fits there', () => {
  expect(placesOf(measureFlow(rows(6), { kept: [band(60, 120)] }), 90)).toEqual([
    [0, 60],
    [60, 150],
    [150, 180],
  ])
  expect(placesOf(measureFlow(rows(8), { kept: [band(60, 210)] }), 100)[0]).toEqual([0, 90])
})

test('a block that is kept together is broken if moving it would leave more than a third of the page empty', () => {
  expect(placesOf(measureFlow(rows(6), { kept: [band(30, 120)] }), 90)).toEqual([
    [0, 90],
    [90, 180],
  ])
})

test('a part starts a new page if the previous one is filled enough, and continues on it otherwise', () => {
  expect(placesOf(measureFlow(rows(6), { starts: [{ top: 60, over: 0.6 }] }), 90)).toEqual([
    [0, 60],
    [60, 150],
    [150, 180],
  ])
  expect(placesOf(measureFlow(rows(6), { starts: [{ top: 30, over: 0.6 }] }), 90)).toEqual([
    [0, 90],
    [90, 180],
  ])
})

test('a part whose letters reach above its edge starts its page without an empty page before it', () => {
  const flow = measureFlow([...rows(3), ...rows(2, 118)], { starts: [{ top: 120, over: 0 }] })
  expect(placesOf(flow, 100)).toEqual([
    [0, 100],
    [118, 178],
  ])
})

test('the head of a table is repeated, and takes room, where the table continues', () => {
  const head = { top: 0, bottom: 30, until: 180 }
  const flow = measureFlow(rows(8), { heads: [head] })
  expect(breakPages(flow, { room: 100, edge })).toEqual([
    { top: 0, bottom: 90, head: null, opening: 0 },
    { top: 90, bottom: 150, head, opening: 0 },
    { top: 150, bottom: 210, head, opening: 0 },
    { top: 210, bottom: 240, head: null, opening: 0 },
  ])
})

/** Twelve rows on pages of 120 px, under a head of this height. */
const goesOnWith = (height: number) =>
  breakPages(measureFlow(rows(12), { heads: [{ top: 0, bottom: height, until: 360 }] }), { room: 120, edge })

test('a head of more than half a page is not repeated', () => {
  expect(goesOnWith(60)[1]?.head).toEqual({ top: 0, bottom: 60, until: 360 })
  expect(goesOnWith(61).map(({ head }) => head)).toEqual([null, null, null])
  expect(goesOnWith(120)).toHaveLength(3)
})

test('a broken box leaves room for its edge on both pages', () => {
  const flow = measureFlow(rows(8), { boxes: [band(30, 210)] })
  expect(breakPages(flow, { room: 90, edge })).toEqual([
    { top: 0, bottom: 60, head: null, opening: 0 },
    { top: 60, bottom: 120, head: null, opening: edge },
    { top: 120, bottom: 180, head: null, opening: edge },
    { top: 180, bottom: 240, head: null, opening: edge },
  ])
})

test('a box that ends with the page needs no extra room for an edge', () => {
  expect(placesOf(measureFlow(rows(4), { boxes: [band(30, 90)] }), 90)).toEqual([
    [0, 90],
    [90, 120],
  ])
})

test('the title of a box is repeated below its edge', () => {
  const head = { top: 30, bottom: 60, until: 180 }
  const flow = measureFlow(rows(6), { boxes: [band(30, 180)], heads: [head] })
  expect(breakPages(flow, { room: 110, edge })).toEqual([
    { top: 0, bottom: 90, head: null, opening: 0 },
    { top: 90, bottom: 150, head, opening: edge },
    { top: 150, bottom: 180, head, opening: edge },
  ])
})

test('a row longer than a page is broken between its lines', () => {
  const lines = rows(8)
  expect(placesOf(measureFlow([...lines, band(0, 240)]), 100)).toEqual([
    [0, 90],
    [90, 180],
    [180, 240],
  ])
})

test('a line longer than a page is broken, and nothing is lost', () => {
  expect(placesOf(measureFlow([band(0, 250)]), 100)).toEqual([
    [0, 100],
    [100, 200],
    [200, 250],
  ])
})

const layouts = fc.record({
  heights: fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 60 }),
  gaps: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 }),
  room: fc.integer({ min: 100, max: 300 }),
  groups: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 400 })), { maxLength: 10 }),
})

interface Layout {
  readonly heights: readonly number[]
  readonly gaps: readonly number[]
  readonly groups: readonly (readonly [from: number, length: number])[]
}

/** Stacked lines, and bands that start and end anywhere among them. */
function laidOut({ heights, gaps, groups }: Layout) {
  let at = 0
  const lines = heights.map((height, index) => {
    const line = band(at, at + height)
    at += height + (gaps[index % gaps.length] ?? 0)
    return line
  })
  return { lines, bands: groups.map(([from, length]) => band(from % at, (from % at) + length)) }
}

const filledBy = ({ top, bottom, opening }: PageSlice) => opening + bottom - top

test('in any layout, every line is on exactly one page, unbroken, and no page is overfull', () => {
  fc.assert(
    fc.property(layouts, ({ room, ...layout }) => {
      const { lines, bands } = laidOut(layout)
      const pages = breakPages(measureFlow(lines, { together: bands }), { room, edge })
      for (const page of pages) expect(filledBy(page)).toBeLessThanOrEqual(room)
      for (const line of lines) {
        const holding = pages.filter(
          ({ top, bottom }) => line.top >= top - 0.5 && line.bottom <= bottom + 0.5,
        )
        expect(holding).toHaveLength(1)
      }
    }),
  )
})

test('in any layout, a repeated head leaves half the page, and no row that fits there is broken', () => {
  fc.assert(
    fc.property(layouts, ({ room, ...layout }) => {
      const { lines, bands } = laidOut(layout)
      const heads = bands.map(({ top, bottom }) => ({ top, bottom, until: bottom + 2 * (bottom - top) }))
      const pages = breakPages(measureFlow(lines, { heads }), { room, edge })
      for (const page of pages) {
        const headRoom = page.head ? page.head.bottom - page.head.top : 0
        expect(headRoom).toBeLessThanOrEqual(room / 2)
        expect(headRoom + filledBy(page)).toBeLessThanOrEqual(room)
      }
      for (const line of lines.filter(({ top, bottom }) => bottom - top <= room / 2)) {
        expect(pages.filter(({ top, bottom }) => line.top >= top && line.bottom <= bottom)).toHaveLength(1)
      }
    }),
  )
})

test('in any layout, a broken box has room for its edges on each of its pages', () => {
  fc.assert(
    fc.property(layouts, ({ room, ...layout }) => {
      const { lines, bands } = laidOut(layout)
      const pages = breakPages(measureFlow(lines, { boxes: bands }), { room, edge })
      const isCutAt = (place: number) =>
        bands.some(({ top, bottom }) => top < place - 0.5 && bottom > place + 0.5)
      for (const page of pages) {
        expect(page.opening).toBe(isCutAt(page.top) ? edge : 0)
        expect(filledBy(page) + (isCutAt(page.bottom) ? edge : 0)).toBeLessThanOrEqual(room)
      }
    }),
  )
})

test('in any layout, keeping things together leaves no more than a third of a page empty', () => {
  fc.assert(
    fc.property(layouts, ({ room, ...layout }) => {
      const { lines, bands } = laidOut(layout)
      const starts = bands.map(({ top }) => ({ top, over: 2 / 3 }))
      const pages = breakPages(measureFlow(lines, { kept: bands, starts }), { room, edge })
      for (const page of pages.slice(0, -1)) {
        const next = lines.find(({ top }) => top >= page.bottom - 0.5)
        const couldTake = next ? next.bottom - page.top <= room : false
        if (couldTake) expect(page.bottom - page.top).toBeGreaterThanOrEqual((room * 2) / 3 - 0.5)
      }
    }),
  )
})
