import type { Browser } from 'playwright'
import { expect, it } from 'vitest'
import { press, tabsOf, tabTo, write } from './harness/keyboard.ts'
import { visit } from './harness/visit.ts'
import type { Shop } from './harness/shop.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('a guest buys by the keyboard alone, and sees the focus at every step', async () => {
  const { page, complaints, end } = await visit(browser, 1280)
  const main = page.getByRole('main')
  const link = (name: string | RegExp) => main.getByRole('link', { name })
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const field = (name: string | RegExp) => main.getByRole('textbox', { name })

  // Choose a suggestion of the search box.
  await page.goto(shop.url)
  const box = page.getByRole('combobox', { name: 'Ürün ara' })
  await write(page, box, 'kulaküst')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('option', { selected: true }).count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/arama/)

  // From the search to its first product, skipping the filters.
  const product = main.getByRole('heading', { level: 3 }).getByRole('link').first()
  const past = await press(page, main.getByRole('link', { name: 'Ürünlere geç' }))
  expect(past + (await tabTo(page, product))).toBeLessThanOrEqual(12)

  // Filter and sort order, again from the top of the page.
  await page.reload()
  const count = main.getByRole('status').first()
  const all = await count.innerText()
  const brand = main
    .getByRole('group')
    .filter({ hasText: 'Marka' })
    .getByRole('link', { name: /^Sesta/ })
  await press(page, brand)
  await page.waitForURL(/brand=/)
  await count.filter({ hasNotText: all }).waitFor()
  await tabTo(page, main.getByRole('combobox', { name: 'Sırala' }))
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/sort=/)
  await main.locator('section[aria-busy=false]').waitFor()

  // A product with several colours: choose another colour, the quantity, and add it to the cart.
  await press(page, main.getByRole('link', { name: /^Sesta .*Kulaküstü/ }).first())
  await page.waitForURL(/-p-\d+/)
  await tabTo(page, main.getByRole('radio', { checked: true }))
  const shown = await page.getByRole('img').first().getAttribute('src')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('img').first().getAttribute('src')).not.toBe(shown)
  // The next colours may be sold out.
  for (let more = 0; more < 6 && !(await button('Artır').isVisible()); more += 1) await page.keyboard.press('ArrowDown')
  await press(page, button('Artır'))
  await press(page, button(/^Sepete Ekle/))
  const added = page.getByRole('dialog')
  await added.getByText('Ürün başarıyla sepete eklenmiştir.').waitFor()
  await press(page, added.getByRole('link', { name: 'Sepete git' }))
  await page.waitForURL(/sepet/)

  // Cart, address, payment. From here on, each Tab stop is counted for the checkout.
  await press(page, link('Üye olmadan devam et'))
  const beforeCheckout = tabsOf(page)
  const mailed = Date.now()
  await write(page, field(/^E-posta/), 'klavye@ornek.com')
  await press(page, button('Kod gönder'))
  expect(await write(page, field(/Doğrulama kodu/), await shop.code('mail', mailed))).toBe(0)
  await main.getByText('klavye@ornek.com doğrulandı').waitFor()
  expect(await write(page, field(/^Ad soyad/), 'Ayşe Deneme')).toBeLessThan(4)
  await write(page, field(/Cep telefonu/), '0532 123 45 67')
  await write(page, main.getByRole('combobox', { name: /^Adres zorunlu/ }), 'Atatürk Bulvarı No: 12/3 kızılay')
  await main.getByRole('option', { name: /^Kızılay Mah\., Çankaya/, selected: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await main.getByRole('option', { name: /^Kızılay Mah\., Bornova/, selected: true }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  // The place was the last missing detail, so the payment opens and its heading has the focus.
  await page.waitForURL(/odeme-yontemi/)
  await main
    .getByText(/Kızılay Mah/)
    .first()
    .waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Nasıl ödemek istersiniz?')
  await write(page, field(/Kart numarası/), '9792000000000011')
  await write(page, field(/Son kullanma/), '1230')
  await write(page, field(/CVC/), '123')
  for (const contract of await main.getByRole('checkbox', { name: /okudum, onaylıyorum/ }).all())
    await press(page, contract, 'Space')
  const before = Date.now()
  await press(page, button('Siparişi onayla ve öde'))
  expect(tabsOf(page) - beforeCheckout).toBeLessThan(60)

  // The bank's page, then the order.
  await page.waitForURL(/\/3ds\//)
  await page.getByRole('textbox').waitFor()
  await write(page, page.getByRole('textbox'), await shop.code('sms', before))
  await page.keyboard.press('Enter')
  await main.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  const number = await main.getByText(/^GV-/).first().innerText()
  await press(page, link('Siparişi takip et'))
  await main.getByRole('definition').filter({ hasText: number }).waitFor()
  expect(tabsOf(page)).toBeLessThan(250)
  expect(complaints).toEqual([])
  await end()
})
