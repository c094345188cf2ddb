import { randomUUID } from 'node:crypto'
import { kurus } from '@market/domain/money'
import { mayHappenToSeller, type SellerAction, sellerActions, type SellerState } from '@market/domain/sellers'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { acceptRequirement, addDocument, changeShop, removeDocument } from './change-shop.ts'
import { decideSeller, type SellerDecision } from './decide-seller.ts'
import { sampleRequirements, sampleTerms } from './memory/sample-requirements.ts'
import { type MemorySellers, memorySellers } from './memory/sellers.ts'

const start = new Date('2026-11-20T09:00:00Z')
const later = (days: number) => new Date(start.getTime() + days * 86_400_000)
const company = { legalName: 'Deneme A.Ş.', taxOffice: 'Nilüfer', taxNumber: '4540536920', mersis: '', kep: '' }
const address = { city: 'Bursa', district: 'Nilüfer', street: 'Ihlamur Caddesi No: 7', phone: '0224 000 00 00' }
const settings = {
  company,
  address,
  returnAddress: null,
  description: '',
  cargoPrice: kurus(0),
  freeCargoOver: null,
  prepareDays: 1,
  leave: null,
}

let sellers: MemorySellers
let id: number
beforeEach(async () => {
  sellers = memorySellers(sampleRequirements, sampleTerms)
  const empty = { ...address, city: '' }
  id = await sellers.begin({ application: 'BSV-1', name: 'Deneme', company, address: empty, now: start })
})
const ports = () => ({ sellers, news: sellers.news })
const seller = async () => {
  const found = await sellers.find(id)
  if (!found) throw new Error('the seller is gone')
  return found
}
const state = async () => (await seller()).state
const decide = async (action: SellerAction, more: Partial<SellerDecision> = {}) =>
  decideSeller(ports())(id, { action, revision: (await seller()).revision, reason: 'gerekçe', now: start, ...more })
const failureOf = async (result: Promise<{ readonly ok: boolean; readonly failure?: unknown }>) =>
  (await result).failure
const send = (key = 'vergi-levhasi', sentAt = start) =>
  addDocument(ports())(id, { id: randomUUID(), key, type: 'application/pdf', bytes: 1, paper: randomUUID(), sentAt })
const fill = async () => changeShop(ports())(id, { settings, revision: (await seller()).revision, now: start })
const confirm = (key = 'beyan', version = '2026-01-01') => acceptRequirement(ports())(id, { key, version, now: start })
const verifyAll = async () => {
  for (const requirement of ['sirket', 'vergi-levhasi', 'sicil-kontrolu']) await decide('verify', { requirement })
}
const openIt = async () => {
  await fill()
  await send()
  await confirm()
  await verifyAll()
  await decide('verify')
  await confirm('sozlesme')
  await decide('open')
}

describe('an application', () => {
  it('is submitted by the last thing that was missing', async () => {
    await send()
    await confirm()
    expect(await state()).toBe('draft')
    await fill()
    expect(await state()).toBe('submitted')
    expect(sellers.told.map(({ kind }) => kind)).toEqual(['submitted'])
  })
  it('goes from the draft to the open shop', async () => {
    await openIt()
    expect(await state()).toBe('open')
    expect(sellers.told.map(({ kind }) => kind)).toEqual(['submitted', 'verified', 'opened'])
  })
  it('returns to the draft when the office asks for one more document', async () => {
    await fill()
    await send()
    await confirm()
    await decide('ask', { requirement: 'ek-belge', reason: 'Marka tescili gerekli' })
    expect(await state()).toBe('draft')
    await send('ek-belge')
    expect(await state()).toBe('submitted')
    await verifyAll()
    expect(await failureOf(decide('verify'))).toBe('open-requirements')
    await decide('verify', { requirement: 'ek-belge' })
    await decide('verify')
    expect(await state()).toBe('verified')
  })
  it('is not opened before the contract is accepted', async () => {
    await fill()
    await send()
    expect(await failureOf(confirm('sozlesme'))).toBe('not-allowed')
    await confirm()
    await verifyAll()
    await decide('verify')
    expect(await failureOf(decide('open'))).toBe('not-allowed')
    expect(await failureOf(confirm('sozlesme', '2025-01-01'))).toBe('other-version')
    await confirm('sozlesme')
    expect(await state()).toBe('contracted')
  })
  it('keeps the company that was verified', async () => {
    await openIt()
    const changed = { ...settings, company: { ...company, legalName: 'Başka A.Ş.' } }
    const { revision } = await seller()
    expect(await failureOf(changeShop(ports())(id, { settings: changed, revision, now: start }))).toBe('company-locked')
  })
  it('is ended by a refusal and then accepts nothing', async () => {
    await decide('refuse')
    expect(await seller()).toMatchObject({ state: 'ended', stateReason: 'gerekçe' })
    expect(await failureOf(send())).toBe('ended')
    expect(await failureOf(fill())).toBe('ended')
    expect(await failureOf(confirm())).toBe('ended')
  })
})

