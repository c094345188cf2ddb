import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { findLinks } from './harness/find-links.ts'
import { productsOf } from './harness/products-of.ts'
import { visit, visitAgain } from './harness/visit.ts'
import { troublesOf } from './harness/troubles-of.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
let links: Readonly<Record<string, string>> = {}
withShop(async (...opened) => {
  ;[shop, browser] = opened
  links = await findLinks(shop.url)
})

const pages = sweep(
  [
    '/firsat/super-firsat',
    '/firsat/harika-kasim',
    '/kampanyalar/kisa-hazir-evler',
    '/koleksiyon/hafta-sonu-kahvaltisi?limit=12',
    '/koleksiyon/cografi-isaretli-urunler?limit=12',
    '/koleksiyon/hediye-bul/1',
    '/tagsearch/yeni-sezon?limit=12',
    '/magaza-liste',
    'shop',
    'comments',
  ],
  [
    '/firsat/super-pazartesi',
    '/firsat/yilin-son-pazari',
    '/firsat/sevgililer-gunu',
    '/kampanyalar',
    '/kampanyalar/kisa-hazir-evler/mobilya',
    '/campaign-preview/yeni-yil-hediyeleri',
    '/koleksiyon/yeni-gelenler?limit=12',
    '/koleksiyon/hediye-bul',
    '/tagsearch',
    '/tagsearch/boyle-bir-etiket-yok',
    '/magaza-liste?q=zzqqyy',
    'add',
  ],
)
const address = (name: string) => shop.url + (links[name] ?? name)
/** The first product on a page whose shop has several categories; a shop with a single category does not link to it. */
async function findOfLargeShop(path: string): Promise<string> {
  const read = async (url: string) => (await fetch(url)).text()
  for (const product of await productsOf(shop.url, path)) {
    const [, ofShop = ''] = /href="(\/magaza\/[^"]+)"/.exec(await read(shop.url + product)) ?? []
    if ((await read(shop.url + ofShop)).includes('Mağazanın kategorileri')) return shop.url + product
  }
  throw new Error(`${path} has no product of such a shop`)
}
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

it.each(pages)('%s has nothing for axe to find, a silent console and nothing out of sight', async (name) => {
  expect(await troublesOf(browser, address(name))).toEqual([])
})

