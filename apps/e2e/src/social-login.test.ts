import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unexpected } from './harness/unexpected.ts'
import { visit, visitAgain } from './harness/visit.ts'
import { type Person, startIdentityProvider } from './harness/start-identity-provider.ts'
import type { StartedShop } from './harness/start-shop.ts'
import { started } from './harness/started.ts'
import { tick } from './harness/tick.ts'
import { withOwnShop } from './harness/with-shop.ts'

const member: Person = { sub: 'g-1', email: 'elif.karaca@ornek.com', given_name: 'Elif', family_name: 'Karaca' }
const stranger: Person = { sub: 'g-2', email: 'deniz@yeni.test', given_name: 'Deniz', family_name: 'Yeni' }

let person = member
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
let shop: StartedShop
let browser: Browser
beforeAll(async () => {
  provider = await startIdentityProvider(() => person)
})
afterAll(() => provider.stop())
withOwnShop(
  (...opened) => {
    ;[shop, browser] = opened
  },
  () => provider.settings,
)

/** Goes from the login page to the provider's page and chooses the answer there. */
async function goBy(page: Page, answer: 'Devam et' | 'Vazgeç', redirect = '') {
  await page.goto(`${shop.url}/giris-yap${redirect}`)
  await started(page)
  await page.getByRole('main').getByRole('button', { name: 'Google ile giriş yap' }).click()
  await page.waitForURL(`${provider.url}/**`)
  await page.getByRole('link', { name: answer }).click()
}

it('a member logs in by Google and is back where the way began', async () => {
  person = member
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await goBy(page, 'Devam et', '?redirect=my-bilgi')
  await page.waitForURL(`${shop.url}/my/bilgi`)
  await page.getByRole('banner').getByText('Elif Karaca').waitFor()
  await page.goBack()
  expect(page.url()).not.toContain('#')
  expect(complaints).toEqual([])
  await end()
})

it('a heart that was pressed before is filled after the login by Google', async () => {
  person = member
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await page.goto(`${shop.url}/arama/kulaklik`)
  await started(page)
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  const product = new URL((await link.getAttribute('href')) ?? '', shop.url).pathname
  await page.goto(shop.url + product)
  await started(page)
  await page.getByRole('button', { name: 'Favorilere ekle' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Google ile giriş yap' }).click()
  await page.waitForURL(`${provider.url}/**`)
  await page.getByRole('link', { name: 'Devam et' }).click()
  await page.waitForURL((url) => url.pathname === product)
  await page.getByRole('button', { name: 'Favorilerinizde', pressed: true }).waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('a stranger continues at sign-up with the known fields filled in, and is logged in at its end', async () => {
  person = stranger
  const { page, complaints, end } = await visitAgain(browser, 390)
  await goBy(page, 'Devam et', '?redirect=/elektronik')
  await page.waitForURL(`${shop.url}/uye-ol`)
  await page.getByText('Bu hesapla bir üyelik bulunamadı.').waitFor()
  for (const [label, value] of [
    [/^Ad zorunlu/, 'Deniz'],
    [/^Soyad/, 'Yeni'],
    [/^E-posta/, 'deniz@yeni.test'],
  ] as const)
    await expect.poll(() => page.getByRole('textbox', { name: label }).inputValue()).toBe(value)
  await page.reload()
  await page.getByText('Bu hesapla bir üyelik bulunamadı.').waitFor()
  await tick(page.getByRole('checkbox', { name: /Üyelik sözleşmesini/ }))
  await page.getByRole('main').getByRole('button', { name: 'Üye Ol' }).click()
  await page.waitForURL(`${shop.url}/elektronik`)
  await page.getByRole('banner').getByText('Deniz Yeni').waitFor({ state: 'attached' })
  // The refusal with code 5011.
  expect(unexpected(complaints, '422 /access-token')).toEqual([])
  await end()
})

it('a cancelled login leads back to the login page, and a forged response is refused', async () => {
  person = member
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await goBy(page, 'Vazgeç')
  await page.waitForURL(/giris-yap\?redirect=/)
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Giriş Yap' }).waitFor()
  expect(await main.getByRole('alert').count()).toBe(0)
  await page.goto(`${shop.url}/my/tr/sepet`)
  await page.goto(`${shop.url}/giris-yap#state=uydurma&code=a`)
  await main.getByRole('alert').filter({ hasText: 'Bir hata oluştu, lütfen tekrar deneyin.' }).waitFor()
  await expect.poll(() => page.url()).not.toContain('code=')
  expect(complaints).toEqual([])
  await end()
})

it('is not offered on Android', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile'
  const { page, end } = await visit(browser, 1280, { userAgent })
  await page.goto(`${shop.url}/giris-yap`)
  await started(page)
  await page.getByRole('main').getByRole('button', { name: 'Google ile giriş yap' }).waitFor({ state: 'detached' })
  await end()
})
