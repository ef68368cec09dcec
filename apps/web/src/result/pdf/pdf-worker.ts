import { quantizeColors, type PdfDocument, type PdfPicture, writePdf } from '@race-nutrition/documents'
import { takeOrders } from '../../worker/take-orders.ts'

/** The pages' pixels in their order, and then the document that they are of. */
export type Order =
  | { readonly is: 'page'; readonly pixels: ImageData }
  | { readonly is: 'document'; readonly document: DocumentOfPages }
  /** What came of a document that was given up. */
  | { readonly is: 'forget' }

/** The document without its pictures, which are here already. */
export type DocumentOfPages = Omit<PdfDocument, 'pages'> & {
  readonly pages: readonly Pick<PdfDocument['pages'][number], 'repeated'>[]
}

export type PdfFile = Uint8Array<ArrayBuffer>

let pictures: PdfPicture[] = []

// Colors, compression and the file are work of tenths of seconds: the page stays free for the runner.
takeOrders(obey, (file) => (file ? [file.buffer] : []))

async function obey(order: Order): Promise<PdfFile | null> {
  if (order.is === 'forget') pictures = []
  if (order.is === 'page') pictures.push(await pictureOf(order.pixels))
  if (order.is !== 'document') return null
  const { document } = order
  const pages = document.pages.map((page, index) => {
    const picture = pictures[index]
    if (!picture) throw new Error(`Page ${index + 1} has no picture.`)
    return { ...page, picture }
  })
  pictures = []
  return writePdf({ ...document, pages }, deflate)
}

async function pictureOf({ data, width, height }: ImageData): Promise<PdfPicture> {
  const { palette, indexes } = quantizeColors(data)
  return { width, height, palette, deflated: await deflate(indexes) }
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const deflated = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(deflated).arrayBuffer())
}
