import type { Browser, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { lookOver, lookOverPage } from './harness/look-over.ts'
import { deliveredOrder } from './harness/buy-by-calls.ts'
import { mailedLink } from './harness/mailed-link.ts'
import { makeMember, type Member, signedIn } from './harness/make-member.ts'
import { unexpected } from './harness/unexpected.ts'
import { visitAgain } from './harness/visit.ts'
import type { Shop } from './harness/shop.ts'
import { started } from './harness/started.ts'
import { tick } from './harness/tick.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

it('at 390 px someone signs up, opens the account by the mailed link and logs in', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  const email = 'yeni@ornek.com'
  await page.goto(`${shop.url}/uye-ol`)
  await started(page)
  const form = page.getByRole('main')
  await form.getByRole('button', { name: 'Üye Ol' }).click()
  await form.getByText('Ad zorunludur.', { exact: true }).waitFor()
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

  await started(page)
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
  await expect.poll(async () => (link = await mailedLink(shop, email, 'activation-link'))).not.toBe(first)

  await page.goto(`${shop.url}${first}`)
  await form.getByText(/süresi dolmuş/).waitFor()
  await page.goto(`${shop.url}${link}`)
  await form.getByRole('button', { name: 'Üyeliğimi etkinleştir' }).click()
  await form.getByText(/Üyeliğiniz etkinleştirildi/).waitFor()
  await form.getByRole('link', { name: 'Giriş Yap' }).click()
  await login()
  await page.waitForURL(`${shop.url}/`)
  expect(unexpected(complaints, '422 /access-token', `404 /activation-link/${first.split('/').at(-1)}`)).toEqual([])
  await end()
})

it('at 1280 px a member who forgot the password sets a new one by mail', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  const { email } = await makeMember(shop)
  await page.goto(`${shop.url}/giris-yap`)
  await started(page)
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click()
  // The previous page has a field of the same name.
  await page.getByRole('heading', { level: 1, name: 'Şifre Hatırlat' }).waitFor()
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: /^E-posta/ }).fill(email)
  await form.getByRole('button', { name: 'Şifre yenileme bağlantısı gönder' }).click()
  await form.getByText('* Lütfen robot olmadığınızı onaylayınız.').waitFor()
  await tick(form.getByRole('checkbox', { name: 'Robot değilim' }))
  await form.getByText('Robot olmadığınız doğrulandı').waitFor()
  await form.getByRole('button', { name: 'Şifre yenileme bağlantısı gönder' }).click()
  await form.getByText(/şifre yenileme bağlantısını gönderdik/).waitFor()
  await page.goto(`${shop.url}${await mailedLink(shop, email, 'sifremi-degistir')}`)
  await form.getByRole('textbox', { name: /^Yeni şifre zorunlu/ }).fill('Yeni-Parola-1')
  await form.getByRole('textbox', { name: /^Yeni şifre \(tekrar\)/ }).fill('Baska-Parola-1')
  await form.getByRole('button', { name: 'Şifreyi kaydet' }).click()
  await form.getByText('Şifreler eşleşmiyor.').waitFor()
  await form.getByRole('textbox', { name: /^Yeni şifre \(tekrar\)/ }).fill('Yeni-Parola-1')
  await form.getByRole('button', { name: 'Şifreyi kaydet' }).click()
  await form.getByText('Yeni şifrenizle giriş yapabilirsiniz.').waitFor()
  expect(complaints).toEqual([])
  await end()
})

it('a member makes a list, fills the favourites and deletes both', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280)
  const main = page.getByRole('main')
  const member = await makeMember(shop)
  await page.goto(`${shop.url}/my/listelerim`)
  await page.waitForURL(/giris-yap\?redirect=my-listelerim/)
  await main.getByRole('textbox', { name: /^E-posta/ }).fill(member.email)
  await main.getByRole('textbox', { name: /^Şifre/ }).fill(member.password)
  await main.getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL(/my\/listelerim/)

  const list = 'Yaz tatili'
  await main.getByRole('textbox', { name: /^Yeni liste/ }).fill(list)
  await main.getByRole('button', { name: 'Liste oluştur' }).click()
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
  expect(complaints).toEqual([])
  await end()
})

it('a buyer writes a comment on a delivered product', async () => {
  const member = await makeMember(shop, { withAddress: true })
  await deliveredOrder(shop, { member, category: 'kulaklik' })
  const { page, complaints, end } = await visitAgain(browser, 1280, await signedIn(shop, member))
  const main = page.getByRole('main')
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
  expect(complaints).toEqual([])
  await end()
})

it('a changed name is the one that the header shows', async () => {
  const member = await makeMember(shop)
  const { page, complaints, end } = await visitAgain(browser, 1280, await signedIn(shop, member))
  const main = page.getByRole('main')
  await page.goto(`${shop.url}/my/bilgi`)
  await main.getByRole('textbox', { name: /^Ad zorunlu/ }).fill(`Elifnur`)
  await main.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText('Bilgileriniz kaydedildi.').waitFor()
  await expect.poll(() => page.getByRole('banner').innerText()).toMatch(/Elifnur Deneme/)
  expect(complaints).toEqual([])
  await end()
})

