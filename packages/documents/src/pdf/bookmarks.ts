import type { Objects } from './objects.ts'
import { isText, type PdfTag, type PdfText } from './pdf-document.ts'
import { points, textString, reference } from './syntax.ts'

interface Bookmark {
  readonly title: string
  readonly page: number
  /** Millimeters from the top of the page to just above the heading. */
  readonly top: number
}

/** The sections, by their second-level headings. */
export function bookmarksOf(tag: PdfTag): Bookmark[] {
  return tag.kids.flatMap((kid) => {
    if (isText(kid)) return []
    return kid.role === 'H2' ? (bookmarkOf(kid.kids.filter(isText)) ?? []) : bookmarksOf(kid)
  })
}

function bookmarkOf(texts: readonly PdfText[]): Bookmark | null {
  const [text] = texts
  const [word] = text?.words ?? []
  if (!text || !word) return null
  const title = texts.flatMap(({ words }) => words.map((each) => each.text)).join('')
  return { title: title.trim(), page: text.page, top: word.baseline - 1.5 * word.size }
}

/** Writes the outline and returns its object number (12.3.3). */
export function writeBookmarks(
  objects: Objects,
  bookmarks: readonly Bookmark[],
  { pages, height }: { pages: readonly { readonly id: number }[]; height: number },
): number {
  const list = objects.reserve()
  const ids = bookmarks.map(() => objects.reserve())
  for (const [index, { title, page, top }] of bookmarks.entries()) {
    const [before, id, after] = [ids[index - 1], ids[index] ?? 0, ids[index + 1]]
    objects.define(
      id,
      `<</Title ${textString(title)}/Parent ${reference(list)}/Dest[${reference(pages[page]?.id ?? 0)}/XYZ 0 ${points(height - top)} 0]` +
        `${before === undefined ? '' : `/Prev ${reference(before)}`}${after === undefined ? '' : `/Next ${reference(after)}`}>>`,
    )
  }
  const [first, last] = [ids[0], ids.at(-1)]
  const ends =
    first === undefined || last === undefined ? '' : `/First ${reference(first)}/Last ${reference(last)}`
  objects.define(list, `<</Type/Outlines${ends}/Count ${ids.length}>>`)
  return list
}
