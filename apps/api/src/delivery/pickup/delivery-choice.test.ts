import {
  getInitAddress,
  getInitPayment,
  getOrderContract,
  getTrack,
  patchOrderAddress,
  postAddress,
  postLastOrder,
  postSelectAddress,
} from '@market/contract'
import { pathTo } from '@market/domain/catalog'
import { httpShipping } from '@market/http'
import { shippingGatewayContract } from '@market/testing/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { advanceParcels } from '../../fulfilment/advance-parcels.ts'
import { completeCardOrder, newestSms } from '../../testing/bank-customer.ts'
import { homeAddress } from '../../testing/home-address.ts'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertProduct, insertShop } from '../../testing/insert-product.ts'
import { makeClient } from '../../testing/make-client.ts'
import { readMails } from '../../testing/read-mails.ts'
import { makeShopper, type Shopper } from '../../testing/shopper.ts'

let api: TestApi
let shopper: Shopper
beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  await insertProduct(db, { id: 1, kargomat: true, stocks: { '': 100 } })
  await insertProduct(db, { id: 2, kargomat: false, stocks: { '': 100 } })
  const place = { city: 'İzmir', district: 'Konak', hours: '08.30–17.00' }
  await db
    .insertInto('pickup_points')
    .values([
      { id: 1, kind: 'branch', name: 'Konak Şubesi', address: 'Cumhuriyet Bulvarı No: 1', ...place },
      { id: 2, kind: 'kargomat', name: 'Konak Kargomat', address: 'İskele No: 2', ...place },
    ])
    .execute()
})
afterAll(() => api.stop())
beforeEach(async () => {
  shopper = await makeShopper(api)
})
shippingGatewayContract('over HTTP', async () => ({
  gateway: httpShipping((await makeClient(api.url)).client),
  place: { city: 'İzmir', district: 'Konak' },
}))

const choose = (shipping: object) => shopper.call(postSelectAddress, { body: { shipping } })
const receiver = { first_name: 'Deniz', last_name: 'Yılmaz', phone: '0532 444 55 66', tc: '10000000146' }

describe('where the order is handed over', () => {
  test('a branch, fetched by someone named: contract, order and parcel say so', async () => {
    await shopper.add(1)
    const { data } = await choose({ option: 'branch', pickup_id: 1, receiver })
    expect(data.shipping).toMatchObject({
      option: 'branch',
      pickup: { name: 'Konak Şubesi', hours: '08.30–17.00' },
      receiver: { phone: '05324445566', tc: '10000000146' },
    })
    const { delivery, invoice } = await shopper.ask(getInitPayment)
    expect(delivery).toMatchObject({
      first_name: 'Deniz',
      city: 'İzmir',
      address: expect.stringContaining('Konak Şubesi'),
    })
    expect(invoice).toMatchObject({ first_name: 'Elif', city: 'İstanbul' })
    const html = (await shopper.ask(getOrderContract)).documents[0]?.html
    expect(html).toContain('Konak Şubesi')
    // The contract names the buyer and, in another row, the person who fetches the parcel.
    expect(html).toContain('<tr><th scope="row">Ad soyad</th><td>Elif Karaca</td></tr>')
    expect(html).toContain('<tr><th scope="row">Teslim alacak kişi</th><td>Deniz Yılmaz, 0532 444 55 66</td></tr>')
    await completeCardOrder(api, shopper)
    const { order } = await shopper.ask(postLastOrder, { body: {} })
    expect(order).toMatchObject({
      deliver_to: 'Deniz Yılmaz',
      shipping: { option: 'branch', title: 'Posta Şubesinden Teslim', place: 'Konak Şubesi' },
    })
  })
  test('a locker takes what fits, and going back to the address is one call', async () => {
    await shopper.add(1)
    expect((await choose({ option: 'kargomat', pickup_id: 2 })).status).toBe(200)
    expect((await shopper.ask(getInitPayment)).delivery.first_name).toBe('Elif')
    await shopper.add(2)
    const refused = await shopper.call(getInitPayment)
    expect(refused.status).toBe(409)
    expect(refused.message).toMatch(/Kargomat’a sığmayan ürünler var: \S/)
    expect((await shopper.ask(getInitAddress)).shipping.unfit_for_locker).toHaveLength(1)
    await choose({ option: 'address' })
    expect((await choose({ option: 'kargomat', pickup_id: 2 })).status).toBe(409)
    expect((await shopper.ask(getInitAddress)).shipping.option).toBe('address')
    expect((await shopper.ask(getInitPayment)).delivery.city).toBe('İstanbul')
  })
  test('unknown places, places of another kind and receivers without a name or phone are refused', async () => {
    expect((await choose({ option: 'branch', pickup_id: 99 })).status).toBe(404)
    expect((await choose({ option: 'branch' })).status).toBe(404)
    expect((await choose({ option: 'branch', pickup_id: 2 })).status).toBe(422)
    const nobody = { ...receiver, first_name: '  ' }
    expect((await choose({ option: 'branch', pickup_id: 1, receiver: nobody })).status).toBe(422)
    const unreachable = { ...receiver, phone: '123' }
    expect((await choose({ option: 'branch', pickup_id: 1, receiver: unreachable })).status).toBe(422)
    const misnumbered = { ...receiver, tc: '10000000147' }
    expect((await choose({ option: 'branch', pickup_id: 1, receiver: misnumbered })).status).toBe(422)
  })
})