describe('a decision', () => {
  it('is refused for a revision that is not the present one', async () => {
    const { revision } = await seller()
    await decide('ask', { requirement: 'vergi-levhasi' })
    expect(await failureOf(decide('ask', { requirement: 'vergi-levhasi', revision }))).toBe('changed')
  })
  it.each(['ask', 'refuse', 'stop', 'lift', 'end'] as const)('%s needs a reason', async (action) => {
    expect(await failureOf(decide(action, { reason: undefined }))).toBe('reason-missing')
  })
  it('verifies only what was given', async () => {
    expect(await failureOf(decide('verify', { requirement: 'vergi-levhasi' }))).toBe('nothing-to-verify')
    expect(await failureOf(decide('verify', { requirement: 'yok' }))).toBe('unknown-requirement')
    expect(await failureOf(decide('open', { requirement: 'vergi-levhasi' }))).toBe('not-allowed')
  })
  it('leaves a document that is removed unknown, and keeps documents under check', async () => {
    await send()
    const [document] = await sellers.documents(id)
    expect((await removeDocument(ports())(id, document?.id ?? '')).ok).toBe(true)
    expect(await failureOf(removeDocument(ports())(id, document?.id ?? ''))).toBe('unknown-document')
    await fill()
    await send()
    await confirm()
    const [kept] = await sellers.documents(id)
    expect(await failureOf(removeDocument(ports())(id, kept?.id ?? ''))).toBe('not-allowed')
  })
})

describe('a stop', () => {
  beforeEach(openIt)
  it('comes after a hearing', async () => {
    expect(await failureOf(decide('stop'))).toBe('not-heard')
    await decide('ask')
    expect(await state()).toBe('open')
    expect(await failureOf(decide('stop', { now: later(3) }))).toBe('not-heard')
    await decide('stop', { now: later(6) })
    expect(await state()).toBe('stopped')
  })
  it('may follow an answer at once', async () => {
    await decide('ask')
    await sellers.change(id, { answeredAt: start })
    await decide('stop')
    expect(await state()).toBe('stopped')
  })
  it('needs no hearing for a cause of the law, and is lifted', async () => {
    await decide('stop', { cause: 'fraud' })
    expect(await seller()).toMatchObject({ state: 'stopped', stateReason: 'gerekçe' })
    await decide('lift')
    expect(await seller()).toMatchObject({ state: 'open', stateReason: '', askedAt: null })
  })
})

it('no history of decisions leads where the table does not', async () => {
  const step = fc.record({
    action: fc.constantFrom(...sellerActions),
    requirement: fc.constantFrom(undefined, 'vergi-levhasi', 'ek-belge', 'beyan', 'sozlesme', 'yok'),
    cause: fc.constantFrom(undefined, 'fraud' as const),
  })
  const own = fc.constantFrom('fill', 'send', 'confirm', 'accept')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(step, own), { maxLength: 20 }), async (steps) => {
      sellers = memorySellers(sampleRequirements, sampleTerms)
      id = await sellers.begin({ application: 'BSV-1', name: 'Deneme', company, address, now: start })
      for (const one of steps) {
        const before: SellerState = await state()
        if (typeof one === 'string') {
          await { fill, send, confirm, accept: () => confirm('sozlesme') }[one]()
          continue
        }
        const done = await decide(one.action, one)
        const after = await state()
        if (!done.ok) expect(after).toBe(before)
        else if (one.requirement === undefined) expect(mayHappenToSeller(before, one.action)).toBe(true)
        if (after === 'open' && before === 'contracted') expect(one.action).toBe('open')
        if (before === 'ended') expect(after).toBe('ended')
      }
    }),
    { numRuns: 60 },
  )
})
