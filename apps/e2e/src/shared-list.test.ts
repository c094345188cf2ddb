import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { press, waitForFocus } from './harness/keyboard.ts'
import { faultsInTheDark, lookOver } from './harness/look-over.ts'
import { unexpected } from './harness/unexpected.ts'
import { visit } from './harness/visit.ts'
import { makeMember, signedIn } from './harness/make-member.ts'
import type { Shop } from './harness/shop.ts'
import { started } from './harness/started.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

const visitAsMember = async (width: number) =>
  visit(browser, width, { storageState: await signedIn(shop, await makeMember(shop)) })

/** Adds a product to the member's default list, shares the list, and returns its address. */
async function shareList(page: Page): Promise<string> {
  const main = page.getByRole('main')
  await page.goto(`${shop.url}/elektronik`)
  await main.getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await main.getByRole('button', { name: 'Favorilere ekle' }).click()
  await main.getByRole('button', { name: 'Favorilerinizde' }).waitFor()
  await page.goto(`${shop.url}/my/listelerim`)
  await main.getByRole('button', { name: 'Listeyi paylaş' }).click()
  await main.getByRole('button', { name: 'Bağlantı oluştur' }).click()
  const address = await main.getByRole('textbox', { name: 'Listenin bağlantısı' }).inputValue()
  expect(await lookOver(page)).toEqual([])
  return address
}

it('at 390 px a list is shared by its address, read by a guest, and ended', async () => {
  const owner = await visitAsMember(390)
  const address = await shareList(owner.page)
  expect(address).toMatch(`${shop.url}/my/liste/`)

  const guest = await visit(browser, 390)
  const main = guest.page.getByRole('main')
  const answer = await guest.page.goto(address)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(await guest.page.content()).not.toMatch(/Deneme|uye\d+@/i)
  await started(guest.page)
  await main.getByRole('heading', { level: 1, name: 'Favori Listem' }).waitFor()
  await main.getByText('Ada’nın paylaştığı liste').waitFor()
  expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await lookOver(guest.page)).toEqual([])
  await main.getByRole('listitem').getByRole('link').first().waitFor()

  await owner.page.getByRole('main').getByRole('button', { name: 'Paylaşımı durdur' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Paylaşımı durdur' }).click()
  await owner.page.getByText('Paylaşım durduruldu; bağlantı artık çalışmıyor.').waitFor()
  expect([...owner.complaints, ...guest.complaints]).toEqual([])
  expect((await guest.page.goto(address))?.status()).toBe(404)
  await guest.page.getByText('Bu liste artık paylaşılmıyor.').waitFor()
  await Promise.all([owner.end(), guest.end()])
})

it('at 390 px guests share out a gift list by the keyboard alone, and its owner sees nothing of it', async () => {
  const owner = await visitAsMember(390)
  const address = await shareList(owner.page)
  const own = owner.page.getByRole('main')
  await press(owner.page, own.getByRole('checkbox', { name: 'Hediye listesi' }), 'Space')
  await owner.page.getByText('Liste artık bir hediye listesi.').waitFor()
  expect(await faultsInTheDark(owner.page)).toEqual([])

  const [one, other] = [await visit(browser, 390), await visit(browser, 390)]
  const take = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Ben alıyorum/ })
  for (const { page } of [one, other]) {
    await page.goto(address)
    await take(page).waitFor()
  }
  const giveBack = one.page.getByRole('main').getByRole('button', { name: /^Vazgeç/ })
  await press(one.page, take(one.page))
  await one.page.getByRole('main').getByText('Siz alıyorsunuz').waitFor()
  await waitForFocus(one.page, giveBack)
  expect(await lookOver(one.page)).toEqual([])
  await press(other.page, take(other.page))
  await other.page.getByText('Bu hediyeyi sizden önce bir başkası aldı.').waitFor()
  await other.page.getByRole('main').getByText('Alındı', { exact: true }).waitFor()
  // The button was replaced by a label; the focus stays on its product.
  await waitForFocus(other.page, other.page.getByRole('listitem').locator(':focus'))
  expect(await lookOver(other.page)).toEqual([])

  await owner.page.goto(address)
  await own.getByText(/Sürpriz bozulmasın diye/).waitFor()
  expect(await own.textContent()).not.toMatch(/Alındı|alıyor/)

  await press(one.page, giveBack)
  await take(one.page).waitFor()
  await waitForFocus(one.page, take(one.page))
  await other.page.reload()
  await take(other.page).waitFor()
  expect([...owner.complaints, ...one.complaints]).toEqual([])
  expect(unexpected(other.complaints, `409 /x/shared-lists/${address.split('/').at(-1)}/gifts`)).toEqual([])
  await Promise.all([owner, one, other].map(({ end }) => end()))
})
