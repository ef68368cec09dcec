import type { PdfTag, PdfText, PdfWord } from '@race-nutrition/documents'
import { bandsOf } from './paint-page.ts'
import type { Band, PageSlice } from './page-breaks.ts'
import type { RenderedWord } from './rendered-words.ts'
import { millimeters } from './sheet-size.ts'
import { isTag, type ContentTag } from './tagged-content.ts'

/** The tagged content with the position of each word on its page. */
export function placeContent(tag: ContentTag, pages: readonly PageSlice[]): PdfTag {
  const { kids, place, ...rest } = tag
  return { ...rest, ...(place ? placeOn(pages, place) : {}), kids: grouped(kids, pages) }
}

/** A figure without size may fall into the gap between two pages: it is tagged, without a position. */
function placeOn(
  pages: readonly PageSlice[],
  place: NonNullable<ContentTag['place']>,
): Partial<Pick<PdfTag, 'place'>> {
  const page = pageOf(place, pages)
  if (page === null) return {}
  const down = downOn(pages[page])
  const { left, right, top, bottom } = place
  return {
    place: {
      page,
      left: millimeters(left),
      right: millimeters(right),
      top: millimeters(top + down),
      bottom: millimeters(bottom + down),
    },
  }
}

/** Consecutive words on one page are one text. */
function grouped(kids: ContentTag['kids'], pages: readonly PageSlice[]): (PdfTag | PdfText)[] {
  const placed: (PdfTag | { page: number; words: PdfWord[] })[] = []
  for (const kid of kids) {
    if (isTag(kid)) {
      placed.push(placeContent(kid, pages))
      continue
    }
    const page = pageOf(kid, pages)
    if (page === null) throw new RangeError('A word is on no page.')
    const last = placed.at(-1)
    const word = wordAt(kid, downOn(pages[page]))
    if (last && 'words' in last && last.page === page) last.words.push(word)
    else placed.push({ page, words: [word] })
  }
  return placed
}

/** The page that shows the middle of a band; null if none does. */
function pageOf({ top: from, bottom: to }: Band, pages: readonly PageSlice[]): number | null {
  const middle = (from + to) / 2
  const page = pages.findIndex(({ top, bottom }) => middle >= top && middle < bottom)
  return page < 0 ? null : page
}

/** The offset of a page's content from its place in the layout, px. */
function downOn(page: PageSlice | undefined): number {
  const body = page && bandsOf(page).at(-1)
  return body ? body.at - body.band.top : 0
}

/** A word with its offset, in millimeters. */
export function wordAt({ text, spaced, left, right, baseline, look }: RenderedWord, down: number): PdfWord {
  return {
    text: spaced ? `${text} ` : text,
    left: millimeters(left),
    baseline: millimeters(baseline + down),
    width: millimeters(right - left),
    size: millimeters(look.size),
  }
}
