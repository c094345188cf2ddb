import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import {
  buyAndSaveCard,
  confirmAtBank,
  loadCart,
  payByCard,
  proveGuest,
  writeAddress,
  writeFirstAddress,
} from './harness/buy.ts'
import { countEffort } from './harness/count-effort.ts'
import { press, tabsOf, write } from './harness/keyboard.ts'
import { lookOver } from './harness/look-over.ts'
import { unexpected } from './harness/unexpected.ts'
import { visit, visitAgain } from './harness/visit.ts'
import { makeMember, signedIn } from './harness/make-member.ts'
import type { Shop } from './harness/shop.ts'
import { tick } from './harness/tick.ts'
import { withShop } from './harness/with-shop.ts'

/** Generated card numbers of the sandbox bank. */
const cards = { pays: '9792000000000011', refused: '4000000000000036' }
let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('at 390 px a guest finds a product, pays at the bank and follows the order', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  const email = 'misafir@ornek.com'
  await loadCart(page, shop, 'kulaklik')
  await page.getByRole('link', { name: 'Üye olmadan devam et' }).click()
  await proveGuest(page, shop, email)
  await writeAddress(page)
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  const before = Date.now()
  await payByCard(page, cards.pays)
  await confirmAtBank(page, shop, before)
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  const number = await page.getByText(/^GV-/).first().innerText()
  expect(number).toMatch(/^GV-/)
  await page.getByText(`Sipariş özeti ve sözleşmeler ${email} adresine gönderildi.`).waitFor()

  await page.getByRole('link', { name: 'Siparişi takip et' }).click()
  await page.getByRole('definition').filter({ hasText: number }).waitFor()
  await page.reload()
  await page.getByRole('list', { name: '1. paketteki ürünler' }).getByRole('link').first().waitFor()
  await cancelElsewhere(number, email)
  expect(complaints).toEqual([])
  await end()
})

it('at 1280 px a member logs in, pays and finds the order in the list', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await loadCart(page, shop, 'roman')
  const member = await makeMember(shop, { withAddress: true })
  await page.getByRole('link', { name: 'Giriş yaparak devam et' }).click()
  await page.getByRole('textbox', { name: /^E-posta/ }).fill(member.email)
  await page.getByRole('textbox', { name: /^Şifre zorunlu/ }).fill(member.password)
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click()
  // All details except the card are known, so the payment opens at once.
  const before = Date.now()
  await payByCard(page, cards.pays)
  await confirmAtBank(page, shop, before)
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  const number = await page.getByText(/^GV-/).first().innerText()
  await page.goto(`${shop.url}/my/siparisler`)
  await page.getByRole('link', { name: `Ayrıntılar: ${number}` }).click()
  await page.getByRole('definition').filter({ hasText: number }).waitFor()
  await page.getByRole('button', { name: 'Sözleşmeleri göster' }).click()
  await page.getByRole('region', { name: 'Mesafeli Satış Sözleşmesi' }).waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('a refused card leaves cart and address, and another one pays', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await loadCart(page, shop, 'bal')
  await page.getByRole('link', { name: 'Üye olmadan devam et' }).click()
  await proveGuest(page, shop, 'tekrar@ornek.com')
  await writeAddress(page)
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  const first = Date.now()
  await payByCard(page, cards.refused)
  await confirmAtBank(page, shop, first)
  await page.getByRole('heading', { name: 'Ödeme tamamlanamadı' }).waitFor()
  await page.getByRole('link', { name: 'Tekrar dene' }).click()
  const second = Date.now()
  await payByCard(page, cards.pays)
  await confirmAtBank(page, shop, second)
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  await end()
})

