import type { Browser } from 'playwright'
import { expect, it } from 'vitest'
import { lookOver } from './harness/look-over.ts'
import { visit } from './harness/open-browser.ts'
import type { Shop } from './harness/start-shop.ts'
import { started } from './harness/started.ts'
import { tick } from './harness/tick.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('at 390 px a buyer adds photos to a comment, by the keyboard, and they are looked at on the product', async () => {
  const { page, complaints, end } = await visit(browser, 390)
  const main = page.getByRole('main')
  await page.goto(`${shop.url}/giris-yap?redirect=my-tr-yorumlar`)
  await started(page)
  await main.getByRole('textbox', { name: /^E-posta/ }).fill('elif.karaca@ornek.com')
  await main.getByRole('textbox', { name: /^Şifre/ }).fill('Guvercin2026')
  await main.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL(/my\/tr\/yorumlar/)
  const waiting = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Yorum yaz/ }) })
  const link = waiting.first().getByRole('link')
  const address = await link.getAttribute('href')
  const name = await link.innerText()
  const drawn = await waiting.first().locator('img').getAttribute('src')
  const pictures = await Promise.all(
    [96, 640].map(async (width) => {
      const answer = await page.request.get(shop.url + (drawn ?? '').replace('/96/', `/${width}/`), {
        headers: { accept: 'image/webp' },
      })
      return { name: `foto-${width}.webp`, mimeType: 'image/webp', buffer: await answer.body() }
    }),
  )

  await waiting
    .first()
    .getByRole('button', { name: /^Yorum yaz/ })
    .click()
  const dialog = page.getByRole('dialog')
  await tick(dialog.getByRole('radio', { name: '5 yıldız' }))
  await dialog.getByRole('textbox', { name: /^Yorum/ }).fill('Fotoğraftaki gibi geldi, rengi aynı.')
  const chosen = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Fotoğraf ekle' }).press('Enter')
  await (
    await chosen
  ).setFiles([...pictures, { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bir metin dosyası') }])
  await dialog.getByText(/Bu dosya bir fotoğraf değil/).waitFor()
  await dialog.getByText('2 fotoğraf yüklendi.').waitFor()
  expect(await lookOver(page)).toEqual([])
  await dialog.getByRole('button', { name: '3. fotoğrafı kaldır' }).press('Enter')
  await dialog.getByRole('button', { name: 'Yorumu gönder' }).click()
  await page.getByText('Yorumunuz kaydedildi.').waitFor()

  await page.goto(shop.url + (address ?? ''))
  await started(page)
  expect(name).not.toBe('')
  const row = main.getByRole('region', { name: 'Fotoğraflı yorumlar' })
  const first = row.getByRole('button', { name: 'E** K** tarafından eklenen fotoğraf 1/2' })
  await first.press('Enter')
  const opened = page.getByRole('dialog')
  await opened.getByRole('img', { name: /fotoğraf 1\/2$/ }).waitFor()
  await page.keyboard.press('ArrowRight')
  const whole = opened.getByRole('img', { name: /fotoğraf 2\/2$/ })
  await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  expect(await first.evaluate((thumb) => thumb === document.activeElement)).toBe(true)

  await page.goto(`${shop.url}${address}/yorumlar?attr=foto:var`)
  await main.getByRole('heading', { name: 'Seçiminize uyan yorumlar (1)' }).waitFor()
  await main.getByRole('img', { name: /fotoğraf 2\/2$/ }).waitFor()
  expect(complaints).toEqual([])
  await end()
})
