import { expect, test } from 'vitest'
import { contentOf } from './document-of.ts'
import type { PageCut } from './page-cuts.ts'

const pages: PageCut[] = [
  { top: 0, bottom: 90, head: null, opening: 0 },
  { top: 100, bottom: 150, head: null, opening: 0 },
]

const figureAt = (top: number, bottom: number) =>
  contentOf(
    {
      role: 'Document',
      kids: [
        { role: 'Figure', alternative: 'A chart', place: { left: 0, right: 40, top, bottom }, kids: [] },
      ],
    },
    pages,
  ).kids[0]

test('a figure is told with the page that it stands on', () => {
  expect(figureAt(110, 140)).toMatchObject({ role: 'Figure', place: { page: 1 } })
})

test('a figure without size, between two pages, is told without a place', () => {
  expect(figureAt(95, 95)).toEqual({ role: 'Figure', alternative: 'A chart', kids: [] })
})
