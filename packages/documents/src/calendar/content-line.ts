import { utf8 } from '../utf8.ts'

/** The most bytes of a line, without its end (RFC 5545, section 3.1). */
const mostBytes = 75

/**
 * A property as lines of a file, each with its CRLF. A line is folded by its bytes in UTF-8, never inside a character; the
 * space that begins the next one counts.
 */
export function contentLine(name: string, value: string): string {
  let folded = ''
  let bytes = 0
  for (const character of `${name}:${value}`) {
    const size = utf8(character).length
    if (bytes + size > mostBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return `${folded}\r\n`
}

/** A text as a value: escaped, with its line breaks, without what no file may hold. */
export const textValue = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(notInAFile, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`)

/** Control characters, and halves of a character. */
const notInAFile = /(?!\n)[\p{Cc}\p{Cs}]/gu
