import { addToCart, getCart, getProductPage, getShop, getShops, getShopTag } from '@market/contract'
import { insertProduct, keepSellers, makeShopper, makeVisitor, readMails } from '@market/api/testing'
import {
  deleteShopDocument,
  getInvitation,
  getMessages,
  getOfficeToday,
  getOwnShop,
  getRequirements,
  getSeller,
  getSellerDocument,
  getSellerMessages,
  getSellers,
  getSellerToday,
  getShopDocument,
  postMessage,
  postSeller,
  postSellerMessage,
  postShopContract,
  postShopDocument,
  putOwnShop,
} from '@market/contract/counter'
import { settleLeaves } from '@market/database'
import { isoDayText } from '@market/domain/kernel'
import { deskCodes } from '@market/domain/team'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  completeApplication,
  decide,
  makeApplicant,
  makeOpenShop,
  neededDocuments,
  sendApplication,
  settings,
  smallPdf,
} from '../testing/applicant.ts'
import { type DeskClient, startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

let shop: TestCounter
let office: DeskClient
beforeAll(async () => {
  shop = await startTestCounter()
  office = await shop.member('destek')
})
afterAll(() => shop.stop())

const mailsTo = async (email: string) =>
  (await readMails(shop.api.deps.db)).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
const visitor = () => makeVisitor(shop.api.url)
/** The office's session ends after 30 minutes. */
const freshOffice = async () => {
  office = await shop.member('destek')
  return office
}

describe('an application', () => {
  it('goes from the form to an open shop that shoppers find', async () => {
    const owner = await makeApplicant(shop)
    const id = owner.shopId
    await freshOffice()
    const shopper = await visitor()
    const { slug } = await owner.ask(getOwnShop)
    expect((await owner.ask(getSellerToday)).opening?.steps.filter(({ state }) => state === 'missing').length).toBe(8)
    await completeApplication(owner)
    expect((await owner.ask(getRequirements)).state).toBe('submitted')
    expect(
      (await office.ask(getOfficeToday)).rows.find(({ queue }) => queue === 'applications')?.count,
    ).toBeGreaterThan(0)
    await decide(office, id, { action: 'ask', requirement: 'ek-belge', reason: 'Marka tescil belgesi gerekli' })
    const asked = await owner.ask(getRequirements)
    expect(asked.state).toBe('draft')
    expect(asked.items.find(({ key }) => key === 'ek-belge')).toMatchObject({
      state: 'asked',
      needed: true,
      note: 'Marka tescil belgesi gerekli',
    })
    expect(await mailsTo(owner.email)).toContain('Deneme Giyim 1: bir belge ya da bilgi bekliyoruz')
    await owner.ask(postShopDocument, { params: { requirement: 'ek-belge' }, file: smallPdf() })
    for (const requirement of ['sirket', ...neededDocuments, 'ek-belge', 'sicil-kontrolu'])
      expect((await decide(office, id, { action: 'verify', requirement })).message).toBe('')
    expect((await decide(office, id, { action: 'verify' })).data.state).toBe('verified')
    expect((await decide(office, id, { action: 'open' })).status).toBe(409)
    for (const call of [getShop, getShopTag] as const)
      expect((await shopper.call(call, { params: { id: slug }, query: { shopId: id } })).status).toBe(404)
    await owner.ask(postShopContract, { body: { requirement: 'sozlesme', version: '2026-01-01' } })
    expect((await decide(office, id, { action: 'open' })).data.state).toBe('open')
    const found = await shopper.ask(getShops, { query: { q: 'Deneme Giyim 1' } })
    expect(found.results.map((one) => one.slug)).toEqual([slug])
    expect((await shopper.ask(getShop, { params: { id: slug } })).tag).toMatchObject({
      name: 'Deneme Tekstil',
      city: 'Bursa',
      taxnumber: '4540536920',
    })
    expect((await owner.ask(getSellerToday)).opening).toBeNull()
    expect(await mailsTo(owner.email)).toEqual(expect.arrayContaining(['Deneme Giyim 1 açıldı']))
    const { history, application, team } = await office.ask(getSeller, { params: { id } })
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['seller.open', 'seller.verify', 'seller.ask', 'document.send', 'shop.change']),
    )
    expect(application?.fields.find(({ label }) => label === 'Mağaza adı')?.value).toBe('Deneme Giyim 1')
    expect(team.map(({ role }) => role)).toEqual(['sahip'])
  })

  it('gets a new link by the same form, and the earlier one is dead', async () => {
    const { email, tokens } = await sendApplication(shop, {}, 2)
    expect(tokens).toHaveLength(2)
    const heard = await Promise.all(
      tokens.map((token) => shop.stranger('seller').call(getInvitation, { params: { token } })),
    )
    expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(heard.find(({ status }) => status === 200)?.data).toMatchObject({ email, role: 'sahip', account: 'new' })
  })

  it('keeps what was verified, and refuses what the field’s rule forbids', async () => {
    const owner = await makeOpenShop(shop)
    await freshOffice()
    const own = await owner.ask(getOwnShop)
    const change = (more: object, revision = own.revision) =>
      owner.call(putOwnShop, { body: { ...settings, revision, ...more } })
    expect((await change({ company: { ...settings.company, legal_name: 'Başka A.Ş.' } })).status).toBe(409)
    expect((await change({ leave: { from: '2020-01-01', to: '2020-01-02' } })).message).toBe('İzin tarihleri geçersiz')
    expect((await change({ cargo_price: -1 })).status).toBe(422)
    expect((await change({ address: { ...settings.address, phone: 'telefon' } })).message).toBe('Telefon geçersiz')
    const stale = await change({ description: 'Eski' }, own.revision - 1)
    expect([stale.status, stale.code]).toEqual([409, deskCodes.stale])
    expect(stale.data).toEqual(own)
    expect((await change({ description: 'Bursa ipeği' })).data.description).toBe('Bursa ipeği')
  })
})

