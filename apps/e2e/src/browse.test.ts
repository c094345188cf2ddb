import type { Browser } from 'playwright'
import { describe, expect, it } from 'vitest'
import { movedAddresses } from './harness/addresses.ts'
import { faultsOf } from './harness/faults-of.ts'
import { loadCart } from './harness/buy.ts'
import { findLinks } from './harness/find-links.ts'
import { holdBack } from './harness/hold-back.ts'
import { visit, visitAgain } from './harness/visit.ts'
import { started } from './harness/started.ts'
import { troublesOf } from './harness/troubles-of.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
let product = ''
withShop(async (...opened) => {
  ;[shop, browser] = opened
  product = (await findLinks(shop.url)).product
})

const pages = sweep(
  ['/', '/arama?q=kulaklik&limit=12', '/arama?q=zzqqyy', 'product', '/my/tr/adres', '/giris-yap'],
  [
    '/arama?limit=12',
    '/arama/kulaklik?brand=Sesta',
    '/elektronik?limit=12&stock=true',
    '/my/tr/sepet',
    '/my/siparis-takip',
    '/my/siparis-tamamlanamadi',
    '/banka-yonlendirmesi',
  ],
)

it.each(pages)('%s has nothing for axe to find, a silent console and nothing out of sight', async (name) => {
  expect(await troublesOf(browser, shop.url + (name === 'product' ? product : name))).toEqual([])
})

describe.each(sweep([390], [1280]))('at %i px', (width) => {
  it('a filled cart has nothing for axe to find', async () => {
    const { page, complaints, end } = await visitAgain(browser, width)
    await loadCart(page, shop, 'kitap')
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await end()
  })
})

it('home, listing and product read and link without JavaScript', async () => {
  const { page, end } = await visit(browser, 1280, { javaScriptEnabled: false })
  await page.goto(shop.url)
  await page.getByRole('link', { name: 'Elektronik' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Elektronik' }).waitFor()
  await page.getByRole('link', { name: /Sonraki/ }).click()
  await page.waitForURL(/page=2/)
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.waitForURL(/-p-\d+$/)
  await page.getByRole('heading', { name: 'Ürün Bilgileri' }).waitFor()
  await page.getByText('Sepete eklemek için tarayıcınızda JavaScript açık olmalı.').waitFor()
  await end()
})

it('the address bar is the only state of a listing', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await page.goto(`${shop.url}/elektronik`)
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('price_asc')
  await page.waitForURL(/sort=price_asc/)
  await page.reload()
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await cards.first().waitFor()
  const prices = (await cards.allTextContents()).map((text) => {
    const [, price = ''] = text.match(/Fiyat: ([\d.]+,\d{2} TL)/) ?? []
    return Number(price.replaceAll('.', '').replace(',', '.').replace(' TL', ''))
  })
  expect(prices.length).toBeGreaterThan(10)
  expect(prices).toEqual(prices.toSorted((left, right) => left - right))
  await end()
})

it('suggestions are chosen by keyboard alone', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await page.goto(shop.url)
  const box = page.getByRole('combobox', { name: 'Ürün ara' })
  await box.focus()
  await box.pressSequentially('kulak')
  await page.getByRole('option').first().waitFor()
  await box.press('ArrowDown')
  await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(1)
  await box.press('Escape')
  await expect.poll(() => page.getByRole('option').count()).toBe(0)
  expect(await box.inputValue()).toBe('kulak')
  await box.press('Enter')
  await page.waitForURL(/q=kulak/)
  await end()
})

it('suggestions lead to campaigns and collections too, each with its picture', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  await page.goto(shop.url)
  await page.getByRole('combobox', { name: 'Ürün ara' }).pressSequentially('kahv')
  const pages = page.getByRole('group', { name: 'Göz at' }).getByRole('option')
  await pages.first().waitFor()
  const drawn = () =>
    page.getByRole('listbox').evaluate((list) => [...list.querySelectorAll('img')].every((one) => one.naturalWidth > 0))
  await expect.poll(drawn, { timeout: 20_000 }).toBe(true)
  await pages.first().click()
  await page.waitForURL(/\/(kampanyalar|koleksiyon|firsat|magaza)\//)
  expect(complaints).toEqual([])
  await end()
})

it('the build’s manifest is not served', async () => {
  for (const path of ['/assets/.vite/manifest.json', '/assets/%2evite/manifest.json', '/assets//.vite/manifest.json'])
    expect([403, 404], path).toContain((await fetch(shop.url + path)).status)
})

it('a form sent before the script runs puts nothing into the address', async () => {
  const { page, end } = await visit(browser, 390, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/giris-yap`)
  const email = page.getByRole('textbox', { name: /^E-posta/ })
  await email.fill('elif.karaca@ornek.com')
  await page.getByRole('textbox', { name: /^Şifre/ }).fill('Guvercin2026')
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click()
  expect(page.url()).toBe(`${shop.url}/giris-yap`)
  expect(await email.inputValue()).toBe('elif.karaca@ornek.com')
  await end()
})

it('text typed and an order chosen before the script loads are used once it has loaded', async () => {
  const { page, complaints, end } = await visit(browser, 1280)
  let release = await holdBack(page, '**/*.js')
  await page.goto(`${shop.url}/elektronik`, { waitUntil: 'commit' })
  const box = page.getByRole('combobox', { name: 'Ürün ara' })
  await box.pressSequentially('kahve')
  release()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  expect(await box.inputValue()).toBe('kahve')
  await box.press('Enter')
  await page.waitForURL(/\/arama\?q=kahve$/)
  release = await holdBack(page, '**/*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('price_asc')
  release()
  await page.waitForURL(/sort=price_asc/)
  expect(complaints).toEqual([])
  await end()
})

it('advertising parameters stay in the address, also after a redirect, and out of the HTML', async () => {
  const known = 'utm_source=bulten&gclid=Cj0&waw_keyword=kahve'
  const moved = await fetch(`${shop.url}/itemlist/elektronik?${known}`, { redirect: 'manual' })
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toBe(`/arama/elektronik?${known}`)
  const { page, complaints, end } = await visitAgain(browser, 390)
  for (const path of ['/', '/elektronik?page=2', product]) {
    const address = `${shop.url}${path}${path.includes('?') ? '&' : '?'}${known}`
    const answer = await page.goto(address)
    expect(await answer?.text()).not.toMatch(/gclid|waw_keyword/)
    await started(page)
    expect(page.url()).toBe(address)
  }
  expect(complaints).toEqual([])
  await end()
})

it('old addresses redirect to the current ones with their parameters', async () => {
  const moved = movedAddresses(product)
  const led = await Promise.all(
    Object.keys(moved).map(async (path) => {
      const answer = await fetch(shop.url + path, { redirect: 'manual' })
      return [path, answer.headers.get('location') ?? answer.status]
    }),
  )
  expect(Object.fromEntries(led)).toEqual(moved)
})

it('an unknown page and an unknown product answer 404 and lead home', async () => {
  const { page, end } = await visitAgain(browser, 390)
  for (const path of ['/olmayan-sayfa/bir/iki/uc', '/olmayan-urun-p-999999999']) {
    const answer = await page.goto(shop.url + path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Sayfaya Ulaşılamıyor' }).waitFor()
    expect(await page.getByRole('banner').count()).toBe(1)
    await page.getByRole('link', { name: 'Ana Sayfaya Git' }).waitFor()
  }
  await end()
})
