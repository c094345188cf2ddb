import {
  cancelCalls,
  getOrder,
  getOrders,
  guestCancelCalls,
  postDeleteAccount,
  postGuestOrderTracking,
  postOrderLink,
  postReturnPhotos,
  postWithdrawReturn,
} from '@market/contract'
import { forgetReturnPhotos } from '@market/database'
import { maxReturnPhotos } from '@market/domain/orders'
import sharp from 'sharp'
import { beforeAll, afterAll, expect, it } from 'vitest'
import { advanceParcels } from '../fulfilment/advance-parcels.ts'
import { doInOffice } from '../office/run-office.ts'
import { photoFile, photoFolder } from '../reviews/photos/photo-folder.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { phonePhoto } from '../testing/phone-photo.ts'
import { readMails } from '../testing/read-mails.ts'
import { makeShopper, proveGuest } from '../testing/shopper.ts'

const day = 86_400_000
const colours = ['#a00', '#0a0', '#00a', '#aa0', '#0aa', '#a0a', '#333']
let api: TestApi
let product = 0
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

/** A delivered order of a member or a guest, with the visitor who may return it. */
async function delivered(asGuest = false) {
  product += 1
  const id = product
  await insertProduct(api.deps.db, { id, shop_id: 1, stocks: { '': 5 } })
  const member = asGuest ? undefined : await insertMember(api)
  const shopper = await makeShopper(api, member?.credentials)
  await shopper.add(id, 2)
  const number = await completeCardOrder(api, shopper)
  for (let step = 0; step < 10; step += 1) {
    api.advance(day)
    await advanceParcels(api.deps, api.provider)
  }
  const visitor = await makeVisitor(api.url, member?.credentials)
  if (asGuest) await proveGuest(api, visitor.bearer, shopper.email)
  const giveBack = (photos: readonly string[], quantity = 1) =>
    visitor.call(asGuest ? guestCancelCalls.postAction : cancelCalls.postAction, {
      body: { order_id: number, items: [{ product_id: id, quantity, reason_id: 11 }], photos: [...photos] },
    })
  return { visitor, number, giveBack, email: shopper.email, password: member?.credentials.password ?? '' }
}
async function send({ bearer }: Visitor, number: string, file: Uint8Array<ArrayBuffer>) {
  const response = await fetch(`${api.url}/eptnew/x/return-photo/${number}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/octet-stream' },
    body: file,
  })
  const { data, err_msg: message } = await response.json()
  return { status: response.status, key: String(data?.key), preview: String(data?.preview), message: String(message) }
}
const sendAll = async (visitor: Visitor, number: string, count: number) => {
  const keys: string[] = []
  for (const colour of colours.slice(0, count))
    keys.push((await send(visitor, number, await phonePhoto(colour, 80, 60))).key)
  return keys
}
const store = () => photoFolder(api.deps.config.photosDir)
const forget = (now = api.deps.clock.now()) => forgetReturnPhotos(api.deps.db, now, (key) => store().remove(key))
const isThere = async (key = '') => (await store().read(key, 'full')) !== undefined
const waiting = async () => {
  const list = await doInOffice(api.deps, ['waiting'], api.provider)
  return list.ok ? list.value : ''
}

it('shows a return’s photos in order to its member and the office, without the phone’s data', async () => {
  const { visitor, number, giveBack } = await delivered()
  const large = await send(visitor, number, await phonePhoto())
  expect(large.preview).toMatch(/^data:image\/webp;base64,/)
  const [second = ''] = await sendAll(visitor, number, 1)
  const made = await giveBack([second, large.key])
  expect(made.status).toBe(200)
  const cancel_id = made.data?.cancel_id ?? ''
  const order = await visitor.ask(getOrder, { params: { id: number } })
  expect(order.cancellations).toMatchObject([{ cancel_id, photos: 2 }])
  const { photos } = await visitor.ask(postReturnPhotos, { body: { order: number, cancel_id } })
  expect(photos[1]).toBe(large.preview)
  expect(photos).toHaveLength(2)

  const file = photoFile(api.deps.config.photosDir, large.key, 'full')
  expect(await waiting()).toContain(`\n    ${file}`)
  const bytes = (await store().read(large.key, 'full')) ?? Buffer.from('')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600 })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('Gizli Model')).toBe(false)
})

it('shows photos to no other client, and accepts photos from no other client', async () => {
  const { visitor, number, giveBack } = await delivered()
  const keys = await sendAll(visitor, number, 1)
  const cancel_id = (await giveBack(keys)).data?.cancel_id ?? ''
  const { orders } = await visitor.ask(getOrders, { query: {} })
  expect(orders[0]?.cancellations).toMatchObject([{ photos: 0 }])
  const body = { order: number, cancel_id }
  const other = await delivered()
  for (const one of [await makeVisitor(api.url), other.visitor]) {
    expect((await one.call(postReturnPhotos, { body })).status).toBe(404)
    expect((await send(one, number, await phonePhoto('#123', 80, 60))).status).toBe(404)
  }
  expect((await other.visitor.call(postReturnPhotos, { body: { ...body, order: other.number } })).status).toBe(404)
  expect((await other.giveBack(keys)).status).toBe(422)
  expect((await fetch(`${api.url}/img/1600/photo/${keys[0]}`)).status).toBe(404)
})

it('shows them to a guest by the link in the mail, and not by number and address', async () => {
  const { visitor, number, giveBack, email } = await delivered(true)
  const keys = await sendAll(visitor, number, 1)
  const cancel_id = (await giveBack(keys)).data?.cancel_id ?? ''
  const mail = (await readMails(api.deps.db)).findLast(({ subject }) => subject.includes(number))
  const link = /\/my\/siparis-takip#(\S+)/u.exec(mail?.text ?? '')?.[1] ?? ''
  const anyone = await makeVisitor(api.url)
  expect((await anyone.ask(postOrderLink, { body: { link } })).cancellations).toMatchObject([{ photos: 1 }])
  expect((await anyone.ask(postReturnPhotos, { body: { order: link, cancel_id } })).photos).toHaveLength(1)
  const typed = await anyone.ask(postGuestOrderTracking, { body: { order_id: number, email } })
  expect(typed.cancellations).toMatchObject([{ photos: 0 }])
  for (const order of [typed.link, number, `${link}A`])
    expect((await anyone.call(postReturnPhotos, { body: { order, cancel_id } })).status).toBe(404)
})

it('refuses a file that is not a photo, too many photos, and photos of a cancellation', async () => {
  const { visitor, number, giveBack } = await delivered()
  const words = new TextEncoder().encode('<svg onload="alert(1)"/>')
  expect(await send(visitor, number, words)).toMatchObject({ status: 422, message: expect.stringMatching(/fotoğraf/) })
  const keys = await sendAll(visitor, number, 2 * maxReturnPhotos)
  const again = await send(visitor, number, await phonePhoto(colours[0], 80, 60))
  expect(again).toMatchObject({ status: 200, key: keys[0] })
  const flood = await send(visitor, number, await phonePhoto(colours[6], 80, 60))
  expect(flood).toMatchObject({ status: 422, message: expect.stringMatching(/çok sayıda/) })
  expect((await giveBack(keys.slice(0, maxReturnPhotos + 1))).status).toBe(422)
  expect((await giveBack(['uydurma'])).status).toBe(422)
  expect((await giveBack(keys.slice(0, 1))).status).toBe(200)
  // A photo can be used for one return only.
  expect((await giveBack(keys.slice(0, 1))).status).toBe(422)

  const early = await makeShopper(api, (await insertMember(api)).credentials)
  await early.add(product)
  const fresh = await completeCardOrder(api, early)
  expect((await send(early, fresh, await phonePhoto('#456', 80, 60))).status).toBe(422)
  const body = {
    order_id: fresh,
    items: [{ product_id: product, quantity: 1, reason_id: 1 }],
    photos: keys.slice(1, 2),
  }
  expect((await early.call(cancelCalls.postAction, { body })).status).toBe(422)
})

it('deletes unused, withdrawn and settled photos at their terms', async () => {
  const { visitor, number, giveBack } = await delivered()
  const [taken = '', withdrawn = '', loose = ''] = await sendAll(visitor, number, 3)
  const cancel_id = (await giveBack([withdrawn])).data?.cancel_id ?? ''
  await visitor.ask(postWithdrawReturn, { body: { cancel_id } })
  const made = (await giveBack([taken])).data
  await forget()
  expect(await Promise.all([taken, withdrawn, loose].map(isThere))).toEqual([true, false, true])
  const in90 = new Date(api.deps.clock.now().getTime() + 91 * day)
  await forget(new Date(api.deps.clock.now().getTime() + day + 1))
  expect(await isThere(loose)).toBe(false)
  // Photos are kept while their return is open.
  await forget(in90)
  expect(await isThere(taken)).toBe(true)
  await api.deps.db
    .updateTable('cancellations')
    .set({ status: 'refunded' })
    .where('id', '=', made?.cancel_id ?? '')
    .execute()
  await forget(in90)
  expect(await isThere(taken)).toBe(false)
  const order = await visitor.ask(getOrder, { params: { id: number } })
  expect(order.cancellations).toMatchObject([{ photos: 0 }])
})

it('deletes them with the account', async () => {
  const { visitor, number, giveBack, password } = await delivered()
  const [key = '', loose = ''] = await sendAll(visitor, number, 2)
  await giveBack([key])
  await visitor.ask(postDeleteAccount, { body: { password } })
  await forget()
  expect(await Promise.all([key, loose].map(isThere))).toEqual([false, false])
})
