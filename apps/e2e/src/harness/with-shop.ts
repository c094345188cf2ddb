import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { openShop } from './open-shop.ts'
import type { Shop } from './start-shop.ts'

/** Gives the tests of a file a shop of their own, with settings as they are by then, and a browser. */
export function withShop(
  began: (shop: Shop, browser: Browser) => unknown,
  settings?: () => Readonly<Record<string, string>>,
): void {
  let shop: Shop
  let browser: Browser
  beforeAll(async () => {
    shop = await openShop(settings?.())
    browser = await openBrowser()
    await began(shop, browser)
  })
  afterAll(async () => {
    await browser.close()
    await shop.stop()
  })
}
