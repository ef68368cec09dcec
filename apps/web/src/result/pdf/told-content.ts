import type { PdfRole } from '@race-nutrition/documents'
import { freeScreen } from './free-screen.ts'
import type { PaintedRun, SeenWord, WordFinder } from './seen-words.ts'

/** What the layout says: its tags in reading order, and in them its words. */
export interface ToldTag {
  readonly role: PdfRole
  readonly kids: (ToldTag | SeenWord)[]
  readonly alternative?: string
  /** Where a figure stands in the layout. */
  readonly place?: Place
  readonly marks?: 'Decimal' | 'Disc'
  readonly scope?: 'Column' | 'Row'
  readonly columns?: number
}

type Place = Pick<SeenWord, 'left' | 'right' | 'top' | 'bottom'>

export interface Told {
  readonly content: ToldTag
  /** All that is to be painted, what no tag names included. */
  readonly runs: readonly PaintedRun[]
  /** The words of each head of a table or box, to be said again where it goes on. */
  readonly heads: ReadonlyMap<Element, readonly SeenWord[]>
}

/** Reads the tags off the elements. What they are follows from HTML; only the mark of a list says so itself. */
export async function tellContent(layout: Element, finder: WordFinder): Promise<Told> {
  const runs: PaintedRun[] = []
  const heads = new Map<Element, SeenWord[]>()
  const content: ToldTag = { role: 'Document', kids: [] }

  const walk = (element: Element, tag: ToldTag | null, head: SeenWord[] | null) => {
    for (const node of element.childNodes) {
      if (node instanceof Text) tellWords(node, tag, head)
      else if (node instanceof Element) tellElement(node, tag, head)
    }
  }

  const tellWords = (node: Text, tag: ToldTag | null, head: SeenWord[] | null) => {
    const found = finder.find(node)
    runs.push(...found.runs)
    if (/^\s/.test(node.data)) endWord(tag)
    tag?.kids.push(...found.words)
    head?.push(...found.words)
  }

  const tellElement = (element: Element, tag: ToldTag | null, head: SeenWord[] | null) => {
    const isSilent = tag === null || element.getAttribute('aria-hidden') === 'true'
    const own = isSilent ? null : tagOf(element, finder)
    if (own) tag?.kids.push(own)
    const words = element.matches('thead, [data-box] > h2') ? [] : head
    if (words && words !== head) heads.set(element, words)
    walk(element, isSilent ? null : (own ?? tag), words)
    // A chart's words stand apart without a space between them.
    if (element instanceof SVGTextContentElement) endWord(tag)
  }

  for (const part of layout.children) {
    finder.lookAgain()
    tellElement(part, content, null)
    // oxlint-disable-next-line no-await-in-loop -- the screen stays free between the parts
    await freeScreen()
  }
  return { content, runs, heads }
}

function endWord(tag: ToldTag | null): void {
  const last = tag?.kids.at(-1)
  if (last && !isTag(last)) last.spaced = true
}

export const isTag = (kid: ToldTag | SeenWord): kid is ToldTag => 'role' in kid

function tagOf(element: Element, finder: WordFinder): ToldTag | null {
  const role = roleOf(element)
  if (role === null) return null
  const tag: ToldTag = { role, kids: [] }
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

function marksOf(list: Element): Pick<ToldTag, 'marks'> {
  if (list.localName === 'ol') return { marks: 'Decimal' }
  return list.querySelector('[data-tag="Lbl"]') ? { marks: 'Disc' } : {}
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
