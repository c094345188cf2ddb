import type { Browser } from 'playwright'
import { expect, it } from 'vitest'
import { pageAddresses } from './harness/addresses.ts'
import { visit, visitAgain } from './harness/visit.ts'
import { troublesOf } from './harness/troubles-of.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

const help = '/sayfa/sikca-sorulan-sorular.html'
const pages = sweep(
  ['/sayfa/uyelik-sozlesmesi.html?surum=1', `${help}?soru=iade`, '/static/toprak-mahsulleri-ofisi', '/test/link'],
  [
    '/sayfa/hakkimizda.html',
    '/sayfa/iletisim.html',
    help,
    '/sayfa/yardim-iade.html',
    '/static/meb-pasaj',
    '/static/divid',
    '/sayfa/test.html',
  ],
)

it.each(pages)('%s has nothing for axe to find, a silent console and nothing out of sight', async (path) => {
  expect(await troublesOf(browser, shop.url + path)).toEqual([])
})

it('every address of the specification answers with a page of its own name', async () => {
  const answered: { address: string; status: number; title: string }[] = []
  for (const address of pageAddresses) {
    const answer = await fetch(shop.url + address)
    const title = /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? ''
    answered.push({ address, status: answer.status, title })
  }
  expect(answered.filter(({ status, title }) => status !== 200 || !title.includes('Güvercin'))).toEqual([])
  const named = Map.groupBy(answered, ({ title }) => title)
  // A category has two addresses, and a day in February has both deals and a content page.
  const alike = [...named.values()].filter((some) => some.length > 1)
  expect(alike.map((some) => some.map(({ address }) => address))).toEqual([
    ['/elektronik', '/arama/elektronik'],
    ['/firsat/sevgililer-gunu', '/static/sevgililer-gunu'],
  ])
})

it('help is searched and read without JavaScript', async () => {
  const { page, end } = await visit(browser, 1280, { javaScriptEnabled: false })
  await page.goto(shop.url + help)
  await page.getByRole('searchbox', { name: 'Yardımda ara' }).fill('iadem ne zaman yatar')
  await page.getByRole('main').getByRole('button', { name: 'Ara' }).click()
  await page.getByRole('heading', { name: /“iadem ne zaman yatar” için \d+ yanıt/ }).waitFor()
  await page.getByText('İadem ne zaman hesabıma yatar?').click()
  await page.getByText(/en geç 14 gün içinde/).waitFor()
  await page.getByRole('link', { name: 'İade ve Değişim konusundaki tüm sorular' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'İade ve Değişim' }).waitFor()
  // The browser opens the answer that the address fragment names.
  await page.getByText(/en geç 14 gün içinde/).waitFor()
  await end()
})

it('an answer opens where a link of the page leads to it', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  await page.goto(`${shop.url}${help}?soru=taksit`)
  const question = page.getByText('Taksit sayısı neden sınırlı?')
  await question.click()
  await page.getByRole('link', { name: 'Ödeme ve Taksit konusundaki tüm sorular' }).first().click()
  await page.waitForURL(/yardim-odeme\.html#/)
  await page.getByText(/Taksit sınırını mevzuat/).waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('an earlier version of a contract says so and leads to the one in force', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await page.goto(`${shop.url}/sayfa/uyelik-sozlesmesi.html`)
  await page.getByRole('link', { name: 'Sürüm 1' }).click()
  await page.getByText('Bu metnin eski bir sürümüne bakıyorsunuz.').waitFor()
  await page.getByRole('link', { name: 'Yürürlükteki sürüme dön' }).click()
  await page.getByText('1 Eylül 2026 tarihinden beri yürürlükte').waitFor()
  await end()
})

it('on paper a page is its text, with every answer open', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await page.goto(`${shop.url}/sayfa/yardim-iade.html`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('navigation', { name: 'Yardım sayfaları' }).isVisible()).toBe(false)
  expect(await page.getByText(/en geç 14 gün içinde/).isVisible()).toBe(true)
  await end()
})

it('a page that there is not is the error page, whatever its address', async () => {
  for (const path of ['/sayfa/yok.html', '/static/yok', '/kampanya/yok', '/sayfa/uyelik-sozlesmesi.html?surum=99']) {
    const answer = await fetch(shop.url + path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text(), path).toContain('Sayfaya Ulaşılamıyor')
  }
})

it('no link to a page of text leads nowhere', async () => {
  const home = await (await fetch(shop.url)).text()
  const map = await (await fetch(`${shop.url}/static/divid`)).text()
  const links = [
    ...(home + map).matchAll(/href="(\/(?:(?:sayfa|static|kampanya|pttem)\/|tarim-kredi|pttem-kart)[^"#]*)/g),
  ].map(([, path = '']) => path)
  expect(new Set(links).size).toBeGreaterThan(60)
  for (const path of new Set(links)) expect((await fetch(shop.url + path)).status, path).toBe(200)
})
