import type { Browser } from 'playwright'
import { expect, it } from 'vitest'
import { findLinks } from './harness/find-links.ts'
import { visitAgain } from './harness/visit.ts'
import { started } from './harness/started.ts'
import type { Shop } from './harness/shop.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('words stay in the box, a corrected typo is named, and an empty result leads on', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  const box = page.getByRole('combobox', { name: 'Ürün ara' })
  await page.goto(`${shop.url}/arama?q=kulaklkı`)
  await page.getByText('“kulaklık” için sonuçlar gösteriliyor.').waitFor()
  expect(await box.inputValue()).toBe('kulaklkı')
  await page.goto(`${shop.url}/arama?q=kulaklık+zzqqyy`)
  await page.getByText(/“zzqqyy” olmadan/).waitFor()
  expect(await box.inputValue()).toBe('kulaklık zzqqyy')
  await page
    .getByRole('main')
    .getByRole('link', { name: /kulaklık/i })
    .first()
    .click()
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('what is chosen is a chip that takes it back, and the count is announced', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await page.goto(`${shop.url}/elektronik`)
  await started(page)
  const count = page.getByRole('main').getByRole('status').first()
  const all = await count.innerText()
  await page.locator('aside:visible a[href*="brand="]:visible').first().click()
  await page.waitForURL(/brand=/)
  const chip = page.getByRole('link', { name: /filtresini kaldır/ })
  await chip.waitFor()
  await expect.poll(() => count.innerText()).not.toBe(all)
  await chip.click()
  await page.waitForURL(`${shop.url}/elektronik`)
  await expect.poll(() => count.innerText()).toBe(all)
  expect(complaints).toEqual([])
  await end()
})

it('a product’s pictures are turned by their buttons and by arrow keys', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  await page.goto(shop.url + (await findLinks(shop.url)).product)
  await started(page)
  const gallery = page.getByRole('group', { name: 'Ürün görselleri' })
  const views = gallery.getByRole('button', { name: /görsel, toplam/ })
  const shown = () => gallery.getByRole('button', { pressed: true }).getAttribute('aria-label')
  const [first, second] = await views.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')))
  expect(await shown()).toBe(first)
  await views.nth(1).click()
  await expect.poll(shown).toBe(second)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown).toBe(first)
  expect(complaints).toEqual([])
  await end()
})