describe('a decision', () => {
  it('of two people at once is carried out once', async () => {
    const owner = await makeApplicant(shop)
    await completeApplication(owner)
    const [one, other] = [await shop.member('destek'), await shop.member('destek')]
    const params = { id: owner.shopId }
    const { revision } = await one.ask(getSeller, { params })
    const body = { action: 'refuse' as const, revision, reason: 'Belge okunmuyor' }
    const heard = await Promise.all([one, other].map((person) => person.call(postSeller, { params, body })))
    expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(heard.find(({ status }) => status === 409)?.data).toMatchObject({ state: 'ended' })
    expect((await mailsTo(owner.email)).filter((subject) => subject.includes('kabul edilmedi'))).toHaveLength(1)
    expect((await owner.call(putOwnShop, { body: { ...settings, revision: revision + 1 } })).status).toBe(409)
    expect((await owner.ask(getOwnShop)).state_reason).toBe('Belge okunmuyor')
  })

  it('that the state does not allow is refused, with nothing done', async () => {
    const owner = await makeApplicant(shop)
    await freshOffice()
    const tried = ['verify', 'open', 'stop', 'lift', 'end'] as const
    for (const action of tried) {
      const refused = await decide(office, owner.shopId, { action, reason: 'deneme' })
      expect([action, refused.status]).toEqual([action, 409])
    }
    expect((await owner.ask(getOwnShop)).state).toBe('draft')
  })

  it.each(['ask', 'refuse'] as const)('%s needs a reason', async (action) => {
    const owner = await makeApplicant(shop)
    await freshOffice()
    const body = action === 'ask' ? { action, requirement: 'vergi-levhasi' } : { action }
    const refused = await decide(office, owner.shopId, body)
    expect([refused.status, refused.message]).toEqual([422, 'Gerekçe zorunludur.'])
  })

  it('about an unknown seller is answered with 404', async () => {
    await freshOffice()
    const body = { action: 'open' as const, revision: 0 }
    expect((await office.call(postSeller, { params: { id: 99_999 }, body })).status).toBe(404)
    expect((await office.call(getSeller, { params: { id: 99_999 } })).status).toBe(404)
    expect((await office.call(getSellerMessages, { params: { id: 99_999 } })).status).toBe(404)
  })
})

