import { readFileSync } from 'node:fs'
import process from 'node:process'
import { builtFilesIn } from '../../apps/web/build/built-files.ts'
import { beginning } from './beginning.ts'
import { cutNetwork, keptPaths, test, visitUntilKept } from './offline-visit.ts'
import {
  answersOnScreen,
  countCalls,
  expect,
  fillIn,
  heading,
  openSections,
  question,
  raceTable,
  serviceTrouble,
  submit,
  texts,
  toast,
} from './planner.ts'
import { halfMarathoner, isoDayIn } from './runner-answers.ts'
import { exports, openPlace, savedBy } from './take-along-place.ts'

test.use({ serviceWorkers: 'allow', complaints: [...serviceTrouble, 'net::ERR'] })

declare global {
  /** Counted by a page that a test watches. */
  var presses: number
}

const madeHere = 'Made on this device, without the service'

test.describe('after a first visit, without a network', () => {
  test.describe.configure({ timeout: 120_000 })

  test('a reload, the kept plan, a new plan, its PDF and its print all work @once', async ({
    page,
    context,
    front,
  }) => {
    await visitUntilKept(page, front.address)
    await fillIn(page)
    await submit(page)
    await expect(raceTable(page)).toBeVisible()
    const rows = await raceTable(page).locator('tbody tr').allTextContents()
    await cutNetwork(context, front)

    const loaded = await page.reload()
    expect(loaded?.fromServiceWorker()).toBe(true)
    expect(loaded?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
    await expect(raceTable(page)).toBeVisible()
    expect(await raceTable(page).locator('tbody tr').allTextContents()).toEqual(rows)

    await page.getByRole('button', { name: 'New Plan', exact: true }).click()
    await expect(page.getByText('This page opens without a connection.')).toBeVisible()
    await page.getByRole('button', { name: 'Open your plan', exact: true }).click()
    await expect(raceTable(page)).toBeVisible()
    await expect(page.getByText(madeHere)).toHaveCount(0)

    await page.getByRole('button', { name: 'New Plan', exact: true }).click()
    await question(page, 'Weight').fill('75 kg')
    await submit(page)
    await expect(toast(page, texts.ready)).toBeVisible()
    await expect(page.getByText(madeHere)).toBeVisible()
    await expect(raceTable(page)).toBeVisible()

    const button = page.getByRole('button', { name: 'Download PDF', exact: true })
    await expect(button).toBeEnabled()
    const downloading = page.waitForEvent('download', { timeout: 100_000 })
    await button.click()
    const file = readFileSync(await (await downloading).path())
    expect(file.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
    const printed = await page.pdf({ format: 'A4' })
    expect(printed.length).toBeGreaterThan(50_000)
  })

  test('everything that goes along to the race is made, after a reload too @once', async ({
    page,
    context,
    front,
  }) => {
    await visitUntilKept(page, front.address)
    await fillIn(page)
    await submit(page)
    await expect(raceTable(page)).toBeVisible()
    await cutNetwork(context, front)
    await page.reload()
    await openPlace(page)
    for (const [label, name, begins] of exports) {
      const saved = await savedBy(page, label)
      expect(saved.name).toMatch(name)
      expect(saved.bytes.toString('latin1')).toMatch(begins)
    }
  })

  test('a plan is made without a reload in between, and answers that cannot be used are named @once', async ({
    page,
    context,
    front,
  }) => {
    await visitUntilKept(page, front.address)
    await cutNetwork(context, front)
    await fillIn(page, { ...halfMarathoner, Weight: 'sixty' })
    await submit(page)
    await expect(toast(page, texts.failed)).toBeVisible()
    await expect(question(page, 'Weight')).toBeFocused()
    await expect(question(page, 'Weight')).toHaveAccessibleDescription(/lb|kg/)
    await question(page, 'Weight').fill('60 kg')
    await submit(page)
    await expect(page.getByText(madeHere)).toBeVisible()
    await expect(raceTable(page)).toBeVisible()
    await page.getByRole('button', { name: /checks passed/ }).click()
    await page.getByRole('button', { name: 'Set practiced dose', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('where the server alone is away, the form offers to make the plan on the device @once', async ({
  page,
  front,
}) => {
  await visitUntilKept(page, front.address)
  await fillIn(page)
  front.spoil(() => 'cut')
  await submit(page)
  await expect(toast(page, texts.failed)).toBeVisible()
  expect(await answersOnScreen(page)).toEqual(halfMarathoner)
  front.asked()
  await page.getByRole('button', { name: 'Make it on this device', exact: true }).click()
  await expect(page.getByText(madeHere)).toBeVisible()
  await expect(raceTable(page)).toBeVisible()
  // The browser looks for a newer service worker when it likes.
  expect(front.asked().filter((asked) => asked !== 'GET /sw.js')).toEqual([])
})

test('all files of the build are kept and nothing else; every call goes to the server @once', async ({
  page,
  front,
}) => {
  await visitUntilKept(page, front.address)
  const calls = countCalls(page)
  await fillIn(page)
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
  await page.getByRole('button', { name: 'New Plan', exact: true }).click()
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
  expect(calls).toHaveLength(2)
  expect(front.asked().filter((asked) => asked === 'POST /api/ai/race-nutrition/object')).toHaveLength(2)

  const built = await builtFilesIn(process.env['PAGE_FOLDER'] ?? 'apps/web/dist')
  expect(built.length).toBeGreaterThan(40)
  expect((await keptPaths(page)).toSorted()).toEqual(['/', ...built.map(({ path }) => path)].toSorted())
})

test('a first visit loads the page before its service worker, and once @once', async ({ page, front }) => {
  await visitUntilKept(page, front.address)
  const asked = front.asked()
  const scripts = asked.filter((path) => /^GET \/assets\/index-.*\.js$/.test(path))
  // Kept from what the browser has already.
  expect(scripts).toHaveLength(1)
  expect(asked.indexOf('GET /sw.js')).toBeGreaterThan(asked.indexOf(scripts[0] ?? ''))
})

test('the page can be installed, with icons of the sizes that its manifest names @once', async ({
  page,
  front,
}) => {
  await visitUntilKept(page, front.address)
  const session = await page.context().newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Every context of a test is a private window, into which nothing is installed; that alone is in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  const { icons } = JSON.parse(data ?? '{}') as { icons: Icon[] }
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const body = await (await page.request.get(front.address + src)).body()
    // Width and height in the head of a PNG.
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes)
  }
})

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: string
}

test.describe('a plan made today', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is shown on race day, without a network, in at most two presses: what comes next leads @once', async ({
    page,
    context,
    front,
  }) => {
    await visitUntilKept(page, front.address)
    await fillIn(page, { ...halfMarathoner, 'Race date': isoDayIn(1) })
    await submit(page)
    await openSections(page)
    await page.close()
    await cutNetwork(context, front)

    const tomorrow = await context.newPage()
    await tomorrow.clock.install({ time: beginning.getTime() + 86_400_000 })
    await tomorrow.addInitScript(() => {
      Object.assign(window, { presses: 0 })
      addEventListener('click', ({ isTrusted }) => isTrusted && (window.presses += 1), true)
    })
    await tomorrow.goto(front.address)
    await tomorrow.getByRole('button', { name: 'Open your plan', exact: true }).click()
    await expect(heading(tomorrow, texts.planHeading)).toBeInViewport()
    await expect(heading(tomorrow, 'Next')).toBeInViewport()
    const presses = await tomorrow.evaluate(() => window.presses)
    await openSections(tomorrow)
    expect(presses).toBeGreaterThan(0)
    expect(presses).toBeLessThanOrEqual(2)
  })
})
