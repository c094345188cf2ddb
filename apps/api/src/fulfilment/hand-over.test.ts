import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  getOrder,
  getTrack,
  postDeleteAccount,
  postGuestOrderTracking,
  postOrderLink,
  postParcelPhoto,
  putParcelMails,
} from '@market/contract'
import { forgetParcelPhotos } from '@market/database'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { doInOffice } from '../office/run-office.ts'
import { photoFolder } from '../reviews/photos/photo-folder.ts'
import { completeCardOrder } from '../testing/bank-customer.ts'
import { bothDatabases } from '../testing/both-databases.ts'
import type { TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { phonePhoto } from '../testing/phone-photo.ts'
import { readMails } from '../testing/read-mails.ts'
import { makeShopper } from '../testing/shopper.ts'

const apis = bothDatabases()
const day = 86_400_000
let product = 700

async function buy(api: TestApi, who?: Parameters<typeof makeShopper>[1]) {
  product += 1
  await insertProduct(api.deps.db, { id: product, shop_id: 1, stocks: { '': 5 } })
  const shopper = await makeShopper(api, who)
  await shopper.add(product)
  const number = await completeCardOrder(api, shopper)
  const office = async (...args: readonly string[]) => {
    const done = await doInOffice(api.deps, args, api.provider)
    return done.ok ? done.value : `refused: ${done.failure}`
  }
  const parcel = async () => (await shopper.ask(getTrack, { params: { order_id: number }, query: {} })).shops[0]
  const mails = async () =>
    (await readMails(api.deps.db)).filter(({ subject }) => subject.startsWith('Paketiniz') && subject.endsWith(number))
  const takeOut = async () => {
    await office('hand-over', number, '1', 'GV', '1')
    await office('take-out', number, '1')
  }
  return { shopper, number, office, parcel, mails, takeOut }
}
const photoFile = async (api: TestApi, bytes?: Uint8Array) => {
  const file = join(api.deps.config.dataDir, `kapi-${product}.jpg`)
  writeFileSync(file, bytes ?? (await phonePhoto('#445566')))
  return file
}
const linkIn = (text: string | undefined) => /\/my\/siparis-takip#(\S+)/.exec(text ?? '')?.[1] ?? ''
const endIn = (text: string | undefined) => /\/my\/kargo-iletileri#(\S+)/.exec(text ?? '')?.[1] ?? ''

it.each(['pglite', 'postgres'] as const)(
  'tells each step of a parcel once, and the code while it is out, to its buyer alone, on %s',
  async (name) => {
    const api = apis[name]
    const { shopper, number, office, parcel, mails } = await buy(api)
    expect(await office('hand-over', number, '1', 'GV', '1')).toContain('on its way')
    expect((await parcel())?.hand_over_code).toBeNull()
    // The carrier reports the same step twice, concurrently.
    const told = await Promise.all([office('take-out', number, '1'), office('take-out', number, '1')])
    expect(told.filter((text) => text.startsWith('refused'))).toHaveLength(1)
    const sent = await mails()
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Paketiniz yola çıktı: ${number}`,
      `Paketiniz dağıtıma çıktı: ${number}`,
    ])
    expect(sent.every(({ recipient }) => recipient === shopper.email)).toBe(true)
    const code = (await parcel())?.hand_over_code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect(sent[0]?.text).not.toContain(`${code.slice(0, 3)} ${code.slice(3)}`)
    for (const form of [sent[1]?.html, sent[1]?.text]) expect(form).toContain(`${code.slice(0, 3)} ${code.slice(3)}`)

    const stranger = await makeVisitor(api.url)
    expect((await stranger.call(getTrack, { params: { order_id: number }, query: {} })).status).toBe(404)
    // The link in the mail belongs to the buyer, while other people may know order number and mail address.
    const byMail = await stranger.ask(postOrderLink, { body: { link: linkIn(sent[1]?.text) } })
    expect(byMail.shops[0]?.hand_over_code).toBe(code)
    const typed = await stranger.ask(postGuestOrderTracking, { body: { order_id: number, email: shopper.email } })
    expect(typed.shops[0]?.hand_over_code).toBeNull()
    const byTyped = await stranger.ask(postOrderLink, { body: { link: typed.link } })
    expect([byTyped.order_id, byTyped.shops[0]?.hand_over_code]).toEqual([number, null])
    // The code is not stored in the database.
    const rows = await api.deps.db.selectFrom('parcels').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  },
)

it.each(['pglite', 'postgres'] as const)(
  'takes the right code, and no more than five wrong ones, on %s',
  async (name) => {
    const api = apis[name]
    const { number, office, parcel, takeOut, mails } = await buy(api)
    expect(await office('deliver', number, '1', '000000')).toMatch(/^refused: .* on its way/)
    await takeOut()
    const code = (await parcel())?.hand_over_code ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await office('deliver', number, '1')).toMatch(/^refused: Say the buyer's code/)
    expect(await office('deliver', number, '1', wrong)).toMatch(/^refused: This is not the code/)
    expect(await office('deliver', number, '1', code)).toContain('is delivered')
    expect(await parcel()).toMatchObject({
      status: 'delivered',
      hand_over_code: null,
      handed_over: { left: null, has_photo: false },
    })
    expect(await office('deliver', number, '1', code)).toMatch(/^refused/)
    expect((await mails()).map(({ subject }) => subject)).toContain(`Paketiniz teslim edildi: ${number}`)

    const other = await buy(api)
    await other.takeOut()
    const right = (await other.parcel())?.hand_over_code ?? ''
    expect(right).not.toBe(code)
    const false4 = right === '999999' ? '999998' : '999999'
    const tries = await Promise.all(Array.from({ length: 8 }, () => other.office('deliver', other.number, '1', false4)))
    expect(tries.filter((text) => text.startsWith('refused: This is not'))).toHaveLength(5)
    expect(await other.office('deliver', other.number, '1', right)).toMatch(/^refused: Its code was tried 5 times/)
    expect(await other.office('deliver', other.number, '1', 'door')).toMatch(
      /^refused: A parcel that is left needs a photo/,
    )
    expect(await other.office('deliver', other.number, '1', 'door', await photoFile(api))).toContain('is delivered')
  },
)

it('shows a parcel’s photo only to its buyer, without the phone’s data, until it expires', async () => {
  const api = apis.postgres
  const { db, config } = api.deps
  const store = photoFolder(config.photosDir)
  const member = await insertMember(api)
  const { shopper, number, office, takeOut, mails } = await buy(api, member.credentials)
  await takeOut()
  const noPhoto = await photoFile(api, new TextEncoder().encode('<svg onload="alert(1)"/>'))
  expect(await office('deliver', number, '1', 'neighbour', noPhoto)).toMatch(/^refused: This is no photo/)
  expect(await office('deliver', number, '1', 'neighbour', '/kein/bild.jpg')).toMatch(/^refused: This is no photo/)
  expect(await office('deliver', number, '1', 'neighbour', await photoFile(api))).toContain('is delivered')
  const { shops } = await shopper.ask(getOrder, { params: { id: number } })
  expect(shops[0]?.handed_over).toEqual({ left: 'neighbour', has_photo: true })
  expect((await mails()).at(-1)?.text).toContain('komşunuza bırakıldı')

  const body = { order: number, shop_id: 1 }
  const { photo, until } = await shopper.ask(postParcelPhoto, { body })
  const bytes = Buffer.from(photo, 'base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600 })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('Gizli Model')).toBe(false)
  const taken = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.photo', 'p.photo_at'])
    .where('o.number', '=', number)
    .executeTakeFirstOrThrow()
  expect(Date.parse(until) - (taken.photo_at?.getTime() ?? 0)).toBe(90 * day)
  const others = [await makeVisitor(api.url), await makeVisitor(api.url, (await insertMember(api)).credentials)]
  for (const other of others) expect((await other.call(postParcelPhoto, { body })).status).toBe(404)
  expect((await shopper.call(postParcelPhoto, { body: { ...body, shop_id: 2 } })).status).toBe(404)
  const key = taken.photo ?? ''
  expect((await fetch(`${api.url}/img/1600/photo/${key}`)).status).toBe(404)

  const remove = (one: string) => store.remove(one)
  const in90 = new Date(until)
  await forgetParcelPhotos(db, in90, remove)
  expect((await shopper.call(postParcelPhoto, { body })).status).toBe(200)
  await forgetParcelPhotos(db, new Date(in90.getTime() + 1), remove)
  expect((await shopper.call(postParcelPhoto, { body })).status).toBe(404)
  expect((await shopper.ask(getOrder, { params: { id: number } })).shops[0]?.handed_over).toEqual({
    left: 'neighbour',
    has_photo: false,
  })
  expect(await store.read(key, 'full')).toBeUndefined()
})

it('forgets the photo with the account', async () => {
  const api = apis.postgres
  const member = await insertMember(api)
  const { shopper, number, office, takeOut } = await buy(api, member.credentials)
  await takeOut()
  await office('deliver', number, '1', 'reception', await photoFile(api))
  await shopper.ask(postDeleteAccount, { body: { password: member.credentials.password } })
  const store = photoFolder(api.deps.config.photosDir)
  await forgetParcelPhotos(api.deps.db, api.deps.clock.now(), (key) => store.remove(key))
  const left = await api.deps.db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.photo')
    .where('o.number', '=', number)
    .execute()
  expect(left).toEqual([{ photo: null }])
  expect(
    readdirSync(api.deps.config.photosDir, { recursive: true }).filter((file) => String(file).endsWith('.tmp')),
  ).toEqual([])
})

it('turns mails about the parcel off and on by the link in a mail, and refuses a forged link', async () => {
  const api = apis.pglite
  const { shopper, number, office, mails } = await buy(api)
  await office('hand-over', number, '1', 'GV', '1')
  const token = endIn((await mails())[0]?.text)
  const anyone = await makeVisitor(api.url)
  const forged = [
    `${token}x`,
    token.replace(number, 'GV-AAAABBBB-CCCC'),
    number,
    'ğ.ş',
    token.split('.').reverse().join('.'),
  ]
  for (const other of forged)
    expect((await anyone.call(putParcelMails, { body: { token: other, wanted: false } })).status, other).toBe(404)
  for (let turn = 0; turn < 2; turn += 1)
    expect(await anyone.ask(putParcelMails, { body: { token, wanted: false } })).toEqual({ wanted: false })
  await office('take-out', number, '1')
  expect(await mails()).toHaveLength(1)
  expect((await shopper.ask(getTrack, { params: { order_id: number }, query: {} })).shops[0]?.hand_over_code).toMatch(
    /^\d{6}$/,
  )
  await anyone.ask(putParcelMails, { body: { token, wanted: true } })
  await office('deliver', number, '1', 'door', await photoFile(api))
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    `Paketiniz yola çıktı: ${number}`,
    `Paketiniz kapınıza bırakıldı: ${number}`,
  ])
})
