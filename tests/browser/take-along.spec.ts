import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { gpxOf, outAndBack } from '../../packages/documents/testing/sample-courses.ts'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import { answersOnScreen, expect, heading, question, submit, test, texts } from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'
import { button, exports, openPlace, place, savedBy } from './take-along-place.ts'

const { crew: crewLinkOfGolden } = JSON.parse(
  readFileSync(new URL('../golden/share/sent-links.json', import.meta.url), 'utf8'),
)['half-with-an-evening-start']
const crewHeading = (page: Page) => page.getByRole('heading', { name: /^Half Marathon, / })

const fileOf = (text: string) => ({
  name: 'x.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(text),
})

async function copiedLink(page: Page, name: string): Promise<string> {
  await button(page, name).click()
  await expect(place(page).getByText(/^This link holds/)).toBeVisible()
  await button(page, 'Copy the link').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('the whole place is one screen of a phone, without a barrier @phone', async ({ page }) => {
  await openKeptPlan(page)
  await openPlace(page)
  const { scrollHeight, clientHeight } = await place(page).evaluate(
    ({ scrollHeight: whole, clientHeight: shown }) => ({ scrollHeight: whole, clientHeight: shown }),
  )
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1)
  await expectNoBarrier(page, 'dialog')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(place(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Take it along', exact: true })).toBeFocused()
})

test('every button saves its file, once the page is there without a network too @once', async ({
  page,
  context,
}) => {
  test.slow()
  await openKeptPlan(page)
  await openPlace(page)
  for (const [label, name, begins] of exports) {
    const saved = await savedBy(page, label)
    expect(saved.name).toMatch(name)
    expect(saved.bytes.toString('latin1')).toMatch(begins)
  }
  await context.setOffline(true)
  expect((await savedBy(page, 'Calendar')).bytes.toString()).toContain('SEQUENCE:1')
})

test('a part that does not load is said where the button is, and comes with the next press @once', async ({
  page,
}) => {
  await openKeptPlan(page)
  await openPlace(page)
  const part = /\/assets\/calendar-export-[^/]+\.js$/
  await page.route(part, (route) => route.abort('connectionrefused'))
  await button(page, 'Calendar').click()
  await expect(place(page).getByRole('status').last()).toHaveText(/could not be made/)
  await page.unroute(part)
  expect((await savedBy(page, 'Calendar')).name).toMatch(/\.ics$/)
})
test.use({
  complaints: ['was not made', 'net::ERR', 'dynamically imported module', 'Failed to load resource'],
})

for (const [outcome, says] of [
  ['takes it', /^Sent race-fuel-Half/],
  ['is closed', /^$/],
  ['refuses', /^Saved race-fuel-Half/],
] as const)
  test(`where the share sheet ${outcome}, the page says what became of the file @once`, async ({ page }) => {
    await page.addInitScript((how) => {
      const share = async () => {
        if (how === 'is closed') throw new DOMException('closed', 'AbortError')
        if (how === 'refuses') throw new DOMException('refused', 'NotAllowedError')
      }
      Object.assign(Navigator.prototype, { share, canShare: () => true })
    }, outcome)
    await openKeptPlan(page)
    await openPlace(page)
    await place(page).getByRole('button', { name: 'Send Calendar' }).click()
    await expect(place(page).getByRole('status').last()).toHaveText(says)
  })

test('the runner’s own course comes back with the stops, and a hostile one is refused in words @once', async ({
  page,
}) => {
  await openKeptPlan(page)
  await openPlace(page)
  await button(page, 'Course with stops').click()
  const field = place(page).getByLabel(/^Your course/)
  await field.setInputFiles(fileOf('<!DOCTYPE x><gpx/>'))
  await expect(place(page).getByRole('status').first()).not.toHaveText(/Your stops are on it/)
  await expect(button(page, 'Course, FIT')).toHaveCount(0)
  await field.setInputFiles(fileOf(gpxOf(outAndBack(21_100), { every: 25 })))
  await expect(button(page, 'Course, FIT')).toBeVisible()
  for (const format of ['FIT', 'TCX', 'GPX'])
    expect((await savedBy(page, `Course, ${format}`)).name).toMatch(
      new RegExp(`^race-fuel-Half-.*-course\\.${format.toLowerCase()}$`),
    )
})

test.describe('links and files', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a link fills in the form, submits nothing, leaves the address, and the runner’s own answers come back @once', async ({
    page,
  }) => {
    await openKeptPlan(page)
    await openPlace(page)
    const link = await copiedLink(page, 'Link to this plan')
    expect(link).toMatch(/#p1=[\w-]+$/)
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.goto('about:blank')
    await openKeptForm(page, { ...halfMarathoner, Age: '51' })
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('region', { name: 'Opened' })).toContainText('Filled in')
    expect(new URL(page.url()).hash).toBe('')
    expect(await answersOnScreen(page)).toEqual(halfMarathoner)
    expect(calls.filter((url) => url.includes('/api/') || url.includes('p1='))).toEqual([])
    // Phones reload a page by themselves.
    await page.reload()
    await page.getByRole('button', { name: 'Bring back my answers' }).click()
    await expect(question(page, 'Age')).toHaveValue('51')
    await expect(page.getByRole('region', { name: 'Opened' })).toHaveText('Your own answers are back.')
  })

  test('preferences of a link come with the plan that is made of it @once', async ({ page }) => {
    await openKeptPlan(page)
    await page.getByRole('button', { name: 'Set start time', exact: true }).first().click()
    await page.getByLabel('Start', { exact: true }).fill('07:15')
    await page.getByRole('button', { name: 'Change my plan', exact: true }).click()
    await expect(page.getByRole('list', { name: 'What you have set' })).toContainText('7:15')
    await openPlace(page)
    const link = await copiedLink(page, 'Link to this plan')
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('region', { name: 'Opened' })).toContainText('setting')
    await submit(page)
    await expect(heading(page, texts.planHeading)).toBeVisible()
    await expect(page.getByRole('list', { name: 'What you have set' })).toContainText('7:15')
  })

  test('the crew’s link shows the schedule alone, and again after a reload @once', async ({ page }) => {
    await openKeptPlan(page)
    await openPlace(page)
    const link = await copiedLink(page, 'Link for crew')
    await page.goto('about:blank')
    await page.goto(link)
    await expect(crewHeading(page)).toBeVisible()
    await expect(page.getByRole('table')).toContainText('+10%')
    await expect(page.getByRole('listitem').last()).toContainText('medical tent')
    await page.reload()
    await expect(crewHeading(page)).toBeVisible()
    await expectNoBarrier(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })

  test('Back and Forward lead between the form and the crew’s page @once', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await page.goto(`/${crewLinkOfGolden}`)
    await expect(crewHeading(page)).toBeVisible()
    await page.goBack()
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await expect(crewHeading(page)).toHaveCount(0)
    await page.goForward()
    await expect(crewHeading(page)).toBeVisible()
    await page.reload()
    await page.goBack()
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await expect(crewHeading(page)).toHaveCount(0)
  })

  test('a cut link and a file of another kind are refused in words, and nothing typed is lost @once', async ({
    page,
  }) => {
    await openKeptForm(page)
    await page.goto('/#p1=abc')
    await expect(page.getByRole('alert')).toContainText('damaged')
    expect(await answersOnScreen(page)).toEqual(halfMarathoner)
    const open = (text: string) =>
      page
        .getByLabel('Open a race file')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await open('<script>alert(1)</script>')
    await expect(page.getByRole('alert')).toContainText('not a race saved by this page')
    await open('{"type":"race-nutrition","version":99}')
    await expect(page.getByRole('alert')).toContainText('newer version')
    expect(await answersOnScreen(page)).toEqual(halfMarathoner)
  })

  test('a race file opens in the form of another device @once', async ({ page }) => {
    await openKeptPlan(page)
    await openPlace(page)
    const { name, bytes } = await savedBy(page, 'Race file')
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    await page.goto('/')
    await page
      .getByLabel('Open a race file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: bytes })
    await expect(page.getByRole('region', { name: 'Opened' })).toContainText('from the file')
    expect(await answersOnScreen(page)).toEqual(halfMarathoner)
  })
})
