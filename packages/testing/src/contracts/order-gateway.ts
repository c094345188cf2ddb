import { orderId } from '@market/domain/kernel'
import type { Order, OrderGateway } from '@market/domain/orders'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface OrderSubject {
  /** A member's gateway. */
  readonly gateway: OrderGateway
  /** The member's orders, newest first; at least two. */
  readonly orders: readonly Order[]
}

/** The behaviour required of every `OrderGateway`. */
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
        const found = await valueOf(gateway.guestTrack({ orderId, email }))
        expect(found.orderId).toBe(orderId)
        expect((await valueOf(gateway.byLink(found.link))).orderId).toBe(orderId)
        expect(await failureOf(gateway.guestTrack({ orderId, email: 'kimse@ornek.test' }))).toMatchObject({
          kind: 'not-found',
        })
      }
    })

    it('finds orders by number, and by the names of their products', async () => {
      const { gateway, orders } = await subject()
      for (const { orderId, shops } of orders) {
        for (const text of [orderId.toLowerCase(), shops[0]?.items[0]?.name.toUpperCase() ?? '']) {
          const found = await valueOf(gateway.list({ text }))
          expect(found.orders.map((order) => order.orderId)).toContain(orderId)
        }
      }
      expect((await valueOf(gateway.list({ text: 'hiçbir siparişte yok' }))).resultCount).toBe(0)
    })

    it('lists each order in the group that it is in', async () => {
      const { gateway, orders } = await subject()
      const groups = ['waiting', 'under_way', 'delivered', 'given_back'] as const
      const found = await Promise.all(groups.map((group) => valueOf(gateway.list({ group, limit: 99 }))))
      const listed = found.flatMap((page) => page.orders.map((order) => order.orderId))
      for (const { orderId } of orders) expect(listed).toContain(orderId)
      for (const { orders: waiting } of found.slice(0, 1))
        expect(waiting.every(({ status }) => status === 'awaiting_payment')).toBe(true)
    })

    it('does not find an order by a link that was not signed', async () => {
      const { gateway, orders } = await subject()
      for (const link of ['', `${orders[0]?.orderId}.zzzzzzzz.imza`, 'a.b.c.d'])
        expect(await failureOf(gateway.byLink(link))).toMatchObject({ kind: 'not-found' })
    })

    it('calls off no order that waits for no money', async () => {
      const { gateway, orders } = await subject()
      const settled = orders.filter(({ waitsUntil }) => waitsUntil === null)
      for (const { orderId } of settled)
        expect(await failureOf(gateway.callOff({ orderId, idempotencyKey: crypto.randomUUID() }))).toMatchObject({
          kind: 'refused',
        })
    })

    it('does not find an unknown order', async () => {
      const { gateway } = await subject()
      const strange = orderId('00000000-0000-4000-8000-0000000000ff')
      expect(await failureOf(gateway.one(strange))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.track(strange))).toMatchObject({ kind: 'not-found' })
    })
  })
}
