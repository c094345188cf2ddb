import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import { confirmAtBank, loadCart, payByCard, proveGuest, writeAddress } from './harness/buy.ts'
import { findLinks } from './harness/find-links.ts'
import { makeMember, signedIn } from './harness/make-member.ts'
import { openCachingBrowser } from './harness/open-browser.ts'
import type { Shop } from './harness/shop.ts'
import { itInTorture } from './harness/sweep.ts'
import { visit } from './harness/visit.ts'
import { withShop } from './harness/with-shop.ts'

const card = '9792000000000011'
let shop: Shop
let browser: Browser
withShop((opened) => {
  shop = opened
})
beforeAll(async () => {
  browser = await openCachingBrowser()
})
afterAll(() => browser.close())

/** Marks the page, so that the test recognizes it when the cache restores it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
async function goBack(page: Page, to: RegExp): Promise<void> {
  await page.evaluate(() => history.back())
  // A page from the cache is not loaded again, so do not wait for its load event.
  await page.waitForURL(to, { waitUntil: 'commit' })
  await page.locator('html[data-left]').waitFor()
}

it('the way back from the bank opens the payment again, without the card’s code, and it can be paid', async () => {
  const { page, end } = await visit(browser, 390)
  await loadCart(page, shop, 'kulaklik')
  await page.getByRole('link', { name: 'Üye olmadan devam et' }).click()
  await proveGuest(page, shop, 'geri@ornek.com')
  await writeAddress(page)
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await page.waitForURL(/odeme-yontemi/)
  await mark(page)
  await payByCard(page, card)
  await page.waitForURL(/\/3ds\//)

  await goBack(page, /odeme-yontemi/)
  const cvc = page.getByRole('textbox', { name: /CVC/ })
  await expect.poll(() => cvc.inputValue()).toBe('')
  await page
    .getByText(/henüz sonuçlanmadı/)
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Siparişi onayla ve öde' }).first().isEnabled()).toBe(true)
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  await cvc.fill('123')
  const before = Date.now()
  await page.getByRole('button', { name: 'Siparişi onayla ve öde' }).first().click()
  await confirmAtBank(page, shop, before)
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  await end()
})

it('a cart that the cache brings back shows what another page put into it', async () => {
  const { page, end } = await visit(browser, 1280)
  await loadCart(page, shop, 'roman')
  await mark(page)
  const other = await page.context().newPage()
  await loadCart(other, shop, 'kulaklik')
  await page.goto(`${shop.url}/yardim`)
  await goBack(page, /sepet/)
  await page
    .getByRole('main')
    .getByText(/^2 ürün/)
    .first()
    .waitFor()
  await end()
})

/** The reasons why the browser did not cache a page that was left by a full load; undefined if it was cached. */
async function whyNotKept(page: Page, path: string): Promise<unknown> {
  await page.goto(shop.url + path)
  await atRest(page)
  await mark(page)
  await page.goto(`${shop.url}/favicon.svg`)
  await page.evaluate(() => history.back())
  await page.waitForURL(shop.url + path, { waitUntil: 'commit' })
  return page.evaluate(() => {
    if (document.documentElement.hasAttribute('data-left')) return undefined
    const [entry] = performance.getEntriesByType('navigation')
    return JSON.stringify(Reflect.get(entry ?? {}, 'notRestoredReasons')) ?? 'unknown'
  })
}

itInTorture('the cache keeps every page that is the same for everybody when it is served', async () => {
  const member = await makeMember(shop)
  const { product, shop: seller } = await findLinks(shop.url)
  const { page, end } = await visit(browser, 390, { storageState: await signedIn(shop, member), offline: true })
  const found: Record<string, unknown> = {}
  const pages = ['/', '/elektronik', product, seller, '/sayfa/hakkimizda.html', '/my/tr/sepet', '/my/siparisler']
  for (const path of pages) {
    const why = await whyNotKept(page, path)
    if (why !== undefined) found[path] = why
  }
  expect(found).toEqual({})
  await end()
})
