import type { Page } from 'playwright'

/** Waits until the visit has begun: from then on the page's forms and buttons do what they say. */
export const started = (page: Page) => page.waitForFunction(() => localStorage.getItem('access_token') !== null)
