import { expect, test } from 'vitest'
import { placeContent } from './place-content.ts'
import type { PageSlice } from './page-breaks.ts'

const pages: PageSlice[] = [
  { top: 0, bottom: 90, head: null, opening: 0 },
  { top: 100, bottom: 150, head: null, opening: 0 },
]

const figureAt = (top: number, bottom: number) =>
  placeContent(
    {
      role: 'Document',
      kids: [
        { role: 'Figure', alternative: 'A chart', place: { left: 0, right: 40, top, bottom }, kids: [] },
      ],
    },
    pages,
  ).kids[0]

test('a figure is tagged with its page', () => {
  expect(figureAt(110, 140)).toMatchObject({ role: 'Figure', place: { page: 1 } })
})

test('a figure without size, between two pages, is tagged without a position', () => {
  expect(figureAt(95, 95)).toEqual({ role: 'Figure', alternative: 'A chart', kids: [] })
})
