import { readFile } from 'node:fs/promises'
import { homeAddress, makeVisitor } from '@market/api/testing'
import { postAddress } from '@market/contract'
import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { mailedLink } from '../harness/mailed-link.ts'
import { makeMember, signedIn } from '../harness/make-member.ts'
import type { Shop } from '../harness/shop.ts'
import { tick } from '../harness/tick.ts'
import { unexpected } from '../harness/unexpected.ts'
import { visit, visitAgain } from '../harness/visit.ts'
import { withPanels } from '../harness/with-shop.ts'
import { buyFromDemoShop } from './buy-from-demo-shop.ts'
import { deskOf, loseAnswer, openPackage, withoutLost } from './desk.ts'
import { chooseFile, smallPdf, wordsOfPdf } from './papers.ts'

let shop: Shop
let browser: Browser
let atDesk: ReturnType<typeof deskOf>
withPanels((...opened) => {
  ;[shop, browser] = opened
  atDesk = deskOf(...opened)
})

const accept = (page: Page) => page.getByRole('button', { name: 'Siparişi onayla' }).click()
async function pack(page: Page): Promise<void> {
  await tick(page.getByRole('checkbox', { name: /toplandı$/ }))
  await page.getByRole('button', { name: 'Paketi tamamla' }).click()
}
async function ship(page: Page, trackingNo: string): Promise<void> {
  await page.getByRole('button', { name: 'Kargoya ver' }).click()
  await page.getByRole('textbox', { name: /^Takip numarası/ }).fill(trackingNo)
  await page.getByRole('button', { name: 'Kargoya verildi' }).click()
}
async function wordsOfSlip(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Paket fişi' }).click()
  return wordsOfPdf(await readFile(await (await saved).path()))
}
const mailsTo = (email: string, subject: string) =>
  shop.mails().filter((mail) => mail.startsWith(`Alıcı: ${email}\n`) && mail.includes(`Konu: ${subject}`))

