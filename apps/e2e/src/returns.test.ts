import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { confirmAtBank, loadCart, payByCard, proveGuest, writeAddress } from './harness/buy.ts'
import { countEffort } from './harness/count-effort.ts'
import { inOffice, type Office } from './harness/in-office.ts'
import { press, tabTo, waitForFocus } from './harness/keyboard.ts'
import { lookOver } from './harness/look-over.ts'
import { visit } from './harness/open-browser.ts'
import type { Shop } from './harness/start-shop.ts'
import { started } from './harness/started.ts'
import { tick } from './harness/tick.ts'
import { withShop } from './harness/with-shop.ts'

const card = '9792000000000011'
let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('a member shows a return by photos, has a courier come on a day, and takes nothing back once it was handed in', async () => {
  const { page, complaints, end } = await visit(browser, 390)
  await logIn(page)
  const number = await buy(page, 'gomlek')
  await inOffice(shop, handOverAll)
  await page.goto(`${shop.url}/my/siparisler/${number}`)
  await press(page, page.getByRole('button', { name: 'Yolculuğu haritada göster' }))
  await page.getByRole('group', { name: /paketinin yolu, harita$/ }).waitFor()
  const move = page.getByRole('button', { name: 'Teslimat zamanını değiştir' })
  const day = page.getByRole('group', { name: 'Teslimat günü' }).getByRole('radio').first()
  await press(page, move)
  await waitForFocus(page, day)
  expect(await lookOver(page)).toEqual([])
  await press(page, page.getByRole('button', { name: 'Vazgeç' }))
  await waitForFocus(page, move)
  await page.keyboard.press('Enter')
  await waitForFocus(page, day)
  await page.keyboard.press('Space')
  await press(page, page.getByRole('group', { name: 'Saat aralığı' }).getByRole('radio').first(), 'Space')
  await press(page, page.getByRole('button', { name: 'Zamanı kaydet' }))
  await page.getByText('Teslimat zamanı değiştirildi.').waitFor()
  await waitForFocus(page, move)
  // An open page would ask the API while the office has it stopped.
  await page.goto(`${shop.url}/favicon.svg`)
  await deliverAll()
  await page.goto(`${shop.url}/my/siparisler/${number}`)
  const giveBack = page.getByRole('button', { name: 'İptal ya da iade et' })
  await press(page, giveBack)
  await page.getByText(/^Teslimden sonra 14 gün içinde, en geç/).waitFor()
  await press(page, page.getByRole('button', { name: 'Vazgeç' }))
  await waitForFocus(page, giveBack)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: 'Neden' }))
  await page.keyboard.type('Beğenmedim')
  await press(page, page.getByRole('radio', { name: 'Parası iade edilsin' }), 'Space')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Değişim talebini gönder' }).waitFor()
  await tabTo(page, page.getByRole('combobox', { name: 'Yenisi' }))
  expect(await lookOver(page)).toEqual([])
  await tabTo(page, page.getByRole('radio', { name: 'Başka seçeneğiyle değiştirilsin' }), 'Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await page.getByText(/İade edilecek tutar: [\d.,]+ TL.*kart/).waitFor()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Fotoğraf ekle' }).press('Enter')
  const text = { name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bir metin dosyası') }
  const photo = { name: 'urun.png', mimeType: 'image/png', buffer: Buffer.from(white, 'base64') }
  await (await chosen).setFiles([photo, text])
  await page.getByText(/Bu dosya bir fotoğraf değil/).waitFor()
  await page.getByText('1 fotoğraf yüklendi.').waitFor()
  expect(await lookOver(page)).toEqual([])
  await page.getByRole('button', { name: '2. fotoğrafı kaldır' }).press('Enter')
  await page.getByRole('radio', { name: /Kurye kapımdan alsın/ }).focus()
  await page.keyboard.press('Space')
  await page.getByText(/Kurye paketi teslimat adresinden alır/).waitFor()
  await page.getByRole('button', { name: 'İade talebini gönder' }).press('Enter')
  const track = page.getByRole('list', { name: 'İadenin adımları' })
  await track.getByText('Kurye alacak').waitFor()
  await page.getByRole('img', { name: /^İade kodunun karekodu: IADE\d{8}$/ }).waitFor()
  await page.getByRole('button', { name: 'Gönderdiğiniz fotoğrafları göster (1)' }).press('Enter')
  await page.getByRole('img', { name: 'Gönderdiğiniz 1. fotoğraf' }).waitFor()
  expect(await lookOver(page)).toEqual([])
  expect(complaints).toEqual([])
  const code = await page.getByText(/^IADE\d{8}$/).innerText()
  await inOffice(shop, async (office) => void (await office('hand-in', code)))
  // The page still shows the button: what it does is refused in words.
  await page.getByRole('button', { name: 'İade talebini geri al' }).click()
  await page.getByText('Paketiniz teslim alındığı için talep geri alınamıyor.').waitFor()
  await page.reload()
  await track.getByText('Kurye aldı').waitFor()
  expect(await page.getByRole('button', { name: 'İade talebini geri al' }).count()).toBe(0)
  await end()
})

