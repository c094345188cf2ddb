import {
  deleteSavedCard,
  postAccountExport,
  getPaymentStatus,
  getSavedCards,
  postCreditCard,
  postDeleteAccount,
  putSavedCard,
} from '@market/contract'
import { forgetCards, keepCards } from '@market/commerce'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bankBooks } from '../bank/start-sandbox-bank.ts'
import { confirmAtBank } from '../testing/bank-customer.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { insertSavedCard } from '../testing/insert-saved-card.ts'
import { payTyped, saveCard } from '../testing/save-card.ts'
import { makeShopper, type Shopper } from '../testing/shopper.ts'
import { cardThat } from '../testing/test-card.ts'
import { cardPorts } from '../wiring/payments.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1, stocks: { '': 100 } })
})
afterAll(() => api.stop())

const aMember = async () => {
  const member = await insertMember(api)
  return { ...member, ...(await makeShopper(api, member.credentials)) }
}
const cardsOf = async (shopper: Shopper) => (await shopper.ask(getSavedCards)).items
const savedCard = (shopper: Shopper) => saveCard(api, shopper)
/** The payment page's request for a saved card. */
async function wishWith(shopper: Shopper, saved_card: string, more: object = {}) {
  await shopper.add(1)
  const { card_token: _token, card: _digits, ...wish } = await shopper.wish()
  return { ...wish, saved_card, ...more }
}
const keptAtBank = async (last4 = '%') =>
  bankBooks(api.deps.db)
    .selectFrom('bank.kept_cards')
    .select('key')
    .where('forgotten_at', 'is', null)
    .where('last4', 'like', last4)
    .execute()

describe('keeping a card', () => {
  it('happens once it has paid, and only with consent', async () => {
    const shopper = await aMember()
    expect(await payTyped(api, shopper, {})).toMatchObject({ status: 'paid' })
    expect(await cardsOf(shopper)).toEqual([])
    await payTyped(api, shopper)
    const { number } = cardThat('pays')
    expect(await cardsOf(shopper)).toEqual([
      {
        id: expect.any(String),
        name: '',
        first_digits: number.slice(0, 6),
        last4: number.slice(-4),
        expiry: '12/2035',
        saved_at: expect.any(String),
      },
    ])
  })
  it('does not happen where the bank refuses the payment', async () => {
    const shopper = await aMember()
    await shopper.add(1)
    const wish = await shopper.wish('refused')
    const started = await shopper.ask(postCreditCard, { body: { ...wish, save_card: true } })
    await confirmAtBank(api, started.redirect_url)
    await keepCards(cardPorts(api.deps, api.provider))
    expect(await cardsOf(shopper)).toEqual([])
  })
  it('keeps a card once, however often it pays with consent, and lets the bank forget the older key', async () => {
    const shopper = await aMember()
    const first = await savedCard(shopper)
    await shopper.ask(putSavedCard, { params: { id: first.id }, body: { name: 'Maaş kartım' } })
    const before = await keptAtBank()
    await payTyped(api, shopper)
    expect(await cardsOf(shopper)).toMatchObject([{ id: first.id, name: 'Maaş kartım' }])
    await forgetCards(cardPorts(api.deps, api.provider))
    expect(await keptAtBank()).toHaveLength(before.length)
  })
  it('waits for a bank that is silent', async () => {
    const shopper = await aMember()
    const silent = { ok: false, failure: { kind: 'unavailable' } } as const
    const bank = vi.spyOn(api.provider, 'keepCard').mockResolvedValue(silent)
    await payTyped(api, shopper)
    await keepCards(cardPorts(api.deps, api.provider))
    expect(await cardsOf(shopper)).toEqual([])
    bank.mockRestore()
    await keepCards(cardPorts(api.deps, api.provider))
    expect(await cardsOf(shopper)).toHaveLength(1)
  })
  it('is not for guests', async () => {
    const guest = await makeShopper(api)
    await guest.add(1)
    expect(await guest.pay({ ...(await guest.wish()), save_card: true })).toMatchObject({ status: 403 })
    expect(await guest.call(getSavedCards)).toMatchObject({ status: 403 })
  })
  it('keeps neither number nor key in plain sight', async () => {
    const shopper = await aMember()
    await savedCard(shopper)
    const [kept] = await keptAtBank()
    const rows = await sql`select to_jsonb(c) as card from saved_cards c`.execute(api.deps.db)
    expect(JSON.stringify(rows)).not.toContain(cardThat('pays').number)
    expect(JSON.stringify(rows)).not.toContain(kept?.key)
  })
})

