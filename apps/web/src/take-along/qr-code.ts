import { correction, generate } from 'lean-qr/nano'

/** A QR code to draw: dark modules on a light ground, in a square of `size` modules with its quiet zone. */
export interface QrCode {
  readonly size: number
  /** The `d` of an SVG path, in modules. */
  readonly path: string
}

/** Modules that stay light on each side (ISO/IEC 18004). */
const quietZone = 4

/**
 * What version 25 of a code holds in bytes as it is written here, and a seventh of the code may be dirt or glare (correction
 * M). With its quiet zone it is 125 modules wide: 50 mm at 0.4 mm a module, the least for print, and what a phone's screen has.
 */
const mostBytes = 996

/** Null for a link that is too long for a code that a phone reads. */
export function qrCode(link: string): QrCode | null {
  if (new TextEncoder().encode(link).length > mostBytes) return null
  const modules = generate(link, { minCorrectionLevel: correction.M })
  const columns = Array.from({ length: modules.size }, (_, column) => column)
  const path = columns.flatMap((y) =>
    columns
      .filter((x) => modules.get(x, y) && !modules.get(x - 1, y))
      .map((x) => {
        const width = columns.slice(x).findIndex((column) => !modules.get(column + 1, y)) + 1
        return `M${x + quietZone} ${y + quietZone}h${width}v1h-${width}z`
      }),
  )
  return { size: modules.size + 2 * quietZone, path: path.join('') }
}
