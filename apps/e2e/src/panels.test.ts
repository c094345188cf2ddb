import type { Browser } from 'playwright'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './harness/faults-of.ts'
import { holdBack } from './harness/hold-back.ts'
import { started } from './harness/started.ts'
import { visit, visitAgain } from './harness/visit.ts'
import type { Shop } from './harness/shop.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

describe.each([390, 1280])('panels at %i px', (width) => {
  it('the account panel keeps the focus, locks the page and gives both back', async () => {
    const { page, complaints, end } = await visitAgain(browser, width)
    await page.goto(shop.url)
    const opener = page.getByRole('banner').getByRole('link', { name: /Giriş Yap/ })
    await opener.click()
    const panel = page.getByRole('dialog', { name: 'Giriş Yap' })
    await panel.waitFor()
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    await expect.poll(overflow).toBe('hidden')
    expect(await faultsOf(page, 'dialog[open]')).toEqual([])
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press('Tab')
      // After the last control the browser itself has the focus, but never the page behind the panel.
      expect(
        await page.evaluate(() =>
          Boolean(document.activeElement?.closest('dialog, body') && !document.activeElement.closest('main, header')),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
    await expect.poll(overflow).not.toBe('hidden')
    expect(complaints).toEqual([])
    await end()
  })

  it('the category panel, pressed before the script runs, leads to a category of the last level', async () => {
    const { page, complaints, end } = await visit(browser, width)
    const release = await holdBack(page, '**/assets/client-*.js')
    await page.goto(shop.url, { waitUntil: 'commit' })
    // The script that remembers presses then applies the style sheets.
    await page.locator('head > link[rel=stylesheet][media=""]').first().waitFor({ state: 'attached' })
    await page.getByRole('banner').getByRole('link', { name: 'Kategoriler' }).click()
    release()
    if (width < 768) {
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: /^Elektronik/ }).click()
      await drawer.getByRole('button', { name: /^Ses Sistemleri/ }).click()
      await drawer.getByRole('link', { name: 'Kulaklık', exact: true }).click()
    } else {
      const sheet = page.getByRole('navigation', { name: 'Tüm kategoriler' })
      await sheet.getByRole('link', { name: 'Pet Shop', exact: true }).hover()
      await sheet.getByRole('link', { name: 'Tüm Pet Shop ürünleri' }).waitFor()
      await sheet.getByRole('link', { name: 'Elektronik', exact: true }).hover()
      await sheet.getByRole('link', { name: 'Kulaklık', exact: true }).click()
    }
    await page.waitForURL('**/arama/kulaklik')
    await page.getByRole('heading', { level: 1, name: 'Kulaklık' }).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(complaints).toEqual([])
    await end()
  })

  it('a price filter stays within the visit, and back returns to the place that was left', async () => {
    const { page, complaints, end } = await visitAgain(browser, width)
    await page.goto(`${shop.url}/supermarket`)
    // Before the script runs, the form loads the whole page again.
    await started(page)
    await page.evaluate(() => Object.assign(window, { sameVisit: true }))
    const drawer = page.getByRole('dialog', { name: 'Filtrele' })
    if (width < 768) await page.getByText('Filtrele').first().click()
    const form = page.locator('form:visible').filter({ has: page.getByRole('button', { name: 'Uygula' }) })
    await form.getByLabel('En az (TL)').fill('50')
    await form.getByRole('button', { name: 'Uygula' }).click()
    await page.waitForURL('**/supermarket?price=50-')
    // The address changes before the list is rendered; the filter's chip is part of the new list.
    await page.getByRole('link', { name: /filtresini kaldır/, includeHidden: true }).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true)
    if (width < 768) await drawer.getByRole('button', { name: 'ürünü göster' }).click()
    const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(6)
    // A press scrolls to its target too, and waits until it no longer moves.
    await card.hover()
    const before = await page.evaluate(() => window.scrollY)
    await card.click()
    await page.waitForURL(/-p-\d+$/)
    await page.goBack()
    await page.waitForURL('**/supermarket?price=50-')
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 4, before)
    expect(complaints).toEqual([])
    await end()
  })
})

it('without script the ways of the panels are pages', async () => {
  const { page, end } = await visit(browser, 390, { javaScriptEnabled: false })
  await page.goto(shop.url)
  await page.getByRole('banner').getByRole('link', { name: 'Kategoriler' }).click()
  await page.waitForURL('**/static/divid')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Giriş Yap/ })
    .click()
  await page.waitForURL('**/giris-yap')
  await end()
})

it('the update overlay is shown only on Android, and not in the cart', async () => {
  const { page, end } = await visit(browser, 390, {
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Deneme) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  })
  const overlay = page.getByRole('dialog', { name: 'Uygulamanın yeni sürümü var' })
  await page.goto(`${shop.url}/my/tr/sepet`)
  await page.waitForFunction(() => localStorage.getItem('access_token') !== null)
  expect(await overlay.count()).toBe(0)
  await page.goto(shop.url)
  await overlay.waitFor()
  await overlay.getByRole('button', { name: 'Daha sonra' }).click()
  await overlay.waitFor({ state: 'detached' })
  await page.reload()
  await page.waitForFunction(() => localStorage.getItem('access_token') !== null)
  expect(await overlay.count()).toBe(0)
  await end()
})

it('robots.txt names the site map, and the first product page in it exists', async () => {
  const read = async (path: string) => (await fetch(shop.url + path)).text()
  expect(await read('/robots.txt')).toContain('/sitemap.xml')
  const products = await read('/sitemaps/products-1.xml')
  const [first = ''] = /https?:\/\/[^<]+-p-\d+/.exec(products) ?? []
  expect((await fetch(shop.url + new URL(first).pathname)).status).toBe(200)
})
