import { bytesOf, joined, reference } from './syntax.ts'

/** Compresses to the zlib format (RFC 1950), which PDF calls FlateDecode. */
export type Deflate = (bytes: Uint8Array) => Promise<Uint8Array>

interface Stream {
  readonly dictionary: string
  readonly deflated: Uint8Array
}

/** The numbered objects of a file, in the order in which their numbers were taken. */
export class Objects {
  readonly #deflate: Deflate
  /** By number; objects that are not streams are packed into object streams. */
  readonly #objects: (string | Stream | null)[] = [null]

  constructor(deflate: Deflate) {
    this.#deflate = deflate
  }

  /** A number for an object that is defined later, so that others can refer to it. */
  reserve(): number {
    return this.#objects.push(null) - 1
  }

  define(id: number, value: string): void {
    this.#objects[id] = value
  }

  add(value: string): number {
    const id = this.reserve()
    this.define(id, value)
    return id
  }

  async addStream(dictionary: string, text: string): Promise<number> {
    return this.addDeflated(dictionary, await this.#deflate(bytesOf(text)))
  }

  addDeflated(dictionary: string, deflated: Uint8Array): number {
    const id = this.reserve()
    this.#objects[id] = { dictionary, deflated }
    return id
  }

  /** The whole file: streams, packed objects, the cross-reference, and the start. */
  async file(trailer: { root: number; info: number }): Promise<Uint8Array<ArrayBuffer>> {
    const places = new Map<number, Place>()
    await this.#pack(places)
    // Bytes over 127 in the second line mark the file as binary.
    const parts: Uint8Array[] = [bytesOf('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n')]
    let length = parts[0]?.length ?? 0
    const append = (bytes: Uint8Array) => {
      parts.push(bytes)
      length += bytes.length
    }
    for (const [id, value] of this.#objects.entries()) {
      if (value === null || typeof value === 'string') continue
      places.set(id, { at: length })
      append(streamBytes(id, value))
    }
    const index = this.reserve()
    places.set(index, { at: length })
    const begin = length
    const size = index + 1
    const dictionary = `/Type/XRef/Size ${size}/W[1 4 2]/Root ${reference(trailer.root)}/Info ${reference(trailer.info)}`
    append(streamBytes(index, { dictionary, deflated: await this.#deflate(table(places, size)) }))
    append(bytesOf(`startxref\n${begin}\n%%EOF\n`))
    return joined(parts)
  }

  /** Objects that are not streams go into object streams: on their own they would be most of the file (7.5.7). */
  async #pack(places: Map<number, Place>): Promise<void> {
    const plain = [...this.#objects.entries()].filter(
      (entry): entry is [number, string] => typeof entry[1] === 'string',
    )
    for (let from = 0; from < plain.length; from += most) {
      const members = plain.slice(from, from + most)
      let heads = ''
      let bodies = ''
      for (const [id, value] of members) {
        heads += `${id} ${bodies.length} `
        bodies += `${value}\n`
      }
      const dictionary = `/Type/ObjStm/N ${members.length}/First ${heads.length}`
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the file is the same each time
      const within = await this.addStream(dictionary, heads + bodies)
      for (const [place, [id]] of members.entries()) places.set(id, { within, place })
    }
  }
}

/** As many objects in one stream as is reasonable to unpack for one of them. */
const most = 200

type Place = { readonly at: number } | { readonly within: number; readonly place: number }

function streamBytes(id: number, { dictionary, deflated }: Stream): Uint8Array {
  const head = `${id} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${deflated.length}>>\nstream\n`
  return joined([bytesOf(head), deflated, bytesOf('\nendstream\nendobj\n')])
}

/** Where each object is: seven bytes each (7.5.8). */
function table(places: ReadonlyMap<number, Place>, size: number): Uint8Array {
  const bytes = new Uint8Array(size * 7)
  const view = new DataView(bytes.buffer)
  for (let id = 0; id < size; id += 1) {
    const place = places.get(id)
    // A number that was never defined is free, as number 0 always is.
    if (!place) view.setUint16(id * 7 + 5, 65_535)
    else if ('at' in place) write(id, 1, place.at, 0)
    else write(id, 2, place.within, place.place)
  }
  return bytes

  function write(id: number, kind: number, first: number, second: number) {
    view.setUint8(id * 7, kind)
    view.setUint32(id * 7 + 1, first)
    view.setUint16(id * 7 + 5, second)
  }
}
