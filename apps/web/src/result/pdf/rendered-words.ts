/** A word as rendered, px from the top left corner of the layout. */
export interface RenderedWord {
  readonly text: string
  /** Whether a space follows before the next word of its block. */
  spaced: boolean
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly baseline: number
  readonly look: TextStyle
}

export interface TextStyle {
  /** In the form of the canvas's `font`. */
  readonly font: string
  readonly color: string
  /** px */
  readonly size: number
  readonly direction: 'ltr' | 'rtl'
  /** Of the font, above and below the baseline, px. */
  readonly ascent: number
  readonly descent: number
}

/** A run to paint: a word; or, in right-to-left scripts, the part of one text on a line. */
export type PaintedRun = Pick<RenderedWord, 'text' | 'left' | 'top' | 'bottom' | 'baseline' | 'look'>

export interface RenderedText {
  readonly words: RenderedWord[]
  readonly runs: PaintedRun[]
}

/** Unicode blocks of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Finds the positions of words. */
export class WordFinder {
  readonly #layout: Element
  #origin: DOMRect
  readonly #lookOfElement = new Map<Element, TextStyle>()
  /** By all that they are: few, so that words in a row share theirs. */
  readonly #looks = new Map<string, TextStyle>()
  readonly #pen: CanvasRenderingContext2D
  readonly #range = document.createRange()
  readonly #letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

  constructor(layout: Element, pen: CanvasRenderingContext2D) {
    this.#layout = layout
    this.#origin = layout.getBoundingClientRect()
    this.#pen = pen
  }

  /** Measures the layout's position again: the runner may have scrolled. */
  updateOrigin(): void {
    this.#origin = this.#layout.getBoundingClientRect()
  }

  placeOf(element: Element): Rect {
    const { left, top } = this.#origin
    const rect = element.getBoundingClientRect()
    return {
      left: rect.left - left,
      right: rect.right - left,
      top: rect.top - top,
      bottom: rect.bottom - top,
    }
  }

  find(node: Text): RenderedText {
    const element = node.parentElement
    const text: RenderedText = { words: [], runs: [] }
    if (!element || node.data.trim() === '') return text
    const look = this.#lookOf(element)
    if (rightToLeft.test(node.data)) this.#findLetters(node, look, text)
    else
      for (const { index, 0: word } of node.data.matchAll(/\S+/g))
        this.#findWord(node, index, word, look, text)
    return text
  }

  #findWord(node: Text, start: number, word: string, look: TextStyle, into: RenderedText): void {
    const spaced = /\s/.test(node.data.charAt(start + word.length))
    for (const part of this.#linesOf(node, start, word)) {
      const isLast = part.end === start + word.length
      const seen = {
        ...this.#placed(part, look),
        text: node.data.slice(part.start, part.end),
        look,
        spaced: spaced && isLast,
      }
      into.words.push(seen)
      into.runs.push(seen)
    }
  }

  /** A word is on one line, or broken over several, as in scripts without spaces. */
  #linesOf(node: Text, start: number, word: string): Placed[] {
    const whole = this.#rectOf(node, start, start + word.length)
    if (!whole) return []
    if (whole.lines === 1) return [{ start, end: start + word.length, rect: whole.rect }]
    return this.#lettersOf(node, start, word).reduce<Placed[]>((lines, letter) => {
      const last = lines.at(-1)
      if (last && Math.abs(last.rect.top - letter.rect.top) < 2) lines.splice(-1, 1, grown(last, letter))
      else lines.push(letter)
      return lines
    }, [])
  }

  /** In reading order letter by letter, each at its visible position; painted line by line, as the browser shapes them. */
  #findLetters(node: Text, look: TextStyle, into: RenderedText): void {
    let line: Placed | null = null
    const endLine = () => {
      if (line)
        into.runs.push({ ...this.#placed(line, look), text: node.data.slice(line.start, line.end), look })
    }
    for (const letter of this.#lettersOf(node, 0, node.data)) {
      const seen = {
        ...this.#placed(letter, look),
        text: node.data.slice(letter.start, letter.end),
        look,
        spaced: false,
      }
      into.words.push({ ...seen, text: seen.text.replaceAll(/\s/g, ' ') })
      if (line && Math.abs(line.rect.top - letter.rect.top) < 2) line = grown(line, letter)
      else {
        endLine()
        line = letter
      }
    }
    endLine()
  }

  #lettersOf(node: Text, start: number, text: string): Placed[] {
    return [...this.#letters.segment(text)].flatMap(({ index, segment }) => {
      const [from, until] = [start + index, start + index + segment.length]
      const found = this.#rectOf(node, from, until)
      return found ? [{ start: from, end: until, rect: found.rect }] : []
    })
  }

  #rectOf(node: Text, start: number, end: number): { rect: Rect; lines: number } | null {
    this.#range.setStart(node, start)
    this.#range.setEnd(node, end)
    const rects = [...this.#range.getClientRects()].filter(({ width }) => width > 0)
    const [first] = rects
    if (!first) return null
    if (rects.length === 1) {
      // Copied, since the properties of a DOMRect are not its own.
      const { left, right, top, bottom } = first
      return { rect: { left, right, top, bottom }, lines: 1 }
    }
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size
    const right = Math.max(...rects.map((rect) => rect.right))
    const left = Math.min(...rects.map((rect) => rect.left))
    return { rect: { left, right, top: first.top, bottom: first.bottom }, lines }
  }

  #placed({ rect }: Placed, { ascent, descent }: TextStyle) {
    const { left, top } = this.#origin
    const share = ascent / (ascent + descent)
    return {
      left: rect.left - left,
      right: rect.right - left,
      top: rect.top - top,
      bottom: rect.bottom - top,
      baseline: rect.top - top + (rect.bottom - rect.top) * share,
    }
  }

  #lookOf(element: Element): TextStyle {
    const known = this.#lookOfElement.get(element)
    if (known) return known
    const { fontStyle, fontWeight, fontSize, fontFamily, color, fill, direction } = getComputedStyle(element)
    const look = this.#look({
      font: `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`,
      color: element instanceof SVGElement ? fill : color,
      size: Number.parseFloat(fontSize),
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
    })
    this.#lookOfElement.set(element, look)
    return look
  }

  #look(style: Omit<TextStyle, 'ascent' | 'descent'>): TextStyle {
    const key = JSON.stringify(style)
    const known = this.#looks.get(key)
    if (known) return known
    this.#pen.font = style.font
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = this.#pen.measureText('x')
    const look = { ...style, ascent, descent }
    this.#looks.set(key, look)
    return look
  }
}

interface Rect {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A part of a text, and its position in the window. */
interface Placed {
  readonly start: number
  readonly end: number
  readonly rect: Rect
}

const grown = (line: Placed, letter: Placed): Placed => ({
  start: line.start,
  end: letter.end,
  rect: {
    ...line.rect,
    left: Math.min(line.rect.left, letter.rect.left),
    right: Math.max(line.rect.right, letter.rect.right),
  },
})