it('a buyer deletes the account while the package is open: it is shipped to the same address, without the gift’s note', async () => {
  const member = await makeMember(shop)
  const order = await buyFromDemoShop(shop, member, 'Nice mutlu yıllara')
  const { page, complaints, end } = await atDesk('can.paket@ornek.com', 1280)
  await openPackage(page, shop, order.number)
  await page.getByText('Not: “Nice mutlu yıllara”').waitFor()

  const buyer = await visitAgain(browser, 390, await signedIn(shop, member))
  await buyer.page.goto(`${shop.url}/my/bilgi`)
  await buyer.page.getByRole('button', { name: 'Hesabımı sil' }).click()
  const asked = buyer.page.getByRole('dialog', { name: 'Hesabınız silinsin mi?' })
  await asked.getByText('Siparişleriniz yasal süre boyunca saklanır.').waitFor()
  await asked.getByLabel(/ şifre/).fill(member.password)
  await asked.getByRole('button', { name: 'Kalıcı olarak sil' }).click()
  await buyer.page.getByRole('dialog', { name: 'Hesabınız silindi' }).waitFor()

  await accept(page)
  await page.getByText('Sipariş onaylandı.').waitFor()
  const facts = page.getByRole('complementary', { name: 'Alıcı ve süreç' })
  for (const words of ['Elif Karaca', homeAddress.address, homeAddress.phone])
    await facts.getByText(words).first().waitFor()
  expect(await page.getByText('Nice mutlu yıllara').count()).toBe(0)
  await page.getByText('Hediye olarak gönderiliyor, fişte fiyat yazmaz').waitFor()
  await page.getByRole('button', { name: 'Tedarik edemiyorum' }).click()
  const missing = page.getByRole('dialog', { name: 'Hangi ürünü tedarik edemiyorsunuz?' })
  await missing.getByRole('spinbutton').fill('1')
  await tick(missing.getByRole('radio', { name: 'Ürün hasarlı' }))
  await missing.getByRole('button', { name: '1 ürünü iptal et' }).click()
  await page.getByText(/^1 ürün iptal edildi, alıcıya [\d.,]+\sTL geri ödeniyor/).waitFor()
  await pack(page)
  await page.getByText(/^Paket hazır\. /).waitFor()
  expect(await wordsOfSlip(page)).toContain('Moda Cad. No: 41/6')
  await ship(page, 'GV 500 600 TR')
  await page.getByText('Kargoya verildi, alıcıya e-posta gönderildi.').waitFor()

  // The mails of a deleted account's order have the signed link of a guest's.
  await expect.poll(() => mailsTo(member.email, 'Paketiniz yola çıktı').length).toBe(1)
  expect(mailsTo(member.email, 'Tedarik edilemeyen ürünler')).toHaveLength(1)
  const link = await mailedLink(shop, member.email, /\/my\/siparis-takip#\S+/u)
  await buyer.page.goto(shop.url + link)
  await buyer.page.getByText('Takip no GV 500 600 TR').waitFor()
  await buyer.page.getByText('1 adet tedarik edilemedi').waitFor()
  // The last calls of the deleted session are refused, and the link shows no single refunds.
  const known = unexpected(buyer.complaints, `404 /refund/${order.number}`)
  const ofBuyer = known.filter((text) => !text.includes('status of 401'))
  for (const shown of [complaints, ofBuyer]) expect(shown).toEqual([])
  for (const over of [end, buyer.end]) await over()
})

it('a buyer changes the address while the packer ships: the packer reads the new address before the next step', async () => {
  const member = await makeMember(shop)
  const order = await buyFromDemoShop(shop, member)
  const { page, complaints, end } = await atDesk('can.paket@ornek.com', 1280)
  await openPackage(page, shop, order.number)
  await accept(page)
  await pack(page)
  await page.getByText(/^Paket hazır\. /).waitFor()
  expect(await wordsOfSlip(page)).toContain('Moda Cad.')

  const visitor = await makeVisitor(shop.apiUrl, member.credentials)
  const office = { ...homeAddress, title: 'İş', address: 'Bahariye Cad. No: 7' }
  await visitor.ask(postAddress, { body: office })
  const buyer = await visitAgain(browser, 390, await signedIn(shop, member))
  await buyer.page.goto(`${shop.url}/my/siparisler/${order.number}`)
  await buyer.page.getByRole('button', { name: 'Teslimat adresini değiştir' }).click()
  await tick(buyer.page.getByRole('radio', { name: /^İş, / }))
  await buyer.page.getByRole('button', { name: 'Bu adrese gönder' }).click()
  await buyer.page.getByText('Teslimat adresi değiştirildi.').waitFor()

  await ship(page, 'GV 700 800 TR')
  await page.getByText('Bu kayıt siz bakarken değişti.').waitFor()
  await page
    .getByText(/Teslimat adresi değişti: Elif Karaca, .*Bahariye Cad\. No: 7.*fişini yeniden yazdırın/)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Benimkini kaydet' }).count()).toBe(0)
  expect(mailsTo(member.email, 'Paketiniz yola çıktı')).toEqual([])
  await page.getByRole('button', { name: 'Şimdiki hâlini al' }).click()
  const facts = page.getByRole('complementary', { name: 'Alıcı ve süreç' })
  await facts.getByText('Bahariye Cad. No: 7').first().waitFor()
  // The invoice keeps its address.
  expect(await facts.getByRole('definition').first().innerText()).not.toContain('Moda Cad.')
  // The box has the slip with the former address.
  await page.getByRole('button', { name: 'Paketi tamamla' }).click()
  await page.getByText(/^Paket hazır\. /).waitFor()
  const slip = await wordsOfSlip(page)
  expect(slip).toContain('Bahariye Cad. No: 7')
  expect(slip).not.toContain('Moda Cad.')
  await ship(page, 'GV 700 800 TR')
  await page.getByText('Kargoya verildi, alıcıya e-posta gönderildi.').waitFor()
  await buyer.page.getByText('Takip no GV 700 800 TR').waitFor()
  expect(await buyer.page.getByRole('button', { name: 'Teslimat adresini değiştir' }).count()).toBe(0)

  const stale = `409 ${new URL(page.url()).pathname.split('/').at(-1)}/ship`
  expect(unexpected(complaints, stale)).toEqual([])
  expect(buyer.complaints).toEqual([])
  for (const over of [end, buyer.end]) await over()
})

it('an invoice is sent while a colleague ships, and again after its answer was lost: the buyer has one', async () => {
  const member = await makeMember(shop)
  const order = await buyFromDemoShop(shop, member)
  const owner = await atDesk('zeynep.sahip@ornek.com', 390)
  const packer = await atDesk('can.paket@ornek.com', 1280)
  for (const { page } of [packer, owner]) await openPackage(page, shop, order.number)
  await accept(packer.page)
  await pack(packer.page)
  await packer.page.getByText(/^Paket hazır\. /).waitFor()

  await loseAnswer(owner.page, '**/seller/v1/packages/*/invoice')
  await chooseFile(owner.page, owner.page.getByRole('button', { name: 'Fatura yükle' }), smallPdf)
  await owner.page
    .getByRole('alert')
    .filter({ hasText: /bağlantı/i })
    .waitFor()
  // The invoice changes no step, so the packer is not asked about it.
  await ship(packer.page, 'GV 900 100 TR')
  await packer.page.getByText('Takip no GV 900 100 TR').waitFor()
  // The owner's page still shows the package as new and without an invoice.
  await chooseFile(owner.page, owner.page.getByRole('button', { name: 'Fatura yükle' }), smallPdf)
  await owner.page.getByText('Fatura gönderildi, alıcı sipariş sayfasında görür.').waitFor()
  await owner.page.getByText('Takip no GV 900 100 TR').waitFor()

  const buyer = await visit(browser, 1280, { storageState: await signedIn(shop, member) })
  await buyer.page.goto(`${shop.url}/my/siparisler/${order.number}`)
  await buyer.page.getByText('Takip no GV 900 100 TR').waitFor()
  const invoice = buyer.page.getByRole('button', { name: `Faturayı indir: ${order.shopName}` })
  await invoice.waitFor()
  expect(await invoice.count()).toBe(1)
  const saved = buyer.page.waitForEvent('download')
  await invoice.click()
  expect(await readFile(await (await saved).path())).toEqual(smallPdf.buffer)
  for (const { page } of [owner, packer]) {
    await page.reload()
    await page.getByText('Takip no GV 900 100 TR').waitFor()
    await page.getByRole('button', { name: 'Yenisini yükle' }).waitFor()
  }
  for (const { complaints } of [owner, packer, buyer]) expect(withoutLost(complaints)).toEqual([])
  for (const { end } of [owner, packer, buyer]) await end()
})