describe('another shop’s ids', () => {
  it('are answered as unknown ones', async () => {
    const [owner, stranger] = [await makeApplicant(shop), await makeApplicant(shop)]
    await owner.ask(postShopDocument, { params: { requirement: 'vergi-levhasi' }, file: smallPdf() })
    const document = (await owner.ask(getRequirements)).items.flatMap(({ documents }) => documents)[0]?.id ?? ''
    const unknown = crypto.randomUUID()
    for (const call of [getShopDocument, deleteShopDocument]) {
      const [foreign, none] = [
        await stranger.call(call, { params: { document } }),
        await stranger.call(call, { params: { document: unknown } }),
      ]
      expect([foreign.status, foreign.message]).toEqual([404, none.message])
    }
    await freshOffice()
    const wrongShop = await office.call(getSellerDocument, { params: { id: stranger.shopId, document } })
    expect(wrongShop.status).toBe(404)
    const file = await office.call(getSellerDocument, { params: { id: owner.shopId, document } })
    expect(Buffer.from(file.bytes)).toEqual(Buffer.from(smallPdf()))
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    const looks = shop.api.deps.db.selectFrom('audit_entries').selectAll().where('action', '=', 'document.read')
    expect((await looks.execute()).map(({ shop_id }) => shop_id)).toEqual([owner.shopId])
    await owner.ask(postMessage, { body: { text: 'Merhaba' } })
    expect((await stranger.ask(getMessages)).items).toEqual([])
    expect(
      (await owner.ask(deleteShopDocument, { params: { document } })).items.flatMap((one) => one.documents),
    ).toEqual([])
  })
})

describe('messages', () => {
  it('go both ways, close their row of today and are mailed together', async () => {
    const owner = await makeApplicant(shop)
    await freshOffice()
    const params = { id: owner.shopId }
    for (const text of ['İlk', 'İkinci']) await office.ask(postSellerMessage, { params, body: { text } })
    const unread = async () => (await owner.ask(getSellerToday)).rows.find(({ queue }) => queue === 'messages')?.count
    expect(await unread()).toBe(2)
    const { items } = await owner.ask(getMessages)
    expect(items.map(({ text, author }) => [text, author])).toEqual([
      ['İkinci', 'Güvercin'],
      ['İlk', 'Güvercin'],
    ])
    expect(await unread()).toBe(0)
    await owner.ask(postMessage, { body: { text: 'Teşekkürler' } })
    const waiting = (await office.ask(getOfficeToday)).rows.find(({ queue }) => queue === 'messages')
    expect(waiting?.due_at).not.toBeNull()
    expect((await office.ask(getSellerMessages, { params })).items[0]).toMatchObject({ author: 'Işıl Deneme' })
  })
})

it('mails the owners once about messages of the same quarter of an hour', async () => {
  const owner = await makeApplicant(shop)
  await freshOffice()
  for (const text of ['Bir', 'İki'])
    await office.ask(postSellerMessage, { params: { id: owner.shopId }, body: { text } })
  const told = async () => {
    await keepSellers(shop.api.deps)
    return (await mailsTo(owner.email)).filter((subject) => subject.includes('yeni ileti'))
  }
  expect(await told()).toEqual([])
  shop.api.advance(16 * 60_000)
  expect(await told()).toEqual([expect.stringContaining('2 yeni ileti')])
  expect(await told()).toHaveLength(1)
})

