import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '../../testing/matterhorn/checks.ts'
import { type PdfObjects, readObjects } from '../../testing/matterhorn/read-objects.ts'
import { taggedDocument } from '../../testing/tagged-document.ts'
import { writePdf } from './write-pdf.ts'

let folder: string
let objects: PdfObjects
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  const file = join(folder, 'plan.pdf')
  const written = await writePdf(taggedDocument, (bytes) =>
    Promise.resolve(new Uint8Array(deflateSync(bytes))),
  )
  writeFileSync(file, written)
  objects = readObjects(file)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('each check has a number of its own', () => {
  expect(checks.length).toBeGreaterThanOrEqual(20)
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
})

describe('a file as written', () => {
  test.each(checks)('$id: $title', ({ faults }) => {
    expect(faults(objects)).toEqual([])
  })
})

interface Loose {
  [key: string]: unknown
}
interface LooseObject {
  readonly value?: Loose
  readonly stream?: { readonly dict: Loose; data: string }
}

/** What makes each check fail: a change of the objects, in place. */
const breaks: Readonly<Record<string, (file: Broken) => void>> = {
  '01-003': (file) => file.onPages((content) => `${content} BT (bare) Tj ET `),
  '01-006': (file) => file.onPages((content) => content.replace('/MCID 0', '/MCID 99')),
  '02-001': (file) => file.ofType('/S', '/P', (tag) => Object.assign(tag, { '/S': '/Paragraph' })),
  '02-004': (file) => file.catalog((catalog) => Object.assign(catalog, { '/MarkInfo': {} })),
  '06-001': (file) => file.catalog((catalog) => delete catalog['/Metadata']),
  '06-002': (file) => file.metadata((xml) => `${xml}<pdfuaid:part>1</pdfuaid:part>`),
  '06-003': (file) => file.metadata((xml) => xml.replace(/<dc:title>.*<\/dc:title>/, '')),
  '07-001': (file) => file.catalog((catalog) => delete catalog['/ViewerPreferences']),
  '09-002': (file) => file.ofType('/S', '/TR', (tag) => Object.assign(tag, { '/S': '/P' })),
  '09-004': (file) => file.ofType('/S', '/Table', (tag) => Object.assign(tag, { '/S': '/Sect' })),
  '09-008': (file) => file.ofType('/S', '/P', (tag) => Object.assign(tag, { '/K': [] })),
  '10-001': (file) => file.ofType('/Type', '/Font', (font) => delete font['/ToUnicode']),
  '11-006': (file) => file.catalog((catalog) => delete catalog['/Lang']),
  '13-004': (file) => file.ofType('/S', '/Figure', (tag) => delete tag['/Alt']),
  '14-002': (file) => file.ofType('/S', '/H1', (tag) => Object.assign(tag, { '/S': '/H2' })),
  '14-003': (file) => file.ofType('/S', '/H2', (tag) => Object.assign(tag, { '/S': '/H4' })),
  '14-006': (file) => file.ofType('/S', '/H2', (tag) => Object.assign(tag, { '/S': '/H1' })),
  '15-001': (file) => file.ofType('/S', '/TH', (tag) => delete tag['/A']),
  '15-003': (file) => file.ofType('/S', '/TH', (tag) => delete tag['/A']),
  '16-001': (file) => file.ofType('/S', '/Lbl', (tag) => Object.assign(tag, { '/S': '/LBody' })),
  '18-001': (file) => file.onPages((content) => content.replaceAll('/Pagination', '/Layout')),
  '20-001': (file) => file.catalog((catalog) => Object.assign(catalog, { '/OCProperties': {} })),
  '21-001': (file) => file.catalog((catalog) => Object.assign(catalog, { '/AcroForm': {} })),
  '26-001': (file) => file.trailer((trailer) => Object.assign(trailer, { '/Encrypt': {} })),
  '27-001': (file) =>
    file.having('/Dest', (bookmark) => Object.assign(bookmark, { '/Dest': ['999999 0 R'] })),
  '28-005': (file) => file.catalog((catalog) => Object.assign(catalog, { '/Subtype': '/Link' })),
  '28-009': (file) => file.ofType('/Type', '/Page', (page) => delete page['/Tabs']),
  '29-001': (file) => file.catalog((catalog) => Object.assign(catalog, { '/OpenAction': {} })),
}

class Broken {
  readonly objects: PdfObjects
  readonly #all: { [reference: string]: LooseObject }
  constructor(whole: PdfObjects) {
    this.objects = structuredClone(whole)
    this.#all = this.objects.all as unknown as { [reference: string]: LooseObject }
  }

  having(key: string, change: (dictionary: Loose) => void, name?: string): void {
    for (const { value, stream } of Object.values(this.#all)) {
      const dictionary = stream?.dict ?? value
      if (dictionary && key in dictionary && (name === undefined || Object.is(dictionary[key], name)))
        change(dictionary)
    }
  }

  ofType = (key: string, name: string, change: (dictionary: Loose) => void) => this.having(key, change, name)
  catalog = (change: (dictionary: Loose) => void) => this.ofType('/Type', '/Catalog', change)
  trailer = (change: (dictionary: Loose) => void) => change(this.#all['trailer']!.value!)
  metadata = (change: (text: string) => string) =>
    this.catalog((catalog) => this.#stream(catalog['/Metadata'], change))
  onPages = (change: (text: string) => string) =>
    this.ofType('/Type', '/Page', (page) => this.#stream(page['/Contents'], change))

  #stream(reference: unknown, change: (text: string) => string): void {
    const stream = this.#all[`obj:${String(reference)}`]?.stream
    if (!stream) throw new Error(`${String(reference)} is no stream`)
    const text = change(Buffer.from(stream.data, 'base64').toString('latin1'))
    stream.data = Buffer.from(text, 'latin1').toString('base64')
  }
}

test.each(checks)('$id finds what is broken', ({ id, faults }) => {
  const file = new Broken(objects)
  breaks[id]?.(file)
  expect(faults(file.objects)).not.toEqual([])
})
