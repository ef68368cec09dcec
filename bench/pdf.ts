import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { buildPages } from './page/built-pages.ts'
import { startChromium } from './page/chromium.ts'
import { median } from './page/median.ts'
import { servePage } from './page/page-server.ts'
import { formIsThere, submit, typeAnswers } from './page/fill-in-form.ts'
import { visit } from './page/visit.ts'
import { times } from './format-times.ts'

/** Milliseconds for the whole file, and bytes a page (1 kB is 1000). */
const limits = { time: 1500, bytes: 120_000 }
const runs = 3

interface MadePdf {
  readonly time: number
  readonly bytes: number
  readonly pages: number
}

/** Saves a marathoner's plan as a PDF, beside the browser's own print of the same plan. */
export async function benchPdf(): Promise<readonly string[]> {
  const built = await buildPages()
  const [server, chromium] = [await servePage(built.ours.folder), await startChromium()]
  try {
    const { ours, print, longest } = await measured(chromium.browser, server.address)
    const perPage = { time: ours.time / ours.pages, bytes: ours.bytes / ours.pages }
    console.log(`saved: ${inWords(ours)} (limits ${limits.time} ms in all, ${limits.bytes / 1000} kB a page)`)
    console.log(`  the browser's own print: ${inWords(print)}`)
    console.log(
      `  ratio a page: time ${times(perPage.time / (print.time / print.pages))}, bytes ${times(perPage.bytes / (print.bytes / print.pages))}`,
    )
    console.log(`  longest task of the page meanwhile: ${longest.toFixed(0)} ms`)
    return [
      ...(ours.time > limits.time ? [`${ours.time.toFixed(0)} ms for the PDF`] : []),
      ...(perPage.bytes > limits.bytes ? [`${(perPage.bytes / 1000).toFixed(0)} kB a page of the PDF`] : []),
    ]
  } finally {
    await Promise.all([server.stop(), chromium.stop()])
    built.remove()
  }
}

async function measured(browser: Browser, address: string) {
  const here = await visit(browser, { width: 1280 })
  try {
    await here.page.goto(address)
    await formIsThere(here.page)
    await typeAnswers(here.page)
    await submit(here.page)
    await here.page.getByRole('button', { name: 'Download PDF', disabled: false }).waitFor()
    const from = await here.now()
    const made: MadePdf[] = []
    // One after the other, so that each has the machine to itself.
    for (let run = 0; run < runs; run += 1) made.push(await saved(here.page))
    const { longTasks } = await here.timings()
    const longest = Math.max(0, ...longTasks.filter(({ at }) => at >= from).map(({ took }) => took))
    const [first] = made
    if (!first) throw new Error('Nothing was saved.')
    const ours = { ...first, time: median(made.map(({ time }) => time)) }
    return { ours, print: await printed(here.page), longest }
  } finally {
    await here.end()
  }
}

async function saved(page: Page): Promise<MadePdf> {
  const downloading = page.waitForEvent('download', { timeout: 120_000 })
  const from = performance.now()
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click()
  const download = await downloading
  const time = performance.now() - from
  return { time, ...sizeOf(readFileSync(await download.path())) }
}

async function printed(page: Page): Promise<MadePdf> {
  const from = performance.now()
  const file = await page.pdf({ format: 'A4', tagged: true })
  return { time: performance.now() - from, ...sizeOf(file) }
}

function sizeOf(file: Buffer): Pick<MadePdf, 'bytes' | 'pages'> {
  // Poppler, as in the tests: the objects of a file may be compressed.
  const info = execFileSync('pdfinfo', ['-'], { input: file, encoding: 'utf8' })
  return { bytes: file.length, pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]) }
}

const inWords = ({ time, bytes, pages }: MadePdf) =>
  `${pages} pages in ${time.toFixed(0)} ms, ${(time / pages).toFixed(0)} ms and ${(bytes / pages / 1000).toFixed(0)} kB a page`