it('a guest sends a return from the link of the mail with a reason and one press, and takes it back', async () => {
  const email = 'iade@ornek.com'
  const bought = await visit(browser, 1280)
  await buy(bought.page, 'gomlek', email)
  await bought.end()
  await deliverAll()
  const mail = shop.mails().findLast((text) => text.includes(email) && text.includes('/my/siparis-takip#'))
  const link = /\/my\/siparis-takip#\S+/u.exec(mail ?? '')?.[0] ?? ''
  const { page, end } = await visit(browser, 1280)
  const effort = await countEffort(page, shop.url)
  await page.goto(shop.url + link)
  await page.getByRole('button', { name: 'İptal ya da iade et' }).click()
  const before = Date.now()
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await page.getByRole('textbox', { name: /Doğrulama kodu/ }).fill(await shop.code('mail', before))
  const reason = page.getByRole('combobox', { name: 'Neden' })
  await reason.waitFor()
  const [fields, presses] = [effort.fields.size, effort.presses.length]
  await reason.selectOption({ label: 'Beğenmedim' })
  await page.getByRole('button', { name: 'İade talebini gönder' }).click()
  await page.getByText('Şubeye teslim edilecek').waitFor()
  expect([effort.fields.size - fields, effort.presses.slice(presses)]).toEqual([1, ['İade talebini gönder']])
  const drawn = page.getByRole('img', { name: /^İade kodunun karekodu/ })
  await drawn.waitFor()
  await page.getByRole('button', { name: 'İade talebini geri al' }).click()
  await page.getByText('Talebiniz geri alındı.').waitFor()
  await drawn.waitFor({ state: 'detached' })

  // It came to a branch: there it is exchanged for another size as well.
  await press(page, page.getByRole('button', { name: 'İptal ya da iade et' }))
  await tabTo(page, reason)
  await page.keyboard.type('Beğenmedim')
  await press(page, page.getByRole('radio', { name: 'Parası iade edilsin' }), 'Space')
  await page.keyboard.press('ArrowDown')
  await page.getByText('Değişimin yapılacağı şube').waitFor()
  expect(await lookOver(page)).toEqual([])
  await press(page, page.getByRole('button', { name: 'Değişim talebini gönder' }))
  await page.getByRole('list', { name: 'Değişimin adımları' }).waitFor()
  await drawn.waitFor()
  expect(await lookOver(page)).toEqual([])
  await end()
})

/** A white photo, as small as a PNG is. */
const white = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

/** The shops hand over what waits. */
async function handOverAll(office: Office): Promise<void> {
  for (const [, order = '', seller = ''] of (await office('waiting')).matchAll(/^hand-over (\S+) (\d+)/gmu))
    await office('hand-over', order, seller, 'GV 1 TR')
}

/** The shops hand over what waits, and the carrier leaves it at the door with a photo, or at its branch. */
const deliverAll = () =>
  inOffice(shop, async (office) => {
    const photo = join(shop.dataDir, 'kapi.png')
    writeFileSync(photo, Buffer.from(white, 'base64'))
    await handOverAll(office)
    for (const [, order = '', seller = ''] of (await office('waiting')).matchAll(/^take-out (\S+) (\d+)/gmu)) {
      await office('take-out', order, seller)
      await office('deliver', order, seller, 'door', photo)
    }
    for (const [, order = '', seller = ''] of (await office('waiting')).matchAll(/^deliver (\S+) (\d+) {4}/gmu))
      await office('deliver', order, seller)
  })

async function logIn(page: Page): Promise<void> {
  await page.goto(`${shop.url}/giris-yap`)
  await started(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /^E-posta/ }).fill('elif.karaca@ornek.com')
  await main.getByRole('textbox', { name: /^Şifre/ }).fill('Guvercin2026')
  await main.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.getByRole('heading', { name: 'Giriş Yap' }).waitFor({ state: 'detached' })
}

/** Buys what may be sent back, as the member of the session to a door, or as a guest to a branch; gives the order's number. */
async function buy(page: Page, words: string, email?: string): Promise<string> {
  await loadCart(page, shop, words)
  if (email === undefined) await page.goto(`${shop.url}/my/tr/adres`)
  else {
    await page.getByRole('link', { name: 'Üye olmadan devam et' }).click()
    await proveGuest(page, shop, email)
  }
  const next = page.getByRole('button', { name: 'Ödemeye geç' })
  const form = page.getByRole('textbox', { name: /Adres başlığı/ })
  await next.or(form).first().waitFor()
  if (await form.isVisible()) await writeAddress(page)
  if (email !== undefined) {
    await tick(page.getByRole('radio', { name: 'Posta Şubesinden Teslim' }))
    const branches = page.getByRole('group', { name: 'Şubeler' })
    await tick(branches.getByRole('radio').first())
    // It is ticked once it is kept.
    await branches.getByRole('radio', { checked: true }).waitFor()
  }
  await next.click()
  const before = Date.now()
  await payByCard(page, card)
  await confirmAtBank(page, shop, before)
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor()
  return page.getByText(/^GV-/).first().innerText()
}
