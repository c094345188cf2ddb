import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { inDatabase } from '../harness/in-database.ts'
import { mailedLink } from '../harness/mailed-link.ts'
import type { Shop } from '../harness/shop.ts'
import { itInTorture } from '../harness/sweep.ts'
import { tick } from '../harness/tick.ts'
import { unexpected } from '../harness/unexpected.ts'
import { visit } from '../harness/visit.ts'
import { withPanels } from '../harness/with-shop.ts'
import { buyFromDemoShop } from './buy-from-demo-shop.ts'
import { deskOf, loseAnswer, openPackage, withoutLost } from './desk.ts'

let shop: Shop
let browser: Browser
let atDesk: ReturnType<typeof deskOf>
withPanels((...opened) => {
  ;[shop, browser] = opened
  atDesk = deskOf(...opened)
})

it('two people work on one package, and answers are lost: each sees its present state, and each step happens once', async () => {
  const order = await buyFromDemoShop(shop)
  const packer = await atDesk('can.paket@ornek.com', 1280)
  const owner = await atDesk('zeynep.sahip@ornek.com', 390)
  for (const { page } of [packer, owner]) await openPackage(page, shop, order.number)

  await loseAnswer(packer.page, '**/seller/v1/packages/accept')
  await packer.page.getByRole('button', { name: 'Siparişi onayla' }).dblclick()
  await packer.page.getByText('Sipariş onaylandı.').waitFor()
  // The owner's page still shows the package as new.
  await owner.page.getByRole('button', { name: 'Siparişi onayla' }).click()
  await owner.page.getByText('Bu kayıt siz bakarken değişti.').waitFor()
  await owner.page.getByRole('button', { name: 'Şimdiki hâlini al' }).click()
  await owner.page.getByRole('button', { name: 'Paketi tamamla, 1 ürün kaldı' }).waitFor()

  await owner.page.getByRole('button', { name: 'Tedarik edemiyorum' }).click()
  const missing = owner.page.getByRole('dialog', { name: 'Hangi ürünü tedarik edemiyorsunuz?' })
  await missing.getByRole('spinbutton').fill('1')
  await tick(missing.getByRole('radio', { name: 'Ürün hasarlı' }))
  await tick(packer.page.getByRole('checkbox', { name: /toplandı$/ }))
  await packer.page.getByRole('button', { name: 'Paketi tamamla' }).click()
  await packer.page.getByText(/^Paket hazır\. /).waitFor()
  const report = missing.getByRole('button', { name: '1 ürünü iptal et' })
  await report.click()
  await missing.getByText('Paket siz bakarken değişti.').waitFor()
  // The field keeps its number, and the second try names the present revision.
  expect(await missing.getByRole('spinbutton').inputValue()).toBe('1')
  await loseAnswer(owner.page, '**/seller/v1/packages/unsupplied')
  await report.click()
  await owner.page.getByText(/^1 ürün iptal edildi, alıcıya /).waitFor()
  await owner.page.getByText('1 adet iptal', { exact: true }).waitFor()

  await owner.page.getByRole('button', { name: 'Tedarik edemiyorum' }).click()
  await missing.getByRole('spinbutton').fill('1')
  await tick(missing.getByRole('radio', { name: 'Ürün hasarlı' }))
  const ship = async (page: Page) => {
    await page.getByRole('button', { name: 'Kargoya ver' }).click()
    await page.getByRole('textbox', { name: /^Takip numarası/ }).fill('GV 123 456 789 TR')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  }
  await ship(packer.page)
  // The packer's page did not know of the cancelled unit.
  await packer.page.getByText('Bu kayıt siz bakarken değişti.').waitFor()
  await packer.page.getByRole('button', { name: 'Şimdiki hâlini al' }).click()
  // One unit comes out of the box, so the line is picked again.
  await tick(packer.page.getByRole('checkbox', { name: /toplandı$/ }))
  await packer.page.getByRole('button', { name: 'Paketi tamamla' }).click()
  await packer.page.getByText(/^Paket hazır\. /).waitFor()
  await loseAnswer(packer.page, '**/seller/v1/packages/*/ship')
  await ship(packer.page)
  await packer.page.getByText('Kargoya verildi, alıcıya e-posta gönderildi.').waitFor()
  await report.click()
  await owner.page.getByText('Takip no GV 123 456 789 TR').waitFor()
  await missing.waitFor({ state: 'detached' })
  expect(await owner.page.getByRole('button', { name: 'Tedarik edemiyorum' }).count()).toBe(0)

  await packer.page.goBack()
  await packer.page.getByRole('heading', { name: 'Siparişler', level: 1 }).waitFor()
  await packer.page.goForward()
  await packer.page.getByText('Takip no GV 123 456 789 TR').waitFor()
  const subjects = ['Tedarik edilemeyen ürünler', 'Paketiniz yola çıktı'].map((words) => `${words}: ${order.number}`)
  const sent = (subject: string) => shop.mails().filter((mail) => mail.includes(`Konu: ${subject}\n`)).length
  await expect.poll(() => subjects.map(sent)).toEqual([1, 1])

  const stale = ['409 /packages/unsupplied', `409 ${new URL(packer.page.url()).pathname.split('/').at(-1)}/ship`]
  for (const { complaints } of [packer, owner]) expect(unexpected(withoutLost(complaints), ...stale)).toEqual([])
  for (const { end } of [packer, owner]) await end()
})

