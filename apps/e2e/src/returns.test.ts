import type { Browser } from 'playwright'
import { expect, it } from 'vitest'
import { buyByCalls, deliveredOrder, deliverToBranch, handOver, smallPng } from './harness/buy-by-calls.ts'
import { countEffort } from './harness/count-effort.ts'
import { inOffice } from './harness/in-office.ts'
import { press, tabTo, waitForFocus } from './harness/keyboard.ts'
import { mailedLink } from './harness/mailed-link.ts'
import { makeMember, signedIn } from './harness/make-member.ts'
import { lookOver } from './harness/look-over.ts'
import { visit, visitAgain } from './harness/visit.ts'
import type { Shop } from './harness/shop.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('a member moves a delivery to another day', async () => {
  const member = await makeMember(shop)
  const order = await buyByCalls(shop, { member, category: 'gomlek' })
  await handOver(shop, order)
  const { page, complaints, end } = await visitAgain(browser, 390, await signedIn(shop, member))
  await page.goto(`${shop.url}/my/siparisler/${order.number}`)
  await press(page, page.getByRole('button', { name: 'Paketin yolunu haritada göster' }))
  await page.getByRole('group', { name: /paketinin yolu, harita$/ }).waitFor()
  const move = page.getByRole('button', { name: 'Teslimat zamanını değiştir' })
  const day = page.getByRole('group', { name: 'Teslimat günü' }).getByRole('radio').first()
  await press(page, move)
  await waitForFocus(page, day)
  expect(await lookOver(page)).toEqual([])
  await press(page, page.getByRole('button', { name: 'Vazgeç' }))
  await waitForFocus(page, move)
  await page.keyboard.press('Enter')
  await waitForFocus(page, day)
  await page.keyboard.press('Space')
  await press(page, page.getByRole('group', { name: 'Saat aralığı' }).getByRole('radio').first(), 'Space')
  await press(page, page.getByRole('button', { name: 'Zamanı kaydet' }))
  await page.getByText('Teslimat zamanı değiştirildi.').waitFor()
  await waitForFocus(page, move)
  expect(complaints).toEqual([])
  await end()
})

it('a member shows a return by photos, and takes nothing back once the courier has it', async () => {
  const member = await makeMember(shop)
  const order = await deliveredOrder(shop, { member, category: 'gomlek' })
  const { page, complaints, end } = await visitAgain(browser, 390, await signedIn(shop, member))
  await page.goto(`${shop.url}/my/siparisler/${order.number}`)
  const giveBack = page.getByRole('button', { name: 'İptal ya da iade et' })
  await press(page, giveBack)
  await page.getByText(/^Teslimden sonra 14 gün içinde, .* kadar iade/).waitFor()
  await press(page, page.getByRole('button', { name: 'Vazgeç' }))
  await waitForFocus(page, giveBack)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: 'Neden' }))
  await page.keyboard.type('Be')
  await press(page, page.getByRole('radio', { name: 'Parası iade edilsin' }), 'Space')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Değişim talebini gönder' }).waitFor()
  await tabTo(page, page.getByRole('combobox', { name: 'Yenisi' }))
  expect(await lookOver(page)).toEqual([])
  await tabTo(page, page.getByRole('radio', { name: 'Başka seçeneğiyle değiştirilsin' }), 'Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await page.getByText(/İade edilecek tutar: [\d.,]+ TL.*kart/).waitFor()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Fotoğraf ekle' }).press('Enter')
  const text = { name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bir metin dosyası') }
  const photo = { name: 'urun.png', mimeType: 'image/png', buffer: Buffer.from(smallPng, 'base64') }
  await (await chosen).setFiles([photo, text])
  await page.getByText(/Bu dosya bir fotoğraf değil/).waitFor()
  await page.getByText('1 fotoğraf yüklendi.').waitFor()
  expect(await lookOver(page)).toEqual([])
  await page.getByRole('button', { name: '2. fotoğrafı kaldır' }).press('Enter')
  await page.getByRole('radio', { name: /Kurye kapımdan alsın/ }).focus()
  await page.keyboard.press('Space')
  await page.getByText(/Kurye paketi teslimat adresinden alır/).waitFor()
  await page.getByRole('button', { name: 'İade talebini gönder' }).press('Enter')
  const track = page.getByRole('list', { name: 'İadenin adımları' })
  await track.getByText('Kurye alacak').waitFor()
  await page.getByRole('img', { name: /^İade kodunun karekodu: IADE\d{8}$/ }).waitFor()
  await page.getByRole('button', { name: 'Gönderdiğiniz fotoğrafları göster (1)' }).press('Enter')
  await page.getByRole('img', { name: 'Gönderdiğiniz 1. fotoğraf' }).waitFor()
  expect(await lookOver(page)).toEqual([])
  expect(complaints).toEqual([])
  const code = await page.getByText(/^IADE\d{8}$/).innerText()
  await page.getByRole('button', { name: 'İade talebini geri al' }).click()
  const yes = page.getByRole('dialog').getByRole('button', { name: 'İade talebini geri al' })
  await yes.waitFor()
  // The page follows and loses its button; the open question stays, and its answer is refused with a message.
  await inOffice(shop, 'hand-in', code)
  await yes.click()
  await page.getByText('Paketiniz teslim alındığı için talep geri alınamıyor.').waitFor()
  await page.reload()
  await track.getByText('Kurye aldı').waitFor()
  expect(await page.getByRole('button', { name: 'İade talebini geri al' }).count()).toBe(0)
  await end()
})

