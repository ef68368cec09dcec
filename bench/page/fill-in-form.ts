import type { Page } from '@playwright/test'
import { type Field, fieldOptions, fields, type Questionnaire } from '@race-nutrition/engine'
import { marathoner } from '../plan.ts'

/** The marathoner of the benchmarks with a race that is always two months away. */
const answers: Questionnaire = { ...marathoner, raceDate: dayIn(60) }

/**
 * Types every answer key by key at a natural pace, and chooses the options. By the keyboard alone: what looks for an element by
 * its label runs in the page, and would count as the page's own work.
 */
export async function typeAnswers(page: Page): Promise<void> {
  for (const field of fields) {
    await focus(page, inputOf(field))
    if (field in fieldOptions) await page.keyboard.press('Space')
    else await page.keyboard.type(keysOf(field), { delay: 60 })
  }
}

const inputOf = (field: Field) =>
  field in fieldOptions ? `input[name="${field}"][value="${answers[field]}"]` : `input[name="${field}"]`

const focus = (page: Page, selector: string) =>
  page.evaluate((input) => {
    const found = document.querySelector<HTMLElement>(input)
    if (!found) throw new Error(`No ${input}`)
    found.focus()
  }, selector)

/** The digits of a date in the order in which a browser of the United States takes them. */
function keysOf(field: Field): string {
  if (field !== 'raceDate') return answers[field]
  const [year, month, day] = answers[field].split('-')
  return `${month}${day}${year}`
}

/** The footer is not part of what is shown until the page's script has rendered the form. */
export const formIsThere = (page: Page) => page.locator('footer').waitFor({ state: 'attached' })

const button = (page: Page) => page.locator('button[type="submit"]')

export const submit = (page: Page) => button(page).click()

/** With a finger, which is not there before it presses. */
export const tap = (page: Page) => button(page).tap()

/** With a mouse, which is over the button for a moment before it presses. */
export async function pointAndPress(page: Page): Promise<void> {
  await button(page).hover()
  await page.waitForTimeout(hoverTime)
  await button(page).click()
}

const hoverTime = 150

function dayIn(days: number): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
