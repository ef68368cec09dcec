import type { BrowserContext, Page } from '@playwright/test'
import { expect, heading, test as base, texts } from './planner.ts'
import { type ServerInFront, serverInFront } from './server-in-front.ts'

/** With a server of its own in front of the product's. */
export const test = base.extend<{ front: ServerInFront }>({
  front: async ({ baseURL }, runTest) => {
    const front = await serverInFront(baseURL ?? '')
    await runTest(front)
    await front.stop()
  },
})

/** A visit until the service worker keeps the whole page. */
export async function visitUntilKept(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // It takes the page over itself.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** As in the mountains: the device knows that it has no network, and nothing gets through either. */
export async function cutNetwork(context: BrowserContext, front: ServerInFront): Promise<void> {
  front.spoil(() => 'cut')
  await context.setOffline(true)
}

/** The paths of everything that is kept for the page, whatever its cache. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