it('a member who returns two units one after the other reads that the cargo follows the last', async () => {
  const member = await makeMember(shop)
  const order = await deliveredOrder(shop, { member, category: 'erkek-corap', units: 2 })
  const { page, complaints, end } = await visitAgain(browser, 390, await signedIn(shop, member))
  await page.goto(`${shop.url}/my/siparisler/${order.number}`)
  const follows = page.getByText(/Paketin kargo ücreti \([\d,]+ TL\), son ürün bize ulaştığında iade edilir\./)
  const refund = page.getByRole('status').filter({ hasText: /İade edilecek tutar: [\d.,]+ TL/ })
  const ask = async () => {
    await page.getByRole('button', { name: / iade et$/ }).click()
    await page.getByRole('combobox', { name: 'Neden' }).selectOption({ label: 'Beğenmedim' })
    return refund.innerText()
  }
  const send = async (number: number) => {
    await page.getByRole('button', { name: 'İade talebini gönder' }).click()
    await expect.poll(() => page.getByRole('list', { name: 'İadenin adımları' }).count()).toBe(number)
  }
  const ofBoth = await ask()
  await page
    .getByRole('group', { name: /\(iade\)/ })
    .getByRole('button', { name: 'Azalt' })
    .click()
  await refund.filter({ hasNotText: ofBoth }).waitFor()
  expect(await follows.count()).toBe(0)
  await send(1)
  await ask()
  await follows.waitFor()
  expect(await lookOver(page)).toEqual([])
  await send(2)
  await follows.first().waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('a guest sends a return from the link of the mail with a reason and one press, and takes it back', async () => {
  const order = await buyByCalls(shop, { category: 'gomlek', to: 'branch' })
  await handOver(shop, order)
  await deliverToBranch(shop, order)
  const link = await mailedLink(shop, order.email, /\/my\/siparis-takip#\S+/u)
  const { page, end } = await visit(browser, 1280)
  const effort = await countEffort(page, shop.url)
  await page.goto(shop.url + link)
  await page.getByRole('button', { name: 'İptal ya da iade et' }).click()
  const before = Date.now()
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await page.getByRole('textbox', { name: /Doğrulama kodu/ }).fill(await shop.code('mail', before))
  const reason = page.getByRole('combobox', { name: 'Neden' })
  await reason.waitFor()
  const [fields, presses] = [effort.fields.size, effort.presses.length]
  await reason.selectOption({ label: 'Beğenmedim' })
  await page.getByRole('button', { name: 'İade talebini gönder' }).click()
  await page.getByText('Şubeye teslim edilecek').waitFor()
  expect([effort.fields.size - fields, effort.presses.slice(presses)]).toEqual([1, ['İade talebini gönder']])
  const drawn = page.getByRole('img', { name: /^İade kodunun karekodu/ })
  await drawn.waitFor()
  await page.getByRole('button', { name: 'İade talebini geri al' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'İade talebini geri al' }).click()
  await page.getByText('Talebiniz geri alındı.').waitFor()
  await drawn.waitFor({ state: 'detached' })

  // The parcel was delivered to a branch, where it can also be exchanged for another size.
  await press(page, page.getByRole('button', { name: 'İptal ya da iade et' }))
  await tabTo(page, reason)
  await page.keyboard.type('Be')
  await press(page, page.getByRole('radio', { name: 'Parası iade edilsin' }), 'Space')
  await page.keyboard.press('ArrowDown')
  const other = page.getByRole('combobox', { name: 'Yenisi' })
  if ((await other.inputValue()) === '') await other.selectOption({ index: 1 })
  await page.getByText('Değişimin yapılacağı şube').waitFor()
  expect(await lookOver(page)).toEqual([])
  await press(page, page.getByRole('button', { name: 'Değişim talebini gönder' }))
  await page.getByRole('list', { name: 'Değişimin adımları' }).waitFor()
  await drawn.waitFor()
  expect(await lookOver(page)).toEqual([])
  await end()
})
