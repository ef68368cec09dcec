import { describe, expect, test } from 'vitest'
import { chromiumPart } from './chromium.mjs'
import { pdfTools } from './pdf-tools.mjs'
import { howToInstall, partsOrStop } from './system-parts.mjs'

const debian = { hasApt: true, platform: 'linux' }
const fedora = { hasApt: false, platform: 'linux' }
const mac = { hasApt: false, platform: 'darwin' }

describe('what a machine without the programs of the tests is told', () => {
  test('one command that brings them all, by the ways of the machine', () => {
    expect(howToInstall([chromiumPart, ...pdfTools], debian)).toBe(
      'The tests need Chromium, poppler-utils and qpdf, which this machine does not have. ' +
        'Install with: sudo apt-get install --yes poppler-utils qpdf && npx playwright install --with-deps chromium',
    )
    expect(howToInstall(pdfTools, mac)).toMatch(/Install with: brew install poppler qpdf$/)
    expect(howToInstall([chromiumPart], mac)).toMatch(/Install with: npx playwright install chromium$/)
  })

  test('which to bring, where the way is not known', () => {
    expect(howToInstall(pdfTools, fedora)).toMatch(/poppler-utils and qpdf.*your system's package manager\.$/)
  })
})

test('a machine that has the programs is left alone', async () => {
  await expect(partsOrStop([{ name: 'x', aptPackage: 'x', isThere: () => true }])).resolves.toBeUndefined()
})

test('the tests of the saved PDF have the programs that they use', () => {
  expect(pdfTools.filter(({ isThere }) => !isThere())).toEqual([])
})
