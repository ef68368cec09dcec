// The platform's own, in browsers and in Node: this package compiles without the types of either.
declare const CompressionStream: new (format: 'deflate-raw') => ByteStream
declare const DecompressionStream: new (format: 'deflate-raw') => ByteStream

interface ByteStream {
  readonly readable: { getReader(): ByteReader }
  readonly writable: { getWriter(): ByteWriter }
}

interface ByteReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>
  cancel(): Promise<void>
}

interface ByteWriter {
  write(bytes: Uint8Array): Promise<void>
  close(): Promise<void>
}

/** DEFLATE without a header (RFC 1951). */
export async function deflateRaw(bytes: Uint8Array): Promise<Uint8Array> {
  const deflated = await readUpTo(new CompressionStream('deflate-raw'), bytes, Number.MAX_SAFE_INTEGER)
  if (!deflated) throw new Error('Deflating ended early')
  return deflated
}

/**
 * Inflates into at most so many bytes: a longer stream is left as soon as it passes them, and null returned. Rejects where
 * the bytes are no such stream, or a part of one.
 */
export const inflateRaw = (bytes: Uint8Array, most: number): Promise<Uint8Array | null> =>
  readUpTo(new DecompressionStream('deflate-raw'), bytes, most)

async function readUpTo(stream: ByteStream, bytes: Uint8Array, most: number): Promise<Uint8Array | null> {
  // Its errors are those of the reader too, and leaving early makes one of a stream that is sound.
  feed(stream.writable.getWriter(), bytes).catch(() => undefined)
  const reader = stream.readable.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { value } = await reader.read()
    if (!value) return joined(chunks, length)
    length += value.length
    if (length > most) {
      await reader.cancel().catch(() => undefined)
      return null
    }
    chunks.push(value)
  }
}

/** So much at once: a byte inflates to a thousand at most, and some platforms inflate all they are given before it is read. */
const slice = 64

async function feed(writer: ByteWriter, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += slice) await writer.write(bytes.subarray(at, at + slice))
  await writer.close()
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
