import type { PdfWord } from './pdf-document.ts'
import { number, points } from './syntax.ts'
import { glyphWidth, type InvisibleFonts } from './invisible-fonts.ts'

/** What is drawn on one page: its picture, and the invisible words over it. */
export class PageContent {
  readonly #page: readonly [width: number, height: number]
  readonly #fonts: InvisibleFonts
  #operators = ''
  #sequences = 0
  /** Font and size in force: both outlast a text object. */
  #chosen = ''

  constructor(page: readonly [width: number, height: number], fonts: InvisibleFonts) {
    this.#page = page
    this.#fonts = fonts
  }

  /** The picture over the whole page, plane by plane. It contains nothing that the words do not. */
  picture(planes: readonly string[]): void {
    const [width, height] = this.#page
    const painted = planes.map((plane) => `/${plane} Do`).join(' ')
    this.#operators += `/Artifact BMC q ${points(width)} 0 0 ${points(height)} 0 0 cm ${painted} Q EMC\n`
  }

  /** Adds words of one tag and returns their marked-content id on this page. */
  tagged(role: string, words: readonly PdfWord[]): number {
    const sequence = this.#sequences
    this.#sequences += 1
    this.#operators += `/${role}<</MCID ${sequence}>>BDC\n${this.#shown(words)}EMC\n`
    return sequence
  }

  repeated(words: readonly PdfWord[]): void {
    if (words.length > 0) this.#operators += `/Artifact<</Type/Pagination>>BDC\n${this.#shown(words)}EMC\n`
  }

  get operators(): string {
    return this.#operators
  }

  #shown(words: readonly PdfWord[]): string {
    return words.map((word) => this.#word(word)).join('')
  }

  /**
   * Each is a text object, placed on its own. So right-to-left letters can be in reading order, which is
   * what programs that follow the tags need, while programs that sort by position find them where they are seen.
   */
  #word({ text, left, baseline, width, size }: PdfWord): string {
    // All glyphs have one width; they are stretched to where the word is seen. The space goes beyond it.
    const seen = Array.from(text.trimEnd() || text).length
    const scale = stretch * Math.max(1, Math.floor((100 * width) / (seen * size * glyphWidth * stretch)))
    const place = `${tenths(left)} ${points(this.#page[1] - baseline)}`
    return `BT ${scale} Tz ${place} Td ${this.#glyphs(text, size)}ET\n`
  }

  /** Runs of one font each. */
  #glyphs(text: string, size: number): string {
    let shown = ''
    let font = -1
    for (const character of text) {
      const glyph = this.#fonts.glyph(character)
      if (glyph.font !== font) {
        shown += `${font < 0 ? '' : '>Tj '}${this.#choice(glyph.font, size)}<`
        font = glyph.font
      }
      shown += glyph.code
    }
    return font < 0 ? '' : `${shown}>Tj `
  }

  #choice(font: number, size: number): string {
    const choice = `/F${font} ${points(size)} Tf `
    if (choice === this.#chosen) return ''
    this.#chosen = choice
    return choice
  }
}

/** A length in points, to a tenth: what is selected is where it is seen, and the file is lighter. */
const tenths = (millimeters: number) => number(Math.round(millimeters * tenthsPerMillimeter) / 10)

const tenthsPerMillimeter = 720 / 25.4

/** Percent, in steps: a word that is selected is as wide as it is seen or a little narrower, never beyond its line, and the file is lighter. */
const stretch = 4
