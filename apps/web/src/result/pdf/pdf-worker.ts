import {
  type PdfDocument,
  type PdfPicture,
  type PdfPlane,
  type Plane,
  separateColors,
  writePdf,
} from '@race-nutrition/documents'
import { serveRequests } from '../../worker/serve-requests.ts'

/** The pixels of each page in order, and then the document. */
export type PdfRequest =
  | { readonly is: 'page'; readonly pixels: ImageData }
  | { readonly is: 'document'; readonly document: DocumentOfPages }
  /** Discards the pages of a canceled document. */
  | { readonly is: 'forget' }

/** The document without its images, which the worker already has. */
export type DocumentOfPages = Omit<PdfDocument, 'pages'> & {
  readonly pages: readonly Pick<PdfDocument['pages'][number], 'repeated'>[]
}

export type PdfFile = Uint8Array<ArrayBuffer>

let pictures: PdfPicture[] = []

// Color quantization, compression and writing take tenths of a second: off the main thread the page stays responsive.
serveRequests(handle, (file) => (file ? [file.buffer] : []))

async function handle(request: PdfRequest): Promise<PdfFile | null> {
  if (request.is === 'forget') pictures = []
  if (request.is === 'page') pictures.push(await pictureOf(request.pixels))
  if (request.is !== 'document') return null
  const { document } = request
  const pages = document.pages.map((page, index) => {
    const picture = pictures[index]
    if (!picture) throw new Error(`Page ${index + 1} has no picture.`)
    return { ...page, picture }
  })
  pictures = []
  return writePdf({ ...document, pages }, deflate)
}

async function pictureOf({ data, width, height }: ImageData): Promise<PdfPicture> {
  const { grays, colors } = separateColors(data, width)
  return { width, height, grays: await planeOf(grays), colors: colors && (await planeOf(colors)) }
}

const planeOf = async ({ packed, ...plane }: Plane): Promise<PdfPlane> => ({
  ...plane,
  deflated: await deflate(packed),
})

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const deflated = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(deflated).arrayBuffer())
}
