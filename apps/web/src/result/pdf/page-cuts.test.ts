import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Band, cutPages, type Flow, type PageCut } from './page-cuts.ts'

const band = (top: number, bottom: number): Band => ({ top, bottom })

/** Rows of 30 px without a gap. */
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => band(from + index * 30, from + index * 30 + 30))

const flowOf = (whole: readonly Band[], more: Partial<Flow> = {}): Flow => ({
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
  cutPages(flow, { room, edge }).map(({ top, bottom }) => [top, bottom])

test('what fits is one page', () => {
  expect(placesOf(flowOf(rows(3)), 90)).toEqual([[0, 90]])
})

test('a page ends above the row that it has no room for', () => {
  expect(placesOf(flowOf(rows(5)), 100)).toEqual([
    [0, 90],
    [90, 150],
  ])
})

test('a gap at the end of a page is not carried to the next', () => {
  const flow = flowOf([...rows(3), ...rows(2, 130)])
  expect(placesOf(flow, 110)).toEqual([
    [0, 110],
    [130, 190],
  ])
})

test('a heading goes with what follows it', () => {
  const flow = flowOf(rows(7), { together: [band(90, 150)] })
  expect(placesOf(flow, 130)).toEqual([
    [0, 90],
    [90, 210],
  ])
})

test('what is longer than half a page is not kept together, but no line of it is cut', () => {
  const flow = flowOf(rows(8), { together: [band(30, 240)] })
  expect(placesOf(flow, 100)[0]).toEqual([0, 90])
})

test('what is kept together moves to the next page whole if that page has room for it', () => {
  expect(placesOf(flowOf(rows(6), { kept: [band(60, 120)] }), 90)).toEqual([
    [0, 60],
    [60, 150],
    [150, 180],
  ])
  expect(placesOf(flowOf(rows(8), { kept: [band(60, 210)] }), 100)[0]).toEqual([0, 90])
})

test('what is kept together is cut where moving it would leave more than a third of the page empty', () => {
  expect(placesOf(flowOf(rows(6), { kept: [band(30, 120)] }), 90)).toEqual([
    [0, 90],
    [90, 180],
  ])
})

test('a part begins a page where so much of the one before is filled as it asks for, and goes on there otherwise', () => {
  expect(placesOf(flowOf(rows(6), { starts: [{ top: 60, over: 0.6 }] }), 90)).toEqual([
    [0, 60],
    [60, 150],
    [150, 180],
  ])
  expect(placesOf(flowOf(rows(6), { starts: [{ top: 30, over: 0.6 }] }), 90)).toEqual([
    [0, 90],
    [90, 180],
  ])
})

test('a part whose letters reach above its edge begins the page that it is on, and none before it is empty', () => {
  const flow = flowOf([...rows(3), ...rows(2, 118)], { starts: [{ top: 120, over: 0 }] })
  expect(placesOf(flow, 100)).toEqual([
    [0, 100],
    [118, 178],
  ])
})

test('the head of a table is drawn again, and takes its room, where the table goes on', () => {
  const head = { top: 0, bottom: 30, until: 180 }
  const flow = flowOf(rows(8), { heads: [head] })
  expect(cutPages(flow, { room: 100, edge })).toEqual([
    { top: 0, bottom: 90, head: null, opening: 0 },
    { top: 90, bottom: 150, head, opening: 0 },
    { top: 150, bottom: 210, head, opening: 0 },
    { top: 210, bottom: 240, head: null, opening: 0 },
  ])
})

/** Twelve rows on pages of 120 px, under a head of this height. */
const goesOnWith = (height: number) =>
  cutPages(flowOf(rows(12), { heads: [{ top: 0, bottom: height, until: 360 }] }), { room: 120, edge })

test('a head that would take more than half a page is not drawn again', () => {
  expect(goesOnWith(60)[1]?.head).toEqual({ top: 0, bottom: 60, until: 360 })
  expect(goesOnWith(61).map(({ head }) => head)).toEqual([null, null, null])
  expect(goesOnWith(120)).toHaveLength(3)
})

test('a box that is cut leaves room for its edge on both pages', () => {
  const flow = flowOf(rows(8), { boxes: [band(30, 210)] })
  expect(cutPages(flow, { room: 90, edge })).toEqual([
    { top: 0, bottom: 60, head: null, opening: 0 },
    { top: 60, bottom: 120, head: null, opening: edge },
    { top: 120, bottom: 180, head: null, opening: edge },
    { top: 180, bottom: 240, head: null, opening: edge },
  ])
})

test('a box that ends with the page needs no room for an edge besides', () => {
  expect(placesOf(flowOf(rows(4), { boxes: [band(30, 90)] }), 90)).toEqual([
    [0, 90],
    [90, 120],
  ])
})

test('the title of a box is drawn again below its edge', () => {
  const head = { top: 30, bottom: 60, until: 180 }
  const flow = flowOf(rows(6), { boxes: [band(30, 180)], heads: [head] })
  expect(cutPages(flow, { room: 110, edge })).toEqual([
    { top: 0, bottom: 90, head: null, opening: 0 },
    { top: 90, bottom: 150, head, opening: edge },
    { top: 150, bottom: 180, head, opening: edge },
  ])
})

test('a row longer than a page is cut between its lines', () => {
  const lines = rows(8)
  expect(placesOf(flowOf([...lines, band(0, 240)]), 100)).toEqual([
    [0, 90],
    [90, 180],
    [180, 240],
  ])
})

test('a line longer than a page is cut, as there is no other way, and nothing is lost', () => {
  expect(placesOf(flowOf([band(0, 250)]), 100)).toEqual([
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

/** Lines under each other, and bands that begin and end anywhere among them. */
function laidOut({ heights, gaps, groups }: Layout) {
  let at = 0
  const lines = heights.map((height, index) => {
    const line = band(at, at + height)
    at += height + (gaps[index % gaps.length] ?? 0)
    return line
  })
  return { lines, bands: groups.map(([from, length]) => band(from % at, (from % at) + length)) }
}

const filledBy = ({ top, bottom, opening }: PageCut) => opening + bottom - top

test('of any layout, every line stands on exactly one page, whole, and no page is overfull', () => {
  fc.assert(
    fc.property(layouts, ({ room, ...layout }) => {
      const { lines, bands } = laidOut(layout)
      const pages = cutPages(flowOf(lines, { together: bands }), { room, edge })
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

test('of any layout, a head that is drawn again leaves half the page, and no row that fits there is cut', () => {
  fc.assert(
    fc.property(layouts, ({ room, ...layout }) => {
      const { lines, bands } = laidOut(layout)
      const heads = bands.map(({ top, bottom }) => ({ top, bottom, until: bottom + 2 * (bottom - top) }))
      const pages = cutPages(flowOf(lines, { heads }), { room, edge })
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

test('of any layout, a box that is cut has room for its edges on every page that it stands on', () => {
  fc.assert(
    fc.property(layouts, ({ room, ...layout }) => {
      const { lines, bands } = laidOut(layout)
      const pages = cutPages(flowOf(lines, { boxes: bands }), { room, edge })
      const isCutAt = (place: number) =>
        bands.some(({ top, bottom }) => top < place - 0.5 && bottom > place + 0.5)
      for (const page of pages) {
        expect(page.opening).toBe(isCutAt(page.top) ? edge : 0)
        expect(filledBy(page) + (isCutAt(page.bottom) ? edge : 0)).toBeLessThanOrEqual(room)
      }
    }),
  )
})

test('of any layout, nothing that is kept, and no part that may go on, leaves over a third of a page empty', () => {
  fc.assert(
    fc.property(layouts, ({ room, ...layout }) => {
      const { lines, bands } = laidOut(layout)
      const starts = bands.map(({ top }) => ({ top, over: 2 / 3 }))
      const pages = cutPages(flowOf(lines, { kept: bands, starts }), { room, edge })
      for (const page of pages.slice(0, -1)) {
        const next = lines.find(({ top }) => top >= page.bottom - 0.5)
        const couldTake = next ? next.bottom - page.top <= room : false
        if (couldTake) expect(page.bottom - page.top).toBeGreaterThanOrEqual((room * 2) / 3 - 0.5)
      }
    }),
  )
})
