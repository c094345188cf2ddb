import type { Page } from 'playwright'

/** Waits until the page is alive: from then on its forms and buttons do what they say. */
export async function started(page: Page): Promise<void> {
  // React marks the elements it has taken over; it hears of events once it is done with all of them, and then idle.
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForFunction(() => localStorage.getItem('access_token') !== null)
}
