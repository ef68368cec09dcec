import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PdfDocument, PdfTag, PdfText } from './pdf-document.ts'
import { writePdf } from './write-pdf.ts'

// What ISO 14289-1 requires of an accessible file, as far as a program can check; read back by qpdf.

const picture = {
  width: 1,
  height: 1,
  grays: {
    palette: new Uint8Array([255, 255, 255]),
    bits: 2 as const,
    deflated: new Uint8Array(deflateSync(new Uint8Array(1))),
  },
  colors: null,
}

const pdfText = (text: string, page = 0): PdfText => ({
  page,
  words: [{ text, left: 20, baseline: 30, width: 20, size: 4 }],
})

const tag = (role: PdfTag['role'], ...kids: PdfTag['kids']): PdfTag => ({ role, kids })

const document: PdfDocument = {
  title: 'Plan & “Übung” <大豆>',
  language: 'en',
  page: [210, 297],
  pages: [
    { picture, repeated: pdfText('Page 1').words },
    { picture, repeated: pdfText('Page 2').words },
  ],
  content: tag(
    'Document',
    tag('H1', pdfText('Plan')),
    tag(
      'Sect',
      tag('H2', pdfText('Race day')),
      tag('P', pdfText('begins here', 0), pdfText('ends there', 1)),
    ),
    {
      role: 'Figure',
      alternative: 'Carbs rise to 74 g',
      place: { page: 0, left: 20, top: 50, right: 190, bottom: 97 },
      kids: [pdfText('74')],
    },
    {
      role: 'L',
      marks: 'Decimal',
      kids: [tag('LI', tag('Lbl', pdfText('1.')), tag('LBody', pdfText('Cook', 1)))],
    },
    {
      role: 'L',
      marks: 'Disc',
      kids: [tag('LI', tag('Lbl', pdfText('•')), tag('LBody', pdfText('Eat', 1)))],
    },
    tag(
      'Table',
      tag('TR', { role: 'TH', scope: 'Column', kids: [pdfText('Time')] }, tag('TD', pdfText('0:20'))),
      tag('TR', { role: 'TH', scope: 'Row', columns: 2, kids: [pdfText('Sum', 1)] }),
    ),
  ),
}

type Dictionary = Readonly<Record<string, unknown>>
interface Told {
  readonly value?: Dictionary
  readonly stream?: { readonly dict: Dictionary; readonly data: string }
}

let folder: string
let objects: Readonly<Record<string, Told>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  const file = join(folder, 'plan.pdf')
  writeFileSync(
    file,
    await writePdf(document, (bytes) => Promise.resolve(new Uint8Array(deflateSync(bytes)))),
  )
  const options = ['--json', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized']
  objects = JSON.parse(printed('qpdf', ...options, file)).qpdf[1]
})
afterAll(() => rmSync(folder, { recursive: true }))

const printed = (command: string, ...words: string[]) => execFileSync(command, words, { encoding: 'utf8' })
const ofType = (key: string, type: string) =>
  Object.values(objects).flatMap(({ value }) => (value?.[key] === type ? [value] : []))
const streamOf = (reference: unknown) =>
  Buffer.from(objects[`obj:${String(reference)}`]?.stream?.data ?? '', 'base64').toString('latin1')
const tagsOf = (role: string) => ofType('/S', `/${role}`)

test('its title is in the window and in the catalog, along with its language', () => {
  const [catalog] = ofType('/Type', '/Catalog')
  expect(catalog).toMatchObject({
    '/Lang': 'u:en',
    '/MarkInfo': { '/Marked': true },
    '/ViewerPreferences': { '/DisplayDocTitle': true },
  })
  const about = streamOf(catalog?.['/Metadata'])
  const [, title = ''] = /<dc:title>.*x-default">(.*?)<\/rdf:li>/.exec(about) ?? []
  expect(title.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))).toBe(document.title)
  expect(about).toMatch(/<dc:language>.*>en</)
})

test('everything on a page is tagged or an artifact, and each page lists its tags', () => {
  const pages = ofType('/Type', '/Page')
  expect(pages).toHaveLength(2)
  const parents = Object.values(objects).find(({ value }) => value?.['/Nums'])?.value?.['/Nums'] as unknown[]
  for (const page of pages) {
    const shown = streamOf(page['/Contents'])
    expect(shown.replaceAll(/\/\w+(<<[^>]*>>)? ?B(DC|MC)\s[\s\S]*?EMC\s/g, '').trim()).toBe('')
    const numbers = [...shown.matchAll(/\/MCID (\d+)/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_, index) => index))
    const known = parents[parents.indexOf(page['/StructParents']) + 1]
    expect(known).toHaveLength(numbers.length)
    expect(page['/Tabs']).toBe('/S')
  }
})

test('a figure has a description and a place, from the lower left corner in points', () => {
  expect(tagsOf('Figure')).toMatchObject([
    {
      '/Alt': 'u:Carbs rise to 74 g',
      '/A': { '/O': '/Layout', '/Placement': '/Block', '/BBox': [56.693, 566.929, 538.583, 700.157] },
    },
  ])
})

test('a list has a marker for its items, and a header cell a scope', () => {
  expect(tagsOf('L').map((list) => list['/A'])).toEqual([
    { '/O': '/List', '/ListNumbering': '/Decimal' },
    { '/O': '/List', '/ListNumbering': '/Disc' },
  ])
  expect(tagsOf('TH').map((cell) => cell['/A'])).toEqual([
    { '/O': '/Table', '/Scope': '/Column' },
    { '/O': '/Table', '/Scope': '/Row', '/ColSpan': 2 },
  ])
})

test('every font has a descriptor and maps each of its codes to a character', () => {
  const fonts = ofType('/Type', '/Font')
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) {
    expect(objects[`obj:${String(font['/FontDescriptor'])}`]?.value?.['/Type']).toBe('/FontDescriptor')
    expect(streamOf(font['/ToUnicode'])).toContain('beginbfchar')
  }
})
