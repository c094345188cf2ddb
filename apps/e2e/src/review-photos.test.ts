import type { Browser, FileChooser } from 'playwright'
import { expect, it } from 'vitest'
import { press, tabTo, waitForFocus, write } from './harness/keyboard.ts'
import { lookOver } from './harness/look-over.ts'
import { visit } from './harness/visit.ts'
import { deliveredOrder } from './harness/buy-by-calls.ts'
import { makeMember, signedIn } from './harness/make-member.ts'
import type { Shop } from './harness/shop.ts'
import { started } from './harness/started.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('at 390 px a buyer adds photos to a comment, by the keyboard, and they are looked at on the product', async () => {
  const member = await makeMember(shop)
  await deliveredOrder(shop, { member, category: 'kulaklik' })
  const { page, complaints, end } = await visit(browser, 390, { storageState: await signedIn(shop, member) })
  const main = page.getByRole('main')
  await page.goto(`${shop.url}/my/tr/yorumlar`)
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

  const opener = waiting.first().getByRole('button', { name: /^Yorum yaz/ })
  await press(page, opener)
  const dialog = page.getByRole('dialog')
  const stars = (count: number) => dialog.getByRole('radio', { name: `${count} yıldız` })
  const words = dialog.getByRole('textbox', { name: /^Yorum/ })
  const send = dialog.getByRole('button', { name: 'Yorumu gönder' })
  // Fields that were only tabbed through show no error; submitting focuses the first invalid one.
  await press(page, send)
  await dialog.getByText('Puan zorunludur.').waitFor()
  await waitForFocus(page, stars(5))
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => stars(5).isChecked()).toBe(true)
  await write(page, words, 'Kısa')
  await press(page, send)
  await waitForFocus(page, words)
  await write(page, words, 'Fotoğraftaki gibi geldi, rengi aynı.')
  const photo = dialog.getByRole('button', { name: 'Fotoğraf ekle' })
  /** Opens the file chooser by keyboard and chooses these files. */
  const choose = async (files: Parameters<FileChooser['setFiles']>[0]) => {
    const chosen = page.waitForEvent('filechooser')
    await press(page, photo)
    await (await chosen).setFiles(files)
  }
  const file = (name: string, content: Buffer | string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(content),
  })
  await choose([...pictures, file('foto.jpg', 'bir metin dosyası')])
  await dialog.getByText(/Bu dosya bir fotoğraf değil/).waitFor()
  await dialog.getByText('2 fotoğraf yüklendi.').waitFor()
  await waitForFocus(page, photo)
  const large = Buffer.alloc(8 * 1024 * 1024 + 1)
  large.set([0xff, 0xd8, 0xff])
  await choose(file('buyuk.jpg', large))
  await dialog.getByText('Fotoğraf en fazla 8 MB olabilir.').waitFor()
  expect(await lookOver(page)).toEqual([])
  await press(page, send)
  await dialog
    .getByRole('alert')
    .filter({ hasText: /^Yüklenemeyen/ })
    .waitFor()
  // The refused files follow the two photos.
  const remove = dialog.getByRole('button', { name: /fotoğrafı kaldır$/ })
  for (let left = await remove.count(); left > 2; left -= 1) {
    await tabTo(page, remove.last(), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await waitForFocus(page, photo)
    await expect.poll(() => remove.count()).toBe(left - 1)
  }
  await press(page, send)
  await page.getByText('Yorumunuz kaydedildi.').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await page.goto(shop.url + (address ?? ''))
  await started(page)
  expect(name).not.toBe('')
  const row = main.getByRole('region', { name: 'Fotoğraflı yorumlar' })
  const first = row.getByRole('button', { name: 'A** D** tarafından eklenen fotoğraf 1/2' })
  await press(page, first)
  const opened = page.getByRole('dialog')
  await opened.getByRole('img', { name: /fotoğraf 1\/2$/ }).waitFor()
  await page.keyboard.press('ArrowRight')
  const whole = opened.getByRole('img', { name: /fotoğraf 2\/2$/ })
  await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  expect(await lookOver(page)).toEqual([])
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  await waitForFocus(page, first)

  await page.goto(`${shop.url}${address}/yorumlar?attr=foto:var`)
  await main.getByRole('heading', { name: 'Seçiminize uyan yorumlar (1)' }).waitFor()
  await main.getByRole('img', { name: /fotoğraf 2\/2$/ }).waitFor()
  expect(complaints).toEqual([])
  await end()
})
