import axeCore from 'axe-core'
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const { violations, passes } = await page.evaluate(runAxe, { within: within ?? 'html', rules })
  expect(passes).toBeGreaterThan(rules || within ? 0 : 10)
  expect(violations).toEqual([])
}

/** Runs in the page. */
async function runAxe({ within, rules }: { within: string; rules: readonly string[] | null }) {
  // Half-faded text has no contrast yet. The colors of another scheme begin to fade in with the next frame, and those that are
  // inherited when their parent's have come.
  for (;;) {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    if (running.length === 0) break
    await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
  }
  // Axe does not know of the top layer: it would take an open dialog for covered by whatever the page has there.
  for (const dialog of document.querySelectorAll<HTMLElement>('dialog:modal'))
    dialog.style.zIndex = '2147483647'
  const { axe } = window as unknown as { readonly axe: typeof axeCore }
  const { violations, passes } = await axe.run(within, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  })
  return {
    passes: passes.length,
    violations: violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    })),
  }
}
