import type { Browser } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser } from './open-browser.ts'

/** The shop shared by test files that only read, apart from a visitor's traces. */
export interface SharedShop {
  readonly url: string
}

/** Gives the tests of a file a browser, and the shop that files share which change nothing in it. */
export function withSharedShop(began: (shop: SharedShop, browser: Browser) => unknown): void {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
    await began({ url: inject('sharedShop') }, browser)
  })
  afterAll(() => browser.close())
}
