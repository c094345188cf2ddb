import type { Page } from 'playwright'

/** Waits until React has hydrated the page and the buttons in it, some of which it hydrates later; it marks elements. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main, main button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  )

/** Waits until the page has started, so that its forms and buttons work and its visitor has a session. */
export async function started(page: Page): Promise<void> {
  // The page handles events once all elements are hydrated, and then becomes idle.
  await hydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForFunction(() => localStorage.getItem('access_token') !== null)
}
