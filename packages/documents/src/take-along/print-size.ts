/**
 * A PNG that prints in its size: with a `pHYs` chunk (PNG, third edition, 11.3.4.3) after its header. Without one a program
 * chooses the size itself.
 */
export function withPrintSize(png: Uint8Array, pixelsPerMeter: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, 9)
  chunk.set(pHYs, 4)
  view.setUint32(8, Math.round(pixelsPerMeter))
  view.setUint32(12, Math.round(pixelsPerMeter))
  chunk[16] = perMeter
  view.setUint32(17, crc32(chunk.subarray(4, 17)))
  const sized = new Uint8Array(png.length + chunk.length)
  sized.set(png.subarray(0, afterHeader))
  sized.set(chunk, afterHeader)
  sized.set(png.subarray(afterHeader), afterHeader + chunk.length)
  return sized
}

/** The letters of its name. */
const pHYs = [0x70, 0x48, 0x59, 0x73]

const perMeter = 1

/** The signature of 8 bytes and the header chunk of 25, which is always the first. */
const afterHeader = 33

/** Of PNG, 5.5: bit by bit is enough for a few bytes. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return ~crc >>> 0
}
