import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { expect, it } from 'vitest'
import { faultsOf } from './harness/faults-of.ts'
import { loadCart, proveGuest, writeAddress } from './harness/buy.ts'
import { visit } from './harness/visit.ts'
import type { Shop } from './harness/shop.ts'
import { tick } from './harness/tick.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('at 390 px a guest picks a branch, downloads the contract and returns to home delivery (K3)', async () => {
  const { page, complaints, end } = await visit(browser, 390)
  await loadCart(page, shop, 'kulaklık')
  await page.goto(`${shop.url}/my/tr/adres`)
  await proveGuest(page, shop, 'sube@ornek.com')
  await writeAddress(page)
  await tick(page.getByRole('radio', { name: 'Posta Şubesinden Teslim' }))
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await page.getByText('Devam etmek için bir teslimat noktası seçin.').waitFor()
  // The branches near the address are shown at once.
  await tick(page.getByRole('group', { name: 'Şubeler' }).getByRole('radio').first())
  await page.getByText('Devam etmek için bir teslimat noktası seçin.').waitFor({ state: 'detached' })
  await tick(page.getByRole('checkbox', { name: 'Siparişi benim yerime başkası teslim alacak' }))
  const other = page.getByRole('form', { name: 'Siparişi benim yerime başkası teslim alacak' })
  await other.getByRole('textbox', { name: /^Ad\b/ }).fill('Şule')
  await other.getByRole('textbox', { name: /^Soyad/ }).fill('Öz')
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await page.getByText('Devam etmek için teslim alacak kişiyi kaydedin.').waitFor()
  await other.getByRole('button', { name: 'Kişiyi kaydet' }).click()
  await page.getByText('Cep telefonu zorunludur.').waitFor()
  await other.getByRole('textbox', { name: /^Cep telefonu/ }).fill('0532 444 55 66')
  expect(await faultsOf(page)).toEqual([])
  await other.getByRole('button', { name: 'Kişiyi kaydet' }).click()
  await page.getByText('Teslim alacak kişi: Şule Öz, 0532 444 55 66').waitFor()
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  // The page with the address says the same.
  const payment = page.getByRole('heading', { name: 'Nasıl ödemek istersiniz?' })
  await payment.waitFor()
  await page
    .getByText(/Çankaya Şubesi/)
    .first()
    .waitFor()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF indir: Mesafeli Satış Sözleşmesi' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('mesafeli-satis-sozlesmesi.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: 'Değiştir' }).click()
  await expect.poll(() => page.getByRole('radio', { name: 'Posta Şubesinden Teslim' }).isChecked()).toBe(true)
  await tick(page.getByRole('radio', { name: 'Adrese Teslim' }))
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await payment.waitFor()
  await page
    .getByText(/Atatürk Bulvarı No: 12\/3/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('at 390 px the button waits while a branch is saved, and a refusal is shown (K4)', async () => {
  const { page, complaints, end } = await visit(browser, 390)
  await loadCart(page, shop, 'kulaklık')
  await page.goto(`${shop.url}/my/tr/adres`)
  await proveGuest(page, shop, 'bekleyen@ornek.com')
  await writeAddress(page)
  await tick(page.getByRole('radio', { name: 'Posta Şubesinden Teslim' }))
  const branch = page.getByRole('group', { name: 'Şubeler' }).getByRole('radio').first()
  await branch.waitFor()
  const next = page.getByRole('button', { name: 'Ödemeye geç' })

  let answer = Promise.withResolvers<boolean>()
  await page.route('**/eptnew/approve_address', async (route) => {
    if (await answer.promise) return route.continue()
    return route.abort()
  })
  await tick(branch)
  await next.click()
  await page.locator('button[aria-busy=true]', { hasText: 'Ödemeye geç' }).waitFor()
  await expect.poll(() => branch.isChecked()).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  answer.resolve(false)
  const heading = page.getByRole('heading', { name: 'Nasıl gelsin?' })
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('alert').filter({ hasText: 'Bağlantı kurulamadı' }).waitFor()
  await expect.poll(() => branch.isChecked()).toBe(false)

  answer = Promise.withResolvers<boolean>()
  await tick(branch)
  await next.click()
  await page.locator('button[aria-busy=true]', { hasText: 'Ödemeye geç' }).waitFor()
  answer.resolve(true)
  await page.getByRole('heading', { name: 'Nasıl ödemek istersiniz?' }).waitFor()
  await page
    .getByRole('button', { name: /^Siparişi onayla/ })
    .first()
    .waitFor()
  expect(complaints.filter((said) => !/ERR_FAILED/.test(said))).toEqual([])
  await end()
})
