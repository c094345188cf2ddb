import type { Browser, Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { press, waitForFocus, write } from './harness/keyboard.ts'
import { logOut } from './harness/log-out.ts'
import { lookOver } from './harness/look-over.ts'
import { unexpected } from './harness/unexpected.ts'
import { visit } from './harness/visit.ts'
import { makeMember, signedIn } from './harness/make-member.ts'
import type { Shop } from './harness/shop.ts'
import { started } from './harness/started.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

/** Adds a phone's authenticator that confirms its owner by fingerprint. */
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

/** The controls of the passkey panel. */
function passkeyPanel(page: Page) {
  const panel = main(page).locator('section', { has: page.getByRole('heading', { name: 'Geçiş anahtarları' }) })
  return {
    panel,
    button: (name: string) => main(page).getByRole('button', { name, exact: true }),
    passwordIn: (form: Locator) => form.getByLabel(/^Mevcut şifre/),
    keys: main(page).getByRole('list', { name: 'Geçiş anahtarları' }),
    /** Waits until a change is reported, and expects the focus in the panel. */
    reported: async (text: string) => {
      await panel.getByText(text).waitFor()
      await waitForFocus(page, panel.locator('div:focus'))
    },
  }
}

/** Opens the passkey page as a member with an authenticator. */
async function openPasskeys() {
  const member = await makeMember(shop)
  const visitor = await visit(browser, 390, { storageState: await signedIn(shop, member) })
  const authenticator = await giveAuthenticator(visitor.page)
  await visitor.page.goto(`${shop.url}/my/sifre-degistir`)
  await main(visitor.page).getByText('Henüz geçiş anahtarınız yok.').waitFor()
  return { ...visitor, member, authenticator, ...passkeyPanel(visitor.page) }
}

/** Adds a passkey by its form, whose first field has the focus. */
async function addPasskey(page: Page, password: string, name: string): Promise<void> {
  const { button, panel, passwordIn, reported } = passkeyPanel(page)
  await button('Geçiş anahtarı ekle').click()
  await main(page)
    .getByRole('textbox', { name: /^Anahtarın adı/ })
    .fill(name)
  await passwordIn(panel).fill(password)
  await page.keyboard.press('Enter')
  await reported(`“${name}” eklendi.`)
}

it('a member adds a passkey and renames it by the keyboard', async () => {
  const { page, complaints, end, member, authenticator, panel, button, passwordIn, keys, reported } =
    await openPasskeys()
  const add = button('Geçiş anahtarı ekle')
  const name = main(page).getByRole('textbox', { name: /^Anahtarın adı/ })
  await press(page, add)
  await waitForFocus(page, name)
  await press(page, panel.getByRole('button', { name: 'Vazgeç' }))
  await waitForFocus(page, add)
  await page.keyboard.press('Enter')
  await waitForFocus(page, name)
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.type('Telefonum')
  await page.keyboard.press('Enter')
  await panel.getByText('Mevcut şifre zorunludur.').waitFor()
  await waitForFocus(page, passwordIn(panel))
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  await reported('“Telefonum” eklendi.')
  await main(page)
    .getByText(/henüz kullanılmadı/)
    .waitFor()
  expect(
    (await authenticator.keys()).map(({ rpId, isResidentCredential }) => ({ rpId, isResidentCredential })),
  ).toEqual([{ rpId: 'localhost', isResidentCredential: true }])

  await press(page, button('Adını değiştir: Telefonum'))
  await write(page, keys.getByRole('textbox', { name: /^Anahtarın adı/ }), 'Eski telefon')
  await write(page, passwordIn(keys), member.password)
  await page.keyboard.press('Enter')
  await reported('Anahtarın yeni adı: “Eski telefon”.')
  expect(await lookOver(page)).toEqual([])
  expect(complaints).toEqual([])
  await end()
})

it('a member signs in with a passkey, as the address field suggests it and by its button', async () => {
  const { page, complaints, end, member } = await openPasskeys()
  await addPasskey(page, member.password, 'Telefonum')
  const isIn = async () => {
    await page.waitForURL(`${shop.url}/my/sifre-degistir`)
    await main(page)
      .getByText(/son giriş/)
      .waitFor()
  }
  // The simulated authenticator accepts the suggestion of the address field at once.
  await logOut(page, shop)
  await page.goto(`${shop.url}/giris-yap?redirect=my-sifre-degistir`)
  await isIn()

  await logOut(page, shop)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`${shop.url}/giris-yap?redirect=my-sifre-degistir`)
  await started(page)
  await byPasskey(page).waitFor()
  expect(await lookOver(page)).toEqual([])
  await press(page, byPasskey(page))
  await isIn()
  expect(complaints).toEqual([])
  await end()
})

