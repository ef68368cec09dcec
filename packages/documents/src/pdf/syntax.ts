/** The few object types of the file format that are used here (ISO 32000-1, 7.3). */

const pointsPerMillimeter = 72 / 25.4

/** A length in points, to a thousandth. */
export const points = (millimeters: number) => number(millimeters * pointsPerMillimeter)

export const number = (value: number) => String(Math.round(value * 1000) / 1000)

/** A text string: UTF-16 with a byte-order mark, so that every script works. */
export const textString = (text: string) => `<FEFF${utf16(text)}>`

/** The UTF-16 units of a text in hexadecimal. */
export function utf16(text: string): string {
  let hex = ''
  for (let at = 0; at < text.length; at += 1) hex += text.charCodeAt(at).toString(16).padStart(4, '0')
  return hex
}

/** A reference to another object. */
export const reference = (id: number) => `${id} 0 R`

/** A loop, since `Uint8Array.from` is thirty times slower and page contents are long. */
export function bytesOf(latin: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(latin.length)
  for (let at = 0; at < latin.length; at += 1) bytes[at] = latin.charCodeAt(at)
  return bytes
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
