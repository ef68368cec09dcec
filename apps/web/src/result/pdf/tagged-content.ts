import type { PdfRole } from '@race-nutrition/documents'
import { yieldToBrowser } from './yield-to-browser.ts'
import type { PaintedRun, RenderedWord, WordFinder } from './rendered-words.ts'

/** The tags of the layout in reading order, with their words. */
export interface ContentTag {
  readonly role: PdfRole
  readonly kids: (ContentTag | RenderedWord)[]
  readonly alternative?: string
  /** The position of a figure in the layout. */
  readonly place?: Place
  readonly marks?: 'Decimal' | 'Disc'
  readonly scope?: 'Column' | 'Row'
  readonly columns?: number
}

type Place = Pick<RenderedWord, 'left' | 'right' | 'top' | 'bottom'>

export interface TaggedContent {
  readonly content: ContentTag
  /** Everything to paint, including text without a tag. */
  readonly runs: readonly PaintedRun[]
  /** The words of each head of a table or box, which are repeated where it continues. */
  readonly heads: ReadonlyMap<Element, readonly RenderedWord[]>
}

/** Derives the tags from the elements. Roles follow from HTML; only list markers have an attribute for it. */
export async function readTaggedContent(layout: Element, finder: WordFinder): Promise<TaggedContent> {
  const runs: PaintedRun[] = []
  const heads = new Map<Element, RenderedWord[]>()
  const content: ContentTag = { role: 'Document', kids: [] }

  const walk = (element: Element, tag: ContentTag | null, head: RenderedWord[] | null) => {
    for (const node of element.childNodes) {
      if (node instanceof Text) addWords(node, tag, head)
      else if (node instanceof Element) addElement(node, tag, head)
    }
  }

  const addWords = (node: Text, tag: ContentTag | null, head: RenderedWord[] | null) => {
    const found = finder.find(node)
    runs.push(...found.runs)
    if (/^\s/.test(node.data)) endWord(tag)
    tag?.kids.push(...found.words)
    head?.push(...found.words)
  }

  const addElement = (element: Element, tag: ContentTag | null, head: RenderedWord[] | null) => {
    const isUntagged = tag === null || element.getAttribute('aria-hidden') === 'true'
    const own = isUntagged ? null : tagOf(element, finder)
    if (own) tag?.kids.push(own)
    const words = element.matches('thead, [data-box] > h2') ? [] : head
    if (words && words !== head) heads.set(element, words)
    walk(element, isUntagged ? null : (own ?? tag), words)
    // A chart's labels are separate words without a space between them.
    if (element instanceof SVGTextContentElement) endWord(tag)
  }

  for (const part of layout.children) {
    finder.updateOrigin()
    addElement(part, content, null)
    // oxlint-disable-next-line no-await-in-loop -- the page stays responsive between the parts
    await yieldToBrowser()
  }
  return { content, runs, heads }
}

function endWord(tag: ContentTag | null): void {
  const last = tag?.kids.at(-1)
  if (last && !isTag(last)) last.spaced = true
}

export const isTag = (kid: ContentTag | RenderedWord): kid is ContentTag => 'role' in kid

function tagOf(element: Element, finder: WordFinder): ContentTag | null {
  const role = roleOf(element)
  if (role === null) return null
  const tag: ContentTag = { role, kids: [] }
  if (role === 'Figure') {
    return { ...tag, alternative: element.getAttribute('aria-label') ?? '', place: finder.placeOf(element) }
  }
  if (role === 'L') return { ...tag, ...marksOf(element) }
  if (role !== 'TH' && role !== 'TD') return tag
  const columns = Number(element.getAttribute('colspan') ?? 1)
  return {
    ...tag,
    ...(role === 'TH' ? { scope: element.getAttribute('scope') === 'row' ? 'Row' : 'Column' } : {}),
    ...(columns > 1 ? { columns } : {}),
  }
}

function marksOf(list: Element): Pick<ContentTag, 'marks'> {
  if (list.localName === 'ol') return { marks: 'Decimal' }
  // What stands before an item may also be its time or place.
  return list.querySelector('[data-tag="Lbl"]')?.textContent === '•' ? { marks: 'Disc' } : {}
}

const roles: Readonly<Record<string, PdfRole>> = {
  section: 'Sect',
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  h4: 'H4',
  p: 'P',
  figcaption: 'P',
  ul: 'L',
  ol: 'L',
  dl: 'L',
  li: 'LI',
  dt: 'Lbl',
  dd: 'LBody',
  table: 'Table',
  caption: 'Caption',
  thead: 'THead',
  tbody: 'TBody',
  tfoot: 'TFoot',
  tr: 'TR',
  th: 'TH',
  td: 'TD',
}

function roleOf(element: Element): PdfRole | null {
  const parent = element.parentElement?.localName
  if (parent === 'li') return element.matches('[data-tag="Lbl"]') ? 'Lbl' : 'LBody'
  if (parent === 'dl') return 'LI'
  if (element.matches('svg[role="img"]')) return 'Figure'
  return roles[element.localName] ?? null
}
