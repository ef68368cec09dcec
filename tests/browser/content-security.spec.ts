import type { Page, Worker } from '@playwright/test'
import { openKeptPlan } from './kept-visit.ts'
import {
  apiCall,
  expect,
  fillIn,
  heading,
  makePlan,
  openForm,
  question,
  raceTable,
  submit,
  test,
  texts,
  unfold,
} from './planner.ts'

declare global {
  /** What the browser refused, in the page or in one of its workers: directive and what it was about. */
  var violations: string[]
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('a whole visit', () => {
  // The PDF is made beside other tests.
  test.describe.configure({ timeout: 120_000 })

  test('breaks the policy of the page nowhere, nor does one of its workers @once', async ({ page }) => {
    await listenForViolations(page)
    const answer = await page.goto('/')
    const policy = answer?.headers()['content-security-policy']
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("default-src 'none'")

    await fillIn(page)
    await expect(question(page, 'Weight')).toHaveAccessibleDescription(/60 kg|59\.9 kg/)
    await page.getByRole('button', { name: 'Work it out from a run' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await submit(page)
    await expect(raceTable(page)).toBeVisible()
    await downloadPdf(page)
    const workers = page.workers()
    expect(new Set(workers.map(nameOf))).toEqual(new Set(['pdf-worker', 'understanding-worker']))
    expect(await violationsIn(page, workers)).toEqual([])
    for (const name of ['Copy Race Schedule', 'Copy Grocery List'])
      await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: /checks passed/ }).click()
    await page.reload()
    await expect(raceTable(page)).toBeVisible()
    await page.getByRole('button', { name: 'New Plan', exact: true }).click()
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await question(page, 'Weight').fill('70 kg')
    await expect(question(page, 'Weight')).toHaveAccessibleDescription(/154/)
    expect(await violationsIn(page, page.workers())).toEqual([])
  })

  test('breaks it nowhere in what a phone alone has @phone', async ({ page }) => {
    await listenForViolations(page)
    await openKeptPlan(page)
    await unfold(page)
    await page.getByRole('combobox', { name: 'Go to' }).selectOption('Groceries')
    await page.getByRole('listbox', { name: 'Stops on the course' }).getByRole('option').nth(1).tap()
    await page.getByRole('button', { name: 'New Plan', exact: true }).click()
    await expect(heading(page, texts.formHeading)).toBeVisible()
    expect(await violationsIn(page, page.workers())).toEqual([])
  })

  test('checks another service’s plan under it @once', async ({ page }) => {
    await listenForViolations(page)
    await page.route(apiCall, async (route) => {
      const { object } = await (await route.fetch()).json()
      await route.fulfill({ json: { object } })
    })
    await makePlan(page)
    await expect(page.getByRole('button', { name: /checks passed/ })).toBeVisible()
    expect(await violationsIn(page, page.workers())).toEqual([])
  })
})

test.describe('what the policy is there to refuse', () => {
  test.use({ complaints: ['Content Security Policy', 'Trusted'] })

  const sinks: Record<string, () => unknown> = {
    'a worker started from a string': () => new Worker('/assets/worker.js', { type: 'module' }),
    'markup written into the page': () => (document.body.innerHTML = '<b>bold</b>'),
    'a script named by a string': () => (document.createElement('script').src = '/assets/script.js'),
    'a policy of another name': () =>
      (
        globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => object } }
      ).trustedTypes?.createPolicy('other', {}),
  }
  for (const [what, isDone] of Object.entries(sinks)) {
    test(`${what} is refused and heard of @once`, async ({ page }) => {
      await listenForViolations(page)
      await openForm(page)
      await expect(page.evaluate(isDone)).rejects.toThrow(/Trust|policy/i)
      await expect.poll(() => violationsIn(page, [])).toHaveLength(1)
    })
  }

  test('code made of text is refused in the workers too, and heard of there @once', async ({ page }) => {
    await listenForViolations(page)
    await openForm(page)
    await expect.poll(() => page.workers().length).toBe(1)
    const refused = page.workers()[0]?.evaluate(() => {
      const run = setTimeout as (code: string) => number
      return run('self.broken = true')
    })
    await expect(refused).rejects.toThrow(/Trusted|Content Security Policy/)
    await expect.poll(() => violationsIn(page, page.workers())).toHaveLength(1)
  })

  test('the camera is denied, and copying is not @once', async ({ page }) => {
    await openForm(page)
    expect(await page.evaluate(isAllowed, 'camera')).toBe(false)
    expect(await page.evaluate(isAllowed, 'clipboard-write')).toBe(true)
  })
})

/** Runs in the page; Chromium alone says what its Permissions-Policy allows. */
function isAllowed(feature: string): boolean {
  const { featurePolicy } = document as Document & {
    featurePolicy: { allowsFeature: (name: string) => boolean }
  }
  return featurePolicy.allowsFeature(feature)
}

async function listenForViolations(page: Page): Promise<void> {
  await page.addInitScript(collectViolations)
  // A worker may end with its page before it listens.
  page.on('worker', (worker) => void worker.evaluate(collectViolations).catch(() => undefined))
}

/** Runs in the page and in its workers. */
function collectViolations(): void {
  globalThis.violations = []
  globalThis.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    globalThis.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

async function violationsIn(page: Page, workers: readonly Worker[]): Promise<readonly string[]> {
  const heard = workers.map((worker) => worker.evaluate(() => globalThis.violations))
  return (await Promise.all([page.evaluate(() => globalThis.violations), ...heard])).flat()
}

const nameOf = (worker: Worker) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(worker.url())?.[1]

async function downloadPdf(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Download PDF', exact: true })
  await expect(button).toBeEnabled()
  const downloading = page.waitForEvent('download', { timeout: 100_000 })
  await button.click()
  await (await downloading).path()
}
