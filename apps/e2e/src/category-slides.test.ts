import type { Browser } from 'playwright'
import { describe, expect, it } from 'vitest'
import { visit, visitAgain } from './harness/visit.ts'
import { shiftOf, watchShifts } from './harness/shifts.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

describe.each(sweep([390], [1280]))('at %i px', (width) => {
  it('a main category has slides that buttons turn, and nothing moves when they come', async () => {
    const { page, complaints, end } = await visit(browser, width)
    await watchShifts(page)
    await page.goto(`${shop.url}/supermarket`)
    const slides = page.getByRole('region', { name: 'Öne çıkanlar' })
    const next = slides.getByRole('button', { name: 'Sonraki kampanya' })
    await next.waitFor()
    expect(await shiftOf(page)).toBe(0)
    expect(await slides.getByRole('heading').first().textContent()).toBe('Bal, peynir, zeytin')
    const link = slides.getByRole('link').first()
    expect(await link.evaluate((one) => getComputedStyle(one).animationDelay)).toBe('0.5s')
    await next.click()
    await slides.getByText('2 / 3').waitFor()
    // The number changes half way; a click before the scrolling ends would stop it there.
    const place = () => slides.getByRole('list').evaluate((list) => list.scrollLeft / list.clientWidth)
    await expect.poll(place, { timeout: 20_000 }).toBe(1)
    await slides.getByRole('link', { name: 'Molaya çık' }).click()
    await page.waitForURL(`${shop.url}/kampanyalar/kahve-molasi`)
    expect(complaints).toEqual([])
    await end()
  })

  it('a category below has the banner of its main category and no slides', async () => {
    const { page, complaints, end } = await visitAgain(browser, width)
    await page.goto(`${shop.url}/bal`)
    expect(await page.getByRole('region', { name: 'Öne çıkanlar' }).count()).toBe(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Yöresel lezzetler/ })
      .click()
    await page.waitForURL(`${shop.url}/kampanyalar/memleketin-tadi`)
    expect(complaints).toEqual([])
    await end()
  })
})

it('the slides can be read and followed without script', async () => {
  const { page, end } = await visit(browser, 1280, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/pet-shop`)
  const slides = page.getByRole('region', { name: 'Öne çıkanlar' })
  expect(await slides.getByRole('link').count()).toBe(3)
  await slides.getByRole('link', { name: 'Kumlara bak' }).click()
  await page.waitForURL(`${shop.url}/arama/kedi-kumu`)
  await end()
})
