import type { Browser } from 'playwright'
import { expect, it } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import { lookOver } from './harness/look-over.ts'
import { productsOf } from './harness/products-of.ts'
import { visit } from './harness/visit.ts'
import { shiftOf, watchShifts } from './harness/shifts.ts'
import { makeMember, signedIn } from './harness/make-member.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

/** A saved card of the brand with the longest name. */
const kept = {
  id: '00000000-0000-4000-8000-000000000001',
  name: '',
  first_digits: '340000',
  last4: '0011',
  expiry: '12/2035',
  saved_at: '2026-11-20T09:00:00Z',
}

it.each(sweep([390], [1280]))(
  'at %i px a member reads the best instalment of the own card, and nothing moves for it',
  async (width) => {
    const storageState = await signedIn(shop, await makeMember(shop))
    const { page, complaints, end } = await visit(browser, width, { storageState })
    const held = Promise.withResolvers<void>()
    await page.route('**/x/saved-cards', async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = await response.json()
      await held.promise
      await route.fulfill({ response, json: { ...rest, data: { ...data, items: [kept] } } })
    })
    await watchShifts(page)
    const [product = ''] = await productsOf(shop.url, '/arama/buzdolabi')
    await page.goto(shop.url + product, { waitUntil: 'load' })
    await page.getByRole('button', { name: 'Taksit tablosu' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready)
    await page.getByRole('button', { name: 'Mağazaya sor' }).first().waitFor()
    expect(await page.getByText(/kartınızla/).count()).toBe(0)
    // Shifts caused by late fonts have ended by now.
    const before = await shiftOf(page)
    held.resolve()
    await page.getByText(/^American Express kartınızla .*taksit: ayda/).waitFor()
    expect((await shiftOf(page)) - before).toBe(0)
    expect(await lookOver(page)).toEqual([])
    expect(complaints).toEqual([])
    await end()
  },
)

it('loads neither the code nor the data of saved cards for a visitor', async () => {
  const { page, end } = await visit(browser, 390)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const [product = ''] = await productsOf(shop.url, '/arama/buzdolabi')
  await page.goto(shop.url + product)
  await page.getByRole('button', { name: 'Taksit tablosu' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Mağazaya sor' }).first().waitFor()
  await atRest(page)
  expect(asked.filter((url) => /product-actions/.test(url))).toHaveLength(1)
  expect(asked.filter((url) => /own-card|saved-cards/.test(url))).toEqual([])
  await end()
})
