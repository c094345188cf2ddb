import {
  getBuyBackUserInfo,
  postAddress,
  postBuyBackStatus,
  postCalculatePrice,
  postCustomerBuyBacks,
  postOfferApprove,
} from '@market/contract'
import { formatPrice, fromLira } from '@market/domain/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDevices } from '../demo/add-devices.ts'
import { describeDevice, sellerWire } from '../testing/describe-device.ts'
import { homeAddress } from '../testing/home-address.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { readMails } from '../testing/read-mails.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await addDevices(api.deps.db)
})
afterAll(() => api.stop())
// An hour later the hourly limits are reset.
beforeEach(() => api.advance(3_600_000))

const params = { service: 'garantili' } as const
const member = async () => {
  const { id, email, credentials } = await insertMember(api)
  return { ...(await makeVisitor(api.url, credentials)), id, email, credentials }
}
const offerTo = async (visitor: Visitor) =>
  visitor.ask(postCalculatePrice, { params, body: await describeDevice(visitor, 'garantili') })
const approve = (visitor: Visitor, offer_id: string, more: object = {}, key?: string) =>
  visitor.call(
    postOfferApprove,
    { params, body: { offer_id, ...sellerWire, ...more } },
    key ? { 'idempotency-key': key } : {},
  )
const mailsTo = async (recipient: string) =>
  (await readMails(api.deps.db)).filter((mail) => mail.recipient === recipient)

