import { writeXmpMetadata } from './xmp-metadata.ts'
import { bookmarksOf, writeBookmarks } from './bookmarks.ts'
import { type Deflate, Objects } from './objects.ts'
import { PageContent } from './page-content.ts'
import type { PdfDocument, PdfPage, PdfPicture, PdfPlane } from './pdf-document.ts'
import { writeStructure } from './structure.ts'
import { points, textString, reference } from './syntax.ts'
import { InvisibleFonts } from './invisible-fonts.ts'

/** The bytes of a PDF 1.7 file (ISO 32000-1): pictures for the eye, words and tags for everything else. */
export async function writePdf(document: PdfDocument, deflate: Deflate): Promise<Uint8Array<ArrayBuffer>> {
  const objects = new Objects(deflate)
  const fonts = new InvisibleFonts()
  const pages = document.pages.map((page) => startPage(page, { objects, size: document.page, fonts }))
  const structure = writeStructure(objects, document.content, { pages, height: document.page[1] })
  for (const { page, content } of pages) content.repeated(page.repeated)
  const resources = await fonts.write(objects)
  const list = await writePages(pages, { objects, resources, size: document.page })
  const bookmarks = writeBookmarks(objects, bookmarksOf(document.content), {
    pages,
    height: document.page[1],
  })
  const about = await writeXmpMetadata(objects, document)
  const root = objects.add(
    `<</Type/Catalog/Pages ${reference(list)}/Lang ${textString(document.language)}/MarkInfo<</Marked true>>` +
      `/ViewerPreferences<</DisplayDocTitle true>>/StructTreeRoot ${reference(structure)}/Outlines ${reference(bookmarks)}` +
      `/Metadata ${reference(about)}>>`,
  )
  const info = objects.add(`<</Title ${textString(document.title)}>>`)
  return objects.file({ root, info })
}

interface StartedPage {
  readonly id: number
  readonly page: PdfPage
  readonly content: PageContent
}

interface StartOptions {
  readonly objects: Objects
  readonly size: PdfDocument['page']
  readonly fonts: InvisibleFonts
}

function startPage(page: PdfPage, { objects, size, fonts }: StartOptions): StartedPage {
  const content = new PageContent(size, fonts)
  content.picture(page.picture.colors === null ? ['Grays'] : ['Grays', 'Colors'])
  return { id: objects.reserve(), page, content }
}

interface PageTreeOptions {
  readonly objects: Objects
  readonly resources: string
  readonly size: PdfDocument['page']
}

/** Writes each page with its content and returns the number of the page tree. */
async function writePages(
  pages: readonly StartedPage[],
  { objects, resources, size }: PageTreeOptions,
): Promise<number> {
  const list = objects.reserve()
  const box = size.map(points).join(' ')
  for (const [index, { id, page, content }] of pages.entries()) {
    const pictures = writePicture(objects, page.picture)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the file is the same each time
    const shown = await objects.addStream('', content.operators)
    objects.define(
      id,
      `<</Type/Page/Parent ${reference(list)}/MediaBox[0 0 ${box}]/Contents ${reference(shown)}/StructParents ${index}/Tabs/S` +
        `/Resources<</XObject<<${pictures}>>${resources}>>>>`,
    )
  }
  objects.define(
    list,
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map(({ id }) => reference(id)).join(' ')}]>>`,
  )
  return list
}

/** Writes the planes and returns the resources that name them. */
function writePicture(objects: Objects, { grays, colors, ...size }: PdfPicture): string {
  const under = writePlane(objects, { plane: grays, size, mask: '' })
  // Color 0 is not painted (8.9.6.4).
  const over = colors && writePlane(objects, { plane: colors, size, mask: '/Mask[0 0]' })
  return `/Grays ${reference(under)}${over === null ? '' : `/Colors ${reference(over)}`}`
}

interface PlaneOptions {
  readonly plane: PdfPlane
  readonly size: Pick<PdfPicture, 'width' | 'height'>
  readonly mask: string
}

function writePlane(objects: Objects, { plane, size: { width, height }, mask }: PlaneOptions): number {
  const { palette, bits, deflated } = plane
  const colors = [...palette].map((value) => value.toString(16).padStart(2, '0')).join('')
  return objects.addDeflated(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent ${bits}${mask}` +
      `/ColorSpace[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${colors}>]`,
    deflated,
  )
}
