import { readFile } from 'node:fs/promises'
import type { Browser, Download } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { deliver, handOver, smallPng } from '../harness/buy-by-calls.ts'
import { deskSession } from '../harness/desk-session.ts'
import { inOffice } from '../harness/in-office.ts'
import { lookOver } from '../harness/look-over.ts'
import { makeMember, signedIn } from '../harness/make-member.ts'
import type { Shop } from '../harness/shop.ts'
import { type Visit, visitAgain } from '../harness/visit.ts'
import { withPanels } from '../harness/with-shop.ts'
import { buyFromDemoShop } from './buy-from-demo-shop.ts'
import { chooseFile, smallPdf } from './papers.ts'

let shop: Shop
let browser: Browser
withPanels((...opened) => {
  ;[shop, browser] = opened
})

type Storage = Awaited<ReturnType<typeof deskSession>>
let packer: Storage
let office: Storage
beforeAll(async () => {
  // The first sign-in ends the autopilot, so that the simulated carrier does not ship.
  packer = await deskSession(shop, 'seller', 'can.paket@ornek.com')
  office = await deskSession(shop, 'office', 'deniz.ofis@ornek.com')
})

const atDesk = (storageState: Storage, width = 1280): Promise<Visit> => visitAgain(browser, width, storageState)
const saved = async (download: Download) => (await readFile(await download.path())).toString('latin1')
const mailTo = (email: string, text: RegExp) =>
  expect
    .poll(() => shop.mails().filter((mail) => mail.startsWith(`Alıcı: ${email}\n`) && text.test(mail)).length)
    .toBeGreaterThan(0)

