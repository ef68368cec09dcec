import { attributeOf, flattened, type FoundTag, readTags } from './tags.ts'
import {
  catalogOf,
  dictionaryOf,
  isDictionary,
  listOf,
  pagesOf,
  type PdfObjects,
  streamOf,
  withEntry,
} from './read-objects.ts'

/** A check of our own after a failure condition of the Matterhorn Protocol 1.1; the faults that it finds. */
export interface Check {
  readonly id: string
  /** What is so in a file that passes. */
  readonly title: string
  readonly faults: (objects: PdfObjects) => readonly string[]
}

const check = (id: string, title: string, faults: Check['faults']): Check => ({ id, title, faults })

const topOf = (objects: PdfObjects): FoundTag => {
  const tree = dictionaryOf(objects, catalogOf(objects)['/StructTreeRoot'])
  return readTags(objects, tree['/K'])
}
const tagsOf = (objects: PdfObjects, ...roles: string[]) =>
  flattened(topOf(objects)).filter(({ role }) => roles.length === 0 || roles.includes(role))

/** The faults of each tag with one of these roles. */
const eachTag =
  (roles: readonly string[], faultOf: (tag: FoundTag, objects: PdfObjects) => string | null) =>
  (objects: PdfObjects) =>
    tagsOf(objects, ...roles).flatMap((tag) => {
      const fault = faultOf(tag, objects)
      return fault === null ? [] : [`${tag.role}: ${fault}`]
    })

const unless = (holds: boolean, fault: string) => (holds ? [] : [fault])

const contentOf = (objects: PdfObjects, page: Record<string, unknown>) => streamOf(objects, page['/Contents'])

/** A sequence of marked content, none within another. */
const marked = /\/\w+ ?(?:<<[^>]*>>)? ?B(?:DC|MC)\s(?:(?!B(?:DC|MC)\s)[\s\S])*?EMC\s/g

