import type { Page } from 'playwright'

/**
 * Waits until the page has loaded, its first pictures are drawn, no part of it is busy, and no further file has arrived
 * for a quarter of a second. Playwright's `networkidle` waits without end for a request whose end it has missed.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    (seen) => {
      const before = seen.before
      seen.before = performance.getEntriesByType('resource').length
      const isBusy = [...document.querySelectorAll('[aria-busy=true]')].some((part) => part.checkVisibility())
      const isDrawn = [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete)
      return document.readyState === 'complete' && isDrawn && !isBusy && seen.before === before
    },
    await page.evaluateHandle(() => ({ before: -1 })),
    { polling: 250 },
  )
}
