import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { taggedDocument as document } from '../../testing/tagged-document.ts'
import { writePdf } from './write-pdf.ts'

// What ISO 14289-1 requires of an accessible file, as far as a program can check; read back by qpdf.

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
