import { visibleText } from '@race-nutrition/engine'

const longestName = 128

/** A number as a course file writes it, within its range; null for all else. */
export function readNumber(text: string, { least, most }: { least: number; most: number }): number | null {
  // Longer ones are no numbers of a course; `Number` alone reads '' as 0 and '0x10' as 16.
  const trimmed = text.length > 60 ? '' : text.trim()
  if (!/^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(trimmed)) return null
  const value = Number(trimmed)
  return value >= least && value <= most ? value : null
}

/** A name in one line, its entities resolved, with nothing invisible in it. */
export function readName(text: string): string {
  const shortened = text
    .slice(0, 2048)
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, characterOf)
  const line = visibleText(shortened).replace(/\s+/g, ' ').trim()
  // Again, for the half of an emoji that the cut may leave.
  return visibleText(line.slice(0, longestName)).trim()
}

function characterOf(entity: string, decimal?: string, hexadecimal?: string, named?: string): string {
  if (named !== undefined) return characters[named.toLowerCase()] ?? entity
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
