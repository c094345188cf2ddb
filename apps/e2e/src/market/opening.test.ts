import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { deskSession } from '../harness/desk-session.ts'
import { lookOver } from '../harness/look-over.ts'
import { mailedLink } from '../harness/mailed-link.ts'
import type { Shop } from '../harness/shop.ts'
import { tick } from '../harness/tick.ts'
import { unexpected } from '../harness/unexpected.ts'
import { visitAgain } from '../harness/visit.ts'
import { withPanels } from '../harness/with-shop.ts'
import { openUntil } from './open-until.ts'
import { chooseFile, smallPdf } from './papers.ts'
import { setUpSecondStep } from './set-up-second-step.ts'

let shop: Shop
let browser: Browser
withPanels((...opened) => {
  ;[shop, browser] = opened
})

const password = 'Parola2026x'
const invitation = /\/davet\/\S+/u

/** Sends the shop's form as a company named `name` whose official has this address. */
async function apply(page: Page, name: string, email: string): Promise<void> {
  await page.goto(`${shop.url}/magaza-basvuru`)
  const main = page.getByRole('main')
  const filled = {
    'Firma unvanı': 'Deneme Tekstil',
    'Vergi dairesi': 'Nilüfer',
    'Vergi numarası': '4540536920',
    'Firma telefonu': '0224 000 00 00',
    'Firma adresi': 'Ihlamur Caddesi No: 7 Bursa',
    'Depo adresi': 'Sanayi Sitesi No: 3 Bursa',
    Ad: 'Işıl',
    Soyad: 'Deneme',
    'E-posta': email,
    'Cep telefonu': '0555 000 00 00',
    Görev: 'Satış sorumlusu',
    'Mağaza adı': name,
  }
  for (const [label, value] of Object.entries(filled))
    await main.getByRole('textbox', { name: `${label} zorunlu`, exact: true }).fill(value)
  for (const label of ['Firma türü', 'Sektör', 'Entegrasyon'])
    await main.getByRole('combobox', { name: `${label} zorunlu` }).selectOption({ index: 1 })
  await tick(main.getByRole('checkbox', { name: /belgelerimiz var/ }))
  await tick(main.getByRole('checkbox', { name: 'Robot değilim' }))
  await main.getByText('Robot olmadığınız doğrulandı').waitFor()
  await main.getByRole('button', { name: 'Başvuruyu gönder' }).click()
  await main.getByText(/Başvuru numaranız BSV-/).waitFor()
}

/** Follows a mailed invitation as a new person, up to *Bugün*. */
async function join(page: Page, email: string): Promise<void> {
  await page.goto(shop.sellerUrl + (await mailedLink(shop, email, invitation)))
  await page.getByRole('textbox', { name: /^Ad zorunlu/ }).fill('Işıl')
  await page.getByRole('textbox', { name: /^Soyad/ }).fill('Deneme')
  await page.getByRole('textbox', { name: /^Yeni şifre/ }).fill(password)
  await page.getByRole('button', { name: 'Kabul et ve gir' }).click()
  await page.getByRole('heading', { name: 'Bugün', level: 1 }).waitFor()
}