itInTorture(
  'an invitation that expires under the form says so, and after signing out the back button shows no order',
  async () => {
    const email = 'yeni.paketci@ornek.test'
    const owner = await atDesk('zeynep.sahip@ornek.com', 390)
    await owner.page.goto(`${shop.sellerUrl}/magaza/ekip`)
    await owner.page.getByRole('button', { name: 'Davet et' }).click()
    const form = owner.page.getByRole('dialog', { name: 'Ekibe davet et' })
    await form.getByRole('textbox', { name: /^E-posta/ }).fill(email)
    await form.getByRole('combobox', { name: /^Rol/ }).selectOption({ label: 'Operasyon' })
    await form.getByRole('button', { name: 'Daveti gönder' }).click()
    const link = shop.sellerUrl + (await mailedLink(shop, email, /\/davet\/\S+/u))
    const endIt = (ends: Date) =>
      inDatabase(shop, ({ deps: { db } }) =>
        db.updateTable('invitations').set({ expires_at: ends }).where('email', '=', email).execute(),
      )

    const invited = await visit(browser, 1280)
    const { page } = invited
    await page.goto(link)
    const first = page.getByRole('textbox', { name: /^Ad zorunlu/ })
    await first.fill('Işıl')
    await page.getByRole('textbox', { name: /^Soyad/ }).fill('Deneme')
    await page.getByRole('textbox', { name: /^Yeni şifre/ }).fill('Parola2026x')
    await endIt(new Date(Date.now() - 1000))
    await page.getByRole('button', { name: 'Kabul et ve gir' }).click()
    await page.getByRole('alert').filter({ hasText: 'davet' }).waitFor()
    expect(await first.inputValue()).toBe('Işıl')
    await page.reload()
    await page.getByRole('heading', { name: 'Davet açılamadı' }).waitFor()

    const order = await buyFromDemoShop(shop)
    await openPackage(owner.page, shop, order.number)
    await owner.page.goto(`${shop.sellerUrl}/hesabim`)
    await owner.page.getByRole('button', { name: 'Çıkış yap' }).click()
    await owner.page.getByRole('heading', { name: 'Giriş yapın' }).waitFor()
    await owner.page.goBack()
    await owner.page.getByRole('heading', { name: 'Giriş yapın' }).waitFor()
    expect(await owner.page.getByText(order.number).count()).toBe(0)
    expect(new URL(owner.page.url()).searchParams.get('donus')).toMatch(/^\/siparisler\/\d+$/)

    const dead = new URL(link).pathname
    expect(unexpected(invited.complaints, '401 /v1/me', `404 /v1/invitation/${dead.split('/').at(-1)}`)).toEqual([])
    expect(unexpected(owner.complaints, '401 /v1/me')).toEqual([])
    for (const { end } of [invited, owner]) await end()
  },
)

it('a very long word that a seller types does not widen the shop’s page', async () => {
  const own = await inDatabase(shop, async ({ deps: { db } }) => {
    const { shop_id: id } = await db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select('shop_id')
      .where('users.email', '=', 'zeynep.sahip@ornek.com')
      .executeTakeFirstOrThrow()
    return db
      .updateTable('shops')
      .set({ description: 'ş'.repeat(2000) })
      .where('id', '=', id ?? 0)
      .returning('slug')
      .executeTakeFirstOrThrow()
  })
  const { page, end } = await visit(browser, 390)
  await expect
    .poll(
      async () => {
        await page.goto(`${shop.url}/magaza/${own.slug}`)
        return page.getByText('ş'.repeat(2000)).count()
      },
      { timeout: 10_000 },
    )
    .toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await end()
})