it('at 390 px a guest fills in eight fields and presses four times from a product to the paid order', async () => {
  const { page, complaints, end } = await visit(browser, 390)
  const effort = await countEffort(page, shop.url)
  await openProduct(page, 'kulaklik')
  const before = effort.presses.length
  await page.getByRole('button', { name: 'Hemen Al' }).click()
  await proveGuest(page, shop, 'hemen@ornek.com')
  await writeFirstAddress(page)
  const paying = Date.now()
  await payByCard(page, cards.pays)
  await confirmAtBank(page, shop, paying)
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  const [fields, presses] = [[...effort.fields], effort.presses.slice(before)]
  expect(fields, `filled in: ${fields.join(', ')}`).toHaveLength(8)
  expect(presses, `pressed: ${presses.join(', ')}`).toHaveLength(4)
  expect(complaints).toEqual([])
  await end()
})

async function openProduct(page: Page, words: string): Promise<void> {
  await page.goto(`${shop.url}/arama?q=${words}`)
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.waitForURL(/-p-\d+/)
}

/** Cancels an order in another browser, where the e-mail address must be verified first. */
async function cancelElsewhere(number: string, email: string): Promise<void> {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await page.goto(`${shop.url}/my/siparis-takip`)
  await page.getByRole('textbox', { name: /Sipariş numarası/ }).fill(number)
  await page.getByRole('textbox', { name: /^E-posta/ }).fill(email)
  await page.getByRole('button', { name: 'Siparişi göster' }).click()
  await page.getByRole('button', { name: 'İptal ya da iade et' }).click()
  const before = Date.now()
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await page.getByRole('textbox', { name: /Doğrulama kodu/ }).fill(await shop.code('mail', before))
  await tick(page.getByRole('checkbox', { name: /\(iptal\)/ }))
  await page.getByRole('combobox', { name: 'Neden' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Ürünleri iptal et' }).click()
  await page.getByText(/İade edilen tutar: [\d.,]+ TL/).waitFor()
  // The order is not found before the address is verified.
  expect(unexpected(complaints, '404 /cancel/cancelable-products')).toEqual([])
  await end()
}

it('at 390 px a member saves a card, buys a product at once with it, and removes it', async () => {
  const member = await makeMember(shop, { withAddress: true })
  const { page, complaints, end } = await visit(browser, 390, { storageState: await signedIn(shop, member) })
  await buyAndSaveCard(page, shop, cards.pays)

  // A different product in the cart, which must stay there.
  await loadCart(page, shop, 'kulaklik')
  const effort = await countEffort(page, shop.url)
  await openProduct(page, 'roman')
  const [fields, presses] = [effort.fields.size, effort.presses.length]
  // From here to the paid order by keyboard only, on a small screen with bars over the page.
  const main = page.getByRole('main')
  await press(page, main.getByRole('button', { name: 'Hemen Al' }))
  await page.getByRole('radio', { name: /^Troy •••• 0011/, checked: true }).waitFor()
  expect(await page.getByRole('textbox', { name: /Kart numarası/ }).count()).toBe(0)
  expect(await page.getByRole('checkbox', { name: /okudum/ }).count()).toBe(0)
  expect(await lookOver(page)).toEqual([])
  const second = Date.now()
  await press(page, main.getByRole('button', { name: 'Siparişi onayla ve öde' }).first())
  await page.waitForURL(/\/3ds\//)
  await write(page, page.getByRole('textbox'), await shop.code('sms', second))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  expect(tabsOf(page)).toBeLessThan(80)
  expect([effort.fields.size - fields, ...effort.presses.slice(presses)]).toEqual([
    0,
    'Hemen Al',
    'Siparişi onayla ve öde',
  ])
  await page.goto(`${shop.url}/my/tr/sepet`)
  await page.getByText('1 ürün, 1 mağaza').waitFor()

  await page.goto(`${shop.url}/my/kartlarim`)
  await page.getByRole('button', { name: 'Ad ver: Troy •••• 0011' }).click()
  expect(await lookOver(page)).toEqual([])
  await page.getByRole('textbox', { name: /^Kart adı/ }).fill('Maaş kartım')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('button', { name: 'Sil: Maaş kartım' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await page.getByRole('heading', { name: 'Kayıtlı kartınız bulunmuyor' }).waitFor()
  expect(complaints).toEqual([])
  await end()
})