describe('paying with a saved card', () => {
  it('goes to the bank’s page as any card does, and again when asked twice', async () => {
    const shopper = await aMember()
    const { id } = await savedCard(shopper)
    const wish = await wishWith(shopper, id)
    const key = crypto.randomUUID()
    const [one, twin] = [await shopper.pay(wish, key), await shopper.pay(wish, key)]
    expect(one.data).toEqual(twin.data)
    const { redirect_url, payment_id } = await shopper.ask(postCreditCard, { body: wish }, { 'idempotency-key': key })
    expect(redirect_url).toContain('/3ds/')
    await confirmAtBank(api, redirect_url)
    expect(await shopper.ask(getPaymentStatus, { query: { payment: payment_id } })).toMatchObject({ status: 'paid' })
  })
  it('offers the instalments of its family', async () => {
    const shopper = await aMember()
    const { id } = await savedCard(shopper)
    expect(await shopper.pay(await wishWith(shopper, id, { installment: 3 }))).toMatchObject({ status: 200 })
  })
  it('finds no card of another member’s', async () => {
    const [owner, other] = [await aMember(), await aMember()]
    const { id } = await savedCard(owner)
    expect(await other.pay(await wishWith(other, id))).toMatchObject({ status: 404 })
    expect(await other.pay(await wishWith(other, 'kart'))).toMatchObject({ status: 404 })
    const guest = await makeShopper(api)
    expect(await guest.pay(await wishWith(guest, id))).toMatchObject({ status: 404 })
  })
  it('refuses one that has run out', async () => {
    const shopper = await aMember()
    const id = await insertSavedCard(api, { userId: shopper.id, expiry: '01/2020' })
    const refused = await shopper.pay(await wishWith(shopper, id))
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining('süresi dolmuş') })
  })
  it('says so where the bank does not know it', async () => {
    const shopper = await aMember()
    const id = await insertSavedCard(api, { userId: shopper.id })
    expect(await shopper.pay(await wishWith(shopper, id))).toMatchObject({ status: 422 })
  })
})

describe('naming and removing', () => {
  it('finds no card of another member’s', async () => {
    const [owner, other] = [await aMember(), await aMember()]
    const params = { id: (await savedCard(owner)).id }
    expect(await other.call(putSavedCard, { params, body: { name: 'Benim' } })).toMatchObject({ status: 404 })
    expect(await other.call(deleteSavedCard, { params })).toMatchObject({ status: 404 })
    expect(await cardsOf(owner)).toMatchObject([{ name: '' }])
  })
  it('refuses a name that might be a number', async () => {
    const shopper = await aMember()
    const params = { id: (await savedCard(shopper)).id }
    const named = await shopper.call(putSavedCard, { params, body: { name: cardThat('pays').number } })
    expect(named).toMatchObject({ status: 422, message: expect.stringContaining('en fazla 30') })
  })
  it('has the bank forget the card', async () => {
    const shopper = await aMember()
    const before = await keptAtBank()
    const { id } = await savedCard(shopper)
    expect(await keptAtBank()).toHaveLength(before.length + 1)
    expect(await shopper.ask(deleteSavedCard, { params: { id } })).toEqual({ items: [] })
    expect(await keptAtBank()).toHaveLength(before.length)
    expect(await shopper.call(deleteSavedCard, { params: { id } })).toMatchObject({ status: 404 })
  })
})

describe('the account', () => {
  it('exports its cards, and takes them along when it goes', async () => {
    const shopper = await aMember()
    const before = await keptAtBank()
    await savedCard(shopper)
    const { parts } = await shopper.ask(postAccountExport, { body: { password: shopper.password } })
    expect(parts['saved_cards']).toMatchObject([{ last4: cardThat('pays').number.slice(-4), expiry: '12/2035' }])
    expect(JSON.stringify(parts['saved_cards'])).not.toContain('key')
    await shopper.ask(postDeleteAccount, { body: { password: shopper.password } })
    await forgetCards(cardPorts(api.deps, api.provider))
    expect(await keptAtBank()).toHaveLength(before.length)
  })
  it('that goes while its card is on the way leaves none behind', async () => {
    const shopper = await aMember()
    await shopper.add(1)
    const { payment_id, redirect_url } = await shopper.ask(postCreditCard, {
      body: { ...(await shopper.wish()), save_card: true },
    })
    const ports = cardPorts(api.deps, api.provider)
    const before = await keptAtBank()
    const consent = { paymentId: payment_id, userId: shopper.id }
    await api.deps.db.deleteFrom('card_consents').where('payment_id', '=', payment_id).execute()
    await confirmAtBank(api, redirect_url)
    const kept = await api.provider.keepCard(payment_id)
    if (!kept.ok) throw new Error('the bank keeps the card')
    await ports.cards.keep(consent, kept.value, api.deps.clock.now())
    expect(await cardsOf(shopper)).toEqual([])
    await forgetCards(ports)
    expect(await keptAtBank()).toHaveLength(before.length)
  })
})
