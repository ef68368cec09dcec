import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Band, cutPages, type Flow } from './page-cuts.ts'

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
  heads: [],
  starts: [],
  ...more,
})

const placesOf = (flow: Flow, room: number) => cutPages(flow, room).map(({ top, bottom }) => [top, bottom])

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
  expect(placesOf(flowOf(rows(6), { kept: [band(60, 150)] }), 100)).toEqual([
    [0, 60],
    [60, 150],
    [150, 180],
  ])
  expect(placesOf(flowOf(rows(8), { kept: [band(60, 210)] }), 100)[0]).toEqual([0, 90])
})

test('a part that begins a page does, whatever room is left', () => {
  expect(placesOf(flowOf(rows(5), { starts: [60] }), 100)).toEqual([
    [0, 60],
    [60, 150],
  ])
})

test('a part whose letters reach above its edge begins the page that it is on, and none before it is empty', () => {
  const flow = flowOf([...rows(3), ...rows(2, 118)], { starts: [120] })
  expect(placesOf(flow, 100)).toEqual([
    [0, 100],
    [118, 178],
  ])
})

test('the head of a table is drawn again, and takes its room, where the table goes on', () => {
  const head = { top: 0, bottom: 30, until: 180 }
  const flow = flowOf(rows(8), { heads: [head] })
  expect(cutPages(flow, 100)).toEqual([
    { top: 0, bottom: 90, head: null },
    { top: 90, bottom: 150, head },
    { top: 150, bottom: 210, head },
    { top: 210, bottom: 240, head: null },
  ])
})

test('a row longer than a page is cut, as there is no other way, and nothing is lost', () => {
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

test('of any layout, every line stands on exactly one page, whole, and no page is overfull', () => {
  fc.assert(
    fc.property(layouts, ({ heights, gaps, room, groups }) => {
      let at = 0
      const lines = heights.map((height, index) => {
        const line = band(at, at + height)
        at += height + (gaps[index % gaps.length] ?? 0)
        return line
      })
      const together = groups.map(([from, length]) => band(from % at, (from % at) + length))
      const pages = cutPages(flowOf(lines, { together }), room)
      for (const page of pages) expect(page.bottom - page.top).toBeLessThanOrEqual(room)
      for (const line of lines) {
        const holding = pages.filter(
          ({ top, bottom }) => line.top >= top - 0.5 && line.bottom <= bottom + 0.5,
        )
        expect(holding).toHaveLength(1)
      }
    }),
  )
})
