import type { Page } from 'playwright'
import type { Shop } from './shop.ts'
import { tick } from './tick.ts'

/** Goes from the home page to a filled cart: searches, opens the first product found and adds it. */
export async function loadCart(page: Page, shop: Pick<Shop, 'url'>, words: string): Promise<void> {
  await page.goto(shop.url)
  const box = page.getByRole('combobox', { name: 'Ürün ara' })
  await box.fill(words)
  await box.press('Enter')
  // The address changes shortly before the page, and the home page has products too.
  await page.getByRole('heading', { level: 1, name: words }).waitFor()
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.waitForURL(/-p-\d+/)
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click()
  await page.getByText('Ürün başarıyla sepete eklenmiştir.').waitFor()
  await page.getByRole('dialog').getByRole('link', { name: 'Sepete git' }).click()
  await page.waitForURL(/sepet/)
  await page.getByRole('heading', { name: 'Sipariş Özeti' }).waitFor()
}

/** Verifies a guest's e-mail address with the code from the outbox. */
export async function proveGuest(page: Page, shop: Shop, email: string): Promise<void> {
  const before = Date.now()
  await page
    .getByRole('textbox', { name: /^E-posta/ })
    .first()
    .fill(email)
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  const field = page.getByRole('textbox', { name: /Doğrulama kodu/ })
  await field.waitFor()
  await field.fill(await shop.code('mail', before))
  await page.getByText(`${email} doğrulandı`).waitFor()
}

/** Saves a first address without continuing: the form would continue at once if the place were filled in last. */
export async function writeAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /Adres başlığı/ }).fill('Ev')
  await page.getByRole('textbox', { name: /Cep telefonu/ }).fill('0532 123 45 67')
  await takePlace(page)
  await page.getByRole('button', { name: 'Değiştir: Çankaya / Ankara' }).waitFor()
  await page.getByRole('textbox', { name: /^Ad soyad zorunlu/ }).fill('Ayşe Deneme')
  const save = page.getByRole('button', { name: 'Adresi kaydet' })
  await save.click()
  await save.waitFor({ state: 'detached' })
}

/** Fills in a first address in the form's order, with its default title. The place is last, so the form continues. */
export async function writeFirstAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Ad soyad zorunlu/ }).fill('Ayşe Deneme')
  await page.getByRole('textbox', { name: /Cep telefonu/ }).fill('0532 123 45 67')
  await takePlace(page)
}

async function takePlace(page: Page): Promise<void> {
  const address = page.getByRole('combobox', { name: /^Adres zorunlu/ })
  await address.fill('Atatürk Bulvarı No: 12/3 Çankaya')
  await address.press('Enter')
}

/** Fills in the card and accepts the contracts. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: /Kart numarası/ }).pressSequentially(number)
  // The name may be prefilled with the buyer's.
  const holder = page.getByRole('textbox', { name: /Kart üzerindeki/ })
  if ((await holder.inputValue()) === '') await holder.fill('Ayşe Deneme')
  await page.getByRole('textbox', { name: /Son kullanma/ }).pressSequentially('1230')
  await page.getByRole('textbox', { name: /CVC/ }).fill('123')
  await acceptContracts(page)
}

export async function acceptContracts(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /okudum, onaylıyorum/ })
  await boxes.first().waitFor()
  for (const box of await boxes.all()) {
    // In a second attempt the contracts are accepted already.
    if (await box.isChecked()) continue
    await box.focus()
    await page.keyboard.press('Space')
  }
}

/** Pays the cart by card, up to the bank's page. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.waitForURL(/odeme-yontemi/)
  await fillCard(page, number)
  await page.getByRole('button', { name: 'Siparişi onayla ve öde' }).first().click()
}

/** Types the code from the text message on the bank's page. */
export async function confirmAtBank(page: Page, shop: Shop, before: number): Promise<void> {
  await page.waitForURL(/\/3ds\//)
  await page.getByRole('textbox').fill(await shop.code('sms', before))
  await page.getByRole('button').first().click()
}

/** A member with an address buys a novel, and saves the card. */
export async function buyAndSaveCard(page: Page, shop: Shop, number: string): Promise<void> {
  await loadCart(page, shop, 'roman')
  await page.goto(`${shop.url}/my/tr/adres`)
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await page.waitForURL(/odeme-yontemi/)
  await tick(page.getByRole('checkbox', { name: 'Kartımı sonraki alışverişlerim için sakla' }))
  const before = Date.now()
  await payByCard(page, number)
  await confirmAtBank(page, shop, before)
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
}
