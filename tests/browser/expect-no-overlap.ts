import { expect, type Page } from '@playwright/test'

/** No two of them stand partly on each other; one inside another does not count. */
export async function expectNoOverlap(page: Page, selector: string): Promise<void> {
  const pairs = await page.locator(selector).evaluateAll((all) => {
    const shown = all.map((element) => ({ element, box: element.getBoundingClientRect() }))
    return shown.flatMap(({ element: one, box: a }, index) =>
      shown.slice(index + 1).flatMap(({ element: other, box: b }) => {
        const isApart =
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
        return isApart || one.contains(other) || other.contains(one)
          ? []
          : [`${one.textContent} on ${other.textContent}`]
      }),
    )
  })
  expect(pairs).toEqual([])
}
