import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visit } from './harness/visit.ts'
import { inOffice } from './harness/in-office.ts'
import { startRecaptcha } from './harness/start-recaptcha.ts'
import type { StartedShop } from './harness/start-shop.ts'
import { tick } from './harness/tick.ts'
import { withOwnShop } from './harness/with-shop.ts'

let recaptcha: Awaited<ReturnType<typeof startRecaptcha>>
let shop: StartedShop
let browser: Browser
beforeAll(async () => {
  recaptcha = await startRecaptcha()
})
afterAll(() => recaptcha.stop())
withOwnShop(
  (...opened) => {
    ;[shop, browser] = opened
  },
  () => recaptcha.settings,
)

it('an outside robot check is shown where it is configured, loaded when it is asked for, and verified', async () => {
  const { page, complaints, end } = await visit(browser, 1280)
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url)) outside.push(request.url())
  })
  await page.goto(`${shop.url}/sifremi-unuttum`)
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /^E-posta/ }).fill('elif.karaca@ornek.com')
  expect(outside).toEqual([])
  await tick(form.getByRole('checkbox', { name: 'Robot değilim' }))
  await page.frameLocator('iframe[title="Robot kontrolü"]').getByRole('button').click()
  await form.getByRole('button', { name: /gönder/i }).click()
  await form.getByText(/gönder(il)?di/).waitFor()
  expect(recaptcha.verified).toEqual(['site-anahtari:cozum'])
  expect(outside.every((url) => url.startsWith(recaptcha.url))).toBe(true)
  expect(complaints).toEqual([])
  await end()
})

it('the policy of a page lets that origin in and no other', async () => {
  const { headers } = await fetch(shop.url)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${recaptcha.url};`))
  expect(policy).toContain(`frame-src ${recaptcha.url};`)
  expect(policy).not.toMatch(/unsafe|\*|google/)
})

it('a member behind an address that is at its limit signs in all the same: the browser works for it unseen', async () => {
  const login = (username: string) =>
    fetch(`${shop.url}/eptnew/access-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: 'yanlisSifre1' }),
    })
  await inOffice(shop, 'set-limit', 'login-address', '5')
  for (let guess = 0; (await login(`kimse${guess}@ornek.com`)).status !== 429; guess += 1) expect(guess).toBeLessThan(6)
  const { page, end } = await visit(browser, 1280)
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/eptnew/access-token') && request.postData()?.includes('elif.karaca'))
      sent.push(request.headers()['x-robot-check'])
  })
  await page.goto(`${shop.url}/giris-yap`)
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /^E-posta/ }).fill('elif.karaca@ornek.com')
  await form.getByRole('textbox', { name: /^Şifre/ }).fill('Guvercin2026')
  await form.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL((url) => !url.pathname.includes('giris-yap'))
  expect(sent).toEqual([undefined, expect.stringMatching(/^[\w-]+\.\d{13}\.[\w-]+:\d+$/)])
  expect(recaptcha.verified).toHaveLength(1)
  await end()
})