describe('an open shop', () => {
  const sell = async (shopId: number, id: number) => {
    await insertProduct(shop.api.deps.db, { id, shop_id: shopId, name: 'İpek mendil' })
    return id
  }
  const pageOf = async (productId: number) => (await visitor()).ask(getProductPage, { query: { productId } })

  it('on leave its page says so and its goods are off sale, until the leave ends', async () => {
    const owner = await makeOpenShop(shop)
    await freshOffice()
    const productId = await sell(owner.shopId, 501)
    const shopper = await makeShopper(shop.api)
    await shopper.add(productId)
    const { revision, slug } = await owner.ask(getOwnShop)
    const today = isoDayText(shop.api.deps.clock.now())
    const to = isoDayText(new Date(shop.api.deps.clock.now().getTime() + 3 * 86_400_000))
    await owner.ask(putOwnShop, { body: { ...settings, revision, leave: { from: today, to } } })
    shop.api.advance(60_000)
    const page = await pageOf(productId)
    expect(page.product).toMatchObject({ active: false, shop: { shop_active: true } })
    expect(page.shop_tag.seller).toEqual({ leave_until: to })
    expect((await (await visitor()).ask(getShop, { params: { id: slug } })).tag.seller).toEqual({ leave_until: to })
    expect((await shopper.call(addToCart, { body: { product_id: productId, num: 1, attr_id: '' } })).status).not.toBe(
      200,
    )
    expect(JSON.stringify(await shopper.ask(getCart))).toContain('"active":false')
    shop.api.advance(4 * 86_400_000)
    expect(await settleLeaves(shop.api.deps.db, isoDayText(shop.api.deps.clock.now()))).toBe(1)
    expect((await pageOf(productId)).product.active).toBe(true)
    expect((await pageOf(productId)).shop_tag.seller).toBeUndefined()
  })

  it('is stopped after it was asked to explain itself, lifted, and ended', async () => {
    const owner = await makeOpenShop(shop)
    await freshOffice()
    const id = owner.shopId
    const productId = await sell(id, 502)
    const { slug, name } = await owner.ask(getOwnShop)
    const reason = 'Sahte ürün bildirimi'
    expect((await decide(office, id, { action: 'stop', reason })).status).toBe(409)
    const { stop_from } = (await decide(office, id, { action: 'ask', reason })).data
    expect(stop_from).not.toBeNull()
    expect((await owner.ask(getSellerToday)).answer_by).toBe(stop_from)
    expect((await owner.ask(getMessages)).items.map(({ text }) => text)).toEqual([reason])
    await owner.ask(postMessage, { body: { text: 'Ürünlerimizin faturaları ektedir.' } })
    expect((await owner.ask(getSellerToday)).answer_by).toBeNull()
    expect((await decide(office, id, { action: 'stop', reason })).data).toMatchObject({
      state: 'stopped',
      state_reason: reason,
    })
    const shopper = await visitor()
    expect((await shopper.call(getShop, { params: { id: slug } })).status).toBe(404)
    expect((await shopper.ask(getShops, { query: { q: name } })).results).toEqual([])
    expect((await pageOf(productId)).product).toMatchObject({ active: false, shop: { shop_active: false } })
    expect((await shopper.ask(getShopTag, { query: { shopId: id } })).name).toBe('Deneme Tekstil')
    expect((await owner.ask(getOwnShop)).state_reason).toBe(reason)
    expect((await decide(office, id, { action: 'lift', reason: 'Faturalar uygun' })).data.state).toBe('open')
    expect((await shopper.call(getShop, { params: { id: slug } })).status).toBe(200)
    expect((await decide(office, id, { action: 'stop', cause: 'fraud', reason })).data.state).toBe('stopped')
    expect((await decide(office, id, { action: 'end', reason: 'Sözleşme sona erdi' })).data.state).toBe('ended')
    expect((await decide(office, id, { action: 'lift', reason })).status).toBe(409)
    const { revision } = await owner.ask(getOwnShop)
    expect((await owner.call(putOwnShop, { body: { ...settings, revision } })).status).toBe(409)
    expect(await mailsTo(owner.email)).toEqual(
      expect.arrayContaining([`${name} durduruldu`, `${name} yeniden açıldı`, `${name}: sözleşmeniz sona erdi`]),
    )
  })

  it('is found by the office by name, tax number, application and state', async () => {
    const owner = await makeOpenShop(shop)
    await freshOffice()
    const { name } = await owner.ask(getOwnShop)
    const found = async (query: object) => (await office.ask(getSellers, { query })).items.map(({ id }) => id)
    expect(await found({ q: name.toLowerCase() })).toContain(owner.shopId)
    expect(await found({ q: name, state: 'stopped' })).not.toContain(owner.shopId)
    const { application } = await office.ask(getSeller, { params: { id: owner.shopId } })
    expect(await found({ q: application?.number ?? '' })).toEqual([owner.shopId])
    expect(await found({ q: 'böyle bir mağaza yok' })).toEqual([])
    expect((await office.call(getSellers, { query: { after: 'bozuk' } })).status).toBe(422)
  })
})

it('shows markup in a seller’s fields as text to shoppers, panels and in mails', async () => {
  const markup = '<img src=x onerror="alert(1)">'
  const owner = await makeOpenShop(shop)
  await freshOffice()
  const { revision, slug } = await owner.ask(getOwnShop)
  const address = { city: markup, district: markup, street: `${markup} No: 7`, phone: settings.address.phone }
  const typed = { ...settings, address, description: markup, return_address: { ...address, name: markup } }
  expect((await owner.ask(putOwnShop, { body: { ...typed, revision } })).description).toBe(markup)
  expect(await (await visitor()).ask(getShop, { params: { id: slug } })).toMatchObject({
    description: markup,
    city: markup,
  })
  await owner.ask(postMessage, { body: { text: markup } })
  await decide(office, owner.shopId, { action: 'ask', reason: markup })
  const mails = await readMails(shop.api.deps.db)
  const mail = mails.findLast(({ recipient }) => recipient === owner.email)
  expect(mail?.text).toContain(markup)
  for (const { html } of mails) expect(html).not.toContain('<img src=x')
})
