import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { lookOver } from './harness/look-over.ts'
import { press } from './harness/keyboard.ts'
import { productsOf } from './harness/products-of.ts'
import { visitAgain } from './harness/visit.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

/** Prices of 30 days, in lira. */
const histories = {
  many: Array.from({ length: 30 }, (_, index) => 12_000 + ((index * 7_919) % 3_001) + 0.9),
  few: Array.from({ length: 30 }, (_, index) => (index < 12 ? 249.9 : index < 20 ? 199.9 : 229.9)),
  none: Array.from({ length: 30 }, () => 249.9),
}

/** Opens a product with these prices. */
async function open(page: Page, prices: readonly number[]): Promise<void> {
  await page.route('**/x/product-prices?*', async (route) => {
    const response = await route.fetch()
    const days = prices.map((price, index) => ({ day: dayOf(index), price }))
    await route.fulfill({ response, json: { ...(await response.json()), data: { days } } })
  })
  const [product = ''] = await productsOf(shop.url, '/arama/kulaklik')
  const answered = page.waitForResponse('**/x/product-prices?*')
  await page.goto(shop.url + product, { waitUntil: 'load' })
  // Sections below load when they are near the viewport.
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await answered
}
/** The day at this index, of the 30 days up to 24 November. */
const dayOf = (index: number) => new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10)

it.each(sweep([390], [1280]))(
  'at %i px prices that changed often fold open by the keyboard and by the mouse',
  async (width) => {
    const { page, complaints, end } = await visitAgain(browser, width)
    await open(page, histories.many)
    const history = page.getByRole('region', { name: 'Son 30 günün fiyatları' })
    await history.scrollIntoViewIfNeeded()
    const fold = history.locator('details')
    const summary = fold.locator('summary')
    const entries = fold.getByRole('listitem')
    expect(await entries.count()).toBe(0)
    await summary.focus()
    await page.keyboard.press('Shift+Tab')
    await press(page, summary)
    await expect.poll(() => entries.count()).toBe(30)
    await entries.last().getByText('24 Kasım’dan itibaren').waitFor()
    await page.keyboard.press('Space')
    await expect.poll(() => entries.count()).toBe(0)
    await summary.click()
    await expect.poll(() => entries.count()).toBe(30)
    expect(await lookOver(page)).toEqual([])
    expect(complaints).toEqual([])
    await end()
  },
)

it('few changes are listed with the distance to the lowest price, and a constant price has no list', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  await open(page, histories.few)
  const history = page.getByRole('region', { name: 'Son 30 günün fiyatları' })
  await history.getByText('Bugünkü fiyat, dönemin en düşüğünden 30,00 TL fazla.').waitFor()
  await history.locator('summary').click()
  await expect
    .poll(() => history.getByRole('listitem').allTextContents())
    .toEqual(['26 Ekim’de249,90 TL', '7 Kasım’dan itibaren199,90 TL', '15 Kasım’dan itibaren229,90 TL'])
  await page.unroute('**/x/product-prices?*')
  await open(page, histories.none)
  await history.getByText('Fiyat son 30 gündür aynı: 249,90 TL.').waitFor()
  expect(await history.locator('summary').count()).toBe(0)
  expect(await lookOver(page)).toEqual([])
  await page.unroute('**/x/product-prices?*')
  await open(page, histories.none.slice(0, 1))
  await page.getByRole('button', { name: 'Mağazaya sor' }).first().waitFor()
  expect(await page.getByRole('region', { name: /günün fiyatları/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})
