import { writeXmpMetadata } from './xmp-metadata.ts'
import { bookmarksOf, writeBookmarks } from './bookmarks.ts'
import { type Deflate, Objects } from './objects.ts'
import { PageContent } from './page-content.ts'
import type { PdfDocument, PdfPage } from './pdf-document.ts'
import { writeStructure } from './structure.ts'
import { points, textString, to } from './syntax.ts'
import { InvisibleFonts } from './invisible-fonts.ts'

/** The bytes of a PDF 1.7 file (ISO 32000-1): pictures for the eye, words and tags for everything else. */
export async function writePdf(document: PdfDocument, deflate: Deflate): Promise<Uint8Array<ArrayBuffer>> {
  const objects = new Objects(deflate)
  const fonts = new InvisibleFonts()
  const pages = document.pages.map((page) => beginPage(page, { objects, size: document.page, fonts }))
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
    `<</Type/Catalog/Pages ${to(list)}/Lang ${textString(document.language)}/MarkInfo<</Marked true>>` +
      `/ViewerPreferences<</DisplayDocTitle true>>/StructTreeRoot ${to(structure)}/Outlines ${to(bookmarks)}` +
      `/Metadata ${to(about)}>>`,
  )
  const info = objects.add(`<</Title ${textString(document.title)}>>`)
  return objects.file({ root, info })
}

interface BegunPage {
  readonly id: number
  readonly page: PdfPage
  readonly content: PageContent
}

interface Beginning {
  readonly objects: Objects
  readonly size: PdfDocument['page']
  readonly fonts: InvisibleFonts
}

function beginPage(page: PdfPage, { objects, size, fonts }: Beginning): BegunPage {
  const content = new PageContent(size, fonts)
  content.picture()
  return { id: objects.reserve(), page, content }
}

interface Ending {
  readonly objects: Objects
  readonly resources: string
  readonly size: PdfDocument['page']
}

/** Writes each page with its content and returns the number of the page tree. */
async function writePages(
  pages: readonly BegunPage[],
  { objects, resources, size }: Ending,
): Promise<number> {
  const list = objects.reserve()
  const box = size.map(points).join(' ')
  for (const [index, { id, page, content }] of pages.entries()) {
    const picture = writePicture(objects, page)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the file is the same each time
    const shown = await objects.addStream('', content.operators)
    objects.tell(
      id,
      `<</Type/Page/Parent ${to(list)}/MediaBox[0 0 ${box}]/Contents ${to(shown)}/StructParents ${index}/Tabs/S` +
        `/Resources<</XObject<</Picture ${to(picture)}>>${resources}>>>>`,
    )
  }
  objects.tell(list, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map(({ id }) => to(id)).join(' ')}]>>`)
  return list
}

function writePicture(objects: Objects, { picture }: PdfPage): number {
  const { width, height, palette, deflated } = picture
  const colors = [...palette].map((value) => value.toString(16).padStart(2, '0')).join('')
  return objects.addDeflated(
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8` +
      `/ColorSpace[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${colors}>]`,
    deflated,
  )
}
