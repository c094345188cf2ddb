import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import type { Shop } from './harness/shop.ts'
import { visit } from './harness/visit.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

const productCall = /\/eptnew\/.*product/

/** Opens a listing and records the requests for product data from then on. */
async function openListing(page: Page) {
  await page.goto(`${shop.url}/elektronik`)
  await atRest(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (productCall.test(request.url())) calls.push(request.url())
  })
  return calls
}
const cardOf = (page: Page, index: number) =>
  page.getByRole('region', { name: 'Elektronik' }).getByRole('heading', { level: 3 }).nth(index).getByRole('link')

it('a product that a pointer rests on is loaded before the press, and asked for once', async () => {
  const { page, complaints, end } = await visit(browser, 1280)
  const calls = await openListing(page)
  const card = cardOf(page, 1)
  const answered = page.waitForResponse((answer) => productCall.test(answer.url()))
  const picture = page.waitForRequest((request) => /\/img\/(480|640|960)\//.test(request.url()))
  await card.hover()
  await answered
  await picture
  const asked = calls.length
  expect(asked).toBeGreaterThan(0)
  const name = (await card.textContent()) ?? ''
  await card.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(new Set(calls).size).toBe(calls.length)
  expect(complaints).toEqual([])
  await end()
})

it('a pointer that crosses cards asks for nothing', async () => {
  const { page, end } = await visit(browser, 1280)
  await page.clock.install()
  const calls = await openListing(page)
  // With the simulated clock the pointer rests 50 ms on each card, even on a busy machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  const places = await Promise.all([0, 1, 2, 3].map((index) => cardOf(page, index).boundingBox()))
  for (const place of places) {
    if (place) await page.mouse.move(place.x + 5, place.y + 5)
    await page.clock.runFor(50)
  }
  await page.mouse.move(5, 5)
  await page.clock.runFor(1_000)
  expect(calls).toEqual([])
  await end()
})

/** Opens a listing whose main script fails to load, and records the documents that the browser prefetches. */
async function openUnscripted(page: Page) {
  await page.route(/\/assets\/client-/, (route) => route.abort())
  const devtools = await page.context().newCDPSession(page)
  const fetched: string[] = []
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') fetched.push(new URL(prefetchUrl).pathname)
  })
  await devtools.send('Preload.enable')
  await page.goto(`${shop.url}/elektronik`)
  return fetched
}

it('before the script has come, the browser fetches the document of a link that a pointer rests on, and no private one', async () => {
  const { page, end } = await visit(browser, 1280)
  const fetched = await openUnscripted(page)
  const card = cardOf(page, 1)
  const path = await card.getAttribute('href')
  await page.getByRole('banner').getByRole('link', { name: /Sepet/ }).hover()
  await card.hover()
  await expect.poll(() => fetched).toContain(path)
  expect(fetched.filter((one) => /^\/my\/|giris-yap/.test(one))).toEqual([])
  await end()
})

it('the page’s script takes over from the browser', async () => {
  const { page, complaints, end } = await visit(browser, 1280)
  await openListing(page)
  await expect.poll(() => page.locator('script[type=speculationrules]').count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})
