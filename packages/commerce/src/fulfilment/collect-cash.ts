import type { Clock } from '@market/domain/kernel'
import { add } from '@market/domain/money'
import type { Log } from '../kernel/log.ts'
import { orderBalance } from '../ordering/order-balance.ts'
import type { PaymentProvider } from '../payment/ports/payment-provider.ts'
import type { CashAtDoor } from './ports/cash-at-door.ts'

const batch = 200

interface CollectPorts {
  readonly cash: CashAtDoor
  readonly provider: Pick<PaymentProvider, 'start'>
  readonly clock: Clock
  readonly log: Log
}

/**
 * Books at the bank the cash of each parcel that was handed over at a door or a branch, less the cancelled units. So a
 * return of one parcel can be refunded before the others are delivered. With the last parcel the payment becomes paid.
 */
export async function collectCash({ cash, provider, clock, log }: CollectPorts): Promise<void> {
  for (const { id, orderId, number, shops, charged, gift, requests, allThere } of await cash.due(batch)) {
    const came = await cash.handedOver(orderId)
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
    await cash.take(orderId, came)
    // If no parcel was accepted, nothing was paid.
    if (allThere) await cash.complete({ id, orderId }, came.length > 0 ? 'paid' : 'failed', clock.now())
  }
}
