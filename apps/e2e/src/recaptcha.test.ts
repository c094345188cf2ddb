import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visit } from './harness/open-browser.ts'
import { startRecaptcha } from './harness/start-recaptcha.ts'
import type { Shop } from './harness/start-shop.ts'
import { tick } from './harness/tick.ts'
import { withShop } from './harness/with-shop.ts'

let recaptcha: Awaited<ReturnType<typeof startRecaptcha>>
let shop: Shop
let browser: Browser
beforeAll(async () => {
  recaptcha = await startRecaptcha()
})
afterAll(() => recaptcha.stop())
withShop(
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
  expect(policy).toContain(`script-src 'self' ${recaptcha.url};`)
  expect(policy).toContain(`frame-src ${recaptcha.url};`)
  expect(policy).not.toMatch(/unsafe|\*|google/)
})
