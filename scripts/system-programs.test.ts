import { describe, expect, test } from 'vitest'
import { chromiumProgram } from './chromium.mjs'
import { pdfPrograms } from './pdf-programs.mjs'
import { howToInstall, requirePrograms } from './system-programs.mjs'

const debian = { hasApt: true, platform: 'linux' }
const fedora = { hasApt: false, platform: 'linux' }
const mac = { hasApt: false, platform: 'darwin' }

describe('the instructions for missing programs', () => {
  test("are one command for the machine's package manager", () => {
    expect(howToInstall([chromiumProgram, ...pdfPrograms], debian)).toBe(
      'The tests need Chromium, poppler-utils and qpdf, which this machine does not have. ' +
        'Install with: sudo apt-get install --yes poppler-utils qpdf && npx playwright install --with-deps chromium',
    )
    expect(howToInstall(pdfPrograms, mac)).toMatch(/Install with: brew install poppler qpdf$/)
    expect(howToInstall([chromiumProgram], mac)).toMatch(/Install with: npx playwright install chromium$/)
  })

  test('are a list of programs on other machines', () => {
    expect(howToInstall(pdfPrograms, fedora)).toMatch(
      /poppler-utils and qpdf.*your system's package manager\.$/,
    )
  })
})

test('nothing is installed if the programs exist', async () => {
  await expect(
    requirePrograms([{ name: 'x', aptPackage: 'x', isThere: () => true }]),
  ).resolves.toBeUndefined()
})

test('the programs for the tests of the PDF are listed', () => {
  expect(pdfPrograms.filter(({ isThere }) => !isThere())).toEqual([])
})
