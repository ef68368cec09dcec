import type { PdfWord } from './pdf-document.ts'
import { number, points } from './syntax.ts'
import { glyphWidth, type InvisibleFonts } from './invisible-fonts.ts'

/** What is drawn on one page: its picture, and the unseen words over it. */
export class PageContent {
  readonly #page: readonly [width: number, height: number]
  readonly #fonts: InvisibleFonts
  #operators = ''
  #sequences = 0

  constructor(page: readonly [width: number, height: number], fonts: InvisibleFonts) {
    this.#page = page
    this.#fonts = fonts
  }

  /** The picture over the whole page. It says nothing that the words do not. */
  picture(): void {
    const [width, height] = this.#page
    this.#operators += `/Artifact BMC q ${points(width)} 0 0 ${points(height)} 0 0 cm /Picture Do Q EMC\n`
  }

  /** Words of one tag; hands back the number by which the tag knows them on this page. */
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
   * A text object each, which is placed by itself. So letters read from right to left can come in reading order, as
   * those who follow the tags read them, while those who sort by place find them where they are seen.
   */
  #word({ text, left, baseline, width, size }: PdfWord): string {
    // The glyphs are all as wide; drawn out or together, they lie where the word is seen. The space goes beyond.
    const seen = Array.from(text.trimEnd() || text).length
    const scale = (100 * width) / (seen * size * glyphWidth)
    const place = `${points(left)} ${points(this.#page[1] - baseline)}`
    return `BT ${number(scale)} Tz 1 0 0 1 ${place} Tm ${this.#glyphs(text, size)}ET\n`
  }

  /** Runs of one font each. */
  #glyphs(text: string, size: number): string {
    let shown = ''
    let font = -1
    for (const character of text) {
      const glyph = this.#fonts.glyph(character)
      if (glyph.font !== font) {
        shown += `${font < 0 ? '' : '>Tj '}/F${glyph.font} ${points(size)} Tf <`
        font = glyph.font
      }
      shown += glyph.code
    }
    return font < 0 ? '' : `${shown}>Tj `
  }
}
