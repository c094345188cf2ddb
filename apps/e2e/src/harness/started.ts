import type { Page } from 'playwright'

/** Waits until the page is hydrated, so that its forms and buttons work. */
export async function started(page: Page): Promise<void> {
  // React marks the elements that it has hydrated; the page handles events once all of them are, and then becomes idle.
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForFunction(() => localStorage.getItem('access_token') !== null)
}