describe('a sale', () => {
  it('has the price of the offer, and is mailed to the seller and the office', async () => {
    const seller = await member()
    const offer = await offerTo(seller)
    const before = (await mailsTo(api.deps.config.serviceMail)).length
    const { data: sale } = await approve(seller, offer.offer_id, { iban: 'tr33 0006 1005 1978 6457 8413 26' })
    expect(sale).toMatchObject({
      offer_id: offer.offer_id,
      device: 'Telva X5 Pro 256 GB',
      price: offer.price,
      status: 'approved',
      status_text: 'Kargoya vermeniz bekleniyor',
    })
    const [mail] = await mailsTo(seller.email)
    expect(mail?.subject).toBe('Cihazınızı alıyoruz: Telva X5 Pro 256 GB')
    expect(mail?.text).toContain(sale.cargo_code)
    expect(mail?.text).toContain(formatPrice(fromLira(offer.price)))
    const [office] = (await mailsTo(api.deps.config.serviceMail)).slice(before)
    expect(office?.text).toContain('Ekranın durumu nasıl?:\nÇiziksiz')
    expect(office?.text).not.toContain(sellerWire.tc)
    const kept = await api.deps.db
      .selectFrom('device_sales')
      .select('seller')
      .where('offer_id', '=', offer.offer_id)
      .executeTakeFirstOrThrow()
    expect(kept.seller.iban).toBe(sellerWire.iban)
  })

  it('happens once, though twenty ask at once (security.md 12)', async () => {
    const seller = await member()
    const { offer_id } = await offerTo(seller)
    const answers = await Promise.all(Array.from({ length: 20 }, () => approve(seller, offer_id)))
    expect(answers.map(({ status, message }) => `${status} ${message}`)).toEqual(Array(20).fill('200 '))
    expect(new Set(answers.map(({ data }) => data.cargo_code)).size).toBe(1)
    expect((await seller.ask(postCustomerBuyBacks)).sales).toHaveLength(1)
    expect(await mailsTo(seller.email)).toHaveLength(1)
  })

  it('gives the same answer to the same key, and none to another form with it', async () => {
    const seller = await member()
    const { offer_id } = await offerTo(seller)
    const first = await approve(seller, offer_id, {}, 'cihaz-satis-anahtari')
    expect((await approve(seller, offer_id, {}, 'cihaz-satis-anahtari')).data).toEqual(first.data)
    expect((await approve(seller, offer_id, { city: 'Ankara' }, 'cihaz-satis-anahtari')).status).toBe(422)
  })

  it.each([
    [{ first_name: '' }, 422, 'Ad zorunludur.'],
    [{ tc: '11111111110' }, 422, 'T.C. kimlik numarası geçersiz'],
    [{ phone: '0224 000 00 00' }, 422, 'Cep telefonu geçersiz'],
    [{ email: 'ada@' }, 422, 'E-posta geçersiz'],
    [{ address: 'Ihlamur Sokak' }, 422, 'Adreste bina veya kapı numarası gerekmektedir.'],
    [{ iban: 'TR330006100519786457841327' }, 422, 'IBAN geçersiz'],
    [{ accepted: false }, 422, 'Satış koşullarının onayı zorunludur.'],
    [{ district: 'Çankaya' }, 422, 'İl ve ilçeyi listeden seçin.'],
    [{ price: 1 }, 422, undefined],
    [{ offer_id: 'yok' }, 404, 'Teklif bulunamadı. Lütfen yeniden teklif alın.'],
  ])('is refused for %j', async (wrong, status, sentence) => {
    const seller = await member()
    const { offer_id } = await offerTo(seller)
    const refused = await approve(seller, offer_id, wrong)
    expect(refused.status).toBe(status)
    if (sentence !== undefined) expect(refused.message).toBe(sentence)
    expect((await seller.ask(postCustomerBuyBacks)).sales).toEqual([])
    expect(await mailsTo(seller.email)).toEqual([])
  })

  it('is refused once the offer has run out, and shown on when it was made before', async () => {
    const seller = await member()
    const [late, made] = [await offerTo(seller), await offerTo(seller)]
    await approve(seller, made.offer_id)
    api.advance(7 * 86_400_000)
    const back = await makeVisitor(api.url, seller.credentials)
    const refused = await approve(back, late.offer_id)
    expect([refused.status, refused.message]).toEqual([409, 'Teklifin süresi doldu. Lütfen yeniden teklif alın.'])
    expect((await approve(back, made.offer_id)).status).toBe(200)
  })

  it('belongs to its seller and its service alone', async () => {
    const [seller, other] = [await member(), await member()]
    const { offer_id } = await offerTo(seller)
    expect((await approve(other, offer_id)).status).toBe(404)
    await approve(seller, offer_id)
    expect((await approve(other, offer_id)).status).toBe(404)
    expect((await other.call(postBuyBackStatus, { params, body: { offer_id } })).status).toBe(404)
    const delta = { params: { service: 'delta' }, body: { offer_id } }
    expect((await seller.call(postBuyBackStatus, delta)).status).toBe(404)
    expect((await seller.ask(postBuyBackStatus, { params, body: { offer_id } })).offer_id).toBe(offer_id)
    expect((await other.ask(postCustomerBuyBacks)).sales).toEqual([])
  })

  it('may be a visitor’s, whose form’s address is not written to, and follows them into their account', async () => {
    const visitor = await makeVisitor(api.url)
    const { offer_id } = await offerTo(visitor)
    const waiting = await offerTo(visitor)
    expect((await approve(visitor, offer_id)).status).toBe(200)
    expect(await mailsTo(sellerWire.email)).toEqual([])
    expect((await visitor.ask(postBuyBackStatus, { params, body: { offer_id } })).status).toBe('approved')
    const { id, credentials } = await insertMember(api)
    const answer = await fetch(`${api.url}/eptnew/access-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${visitor.bearer}` },
      body: JSON.stringify(credentials),
    })
    expect(answer.status).toBe(200)
    const back = await makeVisitor(api.url, credentials)
    expect((await back.ask(postCustomerBuyBacks)).sales.map((sale) => sale.offer_id)).toEqual([offer_id])
    expect((await approve(back, waiting.offer_id)).status).toBe(200)
    const kept = await api.deps.db.selectFrom('device_sales').select('email').where('owner_id', '=', id).execute()
    expect(kept.map(({ email }) => email)).toEqual([credentials.username, credentials.username])
  })

  it('is asked for five times an hour by one seller', async () => {
    const seller = await member()
    const statuses: number[] = []
    for (let made = 0; made < 6; made += 1) {
      const { offer_id } = await offerTo(seller)
      statuses.push((await approve(seller, offer_id)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('what is known of the seller', () => {
  it('returns name, mailbox and chosen address, but no national ID and no account', async () => {
    const seller = await member()
    expect(await seller.ask(getBuyBackUserInfo)).toEqual({
      first_name: 'Ada',
      last_name: 'Deneme',
      email: seller.email,
      phone: '',
      city: '',
      district: '',
      address: '',
    })
    const { offer_id } = await offerTo(seller)
    await approve(seller, offer_id)
    await seller.ask(postAddress, { body: homeAddress })
    const known = await seller.ask(getBuyBackUserInfo)
    expect(known).toMatchObject({ city: homeAddress.city, district: homeAddress.district, phone: homeAddress.phone })
    expect(JSON.stringify(known)).not.toContain(sellerWire.iban)
    expect((await (await makeVisitor(api.url)).call(getBuyBackUserInfo)).status).toBe(403)
  })
})
