import {
  addToCart,
  getCart,
  getOrderContract,
  getPaymentStatus,
  postInstallments,
  postLastOrder,
} from '@market/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmAtBank, returnToShop } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { readMails } from '../testing/read-mails.ts'
import { readOrders } from '../testing/read-orders.ts'
import { readStock } from '../testing/read-stock.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'
import { testNow } from '../testing/test-clock.ts'

let api: TestApi
let shopper: Shopper
let productId = 100
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  await insertShop(db, { id: 2, name: 'Hemşin <b>Arıcılık</b>' })
  await db
    .insertInto('installment_limits')
    .values({ category_id: 1, since: new Date('2026-01-01'), max: 4, reason: 'Elektronikte en çok 4.' })
    .execute()
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
  productId += 1
  await insertProduct(api.deps.db, { id: productId })
})

const statusOf = (payment: string) => shopper.ask(getPaymentStatus, { query: { payment } })

describe('a card payment that goes well', () => {
  test('order, stock, cart, sales and mail follow once the bank says so, and not before', async () => {
    await insertProduct(api.deps.db, {
      id: 1000,
      shop_id: 2,
      price: 8_000,
      original_price: 10_000,
      discount_max_quantity: 3,
      discount_original_quantity: 5,
      stocks: { '101': 4 },
      variants: { Renk: { 101: 'Mor' } },
    })
    await shopper.add(1000, 2, '101')
    await shopper.add(productId, 3)
    const started = await shopper.start()
    expect(started.order_id).toMatch(/^GV-[2-9A-HJ-NP-Z]{8}-[2-9A-HJ-NP-Z]{4}$/)
    expect(await readStock(api.deps.db, productId)).toBe(7)
    expect(await statusOf(started.payment_id)).toMatchObject({ status: 'pending', order_id: started.order_id })
    expect((await shopper.ask(getCart)).count).toBe(5)
    expect(await readMails(api.deps.db)).toHaveLength(0)

    const page = await confirmAtBank(api, started.redirect_url)
    expect(page.back?.action).toBe(`${api.deps.config.siteUrl}/eptnew/x/bank-return`)
    expect(await returnToShop(api, page.back?.fields ?? {})).toContain(
      `303 ${api.deps.config.siteUrl}/banka-yonlendirmesi?payment=${started.payment_id}&`,
    )
    expect(await statusOf(started.payment_id)).toEqual({
      kind: 'order',
      status: 'paid',
      order_id: started.order_id,
      reason: null,
      own: true,
    })
    const cart = await shopper.ask(getCart)
    expect(cart.count).toBe(0)
    expect(cart.revision).toBeGreaterThan(2)
    expect(await readStock(api.deps.db, productId)).toBe(7)
    const sold = await api.deps.db
      .selectFrom('products')
      .select(['sold_count', 'sold_week', 'discount_max_quantity'])
      .where('id', '=', 1000)
      .executeTakeFirst()
    expect(sold).toEqual({ sold_count: 2, sold_week: 2, discount_max_quantity: 1 })

    const mails = await readMails(api.deps.db)
    expect(mails).toMatchObject([{ recipient: shopper.email, subject: `Siparişiniz alındı: ${started.order_id}` }])
    const [mail] = mails
    for (const told of ['Renk: Mor', '300,00 TL', '160,00 TL', '99,80 TL', '559,80 TL', 'Moda Cad. No: 41/6'])
      expect(`${mail?.text} ${mail?.html}`).toContain(told)
    expect(mail?.html).toContain('Hemşin &lt;b&gt;Arıcılık')
    expect(mail?.attachments).toMatchObject([
      { filename: `on-bilgilendirme-${started.order_id}.pdf` },
      { filename: `mesafeli-satis-${started.order_id}.pdf` },
    ])
    await api.deps.db.deleteFrom('mails').execute()

    const { order } = await shopper.ask(postLastOrder, { body: {} })
    expect(order).toMatchObject({
      order_id: started.order_id,
      status: 'preparing',
      total_price_with_shipping: 559.8,
      total_ship_price: 99.8,
      email: shopper.email,
    })
    const sum = (order?.total_pure_price ?? 0) + (order?.total_tax_price ?? 0) + (order?.total_ship_price ?? 0)
    expect(sum).toBeCloseTo(559.8, 6)
  })
  test('what was put in during the payment waits in the new cart', async () => {
    await shopper.add(productId, 2)
    const started = await shopper.start()
    await shopper.add(productId, 3)
    const page = await confirmAtBank(api, started.redirect_url)
    await returnToShop(api, page.back?.fields ?? {})
    const { order } = await shopper.ask(postLastOrder, { body: {} })
    expect(order?.shops[0]?.shop_items).toMatchObject([{ num: 2, price: 200 }])
    expect((await shopper.ask(getCart)).count).toBe(3)
  })
  test('a member pays too, and the mail goes to the address of the registration', async () => {
    const { addDemoMembers, demoMembers, demoPassword } = await import('../demo/add-demo-members.ts')
    await addDemoMembers(api.deps.db, testNow())
    const member = await makeShopper(api, { username: demoMembers[0].email, password: demoPassword })
    await member.add(productId)
    const started = await member.start()
    const page = await confirmAtBank(api, started.redirect_url)
    await returnToShop(api, page.back?.fields ?? {})
    expect(await readOrders(api.deps.db, demoMembers[0].email)).toMatchObject([{ status: 'paid' }])
    await api.deps.db.deleteFrom('mails').execute()
  })
  test('instalments: interest is in what is charged, and the order tells it', async () => {
    await shopper.add(productId, 2)
    const { installments, cap, bank, brand } = await shopper.ask(postInstallments, { body: { card: '400000' } })
    expect({ cap, bank, brand }).toEqual({ cap: { max: 12, reason: null }, bank: 'Deneme Bankası', brand: 'visa' })
    const four = installments.find(({ count }) => count === 4)
    expect(four).toMatchObject({ interest_percent: 400, total: 259.9, monthly: 64.97 })
    const body = { ...(await shopper.wish()), installment: 4 }
    expect((await shopper.pay({ ...body, total: 255 })).status).toBe(409)
    expect((await shopper.pay({ ...body, total: 259.9 })).status).toBe(200)
    const { data } = await shopper.pay(await shopper.wish().then((wish) => ({ ...wish, installment: 4 })))
    const page = await confirmAtBank(api, data.redirect_url)
    expect(page.back?.fields).toMatchObject({ amount: '25990', status: 'captured' })
    await returnToShop(api, page.back?.fields ?? {})
    const { order } = await shopper.ask(postLastOrder, { body: {} })
    expect(order).toMatchObject({ total_price_with_shipping: 249.9, payment: { installment: 4, monthly: 64.97 } })
    expect(order?.payment).toMatchObject({ title: 'Kredi / Banka Kartı', amount: 259.9, interest: 10 })
    const mail = (await readMails(api.deps.db)).findLast(({ subject }) => subject.includes(String(order?.order_id)))
    expect(mail?.text).toMatch(/Vade farkı: 10,00 TL\nKDV Dahil Toplam Fiyat: 259,90 TL/u)
  })
  test('the smallest limit of the lines caps the instalments', async () => {
    await insertProduct(api.deps.db, { id: productId + 5000, category_id: 1, category_path: [1] })
    await shopper.add(productId)
    await shopper.add(productId + 5000)
    const { cap, installments } = await shopper.ask(postInstallments, { body: { card: '' } })
    expect(cap).toEqual({ max: 4, reason: 'Elektronikte en çok 4.' })
    expect(installments.map(({ count }) => count)).toEqual([1, 2, 3, 4])
    const body = { ...(await shopper.wish()), installment: 6 }
    expect((await shopper.pay(body)).status).toBe(422)
  })
})

