import type { Page } from '@playwright/test'
import { type Field, fieldLabels, fieldOptions, fields, type Questionnaire } from '@race-nutrition/engine'
import { marathoner } from '../plan.ts'

/** The marathoner of the benchmarks with a race that is always two months away. */
const answers: Questionnaire = { ...marathoner, raceDate: dayIn(60) }

/** Types every answer key by key at a natural pace, and chooses the options. */
export async function typeAnswers(page: Page): Promise<void> {
  for (const field of fields) {
    if (field in fieldOptions) await choose(page, field)
    else if (field === 'raceDate') await question(page, field).fill(answers[field])
    else await question(page, field).pressSequentially(answers[field], { delay: 60 })
  }
}

const question = (page: Page, field: Field) => page.getByLabel(fieldLabels[field], { exact: true })

const choose = (page: Page, field: Field) =>
  page.locator(`input[name="${field}"][value="${answers[field]}"]`).check()

/** The footer is not part of what is shown until the page's script has rendered the form. */
export const formIsThere = (page: Page) => page.locator('footer').waitFor({ state: 'attached' })

export const submit = (page: Page) => page.locator('button[type="submit"]').click()

function dayIn(days: number): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
