import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { separateColors } from './separate-colors.ts'
import type { PdfDocument, PdfTag, PdfText, PdfWord } from './pdf-document.ts'
import { writePdf } from './write-pdf.ts'

// Read back by independent programs: qpdf for the file, poppler for its text.

const deflate = (bytes: Uint8Array) => Promise.resolve(new Uint8Array(deflateSync(bytes)))
const { grays } = separateColors(new Uint8ClampedArray(21 * 30 * 4).fill(255), 21)
const picture = {
  width: 21,
  height: 30,
  grays: { ...grays, deflated: new Uint8Array(deflateSync(grays.packed)) },
  colors: null,
}

/** A line of words, each as wide as a usual letter. */
function line(text: string, { left = 20, baseline = 30, size = 4 } = {}): PdfWord[] {
  let at = left
  return text.split(/(?<= )/).map((word) => {
    const width = word.trimEnd().length * size * 0.5
    const placed = { text: word, left: at, baseline, width, size }
    at += width + size * 0.25
    return placed
  })
}

/** Letter by letter in reading order, each to the left of the one before. */
function fromTheRight(
  text: string,
  { left, baseline, size = 4 }: { left: number; baseline: number; size?: number },
): PdfWord[] {
  const width = size * 0.5
  return Array.from(text, (letter, index) => ({
    text: letter,
    left: left - index * width,
    baseline,
    width,
    size,
  }))
}

const pdfText = (text: string, place: Parameters<typeof line>[1] = {}, page = 0): PdfText => ({
  page,
  words: line(text, place),
})

const tag = (role: PdfTag['role'], ...kids: PdfTag['kids']): PdfTag => ({ role, kids })

const cell = (text: string, left: number, baseline: number) => tag('TD', pdfText(text, { left, baseline }))

const scripts = [
  '大豆 аpахис œufs',
  'ภาษาไทย',
  'banana 🍌 and 👩‍🍳',
  'ünï̈cödé “quotes” (a\\b)',
  '아몬드',
  'ミルク',
]

const document: PdfDocument = {
  title: 'Plan for “Übung” 大豆',
  language: 'en',
  page: [210, 297],
  pages: [
    { picture, repeated: line('Half Marathon, page 1 of 2', { baseline: 290 }) },
    { picture, repeated: line('Half Marathon, page 2 of 2', { baseline: 290 }) },
  ],
  content: tag(
    'Document',
    tag('H1', pdfText('Your plan ', { baseline: 20, size: 10 })),
    tag(
      'Sect',
      tag('H2', pdfText('Race day', { baseline: 32, size: 6 })),
      tag('P', pdfText('Drink to thirst.', { baseline: 40 })),
    ),
    tag(
      'Table',
      tag(
        'THead',
        tag(
          'TR',
          { role: 'TH', scope: 'Column', kids: [pdfText('Time', { left: 20, baseline: 50 })] },
          { role: 'TH', scope: 'Column', kids: [pdfText('Carbs (g)', { left: 90, baseline: 50 })] },
        ),
      ),
      tag(
        'TBody',
        tag('TR', cell('0:20', 20, 58), cell('25', 90, 58)),
        tag('TR', cell('0:40', 20, 66), cell('1,025', 90, 66)),
      ),
    ),
    tag(
      'L',
      tag(
        'LI',
        tag('Lbl', pdfText('1.', { baseline: 80 })),
        tag('LBody', pdfText('Cook rice', { left: 30, baseline: 80 })),
      ),
    ),
    { role: 'Figure', alternative: 'Carbs rise to 74 g', kids: [pdfText('74', { baseline: 100 })] },
    tag(
      'Sect',
      tag('H2', pdfText('Safety notes', { baseline: 20 }, 1)),
      ...scripts.map((text, index) => tag('P', pdfText(text, { baseline: 40 + index * 8 }, 1))),
    ),
    tag('P', { page: 1, words: fromTheRight('חלב סויה', { left: 60, baseline: 120 }) }),
    tag(
      'P',
      pdfText('begins on one page ', { baseline: 270 }),
      pdfText('and ends on the next', { baseline: 130 }, 1),
    ),
  ),
}

let folder: string
let file: string
let bytes: Uint8Array
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  file = join(folder, 'plan.pdf')
  bytes = await writePdf(document, deflate)
  writeFileSync(file, bytes)
})
afterAll(() => rmSync(folder, { recursive: true }))

const printed = (command: string, ...words: string[]) => execFileSync(command, words, { encoding: 'utf8' })
const run = (command: string, ...words: string[]) => printed(command, ...words, file)
const text = (...words: string[]) => printed('pdftotext', ...words, file, '-')

describe('the file', () => {
  test('has no faults according to qpdf', () => {
    expect(run('qpdf', '--check', '--warning-exit-0')).toContain('No syntax or stream encoding errors found')
    expect(() => run('qpdf', '--check')).not.toThrow()
  })

  test('has its title, language, pages and tags', () => {
    const info = run('pdfinfo')
    expect(info).toContain('Plan for “Übung” 大豆')
    expect(info).toMatch(/Tagged:\s+yes/)
    expect(info).toMatch(/Pages:\s+2/)
    expect(info).toMatch(/Page size:\s+595\.276 x 841\.89 pts \(A4\)/)
    expect(run('qpdf', '--json', '--json-key=qpdf')).toMatch(/"\/DisplayDocTitle": true/)
  })

  test('is byte-identical each time it is made', async () => {
    expect(await writePdf(document, deflate)).toEqual(bytes)
  })

  test('has bookmarks to its sections', () => {
    const outlines = run('qpdf', '--json', '--json-key=outlines')
    expect(JSON.parse(outlines).outlines).toMatchObject([
      { title: 'Race day', destpageposfrom1: 1 },
      { title: 'Safety notes', destpageposfrom1: 2 },
    ])
  })
})

describe('its text', () => {
  test('keeps every script', () => {
    const found = text()
    for (const script of scripts) expect(found).toContain(script)
  })

  test('is in lines and columns as it is seen', () => {
    expect(text('-layout')).toMatch(/Time {5,}Carbs \(g\)\n.*0:20 {5,}25\n.*0:40 {5,}1,025\n/)
  })

  test('reads from right to left in right-to-left scripts', () => {
    expect(text()).toContain('חלב סויה')
    expect(run('pdfinfo', '-struct-text')).toContain('חלב סויה')
  })

  test('has what repeats on every page as artifacts, which are not read aloud', () => {
    expect(text()).toContain('page 2 of 2')
    expect(run('pdfinfo', '-struct-text')).not.toContain('page 2 of 2')
  })
})

test('its tags contain the document in order, with header cells and figures', () => {
  const structure = run('pdfinfo', '-struct-text')
  const nodes = [
    'H1',
    '"Your plan "',
    'H2',
    '"Race day"',
    '"Drink to thirst."',
    'Table',
    'THead',
    '"Carbs (g)"',
    'TD',
    '"0:20"',
    '"1,025"',
    'Lbl',
    '"1."',
    'LBody',
    '"Cook rice"',
    'Figure',
    '"Safety notes"',
    '"begins on one page',
    'and ends on the next"',
  ]
  let at = 0
  for (const part of nodes) {
    const next = structure.indexOf(part, at)
    expect(next, `${part} after position ${at} of:\n${structure}`).toBeGreaterThanOrEqual(at)
    at = next
  }
  expect(structure).toMatch(/TH:\n\s+\/Scope \/Column/)
})
