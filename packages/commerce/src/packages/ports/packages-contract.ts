import { randomUUID } from 'node:crypto'
import { kurus } from '@market/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { receiveReturn } from '../../refunds/receive-return.ts'
import { withdrawReturn } from '../../refunds/withdraw-return.ts'
import type { AddedOrder, SampleOrder } from '../../refunds/ports/refund-subject.ts'
import { answerReturn, arriveReturn, decideDispute } from '../seller-answers.ts'
import { reportUnsupplied } from '../report-unsupplied.ts'
import { shipPackage, workOnPackage } from '../work-on-package.ts'
import type { PackageSubject } from './package-subject.ts'

const now = new Date()
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const sample: SampleOrder = {
  shops: [
    { cargo: 1_990, status: 'preparing', lines: [{ quantity: 3, price: 10_001 }] },
    {
      cargo: 0,
      status: 'delivered',
      lines: [
        { quantity: 2, price: 5_000 },
        { quantity: 1, price: 999 },
      ],
    },
  ],
  method: 'credit_card',
  charged: 18_000,
  code: { amount: 990, taken: 990, singleUse: false },
}

/** The contract of `Packages` and `SellerReturns` with their use-cases, for the fake and each database. */
export function describePackagesContract(name: string, make: () => PackageSubject): void {
  describe(`Packages, ${name}`, () => {
    let subject: PackageSubject
    let order: AddedOrder
    beforeEach(async () => {
      subject = make()
      order = await subject.addOrder(sample)
    })
    const ofShop = async (shopId: number) => ({ shopId, id: await subject.packageId(order.id, shopId) })
    const seen = async (shopId: number) => {
      const found = await subject.packages.lock(await ofShop(shopId))
      return found && { state: found.state, revision: found.revision }
    }
    const work = async (event: 'accept' | 'pack' | 'undo', revision?: number) =>
      workOnPackage(subject.packages, {
        of: await ofShop(1),
        revision: revision ?? (await seen(1))?.revision ?? 0,
        event,
        now,
      })
    const report = async (units: number, revision?: number) =>
      reportUnsupplied(
        { ...subject.ports, packages: subject.packages },
        {
          id: randomUUID(),
          of: await ofShop(1),
          revision: revision ?? (await seen(1))?.revision ?? 0,
          lines: [{ line: 1, units }],
          now,
        },
      )

    test('a package is its own shop’s alone', async () => {
      expect(await seen(1)).toMatchObject({ state: 'new' })
      expect(await seen(2)).toMatchObject({ state: 'delivered' })
      const { id } = await ofShop(1)
      expect(await subject.packages.lock({ shopId: 2, id })).toBeUndefined()
      expect(await subject.packages.lock({ shopId: 1, id: '0000000000000000' })).toBeUndefined()
    })
    test('is accepted and packed, and each step can be taken back', async () => {
      expect(await work('accept')).toMatchObject({ ok: true })
      expect(await work('pack')).toMatchObject({ ok: true })
      expect(await seen(1)).toMatchObject({ state: 'packed' })
      await work('undo')
      expect(await seen(1)).toMatchObject({ state: 'accepted' })
      await work('undo')
      expect(await seen(1)).toMatchObject({ state: 'new' })
      expect(await work('undo')).toMatchObject({ ok: false, failure: { code: 'package/state', state: 'new' } })
    })
    test('is packed again once units of it are cancelled', async () => {
      await work('accept')
      await work('pack')
      const packed = await seen(1)
      expect(await report(1)).toMatchObject({ ok: true })
      const left = await seen(1)
      expect(left?.state).toBe('accepted')
      expect(left?.revision).toBeGreaterThan(packed?.revision ?? 0)
      expect(await work('pack', packed?.revision)).toMatchObject({ ok: false, failure: { code: 'package/stale' } })
      expect(await work('pack')).toMatchObject({ ok: true })
      expect(await seen(1)).toMatchObject({ state: 'packed' })
    })
    test('a stale revision changes nothing', async () => {
      const before = await seen(1)
      await work('accept', before?.revision)
      expect(await work('pack', before?.revision)).toMatchObject({ ok: false, failure: { code: 'package/stale' } })
      expect(await report(1, before?.revision)).toMatchObject({ ok: false, failure: { code: 'package/stale' } })
      expect(await seen(1)).toMatchObject({ state: 'accepted' })
    })
    test('a skipped step is recorded with the shipment', async () => {
      const found = await seen(1)
      const command = { of: await ofShop(1), revision: found?.revision ?? 0, now }
      expect(await shipPackage(subject.packages, command, async () => false)).toMatchObject({ ok: false })
      const again = { ...command, revision: (await seen(1))?.revision ?? 0 }
      expect(await shipPackage(subject.packages, again, async () => true)).toMatchObject({ ok: true })
      expect(await subject.packages.lock(command.of)).toMatchObject({ acceptedAt: now, packedAt: now })
    })
    test('units that cannot be supplied are refunded, and the last one ends the package', async () => {
      const one = await report(1)
      expect(one).toMatchObject({ ok: true, value: { plan: { kind: 'cancel', emptiedShops: [] } } })
      expect(await seen(1)).toMatchObject({ state: 'new' })
      expect(await report(3)).toMatchObject({ ok: false, failure: { code: 'package/units' } })
      const rest = await report(2)
      expect(rest).toMatchObject({ ok: true, value: { plan: { emptiedShops: [1], cargoShops: [1] } } })
      expect(await seen(1)).toMatchObject({ state: 'unsupplied' })
      expect(await report(1)).toMatchObject({ ok: false, failure: { code: 'package/state', state: 'unsupplied' } })
      if (!one.ok || !rest.ok) return
      // Goods of 300.01 of 360.00 and 19.90 shipping, each with its part of the gift code.
      const given = [one, rest].map(({ value: { plan } }) => plan.total + plan.gift)
      const all = await subject.ports.cancellations.findOrder(order)
      expect(given.reduce((sum, part) => sum + part, 0)).toBe(
        (all?.givenBack[0]?.refund ?? 0) +
          (all?.givenBack[0]?.gift ?? 0) +
          rest.value.plan.cargoRefund +
          cargoGift(rest),
      )
    })
    const cargoGift = ({
      value: { plan },
    }: {
      value: { plan: { gift: number; lines: readonly { gift: number }[] } }
    }) => plan.gift - plan.lines.reduce((sum, { gift }) => sum + gift, 0)

    type Request = Parameters<typeof subject.ports.cancellations.write>[0]
    /** Requests a return; the id. */
    const ask = async (request: Pick<Request, 'refund' | 'lines'> & Partial<Request>) => {
      const id = randomUUID()
      await subject.ports.cancellations.write({
        id,
        orderId: order.id,
        kind: 'return',
        status: 'waiting',
        cargoRefund: kurus(0),
        cargoShops: [],
        gift: kurus(0),
        giftReturned: kurus(0),
        returnCode: `IADE${id.slice(0, 8)}`,
        pickupDay: null,
        photos: [],
        now,
        ...request,
      })
      return id
    }
    const returned = (reasonId = 13) =>
      ask({
        refund: kurus(5_001),
        lines: [
          { line: 2, combination: '', quantity: 2, reasonId, note: 'x', refund: kurus(4_501), gift: kurus(0) },
          { line: 3, combination: '', quantity: 1, reasonId: 13, note: 'x', refund: kurus(500), gift: kurus(0) },
        ],
      })
    const ports = () => ({ ...subject.ports, sellerReturns: subject.sellerReturns })
    const arrive = (id: string) => arriveReturn(ports(), { id, newId: randomUUID, now })
    const answer = async (id: string, more: object = {}) =>
      answerReturn(ports(), {
        id,
        shopId: 2,
        revision: (await subject.sellerReturns.lock({ id }))?.revision ?? 0,
        newId: randomUUID(),
        now,
        ...more,
      })
    const dispute = async (id: string) => ({
      reason: 'used' as const,
      note: 'Etiketi yok',
      photos: [await subject.addDisputePhoto(id, 2)],
    })
    const stateOf = async (id: string) => (await subject.sellerReturns.lock({ id }))?.state

    test('a return to a shop without a team is refunded on arrival', async () => {
      const id = await returned()
      expect(await arrive(id)).toEqual([id])
      expect(await stateOf(id)).toBe('accepted')
      expect(await subject.request(id)).toMatchObject({ status: 'approved' })
    })
    test('a return to a shop with a team waits for its answer, and silence accepts it', async () => {
      await subject.endAutopilot(2)
      const id = await returned()
      expect(await answer(id)).toMatchObject({ failure: { code: 'seller-return/state', state: 'awaited' } })
      expect(await arrive(id)).toEqual([])
      expect(await arrive(id)).toEqual([])
      expect(await stateOf(id)).toBe('arrived')
      expect(await subject.request(id)).toMatchObject({ status: 'waiting' })
      expect(await subject.sellerReturns.silent(later(47))).not.toContain(id)
      expect(await subject.sellerReturns.silent(later(48))).toContain(id)
      expect(await receiveReturn(subject.ports, id, later(48))).toBe(true)
      expect(await stateOf(id)).toBe('accepted')
    })
    test('the shopper cannot withdraw a return that has arrived, even if its hand-in was not recorded', async () => {
      await subject.endAutopilot(2)
      const id = await returned()
      await arrive(id)
      const withdrawn = await withdrawReturn(subject.ports, { owner: order.owner, id })
      expect(withdrawn).toMatchObject({ failure: { code: 'refund/handed-in' } })
      expect(await stateOf(id)).toBe('arrived')
    })
    test('another shop answers nothing', async () => {
      await subject.endAutopilot(2)
      const id = await returned()
      await arrive(id)
      expect(await answer(id, { shopId: 1 })).toMatchObject({ failure: { code: 'seller-return/not-found' } })
    })
    test('units are accepted and the rest is disputed as a return of its own', async () => {
      await subject.endAutopilot(2)
      const id = await returned()
      await arrive(id)
      expect(await answer(id, { accept: [{ line: 2, units: 1 }] })).toMatchObject({
        failure: { code: 'seller-return/dispute-needed' },
      })
      expect(await answer(id, { accept: [{ line: 2, units: 3 }] })).toMatchObject({
        failure: { code: 'seller-return/units' },
      })
      const done = await answer(id, { accept: [{ line: 2, units: 1 }], dispute: await dispute(id) })
      expect(done).toMatchObject({ ok: true, value: { accepted: id } })
      const part = done.ok ? (done.value.disputed ?? '') : ''
      expect([await stateOf(id), await stateOf(part)]).toEqual(['accepted', 'disputed'])
      expect((await subject.sellerReturns.lock({ id: part }))?.lines).toEqual([
        { line: 2, units: 1, reasonId: 13 },
        { line: 3, units: 1, reasonId: 13 },
      ])
      const decided = await decideDispute(ports(), {
        id: part,
        revision: (await subject.sellerReturns.lock({ id: part }))?.revision ?? 0,
        for: 'shopper',
        reason: 'Fotoğraf yeterli değil.',
        now,
      })
      expect(decided).toMatchObject({ ok: true })
      const { givenBack = [] } = (await subject.ports.cancellations.findOrder(order)) ?? {}
      // 2 × 50.00 and 9.99 of 419.92 with shipping, for which 189.90 were paid.
      const whole = await paidOf()
      expect(givenBack.reduce((sum, { refund, gift }) => sum + refund + gift, 0)).toBe(whole)
    })
    test('a return of two shops becomes two, each with its own amounts and its own cargo', async () => {
      order = await subject.addOrder({
        shops: [
          { cargo: 1_990, status: 'delivered', lines: [{ quantity: 1, price: 10_000 }] },
          { cargo: 2_990, status: 'delivered', lines: [{ quantity: 2, price: 5_000 }] },
        ],
        method: 'credit_card',
        charged: 19_980,
      })
      await subject.endAutopilot(1)
      await subject.endAutopilot(2)
      const other = randomUUID()
      const line = { combination: '', reasonId: 13, note: 'x', refund: kurus(10_000), gift: kurus(0) }
      const id = await ask({
        cargoRefund: kurus(4_980),
        cargoShops: [1, 2],
        refund: kurus(19_980),
        lines: [
          { ...line, line: 1, quantity: 1 },
          { ...line, line: 2, quantity: 2, refund: kurus(5_000) },
        ],
      })
      await arriveReturn(ports(), { id, newId: () => other, now })
      const waiting = [await subject.request(id), await subject.request(other)]
      expect(waiting).toMatchObject([
        { status: 'waiting', refund: 11_990, cargoRefund: 1_990 },
        { status: 'waiting', refund: 7_990, cargoRefund: 2_990 },
      ])
      expect(await answer(id, { shopId: 1 })).toMatchObject({ ok: true })
      expect(await answer(other)).toMatchObject({ ok: true })
      const due = [await subject.request(id), await subject.request(other)]
      expect(due.map((one) => one?.refund)).toEqual([11_990, 7_990])
    })
    test('the last part of a return of two shops shows the single-use code that it brings', async () => {
      const shop = { cargo: 0, status: 'delivered', lines: [{ quantity: 1, price: 1_000 }] } as const
      const code = { amount: 1_000, taken: 2_000, singleUse: true }
      order = await subject.addOrder({ shops: [shop, shop], method: 'credit_card', charged: 1_000, code })
      await subject.endAutopilot(1)
      await subject.endAutopilot(2)
      const last = randomUUID()
      const line = { combination: '', quantity: 1, reasonId: 13, note: 'x', refund: kurus(500), gift: kurus(500) }
      const id = await ask({
        refund: kurus(1_000),
        gift: kurus(1_000),
        giftReturned: kurus(2_000),
        lines: [1, 2].map((one) => ({ ...line, line: one })),
      })
      await arriveReturn(ports(), { id, newId: () => last, now })
      const codes = async () => [await subject.request(id), await subject.request(last)].map((one) => one?.giftReturned)
      expect(await codes()).toEqual([0, 0])
      expect(await answer(id, { shopId: 1 })).toMatchObject({ ok: true })
      expect(await codes()).toEqual([0, 2_000])
      expect(await answer(last)).toMatchObject({ ok: true })
      expect(await codes()).toEqual([0, 2_000])
    })
    /** The sum paid for the second shop's lines, in money and by gift code. */
    const paidOf = async () => {
      const other = await subject.addOrder(sample)
      const own = order
      order = other
      const id = await returned()
      await receiveReturn(subject.ports, id, now)
      const found = await subject.ports.cancellations.findOrder(other)
      order = own
      return (found?.givenBack ?? []).reduce((sum, { refund, gift }) => sum + refund + gift, 0)
    }
    test('a refused return gives no money back', async () => {
      await subject.endAutopilot(2)
      const id = await returned()
      await arrive(id)
      await answer(id, { dispute: await dispute(id) })
      const revision = (await subject.sellerReturns.lock({ id }))?.revision ?? 0
      const decision = { id, for: 'seller', reason: 'Ürün kullanılmış.', now } as const
      expect(await decideDispute(ports(), { ...decision, revision: revision - 1 })).toMatchObject({
        failure: { code: 'seller-return/stale' },
      })
      expect(await decideDispute(ports(), { ...decision, revision })).toMatchObject({ ok: true })
      expect(await decideDispute(ports(), { ...decision, revision })).toMatchObject({
        failure: { code: 'seller-return/state', state: 'refused' },
      })
      expect(await subject.request(id)).toMatchObject({ status: 'refused' })
      const found = await subject.ports.cancellations.findOrder(order)
      expect(found).toMatchObject({ givenBack: [], awaited: [] })
      expect(found?.denied.toSorted((one, other) => one.line - other.line)).toMatchObject([
        { line: 2, quantity: 2 },
        { line: 3, quantity: 1 },
      ])
    })
    test('a change of mind is not disputed', async () => {
      await subject.endAutopilot(2)
      const id = await returned(11)
      await arrive(id)
      expect(await answer(id, { dispute: await dispute(id) })).toMatchObject({
        failure: { code: 'seller-return/reason' },
      })
      // The other line can be.
      expect(await answer(id, { accept: [{ line: 2, units: 2 }], dispute: await dispute(id) })).toMatchObject({
        ok: true,
      })
    })
    test('a dispute needs photos of its own return', async () => {
      await subject.endAutopilot(2)
      const [id, other] = [await returned(), randomUUID()]
      await arrive(id)
      const strange = { ...(await dispute(id)), photos: [other] }
      expect(await answer(id, { dispute: strange })).toMatchObject({ failure: { code: 'seller-return/photos' } })
    })
  })
}
