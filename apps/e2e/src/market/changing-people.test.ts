import type { Browser, Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { deskSession } from '../harness/desk-session.ts'
import type { Shop } from '../harness/shop.ts'
import { itInTorture } from '../harness/sweep.ts'
import { unexpected } from '../harness/unexpected.ts'
import { type Visit, visitAgain } from '../harness/visit.ts'
import { withPanels } from '../harness/with-shop.ts'
import { buyFromDemoShop } from './buy-from-demo-shop.ts'
import { setUpSecondStep } from './set-up-second-step.ts'

let shop: Shop
let browser: Browser
withPanels((...opened) => {
  ;[shop, browser] = opened
})
let ownerSession: Awaited<ReturnType<typeof deskSession>>
beforeAll(async () => {
  ownerSession = await deskSession(shop, 'seller', 'zeynep.sahip@ornek.com')
})
const openOwner = () => visitAgain(browser, 1280, ownerSession)

const password = 'Parola2026x'
const linksTo = (email: string) =>
  shop.mails().flatMap((mail) => (mail.startsWith(`Alıcı: ${email}\n`) ? (/\/davet\/\S+/u.exec(mail) ?? []) : []))
/** Invites a mailbox on the team's page and returns the mailed link. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  const earlier = linksTo(email).length
  await page.goto(`${shop.sellerUrl}/magaza/ekip`)
  await page.getByRole('button', { name: 'Davet et' }).click()
  const form = page.getByRole('dialog', { name: 'Ekibe davet et' })
  await form.getByRole('textbox', { name: /^E-posta/ }).fill(email)
  await form.getByRole('combobox', { name: /^Rol/ }).selectOption({ label: role })
  await form.getByRole('button', { name: 'Daveti gönder' }).click()
  await page.getByText(`${email} adresine 72 saat geçerli davet gönderildi.`).waitFor()
  await expect.poll(() => linksTo(email).length).toBe(earlier + 1)
  return shop.sellerUrl + linksTo(email).at(-1)
}
/** Accepts an invitation as a new person. */
async function join(link: string, width: number): Promise<Visit> {
  const joined = await visitAgain(browser, width)
  await joined.page.goto(link)
  await joined.page.getByRole('textbox', { name: /^Ad zorunlu/ }).fill('Işıl')
  await joined.page.getByRole('textbox', { name: /^Soyad/ }).fill('Deneme')
  await joined.page.getByRole('textbox', { name: /^Yeni şifre/ }).fill(password)
  await joined.page.getByRole('button', { name: 'Kabul et ve gir' }).click()
  await joined.page.getByRole('heading', { name: 'Bugün', level: 1 }).waitFor()
  return joined
}
async function removeFromTeam(page: Page, email: string): Promise<void> {
  await page.goto(`${shop.sellerUrl}/magaza/ekip`)
  const row = page.getByRole('row', { name: new RegExp(email.replaceAll('.', '\\.')) })
  await row.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Ekipten çıkar' }).click()
  await page.getByRole('button', { name: 'Çıkar', exact: true }).click()
  await page.getByText('Kaldırıldı, oturumları kapandı.').waitFor()
}

itInTorture('a removed member can do nothing more, and the member’s invitation is refused', async () => {
  const owner = await openOwner()
  const email = 'ikinci.sahip@ornek.test'
  const second = await join(await invite(owner.page, email, 'Mağaza sahibi'), 390)
  const order = await buyFromDemoShop(shop)
  await second.page.goto(`${shop.sellerUrl}/siparisler`)
  await second.page.getByRole('link', { name: order.number }).click()
  const accept = second.page.getByRole('button', { name: 'Siparişi onayla' })
  await accept.click()
  const stepSetUp = second.page.getByRole('dialog', { name: 'İkinci adımı kurun' })
  await setUpSecondStep(stepSetUp, password)
  await second.page.getByText('Sipariş onaylandı.').waitFor()
  const friend = await invite(second.page, 'tanidik@ornek.test', 'Mağaza sahibi')
  await second.page.goBack()
  await second.page.getByRole('button', { name: 'Son adımı geri al' }).waitFor()

  await removeFromTeam(owner.page, email)
  await owner.page.getByText('tanidik@ornek.test').waitFor({ state: 'detached' })
  await second.page.getByRole('button', { name: 'Son adımı geri al' }).click()
  const ended = second.page.getByRole('dialog', { name: 'Oturumunuz sona erdi' })
  await ended.getByRole('textbox', { name: /^Şifre/ }).waitFor()
  await second.page.keyboard.press('Escape')
  await second.page.getByRole('heading', { name: 'Giriş yapın' }).waitFor()
  expect(await second.page.getByText(order.number).count()).toBe(0)
  await owner.page.goto(`${shop.sellerUrl}/siparisler?sekme=preparing`)
  await owner.page.getByRole('link', { name: order.number }).waitFor()

  const stranger = await visitAgain(browser, 390)
  await stranger.page.goto(friend)
  await stranger.page.getByRole('heading', { name: 'Davet açılamadı' }).waitFor()
  expect(owner.complaints).toEqual([])
  for (const { end } of [owner, second, stranger]) await end()
})

it('an invitation that was replaced is dead, and the newer one opens', async () => {
  const owner = await openOwner()
  const email = 'iki.davetli@ornek.test'
  const first = await invite(owner.page, email, 'Muhasebe')
  const newer = await invite(owner.page, email, 'Operasyon')
  const invited = await visitAgain(browser, 1280)
  await invited.page.goto(first)
  await invited.page.getByRole('heading', { name: 'Davet açılamadı' }).waitFor()
  const joined = await join(newer, 390)
  await joined.page.getByRole('link', { name: /^Onaylanacak sipariş/ }).waitFor()
  for (const { end } of [owner, invited, joined]) await end()
})

itInTorture('a lost second step is lifted by two people of the office, and set up again', async () => {
  const owner = await openOwner()
  const email = 'telefonsuz@ornek.test'
  const member = await join(await invite(owner.page, email, 'Operasyon'), 390)
  const order = await buyFromDemoShop(shop)
  const accept = async () => {
    await member.page.goto(`${shop.sellerUrl}/siparisler`)
    await member.page.getByRole('link', { name: order.number }).click()
    await member.page.getByRole('button', { name: 'Siparişi onayla' }).click()
  }
  await accept()
  const setUp = member.page.getByRole('dialog', { name: 'İkinci adımı kurun' })
  await setUpSecondStep(setUp, password)
  await member.page.getByText('Sipariş onaylandı.').waitFor()

  const [asker, confirmer] = await Promise.all(
    ['deniz.ofis@ornek.com', 'ece.ofis@ornek.com'].map(async (name) =>
      visitAgain(browser, 1280, await deskSession(shop, 'office', name)),
    ),
  )
  if (!asker || !confirmer) throw new Error('the office has two people')
  await asker.page.goto(`${shop.officeUrl}/personel`)
  await asker.page.getByRole('button', { name: 'Kayıp ikinci adım' }).click()
  const form = asker.page.getByRole('dialog', { name: 'Kayıp ikinci adımı kaldır' })
  await form.getByRole('textbox', { name: /^Kişinin e-postası/ }).fill(email)
  await form.getByRole('textbox', { name: /^Kimliği nasıl doğruladınız/ }).fill('Telefonunu kaybetti, kimliğiyle geldi')
  await form.getByRole('button', { name: 'İsteği yaz' }).click()
  await asker.page.getByText('İstek yazıldı. Başka bir çalışan onaylayınca ikinci adım kalkar.').waitFor()
  const waiting = asker.page.getByRole('region', { name: 'Onay bekleyen ikinci adımlar' })
  await waiting.getByText('Başka bir çalışan onaylar').waitFor()
  expect(await waiting.getByRole('button').count()).toBe(0)
  // Until the second person has confirmed, the session goes on.
  await member.page.reload()
  await member.page.getByRole('heading', { name: new RegExp(order.number), level: 1 }).waitFor()

  await confirmer.page.goto(`${shop.officeUrl}/personel`)
  await confirmer.page.getByRole('button', { name: 'Onayla' }).click()
  await confirmer.page.getByText('İkinci adım kaldırıldı.').waitFor()
  await expect
    .poll(() =>
      shop.mails().some((mail) => mail.startsWith(`Alıcı: ${email}\n`) && /iki adımlı doğrulama kaldırıldı/.test(mail)),
    )
    .toBe(true)
  await member.page.reload()
  await member.page.getByRole('textbox', { name: /^E-posta/ }).fill(email)
  await member.page.getByRole('textbox', { name: /^Şifre/ }).fill(password)
  await member.page.getByRole('button', { name: 'Devam et' }).click()
  await member.page.getByRole('button', { name: 'Son adımı geri al' }).click()
  await setUpSecondStep(setUp, password)
  await member.page.getByRole('button', { name: 'Siparişi onayla' }).waitFor()
  expect(unexpected(asker.complaints)).toEqual([])
  expect(unexpected(confirmer.complaints)).toEqual([])
  for (const { end } of [owner, member, asker, confirmer]) await end()
})
