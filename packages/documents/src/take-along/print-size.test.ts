import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withPrintSize } from './print-size.ts'

/** One white pixel. */
const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 255]))),
  chunk('IEND', Buffer.alloc(0)),
])

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

interface Chunk {
  readonly name: string
  readonly data: Buffer
}

function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const data = file.subarray(at + 8, at + 8 + length)
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(file.subarray(at + 4, at + 8 + length)))
    chunks.push({ name: file.toString('latin1', at + 4, at + 8), data })
    at += 12 + length
  }
  return chunks
}

test('a picture has the size of its pixels in print, and is the same otherwise', () => {
  const sized = Buffer.from(withPrintSize(png, 15_123.8))
  expect(sized.subarray(0, 8)).toEqual(png.subarray(0, 8))
  const [header, size, ...others] = chunksOf(sized)
  expect([header, ...others]).toEqual(chunksOf(png))
  expect(size?.name).toBe('pHYs')
  expect(size?.data.toString('hex')).toBe('00003b1400003b1401')
})
