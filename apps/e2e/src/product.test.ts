import type { Browser } from 'playwright'
import { describe, expect, it } from 'vitest'
import { tabTo } from './harness/keyboard.ts'
import { holdBack } from './harness/hold-back.ts'
import { productsOf } from './harness/products-of.ts'
import { visit, visitAgain } from './harness/visit.ts'
import { shiftOf, watchShifts } from './harness/shifts.ts'
import type { Shop } from './harness/shop.ts'
import { started } from './harness/started.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

/** The first product of a category. */
const productOf = async (category: string) => (await productsOf(shop.url, `/${category}`))[0] ?? ''

describe.each(sweep([390], [768, 1280]))('at %i px', (width) => {
  it('a product with services has no layout shift while its late parts load', async () => {
    const { page, complaints, end } = await visit(browser, width)
    await watchShifts(page)
    const release = await holdBack(page, '**/product-actions-*.js')
    await page.goto(shop.url + (await productOf('arama/buzdolabi')), { waitUntil: 'load' })
    const services = page.getByRole('group', { name: 'Ürünle birlikte alabilecekleriniz' })
    expect(await services.isVisible()).toBe(true)
    // Services that load late would move the content below.
    await services.evaluate((element) => element.scrollIntoView())
    await page.evaluate(() => document.fonts.ready)
    release()
    await page.getByRole('button', { name: 'Mağazaya sor' }).first().waitFor()
    expect(await shiftOf(page)).toBe(0)
    expect(complaints).toEqual([])
    await end()
  })

  it('a product has no layout shift while two products are compared', async () => {
    const { page, end } = await visit(browser, width)
    for (const address of (await productsOf(shop.url, '/arama/kulaklik')).slice(0, 2)) {
      await page.goto(shop.url + address)
      const compare = page.getByRole('button', { name: 'Karşılaştır' })
      await page.getByRole('button', { name: /^Sepete Ekle/ }).scrollIntoViewIfNeeded()
      await compare.scrollIntoViewIfNeeded()
      await compare.click()
    }
    await page.getByRole('button', { name: 'Karşılaştır (2)' }).waitFor()
    await watchShifts(page)
    await page.reload({ waitUntil: 'load' })
    const open = page.getByRole('button', { name: 'Karşılaştır (2)' })
    await open.scrollIntoViewIfNeeded()
    expect(await shiftOf(page)).toBe(0)
    await open.click()
    await page.getByRole('dialog', { name: 'Karşılaştırma' }).getByRole('table').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await end()
  })
})

it('on a small phone the focus is seen in the row of crumbs and above the bar that buys', async () => {
  const { page, end } = await visit(browser, 320)
  await page.setViewportSize({ width: 320, height: 500 })
  const late = page.waitForResponse(/show-focus-/)
  await page.goto(shop.url + (await productOf('arama/kulaklik')))
  await late
  await tabTo(page, page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link').last())
  await tabTo(page, page.getByRole('main').getByRole('textbox', { name: /^Adet/ }).first())
  await end()
})

it.each(['kulaklik', 'bardak', 'avize'])('the pictures follow the colour: %s', async (category) => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await page.goto(shop.url + (await productOf(`arama/${category}`)))
  await started(page)
  const gallery = page.getByRole('group', { name: 'Ürün görselleri' })
  const colours = page.getByRole('group', { name: /^Renk/ })
  const picture = () => gallery.getByRole('img').first().getAttribute('src')
  const shown: (string | null)[] = []
  for (const radio of await colours.getByRole('radio').all()) {
    await radio.check()
    await expect.poll(async () => shown.includes(await picture())).toBe(false)
    shown.push(await picture())
  }
  expect(shown.length).toBeGreaterThan(1)
  expect(await colours.locator('svg circle').count()).toBe(shown.length)
  expect(complaints).toEqual([])
  await end()
})

it('a finger turns the picture, and goes round at the end', async () => {
  const { page, end } = await visit(browser, 390, { hasTouch: true })
  await page.goto(shop.url + (await productOf('arama/kulaklik')), { waitUntil: 'load' })
  const gallery = page.getByRole('group', { name: 'Ürün görselleri' })
  const pressed = gallery.getByRole('button', { pressed: true })
  const all = await gallery.getByRole('button', { name: /görsel, toplam/ }).count()
  const devtools = await page.context().newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 320 }] })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 320 }] })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await started(page)
  await swipe(300, 100)
  await gallery.getByRole('button', { name: `2. görsel, toplam ${all}`, pressed: true }).waitFor()
  await swipe(100, 300)
  await gallery.getByRole('button', { name: `1. görsel, toplam ${all}`, pressed: true }).waitFor()
  await swipe(100, 300)
  await gallery.getByRole('button', { name: `${all}. görsel, toplam ${all}`, pressed: true }).waitFor()
  await expect.poll(() => pressed.count()).toBe(1)
  await end()
})

it('asks for a size at 390 px, and keeps it in the address, in the cart and after a reload', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  await page.goto(shop.url + (await productOf('arama/spor-ayakkabi')), { waitUntil: 'load' })
  const sizes = page.getByRole('group', { name: /^Numara/ })
  expect(await sizes.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Numara seçin' }).click()
  await page.getByText('Önce numara seçin.').waitFor()
  await expect.poll(() => sizes.evaluate((group) => group.contains(document.activeElement))).toBe(true)
  const size = sizes.getByRole('radio', { name: /^\d+$/ }).first()
  await size.check()
  await page.waitForURL(/secenek=/)
  await page.reload({ waitUntil: 'load' })
  // The document is the same for all sizes; the page's script reads the address.
  await expect.poll(() => size.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByText(/Numara: \d+/)
    .waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('shows the main picture whole and opens it larger at 1280 px', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await page.goto(shop.url + (await productOf('arama/televizyon')), { waitUntil: 'load' })
  const gallery = page.getByRole('group', { name: 'Ürün görselleri' })
  const box = await gallery.getByRole('img').first().boundingBox()
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(2)
  await gallery.getByRole('button', { name: 'Görseli büyüt' }).click()
  const dialog = page.getByRole('dialog')
  const small = (await dialog.getByRole('img').boundingBox())?.width ?? 0
  await dialog.getByRole('button', { name: 'Yakınlaştır' }).click()
  await expect.poll(async () => (await dialog.getByRole('img').boundingBox())?.width ?? 0).toBeGreaterThan(2 * small)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await end()
})
