import type { Browser, Page } from 'playwright'
import { isoDayText } from '@market/domain/kernel'
import { expect, it } from 'vitest'
import { deskSession } from '../harness/desk-session.ts'
import { inDatabase } from '../harness/in-database.ts'
import type { Shop } from '../harness/shop.ts'
import { mailedLink } from '../harness/mailed-link.ts'
import { tick } from '../harness/tick.ts'
import { unexpected } from '../harness/unexpected.ts'
import { visitAgain } from '../harness/visit.ts'
import { withPanels } from '../harness/with-shop.ts'
import { openUntil } from './open-until.ts'

let shop: Shop
let browser: Browser
withPanels((...opened) => {
  ;[shop, browser] = opened
})

/** The shop of the demo people and a product of it, as shoppers open them. */
const demoShop = () =>
  inDatabase(shop, async ({ deps: { db } }) => {
    const { id, slug, product, name } = await db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .innerJoin('shops', 'shops.id', 'memberships.shop_id')
      .innerJoin('products', 'products.shop_id', 'shops.id')
      .select(['products.id', 'products.slug as product', 'shops.slug', 'shops.name'])
      .where('users.email', '=', 'zeynep.sahip@ornek.com')
      .where('products.stock', '>', 1)
      .orderBy('products.id')
      .executeTakeFirstOrThrow()
    return { name, shop: `${shop.url}/magaza/${slug}`, product: `${shop.url}/${product}-p-${id}` }
  })

it('shoppers and the seller see that a shop is on leave, stopped, open again and ended', async () => {
  const own = await demoShop()
  const shopper = await visitAgain(browser, 390)
  const { page } = shopper
  // Before a size or a colour is chosen the button asks for it.
  const buys = page.getByRole('button', { name: /^Hemen Al$| seçin$/ }).first()
  const notOnSale = page.getByText('Bu ürün şu anda satışta değil.').first()
  const until = (address: string, shown: (status: number) => Promise<boolean>) => openUntil(page, address, shown)
  const isOpen = async (status: number) => status === 200 && (await buys.count()) > 0
  const isNotOnSale = async (status: number) =>
    status === 200 && (await notOnSale.count()) > 0 && (await buys.count()) === 0
  // Without a limit, because the servers make their first page.
  await page.goto(own.product)
  await buys.waitFor()

  const owner = await visitAgain(browser, 1280, await deskSession(shop, 'seller', 'zeynep.sahip@ornek.com'))
  await owner.page.goto(`${shop.sellerUrl}/magaza`)
  const leave = owner.page.getByRole('checkbox', { name: 'Mağaza izne çıkıyor' })
  const save = async () => {
    await owner.page.getByRole('button', { name: 'Ayarları kaydet' }).click()
    await owner.page.getByText('Mağaza ayarları kaydedildi.').waitFor()
  }
  await tick(leave)
  await owner.page.getByLabel('İlk gün').fill(isoDayText(new Date()))
  await owner.page.getByLabel('Son gün').fill(isoDayText(new Date(Date.now() + 3 * 86_400_000)))
  await save()
  await owner.page.getByText('Mağaza izinde').waitFor()
  const onLeave = page.getByText(/^Mağaza izinde, .* günü yeniden açılıyor\.$/).first()
  await until(own.shop, async (status) => status === 200 && (await onLeave.count()) > 0)
  await until(
    own.product,
    async (status) => status === 200 && (await onLeave.count()) > 0 && (await buys.count()) === 0,
  )
  await owner.page.reload()
  await tick(leave)
  await save()
  await until(own.product, isOpen)

  const office = await visitAgain(browser, 1280, await deskSession(shop, 'office', 'ece.ofis@ornek.com'))
  await office.page.goto(`${shop.officeUrl}/saticilar?q=${encodeURIComponent(own.name)}`)
  await office.page.getByRole('link', { name: own.name }).click()
  const decide = async (verb: string, reason: string, done: string, cause?: string) => {
    await office.page.getByRole('button', { name: verb }).click()
    const form = office.page.getByRole('dialog', { name: verb })
    if (cause) await form.getByRole('combobox').selectOption({ label: cause })
    await form.getByRole('textbox').fill(reason)
    await form.getByRole('button', { name: verb }).click()
    await office.page.getByText(done).waitFor()
  }
  const isGone = async (status: number) => status === 404
  const sellerReads = async (state: string, reason: string) => {
    await owner.page.goto(shop.sellerUrl)
    await owner.page.getByText(state).first().waitFor()
    await readsReason(owner.page, reason)
  }
  await decide('Açıklama iste', 'Gömleklerin faturası nerede?', 'İstek gönderildi.')
  await owner.page.goto(shop.sellerUrl)
  await owner.page.getByText('Güvercin açıklamanızı bekliyor.').waitFor()
  await owner.page.goto(
    shop.sellerUrl + (await mailedLink(shop, 'zeynep.sahip@ornek.com', /(?<=\/localhost:\d+)\/\S+/)),
  )
  await owner.page.getByText('Gömleklerin faturası nerede?').waitFor()
  await owner.page.getByRole('textbox', { name: 'Güvercin’e yazın' }).fill('Faturası ektedir.')
  await owner.page.getByRole('button', { name: 'Gönder' }).click()
  await owner.page.getByText('Faturası ektedir.').waitFor()
  await decide('Satışa kapat', 'Sahte ürün satışı şüphesi.', 'Mağaza satışa kapatıldı.', 'Dolandırıcılık')
  await until(own.shop, isGone)
  await until(own.product, isNotOnSale)
  await sellerReads('Satışa kapalı.', 'Sahte ürün satışı şüphesi.')
  await decide('Yeniden aç', 'Şüphe giderildi.', 'Mağaza yeniden açıldı.')
  await until(own.product, isOpen)
  await decide('Üyeliği bitir', 'Satıcı ayrıldı.', 'Üyelik bitti.')
  await until(own.shop, isGone)
  await sellerReads('Kapandı.', 'Satıcı ayrıldı.')
  expect(await owner.page.getByRole('button', { name: 'Ayarları kaydet' }).count()).toBe(0)

  for (const { complaints } of [owner, office]) expect(complaints).toEqual([])
  expect(unexpected(shopper.complaints, `404 ${new URL(own.shop).pathname}`)).toEqual([])
  for (const { end } of [shopper, owner, office]) await end()
})

async function readsReason(page: Page, reason: string): Promise<void> {
  await page.getByRole('link', { name: 'Mağaza sayfası' }).click()
  await page.getByText(reason).first().waitFor()
}
