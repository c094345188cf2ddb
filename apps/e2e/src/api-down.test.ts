import type { Browser } from 'playwright'
import { expect, it } from 'vitest'
import { visit } from './harness/visit.ts'
import type { StartedShop } from './harness/start-shop.ts'
import { withOwnShop } from './harness/with-shop.ts'

let shop: StartedShop
let browser: Browser
withOwnShop((...opened) => {
  ;[shop, browser] = opened
})

it('an API that is down is reported, and the page recovers', async () => {
  const { page, end } = await visit(browser, 1280)
  await shop.stopApi()
  const answer = await page.goto(`${shop.url}/arama?q=bilinmeyen+yeni+arama`)
  expect(answer?.status()).toBe(503)
  await page.getByText('Şu anda hizmet veremiyoruz.').waitFor()
  await shop.startApi()
  await page.getByRole('button', { name: 'Tekrar dene' }).click()
  await page.getByRole('heading', { level: 1, name: /bilinmeyen yeni arama/ }).waitFor()
  await end()
})
