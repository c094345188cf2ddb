import { hideNumbers } from '../sealed-columns.ts'
import { type OrderSnapshot, storeSnapshot } from '@market/provider'

/** A snapshot as it is stored: the buyer's national ID and tax number are sealed. */
export const hideSnapshot = (snapshot: OrderSnapshot): string =>
  storeSnapshot({
    ...snapshot,
    delivery: hideNumbers(snapshot.delivery),
    invoice: hideNumbers(snapshot.invoice),
  })
