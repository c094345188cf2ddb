import { getPlacedContract, getOrderContract, postGuestOrderContract, postInvoiceMail } from '@market/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailToSend, deliverOutbox } from '../platform/mail/deliver-outbox.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { readMails } from '../testing/read-mails.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'

let api: TestApi
let shopper: Shopper
let order_id = ''
let accepted = ''
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertShop(api.deps.db, { id: 2, cargo_price: 0 })
  await insertProduct(api.deps.db, { id: 1, name: 'Şık Çanta' })
  await insertProduct(api.deps.db, { id: 2, shop_id: 2 })
  shopper = await makeShopper(api)
  await shopper.add(1)
  await shopper.add(2)
  accepted = (await shopper.ask(getOrderContract)).version
  order_id = await completeCardOrder(api, shopper)
})
afterAll(() => api.stop())

test('what was accepted stays, whatever shop and product become', async () => {
  await api.deps.db.updateTable('products').set({ name: 'Başka ad' }).where('id', '=', 1).execute()
  const { version, documents } = await shopper.ask(getPlacedContract, { params: { id: order_id } })
  expect(version).toBe(accepted)
  expect(documents[1]?.html).toContain('Şık Çanta')
})
test('names each seller as the company that it is', async () => {
  const { documents } = await shopper.ask(getPlacedContract, { params: { id: order_id } })
  for (const { html } of documents) {
    expect(html).toContain('<th scope="row">Satıcı</th><td>Deneme Ticaret 1 Limited Şirketi</td>')
    expect(html).toContain('<th scope="row">Satıcı</th><td>Deneme Ticaret 2 Limited Şirketi</td>')
  }
})
test('counts the days of withdrawal for each seller’s goods, as the order’s page does', async () => {
  const { documents } = await shopper.ask(getPlacedContract, { params: { id: order_id } })
  for (const { html } of documents) expect(html).toContain('Süre her satıcının ürünleri için ayrı işler')
})
test('a guest reads it by number and address; others, and guesses, find nothing', async () => {
  const other = await makeShopper(api)
  expect((await other.call(getPlacedContract, { params: { id: order_id } })).status).toBe(404)
  const body = { order_id: ` ${order_id.toLowerCase()} `, email: shopper.email.toUpperCase() }
  expect((await other.ask(postGuestOrderContract, { body })).version).toBe(accepted)
  const guess = { order_id, email: 'baska@ornek.com' }
  for (let tries = 0; tries < 5; tries += 1)
    expect((await other.call(postGuestOrderContract, { body: guess })).status).toBe(404)
  expect((await other.call(postGuestOrderContract, { body })).status).toBe(429)
})
test('the copies in the order’s mail name its time and payment above the accepted text', async () => {
  const mail = (await readMails(api.deps.db)).find(({ subject }) => subject === `Siparişiniz alındı: ${order_id}`)
  const papers = (mail?.attachments ?? []) as readonly { readonly content: string }[]
  for (const { content } of papers) {
    expect(content).toContain(`<th scope="row">Sipariş numarası</th><td>${order_id}</td>`)
    expect(content).toMatch(/Onay tarihi<\/th><td>\d+ [^<]+ 20\d\d, \d\d\.\d\d</)
    expect(content).toMatch(/Ödeme<\/th><td>Kredi \/ Banka Kartı, Visa •••• \d{4}</)
  }
  expect(papers).toHaveLength(2)
})
test('the order’s mail brings both contracts as PDF', async () => {
  const sent: MailToSend[] = []
  await deliverOutbox(api.deps, async (mail) => {
    sent.push(mail)
  })
  const mail = sent.find(({ subject }) => subject.includes(order_id))
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    `on-bilgilendirme-${order_id}.pdf`,
    `mesafeli-satis-${order_id}.pdf`,
  ])
  for (const { content } of mail?.attachments ?? []) expect(String(content).startsWith('%PDF-')).toBe(true)
})
test('invoices, one of each shop, go to the order’s own address, five times an hour', async () => {
  const { msg } = await shopper.ask(postInvoiceMail, { body: { order_id } })
  expect(msg).toContain(shopper.email)
  const mail = (await readMails(api.deps.db)).at(-1)
  expect(mail).toMatchObject({ recipient: shopper.email, subject: `Faturanız: ${order_id}` })
  expect(mail?.attachments).toMatchObject([
    {
      filename: `fatura-${order_id}-1.pdf`,
      content: expect.stringMatching(/Deneme Ticaret 1 Limited Şirketi.*KDV %20.*24,99 TL.*149,90 TL/s),
    },
    { filename: `fatura-${order_id}-2.pdf` },
  ])
  const other = await makeShopper(api)
  expect((await other.call(postInvoiceMail, { body: { order_id } })).status).toBe(404)
  for (let sent = 1; sent < 5; sent += 1) await shopper.ask(postInvoiceMail, { body: { order_id } })
  expect((await shopper.call(postInvoiceMail, { body: { order_id } })).status).toBe(429)
})