it('a campaign is read to its products, tab by tab and page by page, without JavaScript', async () => {
  const { page, end } = await visit(browser, 390, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/kampanyalar`)
  await page.getByRole('link', { name: 'Kışa hazır evler' }).click()
  await page.getByRole('heading', { level: 1, name: 'Kışa hazır evler' }).waitFor()
  const all = await cards(page).allTextContents()
  expect(all).toHaveLength(8)
  await page.getByRole('link', { name: /Sonraki/ }).click()
  await page.waitForURL(/page=2/)
  expect(await cards(page).allTextContents()).not.toEqual(all)
  await page.getByRole('link', { name: /^Ev tekstili/ }).click()
  await page.waitForURL((url) => url.pathname === '/kampanyalar/kisa-hazir-evler/ev-tekstili')
  await page.getByRole('heading', { name: 'Kampanya koşulları' }).waitFor()
  await end()
})

it('an unpublished campaign is shown only by its preview, with noindex', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  expect((await page.goto(`${shop.url}/kampanyalar/yeni-yil-hediyeleri`))?.status()).toBe(404)
  const preview = await page.goto(`${shop.url}/campaign-preview/yeni-yil-hediyeleri`)
  expect(preview?.headers()['cache-control']).toBe('no-store')
  await page.getByText('Bu bir önizlemedir.').waitFor()
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  await end()
})

it('a later slot is chosen by its hours, and says that it begins then', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await page.goto(`${shop.url}/firsat/super-firsat`)
  const slots = page.getByRole('navigation', { name: 'Fırsat saatleri' }).getByRole('link')
  expect(await slots.count()).toBeGreaterThan(3)
  await page.getByRole('heading', { level: 2, name: 'Şu anda geçerli fırsatlar' }).waitFor()
  const running = await cards(page).allTextContents()
  await slots.nth(1).click()
  await page.getByRole('heading', { level: 2, name: 'Yakında indirime girecek ürünler' }).waitFor()
  await page.getByText('Başlamasına').waitFor()
  expect(page.url()).toMatch(/dilim=\d{4}-\d{2}-\d{2}T\d{2}$/)
  expect(await cards(page).allTextContents()).not.toEqual(running)
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: 'Şu anda geçerli fırsatlar' }).waitFor()
  await end()
})

it('a product leads to its shop, and the shop to its categories', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await page.goto(await findOfLargeShop('/elektronik'))
  await page.getByRole('link', { name: 'Mağazanın ürünleri' }).click()
  await page.waitForURL(/\/magaza\/[^/?]+$/)
  // The address changes shortly before the page.
  await page.getByRole('navigation', { name: 'Mağazanın kategorileri' }).waitFor()
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.replace(/ ürünleri$/, '') ?? ''
  const categories = page.getByRole('navigation', { name: 'Mağazanın kategorileri' }).getByRole('link')
  const [, wanted = '', count = ''] = /^(.*) \((\d+)\)$/.exec((await categories.nth(1).textContent()) ?? '') ?? []
  await categories.nth(1).click()
  await page.getByRole('heading', { level: 1, name: wanted, exact: true }).waitFor()
  await page.getByText(`${count} ürün`, { exact: true }).waitFor()
  await page.goto(`${shop.url}/magaza-liste`)
  await page.getByRole('textbox', { name: 'Mağaza adı' }).fill(name.toLocaleUpperCase('tr'))
  await page.getByRole('button', { name: 'Ara', exact: true }).last().click()
  await page.getByRole('link', { name, exact: true }).first().waitFor()
  expect((await page.goto(`${shop.url}/magaza/boyle-bir-magaza-yok`))?.status()).toBe(404)
  await end()
})

it('a link that adds to the cart asks first, and changes nothing when it is opened', async () => {
  const { page, end } = await visitAgain(browser, 390)
  const badge = page.getByRole('banner').getByRole('link', { name: /Sepetim/ })
  await page.goto(`${shop.url}/koleksiyon/cok-satanlar`)
  const simple = page.getByRole('button', { name: /^Sepete ekle:/ }).first()
  const card = page.getByRole('main').getByRole('listitem').filter({ has: simple }).first()
  const id = /-p-(\d+)$/.exec((await card.getByRole('link').first().getAttribute('href')) ?? '')?.[1]
  const link = `${shop.url}/sepete-ekle?productId=${id}&num=1`
  await page.goto(link)
  await page.reload()
  await page.getByRole('button', { name: 'Sepete Ekle' }).waitFor()
  expect(await badge.textContent()).not.toContain('1 ürün')
  await page.getByRole('button', { name: 'Sepete Ekle' }).click()
  await page.getByText('Ürün sepetinizde.').waitFor()
  await page.goto(`${shop.url}/my/tr/sepet`)
  await page.getByRole('main').locator(`a[href$="-p-${id}"]`).first().waitFor()
  expect((await page.goto(`${shop.url}/sepete-ekle`))?.status()).toBe(404)
  await end()
})

it('comments are paged and sorted by links, also at their old addresses', async () => {
  const { page, end } = await visit(browser, 390, { javaScriptEnabled: false })
  // Best sellers have comments.
  const [mostSold = ''] = await productsOf(shop.url, '/arama?sort=sell_count_desc')
  const product = shop.url + mostSold
  await page.goto(`${product}/yorumlar/2`)
  expect(page.url()).toBe(`${product}/yorumlar?page=2`)
  await page.goto(`${product}/yorumlar`)
  await page.getByRole('link', { name: 'En eski' }).click()
  await page.waitForURL(/sort=date_asc/)
  const times = await page.getByRole('main').locator('time').all()
  const dates = await Promise.all(times.map((time) => time.getAttribute('datetime')))
  expect(dates.length).toBeGreaterThan(1)
  expect(dates).toEqual(dates.toSorted())
  await page.getByRole('link', { name: 'Ürüne dön' }).click()
  await page.waitForURL(product)
  await end()
})
