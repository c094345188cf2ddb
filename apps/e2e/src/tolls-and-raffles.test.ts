import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { faultsOf } from './harness/faults-of.ts'
import { acceptContracts, buyAndSaveCard, confirmAtBank, fillCard, loadCart } from './harness/buy.ts'
import { lookOver } from './harness/look-over.ts'
import { visitAgain } from './harness/visit.ts'
import { makeMember, type Member, signedIn } from './harness/make-member.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

/** Generated card numbers of the sandbox bank. */
const cards = { pays: '9792000000000011', refused: '4000000000000036' }
/** A generated plate from the demo data. */
const plate = '16 GVR 404'
let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

const logIn = async (page: Page, { email, password }: Member) => {
  await page.getByRole('textbox', { name: /^E-posta/ }).fill(email)
  await page.getByRole('textbox', { name: /^Şifre zorunlu/ }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click()
}
const pay = async (page: Page, number: string) => {
  await fillCard(page, number)
  const before = Date.now()
  await page.getByRole('button', { name: 'Onayla ve öde' }).click()
  await confirmAtBank(page, shop, before)
}
const findVehicle = async (page: Page, plate: string) => {
  await page.getByRole('textbox', { name: /^Plaka/ }).fill(plate)
  await page.getByRole('button', { name: 'Bakiyeyi sorgula' }).click()
  await page.getByRole('heading', { name: 'HGS hesabı' }).waitFor()
}
const balance = (page: Page) => page.getByRole('definition').last().innerText()
/** Faults that axe finds on a page, and text outside the viewport. */
async function inspect(page: Page, width: number): Promise<readonly string[]> {
  const faults = await faultsOf(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  return [...faults, ...(wide > width ? [`${wide} px wide`] : [])]
}

it('at 1280 px a driver adds to the balance, and a refused card changes nothing', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await page.goto(`${shop.url}/my/hgs/bakiye-yukleme`)
  expect(await inspect(page, 1280)).toEqual([])
  await findVehicle(page, plate)
  const before = await balance(page)
  await page.getByRole('button', { name: 'Onayla ve öde' }).click()
  await page.getByText('Kart numarası zorunludur.').waitFor()
  expect(await inspect(page, 1280)).toEqual([])
  await pay(page, cards.refused)
  await page.getByRole('heading', { name: 'HGS bakiyesi yüklenemedi' }).waitFor()
  await page.getByText(/Bankanız ödemeyi onaylamadı/).waitFor()
  expect(await inspect(page, 1280)).toEqual([])
  // Plate and amount are still filled in.
  await page.getByRole('link', { name: 'Tekrar dene' }).click()
  await page.getByRole('heading', { name: 'HGS hesabı' }).waitFor()
  await expect.poll(() => balance(page)).toBe(before)
  await pay(page, cards.pays)
  await page.getByText(/Yükleme tamamlandı\. İşlem numaranız GV-/).waitFor()
  await page.getByRole('heading', { name: 'HGS hesabı' }).waitFor()
  await expect.poll(() => balance(page)).toBe('2.580,00 TL')
  expect(complaints).toEqual([])
  await end()
})

it('at 390 px a member buys tickets, and keeps them chosen after a refused card', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  await page.goto(`${shop.url}/my/cekilisler`)
  await page.getByRole('button', { name: 'Çekiliş sepeti (0)' }).waitFor()
  const add = page.getByRole('button', { name: /^Bilet ekle:/ })
  await add.first().click()
  await add.first().click()
  await add.nth(1).click()
  expect(await inspect(page, 390)).toEqual([])
  await page.getByRole('button', { name: 'Çekiliş sepeti (3)' }).click()
  await page.getByRole('link', { name: 'Ödemeye geç' }).click()
  await logIn(page, await makeMember(shop))
  await page.getByRole('heading', { name: 'Bilet özeti' }).waitFor()
  expect(await inspect(page, 390)).toEqual([])
  await pay(page, cards.refused)
  await page.getByText(/bilet alınmadı/).waitFor()
  await page.getByRole('button', { name: 'Çekiliş sepeti (3)' }).click()
  await page.getByRole('link', { name: 'Ödemeye geç' }).click()
  await page.getByRole('heading', { name: 'Bilet özeti' }).waitFor()
  await pay(page, cards.pays)
  await page.getByText(/Biletleriniz hazır/).waitFor()
  await page
    .getByText(/^00000\d$/)
    .nth(2)
    .waitFor()
  expect(await inspect(page, 390)).toEqual([])
  await page.goto(`${shop.url}/my/cekilisler`)
  await page.getByRole('button', { name: 'Çekiliş sepeti (0)' }).waitFor()
  expect(complaints).toEqual([])
  await end()
})

it.each(sweep([390], [1280]))('at %i px a member pays for balance and tickets with the saved card', async (width) => {
  const storageState = await signedIn(shop, await makeMember(shop, { withAddress: true }))
  const { page, complaints, end } = await visitAgain(browser, width, storageState)
  await buyAndSaveCard(page, shop, cards.pays)

  const saved = page.getByRole('radio', { name: /^Troy •••• 0011/, checked: true })
  const payBySavedCard = async () => {
    await saved.waitFor()
    expect(await page.getByRole('textbox', { name: /Kart numarası/ }).count()).toBe(0)
    expect(await lookOver(page)).toEqual([])
    const before = Date.now()
    await page.getByRole('button', { name: 'Onayla ve öde' }).click()
    await confirmAtBank(page, shop, before)
  }
  await page.goto(`${shop.url}/my/hgs/bakiye-yukleme`)
  await findVehicle(page, plate)
  await payBySavedCard()
  await page.getByText(/Yükleme tamamlandı\. İşlem numaranız GV-/).waitFor()

  await page.goto(`${shop.url}/my/cekilisler`)
  await page
    .getByRole('button', { name: /^Bilet ekle:/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Çekiliş sepeti (1)' }).click()
  await page.getByRole('link', { name: 'Ödemeye geç' }).click()
  await page.getByRole('heading', { name: 'Bilet özeti' }).waitFor()
  await payBySavedCard()
  await page.getByText(/Biletleriniz hazır/).waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('a payment link has a page that survives a reload and sends the link by SMS', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  await loadCart(page, shop, 'kulaklik')
  await page.getByRole('link', { name: 'Giriş yaparak devam et' }).click()
  await logIn(page, await makeMember(shop, { withAddress: true }))
  const byLink = page.getByRole('radio', { name: /link/i })
  await byLink.focus()
  await page.keyboard.press('Space')
  await acceptContracts(page)
  await page
    .getByRole('button', { name: /Siparişi onayla/ })
    .first()
    .click()
  await page.waitForURL(/link-olusturuldu\?payment=/)
  await page.getByRole('heading', { name: 'Ödeme linkiniz hazır' }).waitFor()
  await page.reload()
  const link = page.getByRole('link', { name: 'Linki aç' })
  await link.waitFor()
  expect(page.url()).not.toContain(await link.getAttribute('href'))
  await page.getByRole('textbox', { name: /Cep telefonu/ }).fill('0532 123 45 67')
  await page.getByRole('button', { name: 'SMS ile gönder' }).click()
  await page.getByText(/numarasına gönderildi/).waitFor()
  expect(await inspect(page, 390)).toEqual([])
  await page.goto(`${shop.url}/my/link-olusturuldu`)
  await page.getByText('Gösterilecek bir ödeme linki bulunamadı.').waitFor()
  expect(complaints).toEqual([])
  await end()
})