it('at 390 px a seller applies and receives an application number', async () => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  await page.goto(`${shop.url}/magaza-basvuru`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Başvuruyu gönder' }).click()
  await main.getByText('Firma unvanı zorunludur.').waitFor()
  const filled = {
    'Firma unvanı': 'Deneme Tekstil',
    'Vergi dairesi': 'Nilüfer',
    'Vergi numarası': '4540536920',
    'Firma telefonu': '0224 000 00 00',
    'Firma adresi': 'Ihlamur Caddesi No: 7 Bursa',
    'Depo adresi': 'Sanayi Sitesi No: 3 Bursa',
    Ad: 'Işıl',
    Soyad: 'Deneme',
    'E-posta': 'satici@ornek.com',
    'Cep telefonu': '0555 000 00 00',
    Görev: 'Satış sorumlusu',
    'Mağaza adı': 'Deneme Giyim',
  }
  for (const [label, value] of Object.entries(filled))
    await main.getByRole('textbox', { name: `${label} zorunlu`, exact: true }).fill(value)
  for (const label of ['Firma türü', 'Sektör', 'Entegrasyon'])
    await main.getByRole('combobox', { name: `${label} zorunlu` }).selectOption({ index: 1 })
  await tick(main.getByRole('checkbox', { name: /belgelerimiz var/ }))
  await tick(main.getByRole('checkbox', { name: 'Robot değilim' }))
  await main.getByText('Robot olmadığınız doğrulandı').waitFor()
  await main.getByRole('button', { name: 'Başvuruyu gönder' }).click()
  const number = /BSV-\w{8}/.exec(await main.getByText(/Başvuru numaranız BSV-/).innerText())?.[0] ?? ''
  await expect.poll(() => shop.mails().some((mail) => mail.includes(number)), { timeout: 20_000 }).toBe(true)
  expect(complaints).toEqual([])
  await end()
})

it.each(
  sweep<readonly [path: string, title: string]>(
    [['/uye-ol', 'Üye Ol']],
    [
      ['/sifremi-unuttum', 'Şifre Hatırlat'],
      ['/magaza-basvuru', 'Mağaza Başvurusu'],
    ],
  ),
)('%s has nothing for axe to find', async (path, title) => {
  const { page, complaints, end } = await visitAgain(browser, 390)
  await check(page, path, title)
  expect(complaints).toEqual([])
  await end()
})

describe('for a member', () => {
  let member: Member
  beforeAll(async () => {
    member = await makeMember(shop, { withAddress: true })
    await deliveredOrder(shop, { member, category: 'kulaklik' })
  })
  const open = async () => visitAgain(browser, 390, await signedIn(shop, member))

  it.each(
    sweep<readonly [path: string, title: string]>(
      [
        ['/my/bilgi', 'Kişisel Bilgiler'],
        ['/my/tr/adresler', 'Adres Yönetimi'],
        ['/my/tr/yorumlar', 'Yorumlarım'],
      ],
      [
        ['/my/sifre-degistir', 'Şifre Değiştir'],
        ['/my/listelerim', 'Listelerim'],
        ['/my/kartlarim', 'Kayıtlı Kartlarım'],
        ['/my/tr/hesap-numaralari', 'Hesap Numaraları'],
        ['/my/bildirimler', 'Bildirimler'],
      ],
    ),
  )('%s has nothing for axe to find', async (path, title) => {
    const { page, complaints, end } = await open()
    await check(page, path, title)
    expect(complaints).toEqual([])
    await end()
  })

  it('a collected coupon is on the page of coupons, which has nothing for axe to find', async () => {
    const { page, complaints, end } = await open()
    const main = page.getByRole('main')
    await page.goto(`${shop.url}/arama/kulaklik`)
    await main.getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await main.locator('summary').filter({ hasText: /kupon/i }).click()
    await main
      .getByRole('button', { name: /^Kuponu al/ })
      .first()
      .click()
    await page
      .getByText(/^Kupon hesabınıza eklendi/)
      .first()
      .waitFor()
    await check(page, '/my/kuponlarim', 'Kuponlarım')
    expect(complaints).toEqual([])
    await end()
  })

  it('an alarm that was set is on the page of alarms, which has nothing for axe to find', async () => {
    const { page, complaints, end } = await open()
    const main = page.getByRole('main')
    await page.goto(`${shop.url}/arama/kulaklik`)
    await main.getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await main.getByRole('button', { name: 'Fiyat alarmı' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('group', { name: 'Hedef önerileri' }).getByRole('button').first().click()
    expect(await lookOver(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Alarmı kur' }).click()
    await drawer.getByText(/inmesini bekliyoruz/).waitFor()
    await check(page, '/my/alarmlarim', 'Alarmlarım')
    await main.getByRole('button', { name: /^Alarmı kaldır/ }).waitFor()
    expect(complaints).toEqual([])
    await end()
  })

  it('the second step that is being turned on has nothing for axe to find', async () => {
    const { page, complaints, end } = await open()
    const main = page.getByRole('main')
    await page.goto(`${shop.url}/my/sifre-degistir`)
    await main.getByRole('button', { name: 'İki adımlı doğrulamayı aç' }).click()
    await main.locator('#iki-adim-password').fill(member.password)
    await main.getByRole('button', { name: 'Devam et' }).click()
    await main.locator('#iki-adim-code').waitFor()
    await main.getByRole('img', { name: 'Doğrulama uygulamasına okutulacak karekod' }).waitFor()
    expect(await lookOver(page)).toEqual([])
    expect(complaints).toEqual([])
    await end()
  })
})

/** Opens a page, waits until all its parts have loaded, and expects no accessibility faults. */
async function check(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`${shop.url}${path}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('main').locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  expect(await lookOverPage(page), path).toEqual([])
}
