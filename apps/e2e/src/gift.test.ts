import type { Browser } from 'playwright'
import { expect, it } from 'vitest'
import { confirmAtBank, loadCart, payByCard, proveGuest, writeAddress } from './harness/buy.ts'
import { inOffice } from './harness/in-office.ts'
import { press, waitForFocus, write } from './harness/keyboard.ts'
import { faultsInTheDark, lookOver } from './harness/look-over.ts'
import { visit } from './harness/visit.ts'
import type { Shop } from './harness/shop.ts'
import { tick } from './harness/tick.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('at 390 px a guest wraps a present and writes a note by the keyboard alone, and pays; a reload, a second tab and the order have it, and the shop packs it', async () => {
  const { page, complaints, end } = await visit(browser, 390)
  await loadCart(page, shop, 'kulaklik')
  const open = page.getByRole('button', { name: /^Hediye olarak gönder: / })
  const change = page.getByRole('button', { name: /^Hediye seçimini değiştir: / })
  const dialog = page.getByRole('dialog', { name: 'Hediye olarak gönder' })
  const wrap = dialog.getByRole('checkbox', { name: /^Hediye paketi yapılsın/ })
  const note = dialog.getByRole('textbox', { name: /^Hediye notu/ })
  const hidden = dialog.getByRole('checkbox', { name: 'Koliden çıkan belgede fiyat yazmasın' })
  const save = dialog.getByRole('button', { name: 'Kaydet' })
  await press(page, open)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await waitForFocus(page, open)
  await page.keyboard.press('Enter')
  await expect.poll(() => wrap.isChecked()).toBe(false)
  await press(page, wrap, 'Space')
  await write(page, note, 'Nice yıllara! 🎂 '.repeat(20))
  await press(page, save)
  await dialog.getByText(/karakter uzun/).waitFor()
  await waitForFocus(page, note)
  expect(await lookOver(page)).toEqual([])
  await write(page, note, 'Nice yıllara! 🎂')
  await press(page, hidden, 'Space')
  await expect.poll(() => hidden.isChecked()).toBe(false)
  await page.keyboard.press('Space')
  // The message is shown for two seconds.
  const message = page.getByText('Hediye seçiminiz kaydedildi.')
  const [said] = await Promise.all([message.boundingBox(), press(page, save)])
  await page.getByText('Hediye paketi: 39,90 TL').waitFor()
  // It is above the bar with total and button.
  const bar = await page.getByText('Alışverişi tamamla').last().boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await waitForFocus(page, change)
  expect(await faultsInTheDark(page)).toEqual([])
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: 'Hediye olmasın' }))
  await waitForFocus(page, open)
  await page.keyboard.press('Enter')
  await press(page, wrap, 'Space')
  await write(page, note, 'Nice yıllara! 🎂')
  await press(page, save)
  await page.getByText('Hediye paketi: 39,90 TL').waitFor()
  const wrapped = page.getByRole('region', { name: 'Sipariş Özeti' }).getByText('Hediye paketi')
  await expect.poll(() => wrapped.count()).toBe(1)
  await page.reload()
  await page.getByText('Hediye notu: “Nice yıllara! 🎂”').waitFor()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByText('Hediye paketi: 39,90 TL').waitFor()
  await second.close()

  await page.getByRole('link', { name: 'Üye olmadan devam et' }).first().click()
  await proveGuest(page, shop, 'hediye@ornek.com')
  await writeAddress(page)
  const next = page.getByRole('button', { name: 'Ödemeye geç' })
  // The receiver of the gift is not the buyer, so the page asks for the invoice address.
  await next.click()
  await page.getByText(/hediyenin faturası alana değil, size kesilir/).waitFor()
  await tick(page.getByRole('radio', { name: 'Benim; hediyeyi kendim vereceğim' }))
  await next.click()
  const before = Date.now()
  await payByCard(page, '9792000000000011')
  await confirmAtBank(page, shop, before)
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  const number = await page.getByText(/^GV-/).first().innerText()
  await expect
    .poll(() => shop.mails().findLast((text) => text.includes(number)) ?? '', { timeout: 20_000 })
    .toContain('Hediye paketi')
  const waiting = await inOffice(shop, 'waiting')
  expect(waiting.slice(waiting.indexOf(number))).toContain('wrap, with a note, no prices on paper    1 × ')
  expect(complaints).toEqual([])
  await end()
})