it('a removed passkey signs in no more', async () => {
  const { page, complaints, end, member, button, passwordIn, keys, reported } = await openPasskeys()
  await addPasskey(page, member.password, 'Eski telefon')
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const remove = button('Sil: Eski telefon')
  await press(page, remove)
  await waitForFocus(page, passwordIn(keys))
  await press(page, keys.getByRole('button', { name: 'Vazgeç' }))
  await waitForFocus(page, remove)
  await page.keyboard.press('Enter')
  await main(page).getByText('“Eski telefon” ile artık giriş yapılamaz.').waitFor()
  expect(await lookOver(page)).toEqual([])
  await waitForFocus(page, passwordIn(keys))
  await page.keyboard.type(member.password)
  await press(page, button('Geçiş anahtarını sil'))
  await reported('“Eski telefon” silindi.')

  await logOut(page, shop)
  await page.goto(`${shop.url}/giris-yap`)
  await started(page)
  await press(page, byPasskey(page))
  await main(page)
    .getByText(/Bu geçiş anahtarıyla giriş yapılamadı/)
    .waitFor()
  await waitForFocus(page, byPasskey(page))
  expect(await lookOver(page)).toEqual([])
  expect(unexpected(complaints, '422 /access-token')).toEqual([])
  await end()
})

it('at 390 px a member proves the number, and signs in by a code to it, by the keyboard alone', async () => {
  const member = await makeMember(shop, { phone: '05321112233' })
  const { page, complaints, end } = await visit(browser, 390, { storageState: await signedIn(shop, member) })
  const type = async (name: RegExp, text: string) => {
    await main(page).getByRole('textbox', { name }).press('ControlOrMeta+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.goto(`${shop.url}/my/bilgi`)
  await main(page).getByRole('button', { name: 'Numaramı doğrula' }).press('Enter')
  await waitForFocus(page, main(page).getByLabel(/^Mevcut şifre/))
  expect(await lookOver(page)).toEqual([])
  let before = Date.now()
  await page.keyboard.type(member.password)
  await page.keyboard.press('Enter')
  const code = main(page).getByRole('textbox', { name: /^Doğrulama kodu/ })
  await waitForFocus(page, code)
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.type(await shop.code('sms', before))
  await page.keyboard.press('Enter')
  await page.getByText('doğrulandı').first().waitFor()
  expect(await lookOver(page)).toEqual([])

  await logOut(page, shop)
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
  await waitForFocus(page, main(page).getByRole('textbox', { name: /^Cep telefonu/ }))
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  expect(await lookOver(page)).toEqual([])
  before = Date.now()
  await type(/^Cep telefonu/, '532 111 22 33')
  await waitForFocus(page, main(page).getByRole('textbox', { name: /^Giriş kodu/ }))
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await main(page).getByRole('alert').first().waitFor()
  expect(await lookOver(page)).toEqual([])
  await type(/^Giriş kodu/, await shop.code('sms', before))
  await page.waitForURL(`${shop.url}/my/bilgi`)
  expect(unexpected(complaints, '422 /access-token')).toEqual([])
  await end()
})
