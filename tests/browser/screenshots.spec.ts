import process from 'node:process'
import type { Locator, Page } from '@playwright/test'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import { lookAnswer } from './screenshot-plan.ts'
import { apiCall, expect, question, raceTable, submit, test, texts } from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'

const lookRunner = { ...halfMarathoner, 'Race date': lookAnswer.object.profile.race_date }

// Small pieces of the page, one scheme on each screen, so that the pictures stay few and light.
const schemeOn = (screen: string) => (screen === 'phone' ? 'dark' : 'light')

test.skip(process.platform !== 'linux', 'The pictures hold letters as Linux draws them.')

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2027-03-01T09:00:00')
})

test('the form looks as it did', async ({ page }, { project }) => {
  await page.emulateMedia({ colorScheme: schemeOn(project.name) })
  await fillForm(page)
  await expect(page.getByText('168 cm')).toBeVisible()
  await question(page, 'Age').focus()
  const stats = page.getByRole('group', { name: 'Body Stats & Training' })
  await expect(stats).toHaveScreenshot(`form-${project.name}.png`, { caret: 'hide' })
})

test('the wait looks as it did @phone', async ({ page }) => {
  await page.route(apiCall, () => undefined)
  await fillForm(page)
  await submit(page)
  await expect(page.getByText(texts.loadingNote)).toBeVisible()
  await page.clock.runFor(5000)
  // It stands there until the answer comes.
  await expect(page.getByText('90% complete')).toBeVisible()
  const card = page.locator('section').filter({ hasText: texts.loadingNote })
  await expect(card).toHaveScreenshot('loading-phone.png')
})

test('the head of a plan looks as it did', async ({ page }, { project }) => {
  await page.emulateMedia({ colorScheme: schemeOn(project.name) })
  await showPlan(page)
  const bib = page.locator('article > header')
  await expect(bib).toHaveScreenshot(`bib-${project.name}.png`)
  const totals = page.getByText('Race Day Totals').locator('../..')
  await toWholePixel(totals)
  await expect(totals).toHaveScreenshot(`totals-${project.name}.png`)
})

test('the race table looks as it did', async ({ page }, { project }) => {
  await showPlan(page)
  await toWholePixel(raceTable(page))
  await expect(raceTable(page)).toHaveScreenshot(`race-${project.name}.png`)
})

async function fillForm(page: Page): Promise<void> {
  await openKeptForm(page, lookRunner)
  await page.evaluate(() => document.fonts.ready)
}

async function showPlan(page: Page): Promise<void> {
  await openKeptPlan(page, { answers: lookRunner, sent: lookAnswer })
  await page.evaluate(() => document.fonts.ready)
  await outOfTheWay(page.getByRole('navigation', { name: 'Sections of the plan' }))
}

/** What sticks to the window would lie over the piece in the picture. */
const outOfTheWay = (bar: Locator) => bar.evaluate((element) => (element.style.position = 'static'))

/** Else each change above would round its rows another way. */
const toWholePixel = (piece: Locator) =>
  piece.evaluate((element) => {
    const top = element.getBoundingClientRect().top + window.scrollY
    element.style.marginTop = `${Math.ceil(top) - top}px`
  })
