import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { lookOver } from './harness/look-over.ts'
import { visit } from './harness/open-browser.ts'
import type { Shop } from './harness/start-shop.ts'
import { started } from './harness/started.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

const email = 'elif.karaca@ornek.com'
const password = 'Guvercin2026'

/** A phone's authenticator, which knows its owner's finger. */
async function giveAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    keys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}
const main = (page: Page) => page.getByRole('main')
const byPasskey = (page: Page) => main(page).getByRole('button', { name: 'Geçiş anahtarıyla devam et' })
async function logOut(page: Page) {
  await page.getByRole('navigation', { name: 'Hesabım' }).getByRole('button', { name: 'Çıkış' }).click()
  await page.waitForURL(`${shop.url}/`)
}

it('a member adds a passkey, signs in with it, removes it, and it signs in no more', async () => {
  const { page, complaints, end } = await visit(browser, 1280)
  const authenticator = await giveAuthenticator(page)
  await page.goto(`${shop.url}/giris-yap?redirect=my-sifre-degistir`)
  await started(page)
  await main(page)
    .getByRole('textbox', { name: /^E-posta/ })
    .fill(email)
  await main(page)
    .getByRole('textbox', { name: /^Şifre/ })
    .fill(password)
  await main(page).getByRole('button', { name: 'Giriş Yap', exact: true }).click()

  await main(page).getByText('Henüz geçiş anahtarınız yok.').waitFor()
  await main(page).getByRole('button', { name: 'Geçiş anahtarı ekle' }).press('Enter')
  expect(await lookOver(page)).toEqual([])
  await main(page)
    .getByRole('textbox', { name: /^Anahtarın adı/ })
    .fill('Telefonum')
  await main(page).locator('#gecis-anahtari-password').fill(password)
  await main(page).getByRole('button', { name: 'Devam et' }).click()
  await main(page).getByText('“Telefonum” eklendi.').waitFor()
  await main(page)
    .getByText(/henüz kullanılmadı/)
    .waitFor()
  expect(await lookOver(page)).toEqual([])
  expect(
    (await authenticator.keys()).map(({ rpId, isResidentCredential }) => ({ rpId, isResidentCredential })),
  ).toEqual([{ rpId: 'localhost', isResidentCredential: true }])

  // The simulated finger takes what the address field suggests at once.
  await logOut(page)
  await page.goto(`${shop.url}/giris-yap?redirect=my-sifre-degistir`)
  await page.waitForURL(`${shop.url}/my/sifre-degistir`)
  await main(page)
    .getByText(/son giriş/)
    .waitFor()

  await logOut(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`${shop.url}/giris-yap?redirect=my-sifre-degistir`)
  await started(page)
  await byPasskey(page).waitFor()
  expect(await lookOver(page)).toEqual([])
  await byPasskey(page).press('Enter')
  await page.waitForURL(`${shop.url}/my/sifre-degistir`)
  await main(page)
    .getByText(/son giriş/)
    .waitFor()

  await main(page).getByRole('button', { name: 'Sil: Telefonum' }).click()
  await main(page).getByText('“Telefonum” ile artık giriş yapılamaz.').waitFor()
  expect(await lookOver(page)).toEqual([])
  await main(page)
    .getByRole('list', { name: 'Geçiş anahtarları' })
    .getByLabel(/^Mevcut şifre/)
    .fill(password)
  await main(page).getByRole('button', { name: 'Geçiş anahtarını sil' }).click()
  await main(page).getByText('“Telefonum” silindi.').waitFor()

  await logOut(page)
  await page.goto(`${shop.url}/giris-yap`)
  await started(page)
  await byPasskey(page).click()
  await main(page)
    .getByText(/Bu geçiş anahtarıyla giriş yapılamadı/)
    .waitFor()
  expect(await lookOver(page)).toEqual([])
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  await end()
})

it('at 390 px a member proves the number, and signs in by a code to it, by the keyboard alone', async () => {
  const { page, complaints, end } = await visit(browser, 390)
  const type = async (name: RegExp, text: string) => {
    await main(page).getByRole('textbox', { name }).press('ControlOrMeta+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.goto(`${shop.url}/giris-yap?redirect=my-bilgi`)
  await started(page)
  await main(page)
    .getByRole('textbox', { name: /^E-posta/ })
    .fill(email)
  await type(/^Şifre/, password)
  await main(page).getByRole('button', { name: 'Numaramı doğrula' }).press('Enter')
  expect(await lookOver(page)).toEqual([])
  let before = Date.now()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const code = main(page).getByRole('textbox', { name: /^Doğrulama kodu/ })
  await code.waitFor()
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.type(await shop.code('sms', before))
  await page.keyboard.press('Enter')
  await page.getByText('doğrulandı').first().waitFor()
  expect(await lookOver(page)).toEqual([])

  await page.getByText('Hesap menüsü').click()
  await page.getByRole('button', { name: 'Çıkış' }).press('Enter')
  await page.waitForURL(`${shop.url}/`)
  await page.goto(`${shop.url}/giris-yap?redirect=my-bilgi`)
  await started(page)
  await main(page)
    .getByRole('button', { name: /Şifresiz giriş/ })
    .press('Enter')
  await main(page)
    .getByRole('textbox', { name: /^E-posta/ })
    .waitFor()
  expect(await lookOver(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Kodu SMS ile gönder' }).press('Enter')
  await main(page)
    .getByRole('textbox', { name: /^Cep telefonu/ })
    .waitFor()
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  expect(await lookOver(page)).toEqual([])
  before = Date.now()
  await type(/^Cep telefonu/, '532 111 22 33')
  await main(page)
    .getByRole('textbox', { name: /^Giriş kodu/ })
    .waitFor()
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await main(page).getByRole('alert').first().waitFor()
  expect(await lookOver(page)).toEqual([])
  await type(/^Giriş kodu/, await shop.code('sms', before))
  await page.waitForURL(`${shop.url}/my/bilgi`)
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
  await end()
})