const ownKids: Readonly<Record<string, readonly string[]>> = {
  Table: ['Caption', 'THead', 'TBody', 'TFoot', 'TR'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI', 'Caption', 'L'],
  LI: ['Lbl', 'LBody'],
}

const standard = new Set(
  'Document Part Sect Div Caption H1 H2 H3 H4 H5 H6 P L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Link Figure Note'.split(
    ' ',
  ),
)

const headingsOf = (objects: PdfObjects) =>
  tagsOf(objects, 'H1', 'H2', 'H3', 'H4', 'H5', 'H6').map(({ role }) => Number(role.slice(1)))

const cellsIn = (row: FoundTag, objects: PdfObjects) =>
  row.kids.reduce((sum, cell) => sum + Number(attributeOf(objects, cell, '/ColSpan') ?? 1), 0)

const rowsOf = (table: FoundTag) => flattened(table).filter(({ role }) => role === 'TR')

export const checks: readonly Check[] = [
  check('01-003', 'all content of a page is tagged or an artifact, none of it inside another', (objects) =>
    pagesOf(objects).flatMap(([page, entries]) =>
      unless(contentOf(objects, entries).replaceAll(marked, '').trim() === '', `${page} has bare content`),
    ),
  ),
  check('01-006', 'every piece of tagged content has its place in the tree of tags', (objects) => {
    const parents = listOf(withEntry(objects, '/Nums')[0]?.[1]['/Nums'])
    return pagesOf(objects).flatMap(([page, entries]) => {
      const numbers = [...contentOf(objects, entries).matchAll(/\/MCID (\d+)/g)].map(([, number]) =>
        Number(number),
      )
      const known = listOf(parents[parents.indexOf(entries['/StructParents']) + 1])
      const isWhole = numbers.every((number, index) => number === index) && known.length === numbers.length
      return unless(
        isWhole && numbers.length > 0,
        `${page} has ${numbers.length} pieces, ${known.length} tags`,
      )
    })
  }),
  check('02-001', 'every role is a standard one, so that none has to be mapped', (objects) => [
    ...eachTag([], ({ role }) => (standard.has(role) ? null : 'not a standard role'))(objects),
    ...unless(!('/RoleMap' in dictionaryOf(objects, catalogOf(objects)['/StructTreeRoot'])), 'a role map'),
  ]),
  check('02-004', 'the file says that it is tagged, and nothing in it is suspect', (objects) => {
    const mark = dictionaryOf(objects, catalogOf(objects)['/MarkInfo'])
    return unless(mark['/Marked'] === true && mark['/Suspects'] !== true, 'MarkInfo')
  }),
  check('06-001', 'the catalog has metadata', (objects) =>
    unless(streamOf(objects, catalogOf(objects)['/Metadata']).includes('<x:xmpmeta'), 'no metadata'),
  ),
  check('06-003', 'the metadata has a title', (objects) =>
    unless(
      /<dc:title>.*x-default">[^<]+</.test(streamOf(objects, catalogOf(objects)['/Metadata'])),
      'no title',
    ),
  ),
  check('06-002', 'nothing claims PDF/UA, which no validator of it has confirmed', (objects) =>
    unless(!streamOf(objects, catalogOf(objects)['/Metadata']).includes('pdfuaid'), 'a claim of PDF/UA'),
  ),
  check('07-001', 'the window shows the title of the document', (objects) => {
    const wanted = dictionaryOf(objects, catalogOf(objects)['/ViewerPreferences'])
    return unless(wanted['/DisplayDocTitle'] === true, 'DisplayDocTitle')
  }),
  check('09-002', 'parts of tables and lists stand where they belong', (objects) =>
    tagsOf(objects).flatMap(({ role, kids }) =>
      kids.flatMap((kid) => unless(ownKids[role]?.includes(kid.role) ?? true, `${kid.role} in ${role}`)),
    ),
  ),
  check('09-004', 'no cell, row, item or label stands outside of its table or list', (objects) =>
    tagsOf(objects).flatMap(({ role, kids }) =>
      kids.flatMap((kid) => {
        const homes = Object.keys(ownKids).filter((each) => ownKids[each]?.includes(kid.role))
        return unless(
          homes.length === 0 || homes.includes(role) || kid.role === 'L',
          `${kid.role} in ${role}`,
        )
      }),
    ),
  ),
  check(
    '09-008',
    'no tag is empty',
    eachTag([], ({ kids, pieces }) => (kids.length + pieces > 0 ? null : 'empty')),
  ),
  check('10-001', 'every font maps its codes to characters', (objects) => {
    const fonts = withEntry(objects, '/Type', '/Font')
    return [
      ...unless(fonts.length > 0, 'no font'),
      ...fonts.flatMap(([font, entries]) =>
        unless(
          /beginbf(?:char|range)/.test(streamOf(objects, entries['/ToUnicode'])),
          `${font}: no ToUnicode`,
        ),
      ),
    ]
  }),
  check('11-006', 'the document has a language', (objects) =>
    unless(/^u:[a-z]{2}/.test(String(catalogOf(objects)['/Lang'])), 'no language'),
  ),
  check(
    '13-004',
    'every figure has a description',
    eachTag(['Figure'], ({ entries }) => (/^u:\S/.test(String(entries['/Alt'])) ? null : 'no Alt')),
  ),
  check('14-002', 'the first heading is the first level', (objects) =>
    unless(headingsOf(objects)[0] === 1, `begins with H${headingsOf(objects)[0]}`),
  ),
  check('14-003', 'no level of headings is skipped', (objects) =>
    headingsOf(objects).flatMap((level, index, all) =>
      unless(level <= (all[index - 1] ?? 0) + 1, `H${level} after H${all[index - 1]}`),
    ),
  ),
  check('14-006', 'there is one heading of the first level', (objects) =>
    unless(headingsOf(objects).filter((level) => level === 1).length === 1, 'several H1'),
  ),
  check(
    '15-003',
    'every header cell says whether it is for a row or a column',
    eachTag(['TH'], (cell, objects) => (attributeOf(objects, cell, '/Scope') ? null : 'no scope')),
  ),
  check(
    '15-001',
    'every table has header cells, and rows of one width',
    eachTag(['Table'], (table, objects) => {
      const widths = new Set(rowsOf(table).map((row) => cellsIn(row, objects)))
      const hasHeads = flattened(table).some(({ role }) => role === 'TH')
      return hasHeads && widths.size === 1 ? null : `widths ${[...widths].join()}`
    }),
  ),
  check(
    '16-001',
    'a list that says how it is marked has its marks',
    eachTag(['L'], (list, objects) => {
      const isLabeled = list.kids.some(({ kids }) => kids.some(({ role }) => role === 'Lbl'))
      const isMarked = attributeOf(objects, list, '/ListNumbering') !== undefined
      return isLabeled || !isMarked ? null : 'marked without labels'
    }),
  ),
  check('18-001', 'what repeats on every page is an artifact of pagination', (objects) =>
    pagesOf(objects).flatMap(([page, entries]) =>
      unless(contentOf(objects, entries).includes('/Artifact<</Type/Pagination>>'), `${page}: no footer`),
    ),
  ),
  check('20-001', 'nothing is optional content', (objects) =>
    unless(!('/OCProperties' in catalogOf(objects)), 'OCProperties'),
  ),
  check('21-001', 'no file is embedded, and no form is', (objects) =>
    unless(!('/AcroForm' in catalogOf(objects)) && withEntry(objects, '/EF').length === 0, 'form or file'),
  ),
  check('26-001', 'the file is not encrypted', ({ all }) =>
    unless(!isDictionary(all['trailer']?.value) || !('/Encrypt' in all['trailer'].value), 'encrypted'),
  ),
  check('27-001', 'every section has a bookmark, and each leads to a page', (objects) => {
    const pages = new Set(pagesOf(objects).map(([page]) => page))
    const bookmarks = withEntry(objects, '/Dest')
    return [
      ...unless(bookmarks.length === tagsOf(objects, 'H2').length, `${bookmarks.length} bookmarks`),
      ...bookmarks.flatMap(([, { '/Dest': to }]) =>
        unless(pages.has(String(listOf(to)[0])), 'a dead bookmark'),
      ),
    ]
  }),
  check('28-005', 'a link has a description and its place among the tags', (objects) =>
    withEntry(objects, '/Subtype', '/Link').flatMap(([link, entries]) =>
      unless('/Contents' in entries && '/StructParent' in entries, `${link}: no description or tag`),
    ),
  ),
  check('28-009', 'the tab key follows the tags', (objects) =>
    pagesOf(objects).flatMap(([page, entries]) => unless(entries['/Tabs'] === '/S', `${page}: Tabs`)),
  ),
  check('29-001', 'there is no script and no action', (objects) =>
    [
      ...withEntry(objects, '/JS'),
      ...withEntry(objects, '/JavaScript'),
      ...withEntry(objects, '/OpenAction'),
    ].map(([reference]) => `${reference}: a script`),
  ),
]

/** The faults of a file, each with the check that found it. */
export const faultsIn = (objects: PdfObjects): string[] =>
  checks.flatMap(({ id, title, faults }) => faults(objects).map((fault) => `${id} ${title}: ${fault}`))
