import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './planner.ts'

export const place = (page: Page) => page.getByRole('dialog', { name: 'Take it along' })
export const button = (page: Page, name: string) => place(page).getByRole('button', { name, exact: true })

export async function openPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take it along', exact: true }).click()
  await expect(place(page)).toBeVisible()
}

export async function savedBy(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  const path = await download.path()
  await expect(place(page).getByRole('status').last()).toContainText(download.suggestedFilename())
  return { name: download.suggestedFilename(), bytes: readFileSync(path) }
}

const png = /^\x89PNG/
/** Every button of the place that saves a file of a half marathon: its label, the file's name, and how the file begins. */
export const exports: readonly (readonly [button: string, name: RegExp, begins: RegExp])[] = [
  ['Calendar', /^race-fuel-Half-.*\.ics$/, /^BEGIN:VCALENDAR\r\n/],
  ['Lock screen', /^lock-screen-Half-.*\.png$/, png],
  ['Cut-outs, PDF', /^cut-outs-Half-.*\.pdf$/, /^%PDF/],
  ['Strip, picture', /^wrist-strip-Half-.*\.png$/, png],
  ['Card, picture', /^card-and-labels-Half-.*\.png$/, png],
  ['Workout, FIT', /^race-fuel-Half-.*-workout\.fit$/, /^.{8}\.FIT/s],
  ['Watch face, dark', /^watch-dark-.*\.png$/, png],
  ['Watch face, light', /^watch-light-.*\.png$/, png],
  ['Race file', /^Half-.*\.race\.json$/, /^\{\s+"type": "race-nutrition"/],
]
