import type { Objects } from './objects.ts'
import type { PageContent } from './page-content.ts'
import { isText, type PdfPlace, type PdfTag } from './pdf-document.ts'
import { points, textString, reference } from './syntax.ts'

interface Page {
  readonly id: number
  readonly content: PageContent
}

/**
 * Writes the tags and, in their order, the words on the pages; returns the structure tree root (14.7).
 * Each tag refers to its words by page and number, and each page to the tags of its words.
 */
export function writeStructure(
  objects: Objects,
  content: PdfTag,
  { pages, height }: { pages: readonly Page[]; height: number },
): number {
  const root = objects.reserve()
  const tagsOfPages: number[][] = pages.map(() => [])

  const write = (tag: PdfTag, parent: number): number => {
    const id = objects.reserve()
    const kids = tag.kids.map((kid) => {
      if (!isText(kid)) return reference(write(kid, id))
      const page = pages[kid.page]
      if (!page) throw new RangeError(`There is no page ${kid.page}.`)
      const number = page.content.tagged(tag.role, kid.words)
      tagsOfPages[kid.page]?.push(id)
      return `<</Type/MCR/Pg ${reference(page.id)}/MCID ${number}>>`
    })
    objects.define(
      id,
      `<</Type/StructElem/S/${tag.role}/P ${reference(parent)}${attributesOf(tag, height)}/K[${kids.join(' ')}]>>`,
    )
    return id
  }

  const top = write(content, root)
  const numbers = tagsOfPages.map((tags, page) => `${page}[${tags.map(reference).join(' ')}]`)
  const parents = objects.add(`<</Nums[${numbers.join(' ')}]>>`)
  objects.define(
    root,
    `<</Type/StructTreeRoot/K ${reference(top)}/ParentTree ${reference(parents)}/ParentTreeNextKey ${pages.length}>>`,
  )
  return root
}

/** The attributes of a tag (14.8.5). `height` is that of a page, in millimeters. */
function attributesOf({ alternative, place, marks, scope, columns }: PdfTag, height: number): string {
  const ofTable = `${scope ? `/Scope/${scope}` : ''}${columns ? `/ColSpan ${columns}` : ''}`
  return (
    (alternative === undefined ? '' : `/Alt ${textString(alternative)}`) +
    (place ? `/A<</O/Layout/Placement/Block/BBox[${corners(place, height)}]>>` : '') +
    (marks ? `/A<</O/List/ListNumbering/${marks}>>` : '') +
    (ofTable === '' ? '' : `/A<</O/Table${ofTable}>>`)
  )
}

/** From the lower left to the upper right, as the format counts. */
const corners = ({ left, top, right, bottom }: PdfPlace, height: number) =>
  [left, height - bottom, right, height - top].map(points).join(' ')