test('the contract names the goods that may not be sent back', async () => {
  const path = pathTo('altin-taki').map(({ id }) => id)
  await insertProduct(api.deps.db, { id: 3, name: 'Gram Altın', category_path: path, stocks: { '': 5 } })
  await shopper.add(1)
  await shopper.add(3)
  for (const { html } of (await shopper.ask(getOrderContract)).documents)
    expect(html).toMatch(/Bu siparişte cayma hakkı bulunmayan ürünler: [^;<]*Gram Altın\./)
})

describe('addresses of both types', () => {
  test('a company’s invoice address is the invoice’s alone', async () => {
    const company = {
      ...homeAddress,
      type: 2 as const,
      title: 'Firma',
      city: 'Ankara',
      district: 'Çankaya',
      neighborhood: 'Kızılay Mah.',
      company_name: 'Deneme Ticaret',
      tax_office: 'Çankaya',
      tax_number: '4540536920',
    }
    const { selected_address, selected_invoice, saved } = await shopper.ask(postAddress, { body: company })
    expect(selected_invoice).toBe(saved.id)
    expect(selected_address).not.toBe(saved.id)
    await shopper.add(1)
    const { delivery, invoice } = await shopper.ask(getInitPayment)
    expect(delivery.city).toBe('İstanbul')
    expect(invoice).toMatchObject({ company_name: 'Deneme Ticaret', tax_number: '4540536920' })
    expect((await shopper.ask(getOrderContract)).documents[1]?.html).toContain('Çankaya Vergi Dairesi, 4540536920')
    expect((await shopper.call(postAddress, { body: { ...company, tax_number: '12' } })).status).toBe(422)
  })
})

describe('another address for an order', () => {
  test('as long as no parcel has left; another’s order or address is not found', async () => {
    await shopper.add(1)
    const order_id = await completeCardOrder(api, shopper)
    const body = { ...homeAddress, title: 'Yazlık', city: 'Muğla', district: 'Bodrum', neighborhood: '' }
    const { saved } = await shopper.ask(postAddress, { body })
    const moved = await shopper.ask(patchOrderAddress, { body: { order_id, address_id: saved.id } })
    expect(moved.delivery).toMatchObject({ city: 'Muğla', district: 'Bodrum' })
    const mail = (await readMails(api.deps.db)).at(-1)
    expect(mail).toMatchObject({
      recipient: shopper.email,
      subject: `Siparişinizin teslimat adresi değişti: ${order_id}`,
    })
    expect(mail?.text).toContain('Bodrum / Muğla')
    const other = await makeShopper(api)
    expect((await other.call(patchOrderAddress, { body: { order_id, address_id: saved.id } })).status).toBe(404)
    const strange = { order_id, address_id: crypto.randomUUID() }
    expect((await shopper.call(patchOrderAddress, { body: strange })).status).toBe(404)
    // Tokens would expire before any parcel leaves, so the promised day is moved and not the clock.
    await api.deps.db.updateTable('parcels').set({ status: 'shipped' }).execute()
    await advanceParcels(api.deps, api.provider)
    const late = await shopper.call(patchOrderAddress, { body: { order_id, address_id: saved.id } })
    expect(late.status).toBe(409)
    const { delivery } = await shopper.ask(getTrack, { params: { order_id }, query: {} })
    expect(delivery.city).toBe('Muğla')
  })
})

test('who fetches a parcel from a locker is sent its code once it is there', async () => {
  await shopper.add(1)
  await choose({ option: 'kargomat', pickup_id: 2, receiver })
  await completeCardOrder(api, shopper)
  api.advance(12 * 86_400_000)
  await advanceParcels(api.deps, api.provider)
  const sms = newestSms(api)
  expect(sms).toMatch(/^05324445566\n.* paketiniz Kargomat’ta: Konak Kargomat\. Teslim kodunuz \d{6}\./)
  api.advance(60_000)
  await advanceParcels(api.deps, api.provider)
  expect(newestSms(api)).toBe(sms)
  const code = /Teslim kodunuz (\d{3})(\d{3})/.exec(sms)
  const mail = (await readMails(api.deps.db)).find(({ subject }) =>
    subject.startsWith('Paketiniz Kargomat’ta sizi bekliyor'),
  )
  expect(mail?.text).toContain(`Teslim kodunuz: ${code?.[1]} ${code?.[2]}`)
  expect(mail?.text).toMatch(
    /Yer: Konak Kargomat\nAdres: .+Konak \/ İzmir\nAçık olduğu saatler: .+\nSon gün: \d+ \S+ \S+/,
  )
  // The mail is needed to fetch the parcel, so it has no unsubscribe link.
  expect(mail?.text).not.toContain('kargo-iletileri')
})
