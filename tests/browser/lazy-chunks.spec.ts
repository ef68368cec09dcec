import type { Page } from '@playwright/test'
import { openKeptForm } from './kept-visit.ts'
import {
  answersOnScreen,
  apiCall,
  expect,
  heading,
  question,
  serviceTrouble,
  submit,
  test,
  texts,
  toast,
  raceTable,
} from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'

test.use({ complaints: [...serviceTrouble, 'dynamically imported module', 'net::ERR'] })

const missing = 'A part of this page did not load'

test('a plan whose view does not load is kept, and shown once it does @once', async ({ page }) => {
  const part = await without(page, 'plan-view')
  await openKeptForm(page)
  await submit(page)
  await expect(heading(page, texts.planHeading)).toBeVisible()
  await expect(raceTable(page)).toHaveCount(0)
  const show = page.getByRole('button', { name: 'Show my plan', exact: true })
  await expect(toast(page, missing)).toBeVisible()
  const refused = part.refused()
  expect(refused).toBeGreaterThan(0)
  await show.click()
  await expect.poll(part.refused).toBeGreaterThan(refused)

  await part.restore()
  await show.click()
  await expect(raceTable(page)).toBeVisible()
})

test('a part that did not arrive while the page was idle is asked for again by the press @once', async ({
  page,
}) => {
  const part = await without(page, 'plan-parts')
  await openKeptForm(page)
  await expect.poll(part.refused).toBeGreaterThan(0)
  await part.restore()
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
})

test('a call whose part does not load fails as any other, says why, and loses no answer @once', async ({
  page,
}) => {
  const part = await without(page, 'plan-call')
  await openKeptForm(page)
  await submit(page)
  await expect(toast(page, texts.failed)).toBeVisible()
  await expect(toast(page, missing)).toBeVisible()
  await expect(heading(page, texts.formHeading)).toBeVisible()
  expect(await answersOnScreen(page)).toEqual(halfMarathoner)
  expect(part.refused()).toBeGreaterThan(0)

  await part.restore()
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
})

test('a form whose reading does not load says so, and works without @once', async ({ page }) => {
  const part = await without(page, 'understanding-worker')
  await openKeptForm(page)
  await expect(toast(page, missing)).toBeVisible()
  expect(part.refused()).toBeGreaterThan(0)
  await part.restore()
  await question(page, 'Weight').fill('133 lb')
  await expect(question(page, 'Weight')).toHaveAccessibleDescription(/60 kg|60\.3 kg/)
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
})

test('a toast whose part does not load is shown once there is a connection @once', async ({
  page,
  context,
}) => {
  const part = await without(page, 'show-toasts')
  await page.route(apiCall, (route) => route.abort())
  await openKeptForm(page)
  await expect.poll(part.refused).toBeGreaterThan(0)
  const refused = part.refused()
  await submit(page)
  await expect(page.getByText('No plan from the service this time.')).toBeVisible()
  await expect.poll(part.refused).toBeGreaterThan(refused)
  await expect(toast(page, texts.failed)).toHaveCount(0)

  await context.setOffline(true)
  await part.restore()
  await context.setOffline(false)
  await expect(toast(page, texts.failed)).toBeInViewport()
})

/** Cuts off one part of the page, named as its module is. */
async function without(page: Page, name: string) {
  const files = new RegExp(`/assets/${name}-[^/]+\\.js(?:[?]again=\\d+)?$`)
  let refused = 0
  await page.route(files, (route) => {
    refused += 1
    return route.abort('connectionrefused')
  })
  return { refused: () => refused, restore: () => page.unroute(files) }
}