describe('the contract', () => {
  test('names the price of each unit where only some are discounted, and where its seller is', async () => {
    const { db } = api.deps
    const limited = { price: 8_000, original_price: 10_000, discount_max_quantity: 1, discount_original_quantity: 1 }
    await insertShop(db, { id: 8_000, street: 'Zarf Sokak No: 7', phone: '0850 000 10 01' })
    await insertProduct(db, { id: productId + 8_000, shop_id: 8_000, ...limited })
    await shopper.add(productId + 8_000, 3)
    const { documents } = await shopper.ask(getOrderContract)
    for (const { html } of documents) {
      expect(html).toContain('<td>3</td><td>1 × 80,00 TL + 2 × 100,00 TL</td><td>280,00 TL</td>')
      expect(html).toContain('<td>Zarf Sokak No: 7, Çankaya / Ankara</td>')
      expect(html).toContain('<th scope="row">Telefon</th><td>0850 000 10 01</td>')
    }
  })
  test('names shops, buyer, lines and totals, escaped, and its version follows its content', async () => {
    await insertProduct(api.deps.db, { id: productId + 5000, shop_id: 2, name: 'Bal <img src=x>' })
    await shopper.add(productId + 5000, 2)
    const { documents, version } = await shopper.ask(getOrderContract)
    expect(documents.map(({ title }) => title)).toEqual(['Ön Bilgilendirme Formu', 'Mesafeli Satış Sözleşmesi'])
    for (const { html } of documents) {
      for (const told of [
        '0454053692000001',
        'magaza2@hs00',
        'Elif Karaca',
        'Moda Cad. No: 41/6',
        '249,90 TL',
        '14 gün',
      ])
        expect(html).toContain(told)
      expect(html).not.toMatch(/<img|<b>/)
    }
    expect((await shopper.ask(getOrderContract)).version).toBe(version)
    await shopper.ask(addToCart, { body: { product_id: productId, num: 1 } })
    expect((await shopper.ask(getOrderContract)).version).not.toBe(version)
  })
})
