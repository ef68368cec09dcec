import { utf8 } from '../utf8.ts'

/** The text as far as it has room in so many bytes of UTF-8, never within a letter; without control characters. */
export function clip(text: string, bytes: number): string {
  let clipped = ''
  let room = bytes
  const seen = text.replace(/\p{Cc}+/gu, ' ').trim()
  for (const { segment } of new Intl.Segmenter('en').segment(seen)) {
    room -= utf8(segment).length
    if (room < 0) return clipped.trimEnd()
    clipped += segment
  }
  return clipped
}

/** The first of these names, from long to short, that has room in so many bytes. */
export const nameWithin = (names: readonly string[], bytes: number): string =>
  names.find((name) => utf8(name).length <= bytes) ?? clip(names.at(-1) ?? '', bytes)
