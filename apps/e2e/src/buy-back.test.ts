import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { faultsOf } from './harness/faults-of.ts'
import { visit } from './harness/visit.ts'
import { makeMember } from './harness/make-member.ts'
import type { Shop } from './harness/shop.ts'
import { tick } from './harness/tick.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

/** Sells a phone as the page's visitor, up to the page with the parcel's code. */
async function sell(page: Page): Promise<void> {
  await page.goto(`${shop.url}/cihaz-satis`)
  const main = page.getByRole('main')
  for (const name of ['Akıllı telefon', 'Telva', 'Telva X5 Pro'])
    await main.getByRole('button', { name, exact: true }).click()
  await main.getByRole('heading', { name: 'Durumu nasıl?' }).waitFor()
  for (const question of await main.getByRole('group').all()) await question.locator('label').first().click()
  expect(await faultsOf(page)).toEqual([])
  await main.getByRole('button', { name: 'Teklifi gör' }).click()
  await main.getByText('27.500,00 TL').last().waitFor({ state: 'attached' })
  await main.getByRole('button', { name: 'Bu tutara sat' }).click()
  // Generated test values.
  const fields: readonly (readonly [RegExp, string])[] = [
    [/^Ad zorunlu/, 'Işıl'],
    [/^Soyad/, 'İğdeli'],
    [/^T.C. kimlik/, '10000000146'],
    [/^Cep telefonu/, '0555 000 00 00'],
    [/^E-posta/, 'isil@ornek.com'],
    [/^Adres/, 'Ihlamur Sokak No: 7'],
    [/^IBAN/, 'TR33 0006 1005 1978 6457 8413 26'],
  ]
  for (const [label, value] of fields) await main.getByRole('textbox', { name: label }).fill(value)
  await main.getByRole('combobox', { name: /^İl zorunlu/ }).selectOption('Bursa')
  await main.getByRole('combobox', { name: /^İlçe/ }).selectOption('Nilüfer')
  await tick(main.getByRole('checkbox', { name: /satış koşullarını kabul/ }))
  expect(await faultsOf(page)).toEqual([])
  await main.getByRole('button', { name: 'Satışı onayla' }).click()
}

it('at 390 px a visitor sells a phone, logs in and finds the sale', async () => {
  const { page, complaints, end } = await visit(browser, 390)
  await sell(page)
  const main = page.getByRole('main')
  const code = await main.getByText(/^CHZ-/).textContent()
  const member = await makeMember(shop)
  expect(await faultsOf(page)).toEqual([])

  await main.getByRole('link', { name: 'Giriş yap' }).click()
  await main.getByRole('textbox', { name: /^E-posta/ }).fill(member.email)
  await main.getByRole('textbox', { name: /^Şifre/ }).fill(member.password)
  await main.getByRole('button', { name: 'Giriş Yap' }).click()
  await main.getByRole('heading', { name: 'Cihaz Satışlarım' }).waitFor()
  await main.getByText(`Kargo kodu: ${code}`).waitFor()
  await main.getByText('Kargoya vermeniz bekleniyor').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

it('at 1280 px a visitor follows a sale on its page and cancels it', async () => {
  const { page, complaints, end } = await visit(browser, 1280)
  await sell(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Satışı izle ya da iptal et' }).click()
  await main.getByRole('heading', { name: 'Cihaz Satışı Takibi' }).waitFor()
  await main.getByText(/^Kargo kodu: CHZ-/).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  await main.getByRole('button', { name: /^Satışı iptal et/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Satışı iptal et' }).click()
  await main.getByText('Satış iptal edildi').waitFor()
  expect(complaints).toEqual([])
  const stranger = await visit(browser, 1280)
  await stranger.page.goto(page.url())
  await stranger.page.getByText('Bu satış bu tarayıcıda bulunamadı.').waitFor()
  expect(await faultsOf(stranger.page)).toEqual([])
  await stranger.end()
  await end()
})
