import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import { fillCard } from './harness/buy.ts'
import { lookOver } from './harness/look-over.ts'
import { visit } from './harness/visit.ts'
import { started } from './harness/started.ts'
import { makeMember, signedIn } from './harness/make-member.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

/** Opens the home page and waits until the service worker controls it. */
async function open(page: Page): Promise<void> {
  await page.goto(shop.url)
  await started(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
/** Opens a product of a listing by its address: the first one, or one at `place` that no other test adds to a list. */
async function openProduct(page: Page, place = 0): Promise<string> {
  await page.goto(`${shop.url}/elektronik`)
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .nth(place)
  await page.goto(shop.url + (await found.getAttribute('href')))
  await started(page)
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

it.each(sweep([390], [1280]))(
  'at %i px shows without a line what was seen, leads on from what was not, and asks no price of it',
  async (width) => {
    const { page, complaints, end } = await visit(browser, width, { offline: true })
    await open(page)
    const name = await openProduct(page)
    const seen = page.url()
    await atRest(page)
    await page.context().setOffline(true)

    await page.reload()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await started(page)
    await page
      .getByRole('status')
      .getByText(/İnternet bağlantınız yok/)
      .waitFor()

    for (const unseen of ['/my/tr/sepet', '/pet-shop']) {
      await page.goto(shop.url + unseen)
      await page.getByRole('heading', { level: 1, name: 'Bağlantınız yok' }).waitFor()
    }
    await started(page)
    expect(await lookOver(page)).toEqual([])
    expect(complaints.filter((one) => one.includes('Content Security Policy'))).toEqual([])
    await page
      .getByRole('main')
      .getByRole('link', { name: name.slice(0, 12) })
      .click()
    await page.waitForURL(seen)
    await page.getByRole('heading', { level: 1, name }).waitFor()

    await page.goto(`${shop.url}/pet-shop`)
    await page.getByRole('heading', { level: 1, name: 'Bağlantınız yok' }).waitFor()
    // The page goes on once the script has read the address.
    await started(page)
    await page.context().setOffline(false)
    await page.waitForURL('**/pet-shop')
    await page.getByRole('heading', { level: 1, name: 'Pet Shop' }).waitFor()
    await end()
  },
)

/** Starts a new member's visit with the service worker. */
async function visitAsMember(width: number, withAddress = false) {
  const storageState = await signedIn(shop, await makeMember(shop, { withAddress }))
  return visit(browser, width, { offline: true, storageState })
}

it('keeps a member’s lists and orders, until the member leaves', async () => {
  const { page, end } = await visitAsMember(390)
  const main = page.getByRole('main')
  await open(page)
  const name = await openProduct(page)
  await main.getByRole('button', { name: 'Favorilere ekle' }).click()
  await main.getByRole('button', { name: 'Favorilerinizde' }).waitFor()
  for (const path of ['/my/siparisler', '/my/listelerim']) {
    await page.goto(shop.url + path)
    await started(page)
    await atRest(page)
  }
  await main.getByRole('link', { name }).first().waitFor()

  await page.context().setOffline(true)
  await page.reload()
  await main.getByRole('link', { name }).first().waitFor()
  await page.goto(`${shop.url}/my/siparisler`)
  await main.getByRole('heading', { level: 1, name: 'Siparişlerim' }).waitFor()
  await page.context().setOffline(false)

  /** Counts the stored personal responses, except for `/user/me`, which guests have as well. */
  const kept = () =>
    page.evaluate(async () => {
      const own = (await caches.keys()).filter((name) => name.startsWith('own-'))
      const stores = await Promise.all(own.map(async (name) => (await caches.open(name)).keys()))
      return stores.flat().filter(({ url }) => !url.endsWith('/user/me')).length
    })
  expect(await kept()).toBeGreaterThan(1)
  await page.goto(`${shop.url}/my/listelerim`)
  await started(page)
  await page.getByText('Hesap menüsü').click()
  await page.getByRole('button', { name: 'Çıkış' }).click()
  await expect.poll(kept).toBe(0)
  await end()
})

it.each(sweep<readonly [width: number, place: number]>([[390, 1]], [[1280, 2]]))(
  'at %i px lets a heart and a line of the cart wait without a line, over a reload, and does both once there is one',
  async (width, place) => {
    const { page, end } = await visitAsMember(width)
    const main = page.getByRole('main')
    await open(page)
    const name = await openProduct(page, place)
    const filled = main.getByRole('button', { name: 'Favorilerinizde', pressed: true })
    const heart = main.getByRole('button', { name: 'Favorilere ekle' })
    await heart.waitFor()
    // The code that queues writes must have loaded before the connection is cut.
    await atRest(page)
    await page.context().setOffline(true)
    await heart.click()
    await page.getByText(/Bağlantı gelince favori/).waitFor()
    await main.getByRole('button', { name: 'Sepete Ekle' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Bağlantı bekleniyor' })
    await dialog.waitFor()
    expect(await lookOver(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Tamam' }).click()

    await page.reload()
    await started(page)
    await page
      .getByRole('status')
      .getByText(/2 işleminiz bağlantı gelince/)
      .waitFor()
    await filled.waitFor()
    expect(await lookOver(page)).toEqual([])
    // The message shows for seconds only, and the queue may take as long to notice the connection, so wait for both
    // together.
    const done = page.getByText('Bekleyen 2 işleminiz yapıldı.').waitFor()
    await Promise.all([done, page.context().setOffline(false)])

    await page.goto(`${shop.url}/my/tr/sepet`)
    await main
      .getByRole('link', { name: name.slice(0, 12) })
      .first()
      .waitFor()
    await page.goBack()
    await started(page)
    await filled.waitFor()
    await end()
  },
)

it('puts into the cart once what arrived without its answer', async () => {
  const { page, end } = await visit(browser, 390)
  const main = page.getByRole('main')
  await page.goto(shop.url)
  await started(page)
  await openProduct(page)
  const arrived: (string | undefined)[] = []
  await page.route('**/eptnew/cart', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    arrived.push(route.request().headers()['idempotency-key'])
    await route.fetch()
    await route.abort()
  })
  await main.getByRole('button', { name: 'Sepete Ekle' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Bağlantı bekleniyor' })
  await dialog.getByRole('button', { name: 'Tamam' }).click()
  await page.unroute('**/eptnew/cart')
  await page.reload()
  await page.getByText('Bekleyen işleminiz yapıldı.').waitFor()
  expect(new Set(arrived).size).toBe(1)
  await page.goto(`${shop.url}/my/tr/sepet`)
  await expect.poll(() => main.getByRole('textbox', { name: /^Adet/ }).inputValue()).toBe('1')
  await end()
})

it('lets no payment and no code wait: both fail in words without a line, and nothing is sent once it is back', async () => {
  const { page, end } = await visitAsMember(390, true)
  const main = page.getByRole('main')
  const words = main.getByText('Bağlantı kurulamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.')
  const sent: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/tokenize|\/order\/credit_card$|\/set_gift_code$/.test(pathname)) sent.push(pathname.replace(/^.*\//, ''))
  })
  const kept = () => page.evaluate(() => localStorage.getItem('waiting_writes'))
  /** Restores the connection and waits until the queued writes are sent. */
  const reconnect = async () => {
    await page.context().setOffline(false)
    await page.getByText(/İnternet bağlantınız yok/).waitFor({ state: 'detached' })
    await page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }).then(({ ok }) => ok))
  }
  await open(page)
  await openProduct(page)
  await main.getByRole('button', { name: 'Sepete Ekle' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sepete git' }).click()
  const code = main.getByRole('textbox', { name: 'Hediye kodu' })
  await code.fill('HEDIYE2026')
  await page.context().setOffline(true)
  await code.press('Enter')
  await words.waitFor()
  expect(await kept()).toBeNull()
  const tried = sent.length
  expect(new Set(sent)).toEqual(new Set(['set_gift_code']))
  await reconnect()
  expect(sent).toHaveLength(tried)

  await page.goto(`${shop.url}/my/tr/adres`)
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await page.waitForURL(/odeme-yontemi/)
  await fillCard(page, '9792000000000011')
  const pay = page.getByRole('button', { name: 'Siparişi onayla ve öde' }).first()
  await page.context().setOffline(true)
  await pay.click()
  await words.waitFor()
  expect(sent.slice(tried)).toEqual(['tokenize'])
  await reconnect()
  expect(sent.slice(tried)).toEqual(['tokenize'])

  // The connection fails after the bank has received the card and before the shop starts 3-D Secure. The CVC was
  // cleared after the first attempt.
  await page.route('**/eptnew/order/credit_card', (route) => route.abort())
  await page.getByRole('textbox', { name: /CVC/ }).fill('123')
  await pay.click()
  await expect.poll(() => sent.includes('credit_card')).toBe(true)
  await words.waitFor()
  await page.unroute('**/eptnew/order/credit_card')
  expect(await kept()).toBeNull()
  const before = sent.length
  await page.reload()
  await started(page)
  await atRest(page)
  expect(page.url()).toContain('odeme-yontemi')
  expect(sent).toHaveLength(before)
  await end()
})
