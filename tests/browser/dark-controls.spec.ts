import type { Page } from '@playwright/test'
import { expectNoBarrierIn, schemes } from './expect-no-barrier.ts'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import { expect, test, unfold } from './planner.ts'

const [, dark] = schemes

test.use({ colorScheme: 'dark' })

/** A browser's own fields and boxes are gray in the dark, as if they were disabled. */
async function expectOwnColors(page: Page, within: string): Promise<void> {
  const controls = page.locator(within).locator('input, select, textarea')
  await expect(controls.first()).toBeAttached()
  const looks = await controls.evaluateAll((all) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'background: var(--card); border: 1px solid var(--go)'
    const { backgroundColor: card, borderTopColor: go } = getComputedStyle(probe)
    probe.remove()
    return all.flatMap((control) => {
      const { appearance, backgroundColor, opacity } = getComputedStyle(control)
      // Those of the form lie unseen over what is drawn for them.
      if (opacity === '0') return []
      const { type, checked } = control as HTMLInputElement
      const isBox = type === 'checkbox' || type === 'radio'
      const drawn = isBox && appearance !== 'none' ? appearance : backgroundColor
      // What a file is dropped on has no color of its own; its button has.
      if (type === 'file') {
        const button = getComputedStyle(control, '::file-selector-button')
        return [{ type, isOurs: button.backgroundColor === card }]
      }
      return [{ type, isOurs: drawn === (isBox && checked ? go : card) }]
    })
  })
  expect(looks.filter(({ isOurs }) => !isOurs)).toEqual([])
}

test('in the dark the fields of the form have its colors @once', async ({ page }) => {
  await openKeptForm(page)
  await expectOwnColors(page, 'main')
})

test('in the dark what is typed and ticked on a plan has its colors @once', async ({ page }) => {
  test.slow()
  await openKeptPlan(page)
  await unfold(page)
  await page.getByRole('region', { name: 'Grocery List & Prep' }).getByRole('checkbox').first().check()
  await expectOwnColors(page, 'article')
  await expectNoBarrierIn(page, dark)
  for (const name of ['Set practiced dose', 'Set stations', 'Set your fuel', 'Set course file']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    if (name === 'Set your fuel') await page.getByLabel(/^Search all products/).fill('maurten')
    await expectOwnColors(page, 'dialog[open]')
    await expectNoBarrierIn(page, dark, 'dialog[open]')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
