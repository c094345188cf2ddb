import type { Browser, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import { demoShopper } from './harness/demo-shopper.ts'
import { findLinks } from './harness/find-links.ts'
import { holdBack } from './harness/hold-back.ts'
import { productsOf } from './harness/products-of.ts'
import { shiftOf, watchShiftsFromNow } from './harness/shifts.ts'
import type { Shop } from './harness/shop.ts'
import { hydrated } from './harness/started.ts'
import { visit, visitAgain } from './harness/visit.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
let links: Readonly<Record<string, string>> = {}
let products: readonly string[] = []
withShop(async (...opened) => {
  ;[shop, browser] = opened
  links = await findLinks(shop.url)
  products = await productsOf(shop.url, '/elektronik')
})

const faces = /\.woff2$/
/** Holds the typefaces back. A page's load event waits for them. */
async function holdFaces(page: Page) {
  const asked = page.waitForRequest(faces)
  return { asked, release: await holdBack(page, faces) }
}

// Long texts wrap at other words in the fallback typefaces.
const others = ['shop', '/kampanyalar', '/sayfa/uyelik-sozlesmesi.html', '/giris-yap', '/my/tr/sepet']

describe.each(sweep([390], [1280]))('at %i px, typefaces that are loaded after the page has started', (width) => {
  it.each(sweep(['/', '/elektronik', 'product'], others))('move nothing on %s', async (name) => {
    const { page, end } = await visit(browser, width)
    const { asked, release } = await holdFaces(page)
    await page.goto(shop.url + (links[name] ?? name), { waitUntil: 'commit' })
    await asked
    await hydrated(page)
    await watchShiftsFromNow(page)
    release()
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await atRest(page)
    expect(await shiftOf(page)).toBe(0)
    await end()
  })
})

/** The demo's first shop. */
const shopWithCoupon = '/magaza/anka-telefon'

describe('answers that come after the page has started', () => {
  it.each([
    [390, '/my/tr/sepet'],
    [1280, '/my/tr/sepet'],
    [390, '/my/tr/adres'],
    [390, '/my/siparisler'],
    [390, '/my/listelerim'],
    [390, '/my/sifre-degistir'],
    [1280, shopWithCoupon],
  ])('move nothing at %i px on %s', async (width, path) => {
    const { page, end } = await visit(browser, width, { storageState: await demoShopper(shop, products) })
    const release = await holdBack(page, /\/eptnew\//)
    await page.goto(shop.url + path, { waitUntil: 'load' })
    await hydrated(page)
    await watchShiftsFromNow(page)
    release()
    await atRest(page)
    expect(await shiftOf(page)).toBe(0)
    await end()
  })
})

it('a coupon of a shop is on its page before any answer comes', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  const release = await holdBack(page, /\/eptnew\//)
  await page.goto(shop.url + shopWithCoupon)
  await page.getByRole('button', { name: /Kuponu al/ }).waitFor()
  release()
  await end()
})

it('coupons that come after the cart do not move the button to the checkout', async () => {
  const { page, end } = await visit(browser, 1280, { storageState: await demoShopper(shop, products) })
  const release = await holdBack(page, /\/eptnew\/x\/promotions/)
  await page.goto(`${shop.url}/my/tr/sepet`)
  const button = page.getByRole('link', { name: 'Alışverişi tamamla' })
  const before = await button.boundingBox()
  release()
  await page.getByRole('button', { name: 'Kuponu al' }).first().waitFor()
  expect(await button.boundingBox()).toEqual(before)
  await end()
})

it('typefaces that were late for the first page are used on the next', async () => {
  const { page, complaints, end } = await visit(browser, 1280)
  const { asked, release } = await holdFaces(page)
  await page.goto(`${shop.url}/giris-yap`, { waitUntil: 'commit' })
  await asked
  await hydrated(page)
  release()
  await atRest(page)
  const width = () =>
    page.evaluate(() => {
      const probe = document.createElement('span')
      probe.style.cssText =
        'position: absolute; visibility: hidden; white-space: nowrap; font: 64px "Figtree Variable", monospace'
      probe.textContent = 'Sıfırdan güvenli alışveriş'
      document.body.append(probe)
      const { width: wide } = probe.getBoundingClientRect()
      probe.remove()
      return wide
    })
  const fallback = await width()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hakkımızda' }).waitFor()
  await expect.poll(width).not.toBe(fallback)
  expect(complaints).toEqual([])
  await end()
})
