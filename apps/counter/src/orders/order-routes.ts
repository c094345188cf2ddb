import { ApiError, handOverCode, orderWire } from '@market/api/counter'
import { getDeskOrder, getOrders } from '@market/contract/counter'
import { findOrderMails, findOrderNumbers, findOrderPackages, findOrders } from '@market/database'
import { recordedSearch } from '@market/domain/team'
import { fullName } from '@market/domain/text'
import { kurus, toLira } from '@market/domain/money'
import type { CounterDeps } from '../doors/counter-deps.ts'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'
import { packageRowOf } from '../packages/package-wire.ts'
import { packageTexts as texts } from '../packages/texts.ts'

/** The office's search of orders, and an order as its shopper sees it. Each look is in the audit. */
export const orderRoutes = ({ config }: CounterDeps): readonly AnyDeskRoute[] => [
  deskRoute(getOrders, async ({ query, db, now, audit }) => {
    const { rows, next } = await findOrderNumbers(db, query)
    const numbers = rows.map(({ number }) => number)
    const found = numbers.length === 0 ? [] : await findOrders(db, { numbers, limit: numbers.length })
    const byNumber = new Map(found.map((order) => [order.number, order]))
    if (query.q)
      await audit({ action: 'order.search', subject: recordedSearch(query.q), after: { found: numbers.length } })
    return {
      items: numbers.flatMap((number) => {
        const order = byNumber.get(number)
        if (!order) return []
        return [
          {
            order_id: number,
            created_at: order.created_at.toISOString(),
            status_text: orderWire(order, now).status_text,
            email: order.email,
            deliver_to: fullName(order.snapshot.delivery),
            total: toLira(kurus(order.total)),
            shops: order.snapshot.shops.map(({ shopName }) => shopName),
          },
        ]
      }),
      next,
    }
  }),
  deskRoute(getDeskOrder, async ({ params: { number }, db, who, now, audit }) => {
    const [order] = await findOrders(db, { number })
    if (!order) throw new ApiError(404, texts.orderNotFound)
    await audit({ action: 'order.read', subject: number })
    const packages = await findOrderPackages(db, number)
    const mails = await findOrderMails(db, { number, email: order.email, since: order.created_at })
    return {
      order: orderWire(order, now, (of, shopId) => handOverCode(config, of, shopId)),
      packages: packages.map((found) => ({
        ...packageRowOf(found, { role: who.role, now }),
        shop_name: found.shop.shopName,
        accepted_at: found.accepted_at?.toISOString() ?? null,
        packed_at: found.packed_at?.toISOString() ?? null,
      })),
      mails: mails.map(({ subject, text, created_at, sent_at }) => ({
        subject,
        text,
        written_at: created_at.toISOString(),
        sent_at: sent_at?.toISOString() ?? null,
      })),
    }
  }),
]
