import type { Browser } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { templateProducts } from './shop-template.ts'
import { type Shop, startShop } from './start-shop.ts'

/** Gives the tests of a file a shop of their own that begins as all do, with settings as they are by then, and a browser. */
export function withShop(
  began: (shop: Shop, browser: Browser) => unknown,
  settings?: () => Readonly<Record<string, string>>,
): void {
  let shop: Shop
  let browser: Browser
  beforeAll(async () => {
    shop = await startShop({ products: templateProducts, from: inject('shopTemplate'), settings: settings?.() ?? {} })
    browser = await openBrowser()
    await began(shop, browser)
  })
  afterAll(async () => {
    await browser.close()
    await shop.stop()
  })
}
