import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailedLink } from './harness/mailed-link.ts'
import { openBrowser, visit } from './harness/open-browser.ts'
import { type Shop, startShop } from './harness/start-shop.ts'
import { tick } from './harness/tick.ts'

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await startShop(300)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

describe.each([390, 1280])('at %i px', (width) => {
  it('someone signs up, opens the account by the mailed link and logs in', async () => {
    const { page, complaints, end } = await visit(browser, width)
    const email = `yeni${width}@ornek.com`
    await page.goto(`${shop.url}/uye-ol`)
    const form = page.getByRole('main')
    await form.getByRole('button', { name: 'Üye Ol' }).click()
    await form.getByText('Ad zorunludur.').waitFor()
    await form.getByText('Üyelik sözleşmesi zorunludur.').waitFor()
    await form.getByRole('textbox', { name: /^Ad zorunlu/ }).fill('Işıl')
    await form.getByRole('textbox', { name: /^Soyad/ }).fill('İğdeli')
    await form.getByRole('textbox', { name: /^E-posta/ }).fill(email)
    await form.getByRole('textbox', { name: /^Şifre/ }).fill('dogruparola1')
    await tick(form.getByRole('checkbox', { name: /okudum ve kabul/ }))
    await form.getByText('Şifre alanı en az bir tane büyük harf içermeli').waitFor()
    await form.getByRole('textbox', { name: /^Şifre/ }).fill('Dogru-Parola-1')
    await form.getByRole('button', { name: 'Üye Ol' }).click()
    await form.getByText(/aktivasyon bağlantısı gönderdik/).waitFor()

    await page.goto(`${shop.url}/giris-yap`)
    const login = async () => {
      await form.getByRole('textbox', { name: /^E-posta/ }).fill(email)
      await form.getByRole('textbox', { name: /^Şifre/ }).fill('Dogru-Parola-1')
      await form.getByRole('button', { name: 'Giriş Yap' }).click()
    }
    await login()
    await tick(form.getByRole('checkbox', { name: 'Robot değilim' }))
    await form.getByText('Robot olmadığınız doğrulandı').waitFor()
    const first = await mailedLink(shop, email, 'activation-link')
    await form.getByRole('button', { name: 'Aktivasyon Maili Gönder' }).click()
    await form.getByText(/Aktivasyon mailiniz e-posta adresinize gönderildi/).waitFor()
    let link = first
    while (link === first) link = await mailedLink(shop, email, 'activation-link')

    await page.goto(`${shop.url}${first}`)
    await form.getByText(/süresi dolmuş/).waitFor()
    await page.goto(`${shop.url}${link}`)
    await form.getByRole('button', { name: 'Üyeliğimi Etkinleştir' }).click()
    await form.getByText(/Üyeliğiniz etkinleştirildi/).waitFor()
    await form.getByRole('link', { name: 'Giriş Yap' }).click()
    await login()
    await page.waitForURL(`${shop.url}/`)
    // The refused login and the dead link are answers of 4xx, which browsers write to the console.
    expect(complaints.filter((text) => !/status of 4(04|22)/.test(text))).toEqual([])
    await end()
  })

  it('a member who forgot the password sets a new one by mail', async () => {
    const { page, complaints, end } = await visit(browser, width)
    const email = 'mert.aydin@ornek.com'
    await page.goto(`${shop.url}/giris-yap`)
    await page.getByRole('link', { name: 'Şifremi unuttum' }).click()
    const form = page.getByRole('main')
    await form.getByRole('textbox', { name: /^E-posta/ }).fill(email)
    await form.getByRole('button', { name: 'Bağlantı Gönder' }).click()
    await form.getByText('* Lütfen robot olmadığınızı onaylayınız.').waitFor()
    await tick(form.getByRole('checkbox', { name: 'Robot değilim' }))
    await form.getByText('Robot olmadığınız doğrulandı').waitFor()
    const before = shop.mails().length
    await form.getByRole('button', { name: 'Bağlantı Gönder' }).click()
    await form.getByText(/şifre yenileme bağlantısını gönderdik/).waitFor()
    await expect.poll(() => shop.mails().length, { timeout: 20_000 }).toBeGreaterThan(before)
    await page.goto(`${shop.url}${await mailedLink(shop, email, 'sifremi-degistir')}`)
    await form.getByRole('textbox', { name: /^Yeni şifre zorunlu/ }).fill(`Yeni-Parola-${width}`)
    await form.getByRole('textbox', { name: /^Yeni şifre \(tekrar\)/ }).fill('Baska-Parola-1')
    await form.getByRole('button', { name: 'Şifreyi Kaydet' }).click()
    await form.getByText('Şifreler birbiriyle aynı değil.').waitFor()
    await form.getByRole('textbox', { name: /^Yeni şifre \(tekrar\)/ }).fill(`Yeni-Parola-${width}`)
    await form.getByRole('button', { name: 'Şifreyi Kaydet' }).click()
    await form.getByText('Yeni şifrenizle giriş yapabilirsiniz.').waitFor()
    expect(complaints).toEqual([])
    await end()
  })

  it('a member keeps lists, writes a comment and changes the name that the header shows', async () => {
    const { page, complaints, end } = await visit(browser, width)
    const main = page.getByRole('main')
    await page.goto(`${shop.url}/my/listelerim`)
    await page.waitForURL(/giris-yap\?redirect=my-listelerim/)
    await main.getByRole('textbox', { name: /^E-posta/ }).fill('elif.karaca@ornek.com')
    await main.getByRole('textbox', { name: /^Şifre/ }).fill('Guvercin2026')
    await main.getByRole('button', { name: 'Giriş Yap' }).click()
    await page.waitForURL(/my\/listelerim/)

    const list = `Liste ${width}`
    await main.getByRole('textbox', { name: /^Yeni liste/ }).fill(list)
    await main.getByRole('button', { name: 'Kaydet' }).click()
    await main.getByRole('link', { name: `${list} (0)` }).waitFor()
    await main.getByText('Bu listede henüz ürün yok.').waitFor()

    await page.goto(`${shop.url}/elektronik`)
    await main.getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await main.getByRole('button', { name: 'Favorilere ekle' }).click()
    await main.getByRole('button', { name: 'Favorilerinizde' }).waitFor()
    await page.goto(`${shop.url}/my/listelerim`)
    await main
      .getByRole('button', { name: /^Listeden çıkar/ })
      .first()
      .click()
    await main.getByText('Bu listede henüz ürün yok.').waitFor()
    await main.getByRole('link', { name: `${list} (0)` }).click()
    await main.getByRole('button', { name: 'Listeyi sil' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Listeyi sil' }).click()
    await main.getByRole('link', { name: `${list} (0)` }).waitFor({ state: 'detached' })

    await page.goto(`${shop.url}/my/tr/yorumlar`)
    await main
      .getByRole('button', { name: /^Yorum yaz/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Yorumu gönder' }).click()
    await dialog.getByText('Puan zorunludur.').waitFor()
    await tick(dialog.getByRole('radio', { name: '4 yıldız' }))
    await dialog.getByRole('textbox', { name: /^Yorum/ }).fill('Beklediğimden hızlı geldi, kutusu sağlamdı.')
    await dialog.getByRole('button', { name: 'Yorumu gönder' }).click()
    await main.getByText('Beklediğimden hızlı geldi, kutusu sağlamdı.').first().waitFor()

    await page.goto(`${shop.url}/my/bilgi`)
    await main.getByRole('textbox', { name: /^Ad zorunlu/ }).fill(`Elifnur`)
    await main.getByRole('button', { name: 'Kaydet' }).click()
    await page.getByText('Bilgileriniz kaydedildi.').waitFor()
    await expect.poll(() => page.getByRole('banner').innerText()).toMatch(width < 768 ? /./ : /Elifnur Karaca/)
    await page.goto(`${shop.url}/my/bildirimler`)
    await main.getByRole('heading', { name: 'Bildirimler' }).waitFor()
    expect(complaints).toEqual([])
    await end()
  })
})
