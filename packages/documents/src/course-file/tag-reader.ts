/** Real files are less than ten levels deep. */
const mostLevels = 64

export type TagStep = 'open' | 'close' | 'end' | 'damaged' | 'forbidden-doctype'

/**
 * Reads the tags of an XML text one after another, in one pass that never goes back, so that no text takes long.
 * Entities are not resolved, document types are refused, and only as much is checked as a course needs: tags that
 * match each other and one root. An empty tag opens and closes.
 */
export class TagReader {
  readonly #text: string
  readonly #path: string[] = []
  #at = 0
  #rootSeen = false
  #opened = false
  #isEmptyTag = false
  #isLeaf = false
  #attributes = ''
  #textFrom = 0
  #textBefore = ''
  #textOfLeaf = ''

  constructor(text: string) {
    this.#text = text
  }

  /** Without its prefix, of the tag that has just opened or closed. */
  name = ''

  /** Of the tag around it, without its prefix; empty around the root. */
  get parent(): string {
    return localName(this.#path.at(this.#opened ? -2 : -1) ?? '')
  }

  /** Between an opening and its closing tag without tags in between, as written; else empty. */
  get leafText(): string {
    return this.#textOfLeaf
  }

  /** The attribute of the tag that has just opened, as written. */
  attribute(name: string): string | null {
    return attributeIn(this.#attributes, name)
  }

  next(): TagStep {
    if (this.#isEmptyTag) return this.#closeEmptyTag()
    for (;;) {
      const from = this.#text.indexOf('<', this.#at)
      if (from === -1) return this.#rootSeen && this.#path.length > 0 ? 'damaged' : 'end'
      const mark = this.#text.charCodeAt(from + 1)
      if (mark === exclamationMark || mark === questionMark) {
        const fault = this.#skipMarkup(from, mark)
        if (fault !== null) return fault
      } else {
        return mark === slash ? this.#readClosingTag(from) : this.#readOpeningTag(from)
      }
    }
  }

  /** Comments and instructions are left out of the text around them; CDATA is text, whatever is in it. */
  #skipMarkup(from: number, mark: number): TagStep | null {
    const isCdata = this.#text.startsWith('<![CDATA[', from)
    const isComment = this.#text.startsWith('<!--', from)
    if (!isCdata && !isComment && mark === exclamationMark) return this.#declarationFault(from)
    const end = isCdata ? ']]>' : isComment ? '-->' : '?>'
    const inside = from + (isCdata ? 9 : isComment ? 4 : 2)
    const to = this.#text.indexOf(end, inside)
    if (to === -1) return 'damaged'
    if (this.#isLeaf) {
      this.#textBefore +=
        this.#text.slice(this.#textFrom, from) + (isCdata ? this.#text.slice(inside, to) : '')
    }
    this.#at = to + end.length
    this.#textFrom = this.#at
    return null
  }

  #declarationFault(from: number): TagStep {
    return /^<!(?:doctype|entity)/i.test(this.#text.slice(from, from + 9)) ? 'forbidden-doctype' : 'damaged'
  }

  #readOpeningTag(from: number): TagStep {
    const nameTo = this.#endOfName(from + 1)
    const to = this.#endOfTag(nameTo)
    if (to === -1 || nameTo === from + 1) return 'damaged'
    if (this.#path.length === 0 && this.#rootSeen) return 'damaged'
    if (this.#path.length === mostLevels) return 'damaged'
    const name = this.#text.slice(from + 1, nameTo)
    this.#rootSeen = true
    this.#path.push(name)
    this.name = localName(name)
    this.#attributes = this.#text.slice(nameTo, to)
    this.#isEmptyTag = this.#text.charCodeAt(to - 1) === slash
    this.#isLeaf = true
    this.#opened = true
    this.#textBefore = ''
    this.#textFrom = to + 1
    this.#at = to + 1
    return 'open'
  }

  #readClosingTag(from: number): TagStep {
    const nameTo = this.#endOfName(from + 2)
    const to = this.#endOfTag(nameTo)
    const name = this.#text.slice(from + 2, nameTo)
    if (to === -1 || this.#path.pop() !== name) return 'damaged'
    const text = this.#isLeaf ? this.#textBefore + this.#text.slice(this.#textFrom, from) : ''
    this.#at = to + 1
    return this.#close(name, text)
  }

  #closeEmptyTag(): TagStep {
    this.#isEmptyTag = false
    return this.#close(this.#path.pop() ?? '', '')
  }

  #close(name: string, text: string): TagStep {
    this.name = localName(name)
    this.#textOfLeaf = text
    this.#isLeaf = false
    this.#opened = false
    return 'close'
  }

  #endOfName(from: number): number {
    let at = from
    while (isOfName(this.#text.charCodeAt(at))) at++
    return at
  }

  /** Where the tag's `>` is; quoted values may hold one. A tag in which another one begins has no end. */
  #endOfTag(from: number): number {
    let at = from
    for (;;) {
      const code = this.#text.charCodeAt(at)
      if (code === greaterThan) return at
      if (Number.isNaN(code) || code === lessThan) return -1
      if (code === doubleQuote || code === singleQuote) {
        at = this.#text.indexOf(code === doubleQuote ? '"' : "'", at + 1)
        if (at === -1) return -1
      }
      at++
    }
  }
}

function attributeIn(attributes: string, name: string): string | null {
  let at = 0
  for (;;) {
    const equals = attributes.indexOf('=', at)
    if (equals === -1) return null
    const from = endOfSpace(attributes, equals + 1)
    const quote = attributes.charAt(from)
    if (quote !== '"' && quote !== "'") return null
    const to = attributes.indexOf(quote, from + 1)
    if (to === -1) return null
    if (attributes.slice(at, equals).trim() === name) return attributes.slice(from + 1, to)
    at = to + 1
  }
}

function endOfSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const isSpace = (code: number) => code === 32 || code === 9 || code === 10 || code === 13

/** Up to the end of the text, whose code is NaN. */
const isOfName = (code: number) =>
  code > 32 && code !== greaterThan && code !== slash && code !== lessThan && code !== equalsSign

const [exclamationMark, doubleQuote, singleQuote, slash] = [33, 34, 39, 47]
const [lessThan, equalsSign, greaterThan, questionMark] = [60, 61, 62, 63]
