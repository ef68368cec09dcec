import type { Locator, Page, Request } from '@playwright/test'
import { gpxOf, outAndBack, waves } from '../../packages/documents/testing/sample-courses.ts'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { keptTexts, openKeptPlan } from './kept-visit.ts'
import { expect, openSections, raceTable, test } from './planner.ts'
import { halfMarathoner, runnersOfAllRaces } from './runner-answers.ts'
import { screens } from './screens.ts'

const marathoner = runnersOfAllRaces[3] ?? halfMarathoner

const shape = outAndBack(42_195, waves(15, 3000))
const hilly = {
  name: 'course.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(
    gpxOf(shape, {
      name: 'Secret Valley Marathon',
      waypoints: [
        { at: 5000, name: 'Water 1' },
        { at: 12_000, name: 'Water 2' },
      ],
    }),
  ),
}
const hostile = {
  name: 'course.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from('<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx><trk>&x;</trk></gpx>'),
}

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a race is filled in and checked by keyboard alone, shown, changed and undone @once', async ({
      page,
    }) => {
      test.slow()
      await openKeptPlan(page, { answers: marathoner })
      const ours = await rowsOf(page)
      const opener = button(page, 'Set stations')
      await opener.focus()
      await page.keyboard.press('Enter')
      const race = page.getByLabel('Your race', { exact: true })
      await expect(race).toBeFocused()
      await page.keyboard.type('Boston')
      await expect(race).toHaveValue('boston')
      await expect(page.getByLabel('One station every · mi')).toHaveValue('1')
      await expect(dialog(page)).toContainText('check your race’s own guide')
      await expectNoBarrierInDialog(page)
      await submitByKeyboard(page)
      await expect(chips(page)).toHaveText(['Stations of Boston Marathon, not checked yet'])
      expect(await rowsOf(page)).toEqual(ours)

      await expect(button(page, 'Change stations')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByLabel(/^I have checked these/)).toBeFocused()
      await page.keyboard.press('Space')
      await submitByKeyboard(page)
      await expect(chips(page)).toHaveText([
        'Boston Marathon: stations every 1 mi',
        'Gatorade Endurance drink on the course',
        '2 kinds of gel on the course, at 3 stations, 1 not for you',
      ])
      await expect(status(page)).toHaveText(/^Changed\. Race: /)
      await expect(raceTable(page)).toContainText(/Gel 100 (from the course|handed out at)/)
      await expect(raceTable(page)).toContainText(/station cups? \(/)

      await raceCard(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await raceCard(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(chips(page)).toHaveCount(0)
      expect(await rowsOf(page)).toEqual(ours)
    })

    test('what is wrong is named at its field, nothing typed is lost, and no barrier stands @once', async ({
      page,
    }) => {
      test.slow()
      await openKeptPlan(page, { answers: marathoner })
      await button(page, 'Set stations').click()
      await page.getByLabel('At the places of a list').check()
      await page.getByLabel('Stations at · mi').fill('2, five')
      await page.getByLabel('Drink besides water').selectOption('gatorade-endurance')
      await button(page, 'Add a gel or food').click()
      await page.getByLabel('Where is 1 handed out? · mi').fill('13')
      await button(page, 'Change my plan').click()
      const list = page.getByLabel('Stations at · mi')
      await expect(list).toBeFocused()
      await expect(list).toHaveAccessibleDescription(
        '“five” cannot be used. This has to be a number, in mi, like 5 or 2.5.',
      )
      await expect(page.getByLabel('Gel or food 1')).toHaveAccessibleDescription(/^Choose what/)
      await expectNoBarrierInDialog(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      expect(await dialog(page).evaluate(isWiderThanItself)).toBe(false)
      await page.setViewportSize(viewport)
      await list.fill('2, 5, 7.5')
      await expect(page.getByLabel('Where is 1 handed out? · mi')).toHaveValue('13')
      await button(page, 'Remove 1').click()
      await button(page, 'Change my plan').click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(chips(page)).toHaveText([
        '3 stations, 2 to 7.5 mi',
        'Gatorade Endurance drink on the course',
      ])
      await button(page, 'Remove Gatorade Endurance drink on the course').click()
      await expect(chips(page)).toHaveText(['3 stations, 2 to 7.5 mi'])
    })

    test('a course file gives its climb, stations and profile, outlasts a reload, and never leaves @once', async ({
      page,
    }) => {
      test.slow()
      const sent = everythingSent(page)
      await openKeptPlan(page, { answers: marathoner })
      await button(page, 'Set course file').click()
      await page.getByLabel('Course file', { exact: true }).setInputFiles(hostile)
      await expect(dialog(page).getByRole('alert')).toHaveText(
        /^This file defines a document type of its own/,
      )
      await expectNoBarrierInDialog(page)
      await page.getByLabel('Course file', { exact: true }).setInputFiles(hilly)
      await expect(dialog(page).getByRole('status')).toHaveText(
        /^Secret Valley Marathon: 26\.2 mi\. Your answer: \w+\. Measured: [\d,]+ ft of climb/,
      )
      await expect(dialog(page).getByRole('checkbox')).toHaveCount(4)
      await dialog(page).getByRole('checkbox', { name: '3.1 mi, Water 1', exact: true }).uncheck()
      await expectNoBarrierInDialog(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await dialog(page).evaluate(isWiderThanItself)).toBe(false)
      await page.setViewportSize(viewport)
      await button(page, 'Change my plan').click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(chips(page)).toHaveText([/ft of climb$/, /^3 stations, /])
      await expect(profile(page)).toBeVisible()
      await expect(page.getByText(/^Secret Valley Marathon, [\d,]+ ft of climb$/)).toBeVisible()
      await expectNoBarrier(page, '#race-day')

      await expect.poll(() => keptTexts(page)).toContain('climb_m')
      const kept = await keptTexts(page)
      expect(kept).not.toContain('Secret Valley')
      await page.reload()
      await openSections(page)
      await expect(profile(page)).toBeVisible()
      await place(page).getByRole('button', { name: 'Change course file' }).click()
      await button(page, 'Remove').click()
      await expect(profile(page)).toHaveCount(0)
      await place(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(profile(page)).toBeVisible()

      await page
        .getByRole('button', { name: /new plan/i })
        .first()
        .click()
      await expect
        .poll(() => page.evaluate(() => JSON.stringify([sessionStorage, localStorage])))
        .not.toContain('Secret Valley')
      for (const text of [...sent, page.url()]) {
        expect(text).not.toContain('Secret Valley')
        expect(text).not.toMatch(/trkpt|elevation_m|"lat"/)
      }
    })
  })
}

test('the reading of a file can be stopped, and one that is too large is refused in words @once', async ({
  page,
}) => {
  await openKeptPlan(page, { answers: marathoner })
  // Never answers, like a file that takes long.
  await page.route(/\/assets\/course-worker-[^/]+\.js$/, () => undefined)
  await button(page, 'Set course file').click()
  await page.getByLabel('Course file', { exact: true }).setInputFiles(hilly)
  await button(page, 'Stop reading').click()
  await expect(page.getByLabel('Course file', { exact: true })).toBeFocused()
  await expect(button(page, 'Change my plan')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const large = { ...hilly, buffer: Buffer.alloc(10_000_001, ' ') }
  await page.getByLabel('Course file', { exact: true }).setInputFiles(large)
  await expect(dialog(page).getByRole('alert')).toHaveText(/^This file has more than 10 MB/)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Set course file')).toBeFocused()
})

test('a file that is dropped anywhere in the dialog is read @once', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner })
  await button(page, 'Set course file').click()
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'course.gpx'))
    return transfer
  }, hilly.buffer.toString())
  await dialog(page).getByRole('heading').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(dialog(page).getByRole('status')).toHaveText(/^Secret Valley Marathon: 26\.2 mi\./)
})

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const place = (page: Page): Locator => page.getByRole('group', { name: 'Your own race', exact: true })
const raceCard = (page: Page): Locator => page.getByRole('group', { name: 'Your own race card', exact: true })
const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'What you have set' }).getByRole('listitem')
const status = (page: Page): Locator =>
  page.getByRole('group', { name: 'Make it yours', exact: true }).getByRole('status')
const rowsOf = (page: Page) => raceTable(page).locator('tbody tr').allTextContents()
const profile = (page: Page): Locator =>
  page.getByRole('img', { name: /^Elevation of Secret Valley Marathon: lowest .*, highest .* of climb\.$/ })

const isWiderThanItself = (element: Element) => element.scrollWidth > element.clientWidth

/** In a window that holds all of it, above the page’s top: axe can tell no contrast of what lies over a scrolled page. */
async function expectNoBarrierInDialog(page: Page): Promise<void> {
  const size = page.viewportSize() ?? screens[0]
  await page.setViewportSize({ width: size.width, height: 2000 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoBarrier(page, 'dialog[open]')
  await page.setViewportSize(size)
}

/** From wherever the focus is, on to the button. */
async function submitByKeyboard(page: Page): Promise<void> {
  const change = button(page, 'Change my plan')
  for (let tab = 0; tab < 30 && !(await change.evaluate(isFocused)); tab += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
}

const isFocused = (element: Element) => element === document.activeElement

/** Address and body of every request. */
function everythingSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request: Request) => sent.push(request.url(), request.postData() ?? ''))
  return sent
}