it('an applicant proves the mailbox and the documents, opens, and invites a packer', async () => {
  const name = 'Bahçeci Dükkânı'
  const email = 'bahceci@ornek.test'
  const shopper = await visitAgain(browser, 390)
  await apply(shopper.page, name, email)

  const owner = await visitAgain(browser, 1280)
  await join(owner.page, email)
  await owner.page.getByText('0 / 9 adım tamam').waitFor()
  expect(await lookOver(owner.page)).toEqual([])
  await owner.page.getByRole('link', { name: 'Belgelere git' }).click()
  const given = (title: string) => owner.page.getByRole('region', { name: title })
  const give = (title: string) =>
    chooseFile(owner.page, given(title).getByRole('button', { name: 'Belge yükle' }), smallPdf)
  await give('Vergi levhası')
  await setUpSecondStep(owner.page.getByRole('dialog', { name: 'İkinci adımı kurun' }), password)
  // The document that was sent before the second step is not sent again by hand.
  await given('Vergi levhası').getByText('İncelenecek', { exact: true }).waitFor()
  for (const title of ['Ticaret sicil gazetesi veya esnaf sicil belgesi', 'İmza sirküleri veya imza beyannamesi']) {
    await give(title)
    await given(title).getByText('İncelenecek', { exact: true }).waitFor()
  }
  await tick(given('Satıcı beyanı').getByRole('checkbox', { name: 'Okudum, mağazam adına kabul ediyorum' }))
  await given('Satıcı beyanı').getByRole('button', { name: 'Beyanı onayla' }).click()
  await given('Satıcı beyanı').getByText('Uygun', { exact: true }).waitFor()
  await owner.page.getByRole('link', { name: 'Eksik alanları doldur (2)' }).click()
  await owner.page.getByRole('textbox', { name: 'İl', exact: true }).fill('Bursa')
  await owner.page.getByRole('textbox', { name: 'İlçe' }).fill('Nilüfer')
  await owner.page.getByRole('button', { name: 'Ayarları kaydet' }).click()
  await owner.page.getByText('Mağaza ayarları kaydedildi.').waitFor()
  await owner.page.getByRole('link', { name: 'Belgeler ve sözleşme' }).click()
  await owner.page.getByText(/^Başvurunuz inceleniyor/).waitFor()

  const office = await visitAgain(browser, 1280, await deskSession(shop, 'office', 'deniz.ofis@ornek.com'))
  await office.page.goto(shop.officeUrl)
  await office.page.getByRole('link', { name: /^İncelenecek başvuru/ }).click()
  await office.page.getByRole('link', { name }).click()
  await office.page.getByRole('heading', { name, level: 1 }).waitFor()
  expect(await lookOver(office.page)).toEqual([])
  await office.page.getByRole('button', { name: 'Vergi levhası: yeniden iste' }).click()
  const asks = office.page.getByRole('dialog', { name: 'Vergi levhası' })
  await asks.getByRole('textbox').fill('Levha okunmuyor, daha net bir kopya gönderin.')
  await asks.getByRole('button', { name: 'Açıklama iste' }).click()
  await office.page.getByText('İstek gönderildi.').waitFor()

  await expect
    .poll(() => shop.mails().some((mail) => mail.startsWith(`Alıcı: ${email}\n`) && mail.includes('Levha okunmuyor')))
    .toBe(true)
  await owner.page.reload()
  await given('Vergi levhası').getByText('Levha okunmuyor, daha net bir kopya gönderin.').waitFor()
  await give('Vergi levhası')
  await given('Vergi levhası').getByText('İncelenecek', { exact: true }).waitFor()
  await owner.page.getByText(/^Başvurunuz inceleniyor/).waitFor()

  await office.page.reload()
  for (const title of [
    'Şirket ve adres bilgileri',
    'Vergi levhası',
    'Ticaret sicil gazetesi veya esnaf sicil belgesi',
    'İmza sirküleri veya imza beyannamesi',
    'Sicil kontrolü',
  ]) {
    const fine = office.page.getByRole('button', { name: `${title}: uygun` })
    await fine.click()
    await fine.waitFor({ state: 'detached' })
  }
  await office.page.getByRole('button', { name: 'Doğrula', exact: true }).click()
  await office.page.getByRole('button', { name: 'Doğrula', exact: true }).waitFor({ state: 'detached' })

  await owner.page.reload()
  const contract = given('Aracılık sözleşmesi')
  await tick(contract.getByRole('checkbox', { name: 'Okudum, mağazam adına kabul ediyorum' }))
  await contract.getByRole('button', { name: 'Sözleşmeyi onayla' }).click()
  await owner.page.getByText(/^Sözleşme tamam/).waitFor()

  // The list is asked before, so that it is in every cache without the shop.
  const list = `${shop.url}/magaza-liste?q=bahçeci`
  await shopper.page.goto(list)
  await shopper.page
    .getByText(/araması için 0 mağaza|bulunamadı/)
    .first()
    .waitFor()
  await office.page.reload()
  await office.page.getByRole('button', { name: 'Mağazayı aç' }).click()
  await office.page.getByText('Mağaza açıldı.').waitFor()
  const listed = shopper.page.getByRole('main').getByRole('link', { name: new RegExp(name) })
  await openUntil(shopper.page, list, async () => (await listed.count()) > 0)
  await listed.first().click()
  await shopper.page.getByRole('heading', { name, level: 1 }).waitFor()
  expect(await lookOver(shopper.page)).toEqual([])

  await owner.page.getByRole('link', { name: 'Ekip ve anahtarlar' }).click()
  await owner.page.getByRole('button', { name: 'Davet et' }).click()
  const form = owner.page.getByRole('dialog', { name: 'Ekibe davet et' })
  await form.getByRole('textbox', { name: /^E-posta/ }).fill('paketci@ornek.test')
  await form.getByRole('combobox', { name: /^Rol/ }).selectOption({ label: 'Operasyon' })
  await form.getByRole('button', { name: 'Daveti gönder' }).click()
  await owner.page.getByText('paketci@ornek.test adresine 72 saat geçerli davet gönderildi.').waitFor()
  const packer = await visitAgain(browser, 390)
  await join(packer.page, 'paketci@ornek.test')
  await packer.page.getByRole('link', { name: /^Onaylanacak sipariş/ }).waitFor()
  expect(await lookOver(packer.page)).toEqual([])
  await owner.page.reload()
  await owner.page
    .getByRole('row', { name: /paketci@ornek\.test/ })
    .getByText('Operasyon')
    .waitFor()

  // The invitation page reads the session before there is one, and the first document waits for the second step.
  expect(unexpected(owner.complaints, '401 /v1/me', '403 /shop/documents/vergi-levhasi')).toEqual([])
  expect(unexpected(packer.complaints, '401 /v1/me')).toEqual([])
  for (const { complaints } of [shopper, office]) expect(complaints).toEqual([])
  for (const { end } of [shopper, owner, office, packer]) await end()
})
