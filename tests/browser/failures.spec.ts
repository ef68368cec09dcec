import type { Page } from '@playwright/test'
import {
  answersOnScreen,
  apiCall,
  expect,
  fillIn,
  heading,
  openForm,
  question,
  serviceTrouble,
  submit,
  submitButton,
  test,
  texts,
  toast,
} from './planner.ts'
import { openKeptForm } from './kept-visit.ts'
import { ownServer } from './start-server.ts'
import { halfMarathoner } from './runner-answers.ts'

test.use({ complaints: serviceTrouble })

test('a dead server leads back to the form with everything that was typed @once', async ({ page }) => {
  // Two servers start within it.
  test.slow()
  const server = await ownServer()
  await page.goto(server.address)
  await fillIn(page)
  await server.stop()
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('The plan was not generated'),
  )
  await submit(page)
  await expectFailure(page)
  expect((await logged).type()).toBe('error')

  const again = await ownServer(server.port)
  await submit(page)
  await expect(heading(page, texts.planHeading)).toBeVisible()
  await again.stop()
})

const badAnswers = {
  'an internal error': { status: 500, contentType: 'application/problem+json', body: '{"title":"No"}' },
  'a proxy’s page of HTML': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  'a cut-off answer': { status: 200, contentType: 'application/json', body: '{"object": {"prof' },
  'an answer without an object': { status: 200, contentType: 'application/json', body: '{"plan": {}}' },
  'an object that is none': { status: 200, contentType: 'application/json', body: '{"object": "sorry"}' },
  'an empty answer': { status: 200, contentType: 'application/json', body: '' },
  'too many requests': {
    status: 429,
    contentType: 'application/problem+json',
    body: '{"title":"Slow down"}',
  },
}

for (const [name, answer] of Object.entries(badAnswers)) {
  test(`${name} leads back to the form with everything that was typed @once`, async ({ page }) => {
    await page.route(apiCall, (route) => route.fulfill(answer))
    await openKeptForm(page)
    await submit(page)
    await expectFailure(page)
  })
}

test('the focus comes with the form that is free again, not after it', async ({ page }) => {
  await page.route(apiCall, (route) => route.fulfill({ status: 500, body: '' }))
  await openKeptForm(page)
  const focused = page.evaluate(focusedWhenFree)
  await submit(page)
  expect(await focused).toBe('submit')
})

/** Runs in the page: the type of what has the focus in the very moment in which the form may be filled in again. */
function focusedWhenFree(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const all = document.querySelector('form fieldset')
    const observer = new MutationObserver(() => {
      if (!all || all.hasAttribute('disabled')) return
      observer.disconnect()
      resolve(document.activeElement?.getAttribute('type') ?? undefined)
    })
    if (all) observer.observe(all, { attributes: true, attributeFilter: ['disabled'] })
  })
}

test('a call that breaks off leads back to the form, and the answers outlast a reload @once', async ({
  page,
}) => {
  await page.route(apiCall, (route) => route.abort('connectionreset'))
  await openForm(page)
  await fillIn(page)
  await submit(page)
  await expectFailure(page)
  await page.reload()
  expect(await answersOnScreen(page)).toEqual(halfMarathoner)
})

test('what the server refuses stands beside its fields, with the focus on the first @once', async ({
  page,
}) => {
  await openForm(page)
  await fillIn(page, { ...halfMarathoner, Weight: 'sixty', 'Long run distance': 'far' })
  await submit(page)
  await expect(toast(page, texts.failed)).toBeVisible()
  await expect(heading(page, texts.formHeading)).toBeVisible()

  await expect(question(page, 'Weight')).toBeFocused()
  await expect(question(page, 'Weight')).toHaveAttribute('aria-invalid', 'true')
  await expect(question(page, 'Weight')).toHaveAccessibleDescription(/lb|kg/)
  await expect(question(page, 'Long run distance')).toHaveAttribute('aria-invalid', 'true')
  await expect(question(page, 'Long run distance')).toHaveAccessibleDescription(/miles|km/)
  await expect(question(page, 'Height')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('2 answers to fix.')).toBeVisible()

  await question(page, 'Weight').fill('60 kg')
  await expect(question(page, 'Weight')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 answer to fix.')).toBeVisible()
  await question(page, 'Long run distance').fill('19 km')
  await submit(page)
  await expect(heading(page, texts.planHeading)).toBeVisible()
})

test('a required answer of spaces alone is refused by name @once', async ({ page }) => {
  await openKeptForm(page, { ...halfMarathoner, Height: '   ' })
  await submit(page)
  await expect(toast(page, texts.failed)).toBeVisible()
  await expect(question(page, 'Height')).toBeFocused()
  await expect(question(page, 'Height')).toHaveAttribute('aria-invalid', 'true')
})

async function expectFailure(page: Page): Promise<void> {
  await expect(toast(page, texts.failed)).toBeVisible()
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
  await expect(heading(page, texts.loadingHeading)).toHaveCount(0)
  expect(await answersOnScreen(page)).toEqual(halfMarathoner)
}
