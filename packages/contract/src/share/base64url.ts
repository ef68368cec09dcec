const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const valueOf = new Map(Array.from(digits, (digit, value) => [digit, value]))

/**
 * Base64 for addresses, without padding (RFC 4648, section 5). Written out for every browser alike: the one that only the
 * newest have would make the other way the one that nobody tests.
 */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(at, at + 3)
    const bits = (one << 16) | (two << 8) | three
    const count = Math.min(3, bytes.length - at) + 1
    for (let digit = 0; digit < count; digit++) text += digits.charAt((bits >> (18 - 6 * digit)) & 63)
  }
  return text
}

/** Null for a text that no bytes are written as. */
export function fromBase64Url(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let at = 0
  for (const [index, digit] of Array.from(text).entries()) {
    const value = valueOf.get(digit)
    if (value === undefined) return null
    bits = ((bits << 6) | value) & 0xff_ff
    const held = (6 * (index + 1)) % 8
    if (held < 6) bytes[at++] = bits >> held
  }
  const spare = (6 * text.length) % 8
  return spare === 6 || (bits & (2 ** spare - 1)) !== 0 ? null : bytes
}
