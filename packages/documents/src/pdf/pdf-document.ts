/**
 * A document to write: one picture per page, and over it the text of the picture, invisible, to select, search and
 * read aloud. Every length is in millimeters from the top left corner of its page.
 */
export interface PdfDocument {
  readonly title: string
  /** BCP 47: `en`. */
  readonly language: string
  /** Width and height of every page. */
  readonly page: readonly [width: number, height: number]
  readonly pages: readonly PdfPage[]
  /** The text in reading order. Its `H2` become bookmarks. */
  readonly content: PdfTag
}

export interface PdfPage {
  readonly picture: PdfPicture
  /** What repeats on every page, such as a footer or a continued table head: selectable, not read aloud. */
  readonly repeated: readonly PdfWord[]
}

/** A picture in two planes: grays over the whole page, and the few colors over them. */
export interface PdfPicture {
  readonly width: number
  readonly height: number
  readonly grays: PdfPlane
  /** Where it has color 0, the grays are seen; null without colors. */
  readonly colors: PdfPlane | null
}

export interface PdfPlane {
  /** Red, green and blue of each color. */
  readonly palette: Uint8Array
  /** Bits of a pixel. */
  readonly bits: 2 | 4
  /** The color of each pixel, row after row, in the zlib format. */
  readonly deflated: Uint8Array
}

/** What a part of the document is (ISO 32000-1, 14.8.4). */
export type PdfRole =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'Caption'
  | 'THead'
  | 'TBody'
  | 'TFoot'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'

export interface PdfTag {
  readonly role: PdfRole
  readonly kids: readonly (PdfTag | PdfText)[]
  /** What a figure shows, in words. */
  readonly alternative?: string
  /** The place of a figure. */
  readonly place?: PdfPlace
  /** The marker of the list items, if there is one. */
  readonly marks?: 'Decimal' | 'Disc'
  /** Whether a header cell is for a row or a column. */
  readonly scope?: 'Column' | 'Row'
  /** How many columns a cell spans, where it is more than one. */
  readonly columns?: number
}

export interface PdfPlace {
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Words of one tag on one page, in reading order; pages counted from 0. */
export interface PdfText {
  readonly page: number
  readonly words: readonly PdfWord[]
}

export interface PdfWord {
  /** Left to right, including the space after it. Right-to-left text comes letter by letter. */
  readonly text: string
  readonly left: number
  readonly baseline: number
  readonly width: number
  /** Font size. */
  readonly size: number
}

export const isText = (kid: PdfTag | PdfText): kid is PdfText => 'words' in kid
