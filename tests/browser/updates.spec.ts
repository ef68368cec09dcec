import process from 'node:process'
import type { Page } from '@playwright/test'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { nextVersionOf, titleOfNext } from './next-version.ts'
import { test, visitUntilKept } from './offline-visit.ts'
import {
  answersOnScreen,
  expect,
  fillIn,
  heading,
  question,
  raceTable,
  serviceTrouble,
  submit,
  texts,
} from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'
import type { Fault } from './server-in-front.ts'
import { type OwnServer, ownServer } from './start-server.ts'

let next: OwnServer
let remove: () => void
test.beforeAll(async () => {
  const version = await nextVersionOf(process.env['PAGE_FOLDER'] ?? 'apps/web/dist')
  remove = version.remove
  next = await ownServer(0, { PAGE_FOLDER: version.folder, RATE_LIMIT: '100000' })
})
test.afterAll(async () => {
  await next.stop()
  remove()
})

test.use({
  serviceWorkers: 'allow',
  complaints: [...serviceTrouble, 'net::ERR', 'script resource', 'An unknown error occurred when fetching'],
})
test.describe.configure({ timeout: 90_000 })

const offer = (page: Page) => page.getByText('A newer version of this page is ready.')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What became of the version that the server has now; 'none' if the browser did not get so far. */
const lookForUpdate = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    try {
      await registration.update()
    } catch {
      return 'none'
    }
    const coming = registration.installing
    if (!coming) return registration.waiting ? 'installed' : 'none'
    return new Promise<string>((resolve) => {
      const look = () => {
        if (coming.state !== 'installing') resolve(coming.state)
      }
      coming.addEventListener('statechange', look)
      look()
    })
  })

async function expectOldVersionWorks(page: Page): Promise<void> {
  await page.reload()
  expect(await page.title()).not.toContain(titleOfNext)
  await expect(heading(page, texts.formHeading)).toBeVisible()
}

test('a newer version is offered in a line, and used when the runner says so: what was typed stays @once', async ({
  page,
  front,
}) => {
  await visitUntilKept(page, front.address)
  await fillIn(page)
  await page.evaluate(() => Object.assign(window, { isStillThere: true }))
  await expect(offer(page)).toHaveCount(0)
  front.passTo(next.address)
  expect(await lookForUpdate(page)).toBe('installed')
  await expect(offer(page)).toBeVisible()
  await expectNoBarrier(page)
  // Nothing was loaded again under the runner's hands.
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true)
  await question(page, 'Weight').fill('61 kg')
  await button(page, 'Use it now').click()
  await expect(page).toHaveTitle(new RegExp(titleOfNext))
  await expect(heading(page, texts.formHeading)).toBeVisible()
  expect(await answersOnScreen(page)).toEqual({ ...halfMarathoner, Weight: '61 kg' })
  await expect(offer(page)).toHaveCount(0)
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
})

test('put off, it is offered again by the next load of the version that goes on @once', async ({
  page,
  front,
}) => {
  await visitUntilKept(page, front.address)
  front.passTo(next.address)
  expect(await lookForUpdate(page)).toBe('installed')
  await button(page, 'Later').click()
  await expect(offer(page)).toHaveCount(0)
  await expectOldVersionWorks(page)
  await expect(offer(page)).toBeVisible()
})

test('another tab is not loaded again, and what it has not loaded yet is still there @once', async ({
  page,
  context,
  front,
}) => {
  await visitUntilKept(page, front.address)
  const other = await context.newPage()
  await other.goto(front.address)
  await fillIn(other)
  front.passTo(next.address)
  expect(await lookForUpdate(page)).toBe('installed')
  await button(page, 'Use it now').click()
  await expect(page).toHaveTitle(new RegExp(titleOfNext))
  expect(await other.title()).not.toContain(titleOfNext)
  expect(await answersOnScreen(other)).toEqual(halfMarathoner)
  await submit(other)
  await expect(raceTable(other)).toBeVisible()
  await button(other, 'Set practiced dose').click()
  await expect(other.getByRole('dialog')).toBeVisible()
})

const faults: Readonly<Record<string, Fault>> = {
  'the server answers 500': 'error',
  'the server sends a page of HTML': 'html',
  'half of the file comes': 'half',
  'the connection breaks off': 'cut',
}
const addresses = { script: /^\/assets\/plan-view-.*\.js$/, page: /^\/$/, worker: /^\/sw\.js$/ }
/**
 * The browser also looks by itself after a load: whatever is under way then is stopped by the next part too, since the
 * page comes last.
 */
const parts: Readonly<Record<string, { part: RegExp; broken: readonly RegExp[] }>> = {
  'a script': { part: addresses.script, broken: [addresses.script] },
  'the page itself': { part: addresses.page, broken: [addresses.page] },
  'the service worker': { part: addresses.worker, broken: [addresses.worker, addresses.page] },
}

for (const [what, fault] of Object.entries(faults)) {
  test(`where ${what} for a part of the newer version, the old one goes on, and the next try brings it @once`, async ({
    page,
    front,
  }) => {
    await visitUntilKept(page, front.address)
    front.passTo(next.address)
    for (const [name, { part, broken }] of Object.entries(parts)) {
      let spoiled = 0
      front.spoil((asked) => {
        if (part.test(asked)) spoiled += 1
        return broken.some((path) => path.test(asked)) ? fault : 'none'
      })
      const looks: string[] = []
      // A look while one of the browser's own is under way is the same, and may have asked for the part before.
      await expect
        .poll(async () => {
          looks.push(await lookForUpdate(page))
          return spoiled
        }, name)
        .toBeGreaterThan(0)
      expect(looks, name).not.toContain('installed')
      await expectOldVersionWorks(page)
      await expect(offer(page)).toHaveCount(0)
    }
    await fillIn(page)
    await submit(page)
    await expect(raceTable(page)).toBeVisible()
    await button(page, 'New Plan').click()

    front.spoil(() => 'none')
    // A look while one of the browser's own is under way is the same, and fails with it.
    await expect.poll(() => lookForUpdate(page), { timeout: 30_000 }).toBe('installed')
    await button(page, 'Use it now').click()
    await expect(page).toHaveTitle(new RegExp(titleOfNext))
    await expect(heading(page, texts.formHeading)).toBeVisible()
  })
}

test('a server that answers 500 to everything leaves the page as it is @once', async ({ page, front }) => {
  await visitUntilKept(page, front.address)
  front.spoil(() => 'error')
  expect(await lookForUpdate(page)).toBe('none')
  await expectOldVersionWorks(page)
})
