import { orderId } from '@market/domain/kernel'
import { kurus, type Money } from '@market/domain/money'
import type { CancelableItem, CancelableOrder, CancelGateway } from '@market/domain/orders'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface CancelSubject {
  readonly gateway: CancelGateway
  /** Paid and not handed over yet, with a line of at least three units. */
  readonly order: CancelableOrder
}

/** The behaviour required of every `CancelGateway`. */
export const cancelGatewayContract = (name: string, subject: () => Promise<CancelSubject>): void => {
  const begun = async () => {
    const { gateway, order } = await subject()
    const items = await valueOf(gateway.cancelable(order))
    const item = items.find(({ quantity }) => quantity >= 3)
    const reasons = await valueOf(gateway.reasons(order))
    const reason = reasons.find(({ kind, needsNote }) => kind === item?.kind && !needsNote)
    if (!item || !reason) throw new Error('there is nothing to cancel')
    const request = (quantity: number) => ({ ...order, lines: [lineOf(item, quantity, reason.id)] })
    return { gateway, order, item, request }
  }
  const lineOf = ({ productId, attrId }: CancelableItem, quantity: number, reason: number) => ({
    productId,
    attrId,
    quantity,
    reason,
    note: '',
  })

  describe(`CancelGateway: ${name}`, () => {
    it('previews the refund of a part, and changes nothing', async () => {
      const { gateway, order, item, request } = await begun()
      const summary = await valueOf(gateway.summary(request(1)))
      const refunds = summary.lines.reduce((sum, { refund }) => sum + refund, 0)
      expect(summary.total).toBe(refunds + summary.cargoRefund)
      expect(summary.lines[0]?.refund).toBeLessThan(item.refund)
      expect(await valueOf(gateway.cancelable(order))).toContainEqual(item)
    })

    it('M4 gives all back in steps to the kuruş', async () => {
      const { gateway, order, item, request } = await begun()
      let refunded = 0
      for (const quantity of [1, 1, item.quantity - 2]) {
        const done = await valueOf(gateway.cancel({ ...request(quantity), idempotencyKey: crypto.randomUUID() }))
        refunded += done.lines.reduce((sum, { refund }) => sum + refund, 0)
      }
      expect(refunded).toBe(item.refund)
      const left = await valueOf(gateway.cancelable(order))
      expect(left.some((one) => one.productId === item.productId && one.attrId === item.attrId)).toBe(false)
    })

    it('refuses a refund other than the one that was shown', async () => {
      const { gateway, order, item, request } = await begun()
      const { total, giftCode } = await valueOf(gateway.summary(request(1)))
      const cancel = (expected: { readonly total: Money; readonly giftCode: Money }) =>
        gateway.cancel({ ...request(1), expected, idempotencyKey: crypto.randomUUID() })
      for (const other of [
        { total: kurus(total - 1), giftCode },
        { total, giftCode: kurus(giftCode + 1) },
      ])
        expect(await failureOf(cancel(other))).toMatchObject({ kind: 'refused', status: 409 })
      expect(await valueOf(gateway.cancelable(order))).toContainEqual(item)
      expect((await valueOf(cancel({ total, giftCode }))).total).toBe(total)
    })

    it('cancels once for repeated requests with one key', async () => {
      const { gateway, order, item, request } = await begun()
      const asked = { ...request(1), idempotencyKey: crypto.randomUUID() }
      const first = await valueOf(gateway.cancel(asked))
      const again = await valueOf(gateway.cancel(asked))
      expect(again.cancelId).toBe(first.cancelId)
      const left = (await valueOf(gateway.cancelable(order))).find((one) => one.productId === item.productId)
      expect(left?.quantity).toBe(item.quantity - 1)
      expect((await valueOf(gateway.details(first.cancelId))).total).toBe(first.total)
    })

    it('withdraws only a return', async () => {
      const { gateway, request } = await begun()
      const made = await valueOf(gateway.cancel({ ...request(1), idempotencyKey: crypto.randomUUID() }))
      const withdraw = (cancelId: string) => gateway.withdraw({ cancelId, idempotencyKey: crypto.randomUUID() })
      expect(await failureOf(withdraw(made.cancelId))).toMatchObject({ kind: 'refused' })
      expect(await failureOf(withdraw('yok'))).toMatchObject({ kind: 'not-found' })
    })

    it('lists the steps of cancellations, newest first', async () => {
      const { gateway, order, request } = await begun()
      const first = await valueOf(gateway.cancel({ ...request(1), idempotencyKey: crypto.randomUUID() }))
      const second = await valueOf(gateway.cancel({ ...request(1), idempotencyKey: crypto.randomUUID() }))
      const { steps } = await valueOf(gateway.refunds(order.orderId))
      expect(steps.slice(0, 2).map(({ cancelId }) => cancelId)).toEqual([second.cancelId, first.cancelId])
      expect(steps[0]).toMatchObject({ kind: 'cancel', total: second.total, lines: second.lines })
    })

    it('refuses more units than there are', async () => {
      const { gateway, item, request } = await begun()
      for (const quantity of [0, item.quantity + 1]) {
        expect(await failureOf(gateway.summary(request(quantity)))).toMatchObject({ kind: 'refused' })
        const asked = { ...request(quantity), idempotencyKey: crypto.randomUUID() }
        expect(await failureOf(gateway.cancel(asked))).toMatchObject({ kind: 'refused' })
      }
    })

    it('refuses photos for an unknown order, and unknown photos with a request', async () => {
      const { gateway, request } = await begun()
      const file = Uint8Array.of(0xff, 0xd8, 0xff, 1)
      expect(await failureOf(gateway.addPhoto(orderId('SIP-yok'), file))).toMatchObject({ kind: 'not-found' })
      const asked = { ...request(1), photos: ['uydurma'], idempotencyKey: crypto.randomUUID() }
      expect(await failureOf(gateway.cancel(asked))).toMatchObject({ kind: 'refused', status: 422 })
      const of = { order: request(1).orderId, cancelId: 'yok' }
      expect(await failureOf(gateway.photos(of))).toMatchObject({ kind: 'not-found' })
    })

    it('does not find an unknown order, or an order under another address', async () => {
      const { gateway, order, request } = await begun()
      const strange = orderId('00000000-0000-4000-8000-0000000000ff')
      expect(await failureOf(gateway.cancelable({ orderId: strange }))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.cancelable({ ...order, email: 'kimse@ornek.test' }))).toMatchObject({
        kind: 'not-found',
      })
      expect(await failureOf(gateway.summary({ ...request(1), orderId: strange }))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.details('yok'))).toMatchObject({ kind: 'not-found' })
    })
  })
}
