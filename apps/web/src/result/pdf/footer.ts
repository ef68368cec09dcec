import type { RaceHeading } from '@race-nutrition/documents'
import type { RenderedWord, TextStyle } from './rendered-words.ts'
import { footerBase, sheet } from './sheet-size.ts'

interface PageNumber {
  readonly page: number
  readonly pages: number
}

/** The footer of every page: the race at the left, the page number at the right. */
export function footerOf(
  pen: CanvasRenderingContext2D,
  { name, day, target }: RaceHeading,
  { page, pages }: PageNumber,
): RenderedWord[] {
  const look = { ...footerLook }
  pen.font = look.font
  const place = (text: string, leftOf: (width: number) => number): RenderedWord => {
    const { width } = pen.measureText(text)
    const left = leftOf(width)
    const baseline = sheet.height - footerBase
    return {
      text,
      spaced: true,
      left,
      right: left + width,
      top: baseline - 10,
      bottom: baseline + 3,
      baseline,
      look,
    }
  }
  return [
    place(fitting(pen, [name, day, target].filter(Boolean).join(' · ')), () => sheet.side),
    place(`Page ${page} of ${pages}`, (width) => sheet.width - sheet.side - width),
  ]
}

/** Shortens the text to the room beside the page number: a foreign race may have a long name. */
function fitting(pen: CanvasRenderingContext2D, text: string): string {
  const most = sheet.width - 2 * sheet.side - 120
  let letters = Array.from(text)
  while (pen.measureText(letters.join('')).width > most) letters = letters.slice(0, -1)
  return letters.length === Array.from(text).length ? text : `${letters.slice(0, -1).join('')}…`
}

const footerLook: TextStyle = {
  font: '500 11px Figtree, system-ui, sans-serif',
  color: '#4a5a66',
  size: 11,
  direction: 'ltr',
  ascent: 10,
  descent: 3,
}
