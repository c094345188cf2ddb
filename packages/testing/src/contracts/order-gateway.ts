import { type Order, type OrderGateway, orderId } from '@market/domain'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface OrderSubject {
  /** Of a member. */
  readonly gateway: OrderGateway
  /** The member's orders, newest first; at least two. */
  readonly orders: readonly Order[]
}

/** What every `OrderGateway` does. */
export const orderGatewayContract = (name: string, subject: () => Promise<OrderSubject>): void => {
  describe(`OrderGateway: ${name}`, () => {
    it('gives the order placed last', async () => {
      const { gateway, orders } = await subject()
      expect((await valueOf(gateway.last()))?.orderId).toBe(orders[0]?.orderId)
    })

    it('lists orders by page, newest first', async () => {
      const { gateway, orders } = await subject()
      const ids = orders.map((order) => order.orderId)
      const page = await valueOf(gateway.list())
      expect(page.resultCount).toBe(orders.length)
      expect(page.orders.map((order) => order.orderId)).toEqual(ids)
      const second = await valueOf(gateway.list({ limit: 1, offset: 1 }))
      expect(second.orders.map((order) => order.orderId)).toEqual(ids.slice(1, 2))
    })

    it('opens and tracks an order, whose shops add up', async () => {
      const { gateway, orders } = await subject()
      for (const { orderId } of orders) {
        const order = await valueOf(gateway.one(orderId))
        expect(order.orderId).toBe(orderId)
        expect((await valueOf(gateway.track(orderId))).orderId).toBe(orderId)
        const goods = order.shops.reduce((sum, shop) => sum + shop.subTotal, 0)
        expect(order.totalPurePrice + order.totalTaxPrice).toBe(goods)
      }
    })

    it('tracks for a guest with the address of the order and no other', async () => {
      const { gateway, orders } = await subject()
      for (const { orderId, email } of orders) {
        expect((await valueOf(gateway.guestTrack({ orderId, email }))).orderId).toBe(orderId)
        expect(await failureOf(gateway.guestTrack({ orderId, email: 'kimse@ornek.test' }))).toMatchObject({
          kind: 'not-found',
        })
      }
    })

    it('does not find an order of someone else or of nobody', async () => {
      const { gateway } = await subject()
      const strange = orderId('00000000-0000-4000-8000-0000000000ff')
      expect(await failureOf(gateway.one(strange))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.track(strange))).toMatchObject({ kind: 'not-found' })
    })
  })
}