it('a packer ships one of two units, and the buyer follows each step, the refund and the invoice', async () => {
  const member = await makeMember(shop)
  const order = await buyFromDemoShop(shop, member)
  const buyer = await visitAgain(browser, 390, await signedIn(shop, member))
  await buyer.page.goto(`${shop.url}/my/siparisler/${order.number}`)
  const track = buyer.page.getByRole('list', { name: /1\. paket/ }).first()
  const lines = buyer.page.getByRole('list', { name: '1. paketteki ürünler' })
  await lines.getByRole('link', { name: order.product.name }).first().waitFor()
  await track.getByText('Mağazanın onayı bekleniyor').waitFor()

  const { page, complaints, end } = await atDesk(packer)
  await page.goto(shop.sellerUrl)
  const waiting = page.getByRole('link', { name: /^Onaylanacak sipariş/ })
  await waiting.getByText('1', { exact: true }).waitFor()
  expect(await lookOver(page)).toEqual([])
  await waiting.click()
  await page.getByRole('link', { name: order.number }).click()
  await page.getByRole('heading', { name: new RegExp(order.number), level: 1 }).waitFor()
  expect(await lookOver(page)).toEqual([])
  await page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await page.getByText('Sipariş onaylandı.').waitFor()
  // The open order page follows by itself.
  await track.getByText('Mağaza onayladı').waitFor()

  await page.getByRole('button', { name: 'Tedarik edemiyorum' }).click()
  const missing = page.getByRole('dialog', { name: 'Hangi ürünü tedarik edemiyorsunuz?' })
  await missing.getByRole('spinbutton').fill('1')
  await missing.getByRole('radio', { name: 'Stokta kalmadı' }).focus()
  await page.keyboard.press('Space')
  expect(await lookOver(page)).toEqual([])
  await missing.getByRole('button', { name: '1 ürünü iptal et' }).click()
  await page.getByText(/^1 ürün iptal edildi, alıcıya [\d.,]+\sTL geri ödeniyor/).waitFor()
  await mailTo(member.email, /mağaza tarafından tedarik edilemedi/)
  await lines.getByText('1 adet tedarik edilemedi').waitFor()
  await buyer.page
    .getByText(/^İptal edildi/)
    .first()
    .waitFor()

  const slip = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Paket fişi' }).click()
  expect(await saved(await slip)).toMatch(/^%PDF/)
  await page.getByRole('checkbox', { name: /toplandı$/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Paketi tamamla' }).click()
  await page.getByText(/^Paket hazır\. /).waitFor()
  await track.getByText('Paket hazır, kargoya verilecek').waitFor()
  await page.getByRole('button', { name: 'Kargoya ver' }).click()
  const ships = page.getByRole('dialog', { name: 'Kargoya ver' })
  await ships.getByRole('textbox', { name: /^Takip numarası/ }).fill('GV 123 456 789 TR')
  await ships.getByRole('button', { name: 'Kargoya verildi' }).click()
  await page.getByText('Kargoya verildi, alıcıya e-posta gönderildi.').waitFor()
  await mailTo(member.email, /GV 123 456 789 TR/)
  await buyer.page.getByText('Takip no GV 123 456 789 TR').waitFor()

  await chooseFile(page, page.getByRole('button', { name: 'Fatura yükle' }), smallPdf)
  await page.getByText('Fatura gönderildi, alıcı sipariş sayfasında görür.').waitFor()
  expect(await lookOver(page)).toEqual([])
  const invoice = buyer.page.waitForEvent('download')
  await buyer.page.getByRole('button', { name: `Faturayı indir: ${order.shopName}` }).click()
  expect(await saved(await invoice)).toMatch(/^%PDF/)
  expect(await lookOver(buyer.page)).toEqual([])
  for (const shown of [complaints, buyer.complaints]) expect(shown).toEqual([])
  for (const over of [end, buyer.end]) await over()
})

it('a buyer returns a unit with a photo, the seller disputes it, and the office decides', async () => {
  const member = await makeMember(shop)
  const order = await buyFromDemoShop(shop, member)
  await handOver(shop, { ...order, email: member.email })
  await deliver(shop, { ...order, email: member.email })
  const buyer = await visitAgain(browser, 390, await signedIn(shop, member))
  await buyer.page.goto(`${shop.url}/my/siparisler/${order.number}`)
  await buyer.page.getByRole('button', { name: 'İptal ya da iade et' }).click()
  await buyer.page.getByRole('combobox', { name: 'Neden' }).selectOption({ label: 'Yanlış ürün geldi' })
  const photo = { name: 'urun.png', mimeType: 'image/png', buffer: Buffer.from(smallPng, 'base64') }
  await chooseFile(buyer.page, buyer.page.getByRole('button', { name: 'Fotoğraf ekle' }), photo)
  await buyer.page.getByText('1 fotoğraf yüklendi.').waitFor()
  await buyer.page.getByRole('button', { name: 'İade talebini gönder' }).click()
  const code = await buyer.page.getByText(/^IADE\d{8}$/).innerText()
  await inOffice(shop, 'hand-in', code)
  await inOffice(shop, 'receive', code)
  await buyer.page.getByText('Ürün mağazaya ulaştı, inceleniyor').waitFor()

  const seller = await atDesk(packer)
  await seller.page.goto(shop.sellerUrl)
  await seller.page.getByRole('link', { name: /^Yanıt bekleyen iade/ }).click()
  await seller.page
    .getByRole('list', { name: 'İadeler' })
    .getByRole('link', { name: new RegExp(order.number) })
    .click()
  await seller.page.getByRole('img', { name: 'Alıcının fotoğrafı 1' }).waitFor()
  await seller.page.getByRole('radio', { name: 'İtiraz et' }).focus()
  await seller.page.keyboard.press('Space')
  await seller.page.getByRole('combobox', { name: /^İtiraz nedeni/ }).selectOption({ label: 'Ürün kullanılmış' })
  await seller.page.getByRole('textbox', { name: /^Açıklama/ }).fill('Etiketi sökülmüş.')
  await chooseFile(seller.page, seller.page.getByRole('button', { name: 'Fotoğraf ekle', exact: true }), photo)
  await seller.page.getByRole('img', { name: 'Kanıt fotoğrafı 1' }).waitFor()
  expect(await lookOver(seller.page)).toEqual([])
  await seller.page.getByRole('button', { name: 'İtirazı gönder' }).click()
  await seller.page.getByText('İtirazınız Güvercin’e iletildi.').waitFor()
  await mailTo(member.email, /itiraz etti: Ürün kullanılmış/)
  await buyer.page.getByText('Mağaza itiraz etti, inceliyoruz').waitFor()

  const desk = await atDesk(office)
  await desk.page.goto(shop.officeUrl)
  await desk.page.getByRole('link', { name: /^Karar bekleyen iade itirazı/ }).click()
  await desk.page.getByRole('link', { name: order.number }).click()
  await desk.page.getByRole('img', { name: 'Alıcının fotoğrafı 1' }).waitFor()
  await desk.page.getByRole('img', { name: 'İtiraz fotoğrafı 1' }).waitFor()
  await desk.page.getByRole('radio', { name: 'Alıcı haklı' }).focus()
  await desk.page.keyboard.press('Space')
  await desk.page.getByRole('textbox', { name: /^Gerekçe/ }).fill('Fotoğraflar yanlış ürünü gösteriyor.')
  expect(await lookOver(desk.page)).toEqual([])
  await desk.page.getByRole('button', { name: 'Karar ver' }).click()
  await desk.page.getByText('Karar verildi, iki tarafa da yazıldı.').waitFor()
  await desk.page.getByRole('heading', { name: 'Karar: alıcı haklı' }).waitFor()
  await buyer.page
    .getByText(/^(Ürün geldi, tutar iade ediliyor|Tutar iade edildi)/)
    .first()
    .waitFor()
  await seller.page.reload()
  await seller.page.getByRole('heading', { name: 'Karar: alıcı haklı' }).waitFor()
  for (const { complaints } of [buyer, seller, desk]) expect(complaints).toEqual([])
  for (const { end } of [buyer, seller, desk]) await end()
})

it('the office finds an order by number, address, phone and tracking number, and each look is in the audit', async () => {
  const member = await makeMember(shop)
  const order = await buyFromDemoShop(shop, member)
  await handOver(shop, { ...order, email: member.email })
  const trackingNo = 'GV 1 TR'
  const { page, complaints, end } = await atDesk(office)
  const find = async (words: string) => {
    await page.goto(`${shop.officeUrl}/siparisler`)
    const box = page.getByRole('main').getByRole('searchbox')
    await box.fill(words)
    await box.press('Enter')
    await page.getByText(`“${words}” arandı`).waitFor()
    await page.getByRole('link', { name: order.number }).waitFor()
  }
  for (const words of [order.number, member.email, '0532 111 22 33', trackingNo]) await find(words)
  expect(await lookOver(page)).toEqual([])
  await page.getByRole('link', { name: order.number }).click()
  await page.getByRole('heading', { name: order.number, level: 1 }).waitFor()
  await page.getByText(member.email).first().waitFor()
  await page.getByText(/Alıcının gördüğü: Paketiniz yolda/).waitFor()
  const mails = page.getByRole('region', { name: 'Giden iletiler' })
  for (const subject of ['Siparişiniz alındı', 'Paketiniz yola çıktı'])
    await mails.getByText(`${subject}: ${order.number}`).waitFor()
  expect(await lookOver(page)).toEqual([])

  await page.getByRole('link', { name: 'Denetim izi' }).first().click()
  const trail = page.getByRole('table', { name: 'Denetim izi' })
  await trail.getByRole('row', { name: new RegExp(`deniz.ofis@ornek.com.*siparişi açtı.*${order.number}`) }).waitFor()
  // The audit records the searched words, with mail address and number masked.
  const keptWords = [order.number, `${member.email[0]}…@ornek.test`, '…2233', trackingNo]
  for (const words of keptWords)
    await trail.getByRole('row').filter({ hasText: 'sipariş aradı' }).filter({ hasText: words }).first().waitFor()
  expect(await trail.getByText(member.email).count()).toBe(0)
  // Every action has its Turkish words.
  expect(await trail.getByRole('cell', { name: /^[a-z-]+\.[a-z-]+$/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})
