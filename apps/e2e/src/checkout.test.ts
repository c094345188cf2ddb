import type { Browser, Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { confirmAtBank, fillCard, loadCart, proveGuest, writeAddress } from './harness/buy.ts'
import { faultsInTheDark, lookOver } from './harness/look-over.ts'
import { visitAgain } from './harness/visit.ts'
import type { Shop } from './harness/shop.ts'
import { tick } from './harness/tick.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

/** A generated card number of the sandbox bank. */
const goodCard = '9792000000000011'
let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

const rows = (page: Page) => page.getByRole('main').getByRole('article')
const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const named = (field: Locator, name: string) => field.getAttribute(name)
/** Goes from the home page to the address step and verifies the e-mail address. */
async function toAddress(page: Page, words: string, email: string): Promise<void> {
  await loadCart(page, shop, words)
  await page.getByRole('link', { name: 'Üye olmadan devam et' }).click()
  await proveGuest(page, shop, email)
}

it('after a removal the next row has the focus, and the new total is announced', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  for (const words of ['kitap', 'bal', 'kulaklik']) {
    await page.goto(`${shop.url}/arama?q=${words}`)
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await page.waitForURL(/-p-\d+/)
    await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click()
    await page.getByText('Ürün başarıyla sepete eklenmiştir.').waitFor()
  }
  await page.goto(`${shop.url}/my/tr/sepet`)
  await rows(page).nth(2).waitFor()
  const names = await rows(page).evaluateAll((all) => all.map((row) => row.ariaLabel))
  const said = page.getByText(/^Yeni toplam/)
  const before = await said.textContent()
  await rows(page).nth(1).getByRole('button', { name: /^Sil:/ }).click()
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(500)
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await page.waitForFunction((name) => document.activeElement?.closest('article')?.ariaLabel === name, names[2])
  await expect.poll(() => rows(page).count()).toBe(2)
  await expect.poll(() => said.textContent()).not.toBe(before)
  expect(await said.evaluate((element) => element.closest('[role=status]') !== null)).toBe(true)

  // Includes the notice that restores the removed line.
  await page.getByRole('button', { name: 'Geri al' }).waitFor()
  expect(await lookOver(page)).toEqual([])

  // After the last row is removed, the focus moves to the row before it.
  await rows(page).nth(1).getByRole('button', { name: /^Sil:/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click()
  await page.waitForFunction((name) => document.activeElement?.closest('article')?.ariaLabel === name, names[0])
  expect(complaints).toEqual([])
  await end()
})

it.each(sweep([390], [1280]))('at %i px the cart says all that is to be paid before anyone logs in', async (width) => {
  const { page, end } = await visitAgain(browser, width)
  await loadCart(page, shop, 'kitap')
  const summary = page.getByRole('main')
  await summary.getByText('Kargo ve Lojistik Hizmet Bedeli').first().waitFor()
  await summary.getByText('KDV Dahil Toplam Fiyat').first().waitFor()
  // The buttons for guests and members have the same size.
  const [guest, login] = await Promise.all(
    ['Üye olmadan devam et', 'Giriş yaparak devam et'].map((name) => page.getByRole('link', { name }).boundingBox()),
  )
  expect(guest?.height).toBe(login?.height)
  expect(guest?.width).toBe(login?.width)
  expect(guest?.y).toBeLessThan(login?.y ?? 0)
  await end()
})

it('the address form says what it wants above each field, what is wrong once it is left, and what browsers may fill in', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  await loadCart(page, shop, 'kitap')
  await page.getByRole('link', { name: 'Üye olmadan devam et' }).click()
  const mailed = Date.now()
  expect(await named(textbox(page, /^E-posta/), 'autocomplete')).toBe('email')
  await textbox(page, /^E-posta/).fill('form@ornek.com')
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  const code = textbox(page, /Doğrulama kodu/)
  expect(await named(code, 'autocomplete')).toBe('one-time-code')
  expect(await named(code, 'inputmode')).toBe('numeric')
  // A pasted code is checked without pressing a button.
  await code.fill(await shop.code('mail', mailed))
  const first = textbox(page, /^Ad soyad zorunlu/)
  await first.waitFor()

  await page.getByRole('button', { name: 'Listeden seç' }).click()
  const form = page.locator('form:has([name=name])')
  await form.locator('[name=district]').waitFor()
  const faces = await form.locator('input:not([type=checkbox]), select, textarea').evaluateAll((fields) =>
    fields.map((field) => {
      const label = document.querySelector(`label[for="${field.id}"]`)
      const above = label && label.getBoundingClientRect().bottom <= field.getBoundingClientRect().top
      return {
        name: field.getAttribute('name'),
        above,
        text: label?.textContent,
        hint: field.getAttribute('placeholder'),
      }
    }),
  )
  expect(faces.length).toBeGreaterThan(7)
  expect(
    faces.filter(({ above, text, hint }) => !above || hint || !/(zorunlu|isteğe bağlı)$/.test(text?.trim() ?? '')),
  ).toEqual([])

  await first.focus()
  await first.blur()
  expect(await named(first, 'aria-invalid')).toBeNull()
  await first.press('A')
  await first.press('Backspace')
  await first.blur()
  await expect.poll(() => named(first, 'aria-invalid')).toBe('true')
  const note = page.locator(`[id="${await named(first, 'aria-describedby')}"]`)
  await note.getByText(/Ad/).waitFor()
  await first.pressSequentially('A')
  await note.getByText(/./).waitFor({ state: 'detached' })
  await expect.poll(() => named(first, 'aria-invalid')).toBeNull()

  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  const fix = page.getByRole('alert').filter({ hasText: 'alan düzeltilmeli' })
  await fix.getByRole('link', { name: 'Ad soyad' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await page.getByText('Soyadınızı da yazın.').waitFor()
  expect(await lookOver(page)).toEqual([])
  expect(await first.inputValue()).toBe('A')

  const tokens = await form
    .locator('[autocomplete]')
    .evaluateAll((fields) =>
      Object.fromEntries(fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')])),
    )
  expect(tokens).toMatchObject({
    phone: 'shipping tel-national',
    name: 'shipping name',
    city: 'shipping address-level1',
    district: 'shipping address-level2',
    address: 'shipping street-address',
    zipCode: 'shipping postal-code',
  })
  expect(complaints).toEqual([])
  await end()
})

it('password managers know the fields of login and sign-up', async () => {
  const { page, end } = await visitAgain(browser, 390)
  await page.goto(`${shop.url}/giris-yap`)
  const main = page.getByRole('main')
  expect(await named(main.getByRole('textbox', { name: /^E-posta/ }), 'autocomplete')).toBe('username webauthn')
  expect(await named(main.getByRole('textbox', { name: /^Şifre/ }), 'autocomplete')).toBe('current-password')
  await page.goto(`${shop.url}/uye-ol`)
  expect(await named(main.getByRole('textbox', { name: /^Şifre/ }).first(), 'autocomplete')).toBe('new-password')
  await end()
})

it('a card is known to browsers, survives a lost answer save its code, is sent once, and its order survives a reload', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await toAddress(page, 'kitap', 'kart@ornek.com')
  await writeAddress(page)
  expect(await lookOver(page)).toEqual([])
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await page.waitForURL(/odeme-yontemi/)
  const fields = {
    'cc-number': textbox(page, /Kart numarası/),
    'cc-name': textbox(page, /Kart üzerindeki/),
    'cc-exp': textbox(page, /Son kullanma/),
    'cc-csc': textbox(page, /CVC/),
  }
  await fields['cc-number'].waitFor()
  for (const [token, field] of Object.entries(fields)) {
    expect(await named(field, 'autocomplete')).toBe(token)
    if (token !== 'cc-name') expect(await named(field, 'inputmode')).toBe('numeric')
  }
  // An order that is paid later has a longer button text that says so.
  await tick(page.getByRole('radio', { name: /^Kapıda Ödeme/ }))
  const later = 'Siparişi onayla (ödeme yükümlülüğü doğurur)'
  await page.getByRole('button', { name: later }).waitFor()
  expect(await lookOver(page)).toEqual([])
  expect(await faultsOfPayBar(page, later)).toEqual([])
  await tick(page.getByRole('radio', { name: /^Kredi \/ Banka Kartı/ }))
  await fillCard(page, goodCard)
  await expect.poll(() => fields['cc-number'].inputValue()).toBe('9792 0000 0000 0011')
  await page
    .getByRole('table')
    .or(page.getByRole('radio', { name: /Tek çekim/ }))
    .first()
    .waitFor()
  expect(await lookOver(page)).toEqual([])
  expect(await faultsOfPayBar(page, 'Siparişi onayla ve öde')).toEqual([])
  const pay = page.getByRole('button', { name: 'Siparişi onayla ve öde' })

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /odeme|payment|credit/i.test(new URL(request.url()).pathname))
      sent.push(request.url())
  })
  await page.route(/credit/i, (route) => route.abort())
  await pay.click()
  await page.getByRole('alert').first().waitFor()
  await expect.poll(() => fields['cc-number'].inputValue()).toBe('9792 0000 0000 0011')
  await expect.poll(() => fields['cc-name'].inputValue()).toBe('Ayşe Deneme')
  await expect.poll(() => fields['cc-csc'].inputValue()).toBe('')
  await page.unroute(/credit/i)

  await fields['cc-csc'].fill('123')
  sent.length = 0
  const before = Date.now()
  await pay.dblclick()
  await page.waitForURL(/\/3ds\//)
  expect(sent.filter((url) => /credit/i.test(url))).toHaveLength(1)
  await confirmAtBank(page, shop, before)
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  const number = await page.getByText(/^GV-/).first().innerText()
  await page.reload()
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  expect(await page.getByText(/^GV-/).first().innerText()).toBe(number)

  await page.getByRole('button', { name: 'Üye ol ve siparişimi hesabıma ekle' }).waitFor()
  expect(await lookOver(page)).toEqual([])

  // The tracking page shows each parcel's place, since when, and the next step.
  await page.getByRole('link', { name: 'Siparişi takip et' }).click()
  const way = page.getByRole('list', { name: '1. paketin yolu' })
  await way.getByRole('listitem').first().waitFor()
  expect(await way.locator('[aria-current=step]').textContent()).toMatch(/^Şu an: .+/)
  expect(await way.textContent()).toMatch(/\d{1,2} [A-ZÇĞİÖŞÜ][a-zçğıöşü]+/)
  await page.getByText('Sıradaki adım:').waitFor()
  await end()
})

/**
 * Expects total and button to stay at the bottom of a phone at every scroll position. Returns contrast faults in the
 * dark scheme.
 */
async function faultsOfPayBar(page: Page, button: string): Promise<readonly string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  // The summary at the end of the page has the same button; the bar's is the last one.
  const bar = page.getByRole('button', { name: button }).filter({ visible: true }).last().locator('..')
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true)
  for (const place of [0, 100_000]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), place)
    const box = await bar.boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await bar.getByRole('button', { name: /sipariş özetini göster$/ }).click()
  const title = page.getByRole('heading', { name: 'Sipariş Özeti' })
  await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true)
  await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(844)
  const faults = await faultsInTheDark(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  return faults
}
