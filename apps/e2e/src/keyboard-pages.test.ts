import type { Browser, Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { answeredQuestion } from './harness/answered-question.ts'
import { authenticatorCode } from './harness/authenticator-code.ts'
import { press, tabTo, waitForFocus, write } from './harness/keyboard.ts'
import { fillCart, fillCartShortOfFreeCargo } from './harness/buy-by-calls.ts'
import { makeMember, type Member, signedIn, turnOnSecondStep } from './harness/make-member.ts'
import { lookOver } from './harness/look-over.ts'
import { unexpected } from './harness/unexpected.ts'
import { holdBack } from './harness/hold-back.ts'
import { productsOf } from './harness/products-of.ts'
import { visitAgain } from './harness/visit.ts'
import { started } from './harness/started.ts'
import type { Shop } from './harness/shop.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

/** Opens the login and enters address and password; `to` is the route name of the page after it. */
async function logIn(page: Page, member: Member, to: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(`${shop.url}/giris-yap?redirect=${to}`)
  await started(page)
  await write(page, main.getByRole('textbox', { name: /^E-posta/ }), member.email)
  await write(page, main.getByRole('textbox', { name: /^Şifre/ }), member.password)
  await page.keyboard.press('Enter')
}
/** Waits for a page of the shop by its path. */
const at = (page: Page, path: string) => page.waitForURL(shop.url + path)

it('the second step is turned on by the keyboard alone', async () => {
  const member = await makeMember(shop)
  const { page, complaints, end } = await visitAgain(browser, 1280, await signedIn(shop, member))
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
  const refused = main.getByRole('alert').first()
  const bringQr = await holdBack(page, '**/assets/qr-code-*.js')
  await page.goto(`${shop.url}/my/sifre-degistir`)
  const turnOn = button('İki adımlı doğrulamayı aç')
  await press(page, turnOn)
  await waitForFocus(page, main.locator('#iki-adim-password'))
  await press(page, button('Vazgeç'))
  await waitForFocus(page, turnOn)
  await page.keyboard.press('Enter')
  await waitForFocus(page, main.locator('#iki-adim-password'))
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  const code = main.locator('#iki-adim-code')
  await waitForFocus(page, code)
  await press(page, button('Vazgeç'))
  await waitForFocus(page, turnOn)
  await page.keyboard.press('Enter')
  await waitForFocus(page, main.locator('#iki-adim-password'))
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await waitForFocus(page, code)
  const key = await main.locator('b', { hasText: /^[A-Z2-7]{4} / }).innerText()
  // The text of the borderless buttons is aligned with the field.
  const edge = (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().left)
  expect(
    await edge(
      main
        .getByRole('button', { name: /^Kopyala: / })
        .locator('span')
        .first(),
    ),
  ).toBe(await edge(code))
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await refused.waitFor()
  await waitForFocus(page, code)
  // The QR code loads late; its space is reserved, so that the field does not move while the member types.
  const before = await code.boundingBox()
  bringQr()
  await main.getByRole('img', { name: /karekod$/ }).waitFor()
  expect(await code.boundingBox()).toEqual(before)
  await write(page, code, authenticatorCode(key))
  await page.keyboard.press('Enter')
  await waitForFocus(page, main.getByRole('heading', { name: 'Kurtarma kodlarınız' }))
  expect(await lookOver(page)).toEqual([])
  await press(page, button('Kodlarımı kaydettim'))
  const renew = button('Yeni kurtarma kodları al')
  await press(page, renew)
  await waitForFocus(page, main.locator('#yeni-kodlar-code'))
  await press(page, button('Vazgeç'))
  await waitForFocus(page, renew)
  expect(unexpected(complaints, '422 /x/second-step/confirm')).toEqual([])
  await end()
})

it('another session is ended by the keyboard alone', async () => {
  const member = await makeMember(shop)
  await signedIn(shop, member)
  const { page, complaints, end } = await visitAgain(browser, 1280, await signedIn(shop, member))
  const main = page.getByRole('main')
  await page.goto(`${shop.url}/my/sifre-degistir`)
  await press(page, main.getByRole('button', { name: /^Oturumu kapat: / }).first())
  await main.getByText(/^Oturum kapatıldı: /).waitFor()
  expect(await lookOver(page)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

it('the second step is requested at the login, and turned off by the keyboard alone', async () => {
  const member = await makeMember(shop)
  const { key, recoveryCode } = await turnOnSecondStep(shop, member)
  const { page, complaints, end } = await visitAgain(browser, 1280)
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  await logIn(page, member, 'my-sifre-degistir')
  const asked = main.getByRole('textbox', { name: /^Doğrulama kodu/ })
  await waitForFocus(page, asked)
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await main.getByRole('alert').first().waitFor()
  await waitForFocus(page, asked)
  // Each code is valid once. The app's next code is accepted early.
  await write(page, asked, authenticatorCode(key, 1))
  await page.keyboard.press('Enter')
  await at(page, '/my/sifre-degistir')

  await press(page, button('İki adımlı doğrulamayı kapat'))
  await waitForFocus(page, main.locator('#iki-adim-kapat-password'))
  await press(page, button('Vazgeç'))
  await waitForFocus(page, button('İki adımlı doğrulamayı kapat'))
  await page.keyboard.press('Enter')
  await write(page, main.locator('#iki-adim-kapat-password'), member.password)
  await write(page, main.locator('#iki-adim-kapat-code'), recoveryCode)
  await page.keyboard.press('Enter')
  await main.getByText('İki adımlı doğrulama kapatıldı.').waitFor()
  expect(unexpected(complaints, '422 /access-token')).toEqual([])
  await end()
})

/** Opens the first shirt of a search as a new member on a phone. */
async function openShirt() {
  const member = await makeMember(shop)
  const visitor = await visitAgain(browser, 390, await signedIn(shop, member))
  const { page } = visitor
  const [product = ''] = await productsOf(shop.url, '/arama?q=g%C3%B6mlek')
  await page.goto(shop.url + product)
  await started(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  return {
    ...visitor,
    product,
    main,
    dialog,
    button: (name: string | RegExp) => main.getByRole('button', { name }),
    /** Closes a drawer or dialog and expects the focus on its opener. */
    leave: async (opener: Locator) => {
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await waitForFocus(page, opener)
    },
  }
}

it('coupons of a product unfold by the keyboard', async () => {
  const { page, complaints, end, main, button } = await openShirt()
  await press(page, main.locator('summary').filter({ hasText: 'Kampanyalar ve kuponlar' }))
  await button(/^Kuponu al/)
    .first()
    .waitFor()
  expect(await lookOver(page)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

it('a price alarm is set and ended by the keyboard', async () => {
  const { page, complaints, end, dialog, button, leave } = await openShirt()
  await press(page, button('Fiyat alarmı'))
  await press(page, dialog.getByRole('group', { name: 'Beden seçin' }).getByRole('button').first())
  await press(page, dialog.getByRole('group', { name: 'Hedef önerileri' }).getByRole('button').first())
  const target = dialog.getByRole('textbox', { name: /^Hedef fiyat/ })
  await write(page, target, '99999')
  await page.keyboard.press('Enter')
  await dialog.getByText(/bunun onda birinden yüksek/).waitFor()
  await waitForFocus(page, target)
  await write(page, target, '50')
  await page.keyboard.press('Enter')
  await waitForFocus(page, dialog.getByRole('status').filter({ hasText: /50,00 TL’ye inmesini bekliyoruz/ }))
  await press(page, dialog.getByRole('button', { name: 'Alarmı kaldır' }))
  await waitForFocus(page, dialog.getByRole('status').filter({ hasText: 'Alarmınız kaldırıldı.' }))
  await leave(button('Fiyat alarmı'))
  expect(complaints).toEqual([])
  await end()
})

it('a list is made on a product by the keyboard', async () => {
  const { page, complaints, end, dialog, button, leave } = await openShirt()
  const choose = button('Liste seç')
  await press(page, choose)
  expect(await lookOver(page)).toEqual([])
  await write(page, dialog.getByRole('textbox', { name: /^Yeni liste/ }), 'Klavye')
  await page.keyboard.press('Enter')
  await dialog.getByRole('checkbox', { name: 'Klavye' }).waitFor()
  await leave(choose)
  expect(complaints).toEqual([])
  await end()
})

it('a question leads to answered ones like it by the keyboard', async () => {
  const { page, product, complaints, end, dialog, button, leave } = await openShirt()
  await answeredQuestion(shop, product, 'Bugün sipariş versem kargo ne zaman çıkar?')
  const ask = button('Mağazaya sor').first()
  await press(page, ask)
  const question = dialog.getByRole('textbox', { name: /^Sorunuz/ })
  await waitForFocus(page, question)
  await page.keyboard.type('kargo')
  await dialog.getByRole('status').filter({ hasText: 'Benzer sorular yanıtlandı' }).waitFor()
  const similar = dialog.getByRole('list', { name: 'Benzer sorular yanıtlandı' }).locator('summary').first()
  await press(page, similar)
  expect((await similar.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await lookOver(page)).toEqual([])
  await press(page, dialog.getByRole('button', { name: 'Soruyu gönder' }))
  await dialog.getByText(/karakter arasında olmalıdır/).waitFor()
  await waitForFocus(page, question)
  await leave(ask)
  expect(complaints).toEqual([])
  await end()
})

it('a comment is reported by the keyboard', async () => {
  const { page, complaints, end, dialog, button } = await openShirt()
  const report = button(/yorumunu bildir$/).first()
  await press(page, report)
  const reason = dialog.getByRole('combobox', { name: /^Bildirim nedeni/ })
  await waitForFocus(page, reason)
  await press(page, dialog.getByRole('button', { name: 'Bildir' }))
  await dialog.getByText('Bildirim nedeni zorunludur.').waitFor()
  await waitForFocus(page, reason)
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await press(page, dialog.getByRole('button', { name: 'Bildir' }))
  await dialog.waitFor({ state: 'detached' })
  await waitForFocus(page, report)
  expect(complaints).toEqual([])
  await end()
})

it('a size that is sold out is waited for by the keyboard', async () => {
  const { page, complaints, end, main, dialog, button, leave } = await openShirt()
  await tabTo(page, main.getByRole('radio', { name: /^S\b/ }))
  const soldOut = main.getByRole('radio', { name: /Tükendi/, checked: true })
  for (let more = 0; more < 6 && (await soldOut.count()) === 0; more += 1) await page.keyboard.press('ArrowDown')
  const tell = button('Gelince haber ver')
    .or(main.getByRole('link', { name: 'Gelince haber ver' }))
    .first()
  await press(page, tell)
  await press(page, dialog.getByRole('button', { name: 'Gelince haber ver' }))
  await waitForFocus(page, dialog.getByRole('status').filter({ hasText: /gelmesini bekliyoruz/ }))
  expect(await lookOver(page)).toEqual([])
  await leave(tell)
  expect(complaints).toEqual([])
  await end()
})

it('comments are narrowed by star and word by the keyboard', async () => {
  const { page, complaints, end, main, product } = await openShirt()
  await page.goto(`${shop.url}${product}/yorumlar`)
  await started(page)
  const star = main.getByRole('link', { name: '5 yıldız' })
  await press(page, star)
  const title = main.getByRole('heading', { name: /^Seçiminize uyan yorumlar/ })
  await title.waitFor()
  await waitForFocus(page, star)
  // Not from the top of the page, where a phone shows the product alone.
  await expect.poll(() => title.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(200)
  await write(page, main.getByRole('textbox', { name: 'Yorumlarda ara' }), 'beden')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=beden/)
  await started(page)
  expect(await lookOver(page)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

it('a pressed filter stays in view, also far below the top of the list', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  const main = page.getByRole('main')
  await page.goto(`${shop.url}/arama?q=g%C3%B6mlek`)
  await started(page)
  const last = main
    .getByRole('group')
    .filter({ has: page.getByRole('link') })
    .last()
    .getByRole('link')
    .last()
  await press(page, last)
  await main
    .getByRole('link', { name: /^Filtreleri temizle|^Tümünü temizle/ })
    .first()
    .waitFor()
  await waitForFocus(page, last)
  expect(complaints).toEqual([])
  await end()
})

it('a list is shared as a gift list and deleted by the keyboard', async () => {
  const member = await makeMember(shop)
  const { page, complaints, end } = await visitAgain(browser, 390, await signedIn(shop, member))
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  await page.goto(`${shop.url}/my/listelerim`)
  await main.getByRole('textbox', { name: /^Yeni liste/ }).fill('Klavye')
  await page.keyboard.press('Enter')
  await press(page, main.getByRole('link', { name: /^Klavye/ }))
  await main.getByRole('heading', { level: 2, name: 'Klavye' }).waitFor()
  await press(page, button('Listeyi paylaş'))
  await press(page, button('Bağlantı oluştur'))
  await waitForFocus(page, main.getByRole('textbox', { name: 'Listenin bağlantısı' }))
  const gift = main.getByRole('checkbox', { name: 'Hediye listesi' })
  await press(page, gift, 'Space')
  await page.getByText('Liste artık bir hediye listesi.').waitFor()
  await waitForFocus(page, gift)
  expect(await lookOver(page)).toEqual([])
  await tabTo(page, button('Paylaşımı durdur'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Paylaşımı durdur' }))
  await waitForFocus(page, button('Bağlantı oluştur'))
  await press(page, button('Listeyi sil'))
  await press(page, dialog.getByRole('button', { name: 'Listeyi sil' }))
  await main.getByRole('link', { name: /^Klavye/ }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await end()
})

/** Opens a new member's cart on a desktop: a book and honey by default. */
async function openCart(fill = (of: Shop, member: Member) => fillCart(of, member, ['roman', 'bal'])) {
  const member = await makeMember(shop)
  await fill(shop, member)
  const visitor = await visitAgain(browser, 1280, await signedIn(shop, member))
  const { page } = visitor
  await page.goto(`${shop.url}/my/tr/sepet`)
  const main = page.getByRole('main')
  const rows = main.getByRole('article')
  await rows.first().waitFor()
  return {
    ...visitor,
    main,
    rows,
    dialog: page.getByRole('dialog'),
    button: (name: string | RegExp) => main.getByRole('button', { name }),
  }
}

it('a line is left out of the order and taken in again by the keyboard', async () => {
  const { page, complaints, end, main, rows } = await openCart()
  const total = main.getByText(/^Yeni toplam/)
  const both = await total.innerText()
  const choice = rows.first().getByRole('checkbox')
  await press(page, choice, 'Space')
  await total.filter({ hasNotText: both }).waitFor()
  await waitForFocus(page, choice)
  await page.keyboard.press('Space')
  await total.filter({ hasText: both }).waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('goods that make the cargo free unfold by the keyboard', async () => {
  const { page, complaints, end, main, button } = await openCart(fillCartShortOfFreeCargo)
  const help = button('Uygun ürünler').first()
  await press(page, help)
  await main
    .getByRole('region', { name: /^Kargoyu bedava yapan ürünler/ })
    .getByRole('heading')
    .first()
    .waitFor()
  await waitForFocus(page, help)
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.press('Enter')
  expect(complaints).toEqual([])
  await end()
})

it('a removed cart line is restored, and one is saved for later, by the keyboard', async () => {
  const { page, complaints, end, main, rows, dialog, button } = await openCart()
  const first = (await rows.first().getAttribute('aria-label')) ?? ''
  const line = main.getByRole('article', { name: first }).locator('a[data-name]')
  await press(page, button(`Sil: ${first}`))
  await press(page, dialog.getByRole('button', { name: 'Sil' }))
  await waitForFocus(page, rows.first().locator('a[data-name]'))
  await tabTo(page, button('Geri al'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await waitForFocus(page, line)
  await press(page, button(`Daha sonra al: ${first}`))
  await waitForFocus(page, rows.first().locator('a[data-name]'))
  await press(page, button(`Sepete taşı: ${first}`))
  await waitForFocus(page, line)
  expect(complaints).toEqual([])
  await end()
})

it('a cart is shared by the keyboard until its owner ends it', async () => {
  const { page, complaints, end, dialog, button } = await openCart()
  const share = button('Sepeti paylaş')
  await tabTo(page, share, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Yeni bağlantı oluştur' }))
  const address = await dialog.getByRole('textbox').inputValue()
  expect(await lookOver(page)).toEqual([])
  const guest = await visitAgain(browser, 390)
  const shown = guest.page.getByRole('main')
  await guest.page.goto(address)
  await started(guest.page)
  await press(guest.page, shown.getByRole('checkbox').first(), 'Space')
  expect(await lookOver(guest.page)).toEqual([])
  await press(guest.page, shown.getByRole('button', { name: '1 ürünü sepete ekle' }))
  await guest.page.getByRole('dialog').waitFor()
  await press(page, dialog.getByRole('button', { name: 'Paylaşımı durdur' }))
  const question = page.getByRole('dialog', { name: 'Paylaşım durdurulsun mu?' })
  await press(page, question.getByRole('button', { name: 'Paylaşımı durdur' }))
  await dialog.getByRole('textbox').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await waitForFocus(page, share)
  expect((await guest.page.goto(address))?.status()).toBe(404)
  const path = new URL(address).pathname
  expect(unexpected(guest.complaints, `404 ${path}`)).toEqual([])
  await guest.end()
  expect(complaints).toEqual([])
  await end()
})

it('the home page links to the cart, and clears its history by the keyboard', async () => {
  const { page, complaints, end, main } = await openCart()
  await page.goto(shop.url)
  await started(page)
  await page.getByRole('combobox', { name: 'Ürün ara' }).fill('roman')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/arama\?q=roman/)
  await page.goto(shop.url)
  await started(page)
  const row = main.getByRole('region', { name: 'Kaldığınız Yerden Devam Edin' })
  await tabTo(page, row.getByRole('link', { name: 'Sepetinizde 2 ürün var' }))
  expect(await lookOver(page)).toEqual([])
  await tabTo(page, row.getByRole('button', { name: 'Geçmişi temizle' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await waitForFocus(page, row.getByText('Geçmişiniz temizlendi.'))
  expect(complaints).toEqual([])
  await end()
})
