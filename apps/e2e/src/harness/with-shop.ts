import type { Browser } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { templateProducts } from './shop-template.ts'
import { openShop, type Shop } from './shop.ts'
import { type ShopOptions, type StartedShop, startShop } from './start-shop.ts'

/** The browser of this worker, which ends with it. */
let browser: Promise<Browser> | undefined
const sharedBrowser = () => (browser ??= openBrowser())

/**
 * Passes the worker's shop and browser to the tests of a file. These tests must use new members and change no setting.
 */
export function withShop(began: (shop: Shop, browser: Browser) => unknown): void {
  beforeAll(async () => {
    const shops = inject('shops')
    const address = shops[(Number(process.env['VITEST_POOL_ID']) - 1) % shops.length]
    if (!address) throw new Error(`There is no shop for worker ${process.env['VITEST_POOL_ID']}.`)
    await began(openShop(address), await sharedBrowser())
  })
}

/** Starts a separate shop for the tests of one file. `settings` is read when the shop starts. */
export function withOwnShop(
  began: (shop: StartedShop, browser: Browser) => unknown,
  settings: () => Readonly<Record<string, string>> = () => ({}),
  more: Pick<ShopOptions, 'panels'> = {},
): void {
  let shop: StartedShop
  beforeAll(async () => {
    shop = await startShop({ products: templateProducts, from: inject('shopTemplate'), settings: settings(), ...more })
    await began(shop, await sharedBrowser())
  })
  afterAll(() => shop.stop())
}

/** Starts a separate shop with the panels Satıcı and Ofis and their demo people. */
export const withPanels = (began: (shop: StartedShop, browser: Browser) => unknown): void =>
  withOwnShop(began, undefined, { panels: true })
