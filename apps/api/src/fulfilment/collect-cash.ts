import { add } from '@market/domain/money'
import { orderBalance, type PaymentProvider, readSnapshot } from '@market/commerce'
import { closeRefunded, handedOverShops, unpaidCash } from '@market/database'
import type { Deps } from '../platform/deps.ts'

const batch = 200

/**
 * Books at the bank the cash of each parcel that was handed over at a door or a branch, less the cancelled units. So a
 * return of one parcel can be refunded before the others are delivered. With the last parcel the payment becomes paid.
 */
export async function collectCash({ db, clock, log }: Deps, provider: PaymentProvider): Promise<void> {
  const due = await unpaidCash(db, batch)
  for (const { id, number, orderId, snapshot, charged, gift, requests, allThere } of due) {
    const { shops } = readSnapshot(snapshot)
    const came = await handedOverShops(db, orderId)
    const { parcels } = orderBalance({ shops, method: 'cash_on_delivery', charged, gift }, requests)
    const amount = add(...parcels.filter(({ shopId }) => came.includes(shopId)).map(({ money }) => money))
    if (amount > 0) {
      const instrument = { kind: 'cash', title: number } as const
      const collected = await provider.start({ id, amount, installment: 1, instrument })
      if (!collected.ok) {
        log.warn({ payment: id }, 'cash was not booked and is tried again')
        continue
      }
    }
    const taken = db.updateTable('parcels').set({ cash_taken: true }).where('order_id', '=', orderId)
    if (came.length > 0) await taken.where('shop_id', 'in', came).execute()
    if (!allThere) continue
    await db
      .updateTable('payments')
      // If no parcel was accepted, nothing was paid.
      .set({ status: came.length > 0 ? 'paid' : 'failed', settled_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'on_delivery')
      .execute()
    await closeRefunded(db, { orderId, paymentId: id })
  }
}
