import {
  type PdfDocument,
  type PdfPicture,
  type PdfPlane,
  type Plane,
  separateColors,
  writePdf,
} from '@race-nutrition/documents'
import { serveRequests } from '../../worker/serve-requests.ts'

/** The pixels of a page, or the document with the pictures made of them. */
export type PdfRequest =
  | {
      readonly is: 'page'
      readonly data: Uint8ClampedArray<ArrayBuffer>
      readonly width: number
      readonly height: number
    }
  | { readonly is: 'document'; readonly document: PdfDocument }

export type PdfFile = Uint8Array<ArrayBuffer>

// Color quantization, compression and writing take tenths of a second: off the main thread the page stays responsive.
serveRequests(handle, (made) => (made instanceof Uint8Array ? [made.buffer] : []))

function handle(request: PdfRequest): Promise<PdfPicture | PdfFile> {
  return request.is === 'page' ? pictureOf(request) : writePdf(request.document, deflate)
}

async function pictureOf({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): Promise<PdfPicture> {
  const { grays, colors } = separateColors(data, width)
  return { width, height, grays: await planeOf(grays), colors: colors && (await planeOf(colors)) }
}

const planeOf = async ({ packed, ...plane }: Plane): Promise<PdfPlane> => ({
  ...plane,
  deflated: await deflate(packed),
})

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate')
  // Written directly: the bytes of a blob go to the browser's own process and back.
  const writer = writable.getWriter()
  const [, , deflated] = await Promise.all([
    writer.write(bytes as Uint8Array<ArrayBuffer>),
    writer.close(),
    new Response(readable).arrayBuffer(),
  ])
  return new Uint8Array(deflated)
}
