import type { PdfTag, PdfText, PdfWord } from '@race-nutrition/documents'
import { bandsOf } from './paint-page.ts'
import type { Band, PageCut } from './page-cuts.ts'
import type { SeenWord } from './seen-words.ts'
import { millimeters } from './sheet.ts'
import { isTag, type ToldTag } from './told-content.ts'

/** The tags of the layout with each word where it stands on its page. */
export function contentOf(tag: ToldTag, pages: readonly PageCut[]): PdfTag {
  const { kids, place, ...said } = tag
  return { ...said, ...(place ? placeOn(pages, place) : {}), kids: grouped(kids, pages) }
}

/** A figure without size may stand on no page, in a gap between two: it is told, and has no place. */
function placeOn(
  pages: readonly PageCut[],
  place: NonNullable<ToldTag['place']>,
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

/** Words that follow each other on one page are one text. */
function grouped(kids: ToldTag['kids'], pages: readonly PageCut[]): (PdfTag | PdfText)[] {
  const told: (PdfTag | { page: number; words: PdfWord[] })[] = []
  for (const kid of kids) {
    if (isTag(kid)) {
      told.push(contentOf(kid, pages))
      continue
    }
    const page = pageOf(kid, pages)
    if (page === null) throw new RangeError('A word stands on no page.')
    const last = told.at(-1)
    const word = wordAt(kid, downOn(pages[page]))
    if (last && 'words' in last && last.page === page) last.words.push(word)
    else told.push({ page, words: [word] })
  }
  return told
}

/** The page that shows the middle of it; null where none does. */
function pageOf({ top: from, bottom: to }: Band, pages: readonly PageCut[]): number | null {
  const middle = (from + to) / 2
  const page = pages.findIndex(({ top, bottom }) => middle >= top && middle < bottom)
  return page < 0 ? null : page
}

/** How far below its place in the layout a page shows something, px. */
function downOn(page: PageCut | undefined): number {
  const body = page && bandsOf(page).at(-1)
  return body ? body.at - body.band.top : 0
}

/** A word moved down, in millimeters. */
export function wordAt({ text, spaced, left, right, baseline, look }: SeenWord, down: number): PdfWord {
  return {
    text: spaced ? `${text} ` : text,
    left: millimeters(left),
    baseline: millimeters(baseline + down),
    width: millimeters(right - left),
    size: millimeters(look.size),
  }
}
