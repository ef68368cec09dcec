import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The style sheet alone knows of the scheme: in the second one only what is of color can differ. */
export const schemes = [
  { colorScheme: 'light', rules: null },
  { colorScheme: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const

/** Looks at the whole page, or at the part that a selector names. */
export async function expectNoBarrier(page: Page, within?: string): Promise<void> {
  for (const colors of schemes) await expectNoBarrierIn(page, colors, within)
}

export async function expectNoBarrierIn(
  page: Page,
  { colorScheme, rules }: (typeof schemes)[number],
  within?: string,
): Promise<void> {
  // A toast that leaves meanwhile is gone at once, never half-faded.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await afterAnimations(page)
  await liftDialogs(page)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (rules) axe.withRules([...rules])
  // The page has no frames; without this axe opens a second page to put together what each frame brings.
  const { violations, passes } = await axe.setLegacyMode().analyze()
  expect(passes.length).toBeGreaterThan(rules || within ? 0 : 10)
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    })),
  ).toEqual([])
}

/** Half-faded text has no contrast yet. */
function afterAnimations(page: Page) {
  return page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
}

/** Axe does not know of the top layer: it would take an open dialog for covered by whatever the page has there. */
function liftDialogs(page: Page) {
  return page.evaluate(() => {
    for (const dialog of document.querySelectorAll<HTMLElement>('dialog:modal'))
      dialog.style.zIndex = '2147483647'
  })
}
